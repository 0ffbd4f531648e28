"""What a file of players or pairings would change about an event, before it is taken in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from goref.app.event import files as event_files
from goref.core.event.event import Event
from goref.core.event.merge import Merge, merge
from goref.io.event.formats.csv import read_sheet


@dataclass(frozen=True)
class Asked:
    """What is to be taken in, and how.

    Attributes:
        kind: as :func:`goref.app.event.files.kind_of` names it.
        round: of pairings that do not say it; else 0.
    """

    data: bytes
    kind: str
    round: int = 0


def needs_round(data: bytes, kind: str) -> bool:
    """Whether it has to be said of which round the pairings are. Raises CsvError."""
    from goref.io.event.formats.pairings_csv import PAIRING_HEADINGS

    return kind == "pairings" and "round" not in read_sheet(data, PAIRING_HEADINGS).fields


def foreseen(event: Event, asked: Asked) -> Merge:
    """What a file would change. Raises CsvError, XmlError."""
    from goref.io.event.formats.opengotha import read_tournament
    from goref.io.event.formats.pairings_csv import read_pairings, read_players

    match asked.kind:
        case "players":
            incoming = read_players(asked.data)
        case "pairings":
            incoming = read_pairings(asked.data, event.players, asked.round)
        case _:
            incoming = read_tournament(asked.data)
    return merge(event, incoming)


def results_of(event: Event, todo: Merge) -> int:
    """How many tables would be decided."""
    stored = {table.id: table.result for table in event.tables}
    decided = sum(pairing.result is not None for pairing in todo.paired)
    return decided + sum(table.result != stored[table.id] for table in todo.repaired)


def take_in(
    path: Path, who: str, asked: Asked, *, read_only: bool = False
) -> event_files.Imported:
    """Take a file into the event that is kept at a path.

    Raises CsvError, XmlError, EventError, FileError.
    """
    with event_files.open_event(path, who, read_only=read_only) as store:
        match asked.kind:
            case "players":
                return event_files.import_players(store, asked.data)
            case "pairings":
                return event_files.import_pairings(store, asked.data, asked.round)
            case _:
                return event_files.import_opengotha(store, asked.data)
