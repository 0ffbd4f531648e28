"""The lease: a file that names an event's writer where locks may not reach every computer.

On a network or FUSE file system a lock may be known on one computer alone, and two writers
would destroy the file. There a small file next to the event names the writer: its host, its
process, and the time it began. The writer touches this file regularly while it has the event
open. Any other window can only read the event, and shows who writes.

A lease is abandoned, and taken over, if its process on this host has ended. A lease of another
host is abandoned if it was not touched for :data:`STALE_S` seconds, by the clock of the file
system.

A process that serves an event to others holds a lease on every file system, since it must be
the only writer.
"""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import fields, frozen
from goref.io.event.faults import EventFileError
from goref.io.event.file_systems import is_shared
from goref.io.files import UNFINISHED, one_line, shown_path, unserved, write_all
from goref.io.locking import is_running

LOOKS = 10
"""The number of times a half-written lease is read again."""
SUFFIX = ".writer"
BEAT_S = 20
"""The number of seconds between two touches of the lease's file."""
STALE_S = 120
"""The number of seconds without a touch after which the lease of another host is abandoned."""
MOST_BYTES = 4096
HELD: dict[Path, Lease] = {}
"""The leases that this process holds; all windows of one process are one writer."""
_GUARD = threading.Lock()


@frozen
class Writer:
    """The writer of an event.

    Attributes:
        who: the name in the audit.
        since: the time at which it began, by its own clock, as ``2026-11-21 09:30``.
        key: unique to each lease.
        address: where others join the event, if the writer serves it; else "".
    """

    host: str
    process: int
    who: str
    since: str
    key: str
    address: str = ""


class WrittenError(EventFileError):
    """An event that somebody else is writing."""

    def __init__(self, event: Path, writer: Writer) -> None:
        self.writer = writer
        super().__init__(told_of("event-written-by", event, writer))


class Lease:
    """The right to write an event; held by one process at a time."""

    def __init__(self, path: Path, mine: Writer) -> None:
        self.path = path
        self.mine = mine
        self.holders = 1
        self._over = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def is_mine(self) -> bool:
        """Returns whether the lease was not taken over, removed or damaged."""
        found = _read(self.path)
        return found is not None and found.key == self.mine.key

    def let_go(self) -> None:
        """Releases the lease to others, once no part of this process writes the event."""
        with _GUARD:
            self.holders -= 1
            if self.holders:
                return
            HELD.pop(self.path, None)
            self._over.set()
            if self.is_mine():
                with suppress(OSError):
                    self.path.unlink()

    def _beat(self) -> None:
        while not self._over.wait(BEAT_S):
            if not self.is_mine():
                return
            with suppress(OSError):
                os.utime(self.path)


def lease_of(event: Path) -> Path:
    """Returns the lease file of an event."""
    return event.with_name(event.name + SUFFIX)


def needed(event: Path) -> bool:
    """Returns whether an event needs a lease.

    It does if locks may not keep two writers apart, or if somebody has taken a lease already.
    """
    return is_shared(event) or is_taken(event)


def is_taken(event: Path) -> bool:
    """Returns whether there is a lease of an event on a disk of this computer."""
    return os.path.lexists(lease_of(Path(os.path.realpath(event))))


def take(event: Path, who: str, address: str = "") -> tuple[Lease, Writer | None]:
    """Takes the right to write an event.

    Args:
        address: as for a :class:`Writer`.

    Returns:
        The lease, and the previous writer if an abandoned lease was taken over, else None.

    Raises WrittenError if somebody else writes; EventFileError if somebody else is just taking
    the lease, or its file cannot be written.
    """
    path = lease_of(Path(os.path.realpath(event)))
    with _GUARD:
        held = HELD.get(path)
        if held is not None and held.is_mine():
            held.holders += 1
            return held, None
        since = datetime.now().isoformat(" ", "minutes")
        key = os.urandom(8).hex()
        mine = Writer(_host(), os.getpid(), one_line(who), since, key, address)
        before = None
        if not _made(path, mine):
            before = _written(path)
            if before is not None and not _is_left(path, before):
                raise WrittenError(event, before)
            if before is None and not _is_old(path):  # somebody is still writing it
                raise EventFileError(fault("db-busy", path=shown_path(event)))
            _put_away(path, before)
            if not _made(path, mine):  # somebody else was faster
                raise EventFileError(fault("db-busy", path=shown_path(event)))
        lease = HELD[path] = Lease(path, mine)
        return lease, before


def _written(path: Path) -> Writer | None:
    """Returns the writer in a lease; None if the lease is unreadable.

    Waits half a second for a lease that is only half written.
    """
    for _ in range(LOOKS):
        found = _read(path)
        if found is not None or _is_old(path):
            return found
        time.sleep(0.5 / LOOKS)
    return None


@contextmanager
def writing_alone(event: Path, who: str) -> Iterator[None]:
    """Holds the right to write an event while a block runs. Raises EventFileError."""
    if not needed(event):
        yield
        return
    lease, _ = take(event, who)
    try:
        yield
    finally:
        lease.let_go()


def told_of(code: str, event: Path, writer: Writer) -> Fault:
    """Returns a fault about the present or previous writer of an event."""
    told = {"who": writer.who, "host": writer.host, "since": writer.since}
    if code == "event-written-by" and writer.address:
        code, told["address"] = "event-served-by", writer.address
    return fault(code, path=shown_path(event), **told)


def _host() -> str:
    return one_line(socket.gethostname())


def _made(path: Path, mine: Writer) -> bool:
    """Creates a lease; returns False if there already is one. Raises EventFileError."""
    told = {field.name: getattr(mine, field.name) for field in fields(Writer)}
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)
    except FileExistsError:
        return False
    except OSError as error:
        raise EventFileError(unserved(path, "cannot-write", error)) from None
    try:
        write_all(file, json.dumps(told).encode())
        os.fsync(file)
    finally:
        os.close(file)
    return True


def _read(path: Path) -> Writer | None:
    """Returns the writer in a lease; None if the file is missing or unreadable."""
    try:
        with path.open("rb") as file:
            value = json.loads(file.read(MOST_BYTES))
        told = {key: one_line(str(value[key]))[:200] for key in ("host", "who", "since", "key")}
        address = one_line(str(value.get("address", "")))[:200]
        return Writer(process=int(value["process"]), **told, address=address)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def _is_left(path: Path, writer: Writer) -> bool:
    """Returns whether a lease is abandoned."""
    if writer.host == _host():
        return not is_running(writer.process)
    return _is_old(path)


def _is_old(path: Path) -> bool:
    """Returns whether a lease was untouched for STALE_S seconds, by its file system's clock."""
    probe = path.with_name(UNFINISHED.format(os.urandom(8).hex()))
    try:
        os.close(os.open(probe, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
        try:
            now = probe.stat().st_mtime
        finally:
            probe.unlink()
        return now - path.stat().st_mtime > STALE_S
    except OSError:
        return False


def _put_away(path: Path, judged: Writer | None) -> None:
    """Removes the abandoned lease of ``judged``, unless another writer has replaced it."""
    aside = path.with_name(UNFINISHED.format(os.urandom(8).hex()))
    with suppress(OSError):
        os.replace(path, aside)
        if _read(aside) == judged:
            aside.unlink()
        else:  # somebody has taken it over meanwhile
            os.rename(aside, path)
