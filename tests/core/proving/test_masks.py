"""Sets of points as bits, and what plays do to them."""

from __future__ import annotations

from goref.core.base.colour import BLACK, WHITE
from goref.core.proving.masks import is_cramped, played


def test_cramped() -> None:
    stride = 4
    assert is_cramped(0, stride)
    assert is_cramped(0b1, stride)
    assert is_cramped(0b11, stride)
    assert is_cramped(0b10001, stride)
    assert not is_cramped(0b101, stride)
    assert not is_cramped(0b111, stride)
    assert not is_cramped(0b1001, stride), "the last of a row is not beside the next"


def test_a_play_or_a_pass() -> None:
    """Black has the first of three points in a row, White the last."""
    stones = {BLACK: 0b1, WHITE: 0b100}
    assert played(stones, WHITE, 0b10, 0b111, 4) == {BLACK: 0, WHITE: 0b110}
    assert played(stones, WHITE, 0, 0b111, 4) == stones
    assert not played({BLACK: 0, WHITE: 0b10}, BLACK, 0b1, 0b11111, 6), "suicide"
