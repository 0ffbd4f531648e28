"""Errors about an event's file, with their messages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from goref.core.base.faults import Fault, fault, fault_of
from goref.core.base.language import InWords
from goref.core.texts.event.audit import DONE, subject_of
from goref.core.texts.terms import term
from goref.io.event.schema import SUFFIX
from goref.io.files import FileError, shown_path
from goref.io.locking import knows_locks


class EventFileError(FileError):
    """An event's file that cannot be read or changed; the message names it and the remedy."""


class ChangedError(EventFileError):
    """Somebody else changed a row after it was read here.

    Attributes:
        subject: the row, such as ``table 2/13``.
        who, what, time: the author, kind and time of its last change; empty if unknown.
    """

    def __init__(self, subject: str, who: str = "", what: str = "", time: str = "") -> None:
        self.subject, self.who, self.what, self.time = subject, who, what, time
        about = subject_of(subject)
        if who:
            act = InWords(term, (DONE, what))
            super().__init__(
                fault("in-the-meantime-by", subject=about, what=act, who=who, time=time)
            )
        else:
            super().__init__(fault("in-the-meantime", subject=about))


SAID = {
    sqlite3.SQLITE_BUSY: "db-busy",
    sqlite3.SQLITE_LOCKED: "db-busy",
    sqlite3.SQLITE_FULL: "db-full",
    sqlite3.SQLITE_READONLY: "db-read-only",
    sqlite3.SQLITE_CORRUPT: "db-corrupt",
    sqlite3.SQLITE_CANTOPEN: "db-cannot-open",
    sqlite3.SQLITE_IOERR: "db-disk",
    sqlite3.SQLITE_PERM: "db-not-allowed",
    sqlite3.SQLITE_INTERRUPT: "event-too-much",
    sqlite3.SQLITE_TOOBIG: "event-too-much",
}
"""SQLite's error codes, and the code of goref's own message for each."""
LOCKING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PROTOCOL)
"""SQLite's errors if another process, or the file system, refuses a lock."""


def other_file(path: Path) -> Fault:
    """Returns the fault that a file is not the file of an event."""
    return fault("event-other-file", path=shown_path(path), suffix=SUFFIX)


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Turns SQLite's errors into an EventFileError that names the file."""
    try:
        yield
    except UnicodeDecodeError:  # SQLite's own complaint, with bytes of the file in it
        reason = fault("bytes-no-text")
        raise EventFileError(
            fault("event-damaged", path=shown_path(path), reason=reason)
        ) from None
    except MemoryError:  # a row that claims an impossible size
        raise EventFileError(fault("event-too-much", path=shown_path(path))) from None
    except sqlite3.Error as error:
        found = fault_of(error)
        if found is not None:
            raise EventFileError(
                fault("event-damaged", path=shown_path(path), reason=found)
            ) from None
        try:
            code = error.sqlite_errorcode & 0xFF
        except AttributeError:  # raised by the module itself, not by SQLite
            code = 0
        if code in LOCKING and not knows_locks(path.absolute().parent):
            raise EventFileError(fault("db-no-locks", path=shown_path(path))) from None
        if code == sqlite3.SQLITE_NOTADB:
            raise EventFileError(other_file(path)) from None
        if code in SAID:
            raise EventFileError(fault(SAID[code], path=shown_path(path))) from None
        said = fault("in-file", file=shown_path(path), problem=str(error))
        raise EventFileError(said) from None
