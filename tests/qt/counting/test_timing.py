"""The timetable of stones: in order, never waiting long, never before a stone is there."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from goref.core.arranging.table.arrangement import Move, MoveReason, OffBoardPlace, StoneAction
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.qt.counting.timing import LONGEST, SHORTEST, WHOLE_STEP, eased, trips

LID, BOWL = OffBoardPlace.LID, OffBoardPlace.BOWL


def move(source, target, colour=BLACK) -> Move:
    return Move(
        StoneAction.SHIFT, colour, source, target, MoveReason.TIDY, Pair(1, 1), 0, Fraction(0)
    )


def test_one_stone_takes_longer_the_farther_it_goes():
    near, far = trips([move(0, 1)], 0.0)[0], trips([move(0, 360)], 1.0)[0]
    assert (near.start, near.end) == (0.0, SHORTEST)
    assert far.end == LONGEST
    assert 150 <= SHORTEST <= LONGEST <= 300


@pytest.mark.parametrize("count", [2, 40, 180])
def test_many_stones_follow_closely_and_come_in_in_order(count):
    made = trips([move(LID, point) for point in range(count)], 0.7)
    assert [t.goal for t in made] == list(range(count))
    assert all(a.start < b.start and a.end < b.end for a, b in pairwise(made))
    assert made[-1].end <= WHOLE_STEP + LONGEST


def test_back_is_the_same_the_other_way_round():
    made = trips([move(LID, 3), move(BOWL, 4, WHITE)], 0.5, back=True)
    assert [(t.colour, t.origin, t.goal) for t in made] == [(WHITE, 4, BOWL), (BLACK, 3, LID)]


def test_a_stone_goes_on_only_once_it_is_there():
    first, second = trips([move(BOWL, 5), move(5, 6)], 1.0)
    assert second.start >= first.end
    lifted, back = trips([move(5, LID), move(LID, 6)], 1.0)
    assert back.start >= lifted.end
    _, other = trips([move(5, LID), move(LID, 6, WHITE)], 1.0)
    assert other.start < lifted.end, "another colour lies on another lid"


def test_a_thought_takes_no_time():
    thought = Move(
        StoneAction.SHARE, None, None, None, MoveReason.PUBLIC, Pair(1, 1), 0, Fraction(0)
    )
    [trip] = trips([thought], 0.0)
    assert not trip.flies
    assert trip.start == trip.end


def test_stones_are_slow_at_both_ends():
    assert (eased(0.0), eased(0.5), eased(1.0)) == (0.0, 0.5, 1.0)
    assert eased(0.1) < 0.1
    assert eased(0.9) > 0.9
