"""Signs the sheets of a round, closes the round and opens it again; finds what it lacks."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goref.app.event.acts.copied import CopiedAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import Import
from goref.app.event.acts.rounds import CloseRound, OpenRound
from goref.app.event.acts.table import act_of, decode_act
from goref.app.event.acts.tables import Sign
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.event.changes import seen
from goref.core.event.closing import ClosingCheck, before_closing
from goref.core.event.event import Event, EventError, Table
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note, listed, note
from goref.core.incidents.incident import ProtestState
from goref.core.scoring.status import set_aside, upheld
from goref.core.texts.event.events import differing
from goref.io.event.audit import AuditEntry
from goref.io.event.faults import EventFileError
from goref.io.event.rows import RESULT
from goref.io.event.store import EventStore
from goref.io.files import FileError, probe, read_in_time

if TYPE_CHECKING:
    from goref.app.event.formats import ImportFormat

MANY = 40
"""The most names in a note; of more, the first ones and their number."""
TABLE_CHANGES = ("table-added", "table-changed")
"""The kinds of audit entries that hold the values of a table."""
UPHELD = ProtestState.UPHELD.value


class LackingError(EventError):
    """Raised if a round that lacks something is to be closed without a reason.

    Attributes:
        notes: the notes on all that is missing.
    """

    def __init__(self, round: int, notes: tuple[Note, ...]) -> None:
        super().__init__(fault("round-lacks", round=round))
        self.notes = notes


def sign(
    store: EventStore, tables: Iterable[Table], *, signed: bool = True
) -> tuple[Table, ...]:
    """Marks the results of tables as signed by the players, or as not signed.

    Raises EventError for a table without a result to sign or in a closed round. Raises
    ChangedError if a table was changed meanwhile, and EventFileError.
    """
    return do(store, Sign(tuple(map(seen, tables)), signed)).tables


def close_round(
    store: EventStore,
    round: int,
    reason: str = "",
    *,
    signed: Sequence[Table] = (),
    sheet: tuple[Note, ...] | None = None,
) -> tuple[Note, ...]:
    """Closes a round: nothing in it can be changed until it is opened again.

    Args:
        reason: why the round is closed although something is missing.
        signed: tables to be marked as signed in the same change.
        sheet: the notes of :func:`not_imported`; None to compute them.

    Returns: notes on all that was missing.

    Raises EventError if the round is closed or has no tables, or if a table is open, under
    protest or has an undecided incident. Without a reason, also raises EventError if a sheet is
    unsigned. Without a reason, raises LackingError if more than signatures is missing, or if a
    result is to be decided again. Also raises ChangedError, EventFileError.
    """
    event, given = store.event(), bool(reason.strip())
    check = before_closing(event, round)
    found: tuple[Note, ...] = ()
    if check.can_close and round not in event.info.closed:
        sheet = not_imported(store, round) if sheet is None else sheet
        again = to_decide_again(store, check.tables)
        found = lacking(check, sheet, signed, again)
        others = check.without_table or differing(check.tables)
        if not given and (sheet or again or others):
            raise LackingError(round, found)
    do(store, CloseRound(round, tuple(map(seen, signed)), given, given), reason)
    return found


def lacking(
    check: ClosingCheck,
    sheet: tuple[Note, ...] = (),
    signed: Sequence[Table] = (),
    again: Sequence[Table] = (),
) -> tuple[Note, ...]:
    """Returns notes on everything that a round lacks, although it could be closed.

    Missing signatures are noted, players without a table, and results that differ from those
    that somebody typed a second time.

    Args:
        sheet: the notes of :func:`not_imported`, returned as well.
        signed: tables whose signature is not missing, whatever ``check`` says.
        again: the tables of :func:`to_decide_again`, noted as well.
    """
    marked = {table.id for table in signed}
    bare = [table.place for table in check.unsigned if table.id not in marked]
    found = [note("sheets-unsigned", tables=listed(bare, MANY))] if bare else []
    if check.without_table:
        names = [player.name for player in check.without_table]
        found.append(note("players-without-table", count=len(names), names=listed(names, MANY)))
    return (*found, *differing(check.tables), *again_notes(again), *sheet)


def again_notes(again: Sequence[Table]) -> tuple[Note, ...]:
    """Returns the note on tables of :func:`to_decide_again`; no note without tables."""
    places = [table.place for table in again]
    return (note("upheld-not-ruled", tables=listed(places, MANY)),) if places else ()


def to_decide_again(store: EventStore, tables: Iterable[Table]) -> tuple[Table, ...]:
    """Returns the tables whose result was not decided again since a protest was upheld.

    The audit shows whether the decision or the protest came later. A table also counts as
    decided again if its case confirms a new ruling after the protest. Raises EventFileError.
    """
    found = [t for t in tables if t.result and any(p.is_upheld for p in t.protests)]
    if not found:
        return ()
    known = _known(store)
    return tuple(t for t in found if t.id in known.waiting and not _ruled_in_case(store, t))


@frozen
class _Known:
    """The facts that the read part of an event's audit gives.

    Attributes:
        number, link: of the last entry that was read.
        waiting: the ids of tables with a protest upheld since their result was last decided.
        has_program: True if a pairing program's file was imported.
    """

    number: int = 0
    link: str = ""
    waiting: frozenset[int | None] = frozenset()
    has_program: bool = False


_KNOWN: dict[Path, _Known] = {}
"""By the event's file; every change is a new value, so that threads can share it."""


