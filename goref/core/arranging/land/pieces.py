"""What may stay empty in a yard as one space: rectangles, and the spaces it has already."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from goref.core.arranging.land.eyes import LIFE_SPACE
from goref.core.arranging.land.shapes import Mask, block, box_of, halo, is_ten, spaces
from goref.core.arranging.table.seconds import TOUCH, irregular, rectangle, tens
from goref.core.base.geometry import Grid

GLANCE = 3
"""A line of so many points is read at a glance; of one more or two, if there is one only."""
LINE = 5
"""No longer line is read at all: it is counted point by point."""
LONGEST = 10
"""So long is the longer side of a rectangle that is made; what is there may be longer."""
MOST_TAKES = 8
"""So many stones come off at most to make a rectangle of tens or a small one."""
ENOUGH_EYES = 2


class Piece(NamedTuple):
    """One space that may stay.

    Attributes:
        points: what is empty then.
        clear: all of the board but the points and those beside them.
        ring: points beside it that are empty now, and get stones.
        takes: stones that come off.
        cost: to take these off and to read it, in tenths of a second.
        eyes: for how many eyes it stands where life must be seen.
        line: a line that is read as the one remainder of its side only.
    """

    points: Mask
    clear: Mask
    ring: Mask
    takes: int
    cost: int
    eyes: int
    line: bool


def is_remainder(grid: Grid, space: Mask) -> bool:
    """Whether a space is a line that is read if it is the one remainder of its side."""
    short, long_ = _sides(grid, space)
    return short == 1 and GLANCE < long_ == space.bit_count() <= LINE


def is_read(grid: Grid, space: Mask) -> bool:
    """Whether a space is a full rectangle that is read at a glance among others."""
    short, long_ = _sides(grid, space)
    return short * long_ == space.bit_count() and (short > 1 or long_ <= GLANCE)


def reading(grid: Grid, space: Mask, *, added: bool = True) -> tuple[int, bool]:
    """How long a space takes to read, and whether it is a line that only a remainder may be.

    ``added``: the count adds points up.
    """
    points, line = space.bit_count(), is_remainder(grid, space)
    if is_ten(grid, space):
        return tens(added=added), False
    if not line and not is_read(grid, space):
        return irregular(points), False
    return rectangle(points, added=added), line


def _sides(grid: Grid, space: Mask) -> tuple[int, int]:
    """The sides of the smallest rectangle around a space, the short one first."""
    box = box_of(grid, space)
    across, down = box.right - box.left, box.bottom - box.top
    return min(across, down), max(across, down)


def pieces_of(
    grid: Grid, empties: Mask, inner: Mask, *, added: bool = True
) -> dict[Mask, list[Piece]]:
    """The pieces of a yard by their first point, as a mask."""
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
    """So many stones come off at most for a rectangle."""
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
    """Widths and heights of what is read as a rectangle.

    With each its points, how many stones come off for it at most, its cost, whether a line.
    """
    return tuple(
        (width, height, bits, _takes(grid, bits), *reading(grid, bits, added=added))
        for width in range(1, widest + 1)
        for height in range(1, highest + 1)
        if min(width, height) > 1 or max(width, height) <= LINE
        for bits in [block(grid, 0, 0, width, height)]
    )
