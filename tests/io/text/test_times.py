"""Times of a log as they are shown: local, with the zone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator

import pytest

from goref.io.text.times import local_time

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the zone is set as POSIX does")


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def set_zone(name: str) -> None:
        monkeypatch.setenv("TZ", name)
        time.tzset()

    yield set_zone
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("UTC0", "2026-11-21 23:30:05 +00:00"),
        ("JST-9", "2026-11-22 08:30:05 +09:00"),
        ("NST3:30", "2026-11-21 20:00:05 -03:30"),
    ],
)
def test_a_time_is_shown_where_it_is_read(
    zone: Callable[[str], None], name: str, shown: str
) -> None:
    zone(name)
    assert local_time("2026-11-22T00:30:05+01:00") == shown


@pytest.mark.parametrize("text", ["", "yesterday", "2026-13-40T00:00:00+01:00"])
def test_what_is_no_time_is_shown_as_it_is(text: str) -> None:
    assert local_time(text) == text
