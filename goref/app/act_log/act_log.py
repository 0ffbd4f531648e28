"""The entries of a protocol, one for each act on a case, and the cases that they lead to.

An entry stores the act, its time, who asked for it and why. It does not store the effect, which
is found by doing the acts again from the starting case (:func:`steps`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from goref.app.edits.base import Edit
from goref.app.opening import Opened, known_rules
from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.history import History
from goref.core.base.language import ENGLISH
from goref.core.case.case import Case
from goref.core.ruling.ruling import StatusSource
from goref.core.texts.faults.said import said
from goref.io.case.act_log_file import (
    LEFT_OUT,
    NOTHING_BEFORE,
    UNRECORDED,
    WHO,
    Protocol,
    checked_entry,
    decode_protocol,
    digests,
    dump_kept,
    kept_in,
)
from goref.io.case.case_file import decode_case, encode_case, load
from goref.io.case.chain import LINK
from goref.io.case.names import BESIDE, REFEREE
from goref.io.sgf.read import SgfGame
from goref.io.values.codec import CaseFileError

OPENED = "opened"
"""The value of the key ``sitting`` if a sitting began with a saved case."""
RECOVERED = "recovered"
"""The value of the key ``sitting`` if a sitting continues an interrupted one."""
REST = "rest"
OPEN = "open"
"""The value of the key ``rest`` in an act's entry: the act left all unmarked stones undecided.

Entries of an older goref lack the key: with them, marks count as a ruling on the whole board.
"""


class ActError(ValueError):
    """An entry of a protocol that cannot be understood or carried out.

    Attributes:
        number: the number of the entry, from 1.
    """

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(f"entry {number}: {problem}")
        self.number = number


@frozen
class LogStep:
    """An entry, with the cases before and after it.

    Attributes:
        number: its place in the protocol, from 1.
        edit: the act that the entry did, undid or redid; None if it did none of these.
        act: the number of that act's entry, from 1; 0 without an ``edit``.
    """

    number: int
    entry: Mapping[str, Any]
    before: Case
    after: Case
    edit: Edit | None = None
    act: int = 0


def now() -> str:
    """Returns the time as a protocol stores it: ISO 8601 in seconds, local, with offset."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def begun(opened: Opened, start: Mapping[str, Any]) -> Protocol:
    """Returns the protocol of a new sitting. If the case has a protocol, that one is continued.

    Args:
        start: the case that was opened, as an object for JSON.
    """
    kept = opened.kept
    if kept is None:
        return Protocol.begun(now(), start, UNRECORDED if opened.is_case else NOTHING_BEFORE)
    if kept.protocol is None:
        return Protocol.begun(now(), start, LEFT_OUT if kept.left_out else UNRECORDED)
    entry = {"time": now(), "who": REFEREE, "sitting": OPENED, **kept.digests}
    return kept.protocol.added(entry)


def act_entry(
    edit: Edit, before: Case, after: Case, who: str = REFEREE, reason: str = ""
) -> dict[str, Any]:
    """Returns the entry of an act, without its link in the chain.

    Args:
        who: who asked for it: ``B``, ``W`` or ``referee``.
        reason: why, for a kind of act that has no reason of its own.

    Raises:
        ValueError: for any other ``who``, or for a ``reason`` in addition to the act's own.
    """
    if who not in WHO:
        raise ValueError(fault("who-unknown", who=who, known=", ".join(WHO)))
    encoded = edit.encode(before.record.grid)
    entry = {"time": now(), "who": who, **encoded}
    if _opens_rest(before, after):
        entry[REST] = OPEN
    if reason:
        if "reason" in encoded:
            raise ValueError(fault("act-own-reason"))
        entry["reason"] = reason
    return entry


def done_again(entry: Mapping[str, Any], case: Case) -> tuple[Edit, Case]:
    """Returns the act of an entry, and the case after the act.

    An entry of an older goref gets the meaning that it had then. Raises ValueError if the act
    cannot be read or carried out.
    """
    from goref.app.edits.table import decode_edit  # few windows need all acts

    edit = decode_edit(case.record.grid, entry)
    after = edit.apply(case)
    if REST not in entry and _opens_rest(case, after):
        after = replace(after, ruling=replace(after.ruling, word=None))
    return edit, after


def _opens_rest(before: Case, after: Case) -> bool:
    """Returns whether an act made the status of unmarked stones undecided; before, it was
    decided."""
    return (
        after.ruling.word is StatusSource.NOBODY
        and before.ruling.word is not StatusSource.NOBODY
    )


