"""Every act on a case as an entry of its protocol, and the way back from entries to cases.

An entry holds what was done, when, who asked and why; what it changed is never stored: it
is found by doing the acts again from the starting case (:func:`steps`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goref.app.edits.base import Edit
from goref.app.opening import known_rules
from goref.core.base.faults import fault
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.history import History
from goref.core.base.language import ENGLISH
from goref.core.case.case import Case
from goref.core.ruling.ruling import Voice
from goref.core.words.faults.said import said
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
from goref.io.values.codec import CaseFileError

if TYPE_CHECKING:
    from goref.app.opening import Opened
    from goref.io.sgf.read import SgfGame

OPENED = "opened"
"""A sitting that began with a saved case."""
RECOVERED = "recovered"
"""A sitting that goes on with one that was interrupted; its undo and redo go on too."""
REST = "rest"
OPEN = "open"
"""In an act's entry: stones are marked, and nobody has said that no others are dead. What an
earlier goref marked was the referee's word about the whole board, and its entries lack this."""


class ActError(ValueError):
    """An entry of a protocol that cannot be understood or carried out.

    Attributes:
        number: which entry, counted from 1.
    """

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(f"entry {number}: {problem}")
        self.number = number


@frozen
class LogStep:
    """An entry, with the cases before and after it.

    Attributes:
        number: its place in the protocol, from 1.
        edit: the act; for ``undo`` and ``redo`` the act taken back or done again; else None.
        act: the number of that act.
    """

    number: int
    entry: Mapping[str, Any]
    before: Case
    after: Case
    edit: Edit | None = None
    act: int = 0


def now() -> str:
    """The time as a protocol keeps it: ISO 8601, local, with its offset."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def begun(opened: Opened, start: Mapping[str, Any]) -> Protocol:
    """The protocol of a sitting that begins; of a saved case, what it had goes on.

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
    """The entry of an act, without its link.

    Args:
        before, after: the case before the act and after it.
        who: who asked for it: ``B``, ``W`` or ``referee``.
        reason: why, for an act that holds no reason of its own.

    Raises:
        ValueError: for anybody else, or for a second reason.
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


def done_again(edit: Edit, entry: Mapping[str, Any], case: Case) -> Case:
    """The case after an act of an entry, as the goref meant it that wrote the entry.

    Raises ValueError if the act makes no sense.
    """
    after = edit.apply(case)
    if REST in entry or not _opens_rest(case, after):
        return after
    return replace(after, ruling=replace(after.ruling, word=None))


def _opens_rest(before: Case, after: Case) -> bool:
    """Whether an act leaves it open what else is dead, which was not open in this way."""
    return after.ruling.word is Voice.NOBODY and before.ruling.word is not Voice.NOBODY


def from_journal(header: Mapping[str, Any]) -> Protocol:
    """The protocol a journal goes on from. Raises CaseFileError.

    A journal written without one has it from its own first line.
    """
    case = header["case"]
    if "protocol" in header:
        return decode_protocol(header["protocol"], case)
    earlier = UNRECORDED if header.get("path") else NOTHING_BEFORE
    return Protocol.begun(str(header.get("time", "")), case, earlier)


def unrecorded(protocol: Protocol) -> tuple[Finding, ...]:
    """The finding that a protocol does not go back to the beginning; none if it does."""
    if protocol.header["earlier"] == NOTHING_BEFORE:
        return ()
    # Whoever saved a case without a protocol again was shown that it has none.
    saved = any("saved" in entry for entry in protocol.entries)
    return (found("acts-unrecorded", Level.NOTE if saved else Level.CHECK),)


def taken_over(
    protocol: Protocol, line: Mapping[str, Any], header: Mapping[str, Any]
) -> Protocol:
    """A protocol with a line of a journal, its chain as it stands there.

    Only a journal that keeps no chain at all has its lines chained in reading; in any other
    a line without a link stays one that does not fit.
    Raises CaseFileError for a line that no case file could hold.
    """
    number = len(protocol.entries) + 1
    entry = {key: value for key, value in line.items() if key not in BESIDE}
    if LINK in entry or "protocol" in header:
        return protocol.with_entry(checked_entry({LINK: "", **entry}, number))
    if isinstance(entry.get("saved"), str):  # in full, and nothing else
        entry["saved"] = Path(entry["saved"]).name
    checked_entry({LINK: "", **entry}, number)
    return protocol.added(entry)


def saved_entry(name: str, case: Mapping[str, Any]) -> dict[str, Any]:
    """The entry of a saving: the file's name, and the digests of what is written there."""
    return {"time": now(), "who": REFEREE, "saved": name, **digests(case)}


def begun_file(
    case: Case, game: SgfGame | None = None, name: str = "", time: str = ""
) -> bytes:
    """A case file that nobody has worked on, such as one made of a record.

    Its protocol begins with it, so that nothing before it is missing.

    Args:
        name: of the file it is made of.
        time: ISO 8601; empty: now.
    """
    value, time = encode_case(case, game), time or now()
    protocol = Protocol.begun(time, value)
    return dump_kept(value, protocol.added({**saved_entry(name, value), "time": time}))


def saved_since(
    protocol: Protocol, case: Mapping[str, Any], data: bytes
) -> tuple[Mapping[str, Any], ...]:
    """What a case file tells of savings after a protocol, without links; none if it is another.

    It is the same only if every value in it is what would have been written of the case then.
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
    """As opening takes it: a rule set that is not known replaced by the usual one."""
    return replace(case, rules=known_rules(case.rules)[0])


def starting_case(protocol: Protocol) -> Case:
    """The case a protocol began with. Raises CaseFileError."""
    return as_opened(decode_case(dict(protocol.start)).case)


def steps(protocol: Protocol) -> Iterator[LogStep]:
    """Do every act again from the starting case, one at a time.

    Raises CaseFileError if not even that case can be read, ActError at the first entry
    that makes no sense.
    """
    from goref.app.edits.table import decode_edit  # few windows need all acts

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
                    edit = decode_edit(before.record.grid, entry)
                    done = number, edit
                    history = history.do(done_again(edit, entry, before), done)
        except (ValueError, LookupError, TypeError, ArithmeticError, AttributeError) as error:
            raise ActError(number, said(error, ENGLISH)) from None
        act, of = done or (0, None)
        yield LogStep(number, entry, before, history.value, of, act)
