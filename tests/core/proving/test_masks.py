"""Sets of points as bits, and what plays do to them."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.proving.masks import is_cramped, played, stays_cramped, twice_beside


def test_cramped() -> None:
    stride = 4
    assert is_cramped(0, stride)
    assert is_cramped(0b1, stride)
    assert is_cramped(0b11, stride)
    assert is_cramped(0b10001, stride)
    assert not is_cramped(0b101, stride)
    assert not is_cramped(0b111, stride)
    assert not is_cramped(0b1001, stride), "the last of a row is not beside the next"


def test_points_beside_two_of_a_set() -> None:
    """Rows of three; the point between the ends of a row, and that in the bend of two."""
    assert twice_beside(0b101, 4) & 0b111 == 0b010
    assert twice_beside(0b0001_0010, 4) & 0b0111_0111 == 0b0010_0001
    assert not twice_beside(0b1, 4)
    assert not twice_beside(0b0001_0100, 4) & 0b0111_0111, "the next row is not beside the last"


@pytest.mark.parametrize(
    ("inside", "ways", "holds"),
    [
        (0b01110, 0b10001, True),  # either end
        (0b01110, 0b00001, False),  # the enemy takes it
        (0b001010, 0b100101, True),  # two for the first; the other alone
        (0b0101010, 0b1010101, True),
        (0b10101010, 0b101010101, False),  # the one in the middle is needed twice
    ],
)
def test_points_kept_against_eyes(inside: int, ways: int, *, holds: bool) -> None:
    """In one row."""
    assert stays_cramped(inside, ways, 20) is holds


def test_a_play_or_a_pass() -> None:
    """Black has the first of three points in a row, White the last."""
    stones = {BLACK: 0b1, WHITE: 0b100}
    assert played(stones, WHITE, 0b10, 0b111, 4) == {BLACK: 0, WHITE: 0b110}
    assert played(stones, WHITE, 0, 0b111, 4) == stones
    assert not played({BLACK: 0, WHITE: 0b10}, BLACK, 0b1, 0b11111, 6), "suicide"
