"""An event in one file that several windows and processes may work on at once.

The file is an SQLite database with a rollback journal, so that it is one file except in
the moment of a change, and can be read from media that cannot be written. Every change is
one transaction: it is there whole or not at all, whoever else writes; and it is told in
the audit, which only grows. A change of something that somebody else changed since it was
read is refused (:class:`ChangedError`).
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from goref.core.base.faults import fault, why
from goref.core.base.frozen import replace
from goref.core.event.event import Event, EventInfo
from goref.io.event.audit import AuditChain, AuditEntry, chain_of, cut_off, read_entry
from goref.io.event.change import EventChange
from goref.io.event.copies import Copies
from goref.io.event.faults import EventFileError, in_words
from goref.io.event.guard import Connection, check, check_kind, connected
from goref.io.event.lease import LOOKS, Lease, Writer, WrittenError, needed, take
from goref.io.event.reading import read_event, read_since
from goref.io.event.schema import FORMAT, READABLE, bring_up, build
from goref.io.files import naming, shown_path

P = ParamSpec("P")
T = TypeVar("T")


class TornError(EventFileError):
    """An event was written by another while it was read here."""


def _again_where_torn(
    ask: Callable[Concatenate[EventStore, P], T],
) -> Callable[Concatenate[EventStore, P], T]:
    """Read again, for half a second, what another wrote meanwhile.

    After that whoever may write asks for the right to it: that undoes what one that is gone
    left half done, or names the other (WrittenError).
    """

    @wraps(ask)
    def again(store: EventStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(LOOKS):
            try:
                return ask(store, *args, **kwargs)
            except TornError:
                time.sleep(0.5 / LOOKS)
        store.sit_down()
        try:
            return ask(store, *args, **kwargs)
        except TornError:
            if store.writer is None:
                raise
            raise WrittenError(store.path, store.writer) from None

    return again


class EventStore(AbstractContextManager["EventStore"]):
    """The file of an event, open.

    Attributes:
        path: where it is.
        who: who is written down for what is changed.
        read_only: nothing can be changed (the file or its folder is write-protected).
        copies: where copies are kept before changes; None where none are.
        writer: who else writes the event, as found when it was to be written last; it is
            read here alone meanwhile.
        left: whose right to write was left behind, and was taken over here.
    """

    def __init__(self, path: Path, connection: Connection, who: str, read_only: bool) -> None:
        self.path = path
        self.who = who
        self.read_only = read_only
        self.copies: Copies | None = None
        self.writer: Writer | None = None
        self.left: Writer | None = None
        self._lease: Lease | None = None
        self._unlocked = needed(path)
        self._connection = connection
        self._connections = 1  # so many there were
        self._event: Event | None = None  # as it was read last
        self._seen = (0, 0)  # what others and this one had done to the file then

    @classmethod
    def create(cls, path: Path, info: EventInfo, who: str) -> EventStore:
        """Make the file of a new event. Raises EventFileError; never overwrites."""
        with naming(path, "cannot-make", EventFileError):
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            except FileExistsError:
                raise EventFileError(fault("event-there", path=shown_path(path))) from None
        try:
            with connected(path, "rw") as connection:
                connection.execute("BEGIN IMMEDIATE")
                with connection:
                    build(connection)
                    EventChange(connection, who, "").create(info)
        except BaseException:
            with suppress(OSError):  # what went wrong first is what is told
                path.unlink()
            raise
        store = cls(path, connection, who, read_only=False)
        store.sit_down()
        return store

    @classmethod
    def open(cls, path: Path, who: str, *, read_only: bool = False) -> EventStore:
        """Open the file of an event, and check that it is whole and can be read.

        Raises EventFileError.
        """
        check_kind(path)
        folder = os.path.dirname(os.path.realpath(path))
        read_only = read_only or not (os.access(path, os.W_OK) and os.access(folder, os.W_OK))
        # Where a lock does not show that another writes, whoever may write would undo that.
        mode = "ro" if read_only or needed(path) else "rw"
        with connected(path, mode) as connection:
            store = cls(path, connection, who, read_only)
        try:
            store._open()
        except BaseException:
            store.close()
            raise
        return store

    def _open(self) -> None:
        """Check the file, and bring it up to what can be read. Raises EventFileError."""
        version = self._checked()
        if version < READABLE:
            if self.read_only:
                name = shown_path(self.path)
                raise EventFileError(fault("event-older", path=name, format=version))
            with in_words(self.path):
                self._hold()
                self._connection.execute("BEGIN EXCLUSIVE")
                with self._connection:
                    self._bring_up()
        self.event()

    @_again_where_torn
    def _checked(self) -> int:
        with self._reading():
            return check(self._connection, self.path)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
        if self._lease is not None:
            self._lease.let_go()
            self._lease = None

    def sit_down(self) -> None:
        """Take the right to write, where one is needed; :attr:`writer` is who else has it."""
        if not self.read_only:
            with suppress(WrittenError):
                self._hold()

    def _hold(self) -> None:
        """Be the one that writes, where locks do not see to that. Raises EventFileError."""
        if not self._unlocked:
            return
        if self._lease is not None and not self._lease.is_mine():
            self._lease.let_go()
            self._lease = None
            self._connect("ro")
        if self._lease is None:
            try:
                lease, left = take(self.path, self.who)
            except WrittenError as error:
                self.writer = error.writer
                raise
            try:
                self._connect("rw")
            except BaseException:
                lease.let_go()
                raise
            self._lease = lease
            self.left = left or self.left
        self.writer = None

    def _connect(self, mode: str) -> None:
        """Have the file open in another way. Raises EventFileError."""
        with connected(self.path, mode) as connection:
            self._connection.close()
        self._connection, self._event = connection, None
        self._connections += 1
        if self.copies is not None:
            self._keep_unspilt()

    def _still_holds(self) -> None:
        """Refuse to keep what was done if another writes by now. Raises EventFileError."""
        if self._lease is not None and not self._lease.is_mine():
            raise EventFileError(fault("event-lease-lost", path=shown_path(self.path)))

    def __exit__(self, *raised: object) -> None:
        self.close()

    def keep_copies(self, *, every_sitting: bool = False) -> None:
        """Have copies kept before changes, as :class:`~goref.io.event.copies.Copies` says."""
        self.copies = Copies(self.path, every_sitting=every_sitting)
        self._keep_unspilt()

    def _keep_unspilt(self) -> None:
        """Write a change at its end alone: a copy reads what was before it."""
        self._connection.execute("PRAGMA cache_spill = OFF")

    @_again_where_torn
    def event(self) -> Event:
        """The event as it stands now; of what was read before, only what changed since is
        read. Raises EventFileError."""
        with self._reading():
            seen = self._connection.execute("PRAGMA data_version").fetchone()[0]
            now, before = (seen, self._connection.total_changes), self._event
            if before is None:
                event = read_event(self._connection)
            elif now == self._seen:
                return before
            else:
                event = read_since(self._connection, before) or read_event(self._connection)
            self._event, self._seen = event, now
            return event

    @_again_where_torn
    def case(self, digest: str) -> bytes:
        """The text of a case file by its digest. Raises EventFileError if there is none."""
        with self._reading():
            found = self._connection.execute(
                "SELECT text FROM kept WHERE digest = ?", (digest,)
            ).fetchone()
            if found is None or not isinstance(found["text"], bytes):
                raise ValueError(fault("no-kept-case", digest=digest[:12]))
            return bytes(found["text"])

    @_again_where_torn
    def audit(self, since: int = 0) -> tuple[AuditEntry, ...]:
        """All that was done since a stamp, oldest first. Raises EventFileError."""
        with self._reading():
            asked = "SELECT * FROM audit WHERE id > ? ORDER BY id"
            done = self._connection.execute(asked, (since,))
            return tuple(map(read_entry, done))

    @_again_where_torn
    def chain(self) -> AuditChain:
        """What the links of the audit show. Raises EventFileError."""
        with self._reading():
            chain = chain_of(self._connection.execute("SELECT * FROM audit ORDER BY id"))
            return replace(chain, cut=chain.cut + cut_off(self._connection))

    @_again_where_torn
    def kept(self) -> dict[str, bool]:
        """The cases that are kept, by digest, and whether each is what its digest says.

        Raises EventFileError.
        """
        with self._reading():
            found = self._connection.execute("SELECT digest, text FROM kept")
            return {
                digest: isinstance(text, bytes) and sha256(text).hexdigest() == digest
                for digest, text in found
            }

    @_again_where_torn
    def stamp(self) -> int:
        """A number that grows with every change, whoever made it."""
        with self._reading():
            found = self._connection.execute("SELECT MAX(id) AS last FROM audit").fetchone()
            return int(found["last"] or 0)

    @_again_where_torn
    def others(self) -> int:
        """A number that changes with whatever others do to the file, by whatever means."""
        with self._reading():
            seen = int(self._connection.execute("PRAGMA data_version").fetchone()[0])
            return self._connections << 32 | seen  # another connection counts anew

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """What is read inside is of one moment, whoever writes. Raises EventFileError."""
        with self._reading():
            yield

    @contextmanager
    def change(self, reason: str = "") -> Iterator[EventChange]:
        """Change the event, all at once: what is done inside is there at the end, or not.

        Before the first change of a sitting, and before a round is put in, a copy is kept
        where there are to be copies.

        Raises EventFileError, ChangedError, EventError; nothing is changed then.
        """
        if self.read_only:
            raise EventFileError(fault("event-no-writing", path=shown_path(self.path)))
        with in_words(self.path):
            self._hold()
            self._connection.watch()
            self._connection.execute("BEGIN IMMEDIATE")
            with self._connection:
                copies = self.copies
                if copies is not None:
                    copies.keep_start()
                self._bring_up()
                before_round = None if copies is None else copies.keep_round
                change = EventChange(self._connection, self.who, reason, before_round)
                yield change
                change.check()
                self._still_holds()

    def _bring_up(self) -> None:
        """Bring the file up to this format, if nobody has yet, in the transaction."""
        found = self._connection.execute("PRAGMA user_version").fetchone()[0]
        if found < FORMAT:
            bring_up(self._connection, found)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Ask within one transaction, so that all answers are of one moment."""
        with in_words(self.path):
            self._connection.watch()
            inside = self._connection.in_transaction
            with nullcontext() if inside else self._untorn():
                try:
                    yield
                except (ValueError, TypeError, KeyError, IndexError, OverflowError) as error:
                    raise EventFileError(
                        fault("event-damaged", path=shown_path(self.path), reason=why(error))
                    ) from None

    @contextmanager
    def _untorn(self) -> Iterator[None]:
        """Ask within one transaction. Raises TornError if another wrote meanwhile, where
        locks do not keep it from that."""
        guarded = self._lease is not None or not self._unlocked
        before = None if guarded else self._rest()
        self._connection.execute("BEGIN")
        try:
            with self._connection:
                yield
        finally:
            if not guarded and (before is None or self._rest() != before):
                self._event = None
                raise TornError(fault("db-busy", path=shown_path(self.path)))

    def _rest(self) -> int | None:
        """What the file is at, while nobody is writing it; else None."""
        try:
            return int(self._connection.execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.OperationalError:  # what was begun cannot be undone from here
            return None
