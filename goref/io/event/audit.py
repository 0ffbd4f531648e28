"""The audit of an event: what was done, entry by entry, each chained to the one before.

The chain is that of :mod:`goref.io.case.chain`. Files of the first format were not chained;
what is done to one since is chained to all that was done before, as if that were, so that
from then on no older entry changes unseen either.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.case.chain import BEGIN, link

LINKED = ("id", "time", "who", "what", "subject", "before", "after", "reason", "about")
"""The columns that a link covers."""
LATELY: dict[str, dict[str, Any]] = {
    "event": {"regulation": "", "placement": "", "closed": "", "size": 0},
    "player": {"mms_correction": 0, "absent": ""},
    "table": {"incidents": "", "protests": "", "signed": "", "size": 0},
}
"""What entries of an earlier goref do not tell of a thing, as it was then. Every goref that
tells it chains its entries."""
GAP, CUT = "event-gap", "cut"
"""The entry that follows entries which were taken off the end, and in it how many they were."""
UNFIT = "unfit"
"""In the entry that an event was put back from a copy: what did not fit in the copy."""


@frozen
class AuditEntry:
    """One thing that was done to an event.

    Attributes:
        number: from 1, in order.
        time: ISO 8601 with the offset.
        what: such as ``table-changed``; ``subject`` names what it was done to.
        before, after: the values that changed, by column.
        about: the id of what it was done to; None where an earlier goref did not keep it.
        chain: its link; empty where an earlier goref made none.
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


@frozen
class AuditChain:
    """What the links of an audit show.

    Attributes:
        links: of every entry, as it is reckoned, up to the first that does not fit.
        unchained: how many entries at the start have no link of their own.
        broken_at: the number of the first entry that does not follow from the one before.
        blanked_at: the number of the first entry without a link that was written with one;
            0 if there is none.
        cut: how many entries were taken off the end.
        times: when each entry was written.
    """

    links: tuple[str, ...]
    unchained: int
    broken_at: int | None
    blanked_at: int = 0
    cut: int = 0
    times: tuple[str, ...] = ()

    @property
    def last(self) -> str:
        """The last link: written down elsewhere it holds for all that was done."""
        return self.links[-1] if self.links else BEGIN

    def found(self, begins: str) -> int:
        """The number of the entry whose link begins so; 0 if there is none."""
        fitting = (n for n, one in enumerate(self.links, 1) if one.startswith(begins))
        return next(fitting, 0)


def read_entry(row: sqlite3.Row) -> AuditEntry:
    """An entry from its row. Raises ValueError for a damaged one."""
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
        row["id"], time, who, what, subject, before, after, reason, *_linking(row)
    )


def link_of(row: sqlite3.Row) -> tuple[int, str]:
    """The number of an entry, and its link; no link where an earlier goref made none."""
    return int(row["id"]), _linking(row)[1]


def chain_of(rows: Iterable[sqlite3.Row]) -> AuditChain:
    """The links of all rows of an audit, in order."""
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
    """How many entries were taken off the end before others were written after it."""
    cut = 0
    for row in rows:
        if row["what"] == GAP:
            with suppress(ValueError, KeyError, RecursionError, TypeError):
                cut += int(json.loads(row["after"])[CUT])
    return cut


def cut_off(connection: sqlite3.Connection) -> int:
    """How many entries were taken off the end of an audit: SQLite counts all it ever held."""
    held = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'audit'").fetchone()
    last = connection.execute("SELECT MAX(id) FROM audit").fetchone()[0] or 0
    most = held[0] if held is not None else 0
    return max(0, most - last) if isinstance(most, int) else 0


def append(connection: sqlite3.Connection, values: Sequence[object]) -> None:
    """Write an entry after the last; where the last is not the last that was written, an entry
    that says so comes first.

    Args:
        values: of the columns that a link covers, the number aside.
    """
    if cut := cut_off(connection):
        _append(connection, (*values[:2], GAP, "event", "{}", json.dumps({CUT: cut}), "", 1))
        # SQLite would count those that are gone again.
        connection.execute(
            "UPDATE sqlite_sequence SET seq = (SELECT MAX(id) FROM audit) WHERE name = 'audit'"
        )
    _append(connection, values)


def _append(connection: sqlite3.Connection, values: Sequence[object]) -> None:
    last = connection.execute("SELECT * FROM audit ORDER BY id DESC LIMIT 1").fetchone()
    previous = BEGIN if last is None else last["chain"]
    if last is not None and not previous:
        previous = chain_of(connection.execute("SELECT * FROM audit ORDER BY id")).last
    told = dict(zip(LINKED, (1 if last is None else last["id"] + 1, *values), strict=True))
    columns = (*told, "chain")
    connection.execute(
        f"INSERT INTO audit ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
        (*told.values(), link(previous, told)),
    )


def _link(previous: str, row: sqlite3.Row) -> str:
    about, _ = _linking(row)
    return link(previous, {**{column: row[column] for column in LINKED[:-1]}, "about": about})


def _had_link(row: sqlite3.Row) -> bool:
    """Whether an entry without a link was written by a goref that chains its entries."""
    if _linking(row)[0] is not None:
        return True
    lately = {column for values in LATELY.values() for column in values}
    with suppress(ValueError, RecursionError, TypeError):
        return any(lately & json.loads(row[column]).keys() for column in ("before", "after"))
    return False


def _linking(row: sqlite3.Row) -> tuple[int | None, str]:
    """Which row an entry is about, and its link; nothing where the format had neither."""
    if "chain" not in row.keys():  # noqa: SIM118 - a row is no mapping
        return None, ""
    about, chain = row["about"], row["chain"]
    return (about if isinstance(about, int) else None), chain if isinstance(chain, str) else "?"
