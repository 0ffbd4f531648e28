"""A reader that takes a program's output all the time, so that the program never waits."""

from __future__ import annotations

import os
import threading
from time import monotonic
from typing import IO


class OutputReader:
    """Reads a pipe in a thread of its own, and keeps a limited number of bytes.

    Args:
        most: the number of bytes at which reading pauses until the caller takes a line; up
            to 64 KiB more may be kept.
        only_last: True to read on, and to keep the last ``most`` bytes.
    """

    def __init__(self, pipe: IO[bytes], most: int, *, only_last: bool = False) -> None:
        self._pipe, self._most, self._only_last = pipe, most, only_last
        self._data = bytearray()
        self._ended = self._unwanted = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._read, name="drain", daemon=True)
        self._thread.start()

    @property
    def over(self) -> bool:
        """True if the program has closed its end and no whole line is left."""
        with self._changed:
            return self._ended and b"\n" not in self._data

    @property
    def full(self) -> bool:
        """True if the buffer is full and holds no whole line."""
        with self._changed:
            return len(self._data) >= self._most and b"\n" not in self._data

    def take_line(self, wait_s: float) -> bytes | None:
        """Returns the next line without its end.

        Returns None if no line comes within ``wait_s`` seconds; at once if the program has
        closed its end or the buffer is full.
        """
        until = monotonic() + wait_s
        with self._changed:
            while True:
                found = self._data.find(b"\n")
                if found >= 0:
                    line = bytes(self._data[:found])
                    del self._data[: found + 1]
                    self._changed.notify_all()
                    return line
                left = until - monotonic()
                if self._ended or len(self._data) >= self._most or left <= 0:
                    return None
                self._changed.wait(left)

    def text(self) -> str:
        """Returns all buffered bytes, as text."""
        with self._changed:
            return self._data.decode("utf-8", "replace").replace("\r", "\n")

    def wait_for_end(self, wait_s: float) -> None:
        """Waits until the program has closed its output, at most ``wait_s`` seconds.

        Discards the buffered bytes, unless only the last are kept.
        """
        until = monotonic() + wait_s
        with self._changed:
            while not self._ended and (left := until - monotonic()) > 0:
                if not self._only_last:
                    self._data.clear()
                    self._changed.notify_all()
                self._changed.wait(left)

    def close(self) -> None:
        """Stops reading.

        A pipe that a program still holds open, and that cannot be ended, is not closed.
        """
        with self._changed:
            self._unwanted = True
            self._changed.notify_all()
        self._thread.join(1)
        if not self._thread.is_alive():
            self._pipe.close()

    def _read(self) -> None:
        while True:
            try:
                data = os.read(self._pipe.fileno(), 1 << 16)
            except (OSError, ValueError):
                data = b""
            with self._changed:
                self._data += data
                if self._only_last:
                    del self._data[: -self._most]
                self._ended = not data or self._unwanted
                self._changed.notify_all()
                while not self._room():
                    self._changed.wait()
                if self._ended or self._unwanted:
                    self._ended = True
                    return

    def _room(self) -> bool:
        kept_short = self._only_last or len(self._data) < self._most
        return kept_short or self._ended or self._unwanted
