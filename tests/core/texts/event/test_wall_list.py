"""The tables that page, paper and window show of an event."""

from __future__ import annotations

from goref.core.event.event import Event, EventInfo
from goref.core.event.standings import standings
from goref.core.texts.event.wall_list import (
    PageTable,
    PageText,
    shown_link,
    standings_table,
    wall_list,
)
from tests.core.event import mcmahon
from tests.languages import EN, LANGUAGES


def test_the_parts_stand_in_order() -> None:
    event = mcmahon.event()
    parts = list(wall_list(event, EN))
    kinds = [part.kind for part in parts if isinstance(part, PageText)]
    assert kinds[:2] == ["h1", "p"]
    assert kinds.count("h2") == 1 + event.rounds
    tables = [part for part in parts if isinstance(part, PageTable)]
    assert len(tables) == 1 + event.rounds
    assert all(len(row) == len(table.heads) for table in tables for row in table.rows)


def test_without_players_there_is_no_table() -> None:
    *_, last = wall_list(Event(EventInfo("Cup")), EN)
    assert last == PageText("p", "No players yet.")


def test_an_event_with_a_link_shows_its_first_characters() -> None:
    event = Event(EventInfo("Cup"), entries=7, link="0123456789" * 7)
    shown = [part.text for part in wall_list(event, EN) if isinstance(part, PageText)]
    assert f"Entries: 7, link: {shown_link(event.link)}" in shown


def test_fewer_columns_before_the_rounds() -> None:
    found = standings(mcmahon.event())
    for language in LANGUAGES:
        whole = standings_table(found, language)
        short = standings_table(found, language, ("name",))
        assert short.heads == (whole.heads[1], *whole.heads[4:])
        assert short.rows[0] == (whole.rows[0][1], *whole.rows[0][4:])
        scores = range(len(whole.heads) - len(found.criteria), len(whole.heads))
        assert whole.numbers == {0, *scores}
