"""The server is heard, or it is not: within three seconds, by a clock that nobody sets."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from goref.app.sharing.hearing import Hearing
from goref.app.sharing.protocol import BEAT_S


class Clocks:
    """A clock that only runs on, and one that the user may set."""

    def __init__(self) -> None:
        self.s, self.now = 100.0, datetime(2026, 11, 21, 11, 42, 30).astimezone()

    def hearing(self) -> Hearing:
        return Hearing(lambda: self.s, lambda: self.now)


def test_silence_is_noticed_within_three_seconds() -> None:
    clocks = Clocks()
    hearing = clocks.hearing()
    assert (hearing.is_heard, hearing.since) == (False, "")
    hearing.hear()
    clocks.s += 2 * BEAT_S + 0.5
    assert hearing.is_heard, "one event may be lost, and the next one late"
    clocks.s = 100 + 2.5
    assert (hearing.is_heard, hearing.since) == (False, "11:42")
    hearing.hear()
    assert hearing.is_heard


def test_a_clock_that_is_set_is_no_silence() -> None:
    clocks = Clocks()
    hearing = clocks.hearing()
    hearing.hear()
    clocks.now += timedelta(hours=1)
    assert hearing.is_heard


@pytest.mark.parametrize("seconds", [-3600, -1, 0, 90])
def test_how_far_the_server_s_clock_is_ahead(seconds: int) -> None:
    clocks = Clocks()
    time = (clocks.now + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
    assert clocks.hearing().ahead_s(time) == seconds


@pytest.mark.parametrize("time", ["", "x", "9999-99-99"])
def test_a_time_that_is_none_is_not_ahead(time: str) -> None:
    assert Clocks().hearing().ahead_s(time) == 0
