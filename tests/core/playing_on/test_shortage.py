"""What a side must play in its own land once the dame are filled, found by reading."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.case.case import Case
from goref.core.playing_on.shortage import plays_needed
from goref.core.ruling.dame import filled_last
from goref.core.ruling.ruling import Claim, Kind
from goref.core.ruling.survey import survey
from tests.core.build import bare, ruled, spots

PRESSED = bare("XXXXOOO", "XXXXOOO", "X.XOO.O", "..XOOO.", "XXOO.OO")
"""White at B2 puts A1 and B1 in atari, and from A2 all stones; A2 or B2 prevents it."""
SHOWN = bare("XXOO.OO", "..XOOOO", "XXOOOOO", "XXXOO.O", ".XOOOOO")
"""The board shows B4; that A4 would do as well is read."""
TWICE = bare("...XXOO", "XXXOO.O", "X..XO.O", "XXXO.OO", "XXOOOOO")
STANDING = bare("XX.XOOO", "XXXOOO.", "XX.XXOO", "XXOXOOO", "XXXOOOO")
"""White's C2 is dead, and yet White takes D5 and then all unless Black plays C3."""
BOTH = bare("..X.OOO", "..XO..O", "XXOOO.O", "XXOOOO.", "XXXOOOO")
"""B5 saves some stones and A4 then others; B4 saves both."""
KO = bare("OO.OOOO", ".OOOOOO", "XOXXXXX", ".XX.X.X")
"""White takes A2 from A1, where it can be taken back: a ko, which is not read."""


def needed(case: Case, owner: Colour) -> list[tuple[str, list[str], list[str]]]:
    grid = case.record.grid
    return [
        (grid.name(one.point), grid.names(one.points), grid.names(one.stones))
        for one in plays_needed(survey(case.position, case.ruling), owner)
    ]


def test_a_shortage_of_liberties_is_read_out_and_every_play_that_mends_it_told() -> None:
    assert needed(PRESSED, BLACK) == [("A2", ["A2", "B2"], ["A1", "B1"])]
    assert needed(PRESSED, WHITE) == []
    assert filled_last(survey(PRESSED.position, PRESSED.ruling), BLACK) == frozenset()


@pytest.mark.parametrize("played", ["A2", "B2"])
def test_nothing_is_needed_after_one_of_them(played: str) -> None:
    (point,) = spots(PRESSED.record.grid, played)
    after = survey(PRESSED.position.play(point, BLACK).position, PRESSED.ruling)
    assert plays_needed(after, BLACK) == ()


def test_it_is_named_where_the_board_names_it() -> None:
    shown = filled_last(survey(SHOWN.position, SHOWN.ruling), BLACK)
    assert SHOWN.record.grid.names(shown) == ["B4"]
    assert needed(SHOWN, BLACK) == [("B4", ["A4", "B4"], ["A5", "B5"])]


def test_a_side_may_need_more_than_one() -> None:
    assert [one[:2] for one in needed(TWICE, BLACK)] == [("C5", ["C5"]), ("C3", ["C3"])]


def test_of_several_plays_that_is_told_after_which_nothing_else_is_needed() -> None:
    assert [one[:2] for one in needed(BOTH, BLACK)] == [("B4", ["B5", "B4"])]
    (point,) = spots(BOTH.record.grid, "B4")
    after = survey(BOTH.position.play(point, BLACK).position, BOTH.ruling)
    assert plays_needed(after, BLACK) == ()


def test_a_dead_stone_that_stands_helps_the_other_side() -> None:
    assert [one[:2] for one in needed(ruled(STANDING, dead="C2"), BLACK)] == [("C3", ["C3"])]
    off = STANDING.position.without(spots(STANDING.record.grid, "C2"))
    assert plays_needed(survey(off, STANDING.ruling), BLACK) == ()


def test_what_is_taken_back_at_once_is_not_told() -> None:
    assert needed(KO, BLACK) == []


@pytest.mark.parametrize("point", ["A2", "B2"])
def test_a_play_that_is_ruled_not_to_be_needed_is_needed_nowhere_else(point: str) -> None:
    said = PRESSED.ruling.with_claim(
        spots(PRESSED.record.grid, point), Claim(Kind.TERRITORY, BLACK)
    )
    assert plays_needed(survey(PRESSED.position, said), BLACK) == ()


def test_what_was_ruled_is_left_as_it_was_ruled() -> None:
    points = spots(PRESSED.record.grid, "A2 B2 B3")
    said = PRESSED.ruling.with_claim(points, Claim(Kind.TERRITORY, BLACK))
    assert plays_needed(survey(PRESSED.position, said), BLACK) == ()
    assert needed(ruled(PRESSED, seki="A1 B1"), BLACK) == []


@pytest.mark.parametrize("case", [PRESSED, SHOWN, TWICE, STANDING])
def test_the_other_colour_needs_the_same(case: Case) -> None:
    here = survey(case.position, case.ruling)
    other = survey(case.position.swapped(), case.ruling)
    for colour in COLOURS:
        assert plays_needed(here, colour) == plays_needed(other, colour.other)
