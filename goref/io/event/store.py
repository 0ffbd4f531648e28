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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import quote

from goref.core.base.faults import fault, why
from goref.core.event.event import Event, EventInfo
from goref.io.event import rows
from goref.io.event.change import EventChange
from goref.io.event.faults import EventFileError, in_words
from goref.io.event.schema import APPLICATION, FORMAT, SUFFIX, bring_up, build
from goref.io.files import shown_path

HEADER = b"SQLite format 3\0"
PATIENCE = 10
"""Seconds to wait for another that is writing."""

T = TypeVar("T")


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


class EventStore:
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
    def create(cls, path: Path, info: EventInfo, who: str, reason: str = "") -> EventStore:
        """Make the file of a new event. Raises EventFileError; never overwrites."""
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        except FileExistsError:
            raise EventFileError(fault("event-there", path=shown_path(path))) from None
        except (OSError, ValueError) as error:
            raise EventFileError(
                fault("cannot-make", path=shown_path(path), reason=why(error))
            ) from None
        try:
            with in_words(path):
                connection = _connect(path, "rw")
                try:
                    connection.execute("BEGIN IMMEDIATE")
                    build(connection)
                    EventChange(connection, who, reason).create(info)
                    connection.execute("COMMIT")
                except BaseException:
                    connection.close()
                    raise
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
        with in_words(path):
            connection = _connect(path, "ro" if read_only else "rw")
            try:
                _check(connection, path, read_only)
            except BaseException:
                connection.close()
                raise
        return cls(path, connection, who, read_only)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def __enter__(self) -> EventStore:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def event(self) -> Event:
        """The event as it stands now. Raises EventFileError."""
        return self._read(self._event)

    def _event(self) -> Event:
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

        def ask() -> bytes:
            found = self._connection.execute(
                "SELECT text FROM kept WHERE digest = ?", (digest,)
            ).fetchone()
            if found is None or not isinstance(found["text"], bytes):
                raise ValueError(fault("no-kept-case", digest=digest[:12]))
            return bytes(found["text"])

        return self._read(ask)

    def audit(self) -> tuple[AuditEntry, ...]:
        """All that was done, oldest first. Raises EventFileError."""

        def entry(row: sqlite3.Row) -> AuditEntry:
            return AuditEntry(
                row["id"],
                row["time"],
                row["who"],
                row["what"],
                row["subject"],
                json.loads(row["before"]),
                json.loads(row["after"]),
                row["reason"],
            )

        def ask() -> tuple[AuditEntry, ...]:
            return tuple(
                map(entry, self._connection.execute("SELECT * FROM audit ORDER BY id"))
            )

        return self._read(ask)

    def stamp(self) -> int:
        """A number that grows with every change, whoever made it."""

        def ask() -> int:
            found = self._connection.execute("SELECT MAX(id) AS last FROM audit").fetchone()
            return int(found["last"] or 0)

        return self._read(ask)

    @contextmanager
    def change(self, reason: str = "") -> Iterator[EventChange]:
        """Change the event, all at once: what is done inside is there at the end, or not.

        Raises EventFileError, ChangedError, EventError; nothing is changed then.
        """
        if self.read_only:
            raise EventFileError(fault("event-no-writing", path=shown_path(self.path)))
        with in_words(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                change = EventChange(self._connection, self.who, reason)
                yield change
                change.check()
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def _read(self, ask: Callable[[], T]) -> T:
        """Ask within one transaction, so that all answers are of one moment."""
        with in_words(self.path):
            self._connection.execute("BEGIN")
            try:
                return ask()
            except (ValueError, TypeError, KeyError, IndexError) as error:
                raise EventFileError(
                    fault("event-damaged", path=shown_path(self.path), reason=why(error))
                ) from None
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    where = quote(os.path.abspath(path), safe="/:\\")
    connection = sqlite3.connect(
        f"file:{where}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None
    )
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _check_kind(path: Path) -> None:
    """Refuse what is plainly no event, before SQLite looks at it."""
    name = shown_path(path)
    try:
        if path.is_dir():
            raise EventFileError(fault("folder-not-file", path=name))
        with path.open("rb") as file:
            begins = file.read(len(HEADER))
    except EventFileError:
        raise
    except FileNotFoundError:
        raise EventFileError(fault("no-file", path=name)) from None
    except (OSError, ValueError) as error:
        raise EventFileError(fault("cannot-read", path=name, reason=why(error))) from None
    if begins != HEADER:
        raise EventFileError(fault("event-other-file", path=name, suffix=SUFFIX))


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
    try:
        # Another window may have been faster.
        bring_up(connection, connection.execute("PRAGMA user_version").fetchone()[0])
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
