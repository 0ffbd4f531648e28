"""A clock that somebody else can set; put in the place of the real one before goref is read."""

from __future__ import annotations

import datetime
import time
from typing import Any

YEAR = 365 * 24 * 3600
_behind = 0.0
_real_time = time.time


class _Clock(datetime.datetime):
    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return super().now(tz) - datetime.timedelta(seconds=_behind)


def install() -> None:
    """Whoever asks for the time from now on asks this clock."""
    datetime.datetime = _Clock  # type: ignore[misc]
    time.time = lambda: _real_time() - _behind


def set_back() -> None:
    """The clock goes back by a year."""
    global _behind
    _behind += YEAR
