"""The journal of a session: every act is written to the disk before the window shows it.

Each line is one JSON object. The first holds the case at the start of the session; each
further line holds an act, an undo, a redo or a save. Lines are only ever added. A running
session holds a lock on its journal. The system releases the lock whenever the process ends, so
a journal without a lock belongs to a session that did not finish.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.files import (
    FileError,
    json_bytes,
    naming,
    probe,
    shown_path,
    sync_folder,
    write_all,
)
from goref.io.locking import lock

SUFFIX = ".journal"
FORMAT = 1
MODE = 0o600
"""The file mode, whatever the umask: rulings are private until they are saved."""
TAIL = 4096
"""The number of bytes at a journal's end that a session compares to recognise its own."""

TABLE = "table"
"""In a journal's first line, the key for the event's table that the case belongs to, if any."""


class JournalError(FileError):
    """A journal could not be begun, resumed or written; an act is then not carried out."""


@frozen
class Unfinished:
    """A journal that a session left because it did not end properly.

    Attributes:
        header: the object in the first line.
        entries: the acts, undos, redos and saves after it, in order.
        damaged: True if the rest of the file cannot be read and is left out, such as a last
            line cut short when the process ended.
        ends: the offsets, in bytes, of the ends of the header and of each entry.
        size: the size of the file as read, in bytes.
    """

    path: Path
    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    damaged: bool
    ends: tuple[int, ...]
    size: int

    @property
    def when(self) -> str:
        """The time of the last entry, or of the header; ISO 8601 with the offset, or empty."""
        last = self.entries[-1] if self.entries else self.header
        return str(last.get("time", ""))


class Journal:
    """A journal that a session is writing. Create one with :meth:`begin`.

    Attributes:
        path: the file.
        begun_anew: True if the file was deleted or replaced, and ``path`` is now a new file
            with the same content. The caller sets it to False after reporting it.
    """

    def __init__(self, path: Path, file: IO[bytes], kept: bytes = b"") -> None:
        self.path = path
        self.begun_anew = False
        self._file = file
        self._kept = bytearray(kept)  # the safe content; a failed write may leave more after it

    @classmethod
    def begin(cls, folder: Path, header: dict[str, Any]) -> Journal:
        """Starts a journal in a folder. Raises JournalError; the folder is then unchanged."""
        file, path = _create(folder)
        journal = cls(path, file)
        try:
            lock(file, wait=True)
            journal.write({"goref-journal": FORMAT, **header})
        except BaseException:
            journal.finish()
            raise
        sync_folder(folder)
        return journal

    @classmethod
    def resume(cls, unfinished: Unfinished, keep: int | None = None) -> Journal:
        """Resumes a journal of a session that did not end; cuts off an unreadable end.

        Args:
            keep: the number of entries to keep; None for all.

        Raises:
            JournalError: the journal is gone or cannot be written, or another goref has it.
        """
        path = unfinished.path
        with naming(path, "cannot-write", JournalError):
            file = path.open("r+b", buffering=0)
            try:
                if not lock(file) or os.fstat(file.fileno()).st_size != unfinished.size:
                    raise JournalError(fault("journal-taken", path=shown_path(path)))
                os.chmod(path, MODE)  # an earlier goref left the mode to the umask
                data = file.read(unfinished.ends[-1 if keep is None else keep])
                journal = cls(path, file, data)
                journal._cut()
            except OSError:
                file.close()
                raise
        return journal

    def write(self, entry: dict[str, Any]) -> None:
        """Adds an entry and waits until the disk has it.

        If the journal was deleted or replaced, continues in a new file with the same content
        (see ``begun_anew``). Raises JournalError; the journal then ends as before.
        """
        stamped = {"time": datetime.now().astimezone().isoformat(timespec="seconds"), **entry}
        line = json_bytes(stamped) + b"\n"
        with naming(self.path, "journal-not-written", JournalError):
            if not self._is_mine():
                self._begin_anew()
            try:
                self._cut()
                write_all(self._file.fileno(), line)
                os.fsync(self._file.fileno())
            except (OSError, ValueError):  # ValueError: the file is closed
                with contextlib.suppress(OSError, ValueError):
                    self._cut()
                raise
        self._kept += line

    def is_whole(self) -> bool:
        """Returns whether the disk has all written entries; False after closing."""
        try:
            return self._is_mine()
        except (OSError, ValueError):
            return False

    def _is_mine(self) -> bool:
        """Returns True if ``path`` is still the open file, with the end that was written."""
        mine = os.fstat(self._file.fileno())
        try:
            there = os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return False
        if not os.path.samestat(mine, there):
            return False
        tail = self._kept[-TAIL:]
        self._file.seek(len(self._kept) - len(tail))
        return self._file.read(len(tail)) == tail

    def _begin_anew(self) -> None:
        """Writes everything written so far into a new file, and continues the journal there."""
        folder = self.path.parent
        folder.mkdir(parents=True, exist_ok=True)
        file, path = _create(folder)
        try:
            lock(file, wait=True)
            write_all(file.fileno(), bytes(self._kept))
            os.fsync(file.fileno())
        except BaseException:
            Journal(path, file).finish()
            raise
        sync_folder(folder)
        self._file.close()
        self.path, self._file, self.begun_anew = path, file, True

    def _cut(self) -> None:
        """Cuts off everything after the last complete entry, and continues there."""
        self._file.seek(len(self._kept))
        self._file.truncate()

    def finish(self) -> None:
        """Closes and removes the journal, after its case was saved or discarded on purpose.

        If another file has replaced it, that file is not removed.
        """
        mine = self.is_whole()
        if mine:  # a start never offers an empty journal, whatever happens next
            with contextlib.suppress(OSError):
                self._file.truncate(0)
        self._file.close()
        if mine:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def leave(self) -> None:
        """Closes the journal and keeps it: the next start offers to recover it."""
        self._file.close()


