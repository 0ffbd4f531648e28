"""Dated copies of an event's file, in a folder next to it; the oldest copies are removed.

A copy is a whole event in a file of its own, named by its number, its time and its reason:
``0007 2026-11-21 09.30.15 round 2.gorefevent``.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.event.change import EventChange
from goref.io.event.faults import EventFileError, in_words
from goref.io.event.guard import check, check_kind, connected
from goref.io.event.lease import writing_alone
from goref.io.event.schema import FORMAT, SUFFIX, bring_up
from goref.io.files import is_held, is_there, naming, probe, shown_path, write_bytes

MOST = 10
"""The number of copies that are kept."""
NAME = re.compile(
    r"(?P<number>[0-9]{4,9}) (?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2}) "
    r"(?P<time>[0-9]{2}\.[0-9]{2}\.[0-9]{2}) (?P<why>start|restore|round [0-9]{1,2})"
    + re.escape(SUFFIX)
)
START, RESTORE, ROUND = "start", "restore", "round"


@frozen
class Copy:
    """A copy of an event.

    Attributes:
        number: its number from 1, in the order of the copies.
        time: the time of the copy, as ``2026-11-21 09:30:15``.
        why: the step before which it was made: ``start``, ``restore``, or ``round``.
        round: the round before which it was made, from 1; 0 for another step.
    """

    path: Path
    number: int
    time: str
    why: str
    round: int = 0


def folder_of(event: Path) -> Path:
    """Returns the folder with the copies of an event."""
    # A path without a name, such as ``.``, has no copies.
    return event.parent / f"{event.name}.copies"


def copies_of(event: Path) -> tuple[Copy, ...]:
    """Returns the copies of an event, the latest first. Raises EventFileError."""
    folder = folder_of(event)
    found = []
    with naming(folder, "cannot-read", EventFileError):
        names = os.listdir(folder) if probe(folder).known().is_folder else []
    for name in names:
        parts = NAME.fullmatch(name)
        if parts is not None:
            why, _, round_ = parts["why"].partition(" ")
            time = f"{parts['day']} {parts['time'].replace('.', ':')}"
            one = Copy(folder / name, int(parts["number"]), time, why, int(round_ or 0))
            found.append(one)
    return tuple(sorted(found, key=lambda copy: (copy.number, copy.time), reverse=True))


class Copies:
    """Makes copies of one event while it is worked on.

    If the newest copy has the same content, no further copy is made.

    Attributes:
        every_sitting: if True, a copy is made before the first change of this sitting; else
            only before the first change of a day.
    """

    def __init__(
        self,
        event: Path,
        *,
        every_sitting: bool = False,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._event = event
        self._now = now
        self._begun = False
        self.every_sitting = every_sitting

    def keep_start(self) -> None:
        """Makes a copy before the first change of a day or, if so set, of this sitting.

        Does nothing later in this sitting. Raises EventFileError. Call this method, keep_round
        and keep_restore only while nobody else can write.
        """
        if self._begun:
            return
        today = self._now().date().isoformat()
        if self.every_sitting or not any(c.time[:10] == today for c in copies_of(self._event)):
            self._keep(START)
        self._begun = True

    def keep_round(self, round: int) -> None:
        """Makes a copy before the first table of a round is added. Raises EventFileError."""
        self._keep(f"{ROUND} {round}")

    def keep_restore(self) -> None:
        """Makes a copy before an earlier one is restored. Raises EventFileError."""
        self._keep(RESTORE)

    def _keep(self, why: str) -> None:
        """Copies the event's state before the current change; ``why`` is part of the name."""
        folder, before = folder_of(self._event), copies_of(self._event)
        with connected(self._event, "ro") as connection, closing(connection):
            data = connection.serialize()
        with naming(folder, "no-event-copy", EventFileError):
            folder.mkdir(exist_ok=True)
            newest = before[0] if before else None
            same = newest is not None and _holds(newest.path, data)
            time = self._now().strftime("%Y-%m-%d %H.%M.%S")
            if newest is not None and same:
                # Both states are the same; later on the round is what people look for.
                if newest.why == START:
                    named = f"{newest.number:04} {time} {why}{SUFFIX}"
                    os.replace(newest.path, folder / named)
                return
            number = newest.number + 1 if newest is not None else 1
            made = folder / f"{number:04} {time} {why}{SUFFIX}"
            write_bytes(made, data, like=self._event)
            for old in before[MOST - 1 :]:
                old.path.unlink(missing_ok=True)


def _holds(copy: Path, data: bytes) -> bool:
    """Returns whether a copy has this content; False, without reading, if it is open here."""
    found = copy.stat()
    return found.st_size == len(data) and not is_held(found) and copy.read_bytes() == data


def put_back(event: Path, copy: Path, who: str, reason: str, unfit: Sequence[str] = ()) -> None:
    """Replaces a damaged or missing event file with a copy.

    A damaged file is moved into the folder of the copies, since parts of it may be readable.
    The audit of the copy records the restoring, and the codes of the notes on faults in the
    copy (``unfit``). Raises EventFileError.
    """
    data = _restored(copy, who, reason, unfit)
    folder = folder_of(event)
    with writing_alone(event, who), naming(event, "cannot-write", EventFileError):
        folder.mkdir(exist_ok=True)
        time = datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        # Transactions begun in the damaged file must not be undone in the new one.
        for name in (f"{event.name}-journal", f"{event.name}-wal", event.name):
            there = event.with_name(name)
            if is_there(there):
                os.replace(there, folder / f"damaged {time} {name}")
        write_bytes(event, data, like=copy)


def _restored(copy: Path, who: str, reason: str, unfit: Sequence[str]) -> bytes:
    """Returns a copy as a file of the present format, whose audit records the restoring."""
    check_kind(copy)
    with connected(copy, "ro") as connection, closing(connection):
        check(connection, copy)
        data = connection.serialize()
    with in_words(copy), closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        memory.row_factory = sqlite3.Row
        memory.deserialize(data)
        memory.execute("BEGIN")
        version = memory.execute("PRAGMA user_version").fetchone()[0]
        if version < FORMAT:
            bring_up(memory, version)
        EventChange(memory, who, reason).tell_restored(copy.name, unfit)
        memory.execute("COMMIT")
        return memory.serialize()


def chosen(event: Path, word: str) -> Copy:
    """Returns the copy with a number or a file name. Raises EventFileError if there is none."""
    every = copies_of(event)
    for copy in every:
        if word in (copy.path.name, str(copy.number), f"{copy.number:04}"):
            return copy
    code = "no-such-copy" if every else "no-copies"
    raise EventFileError(fault(code, path=shown_path(event), copy=word))
