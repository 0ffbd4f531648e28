"""The spaces that may stay empty in a yard: rectangles, and the spaces that are empty now."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from goref.core.arranging.land.eyes import LIFE_SPACE
from goref.core.arranging.land.shapes import Mask, block, box_of, halo, is_ten, spaces
from goref.core.arranging.table.seconds import TOUCH, irregular, rectangle, tens
from goref.core.base.geometry import Grid

GLANCE = 3
"""The most points of a line read at a glance; a side's one remainder may have two more."""
LINE = 5
"""The most points of a line that is read at all; longer ones are counted point by point."""
LONGEST = 10
"""The most points on the longer side of a new rectangle; a present space may be longer."""
MOST_TAKES = 8
"""The most stones removed to make a rectangle of tens, or of at most ten points."""
ENOUGH_EYES = 2


class Piece(NamedTuple):
    """A space that may stay empty.

    Attributes:
        points: the empty points.
        clear: the whole board except the points and their neighbours.
        ring: neighbouring points that are empty now and get stones.
        takes: the number of stones to remove.
        cost: the time to remove those stones and read the space, in tenths of a second.
        eyes: the number of eyes the space counts for if life must be visible.
        line: True if the space is a line, read only as its side's one remainder.
    """

    points: Mask
    clear: Mask
    ring: Mask
    takes: int
    cost: int
    eyes: int
    line: bool


def is_remainder(grid: Grid, space: Mask) -> bool:
    """Returns whether a space is a straight line that its side can count as the one remainder.

    The line is too long to be read at a glance, and short enough to be counted.
    """
    short, long_ = _sides(grid, space)
    return short == 1 and GLANCE < long_ == space.bit_count() <= LINE


def is_read(grid: Grid, space: Mask) -> bool:
    """Returns whether a space is a full rectangle that can be read at a glance."""
    short, long_ = _sides(grid, space)
    return short * long_ == space.bit_count() and (short > 1 or long_ <= GLANCE)


@lru_cache(maxsize=1024)
def reading(grid: Grid, space: Mask, *, added: bool = True) -> tuple[int, bool]:
    """Returns the time to read a space, in tenths of a second, and whether it is a remainder.

    ``added``: True if the count adds points up; False if it only matches both sides' spaces.
    """
    points, line = space.bit_count(), is_remainder(grid, space)
    if is_ten(grid, space):
        return tens(added=added), False
    if not line and not is_read(grid, space):
        return irregular(points), False
    return rectangle(points, added=added), line


def _sides(grid: Grid, space: Mask) -> tuple[int, int]:
    """Returns the side lengths of the smallest rectangle around a space, the shorter first."""
    box = box_of(grid, space)
    across, down = box.right - box.left, box.bottom - box.top
    return min(across, down), max(across, down)


def pieces_of(
    grid: Grid, empties: Mask, inner: Mask, *, added: bool = True
) -> dict[Mask, list[Piece]]:
    """Returns the pieces of a yard, keyed by the first point of each piece, as a mask."""
    land = empties | inner
    box = box_of(grid, land)
    found: dict[Mask, list[Piece]] = {}
    across, down = box.right - box.left, box.bottom - box.top
    for width, height, bits, most, cost, line in _rectangles(
        grid, min(LONGEST, across), min(LONGEST, down), added
    ):
        size = width * height
        for top in range(box.top, box.bottom - height + 1):
            for left in range(box.left, box.right - width + 1):
                points = bits << (top * grid.width + left)
                if points & land != points:
                    continue
                takes = (points & inner).bit_count()
                if takes <= most and 2 * takes <= size:
                    found.setdefault(points & -points, []).append(
                        _piece(grid, points, empties, takes, cost, line)
                    )
    for points in spaces(grid, empties):
        known = found.setdefault(points & -points, [])
        if all(piece.points != points for piece in known):
            known.append(_piece(grid, points, empties, 0, *reading(grid, points, added=added)))
    return found


def _takes(grid: Grid, points: Mask) -> int:
    """Returns the largest number of stones that may be removed to empty a rectangle."""
    size = points.bit_count()
    if size <= 10 or is_ten(grid, points):
        return MOST_TAKES
    return 2 if size < 20 else 0


def _piece(grid: Grid, points: Mask, empties: Mask, takes: int, cost: int, line: bool) -> Piece:
    around = halo(grid, points)
    return Piece(
        points,
        ~around,
        around & ~points & empties,
        takes,
        cost + TOUCH * takes,
        ENOUGH_EYES if points.bit_count() >= LIFE_SPACE else 1,
        line,
    )


@lru_cache(maxsize=1024)
def _rectangles(
    grid: Grid, widest: int, highest: int, added: bool
) -> tuple[tuple[int, int, Mask, int, int, bool], ...]:
    """Returns every rectangle that is read at a glance or as a remainder.

    Each is a tuple: width, height, points, most stones to remove, cost in tenths of a second,
    and True for a remainder.
    """
    return tuple(
        (width, height, bits, _takes(grid, bits), *reading(grid, bits, added=added))
        for width in range(1, widest + 1)
        for height in range(1, highest + 1)
        if min(width, height) > 1 or max(width, height) <= LINE
        for bits in [block(grid, 0, 0, width, height)]
    )
