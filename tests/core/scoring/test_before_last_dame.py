"""Tang–Song: the count before a last play that only took a dame."""

from __future__ import annotations

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord
from goref.core.rulesets.table import ruleset
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import score


def basis(lines: int, *points: int) -> CountedBoard:
    """What is counted on a board of one row after plays in turn, Black first."""
    plays = [Act(ActKind.PLAY, WHITE if n % 2 else BLACK, p) for n, p in enumerate(points)]
    return score(
        Case(GameRecord(grid(lines, 1), entries=tuple(plays))), ruleset("tang-song")
    ).basis


def test_a_last_play_that_only_took_a_dame_is_taken_back() -> None:
    assert basis(5, 1, 3, 2) is CountedBoard.BEFORE_LAST  # . X . O .


def test_a_last_play_that_won_land_is_not() -> None:
    assert basis(6, 1, 4, 3) is CountedBoard.RULED  # . X . X O .: the point between is Black's
