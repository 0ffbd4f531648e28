"""An event in one file, on which several windows and processes may work at the same time.

The file is an SQLite database with a rollback journal. So it is one file except during a
change, and can be read from media that cannot be written. Every change is one transaction: it
takes effect whole or not at all, even if others write. The change is recorded in the audit,
which only grows. Changing something that somebody else has changed since it was read raises
:class:`ChangedError`.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar
from uuid import uuid4

from goref.core.base.faults import fault, why
from goref.core.base.frozen import replace
from goref.core.event.event import Event, EventInfo
from goref.io.event.audit import (
    AuditChain,
    AuditEntry,
    RawEntry,
    chain_of,
    cut_off,
    last_link,
    link_of,
    raw_entry,
    read_entry,
)
from goref.io.event.change import EventChange
from goref.io.event.copies import Copies
from goref.io.event.faults import EventFileError, in_words
from goref.io.event.follow import follow
from goref.io.event.guard import Connection, check, check_kind, connected
from goref.io.event.lease import LOOKS, Lease, Writer, WrittenError, is_taken, needed, take
from goref.io.event.reading import read_event, read_since
from goref.io.event.rebase import become
from goref.io.event.replay import KeptReplays, Replay
from goref.io.event.schema import ACTS_SINCE, FORMAT, READABLE, bring_up, build
from goref.io.files import naming, shown_path

P = ParamSpec("P")
T = TypeVar("T")


class TornError(EventFileError):
    """An event that somebody else wrote while it was being read here."""


def _again_where_torn(
    ask: Callable[Concatenate[EventStore, P], T],
) -> Callable[Concatenate[EventStore, P], T]:
    """Repeats a reading, for half a second, if somebody else wrote meanwhile.

    After that, a store that may write takes the right to do so: that undoes the unfinished
    change of an ended process, or raises WrittenError with the present writer.
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
    """The open file of an event.

    Attributes:
        path: the file.
        who: the name in the audit for changes made here.
        read_only: True if nothing can be changed: the event was opened so, or its file or
            folder is write-protected.
        copies: makes copies before changes; None if no copies are made.
        writer: the process that held the right to write at the last attempt to take it here;
            None if the attempt succeeded. Until the next attempt, the event is only read.
        left: the ended writer whose abandoned lease was taken over here; None if no lease was.
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
        self._address = ""  # where others join the event that this process serves
        self._connection = connection
        self._connections = 1  # the number of connections so far
        self._event: Event | None = None  # as it was last read
        self._seen = (0, 0)  # counters of the changes by others and by this one at that time
        self._schema = 0  # SQLite's version of the schema at that time
        self._replays = KeptReplays()

    @classmethod
    def create(cls, path: Path, info: EventInfo, who: str) -> EventStore:
        """Creates the file of a new event; never overwrites. Raises EventFileError."""
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
                    # The first link, which identifies the event, has the id that only it has.
                    EventChange(connection, who, "", act=(uuid4().hex, "")).create(info)
        except BaseException:
            with suppress(OSError):  # the first error is the one reported
                path.unlink()
            raise
        store = cls(path, connection, who, read_only=False)
        store.sit_down()
        return store

    @classmethod
    def open(cls, path: Path, who: str, *, read_only: bool = False) -> EventStore:
        """Opens the file of an event, and checks that it is intact and readable.

        Args:
            read_only: True to allow no changes, as if the file were write-protected.

        Raises EventFileError.
        """
        check_kind(path)
        folder = os.path.dirname(os.path.realpath(path))
        read_only = read_only or not (os.access(path, os.W_OK) and os.access(folder, os.W_OK))
        # Without locks, a connection that may write would undo another's open transaction.
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
        """Checks the file, and upgrades a format too old to read. Raises EventFileError."""
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
        """Releases the file."""
        self._connection.close()
        if self._lease is not None:
            self._lease.let_go()
            self._lease = None

    def sit_down(self) -> None:
        """Takes the right to write, if needed; sets :attr:`writer` if another has it.

        Raises EventFileError if another reason prevents that.
        """
        if not self.read_only:
            with suppress(WrittenError):
                self._hold()

    def sit_alone(self, address: str = "") -> None:
        """Takes the right to write for this process alone, on every file system.

        Args:
            address: where others join the event, if this process serves it.

        Raises WrittenError if somebody else has it, EventFileError if it cannot be taken.
        """
        self._unlocked, self._address = True, address
        self._hold()

    def _hold(self) -> None:
        """Takes the lease if locks alone may not exclude others. Raises EventFileError."""
        self._unlocked = self._unlocked or is_taken(self.path)
        if not self._unlocked:
            return
        if self._lease is not None and not self._lease.is_mine():
            self._lease.let_go()
            self._lease = None
            self._connect("ro")
        if self._lease is None:
            try:
                lease, left = take(self.path, self.who, self._address)
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
        """Opens the file again in another mode. Raises EventFileError."""
        with connected(self.path, mode) as connection:
            self._connection.close()
        self._connection, self._event = connection, None
        self._connections += 1
        if self.copies is not None:
            self._keep_unspilt()

    def _still_holds(self) -> None:
        """Raises EventFileError, before a commit, if another process has taken the lease."""
        if self._lease is not None and not self._lease.is_mine():
            raise EventFileError(fault("event-lease-lost", path=shown_path(self.path)))

    def __exit__(self, *raised: object) -> None:
        self.close()

    def keep_copies(self, *, every_sitting: bool = False) -> None:
        """Makes copies before changes from now on (:class:`~goref.io.event.copies.Copies`)."""
        self.copies = Copies(self.path, every_sitting=every_sitting)
        self._keep_unspilt()

    def _keep_unspilt(self) -> None:
        """Makes SQLite write to the file only at the end of a change.

        So copies that are made during the change have the state before it.
        """
        self._connection.execute("PRAGMA cache_spill = OFF")

    @_again_where_torn
    def event(self) -> Event:
        """Returns the present event; reads only what changed since the last call, if possible.

        Raises EventFileError.
        """
        with self._reading():
            seen = self._connection.execute("PRAGMA data_version").fetchone()[0]
            schema = self._connection.execute("PRAGMA schema_version").fetchone()[0]
            now, before = (seen, self._connection.total_changes), self._event
            if before is not None and now == self._seen:
                return before
            event = None
            if before is not None and schema == self._schema:  # else entries were replaced
                event = read_since(self._connection, before)
            event = event or read_event(self._connection)
            self._event, self._seen, self._schema = event, now, schema
            return event

    @_again_where_torn
    def case(self, digest: str) -> bytes:
        """Returns the text of a case file by its digest. Raises EventFileError if missing."""
        with self._reading():
            found = self._connection.execute(
                "SELECT text FROM kept WHERE digest = ?", (digest,)
            ).fetchone()
            if found is None or not isinstance(found["text"], bytes):
                raise ValueError(fault("no-kept-case", digest=digest[:12]))
            return bytes(found["text"])

    @_again_where_torn
    def audit(self, since: int = 0) -> tuple[AuditEntry, ...]:
        """Returns the entries after number ``since``, oldest first. Raises EventFileError."""
        with self._reading():
            asked = "SELECT * FROM audit WHERE id > ? ORDER BY id"
            done = self._connection.execute(asked, (since,))
            return tuple(map(read_entry, done))

    @_again_where_torn
    def raw_audit(self, since: int = 0, most: int = -1) -> tuple[RawEntry, ...]:
        """Returns entries after number ``since`` as they are stored, oldest first.

        Args:
            most: the most entries; negative for all.

        Raises EventFileError.
        """
        with self._reading():
            asked = "SELECT * FROM audit WHERE id > ? ORDER BY id LIMIT ?"
            return tuple(map(raw_entry, self._connection.execute(asked, (since, most))))

    @_again_where_torn
    def replay(self, number: int) -> Replay:
        """Returns the state after entry ``number``, by the audit. Raises EventFileError.

        If it is called again and again with numbers that grow, each call takes a moment only.
        """
        with self._reading():
            ask = self._connection.execute

            def link(at: int) -> str:
                row = ask("SELECT * FROM audit WHERE id = ?", (at,)).fetchone()
                return "" if row is None else link_of(row)[1]

            def entries(since: int) -> Iterator[AuditEntry]:
                asked = "SELECT * FROM audit WHERE id > ? AND id <= ? ORDER BY id"
                return map(read_entry, ask(asked, (since, number)))

            return self._replays.after(number, link, entries)

    @_again_where_torn
    def has_act(self, id_: str) -> bool:
        """Returns whether an act with this id was done. Raises EventFileError."""
        with self._reading():
            if self._connection.execute("PRAGMA user_version").fetchone()[0] < ACTS_SINCE:
                return False
            asked = "SELECT 1 FROM audit WHERE act_id = ? AND act_id <> ''"
            return self._connection.execute(asked, (id_,)).fetchone() is not None

    @_again_where_torn
    def last_link(self) -> tuple[int, str]:
        """Returns the number of the last entry of the audit and its link.

        Raises EventFileError.
        """
        with self._reading():
            return last_link(self._connection)

    @_again_where_torn
    def back_up(self, path: Path) -> None:
        """Writes a copy of the whole event, as it is now, to a new file.

        Raises EventFileError.
        """
        with self._reading(), closing(sqlite3.connect(path)) as copy:
            self._connection.backup(copy)

    def follow(self, entries: Sequence[RawEntry], texts: Iterable[bytes] = ()) -> None:
        """Does what was done in the event of which this file is a copy, entry by entry.

        Afterwards both audits have the same links. All entries take effect, or none does.

        Args:
            entries: the next entries of the other event's audit, as :meth:`raw_audit` returns
                them.
            texts: the case files to which they refer by their digests.

        Raises UnfitEntryError if the entries do not follow from this file's last one, or do
        not fit its rows; EventFileError.
        """
        with self._writing():
            self._bring_up()
            follow(self._connection, entries, texts)

    def become(self, other: EventStore, after: int, last: tuple[int, str]) -> None:
        """Makes this file like another copy of the same event, all of it or nothing.

        Entries that only this file has are removed; see :mod:`goref.io.event.rebase`.

        Args:
            after: the number of the last entry that both audits share.
            last: number and link of the last entry here, as :meth:`last_link` returned them.

        Raises MovedOnError if something was done here since, EventFileError.
        """
        other.follow(())  # it must have the same format
        with other._reading(), self._writing():
            self._bring_up()
            become(self._connection, other._connection, after, last)

    @_again_where_torn
    def chain(self) -> AuditChain:
        """Returns the checked links of the audit. Raises EventFileError."""
        with self._reading():
            chain = chain_of(self._connection.execute("SELECT * FROM audit ORDER BY id"))
            return replace(chain, cut=chain.cut + cut_off(self._connection))

    @_again_where_torn
    def kept(self) -> dict[str, bool]:
        """Returns the digests of the stored cases, and whether each case's text has its digest.

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
        """Returns a number that grows with every change, here or elsewhere."""
        with self._reading():
            found = self._connection.execute("SELECT MAX(id) AS last FROM audit").fetchone()
            return int(found["last"] or 0)

    @_again_where_torn
    def others(self) -> int:
        """Returns a number that differs after every change of the file by others.

        It may also differ without a change, if the file was opened again here.
        """
        with self._reading():
            seen = int(self._connection.execute("PRAGMA data_version").fetchone()[0])
            return self._connections << 32 | seen  # each connection counts from the start

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Makes all readings in a block see one state of the file. Raises EventFileError."""
        with self._reading():
            yield

    @contextmanager
    def change(
        self, reason: str = "", act: tuple[str, str] = ("", ""), who: str = ""
    ) -> Iterator[EventChange]:
        """Opens a change: all its parts take effect at the end of the block, or none does.

        Args:
            act: the id and the text of the act, for the audit; empty for none.
            who: the author, if it is not whoever opened the file.

        If :meth:`keep_copies` was called, copies are made before the first change of a day or a
        sitting, and before a new round.

        Raises EventFileError (also WrittenError and ChangedError) or EventError; nothing has
        changed then.
        """
        with self._writing():
            copies = self.copies
            if copies is not None:
                copies.keep_start()
            self._bring_up()
            before_round = None if copies is None else copies.keep_round
            author = who or self.who
            change = EventChange(
                self._connection, author, reason, before_round, act, self.event
            )
            yield change
            change.check()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Opens a transaction for writing; all of it takes effect at its end, or nothing.

        Raises EventFileError, also WrittenError if somebody else holds the right to write.
        """
        if self.read_only:
            raise EventFileError(fault("event-no-writing", path=shown_path(self.path)))
        with in_words(self.path):
            self._hold()
            self._connection.watch()
            self._connection.execute("BEGIN IMMEDIATE")
            with self._connection:
                yield
                self._still_holds()

    def _bring_up(self) -> None:
        """Converts the file to the present format, within the transaction, if necessary."""
        found = self._connection.execute("PRAGMA user_version").fetchone()[0]
        if found < FORMAT:
            bring_up(self._connection, found)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Opens a transaction for reading, in which all queries see one state."""
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
        """Opens a transaction for reading. Raises TornError if somebody else wrote meanwhile.

        That can happen only where locks do not work.
        """
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
        """Returns the file's data version; None while somebody else is writing."""
        try:
            return int(self._connection.execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.OperationalError:  # an open transaction cannot be undone from here
            return None
