"""What was read under the referee's eyes: doubts, what he says, and other sides of a board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.photo.reading import PhotoReading
from goref.app.photo.reviewing import ReviewedReading, turned_reading
from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry

ROWS = ("X.O", "...", "..X")
READ = PhotoReading(
    Position.from_rows(ROWS),
    (0.9, 1.0, 1.0, 0.99, 0.6, 1.0, 1.0, 1.0, 0.97),
    ((0.0, 1.0), (9.0, 2.0), (10.0, 8.0), (1.0, 7.0)),
    (0.1, 0.2, 0.3, 0.4),
    None,
)


def test_doubts_are_left_until_they_are_looked_at_or_answered() -> None:
    looked = ReviewedReading(READ)
    assert looked.left == (4, 0, 8)
    assert looked.saw(0).left == (4, 8)
    answered = looked.saw(0).with_stone(4, WHITE)
    assert answered.left == (8,)
    assert answered.position.rows == ["X.O", ".O.", "..X"]
    assert looked.position.rows == list(ROWS)


def test_what_is_hardly_doubtful_is_listed_where_there_is_little_else() -> None:
    assert ReviewedReading(READ).listed == (4, 0, 8, 3)
    unsure = replace(READ, certainties=(0.5,) * 9)
    assert len(ReviewedReading(unsure).listed) == 9
    sure = replace(READ, certainties=(0.9999,) * 9)
    assert ReviewedReading(sure).listed == ()
    hardly = replace(READ, certainties=(0.999,) * 9)
    assert len(ReviewedReading(hardly).listed) == 8
    assert ReviewedReading(hardly).left == ()


def test_a_point_goes_round() -> None:
    looked = ReviewedReading(READ)
    found = []
    for _ in range(4):
        looked = looked.cycled(1)
        found.append(looked.position.colour(1))
    assert found == [BLACK, WHITE, None, BLACK]


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_reading_from_another_side_is_of_the_same_board(symmetry: Symmetry) -> None:
    """The corner that a stone in a corner lies at is the same place of the photograph."""
    turned = turned_reading(READ, symmetry)
    board = READ.position.grid
    outer = (0, 2, 8, 6)
    for place, point in zip(READ.corners, outer, strict=True):
        image = board.turned(point, symmetry)
        assert turned.corners[outer.index(image)] == place
        assert turned.position.cells[image] == READ.position.cells[point]
        assert turned.certainties[image] == READ.certainties[point]
        assert turned.moved[outer.index(image)] == READ.moved[outer.index(point)]
