"""Games of incoming records, each with the table of an event that it seems to belong to."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from goref.app.event.attach import SUFFIXES, PlayerNames, round_named, table_of
from goref.app.opening import Opened, OpeningError, open_bytes
from goref.app.reports.gathering import collect
from goref.core.base.faults import fault
from goref.core.base.findings import Level
from goref.core.base.frozen import field, frozen
from goref.core.base.language import ENGLISH
from goref.core.event.event import MOST_ROUNDS, Event, Table
from goref.core.event.notes import Note
from goref.core.texts.event.events import level
from goref.core.texts.faults.said import said
from goref.io.files import FileError, one_line, read_bytes
from goref.io.text.encoding import encoded


@frozen
class Game:
    """A game of a file, or a file that cannot be used.

    Attributes:
        file: the path; a name if the text was pasted.
        number: the number of the game in the file, from 1.
        opened: the game as read; None if there is a problem.
        data: the whole file.
        table: the table that the game seems to belong to; None if there is no such table, or if
            its case has decided it.
        round: the round that the record names; 0 if it names no round that an event can have.
        notes: reasons for and against ``table``.
        problem: the error because of which the file cannot be used; None if it can.
    """

    file: str
    number: int = 1
    opened: Opened | None = field(default=None, repr=False)
    data: bytes = field(default=b"", repr=False)
    table: Table | None = None
    round: int = 0
    notes: tuple[Note, ...] = ()
    problem: Exception | None = None

    @property
    def title(self) -> str:
        """The file's name; from the file's second game on, with the game's number."""
        name = one_line(Path(self.file).name)
        return f"{name} #{self.number}" if self.number > 1 else name

    @property
    def black(self) -> str:
        """Black's name in the record; may be empty."""
        return self._named("PB")

    @property
    def white(self) -> str:
        """White's name in the record; may be empty."""
        return self._named("PW")

    def _named(self, key: str) -> str:
        text = "" if self.opened is None else self.opened.case.record.info.text(key)
        return " ".join(one_line(text).split())

    @property
    def is_certain(self) -> bool:
        """True if the game has a table, and there is no reason against that table."""
        return self.table is not None and all(level(n) is Level.NOTE for n in self.notes)


def files_of(paths: Iterable[Path]) -> tuple[str, ...]:
    """Returns the given files, and the records in the given folders, as paths."""
    names = [str(path) for path in paths]
    itself = {os.path.normpath(name) for name in names}
    return tuple(
        file for file in collect(names) if file in itself or file.lower().endswith(SUFFIXES)
    )


class TableFinder:
    """Reads records, and finds the table of an event that each belongs to."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._names = PlayerNames(event)

    def in_file(self, file: str) -> tuple[Game, ...]:
        """Returns the games of a file; if it cannot be used, one game with ``problem`` set."""
        try:
            data = read_bytes(Path(file))
        except FileError as error:
            return (Game(file, problem=error),)
        return self.in_bytes(data, file)

    def in_bytes(self, data: bytes, file: str) -> tuple[Game, ...]:
        """Returns the games in a text; ``file`` is its name in messages."""
        try:
            games = open_bytes(data, Path(file).name)
        except OpeningError as error:
            return (Game(file, problem=error),)
        except Exception as error:  # one bad file must not stop the others
            reason = f"{type(error).__name__}: {said(error, ENGLISH)}"
            told = fault("internal-error", reason=reason)
            return (Game(file, problem=OpeningError(told)),)
        return tuple(self._game(file, n, o, data) for n, o in enumerate(games, 1))

    def _game(self, file: str, number: int, opened: Opened, data: bytes) -> Game:
        table, notes = table_of(self._event, self._names, opened)
        if table is not None and table.is_by_case:
            table = None
        told = round_named(opened.case.record.info.text("RO")) or 0
        round = told if 1 <= told <= MOST_ROUNDS else 0
        return Game(file, number, opened, data, table, round, tuple(notes))


def look_through(
    event: Event,
    paths: Sequence[Path],
    text: str,
    called: str,
    stop: Callable[[], bool],
    tell: Callable[[int, int, str], None],
) -> tuple[Game, ...]:
    """Returns the games of a text, of files, and of the records in folders.

    Args:
        called: the name of ``text`` in messages.
        stop: called before every file; if it returns True, the games read so far are returned.
        tell: called before every file with its index from 0, the number of files, its name.
    """
    finder = TableFinder(event)
    games: list[Game] = []
    if text.strip():
        games += finder.in_bytes(encoded(text), called)
    files = files_of(paths)
    for number, file in enumerate(files):
        if stop():
            break
        tell(number, len(files), one_line(Path(file).name))
        games += finder.in_file(file)
    return tuple(games)
