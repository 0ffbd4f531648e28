"""The reason for a chain's judgement claims no more than is known."""

from __future__ import annotations

import pytest

from goref.app.opinion.judging import judged
from goref.app.opinion.reasons import reason_of
from goref.app.opinion.suggestion import Why
from goref.core.board.position import Position
from tests.app.opinion.opinions import opinion


@pytest.mark.parametrize(
    ("row", "why"), [("..X......", Why.ALIVE_LEARNED), ("...X.....", Why.ALIVE_LAND)]
)
def test_two_eyes_are_said_to_be_certain_only_with_seven_points(row: str, why: Why) -> None:
    wall = "X" * (row.index("X") + 1)
    open_, white = "." * 9, "O" * 9
    board = Position.from_rows((*[row] * 3, wall.ljust(9, "."), *[open_, white] * 2, open_))
    of = judged(board, opinion(board, {}), {})
    chain = next(c for c in of.chains if board.grid.point("A6") in c.points)
    assert reason_of(chain, of).why is why