def _known(store: EventStore) -> _Known:
    """Returns what the audit says; reads only the entries after those that are known.

    If the last known entry has another link now, the file was replaced and is read from the
    start. An audit that cannot be read says nothing: the event's check reports it.
    """
    known = _KNOWN.get(store.path, _Known())
    with suppress(EventFileError):
        entries = store.audit(known.number - 1 if known.link else 0)
        if known.link and entries and entries[0].chain == known.link:
            entries = entries[1:]
        elif known.link:
            known, entries = _Known(), store.audit()
        else:  # of an earlier goref, without links
            known = _Known()
        _KNOWN[store.path] = known = _with(known, entries)
        return known
    return _Known()


def _with(known: _Known, entries: Sequence[AuditEntry]) -> _Known:
    """Returns what is known after further entries."""
    if not entries:
        return known
    waiting = set(known.waiting)
    for entry in entries:
        if entry.what not in TABLE_CHANGES:
            continue
        if any(column in entry.after for column in RESULT):
            waiting.discard(entry.about)
        elif _upheld(entry.after) - _upheld(entry.before):
            waiting.add(entry.about)
    program = known.has_program or any(map(_is_of_program, entries))
    return _Known(entries[-1].number, entries[-1].chain, frozenset(waiting), program)


def _upheld(values: dict[str, Any]) -> frozenset[int]:
    """Returns the numbers of the upheld protests in a table's values, as the audit stores
    them."""
    try:
        told = json.loads(values.get("protests") or "[]")
        return frozenset(one["number"] for one in told if one.get("state") == UPHELD)
    except (
        ValueError,
        TypeError,
        KeyError,
        AttributeError,
        RecursionError,
    ):  # of a later goref
        return frozenset()


def _ruled_in_case(store: EventStore, table: Table) -> bool:
    """Returns whether a table's case has the upheld protests, and a new ruling after each."""
    if not table.is_by_case:
        return False
    if table.case not in _RULED:
        from goref.app.event.tables import open_case  # with all readers

        try:
            case = open_case(store, table).case
            _RULED[table.case] = any(upheld(case)) and not set_aside(case)
        except (EventError, EventFileError):  # an unreadable case rules nothing
            return False
    return _RULED[table.case]


_RULED: dict[str, bool] = {}
"""True if a case has a ruling after its upheld protests; by the case's digest."""


def has_program(store: EventStore) -> bool:
    """Returns whether a pairing program's file was ever imported into the event.

    If not, :func:`not_imported` finds nothing.
    """
    return _known(store).has_program


