"""Adds results to the tournament file of a pairing program.

The file belongs to the other program: only results change in it, a copy of it is kept next to
it, and nothing is written if the file does not fit the event.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from goref.app.event.formats import EXPORTS, IMPORTS, Written, recognised
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.event.event import Event, EventError
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note, listed, note
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.problems import ListError
from goref.io.files import FileError, digest_of, naming, read_bytes, shown_path, write_bytes

AGAINST = (
    *("game-not-in-file", "game-without-table", "handicap-differs", "colours-differ"),
    *("result-overwritten", "bye-not-in-file", "bye-only-in-file"),
)
"""Codes of the notes which state that the file's pairings or results contradict the event."""
Into = Callable[[bytes, Event, int], Written]
KEPT = "{name}.copies"
"""The name of the folder, next to a file, for earlier versions of the file."""


@frozen
class Fitting:
    """A pairing program's file with the results of an event, before the file is written.

    Attributes:
        round: the only round whose results are added; 0 for all.
        before, after: the content of the file now, and with the results.
        results: the number of results that change.
        against: notes on contradictions between file and event.
        notes: all other notes.
    """

    file: Path
    round: int
    before: bytes
    after: bytes
    results: int
    against: tuple[Note, ...]
    notes: tuple[Note, ...]


def fitting(event: Event, file: Path, round: int = 0, *, unfinished: bool = False) -> Fitting:
    """Returns a pairing program's file with an event's results; nothing is written.

    Args:
        round: the only round whose results are added; 0 for all.
        unfinished: True to add the results even if tables are not decided.

    Raises EventError if the round has no tables or some are open, or if results cannot be added
    to files of this kind. Also raises XmlError, JsonError, FileError.
    """
    tables = event.of_round(round) if round else event.tables
    if round and not tables:
        raise EventError(fault("round-empty", round=round))
    open_ = [table.place for table in tables if table.result is None]
    if open_ and not unfinished:
        raise EventError(fault("tables-open", tables=listed(open_)))
    before = read_bytes(file)
    try:
        kind, into = _program(before)
        after, notes = into(before, event, round)
        here, there = (IMPORTS[kind].read(event, data, 0) for data in (before, after))
    except (XmlError, JsonError, EventError) as problem:
        told = fault("in-file", file=shown_path(file), problem=why(problem))
        raise type(problem)(told) from None
    notes += tuple(_byes(event, here, round))
    notes += tuple(
        note("table-under-protest", table=table.place)
        for table in tables
        if table.under_protest and table.result is not None
    )
    changed = sum(
        old.result != new.result for old, new in zip(here.pairings, there.pairings, strict=True)
    )
    against = tuple(one for one in notes if one.code in AGAINST)
    others = [one for one in notes if one.code not in AGAINST]
    if changed:
        others.append(note("open-anew", program=EXPORTS[kind].name))
    return Fitting(file, round, before, after, changed, against, tuple(others))


def put_back(fitting: Fitting, *, all_the_same: bool = False) -> Path | None:
    """Writes the prepared results into the pairing program's file, and keeps the old file.

    Args:
        all_the_same: True to write the results that fit, even if others do not.

    Returns: the path of the old file's copy; None if nothing changes.

    Raises EventError if something does not fit (unless ``all_the_same``), FileChangedError if
    the file was changed since it was read, and FileError if a file cannot be written. After any
    of these, no result has been written.
    """
    if fitting.against and not all_the_same:
        told = fault("file-does-not-fit", file=shown_path(fitting.file))
        raise EventError(told)
    if fitting.after == fitting.before:
        return None
    folder = fitting.file.parent / KEPT.format(name=fitting.file.name)
    time = datetime.now().strftime("%Y-%m-%d %H.%M.%S.%f")[:-3]
    kept = folder / f"{time} {fitting.file.name}"
    with naming(folder, "cannot-write"):
        folder.mkdir(exist_ok=True)
    write_bytes(kept, fitting.before, like=fitting.file)
    try:
        write_bytes(fitting.file, fitting.after, instead_of=digest_of(fitting.before))
    except FileError:
        kept.unlink(missing_ok=True)
        raise
    return kept


def takes_results(kind: str) -> bool:
    """Returns whether results can be written back into files of an imported kind."""
    return kind in EXPORTS and EXPORTS[kind].into is not None


def _program(data: bytes) -> tuple[str, Into]:
    """Returns the id of a file's format, and the function that adds results. Raises
    EventError."""
    try:
        kind = recognised(data)
    except ListError:
        kind = ""
    into = EXPORTS[kind].into if takes_results(kind) else None
    if into is None:
        names = [one.name.en for one in EXPORTS.values() if one.into is not None]
        raise EventError(fault("no-results-into", programs=listed(names)))
    return kind, into


def _byes(event: Event, incoming: ImportedEvent, round: int) -> list[Note]:
    """Returns notes on byes of a round (0: all) that only the event or only the file has."""
    names = {player.key: player.name for player in (*incoming.players, *event.players)}
    rounds = {round} if round else {table.round for table in event.tables}
    mine = {(bye.round, event.by_id[bye.player].key) for bye in event.byes}
    theirs = set(incoming.byes)
    lacking = sorted(bye for bye in mine - theirs if bye[0] in rounds)
    beside = sorted(bye for bye in theirs - mine if bye[0] in rounds)
    return [
        *(note("bye-not-in-file", round=at, name=names[key]) for at, key in lacking),
        *(note("bye-only-in-file", round=at, name=names[key]) for at, key in beside),
    ]