def discard(left: Unfinished) -> None:
    """Removes the journal of an ended session, unless another session has resumed it.

    Raises JournalError as :meth:`Journal.resume` does, and then keeps the journal.
    """
    Journal.resume(left).finish()


def unfinished(folder: Path) -> Iterator[Unfinished]:
    """Yields the journals in a folder that no running session holds, newest first.

    Skips a path that is not a regular file (reading a pipe would never end), is unreadable, or
    is not a journal of this format. Raises FileError if the folder cannot be read.
    """
    paths: list[Path] = []
    none = contextlib.suppress(FileNotFoundError, NotADirectoryError)
    # From Python 3.13 on Path.glob passes over a folder that cannot be read.
    with naming(folder, "cannot-read"), none, os.scandir(folder) as entries:
        names = (entry.name for entry in entries if entry.name.endswith(SUFFIX))
        paths = [folder / name for name in sorted(names, reverse=True)]
    for path in paths:
        if not probe(path).is_file:
            continue
        try:
            with path.open("r+b", buffering=0) as file:
                if not lock(file):
                    continue
                data = file.read()
        except OSError:
            continue
        found = read(path, data)
        if found is not None:
            yield found


def read(path: Path, data: bytes) -> Unfinished | None:
    """Parses a journal. Returns None if its first line is unreadable or not of this format.

    A line without a line break at its end is incomplete: its act was never shown.
    """
    lines: list[dict[str, Any]] = []
    ends: list[int] = []
    end = 0
    while (after := data.find(b"\n", end) + 1) > 0:
        try:
            line = json.loads(data[end:after].decode("utf-8"))
        except (ValueError, RecursionError):
            break
        if not isinstance(line, dict):
            break
        lines.append(line)
        ends.append(after)
        end = after
    if not lines or "case" not in lines[0] or lines[0].get("goref-journal") != FORMAT:
        return None
    return Unfinished(path, lines[0], tuple(lines[1:]), end < len(data), tuple(ends), len(data))


def _create(folder: Path) -> tuple[IO[bytes], Path]:
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    number = 0
    while True:
        path = folder / f"{stamp}-{os.getpid()}-{number}{SUFFIX}"
        with (
            naming(path, "journal-not-begun", JournalError),
            contextlib.suppress(FileExistsError),
        ):
            return open(path, "x+b", buffering=0, opener=_private), path
        number += 1


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, MODE)
