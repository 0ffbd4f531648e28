"""The journal: every act of a session on disk before it shows.

One JSON object a line. The first holds the case the session began with; each further one
an act, an undo or a redo. Lines are only ever added. While a session runs it holds a lock
on its journal, which the system lets go when the process ends, however it ends: a journal
without a lock is a session that did not finish.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from goref.io.files import FileError

SUFFIX = ".journal"


class JournalError(FileError):
    """An act could not be written down; it was not carried out."""


@dataclass(frozen=True)
class Unfinished:
    """A journal left by a session that did not end.

    Attributes:
        header: its first line.
        entries: the acts after it, in order.
        damaged: a last line was cut short when the process ended; it is left out.
    """

    path: Path
    header: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    damaged: bool

    @property
    def when(self) -> str:
        """When the last act was written (ISO 8601, local time)."""
        last = self.entries[-1] if self.entries else self.header
        return str(last.get("time", ""))


class Journal:
    """A journal being written. Make one with :meth:`begin`."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._file = file

    @classmethod
    def begin(cls, folder: Path, header: dict[str, Any]) -> Journal:
        """Start a journal in a folder. Raises JournalError."""
        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
        path = folder / f"{stamp}-{os.getpid()}{SUFFIX}"
        try:
            file = path.open("xb")
        except OSError as error:
            raise JournalError(
                f"cannot write {path}: {error.strerror or error}; nothing can be recorded"
            ) from None
        _lock(file)
        journal = cls(path, file)
        journal.write(header)
        return journal

    @classmethod
    def resume(cls, unfinished: Unfinished) -> Journal:
        """Go on with a journal that was left, a cut line taken off its end."""
        try:
            file = unfinished.path.open("r+b")
            _lock(file)
            data = file.read()
            whole = data.rfind(b"\n") + 1
            file.seek(whole)
            file.truncate()
        except OSError as error:
            raise JournalError(
                f"cannot write {unfinished.path}: {error.strerror or error}"
            ) from None
        return cls(unfinished.path, file)

    def write(self, entry: dict[str, Any]) -> None:
        """Add an entry and wait until it is on the disk.

        Raises JournalError; the journal then ends as it did before.
        """
        stamped = {"time": datetime.now().astimezone().isoformat(timespec="seconds"), **entry}
        line = json.dumps(stamped, ensure_ascii=False).encode("utf-8") + b"\n"
        start = 0
        try:
            start = self._file.seek(0, os.SEEK_END)
            self._file.write(line)
            self._file.flush()
            os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            self._take_back(start)
            reason = getattr(error, "strerror", None) or error
            raise JournalError(
                f"cannot write {self.path}: {reason}; make room and try again"
            ) from None

    def _take_back(self, start: int) -> None:
        try:
            os.ftruncate(self._file.fileno(), start)
        except (OSError, ValueError):
            return

    def finish(self) -> None:
        """Close and remove the journal: its case was saved, or given up knowingly."""
        self._file.close()
        self.path.unlink(missing_ok=True)

    def leave(self) -> None:
        """Close the journal and keep it: the next start offers it back."""
        self._file.close()


def unfinished(folder: Path) -> Iterator[Unfinished]:
    """Journals in a folder that no running session holds, newest first."""
    for path in sorted(folder.glob(f"*{SUFFIX}"), reverse=True):
        try:
            with path.open("r+b") as file:
                if not _lock(file):
                    continue
                data = file.read()
        except OSError:
            continue
        found = read(path, data)
        if found is not None:
            yield found


def read(path: Path, data: bytes) -> Unfinished | None:
    """A journal's lines; None if not even the first can be read."""
    lines: list[dict[str, Any]] = []
    damaged = not data.endswith(b"\n")
    for raw in data.split(b"\n"):
        if not raw:
            continue
        try:
            line = json.loads(raw)
        except (ValueError, UnicodeDecodeError):
            damaged = True
            break
        if not isinstance(line, dict):
            damaged = True
            break
        lines.append(line)
    if not lines or "case" not in lines[0]:
        return None
    return Unfinished(path, lines[0], tuple(lines[1:]), damaged)


def _lock(file: IO[bytes]) -> bool:
    """Take the lock on a file for as long as it is open; False if another has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
