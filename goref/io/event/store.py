"""An event in one file that several windows and processes may work on at once.

The file is an SQLite database with a rollback journal, so that it is one file except in
the moment of a change, and can be read from media that cannot be written. Every change is
one transaction: it is there whole or not at all, whoever else writes; and it is told in
the audit, which only grows. A change of something that somebody else changed since it was
read is refused (:class:`ChangedError`).
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from goref.core.base.faults import fault, why
from goref.core.event.event import Event, EventInfo
from goref.io.event import rows
from goref.io.event.change import EventChange
from goref.io.event.faults import EventFileError, in_words
from goref.io.event.schema import APPLICATION, FORMAT, SUFFIX, bring_up, build
from goref.io.files import FileError, naming, read_start, shown_path

HEADER = b"SQLite format 3\0"
PATIENCE = 10
"""Seconds to wait for another that is writing."""


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One thing that was done to an event.

    Attributes:
        number: from 1, in order.
        time: ISO 8601 with the offset.
        what: such as ``table-changed``; ``subject`` names what it was done to.
        before, after: the values that changed, by column.
    """

    number: int
    time: str
    who: str
    what: str
    subject: str
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str


class EventStore(AbstractContextManager["EventStore"]):
    """The file of an event, open.

    Attributes:
        path: where it is.
        who: who is written down for what is changed.
        read_only: nothing can be changed (the file or its folder is write-protected).
    """

    def __init__(
        self, path: Path, connection: sqlite3.Connection, who: str, read_only: bool
    ) -> None:
        self.path = path
        self.who = who
        self.read_only = read_only
        self._connection = connection

    @classmethod
    def create(cls, path: Path, info: EventInfo, who: str) -> EventStore:
        """Make the file of a new event. Raises EventFileError; never overwrites."""
        with naming(path, "cannot-make", EventFileError):
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            except FileExistsError:
                raise EventFileError(fault("event-there", path=shown_path(path))) from None
        try:
            with _connected(path, "rw") as connection:
                connection.execute("BEGIN IMMEDIATE")
                with connection:
                    build(connection)
                    EventChange(connection, who, "").create(info)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        return cls(path, connection, who, read_only=False)

    @classmethod
    def open(cls, path: Path, who: str, *, read_only: bool = False) -> EventStore:
        """Open the file of an event, and check that it is whole. Raises EventFileError."""
        _check_kind(path)
        folder = os.path.dirname(os.path.realpath(path))
        read_only = read_only or not (os.access(path, os.W_OK) and os.access(folder, os.W_OK))
        with _connected(path, "ro" if read_only else "rw") as connection:
            _check(connection, path, read_only)
        return cls(path, connection, who, read_only)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def __exit__(self, *raised: object) -> None:
        self.close()

    def event(self) -> Event:
        """The event as it stands now. Raises EventFileError."""
        with self._reading():
            ask = self._connection.execute
            info = ask("SELECT * FROM event").fetchone()
            if info is None:
                raise ValueError(fault("event-missing"))
            return Event(
                rows.read_info(info),
                tuple(map(rows.read_player, ask("SELECT * FROM player ORDER BY id"))),
                tuple(map(rows.read_table, ask("SELECT * FROM game ORDER BY round, number"))),
                tuple(map(rows.read_bye, ask("SELECT * FROM bye ORDER BY round, player"))),
            )

    def case(self, digest: str) -> bytes:
        """The text of a case file by its digest. Raises EventFileError if there is none."""
        with self._reading():
            found = self._connection.execute(
                "SELECT text FROM kept WHERE digest = ?", (digest,)
            ).fetchone()
            if found is None or not isinstance(found["text"], bytes):
                raise ValueError(fault("no-kept-case", digest=digest[:12]))
            return bytes(found["text"])

    def audit(self) -> tuple[AuditEntry, ...]:
        """All that was done, oldest first. Raises EventFileError."""
        with self._reading():
            done = self._connection.execute("SELECT * FROM audit ORDER BY id")
            return tuple(
                AuditEntry(
                    n, time, who, what, of, json.loads(before), json.loads(after), reason
                )
                for n, time, who, what, of, before, after, reason in done
            )

    def stamp(self) -> int:
        """A number that grows with every change, whoever made it."""
        with self._reading():
            found = self._connection.execute("SELECT MAX(id) AS last FROM audit").fetchone()
            return int(found["last"] or 0)

    @contextmanager
    def change(self, reason: str = "") -> Iterator[EventChange]:
        """Change the event, all at once: what is done inside is there at the end, or not.

        Raises EventFileError, ChangedError, EventError; nothing is changed then.
        """
        if self.read_only:
            raise EventFileError(fault("event-no-writing", path=shown_path(self.path)))
        with in_words(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            with self._connection:
                change = EventChange(self._connection, self.who, reason)
                yield change
                change.check()

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Ask within one transaction, so that all answers are of one moment."""
        with in_words(self.path):
            self._connection.execute("BEGIN")
            try:
                with self._connection:
                    yield
            except (ValueError, TypeError, KeyError, IndexError) as error:
                raise EventFileError(
                    fault("event-damaged", path=shown_path(self.path), reason=why(error))
                ) from None


@contextmanager
def _connected(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A connection that is closed if what is done with it at first goes wrong."""
    where = quote(os.path.abspath(path), safe="/:\\")
    with in_words(path):
        connection = sqlite3.connect(
            f"file:{where}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None
        )
        try:
            connection.row_factory = sqlite3.Row
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            yield connection
        except BaseException:
            connection.close()
            raise


def _check_kind(path: Path) -> None:
    """Refuse what is plainly no event, before SQLite looks at it."""
    try:
        begins = read_start(path, len(HEADER))
    except FileError as error:
        raise EventFileError(why(error)) from None
    if begins != HEADER:
        other = fault("event-other-file", path=shown_path(path), suffix=SUFFIX)
        raise EventFileError(other)


def _check(connection: sqlite3.Connection, path: Path, read_only: bool) -> None:
    """Check that a database is an event of a format we read, and whole."""
    name = shown_path(path)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != APPLICATION:
        raise EventFileError(fault("event-other-database", path=name))
    if version > FORMAT:
        raise EventFileError(fault("event-newer", path=name, format=version, mine=FORMAT))
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise EventFileError(fault("event-damaged-check", path=name, reason=str(found)))
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise EventFileError(fault("event-damaged-keys", path=name))
    if version == FORMAT:
        return
    if read_only:
        raise EventFileError(fault("event-older", path=name, format=version))
    connection.execute("BEGIN EXCLUSIVE")
    with connection:
        # Another window may have been faster.
        bring_up(connection, connection.execute("PRAGMA user_version").fetchone()[0])
