"""The pairing lists that page and paper show of a round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.pairing_lists import (
    BY_NAME,
    BY_TABLE,
    NOT_PLAYING,
    listed_round,
    pairing_lists,
)
from goref.core.texts.event.wall_list import PagePart, PageTable, PageText
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses
from tests.wordings import in_words

PEOPLE = tuple(
    Player(surname, given, rank, absent=absent, id=id_)
    for id_, (surname, given, rank, absent) in enumerate(
        (
            ("Zoe", "", "", ()),
            ("Ártos", "Ben", "2D", ()),
            ("arnold", "Cem", "1K", ()),
            ("柯", "洁", "9P", ()),
            ("Bye", "Bo", "", ()),
            ("Away", "Al", "", (2,)),
            ("Late", "Lu", "", ()),
        ),
        1,
    )
)
EVENT = Event(
    EventInfo("Open", "Berlin", "2026-11-21", "2026-11-22"),
    PEOPLE,
    (Table(2, 11, 3, 1, id=2), Table(2, 4, 4, 2, handicap=3, id=1), Table(1, 1, 6, 7, id=3)),
    (Bye(2, 5),),
)


def tables(parts: list[PagePart]) -> list[PageTable]:
    return [part for part in parts if isinstance(part, PageTable)]


def test_the_lists_of_a_round() -> None:
    parts = list(pairing_lists(EVENT, 2, EN))
    told = [(part.kind, part.text) for part in parts if isinstance(part, PageText)]
    assert told == [
        ("h1", "Open"),
        ("p", "Berlin"),
        ("p", "2026-11-21 – 2026-11-22"),
        ("h2", in_words(BY_NAME, n=2)),
        ("h2", in_words(BY_TABLE, n=2)),
        ("h2", in_words(NOT_PLAYING, n=2)),
    ]
    by_name, by_table, resting = tables(parts)
    assert by_name.heads == ("Name", "Table", "Colour", "Opponent")
    assert by_name.rows == (
        ("arnold Cem 1K", "11", "Black", "Zoe"),
        ("Ártos Ben 2D", "4", "White", "柯洁 9P"),
        ("Zoe", "11", "White", "arnold Cem 1K"),
        ("柯洁 9P", "4", "Black", "Ártos Ben 2D"),
    ), "whatever accents and capitals they have"
    assert by_table.heads == ("Table", "Black", "White", "Hd")
    assert by_table.rows == (
        ("4", "柯洁 9P", "Ártos Ben 2D", "3"),
        ("11", "arnold Cem 1K", "Zoe", ""),
    )
    assert resting.rows == (
        ("Away Al", "absent"),
        ("Bye Bo", "bye"),
        ("Late Lu", "no table yet"),
    )
    assert (by_name.numbers, by_name.names) == ({1}, {0, 3})
    assert (by_table.numbers, by_table.names) == ({0, 3}, {1, 2})
    assert (resting.numbers, resting.names) == (set(), {0})


def test_what_is_empty_is_left_out() -> None:
    even = replace(EVENT, tables=(EVENT.tables[0],), players=(PEOPLE[0], PEOPLE[2]), byes=())
    even = replace(even, info=EventInfo("Open"))
    parts = list(pairing_lists(even, 2, EN))
    by_name, by_table = tables(parts)
    assert by_table.heads == ("Table", "Black", "White"), "nobody takes handicap"
    assert len(by_name.rows) == 2
    assert [part.kind for part in parts if isinstance(part, PageText)] == ["h1", "h2", "h2"]


def test_a_round_of_byes_alone() -> None:
    parts = list(pairing_lists(replace(EVENT, tables=()), 2, EN))
    [resting] = tables(parts)
    assert ("Bye Bo", "bye") in resting.rows
    assert PageText("h2", in_words(TERMS["round-n"], n=2)) in parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_a_cell_for_each_column(language: str) -> None:
    parts = list(pairing_lists(EVENT, 2, language))
    assert len(tables(parts)) == 3
    assert all(len(row) == len(table.heads) for table in tables(parts) for row in table.rows)


def test_the_round_is_the_last_that_is_paired() -> None:
    assert listed_round(EVENT) == 2
    assert listed_round(EVENT, 1) == 1
    assert listed_round(replace(EVENT, byes=(Bye(3, 5),))) == 3
    with refuses(EventError, "round-empty", round=3):
        listed_round(EVENT, 3)
    with refuses(EventError, "round-empty", round=1):
        listed_round(Event(EventInfo("Open")))
