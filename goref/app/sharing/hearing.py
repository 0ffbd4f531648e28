"""The signs of life of a joined event's server."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime

STALE_S = 2.2
"""The number of seconds of silence after which the server is not heard.

It sends something every 0.8 s, and one of that may be lost and the next late. The rest of three
seconds is for finding the silence out and showing it, on a computer that is busy.
"""


class Hearing:
    """The time at which the server was heard last, by a clock that nobody sets."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._clock, self._now = clock, now
        self._at: float | None = None
        self.since = ""
        """The time of day at which it was heard last, as ``11:42``; empty if never."""

    def hear(self) -> None:
        """Notes that the server was heard."""
        self._at, self.since = self._clock(), f"{self._now():%H:%M}"

    @property
    def is_heard(self) -> bool:
        """True if it was heard a moment ago."""
        return self._at is not None and self._clock() - self._at < STALE_S

    def ahead_s(self, time: str) -> int:
        """Returns by how many seconds a clock that states a time (ISO 8601) is ahead of this
        computer's; 0 if the time cannot be read."""
        try:
            there = datetime.fromisoformat(time).astimezone()
            return round((there - self._now().astimezone()).total_seconds())
        except (ValueError, OverflowError, OSError):
            return 0
