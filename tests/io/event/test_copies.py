"""Copies of an event are kept before a day's work and before each round; ten of them stay."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from goref.core.event.event import EventError, EventInfo, Player, Table
from goref.io.event.copies import MOST, Copies, chosen, copies_of, folder_of
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from tests.refusals import refuses


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 21, 9, 30, 15)

    def __call__(self) -> datetime:
        return self.now

    def next_day(self) -> None:
        self.now += timedelta(days=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cup.gorefevent"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(path: Path, clock: Clock) -> Iterator[EventStore]:
    """A new event of two players, of which copies are kept from now on."""
    with EventStore.create(path, EventInfo("Cup"), "tester") as store:
        with store.change() as change:
            for name in ("Doe", "Roe"):
                change.add_player(Player(name))
        sit_down(store, clock)
        yield store


@pytest.mark.parametrize("name", ["", ".", "..", "/"])
def test_what_is_no_file_has_no_copies(name: str) -> None:
    with refuses(EventFileError, "no-copies"):
        chosen(Path(name), "1")


def sit_down(store: EventStore, clock: Clock, *, every_sitting: bool = False) -> None:
    store.keep_copies()
    store.copies = Copies(store.path, every_sitting=every_sitting, now=clock)


def enter(store: EventStore, name: str) -> None:
    with store.change() as change:
        change.add_player(Player(name))


def why(path: Path) -> list[str]:
    """Before what the copies were kept, the latest first."""
    return [f"{c.why} {c.round}" if c.round else c.why for c in copies_of(path)]


def players(path: Path) -> list[str]:
    with EventStore.open(path, "reader", read_only=True) as store:
        return [player.name for player in store.event().players]


def test_a_copy_is_kept_before_the_first_change(store: EventStore, path: Path) -> None:
    assert copies_of(path) == ()
    assert not folder_of(path).exists(), "reading keeps none"
    enter(store, "Poe")
    enter(store, "Lee")
    (copy,) = copies_of(path)
    assert copy.path.name == "0001 2026-11-21 09.30.15 start.gorefevent"
    assert (copy.number, copy.time, copy.why) == (1, "2026-11-21 09:30:15", "start")
    assert players(copy.path) == ["Doe", "Roe"]
    assert stat.S_IMODE(copy.path.stat().st_mode) == stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="POSIX permissions")
def test_a_copy_is_as_private_as_the_event(store: EventStore, path: Path) -> None:
    path.chmod(0o600)
    old = os.umask(0)
    try:
        enter(store, "Poe")
    finally:
        os.umask(old)
    (copy,) = copies_of(path)
    assert stat.S_IMODE(copy.path.stat().st_mode) == 0o600


def test_one_a_day_or_one_a_sitting(store: EventStore, path: Path, clock: Clock) -> None:
    enter(store, "Poe")
    sit_down(store, clock)
    enter(store, "Lee")
    assert why(path) == ["start"]
    sit_down(store, clock, every_sitting=True)
    enter(store, "Ann")
    assert why(path) == ["start", "start"]
    clock.next_day()
    sit_down(store, clock)
    enter(store, "Bob")
    assert why(path) == ["start"] * 3
    assert [players(copy.path)[-1] for copy in copies_of(path)] == ["Ann", "Lee", "Roe"]


def test_a_copy_is_kept_before_each_round(store: EventStore, path: Path) -> None:
    enter(store, "Poe")
    for round_ in (1, 2):
        with store.change() as change:
            change.add_player(Player(f"P{round_}"))
            change.add_table(Table(round_, 1, 1, 2))
            change.add_table(Table(round_, 2, 3, 3 + round_))
    assert why(path) == ["round 2", "round 1", "start"]
    assert [players(copy.path)[2:] for copy in copies_of(path)] == [["Poe", "P1"], ["Poe"], []]


def test_the_copy_before_a_round_stands_for_that_of_the_start(
    store: EventStore, path: Path
) -> None:
    with store.change() as change:
        change.add_table(Table(1, 1, 1, 2))
    assert why(path) == ["round 1"]


def test_a_large_change_is_copied_as_it_was_before(store: EventStore, path: Path) -> None:
    """More is written than SQLite would keep in memory by itself."""
    store._connection.execute("PRAGMA cache_size = 5")
    with store.change() as change:
        for n in range(2000):
            change.add_player(Player(f"Q{n}", club="x" * 200))
        change.add_table(Table(1, 1, 1, 2))
    assert players(copies_of(path)[0].path) == ["Doe", "Roe"]


def test_the_last_ten_stay(store: EventStore, path: Path, clock: Clock) -> None:
    for n in range(MOST + 3):
        clock.next_day()
        sit_down(store, clock)
        enter(store, f"P{n}")
    assert [copy.number for copy in copies_of(path)] == list(range(MOST + 3, 3, -1))
    assert len(os.listdir(folder_of(path))) == MOST


def test_a_clock_that_goes_back_takes_no_copy_away(
    store: EventStore, path: Path, clock: Clock
) -> None:
    for n in range(MOST + 1):
        clock.now -= timedelta(days=1)
        sit_down(store, clock)
        enter(store, f"P{n}")
    assert [copy.number for copy in copies_of(path)] == list(range(MOST + 1, 1, -1))


def test_what_changed_nothing_and_what_was_broken_off(store: EventStore, path: Path) -> None:
    with pytest.raises(EventError), store.change() as change:
        change.add_table(Table(1, 1, 1, 1 + change.add_table(Table(1, 2, 1, 2)).id))
    assert why(path) == ["round 1"]
    with store.change() as change:
        change.add_table(Table(1, 1, 1, 2))
    assert why(path) == ["round 1"], "the same twice is kept once"


def test_without_a_copy_nothing_is_changed(store: EventStore, path: Path) -> None:
    folder_of(path).write_text("in the way")
    with refuses(EventFileError, "no-event-copy", path="cup.gorefevent.copies"):
        enter(store, "Poe")
    assert len(store.event().players) == 2
    folder_of(path).unlink()
    enter(store, "Poe")
    assert why(path) == ["start"]


def test_other_files_among_the_copies_are_let_be(store: EventStore, path: Path) -> None:
    folder_of(path).mkdir()
    other = folder_of(path) / "0001 mine.gorefevent"
    other.write_text("mine")
    enter(store, "Poe")
    assert why(path) == ["start"]
    assert other.read_text() == "mine"


def test_a_copy_is_chosen_by_its_number_or_name(store: EventStore, path: Path) -> None:
    enter(store, "Poe")
    (copy,) = copies_of(path)
    assert chosen(path, "1") == chosen(path, "0001") == chosen(path, copy.path.name) == copy
    with refuses(EventFileError, "no-such-copy", copy="2"):
        chosen(path, "2")
    with refuses(EventFileError, "no-copies"):
        chosen(path.with_name("other"), "1")
