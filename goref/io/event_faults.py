"""What can go wrong with an event's file, in words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from goref.io.files import FileError, one_line, shown_path


class EventFileError(FileError):
    """An event's file cannot be read or changed; the message names it and what to do."""


class ChangedError(EventFileError):
    """What is to be changed was changed by somebody else since it was read.

    Attributes:
        subject: what it is about, such as ``table 2/13``.
        who, what, time: the last change of it; empty where it is not known.
    """

    def __init__(self, subject: str, who: str = "", what: str = "", time: str = "") -> None:
        self.subject, self.who, self.what, self.time = subject, who, what, time
        by = f" ({what} by {who}, {time})" if who else ""
        super().__init__(
            one_line(
                f"{subject} was changed by somebody else in the meantime{by}; "
                "look at it again, then change it"
            )
        )


ADVICE = {
    sqlite3.SQLITE_BUSY: "another goref is changing it; try again",
    sqlite3.SQLITE_LOCKED: "another goref is changing it; try again",
    sqlite3.SQLITE_FULL: "the disk is full; nothing was changed. Make room, then try again",
    sqlite3.SQLITE_READONLY: "it cannot be written to; copy it to another place",
    sqlite3.SQLITE_CORRUPT: "it is damaged; take a copy from before",
    sqlite3.SQLITE_NOTADB: "it is no event of goref",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened, or its folder cannot be written to",
    sqlite3.SQLITE_IOERR: "the disk does not answer as it should",
    sqlite3.SQLITE_PERM: "it may not be read or changed",
}


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Turn what SQLite complains of into an EventFileError that names the file."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        advice = ADVICE.get(code, one_line(str(error)))
        raise EventFileError(f"{shown_path(path)}: {advice}") from None
