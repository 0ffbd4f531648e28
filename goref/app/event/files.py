"""Events below the window: making and opening them, files into them and out of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from goref.core.base.faults import fault, why
from goref.core.event.event import Event, EventError, EventInfo, State, Table
from goref.core.event.merge import Incoming, Merge, as_byes, merge
from goref.core.event.notes import Note
from goref.core.rulesets.table import UnknownRulesError, ruleset
from goref.io.event.store import EventStore
from goref.io.files import read_bytes, shown_path

Written = tuple[bytes, tuple[Note, ...]]


def here() -> str:
    """Who is at work, for the audit: the user at the computer."""
    import getpass
    import socket

    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = "?"
    return f"{user}@{socket.gethostname()}"


def new_event(path: Path, info: EventInfo, who: str = "", reason: str = "") -> EventStore:
    """Make the file of an event. Raises EventFileError, EventError."""
    _check_info(info)
    return EventStore.create(path, info, who or here(), reason)


def open_event(path: Path, who: str = "", *, read_only: bool = False) -> EventStore:
    """Open the file of an event. Raises EventFileError."""
    return EventStore.open(path, who or here(), read_only=read_only)


def change_info(store: EventStore, info: EventInfo, reason: str = "") -> EventInfo:
    """Change what holds for the event as a whole. Raises EventFileError, EventError."""
    _check_info(info)
    with store.change(reason) as change:
        return change.set_info(info)


def _check_info(info: EventInfo) -> None:
    """Refuse what no event can be. Raises EventError."""
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


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did.

    Attributes:
        players, tables: how many are new.
        changed: how many players and tables are there already and were changed.
        results: how many tables are decided by it.
        notes: what was passed over, kept, replaced or is doubtful.
    """

    players: int
    tables: int
    changed: int
    results: int
    notes: tuple[Note, ...]


def kind_of(data: bytes) -> str:
    """What a file holds: ``opengotha``, ``pairings`` or ``players``. Raises CsvError."""
    from goref.io.event.formats.csv import read_sheet
    from goref.io.event.formats.pairings_csv import PAIRING_HEADINGS, PLAYER_HEADINGS

    plain = data[:64].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xfe\xff \t\r\n")
    if plain.startswith(b"<"):
        return "opengotha"
    sheet = read_sheet(data, {**PLAYER_HEADINGS, **PAIRING_HEADINGS})
    return "pairings" if {"black", "white"} <= set(sheet.fields) else "players"


def import_players(store: EventStore, data: bytes, reason: str = "") -> Imported:
    """Players from CSV. Raises CsvError, EventFileError, EventError; nothing is done then."""
    from goref.io.event.formats.pairings_csv import read_players

    return _import(store, lambda event: read_players(data), reason)


def import_pairings(
    store: EventStore, data: bytes, round: int = 0, reason: str = ""
) -> Imported:
    """Tables from CSV; ``round`` for a file that does not say it. Raises as the other."""
    from goref.io.event.formats.pairings_csv import read_pairings

    return _import(store, lambda event: read_pairings(data, event.players, round), reason)


def import_opengotha(store: EventStore, data: bytes, reason: str = "") -> Imported:
    """Players, tables, byes and results from OpenGotha's file. Raises XmlError and others."""
    from goref.io.event.formats.opengotha import read_tournament

    return _import(store, lambda event: read_tournament(data), reason)


def _import(store: EventStore, read: Callable[[Event], Incoming], reason: str) -> Imported:
    event = store.event()
    return _apply(store, event, merge(event, read(event)), reason)


def _apply(store: EventStore, event: Event, todo: Merge, reason: str) -> Imported:
    """Do what a merge says, all of it or nothing."""
    ids = {player.key: player.id for player in event.players}
    with store.change(reason) as change:
        if todo.info is not None:
            change.set_info(todo.info)
        for player in todo.new:
            ids[player.key] = change.add_player(player).id
        for player in todo.changed:
            change.update_player(player)
        for bye in todo.freed:
            change.remove_bye(bye)
        for table in todo.removed:
            change.remove_table(table)
        for table in todo.repaired:
            change.update_table(table)
        for pairing in todo.paired:
            state = State.TO_PLAY if pairing.result is None else State.DECIDED
            change.add_table(
                Table(
                    pairing.round,
                    pairing.number,
                    ids[pairing.black],
                    ids[pairing.white],
                    pairing.handicap,
                    pairing.komi,
                    state,
                    pairing.result,
                )
            )
        for bye in as_byes(todo.byes, ids):
            change.add_bye(bye)
    stored = {table.id: table for table in event.tables}
    results = sum(p.result is not None for p in todo.paired)
    results += sum(t.result != stored[t.id].result for t in todo.repaired)
    return Imported(
        len(todo.new),
        len(todo.paired),
        len(todo.changed) + len(todo.repaired),
        results,
        todo.notes,
    )


def export_opengotha(event: Event, source: Path) -> Written:
    """OpenGotha's own file with the event's results in it. Raises XmlError, FileError."""
    from goref.io.event.formats.opengotha_results import write_results
    from goref.io.event.formats.xml import XmlError

    try:
        return write_results(read_bytes(source), event)
    except XmlError as error:
        raise XmlError(fault("in-file", file=shown_path(source), problem=why(error))) from None


def export_csv(event: Event) -> Written:
    """All tables with their results as CSV."""
    from goref.io.event.formats.pairings_csv import write_results

    return write_results(event), ()


def export_players(event: Event) -> Written:
    """All players as CSV."""
    from goref.io.event.formats.pairings_csv import write_players

    return write_players(event), ()


def export_html(event: Event, language: str) -> Written:
    """Standings and wall list for printing."""
    from goref.io.event.formats.html import write_html

    return write_html(event, language), ()
