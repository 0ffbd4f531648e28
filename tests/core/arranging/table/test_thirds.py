"""The board from the left to the right in three parts."""

from __future__ import annotations

import pytest

from goref.core.arranging.table.thirds import third
from goref.core.base.geometry import grid
from tests.core.build import spots


@pytest.mark.parametrize(
    ("size", "names", "part"),
    [
        (19, "A1", 0),
        (19, "F19", 0),
        (19, "G1", 1),
        (19, "A1 T19", 1),
        (19, "N3", 1),
        (19, "O3", 2),
        (9, "C1", 0),
        (9, "D1", 1),
        (9, "J9", 2),
        (2, "A1", 0),
        (2, "B2", 2),
    ],
)
def test_the_middle_of_points_tells_their_part(size: int, names: str, part: int) -> None:
    board = grid(size)
    assert third(board, spots(board, names)) == part
