"""How much is read of shut-in stones: it shortens no other claim, and has an end."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK
from goref.core.board.position import Position
from goref.core.proving.attempts import NODES, NODES_OF_SHUT_INS, NODES_OF_SIDE, Attempts
from goref.core.proving.side import Side

CORNER = (
    *("OOOOXX..X", "..OOOXX..", "OOOXXX..X", "OOOOX..X.", "OOXXX..X."),
    *("XXX......", ".X.X..X..", "XXXX.....", "........."),
)
"""Sixteen white stones with one eye, shut in: dead once nothing can live where they stood."""
SIZE = 19


def board(corners: int) -> Side:
    """Black's side of a board with that shape in some of its corners."""
    rows = [["."] * SIZE for _ in range(SIZE)]
    last = SIZE - 1
    for y, line in enumerate(CORNER):
        for x, stone in enumerate(line):
            places = (y, x), (y, last - x), (last - y, x), (last - y, last - x)
            for row, column in places[:corners]:
                rows[row][column] = stone
    return Side(Position.from_rows(["".join(row) for row in rows]), BLACK)


@pytest.mark.parametrize("corners", [1, 2, 4])
def test_shut_in_stones_shorten_no_other_claim(corners: int) -> None:
    tries = Attempts(board(corners))
    tries.run()
    assert NODES_OF_SIDE - tries.nodes <= corners * NODES + NODES // 2
    assert 0 <= tries.shut_in < NODES_OF_SHUT_INS
