"""A copy that becomes like another one: the same rows and links, and newer versions."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.acts.pairings import RemoveTable
from goref.app.event.acts.players import AddPlayer
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import new_event, open_event
from goref.core.base.frozen import replace
from goref.core.event.changes import EventChanges, seen
from goref.core.event.event import Event, EventError, EventInfo, Player, Table
from goref.io.event.audit import AuditEntry
from goref.io.event.faults import ChangedError, EventFileError
from goref.io.event.rebase import MovedOnError
from goref.io.event.replay import STEP, KeptReplays, replayed
from goref.io.event.store import EventStore
from tests.attack.event_acts import Draw, done, drawn
from tests.length import of_all
from tests.refusals import refuses


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """The event as it is elsewhere."""
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "home") as store:
        players = tuple(map(Player, ("Ann", "Bob", "Cid", "Dan")))
        tables = (Table(1, 1, -1, -2), Table(1, 2, -3, -4))
        do(store, AddGames(EventChanges(new_players=players, new_tables=tables)))
        yield store


@pytest.fixture
def copy(store: EventStore, tmp_path: Path) -> Iterator[EventStore]:
    path = tmp_path / "copy.gorefevent"
    store.back_up(path)
    with open_event(path, "away") as copy:
        yield copy


def stored(store: EventStore) -> list[list[dict[str, Any]]]:
    """All rows of a file without their versions, and its schema."""
    tables = ("event", "player", "game", "bye", "audit", "sqlite_master", "sqlite_sequence")
    ask = store._connection.execute
    beside = ("version", "rootpage")
    rows = [[dict(row) for row in ask(f"SELECT * FROM {t} ORDER BY 1, 2")] for t in tables]
    return [[{k: v for k, v in r.items() if k not in beside} for r in of] for of in rows]


def versions(event: Event) -> dict[tuple[str, int], int]:
    found = {("event", 1): event.info.version}
    found |= {("player", player.id): player.version for player in event.players}
    return found | {("table", table.id): table.version for table in event.tables}


def as_values(event: Event) -> dict[tuple[str, int], object]:
    found: dict[tuple[str, int], object] = {("event", 1): replace(event.info, version=0)}
    found |= {("player", one.id): replace(one, version=0) for one in event.players}
    return found | {("table", one.id): replace(one, version=0) for one in event.tables}


def noted(store: EventStore, number: int, text: str) -> None:
    do(store, WriteNote(seen(store.event().table(1, number)), text))


@pytest.mark.parametrize("seed", range(of_all(8, short=3)))
def test_a_copy_becomes_like_the_other_whatever_both_did(
    store: EventStore, copy: EventStore, seed: int
) -> None:
    rng = Random(seed)
    earlier = store.event()
    with open_event(copy.path) as window:
        for _ in range(5):
            common = copy.last_link()[0]
            before = window.event()
            for side in (store, copy):
                for _ in range(rng.randrange(12)):
                    act = drawn(Draw(rng, side.event(), earlier))
                    with suppress(EventError):  # not every act that is drawn is possible
                        done(side, act, "")
            own = copy.event()
            copy.become(store, common, copy.last_link())
            assert stored(copy) == stored(store)
            assert copy.chain() == store.chain()
            assert not {note.code for note in unfit(copy)} - {"kept-extra"}
            with open_event(copy.path, read_only=True) as fresh:
                now = fresh.event()
            assert window.event() == now, "a reading since an earlier one is no mixture"
            assert copy.event() == now
            for was in (before, own):
                there = as_values(was)
                for key, version in versions(now).items():
                    same = there.get(key) == as_values(now)[key]
                    if key in there and not same:
                        assert version > versions(was)[key], key
            for key, version in versions(own).items():
                if as_values(own)[key] == as_values(now).get(key):
                    assert versions(now)[key] == version, key


def test_a_window_that_read_before_is_told_of_a_change(
    store: EventStore, copy: EventStore
) -> None:
    """Own acts are undone and the other's are not about that row: it still is a change."""
    with open_event(copy.path) as window:
        before = window.event()
        common = copy.last_link()[0]
        noted(copy, 1, "own")
        with open_event(copy.path) as another:
            own = another.event()
        noted(store, 2, "there")
        copy.become(store, common, copy.last_link())
        with refuses(ChangedError, "in-the-meantime-by"):
            do(window, WriteNote(seen(own.table(1, 1)), "on the own one"))
        assert before.table(1, 1).note == window.event().table(1, 1).note == ""
        noted(window, 1, "read again")
        assert copy.event().table(1, 1).note == "read again"


def test_what_returns_has_a_version_that_nobody_has_read(
    store: EventStore, copy: EventStore
) -> None:
    common = copy.last_link()[0]
    noted(copy, 1, "own")
    read = copy.event().table(1, 1)
    do(copy, RemoveTable(seen(read)), "a reason")
    copy.become(store, common, copy.last_link())
    now = copy.event().table(1, 1)
    assert (now.id, now.note) == (read.id, "")
    assert now.version != read.version


def test_nothing_is_replaced_if_something_was_done_meanwhile(
    store: EventStore, copy: EventStore
) -> None:
    common = copy.last_link()[0]
    noted(copy, 1, "sent")
    last = copy.last_link()
    with open_event(copy.path) as window:
        noted(window, 2, "made at the same moment")
    before = stored(copy)
    with refuses(MovedOnError, "copy-moved-on"):
        copy.become(store, common, last)
    assert stored(copy) == before


def test_nothing_is_replaced_by_a_copy_with_another_beginning(
    store: EventStore, copy: EventStore
) -> None:
    noted(store, 1, "there")
    noted(copy, 1, "here")
    before = stored(copy)
    with refuses(EventFileError, "copy-other-beginning"):
        copy.become(store, copy.last_link()[0], copy.last_link())
    assert stored(copy) == before


def test_the_audit_still_cannot_be_shortened_afterwards(
    store: EventStore, copy: EventStore
) -> None:
    common = copy.last_link()[0]
    noted(copy, 1, "own")
    copy.become(store, common, copy.last_link())
    with pytest.raises(sqlite3.IntegrityError, match="stays written"):
        copy._connection.execute("DELETE FROM audit WHERE id = 1")
    do(copy, AddPlayer(Player("Eve")))
    assert unfit(copy) == ()


def test_a_replay_goes_on_from_states_that_are_still_right(
    store: EventStore, copy: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after entries were replaced, and for an entry before those of earlier calls."""
    monkeypatch.setattr("goref.io.event.replay.STEP", 4)
    rng = Random(48)
    began = store.last_link()[0]
    for each in range(30):
        noted(copy, 1 + each % 2, f"away {each}")
    for each in range(20):
        noted(store, 1 + each % 2, f"home {each}")
    for number in rng.sample(range(copy.last_link()[0] + 1), 30):
        assert copy.replay(number) == replayed(copy.audit()[:number])
    copy.become(store, began, copy.last_link())
    for number in rng.sample(range(copy.last_link()[0] + 1), 20):
        assert copy.replay(number) == replayed(store.audit()[:number])


def test_a_later_replay_reads_the_last_entries_only(store: EventStore) -> None:
    for each in range(5 * STEP):
        noted(store, 1, f"note {each}")
    entries, kept = store.audit(), KeptReplays()
    read: list[int] = []

    def link(number: int) -> str:
        return entries[number - 1].chain

    for last in (4 * STEP + 5, 4 * STEP + 9):

        def since(number: int, last: int = last) -> Iterable[AuditEntry]:
            read.append(number)
            return entries[number:last]

        assert kept.after(last, link, since) == replayed(entries[:last])
    assert read == [0, 4 * STEP]
