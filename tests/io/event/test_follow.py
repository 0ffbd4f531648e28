"""A copy that follows an event: the same rows and links, and nothing that does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import new_event, open_event
from goref.core.event.changes import EventChanges, seen
from goref.core.event.event import EventError, EventInfo, Player, Table
from goref.io.event.follow import UnfitEntryError
from goref.io.event.store import EventStore
from tests.attack.event_acts import Draw, done, drawn
from tests.length import of_all
from tests.refusals import refuses


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "home") as store:
        players = tuple(map(Player, ("Ann", "Bob", "Cid", "Dan")))
        do(
            store,
            AddGames(EventChanges(new_players=players, new_tables=(Table(1, 1, -1, -2),))),
        )
        yield store


@pytest.fixture
def copy(store: EventStore, tmp_path: Path) -> Iterator[EventStore]:
    path = tmp_path / "copy.gorefevent"
    store.back_up(path)
    with open_event(path, "follower") as copy:
        yield copy


def stored(store: EventStore) -> list[list[tuple[Any, ...]]]:
    """All rows of a file."""
    tables = ("event", "player", "game", "bye", "audit", "kept")
    ask = store._connection.execute
    return [[tuple(row) for row in ask(f"SELECT * FROM {t} ORDER BY 1, 2")] for t in tables]


def texts_of(store: EventStore, since: int) -> list[bytes]:
    digests = {str(e.after.get("digest") or "") for e in store.audit(since)} - {""}
    return [store.case(digest) for digest in sorted(digests)]


@pytest.mark.parametrize("seed", range(of_all(8, short=2)))
def test_a_follower_has_the_same_rows_and_links(
    store: EventStore, copy: EventStore, seed: int
) -> None:
    rng = Random(seed)
    earlier = store.event()
    kinds = set()
    for number in range(150):
        act = drawn(Draw(rng, store.event(), earlier))
        if rng.random() < 0.1:
            earlier = store.event()
        kinds.add(act.name)
        with suppress(EventError):  # not every act that is drawn is possible
            done(store, act, "")
        if number % 7 == 0:
            last, _ = copy.last_link()
            copy.follow(store.raw_audit(last), texts_of(store, last))
            assert copy.last_link() == store.last_link()
    last, _ = copy.last_link()
    copy.follow(store.raw_audit(last), texts_of(store, last))
    assert stored(copy) == stored(store)
    assert copy.chain().links == store.chain().links
    assert unfit(copy) == ()
    assert len(kinds) > 20


Spoil = Callable[[dict[str, Any]], object]
SPOILT: dict[str, Spoil] = {
    "number": lambda e: e.update(id=e["id"] + 1),
    "link": lambda e: e.update(chain="0" * 64),
    "text": lambda e: e.update(reason="another"),
    "missing": lambda e: e.pop("who"),
    "more": lambda e: e.update(other=""),
    "kind": lambda e: e.update(what=7),
}


@pytest.mark.parametrize("name", SPOILT)
def test_an_entry_that_does_not_follow_changes_nothing(
    store: EventStore, copy: EventStore, name: str
) -> None:
    last, _ = copy.last_link()
    do(store, WriteNote(seen(store.event().table(1, 1)), "late"))
    (entry,) = store.raw_audit(last)
    spoilt = dict(entry)
    SPOILT[name](spoilt)
    before = stored(copy)
    with refuses(UnfitEntryError, "entry-unfit"):
        copy.follow([spoilt])
    assert stored(copy) == before
    copy.follow([entry])
    assert stored(copy) == stored(store)


def test_an_entry_about_another_row_changes_nothing(
    store: EventStore, copy: EventStore
) -> None:
    last, _ = copy.last_link()
    do(store, WriteNote(seen(store.event().table(1, 1)), "late"))
    copy._connection.execute("UPDATE game SET note = 'other'")
    before = stored(copy)
    with refuses(UnfitEntryError, "entry-row"):
        copy.follow(store.raw_audit(last))
    assert stored(copy) == before
