"""What is worth a look on a board that is judged."""

from __future__ import annotations

from goref.app.suggesting.cautions import in_atari
from goref.app.suggesting.judging import judged
from goref.app.suggesting.suggestion import Care, Reason, Why
from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.ruling.ruling import Life
from tests.app.suggesting.opinions import opinion
from tests.core.build import spots

WALL = "...XO...."
BOARD = Position.from_rows((*[WALL] * 3, "...XOO...", "...XOX...", "...XOO...", *[WALL] * 3))


def test_a_living_stone_with_one_liberty_is_told_with_it() -> None:
    stone, liberty = spots(BOARD.grid, "F5"), spots(BOARD.grid, "G5")
    alive = judged(BOARD, opinion(BOARD, {}), {}, dict.fromkeys(stone, Life.ALIVE))
    assert in_atari(alive) == (Care(stone, BLACK, Reason(Why.ATARI, liberty)),)
    dead = judged(BOARD, opinion(BOARD, {}), {}, dict.fromkeys(stone, Life.DEAD))
    assert in_atari(dead) == ()
