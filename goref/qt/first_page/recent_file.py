"""The state of a recent file, as read in the background."""

from __future__ import annotations

from pathlib import Path

from goref.app.event.files import open_event
from goref.app.event.table_status import TableStatus, event_state, status_of
from goref.app.opening import OpeningError
from goref.app.session.case_summary import case_summary
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.texts.faults.said import said
from goref.io.event.schema import SUFFIX
from goref.io.files import FileError, probe, read_in_time
from goref.qt.work.work import Task

LARGEST_BYTES = 500_000
"""A file with more bytes than this is not read."""


@frozen
class RecentFile:
    """The state of a recent file, as read in the background.

    Attributes:
        when: when it was last changed, in seconds since 1970; None if unknown.
        title: the players, or the name of the event; "" if the content was not read.
        state: the state of the case or event, in one line; "" if the content was not read.
        is_open: True if something is left to decide.
        position: the last position of the game; None for an event, or if not read.
        problem: why the file cannot be read; "" if it can.
    """

    when: float | None = None
    title: str = ""
    state: str = ""
    is_open: bool = False
    position: Position | None = None
    problem: str = ""

    def is_same_game(self, other: RecentFile) -> bool:
        """Returns whether this file and ``other`` contain the same game, such as a record and
        its case.
        """
        mine, theirs = (self.title, self.position), (other.title, other.position)
        return self.position is not None and mine == theirs


def recent_file(path: Path, language: Language, task: Task) -> RecentFile:
    """Reads a recent file. Returns an error as ``problem`` instead of raising it."""
    found = probe(path).found
    when = None if found is None else found.st_mtime
    try:
        if path.suffix == SUFFIX:
            return _event(path, when, language)
        if found is not None and found.st_size > LARGEST_BYTES:
            return RecentFile(when)
        game = case_summary(read_in_time(path), path.name, language, task.go_on)
        return RecentFile(when, game.title, game.told, game.is_open, game.position)
    except (FileError, OpeningError) as error:
        return RecentFile(when, problem=said(error, language))


def _event(path: Path, when: float | None, language: Language) -> RecentFile:
    """Reads the file of an event.

    Raises:
        EventFileError: the file cannot be opened.
    """
    with open_event(path, read_only=True) as store:
        event = store.event()
    state = event_state(event, language)
    is_open = any(status_of(table, None) is TableStatus.PROTEST for table in event.tables)
    return RecentFile(when, event.info.name, state, is_open)
