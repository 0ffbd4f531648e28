"""Checks of an event's file before it is trusted: its kind, its schema, its integrity.

A database can contain more than rows: views and triggers, computed columns and indices, pages
that form a circle. Rows are read only if the schema is exactly the one that goref makes. No
query may take more work than an event can need.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from goref.core.base.faults import fault
from goref.io.event.faults import EventFileError, in_words, other_file
from goref.io.event.schema import APPLICATION, FIRST, FORMAT, expected, objects
from goref.io.files import FileError, hold, let_go, naming, probe, shown_path

PATIENCE = 10
"""The number of seconds for which to wait until another writer has finished."""
MOST_BYTES = 2**30
MOST_CASE = 16 * 1024 * 1024
"""The longest text of a case, in bytes."""
SLACK = 2**20
"""The number of bytes that a row may have in addition to the text of a case."""
STEPS, MOST_LOOKS = 100_000, 500
"""The number of SQLite's steps between two checks, and the most such checks in one reading."""


class Connection(sqlite3.Connection):
    """A connection that stops any query that takes more work than an event can need."""

    _looks = 0

    def watch(self) -> None:
        """Starts counting the work of the next reading from zero."""
        self._looks = 0
        self.set_progress_handler(self._look, STEPS)

    def _look(self) -> bool:
        self._looks += 1
        return self._looks > MOST_LOOKS

    def close(self) -> None:
        """Closes the connection, which releases the file."""
        super().close()
        let_go(self)


def check_kind(path: Path) -> None:
    """Raises EventFileError if a file is plainly no event, before SQLite opens it.

    The file is not opened here: closing it again would release the locks of every other window
    of this process (:data:`goref.io.files.HELD`).
    """
    try:
        with naming(path, "cannot-read"):
            try:
                found = probe(path).reached()
            except FileNotFoundError:
                raise FileError(fault("no-file", path=shown_path(path))) from None
            if stat.S_ISDIR(found.st_mode):
                raise FileError(fault("folder-not-file", path=shown_path(path)))
            if not stat.S_ISREG(found.st_mode):
                raise OSError(fault("special-file"))
            if not os.access(path, os.R_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except FileError as error:
        raise EventFileError(*error.args) from None
    if not found.st_size:
        raise EventFileError(other_file(path))
    if found.st_size > MOST_BYTES:
        most = MOST_BYTES // 2**20
        raise EventFileError(fault("event-too-large", path=shown_path(path), most=most))


@contextmanager
def connected(path: Path, mode: str) -> Iterator[Connection]:
    """Opens a connection; closes it only if the body of the ``with`` statement fails.

    ``mode`` is ``ro`` or ``rw``, as for SQLite. Raises EventFileError, also instead of SQLite's
    errors in the body.
    """
    # A name that is not valid text is still a name.
    where = quote(os.fsencode(os.path.abspath(path)), safe="/:\\")
    with in_words(path):
        connection = sqlite3.connect(
            f"file:{where}?mode={mode}",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,  # one thread may open it and hand it to another
            factory=Connection,
        )
        try:
            with naming(path, "cannot-read", EventFileError):
                hold(connection, path)
            connection.watch()
            connection.row_factory = sqlite3.Row
            connection.text_factory = _text
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_CASE + SLACK)
            connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, SLACK)
            connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
            connection.execute("PRAGMA mmap_size = 0")
            connection.execute("PRAGMA foreign_keys = ON")
            if mode != "ro":  # this pragma reads from the file
                connection.execute("PRAGMA synchronous = FULL")
            yield connection
        except BaseException:
            connection.close()
            raise


def check(connection: sqlite3.Connection, path: Path) -> int:
    """Checks that a database is an intact event of a known format; returns the format.

    Call this in a transaction, so that all checks see one state. Raises EventFileError.
    """
    name = shown_path(path)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != APPLICATION:
        raise EventFileError(fault("event-other-database", path=name))
    if version > FORMAT:
        raise EventFileError(fault("event-newer", path=name, format=version, mine=FORMAT))
    if version < FIRST:
        raise EventFileError(fault("event-other-database", path=name))
    _check_make(connection, name, int(version))
    connection.text_factory = _any_text
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise EventFileError(fault("event-damaged-check", path=name, reason=str(found)))
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise EventFileError(fault("event-damaged-keys", path=name))
    connection.text_factory = _text
    return int(version)


def _check_make(connection: sqlite3.Connection, name: str, version: int) -> None:
    """Compares a database's schema with that of a format. Raises EventFileError."""
    has, wanted = objects(connection), expected(version)
    alien = [key for key in has if key not in wanted]
    other = [key for key in has if key in wanted and has[key] != wanted[key]]
    lacking = [key for key in wanted if key not in has]
    for code, keys in (
        ("event-alien", alien),
        ("event-otherwise", other),
        ("event-lacks", lacking),
    ):
        for kind, called in keys:
            raise EventFileError(fault(code, path=name, kind=kind, name=called))


def _text(data: bytes) -> str:
    """Decodes a text; raises an error with goref's own message for invalid bytes."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise sqlite3.DataError(fault("bytes-no-text")) from None


def _any_text(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")