def from_journal(header: Mapping[str, Any]) -> Protocol:
    """Returns the protocol that a journal continues. Raises CaseFileError if it cannot be read.

    A journal without a protocol gets one that starts with the journal's own case.
    """
    case = header["case"]
    if "protocol" in header:
        return decode_protocol(header["protocol"], case)
    earlier = UNRECORDED if header.get("path") else NOTHING_BEFORE
    return Protocol.begun(str(header.get("time", "")), case, earlier)


def unrecorded(protocol: Protocol) -> tuple[Finding, ...]:
    """Returns a finding if a protocol lacks the acts before its beginning; else an empty tuple.

    Once the case was saved with this protocol, the finding is only a note.
    """
    if protocol.header["earlier"] == NOTHING_BEFORE:
        return ()
    # Whoever saved a case without a protocol again has seen that it has none.
    saved = any("saved" in entry for entry in protocol.entries)
    return (found("acts-unrecorded", Level.NOTE if saved else Level.CHECK),)


def taken_over(
    protocol: Protocol, line: Mapping[str, Any], header: Mapping[str, Any]
) -> Protocol:
    """Returns a protocol with a line of a journal added as an entry.

    The entry keeps the link in the line, even a missing one, which breaks the chain. Only if
    the whole journal has no chain is the link computed. Raises CaseFileError for a line that no
    case file could hold.

    Args:
        header: the journal's first line.
    """
    number = len(protocol.entries) + 1
    entry = {key: value for key, value in line.items() if key not in BESIDE}
    if LINK in entry or "protocol" in header:
        return protocol.with_entry(checked_entry({LINK: "", **entry}, number))
    # journals store the full path; a protocol only the name
    if isinstance(entry.get("saved"), str):
        entry["saved"] = Path(entry["saved"]).name
    checked_entry({LINK: "", **entry}, number)
    return protocol.added(entry)


def saved_entry(name: str, case: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the entry for saving a case: the file's name, and digests of its content."""
    return {"time": now(), "who": REFEREE, "saved": name, **digests(case)}


def begun_file(
    case: Case, game: SgfGame | None = None, name: str = "", time: str = ""
) -> bytes:
    """Returns the bytes of a new case file, such as one made from a record.

    The file's protocol begins with this case, so no earlier act is missing.

    Args:
        name: the file's name in the protocol.
        time: the time of creation, in ISO 8601; empty for now.
    """
    value, time = encode_case(case, game), time or now()
    protocol = Protocol.begun(time, value)
    return dump_kept(value, protocol.added({**saved_entry(name, value), "time": time}))


def saved_since(
    protocol: Protocol, case: Mapping[str, Any], data: bytes
) -> tuple[Mapping[str, Any], ...]:
    """Returns the entries, without links, that a case file has after a protocol's last one.

    Returns an empty tuple if one of them is an act, or if the file's other content is not what
    goref writes for ``case``.

    Args:
        data: the bytes of the file.
    """
    try:
        source = load(data).source
        kept = kept_in(source).protocol
    except CaseFileError:
        return ()
    listed = () if kept is None else kept.entries[len(protocol.entries) :]
    entries = tuple({k: v for k, v in entry.items() if k != LINK} for entry in listed)
    for entry in entries:
        protocol = protocol.added(entry)
    same = json.loads(dump_kept(case, protocol)) == source
    own = all("saved" in entry or entry.get("sitting") == RECOVERED for entry in entries)
    return entries if same and own else ()


def as_opened(case: Case) -> Case:
    """Returns a case as opening it would give: an unknown rule set becomes the default one."""
    return replace(case, rules=known_rules(case.rules)[0])


def starting_case(protocol: Protocol) -> Case:
    """Returns the case a protocol began with. Raises CaseFileError if it cannot be read."""
    return as_opened(decode_case(dict(protocol.start)).case)


def steps(protocol: Protocol) -> Iterator[LogStep]:
    """Yields every entry with the cases before and after it, by doing all acts again.

    Raises:
        CaseFileError: if the starting case cannot be read.
        ActError: at the first entry that cannot be read or carried out.
    """
    history: History[Case, tuple[int, Edit]] = History.of(starting_case(protocol))
    for number, entry in enumerate(protocol.entries, 1):
        before = history.value
        done: tuple[int, Edit] | None = None
        try:
            match entry:
                case {"undo": True}:
                    done, history = history.undo_act, history.undo()
                case {"redo": True}:
                    done, history = history.redo_act, history.redo()
                case {"saved": str()} | {"sitting": "recovered"}:
                    pass
                case {"sitting": "opened"}:
                    history = History.of(as_opened(before))
                case _:
                    edit, after = done_again(entry, before)
                    done = number, edit
                    history = history.do(after, done)
        except (ValueError, LookupError, TypeError, ArithmeticError, AttributeError) as error:
            raise ActError(number, said(error, ENGLISH)) from None
        act, of = done or (0, None)
        yield LogStep(number, entry, before, history.value, of, act)
