"""Creating and opening events, and importing files into them."""

from __future__ import annotations

import getpass
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import Import
from goref.app.event.acts.rounds import ChangeEvent
from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import frozen, replace
from goref.core.event.changes import EventChanges
from goref.core.event.event import Bye, Event, EventError, EventInfo, Table, TableState
from goref.core.event.merge import MergePlan, Pairing, merge
from goref.core.event.notes import Note, note
from goref.core.rulesets.table import UnknownRulesError, ruleset
from goref.core.texts.event.margins import impossible_margin
from goref.io.event.lease import told_of
from goref.io.event.lists.problems import MOST_TOLD, ListError
from goref.io.event.store import EventStore
from goref.io.files import is_handed_over, shown_path


def here() -> str:
    """Returns the author for the audit: ``user@computer`` of the person at this computer."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = "?"
    return f"{user}@{socket.gethostname()}"


def new_event(path: Path, info: EventInfo, who: str = "") -> EventStore:
    """Creates the file of an event.

    Raises EventError for data that an event cannot have: no name, a rule set that goref does
    not know or cannot count by, an end before the beginning. Raises EventFileError if the file
    cannot be created.
    """
    _check_info(info)
    store = EventStore.create(path, info, who or here())
    store.keep_copies()
    return store


def open_event(
    path: Path, who: str = "", *, read_only: bool = False, sitting: bool = False
) -> EventStore:
    """Opens the file of an event, of which a copy is kept before the first change of a day.

    Args:
        who: the author for the audit; empty for :func:`here`.
        sitting: True if a referee begins to work; a copy is then kept also before the first
            change of this sitting.

    Raises EventFileError if the file cannot be used.
    """
    store = EventStore.open(path, who or here(), read_only=read_only)
    store.keep_copies(every_sitting=sitting)
    if sitting:
        store.sit_down()
    return store


def writing_told(store: EventStore) -> Fault | None:
    """Returns a warning if another computer is writing the event, or did not close it; else
    None."""
    if store.writer is not None:
        return told_of("event-written-by", store.path, store.writer)
    if store.left is not None:
        return told_of("event-taken-over", store.path, store.left)
    return None


def change_info(store: EventStore, info: EventInfo, reason: str = "") -> EventInfo:
    """Changes the data of the event as a whole; returns them as stored.

    Raises EventError as :func:`new_event`, and EventFileError.
    """
    _check_info(info)
    changed = do(store, ChangeEvent(info), reason).info
    assert changed is not None
    return changed


def _check_info(info: EventInfo) -> None:
    """Raises EventError for data that an event cannot have."""
    if not info.name.strip():
        raise EventError(fault("event-no-name"))
    try:
        known_only = ruleset(info.rules).known_only
    except UnknownRulesError as error:
        raise EventError(why(error)) from None
    if known_only:
        raise EventError(fault("event-rules-known-only", rules=info.rules))
    if info.begins and info.ends and info.ends < info.begins:
        raise EventError(fault("event-ends-before", day=info.ends))


@frozen
class Imported:
    """The outcome of an import.

    Attributes:
        players, tables: the numbers of new players and of new tables.
        changed: the number of existing players and tables that were changed.
        results: the number of tables that the import decides or gives another result.
        notes: everything skipped, kept, replaced or doubtful.
    """

    players: int
    tables: int
    changed: int
    results: int
    notes: tuple[Note, ...]


def take_in(
    store: EventStore,
    kind: str,
    data: bytes,
    round: int = 0,
    reason: str = "",
    *,
    file: Path | None = None,
    forced: bool = True,
) -> Imported:
    """Imports a file into an event, all of it or nothing.

    Args:
        kind: an id of :data:`goref.app.event.formats.IMPORTS`.
        round: the round of the pairings, if the file does not state it; else 0.
        file: the path of the file, which the event keeps; None if it has none.
        forced: False to refuse another event's file, and margins that no count gives.

    Raises ListError, XmlError, JsonError, EventFileError or EventError; nothing is imported
    then.
    """
    event = store.event()
    named = "" if file is None or is_handed_over(file) else shown_path(file.absolute())
    todo = foreseen(event, kind, data, round)
    if not forced:
        _refuse_doubted(todo)
    return _apply(store, event, todo, kind, reason, named)


def foreseen(event: Event, kind: str, data: bytes, round: int = 0) -> MergePlan:
    """Returns the changes that :func:`take_in` would make to an event.

    Raises ListError, XmlError, JsonError.
    """
    from goref.app.event.formats import IMPORTS  # loads all readers

    todo = merge(event, IMPORTS[kind].read(event, data, round))
    return replace(todo, notes=(*todo.notes, *_doubted(event, todo)))


def _refuse_doubted(todo: MergePlan) -> None:
    """Raises ListError for the file of another event, and for margins that no count gives."""
    if any(one.code == "file-other-event" for one in todo.notes):
        raise ListError(fault("file-other-event"))
    told = [dict(one.args) for one in todo.notes if one.code == "margin-doubted"]
    problems = [fault("at-table", **each) for each in told]
    if len(problems) == 1:
        raise ListError(problems[0])
    if problems:
        unfit = fault("list-unfit", count=len(problems), first=problems[0])
        raise ListError(unfit, problems[:MOST_TOLD], max(0, len(problems) - MOST_TOLD))


def _doubted(event: Event, todo: MergePlan) -> Iterator[Note]:
    """Yields a note on each result of a merge whose margin no count gives."""
    stored = {table.id: table.result for table in event.tables}
    new = (_paired(pairing, {pairing.black: -1, pairing.white: -2}) for pairing in todo.paired)
    again = (table for table in todo.repaired if table.result != stored[table.id])
    for table in (*new, *again):
        if table.result is not None and table.result.margin:
            problem = impossible_margin(event, table, table.result)
            if problem is not None:
                yield note("margin-doubted", table=table.place, problem=problem)


def results_of(event: Event, todo: MergePlan) -> int:
    """Returns the number of tables that a merge would decide or give another result."""
    stored = {table.id: table.result for table in event.tables}
    decided = sum(pairing.result is not None for pairing in todo.paired)
    return decided + sum(table.result != stored[table.id] for table in todo.repaired)


def _apply(
    store: EventStore, event: Event, todo: MergePlan, kind: str, reason: str, file: str = ""
) -> Imported:
    """Carries out a planned merge, all of it or nothing."""
    ids = {player.key: player.id for player in event.players}
    ids |= {player.key: -number for number, player in enumerate(todo.new, 1)}
    changes = EventChanges(
        info=todo.info,
        new_players=todo.new,
        players=todo.changed,
        gone_byes=todo.freed,
        gone_tables=todo.removed,
        tables=todo.repaired,
        new_tables=tuple(_paired(pairing, ids) for pairing in todo.paired),
        byes=tuple(Bye(round_, ids[key]) for round_, key in todo.byes),
    )
    do(store, Import(changes, kind, file), reason)
    return Imported(
        len(todo.new),
        len(todo.paired),
        len(todo.changed) + len(todo.repaired),
        results_of(event, todo),
        todo.notes,
    )


def _paired(pairing: Pairing, ids: Mapping[str, int]) -> Table:
    """Returns the table of a pairing.

    Args:
        ids: the players' ids by their keys.
    """
    return Table(
        pairing.round,
        pairing.number,
        ids[pairing.black],
        ids[pairing.white],
        pairing.handicap,
        pairing.komi,
        TableState.TO_PLAY if pairing.result is None else TableState.DECIDED,
        pairing.result,
        size=pairing.size,
    )
