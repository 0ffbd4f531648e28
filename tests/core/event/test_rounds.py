"""Rounds as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.frozen import replace
from goref.core.event.event import Bye, Event, EventInfo, Player, Table
from goref.core.event.rounds import missed, read_rounds, rounds_text, tables_of
from tests.refusals import refuses


@pytest.mark.parametrize(
    ("text", "rounds"),
    [
        ("", ()),
        ("2", (2,)),
        ("2, 4–6", (2, 4, 5, 6)),
        ("6 - 4-", None),
        ("5、3，3;1", (1, 3, 5)),
        ("4〜", None),
        ("0", None),
        ("100", None),
        ("5-3", None),
        ("x", None),
        ("٣", None),
    ],
)
def test_rounds_are_read(text: str, rounds: tuple[int, ...] | None) -> None:
    if rounds is None:
        with refuses(ValueError, "no-rounds"):
            read_rounds(text)
    else:
        assert read_rounds(text) == rounds


def test_two_that_follow_one_another_are_no_span() -> None:
    assert rounds_text((1, 2, 4, 5, 6, 9)) == "1, 2, 4–6, 9"


@given(st.sets(st.integers(1, 99)))
def test_what_is_written_is_read_again(rounds: set[int]) -> None:
    told = tuple(sorted(rounds))
    assert read_rounds(rounds_text(told)) == told


def test_the_rounds_that_a_player_misses() -> None:
    ann, bob, cem = (Player(name, id=n) for n, name in enumerate(("Ann", "Bob", "Cem"), 1))
    info = EventInfo("Cup", rounds=5, closed=(4,))
    event = Event(info, (ann, bob, cem), (Table(2, 1, 1, 2),), (Bye(3, 1),))
    assert missed(event, ann, 2, only=False) == (5,), "a table, a bye, a closed round"
    assert missed(event, cem, 2, only=False) == (2, 3, 5)
    assert missed(event, cem, 2, only=True) == (2,)
    assert missed(event, replace(cem, absent=(1,)), 3, only=True) == (1, 3)
    assert missed(event, ann, 2, only=True) == ()
    unplanned = replace(event, info=EventInfo("Cup"))
    assert missed(unplanned, ann, 4, only=False) == (4,)
    assert tables_of(event, bob) == event.tables
    assert tables_of(event, cem) == ()
