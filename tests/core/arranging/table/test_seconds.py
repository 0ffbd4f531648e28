"""The table of weights: what must hold between them, and a count whose time is told by hand."""

from __future__ import annotations

import pytest

from goref.core.arranging.table.arrangement import Block, Space
from goref.core.arranging.table.seconds import (
    POINT,
    SPACE,
    STRAY,
    TENS,
    TOUCH,
    irregular,
    rectangle,
)
from goref.core.base.colour import BLACK
from goref.core.rulesets.ruleset import Count
from tests.core.arranging.proving import prove
from tests.core.build import bare, counted


def test_the_weights_are_a_referees() -> None:
    assert (TOUCH, TENS, SPACE, POINT) == (12, 10, 20, 4)
    assert TENS < TOUCH < rectangle(1)
    assert TENS < rectangle(6, added=False) < rectangle(1)
    assert STRAY >= 20, "with less a planner hardly tidies"
    assert irregular(3) > rectangle(3) + 2 * TOUCH


def test_many_irregular_points_are_worse_than_few() -> None:
    each = [irregular(points) // points for points in (10, 20, 40, 58)]
    assert each == sorted(each)
    assert min(each) > 20
    assert irregular(58) > 10 * irregular(10)


def space(points: int, block: Block, *, full: bool = True) -> Space:
    return Space(BLACK, frozenset(range(points)), full, full, frozenset(), block)


@pytest.mark.parametrize(
    ("points", "block", "full", "tenths"),
    [
        (40, Block.TENS, True, 10),
        (6, Block.RECTANGLE, True, 44),
        (5, Block.REMAINDER, True, 40),
        (1, Block.EYE, True, 24),
        (4, Block.EYE, False, 116),
        (7, Block.IRREGULAR, False, 209),
    ],
)
def test_a_space_takes_so_long(points: int, block: Block, full: bool, tenths: int) -> None:
    assert space(points, block, full=full).tenths() == tenths


def test_a_count_whose_time_is_told_by_hand() -> None:
    """Four prisoners go back and a block of ten stays; White's 45 points are a rectangle."""
    rows = ["..XO....."] * 7 + ["XXXO....."] * 2
    case = bare(*rows, prisoners=(4, 0))
    made = prove(case, counted(case, "japanese"), Count.TERRITORY).arrangement
    white = [len(s) for s in made.spaces if s.owner is not BLACK]
    assert (made.touched, white) == (4, [45])
    assert made.seconds == -(-(4 * 12 + 10 + 20 + 45 * 4) // 10)
