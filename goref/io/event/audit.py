"""The audit of an event: the log of its changes, each entry chained to the one before.

The chain is that of :mod:`goref.io.case.chain`. Files of the first format had no chain. A later
change to such a file is chained to all earlier entries as if they had links. So tampering with
the earlier entries is detected too.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.event.forced_decision import FORCED
from goref.io.case.chain import BEGIN, link

RawEntry = Mapping[str, Any]
"""An entry as it is stored: its columns by name, ``before`` and ``after`` as JSON text."""
LINKED = ("id", "time", "who", "what", "subject", "before", "after", "reason", "about")
"""The columns of an entry that its link covers."""
ACT = ("act_id", "act")
"""The columns that its link covers too if it is the first entry of an act."""
LATELY: dict[str, dict[str, Any]] = {
    "event": {"regulation": "", "placement": "", "closed": "", "size": 0, "times": ""},
    "player": {"mms_correction": 0, "absent": ""},
    "table": {
        "incidents": "",
        "protests": "",
        "signed": "",
        "size": 0,
        "second": "",
        "called": "",
        "comes": "",
    },
}
"""Columns that entries of an earlier goref lack, each with the value to assume for it.

Every version that writes one of these columns chains its entries.
"""
GAP, CUT = "event-gap", "cut"
"""The name of an entry about entries removed from the end, and its key for their number."""
KEPT = "event-kept"
"""The name of an entry about a thing that is kept as it is, although a copy differs."""
CONTINUED, PART = "event-continued", "part"
"""The name of an entry by which the event is continued on another computer, and its key for the
number of the part that it begins."""
UNFIT = "unfit"
"""The key, in the entry about a restored copy, for the codes of notes on faults in the copy."""
BESIDE = frozenset((FORCED, "copy", UNFIT, CUT, PART))
"""Keys in the values of an entry that are not columns of a row."""


@frozen
class AuditEntry:
    """One change of an event.

    Attributes:
        number: its number from 1, in order.
        time: ISO 8601 with the offset.
        what: the kind of change, such as ``table-changed``; ``subject`` is the changed thing.
        before, after: the old and the new values that differ, by column.
        about: the id of the changed row; None if an earlier goref did not store it.
        chain: the link; empty if an earlier goref made none.
        act_id, act: the id of the act, and the act as JSON, in the first entry of an act. Empty
            in its further entries, and in entries of an earlier goref. The entry that creates
            an event has an id and no act.
    """

    number: int
    time: str
    who: str
    what: str
    subject: str
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str
    about: int | None = None
    chain: str = ""
    act_id: str = ""
    act: str = ""


@frozen
class AuditChain:
    """The links of an audit, checked.

    Attributes:
        links: the computed link of every entry, up to the first that does not fit.
        unchained: the number of entries at the start that have no link of their own.
        broken_at: the number of the first entry that does not follow from the one before; None
            if all do.
        blanked_at: the number of the first entry whose link was removed; 0 if there is none.
        cut: the number of entries that were removed from the end, as far as is known.
        times: the time at which each entry was written.
    """

    links: tuple[str, ...]
    unchained: int
    broken_at: int | None
    blanked_at: int = 0
    cut: int = 0
    times: tuple[str, ...] = ()

    @property
    def last(self) -> str:
        """The last link; anybody who has a copy of it can check the whole audit."""
        return self.links[-1] if self.links else BEGIN

    def found(self, begins: str) -> int:
        """Returns the number of the entry whose link begins with a text; 0 if there is none."""
        fitting = (n for n, one in enumerate(self.links, 1) if one.startswith(begins))
        return next(fitting, 0)


def read_entry(row: RawEntry | sqlite3.Row) -> AuditEntry:
    """Reads an entry from its row. Raises ValueError for a damaged one."""
    told: list[dict[str, Any]] = []
    for column in ("before", "after"):
        try:
            value = json.loads(row[column])
        except RecursionError:
            raise ValueError(fault("is-too-deep")) from None
        if not isinstance(value, dict):
            raise ValueError(fault("column-no-text", column=column))
        told.append(value)
    texts = [row[column] for column in ("time", "who", "what", "subject", "reason")]
    if not all(isinstance(text, str) for text in texts):
        raise ValueError(fault("column-no-text", column="audit"))
    time, who, what, subject, reason = texts
    before, after = told
    return AuditEntry(
        row["id"], time, who, what, subject, before, after, reason, *_linking(row), *_act(row)
    )


def link_of(row: RawEntry | sqlite3.Row) -> tuple[int, str]:
    """Returns the number of an entry and its link; "" if an earlier goref made no link."""
    return int(row["id"]), _linking(row)[1]


def chain_of(rows: Iterable[sqlite3.Row]) -> AuditChain:
    """Returns the checked links of all rows of an audit, in order."""
    rows = tuple(rows)
    links: list[str] = []
    previous, unchained, blanked, broken = BEGIN, 0, 0, None
    for number, row in enumerate(rows, 1):
        made, stated = _link(previous, row), _linking(row)[1]
        if not stated and unchained == number - 1:
            unchained = number
            blanked = blanked or (number if _had_link(row) else 0)
        elif stated != made:
            broken = number
            break
        if row["id"] != number:
            broken = number
            break
        links.append(made)
        previous = made
    times = tuple(str(row["time"]) for row in rows)
    return AuditChain(tuple(links), unchained, broken, blanked, _cut_before(rows), times)


def _cut_before(rows: Iterable[sqlite3.Row]) -> int:
    """Returns the number of entries that were removed from the end before others were added."""
    cut = 0
    for row in rows:
        if row["what"] == GAP:
            with suppress(ValueError, KeyError, RecursionError, TypeError):
                cut += int(json.loads(row["after"])[CUT])
    return cut


def last_link(connection: sqlite3.Connection) -> tuple[int, str]:
    """Returns the number of the last entry and its link, computed if the entry lacks one.

    Returns 0 and :data:`BEGIN` if there are no entries.
    """
    last = connection.execute("SELECT * FROM audit ORDER BY id DESC LIMIT 1").fetchone()
    if last is None:
        return 0, BEGIN
    number, found = link_of(last)
    if not found:
        found = chain_of(connection.execute("SELECT * FROM audit ORDER BY id")).last
    return number, found


def link_after(previous: str, row: RawEntry | sqlite3.Row) -> str:
    """Returns the link that an entry must have after ``previous``."""
    return _link(previous, row)


def raw_entry(row: sqlite3.Row) -> dict[str, Any]:
    """Returns an entry as it is stored: its columns by name, JSON as text."""
    stored = {key: row[key] for key in row.keys()}  # noqa: SIM118 - a row is no mapping
    return {column: stored.get(column, "") for column in (*LINKED, *ACT, "chain")}


def cut_off(connection: sqlite3.Connection) -> int:
    """Returns the number of entries removed from the end, by SQLite's count of all entries."""
    held = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'audit'").fetchone()
    last = connection.execute("SELECT MAX(id) FROM audit").fetchone()[0] or 0
    most = held[0] if held is not None else 0
    return max(0, most - last) if isinstance(most, int) else 0


