"""Reading an event anew: only what was done to it since is read, and it is the same event."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table
from goref.io.event import reading, rows
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from tests.refusals import refuses

TABLES = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cup.gorefevent"


@pytest.fixture
def store(path: Path) -> Iterator[EventStore]:
    with EventStore.create(path, EventInfo("Cup", rounds=3), "tester") as store:
        with store.change() as change:
            people = [change.add_player(Player(f"P{n}")).id for n in range(2 * TABLES)]
            for n in range(TABLES):
                change.add_table(Table(1, n + 1, people[2 * n], people[2 * n + 1]))
        store.event()
        yield store


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch, store: EventStore) -> list[int]:
    """The ids of the tables that are read from now on."""
    ids: list[int] = []

    def counted(row: Any) -> Table:
        ids.append(row["id"])
        return was(row)

    was = rows.read_table
    monkeypatch.setattr(rows, "read_table", counted)
    return ids


def anew(path: Path) -> Event:
    """The event as somebody reads it who has not read it before."""
    with EventStore.open(path, "other", read_only=True) as store:
        return store.event()


def test_what_nobody_changed_is_not_read_again(store: EventStore, read: list[int]) -> None:
    before = store.event()
    assert store.event() is before
    assert read == []


def test_of_a_change_by_another_only_its_rows_are_read(
    store: EventStore, path: Path, read: list[int]
) -> None:
    before = store.event()
    first, second, third, *_ = before.tables
    with EventStore.open(path, "other") as other, other.change() as change:
        change.update_table(replace(first, note="late"))
        change.remove_table(second)
        change.add_table(Table(2, 1, third.black, first.white))
        change.update_player(replace(before.players[0], club="Köln"))
        change.add_bye(Bye(3, before.players[1].id))
        change.set_info(replace(before.info, place="Paris"))
    read.clear()
    now = store.event()
    assert sorted(read) == [first.id, now.tables[-1].id]
    assert now.tables[1] is third
    assert (now.entries, now.link) != (before.entries, before.link)
    fresh = anew(path)
    assert now == fresh
    assert (now.entries, now.link) == (fresh.entries, fresh.link)
    assert now.tables[0].note == "late"


def test_what_was_done_and_not_kept_is_not_remembered(
    store: EventStore, path: Path, read: list[int]
) -> None:
    before = store.event()
    late = replace(before.tables[0], note="never")
    with pytest.raises(EventError):
        _begin_and_break(store, late, replace(before.tables[1], id=0))
    with store.change() as change:
        change.update_table(replace(before.tables[2], note="kept"))
    assert store.event() == anew(path)


def _begin_and_break(store: EventStore, late: Table, twice: Table) -> None:
    """Change a table, see it changed, and put another in a place that is taken."""
    with store.change() as change:
        change.update_table(late)
        assert late.note in {table.note for table in store.event().tables}
        change.add_table(twice)


def test_what_the_audit_does_not_tell_of_is_seen(store: EventStore, path: Path) -> None:
    first = store.event().tables[0].id
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE game SET note = 'by hand' WHERE id = ?", (first,))
    assert store.event().tables[0].note == "by hand"
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE game SET state = 'to-play', komi = 'x' WHERE id = ?", (first,))
    with refuses(EventFileError, "event-damaged"):
        store.event()


def test_rows_that_are_more_than_the_audit_tells_of_are_seen(
    store: EventStore, path: Path
) -> None:
    before = store.event()
    with store.change() as change:
        change.update_table(replace(before.tables[0], note="told"))
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("DELETE FROM game WHERE id = ?", (before.tables[1].id,))
    assert len(store.event().tables) == TABLES - 1


def test_where_much_was_done_all_is_read(
    store: EventStore, path: Path, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_ANEW", 3)
    tables = store.event().tables
    with store.change() as change:
        for table in tables[:4]:
            change.update_table(replace(table, note="x"))
    read.clear()
    assert store.event() == anew(path)
    assert len(read) >= TABLES


def test_an_audit_that_is_another_is_not_gone_on_from(store: EventStore, path: Path) -> None:
    before = store.event()
    with store.change() as change:
        change.update_table(replace(before.tables[0], note="x"))
    alien = replace(before, link="0" * len(before.link))
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        assert reading.read_since(connection, alien) is None
        assert reading.read_since(connection, before) == store.event()
