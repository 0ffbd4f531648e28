"""The time of a round by the clock: typed, computed, and as text."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest

from goref.app.event.acts.round_clock import (
    SOON,
    begins_at,
    clock_moment,
    clock_text,
    ends_at,
    minutes_left,
    round_time_text,
)
from goref.core.event.event import MOST_MINUTES, EventError, EventInfo, RoundTime
from goref.io.event.rows import info_values, read_info
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses

ZONE = timezone(timedelta(hours=1))
NOON = datetime(2026, 11, 21, 12, 0, 30, tzinfo=ZONE)
TEN = "2026-11-21T10:00+01:00"


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("", ""),
        (" 10:00 ", TEN),
        ("10.00", TEN),
        ("9h30", "2026-11-21T09:30+01:00"),
        ("\uff11\uff10\uff1a\uff10\uff10", TEN),  # as a Japanese keyboard types it
        ("2026-11-22 08:15", "2026-11-22T08:15+01:00"),
        ("2026-11-22T08:15", "2026-11-22T08:15+01:00"),
    ],
)
def test_a_time_of_day_is_one_of_today(text: str, moment: str) -> None:
    assert clock_moment(text, NOON) == moment


@pytest.mark.parametrize("text", ["10", "24:00", "10:60", "now", "2026-02-30 10:00", "-1:00"])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with refuses(EventError, "no-clock-time"):
        clock_moment(text, NOON)


def test_what_cannot_be_the_time_of_a_round_is_refused() -> None:
    for code, values in (
        ("rounds-range", (0, TEN, 0)),
        ("rounds-range", (100, TEN, 0)),
        ("minutes-range", (1, TEN, MOST_MINUTES + 1)),
        ("minutes-range", (1, TEN, -1)),
        ("time-says-nothing", (1, "", 0)),
        ("no-moment", (1, "10:00", 0)),
        ("no-moment", (1, "2026-11-21T10:00", 0)),
        ("no-moment", (1, TEN + "<b>", 0)),
    ):
        with refuses(EventError, code):
            RoundTime(*values)


def test_a_day_that_is_in_no_month_is_no_moment() -> None:
    time = RoundTime(1, "2026-11-31T10:00+01:00", 60)
    assert begins_at(time) is ends_at(time) is None
    assert round_time_text(time, NOON, EN) == "lasts 60 minutes"


@pytest.mark.parametrize(
    ("now", "text"),
    [
        ("2026-11-21T09:59+01:00", "begins 10:00 · ends about 12:30"),
        ("2026-11-21T10:00+01:00", "began 10:00 · ends about 12:30 · 150 min left"),
        ("2026-11-21T10:30:01+01:00", "began 10:00 · ends about 12:30 · 120 min left"),
        ("2026-11-21T09:30:01+00:00", "began 09:00 · ends about 11:30 · 120 min left"),
        ("2026-11-21T12:29:59+01:00", "began 10:00 · ends about 12:30 · 1 min left"),
        ("2026-11-21T12:30+01:00", "began 10:00 · ends about 12:30 · the time is up"),
        ("2026-11-22T09:00+01:00", "began 2026-11-21 10:00 · ends about 2026-11-21 12:30"),
    ],
)
def test_the_time_of_a_round_by_the_clock(now: str, text: str) -> None:
    time = RoundTime(3, TEN, 150)
    assert round_time_text(time, datetime.fromisoformat(now), EN) == text


def test_a_time_that_was_up_long_ago_is_no_news() -> None:
    time, ends = RoundTime(3, TEN, 150), datetime(2026, 11, 21, 12, 30, tzinfo=ZONE)
    assert minutes_left(time, ends + SOON) == 0
    assert minutes_left(time, ends + SOON + timedelta(seconds=1)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_words_in_every_language(language: str) -> None:
    texts = {
        clock_text(time, NOON, language)  # type: ignore[arg-type]
        for time in (
            RoundTime(1, TEN),
            RoundTime(1, "2026-11-21T14:00+01:00"),
            RoundTime(1, "", 150),
            RoundTime(1, TEN, 150),
        )
    }
    assert len(texts) == 4
    assert all("10" in text or "14" in text or "150" in text for text in texts)


def test_times_are_kept_in_the_file_as_they_are() -> None:
    times = RoundTime(1, TEN, 150), RoundTime(3, "", 60), RoundTime(12, TEN)
    row = {**info_values(EventInfo("Cup", times=times)), "version": 1}
    assert read_info(row).times == times  # type: ignore[arg-type]
    for damaged in ("1", "1 - 0", f"1 {TEN} 150,", f"2 {TEN} 1,1 {TEN} 1", f"1 {TEN} 1;", "x"):
        with pytest.raises(ValueError, match=r"times|round|minutes|moment|says"):
            read_info({**row, "times": damaged})  # type: ignore[arg-type]
