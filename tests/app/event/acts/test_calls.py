"""Calls for a referee: who may call twice, what is undone, and how a call reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.event import tables as event_tables
from goref.app.event.acts.calls import answer_call, call_referee, end_call, name_of
from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.files import new_event
from goref.core.event.changes import EventChanges
from goref.core.event.event import Event, EventError, EventInfo, Player, Table
from goref.core.sharing.roles import for_everybody
from goref.core.texts.event.referee_pages import call_text
from goref.io.event.store import EventStore
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with new_event(tmp_path / "e.gorefevent", EventInfo("Cup"), "Bob (referee)") as store:
        players = Player("Alice"), Player("Bob")
        do(
            store,
            AddGames(EventChanges(new_players=players, new_tables=(Table(1, 1, -1, -2),))),
        )
        yield store


def table(store: EventStore) -> Table:
    return store.event().table(1, 1)


def test_a_table_calls_once_and_its_answer_remains(store: EventStore) -> None:
    answer_call(store, call_referee(store, table(store)))
    assert table(store).comes == "Bob"
    with refuses(EventError, "call-there"):
        call_referee(store, table(store))
    assert table(store).comes == "Bob"
    end_call(store, table(store))
    for act in (answer_call, end_call):
        with refuses(EventError, "no-call"):
            act(store, table(store))


def test_undoing_a_result_keeps_the_call(store: EventStore) -> None:
    before = table(store)
    decided = event_tables.decide_by_referee(store, before, "B+R")
    called = call_referee(store, decided)
    assert called.is_as(decided)
    event_tables.undo(store, [(before, called)])
    now = table(store)
    assert (now.result, now.called) == (None, called.called)


def test_a_call_is_not_on_the_wall(store: EventStore) -> None:
    answer_call(store, call_referee(store, table(store)), "SECRET")
    shown: Event = for_everybody(store.event())
    assert (shown.tables[0].called, shown.tables[0].comes) == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_reads_so(language: str) -> None:
    called = Table(1, 1, 1, 2, called="2026-11-21T10:31+01:00")
    comes = Table(1, 1, 1, 2, called="2026-11-21T10:31+01:00", comes="Ann")
    texts = [call_text(one, language) for one in (called, comes)]  # type: ignore[arg-type]
    assert all("10:31" in text for text in texts)
    assert "Ann" in texts[1]
    assert call_text(Table(1, 1, 1, 2), EN) == ""


@pytest.mark.parametrize(
    ("who", "name"),
    [("Ann (referee)", "Ann"), ("ann@desk", "ann@desk"), ("A (b) (chief)", "A (b)"), ("", "")],
)
def test_a_name_is_without_its_role(who: str, name: str) -> None:
    assert name_of(who) == name
