"""The Taiwan rule: half a point for the last competitive play, which the referee names."""

from __future__ import annotations

import pytest

from goref.core.case.facts import RequiredFact
from goref.core.scoring.scorer import Winner
from tests.core.build import bare, codes, counted, margin, walls
from tests.core.scoring.test_scorer_live_stones import BOARD_T


@pytest.mark.parametrize(
    ("black", "white", "komi", "by_black", "by_white"),
    [
        (183, 177, "6.5", "W+1.5", "W+0.5"),
        (184, 177, "6.5", "W+0.5", "B+0.5"),
        (184, 176, "6.5", "B+0.5", "B+1.5"),
        (185, 176, "6.5", "B+1.5", "B+2.5"),
        (183, 177, "5.5", "W+0.5", "B+0.5"),
        (180, 181, "0", "W+2", "W+1"),
    ],
)
def test_black_gives_a_point_of_margin(
    black: int, white: int, komi: str, by_black: str, by_white: str
) -> None:
    case = walls(black, white, komi=komi)
    assert counted(case, "taiwan", last_competitive="B").re == by_black
    assert counted(case, "taiwan", last_competitive="W").re == by_white


def test_no_record_shows_which_play_was_the_last_competitive_one() -> None:
    score = counted(walls(183, 177, last_play="B", first_pass="W"), "taiwan")
    assert score.needs == (RequiredFact.LAST_COMPETITIVE,)
    assert score.winner is Winner.NONE
    assert "taiwan-reported" in codes(score)


def test_board_t_filled() -> None:
    # Ikeda 6.3: 42 to 39 once both fill their own land.
    case = bare(*BOARD_T, komi="0")
    assert margin(case, "ikeda-area-2") == 3
    assert margin(case, "taiwan", last_competitive="B") == 2
    assert margin(case, "taiwan", last_competitive="W") == 3


@pytest.mark.parametrize(
    ("black", "white", "last", "points"), [(13, 12, "B", 0), (12, 13, "W", -1)]
)
def test_on_five_lines_who_takes_the_dame(
    black: int, white: int, last: str, points: int
) -> None:
    case = walls(black, white, size=5, empties=(4, 4), komi="0", last_competitive=last)
    assert margin(case, "taiwan") == points


def test_bent_four_of_ikeda_is_equal() -> None:
    case = walls(41, 40, size=9, empties=(9, 9), komi="0", last_competitive="B")
    score = counted(case, "taiwan")
    assert [sum(line.of(side) for line in score.lines) for side in (1, 2)] == [40.5, 40.5]
    assert score.winner is Winner.DRAW
