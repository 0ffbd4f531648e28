"""The choice of the least cost, with as much slack as it takes to be read."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.arranging.land.land_choice import SLACKS, LandChoice, choice, soonest_read
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import block
from goref.core.arranging.land.yard_ways import Yard
from goref.core.base.geometry import grid

BOARD = grid(19)
SMALL = Yard(block(BOARD, 0, 0, 5, 2), 0)
WIDE = Yard(block(BOARD, 0, 0, 11, 11) & ~block(BOARD, 5, 0, 1, 2), 0)
"""An open field that no dozen of stones cuts into rectangles."""


def tried_on(yard: Yard) -> tuple[list[int], LandChoice | None]:
    asked = []

    def tried(slack: int) -> Iterator[LandChoice]:
        asked.append(slack)
        plans = (Plans(BOARD, [yard], 0, slack),)
        return (choice(net, (net,), plans) for net in plans[0].costs)

    return asked, soonest_read(tried)


def test_no_more_slack_is_tried_than_is_needed() -> None:
    asked, best = tried_on(SMALL)
    assert asked == [SLACKS[0]]
    assert best is not None
    assert (best.nets, best.is_read) == ((0,), True)


def test_more_slack_is_tried_while_a_space_is_counted_point_by_point() -> None:
    asked, best = tried_on(WIDE)
    assert len(asked) > 1
    assert best is not None
    assert best.is_read
    assert best.nets[0] > SLACKS[0]


def test_there_may_be_no_choice() -> None:
    assert soonest_read(lambda _: ()) is None


def test_of_choices_that_cost_the_same_the_lowest_rank_is_made() -> None:
    plans = (Plans(BOARD, [SMALL], 0, 0),)
    best = soonest_read(lambda _: [choice(rank, (0,), plans) for rank in (3, 1, 2)])
    assert best is not None
    assert best.rank == 1
