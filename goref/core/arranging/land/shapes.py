"""Rectangles on the board, as bits of an integer: bit p is point p."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from goref.core.base.geometry import Grid, Point

Mask = int

LONGEST = 5
"""A rectangle of tens is at most this many times as long as it is wide."""


class Box(NamedTuple):
    """The columns and rows of a rectangle; ``right`` and ``bottom`` are not included."""

    left: int
    top: int
    right: int
    bottom: int


def mask_of(points: Iterable[Point]) -> Mask:
    bits = 0
    for p in points:
        bits |= 1 << p
    return bits


def points_of(mask: Mask) -> Iterator[Point]:
    """Yields the points of a mask, in board order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def box_of(grid: Grid, mask: Mask) -> Box:
    """Returns the smallest rectangle around the points of a mask, which must not be empty."""
    width = grid.width
    top = ((mask & -mask).bit_length() - 1) // width
    bottom = (mask.bit_length() - 1) // width + 1
    columns, rows = 0, mask >> (top * width)
    while rows:
        columns |= rows
        rows >>= width
    columns &= (1 << width) - 1
    left = (columns & -columns).bit_length() - 1
    return Box(left, top, columns.bit_length(), bottom)


def block(grid: Grid, left: int, top: int, width: int, height: int) -> Mask:
    """Returns the points of a full rectangle."""
    return _pattern(grid.width, width, height) << (top * grid.width + left)


@lru_cache(maxsize=1024)
def _pattern(lines: int, width: int, height: int) -> Mask:
    row = (1 << width) - 1
    bits = 0
    for y in range(height):
        bits |= row << (y * lines)
    return bits


def is_rectangle(grid: Grid, mask: Mask) -> bool:
    """Returns whether the points of a mask fill a rectangle."""
    box = box_of(grid, mask)
    return mask.bit_count() == (box.right - box.left) * (box.bottom - box.top)


def is_clean(grid: Grid, mask: Mask, tens: bool) -> bool:
    """Returns whether a space is a full rectangle; if ``tens``, one of 10, 20, … points."""
    return is_ten(grid, mask) if tens else is_rectangle(grid, mask)


def is_ten(grid: Grid, mask: Mask) -> bool:
    """Returns whether points are a rectangle of 10, 20, … points that can be seen as one shape.

    A line, or a very long rectangle, cannot.
    """
    if mask.bit_count() % 10 or not is_rectangle(grid, mask):
        return False
    box = box_of(grid, mask)
    short, long_ = sorted((box.right - box.left, box.bottom - box.top))
    return short > 1 and long_ <= LONGEST * short


def halo(grid: Grid, mask: Mask) -> Mask:
    """Returns the points of a mask together with their neighbours."""
    width = grid.width
    not_left, not_right, board = _edges(width, grid.height)
    near = mask | mask >> width | mask << width
    return (near | (mask & not_left) >> 1 | (mask & not_right) << 1) & board


@lru_cache(maxsize=64)
def _edges(width: int, height: int) -> tuple[Mask, Mask, Mask]:
    """Returns all points but the first column, all but the last column, and all points."""
    board = (1 << width * height) - 1
    left = mask_of(range(0, width * height, width))
    return board ^ left, board ^ (left << (width - 1)), board


def spaces(grid: Grid, mask: Mask) -> list[Mask]:
    """Returns the connected parts of a mask, in board order."""
    found = []
    while mask:
        part = space_at(grid, mask, mask & -mask)
        found.append(part)
        mask ^= part
    return found


def space_at(grid: Grid, mask: Mask, part: Mask) -> Mask:
    """Returns the points of a mask that are connected with ``part``, itself included."""
    width = grid.width
    not_left, not_right, _ = _edges(width, grid.height)
    while True:
        near = part | part >> width | part << width
        grown = (near | (part & not_left) >> 1 | (part & not_right) << 1) & mask
        if grown == part:
            return part
        part = grown