def not_imported(store: EventStore, round: int) -> tuple[Note, ...]:
    """Returns a note if a pairing program's file has pairings of a round that the event lacks.

    The file of the last import is read again, at its path or next to the event. If it cannot be
    read, or has no pairings of the round, there is a note if imports brought only other rounds.
    Otherwise returns an empty tuple. Raises EventFileError.
    """
    last = next(_from_programs(store), None)
    if last is None:
        return ()
    event = store.event()
    file = _name(last.file) or _formats()[last.kind].name
    incoming = _read_again(store, last)
    there = [p for p in incoming.pairings if p.round == round] if incoming else []
    if incoming is None or not there:
        brought = {
            table.round
            for one in _from_programs(store)
            for table in (*one.changed.new_tables, *one.changed.tables)
        }
        if round in brought or not brought:
            return ()
        return (note("round-not-imported", round=round, file=file),)
    names = {player.key: player.name for player in (*incoming.players, *event.players)}
    here = {_pair(event, table) for table in event.of_round(round)}
    left = [
        f"{pairing.number} {names[pairing.black]} – {names[pairing.white]}"
        for pairing in there
        if frozenset((pairing.black, pairing.white)) not in here
    ]
    if not left:
        return ()
    return (note("sheet-not-imported", file=file, round=round, tables=listed(left)),)


def open_round(store: EventStore, round: int, reason: str) -> None:
    """Opens a closed round again.

    Raises EventError without a reason or for a round that is not closed; also ChangedError and
    EventFileError.
    """
    if not reason.strip():
        raise EventError(fault("needs-reason"))
    do(store, OpenRound(round), reason)


def _from_programs(store: EventStore) -> Iterator[Import]:
    """Yields the imports of pairing programs' files, the latest first."""
    for told in _told_by_programs(store):
        with suppress(ValueError):  # of a later goref
            act = decode_act(told)
            assert isinstance(act, Import)
            yield act


def import_folder(store: EventStore) -> Path:
    """Returns the folder of the file imported last, if it is there; else the event's own."""
    for told in _told_imports(store):
        file = str(told.get("file") or "")
        if file and (folder := Path(file).parent).is_absolute() and probe(folder).is_there:
            return folder
    return store.path.absolute().parent


def _told_by_programs(store: EventStore) -> Iterator[dict[str, Any]]:
    """Yields the same imports as JSON."""
    return filter(_of_program, _told_imports(store))


def _told_imports(store: EventStore) -> Iterator[dict[str, Any]]:
    """Yields all imports as JSON, the latest first; none of an audit that cannot be read,
    which the event's check reports."""
    try:
        entries = store.audit()
    except EventFileError:
        return
    yield from filter(None, map(_import_of, reversed(entries)))


def _import_of(entry: AuditEntry) -> dict[str, Any] | None:
    """Returns the import that an entry begins, as JSON; None for any other entry."""
    if not entry.act:
        return None
    told = act_of(entry) or {}
    if told.get("act") == CopiedAct.name and isinstance(told.get("original"), dict):
        told = told["original"]
    return told if told.get("act") == Import.name else None


def _is_of_program(entry: AuditEntry) -> bool:
    told = _import_of(entry)
    return told is not None and _of_program(told)


def _of_program(told: dict[str, Any]) -> bool:
    """Returns whether an import is of a pairing program's file, which has all rounds so far."""
    kind = _formats().get(str(told.get("kind")))
    return kind is not None and not kind.is_list


def _read_again(store: EventStore, done: Import) -> ImportedEvent | None:
    """Returns the present content of an imported file; None if it cannot be read."""
    if not done.file:
        return None
    for path in (Path(done.file), store.path.parent / _name(done.file)):
        if not probe(path).is_there:
            continue
        try:
            return _formats()[done.kind].read(store.event(), read_in_time(path), 0)
        except (ValueError, FileError):
            continue
    return None


def _formats() -> dict[str, ImportFormat]:
    from goref.app.event.formats import IMPORTS  # with all readers

    return IMPORTS


def _name(file: str) -> str:
    """Returns the last part of a path, which may be from another operating system."""
    return file.replace("\\", "/").rpartition("/")[2]


def _pair(event: Event, table: Table) -> frozenset[str]:
    return frozenset(event.by_id[id_].key for id_ in (table.black, table.white))
