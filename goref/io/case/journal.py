"""The journal: every act of a session on disk before it shows.

One JSON object a line. The first holds the case the session began with; each further one
an act, an undo, a redo or a save. Lines are only ever added. While a session runs it holds
a lock on its journal, which the system lets go when the process ends, however it ends: a
journal without a lock is a session that did not finish.
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
"""Whatever the umask: what was ruled is nobody else's before it is saved."""
TAIL = 4096
"""So many of its last bytes tell a session that its journal is still its own."""

TABLE = "table"
"""What the first line of a journal names an event's table under, if its case is of one."""


class JournalError(FileError):
    """An act could not be written down; it was not carried out."""


@frozen
class Unfinished:
    """A journal left by a session that did not end.

    Attributes:
        header: its first line.
        entries: the acts after it, in order.
        damaged: what follows them, such as a last line cut short when the process ended,
            cannot be read; it is left out.
        ends: where in the file the header ends, then every entry.
        size: the bytes of the file as it was read.
    """

    path: Path
    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    damaged: bool
    ends: tuple[int, ...]
    size: int

    @property
    def when(self) -> str:
        """When the last act was written (ISO 8601, local time)."""
        last = self.entries[-1] if self.entries else self.header
        return str(last.get("time", ""))


class Journal:
    """A journal being written. Make one with :meth:`begin`.

    Attributes:
        path: where it is.
        begun_anew: it was deleted or replaced in between, and this is another with all that
            was in it. Whoever tells of it sets it back.
    """

    def __init__(self, path: Path, file: IO[bytes], kept: bytes = b"") -> None:
        self.path = path
        self.begun_anew = False
        self._file = file
        self._kept = bytearray(kept)  # what is sure; a failed write may leave more behind it

    @classmethod
    def begin(cls, folder: Path, header: dict[str, Any]) -> Journal:
        """Start a journal in a folder. Raises JournalError; nothing is left there then."""
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
        """Go on with a journal that was left, what could not be read taken off its end.

        Args:
            keep: how many of its entries stay; all if left out.

        Raises:
            JournalError: the journal is not there any more, or another goref has taken it.
        """
        path = unfinished.path
        with naming(path, "cannot-write", JournalError):
            file = path.open("r+b", buffering=0)
            try:
                if not lock(file) or os.fstat(file.fileno()).st_size != unfinished.size:
                    raise JournalError(fault("journal-taken", path=shown_path(path)))
                os.chmod(path, MODE)  # an earlier goref left it to the system
                data = file.read(unfinished.ends[-1 if keep is None else keep])
                journal = cls(path, file, data)
                journal._cut()
            except OSError:
                file.close()
                raise
        return journal

    def write(self, entry: dict[str, Any]) -> None:
        """Add an entry and wait until it is on the disk.

        Where the journal was deleted or replaced in between, another is begun with all that
        was in it (see ``begun_anew``). Raises JournalError; the journal then ends as before.
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
        """Whether it is on the disk with all that was written; False too once it is closed."""
        try:
            return self._is_mine()
        except (OSError, ValueError):
            return False

    def _is_mine(self) -> bool:
        """Whether what lies at its path is the open file, and ends as it was written."""
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
        """Put all that is sure into another journal and go on there."""
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
        """Go to the end of what is sure, and take off what is behind it."""
        self._file.seek(len(self._kept))
        self._file.truncate()

    def finish(self) -> None:
        """Close and remove the journal: its case was saved, or given up knowingly.

        What was put in its place stays.
        """
        mine = self.is_whole()
        if mine:  # empty it is offered to nobody, whatever happens in between
            with contextlib.suppress(OSError):
                self._file.truncate(0)
        self._file.close()
        if mine:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def leave(self) -> None:
        """Close the journal and keep it: the next start offers it back."""
        self._file.close()


def discard(left: Unfinished) -> None:
    """Remove a journal that was left, unless somebody goes on with it.

    Raises JournalError as :meth:`Journal.resume` does; the journal is left alone then.
    """
    Journal.resume(left).finish()


def unfinished(folder: Path) -> Iterator[Unfinished]:
    """Journals in a folder that no running session holds, newest first. Raises FileError.

    Anything but a regular file is passed over: reading a pipe would never end.
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
    """A journal's lines; None if not even the first can be read, or by a newer goref only.

    Only a line that ends is whole: an act whose line was cut short was never shown.
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