def append(
    connection: sqlite3.Connection, values: Sequence[object], act: Sequence[str] = ()
) -> None:
    """Writes an entry at the end.

    If entries were removed from the end, an entry about that is written first.

    Args:
        values: for the columns that a link covers, without the number.
        act: the id and the text of the act if this is its first entry; else empty.
    """
    if cut := cut_off(connection):
        _append(connection, (*values[:2], GAP, "event", "{}", json.dumps({CUT: cut}), "", 1))
        # SQLite would count the removed entries again.
        connection.execute(
            "UPDATE sqlite_sequence SET seq = (SELECT MAX(id) FROM audit) WHERE name = 'audit'"
        )
    _append(connection, values, act)


def _append(
    connection: sqlite3.Connection, values: Sequence[object], act: Sequence[str] = ()
) -> None:
    number, previous = last_link(connection)
    told = dict(zip(LINKED, (number + 1, *values), strict=True))
    told |= {column: value for column, value in zip(ACT, act, strict=False) if value}
    insert(connection, {**told, "chain": link(previous, told)})


def insert(connection: sqlite3.Connection, entry: Mapping[str, Any]) -> None:
    """Writes an entry at the end as it is; ``entry``: its values by column."""
    connection.execute(
        f"INSERT INTO audit ({', '.join(entry)}) VALUES ({', '.join('?' * len(entry))})",
        tuple(entry.values()),
    )


def _link(previous: str, row: RawEntry | sqlite3.Row) -> str:
    about, _ = _linking(row)
    told = {**{column: row[column] for column in LINKED[:-1]}, "about": about}
    told |= {column: value for column, value in zip(ACT, _act(row), strict=True) if value}
    return link(previous, told)


def _act(row: RawEntry | sqlite3.Row) -> tuple[str, str]:
    """Returns the id and the text of an entry's act; "", "" if it has none."""
    if "act" not in row.keys():  # noqa: SIM118 - a row is no mapping
        return "", ""
    return str(row["act_id"]), str(row["act"])


def _had_link(row: RawEntry | sqlite3.Row) -> bool:
    """Returns whether an entry without a link was written by a goref that writes links."""
    if _linking(row)[0] is not None:
        return True
    lately = {column for values in LATELY.values() for column in values}
    with suppress(ValueError, RecursionError, TypeError):
        return any(lately & json.loads(row[column]).keys() for column in ("before", "after"))
    return False


def _linking(row: RawEntry | sqlite3.Row) -> tuple[int | None, str]:
    """Returns an entry's ``about`` (a row's id) and its link; None, "" in the first format."""
    if "chain" not in row.keys():  # noqa: SIM118 - a row is no mapping
        return None, ""
    about, chain = row["about"], row["chain"]
    return (about if isinstance(about, int) else None), chain if isinstance(chain, str) else "?"
