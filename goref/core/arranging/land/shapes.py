"""Rectangles on the board, as bits of an integer: bit p is point p."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from goref.core.base.geometry import Grid, Point

Mask = int

LONGEST = 5
"""A rectangle of tens is at most this many times as long as it is wide."""


class Box(NamedTuple):
    """A rectangle of lines: columns and rows, the last ones not included."""

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
    """The points of a mask, in board order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def box_of(grid: Grid, mask: Mask) -> Box:
    """The smallest rectangle around points (at least one)."""
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
    """A full rectangle."""
    return _pattern(grid.width, width, height) << (top * grid.width + left)


@lru_cache(maxsize=1024)
def _pattern(lines: int, width: int, height: int) -> Mask:
    row = (1 << width) - 1
    bits = 0
    for y in range(height):
        bits |= row << (y * lines)
    return bits


def is_rectangle(grid: Grid, mask: Mask) -> bool:
    """Whether points fill a rectangle."""
    box = box_of(grid, mask)
    return mask.bit_count() == (box.right - box.left) * (box.bottom - box.top)


def is_clean(grid: Grid, mask: Mask, tens: bool) -> bool:
    """Whether a space counts at a glance: a full rectangle, of whole tens if asked."""
    return is_ten(grid, mask) if tens else is_rectangle(grid, mask)


def is_ten(grid: Grid, mask: Mask) -> bool:
    """Whether points are a rectangle of whole tens that is not too long to be seen as one."""
    if mask.bit_count() % 10 or not is_rectangle(grid, mask):
        return False
    box = box_of(grid, mask)
    short, long_ = sorted((box.right - box.left, box.bottom - box.top))
    return short > 1 and long_ <= LONGEST * short


def halo(grid: Grid, mask: Mask) -> Mask:
    """Points and those one line away from them."""
    width = grid.width
    not_left, not_right, board = _edges(width, grid.height)
    near = mask | mask >> width | mask << width
    return (near | (mask & not_left) >> 1 | (mask & not_right) << 1) & board


@lru_cache(maxsize=64)
def _edges(width: int, height: int) -> tuple[Mask, Mask, Mask]:
    """All points but those of the first column, of the last column, and all points."""
    board = (1 << width * height) - 1
    left = mask_of(range(0, width * height, width))
    return board ^ left, board ^ (left << (width - 1)), board


def spaces(grid: Grid, mask: Mask) -> list[Mask]:
    """Points cut into connected parts, in board order."""
    found = []
    while mask:
        part = mask & -mask
        while (grown := halo(grid, part) & mask) != part:
            part = grown
        found.append(part)
        mask ^= part
    return found


@lru_cache(maxsize=256)
def sizes(longest_side: int, most: int) -> tuple[tuple[int, int], ...]:
    """Widths and heights of rectangles of at most ``most`` points, none a long line."""
    found = []
    for width in range(1, longest_side + 1):
        for height in range(1, longest_side + 1):
            size = width * height
            if size > most:
                break
            if min(width, height) > 1 or max(width, height) <= LONGEST:
                found.append((width, height))
    return tuple(found)


def rectangles(grid: Grid, inside: Mask, most: int, least: int) -> Iterator[tuple[int, Mask]]:
    """Every rectangle inside some points, with its size."""
    if not inside:
        return
    box = box_of(grid, inside)
    across, down = box.right - box.left, box.bottom - box.top
    for width, height in sizes(max(across, down), most):
        if width > across or height > down or width * height < least:
            continue
        pattern = _pattern(grid.width, width, height)
        for top in range(box.top, box.bottom - height + 1):
            first = top * grid.width
            for left in range(box.left, box.right - width + 1):
                placed = pattern << (first + left)
                if placed & inside == placed:
                    yield width * height, placed


def tidy(grid: Grid, inside: Mask, size: int) -> Mask:
    """Connected points inside a space, as much like a block of rows as can be.

    A full rectangle if there is one of that size, else full rows and a part of one, else
    whatever is left when the loosest points are peeled off one by one.
    """
    if inside.bit_count() <= size:
        return inside
    box = box_of(grid, inside)
    across, down = box.right - box.left, box.bottom - box.top
    whole = [m for _, m in rectangles(grid, inside, size, size)]
    if whole:
        return min(whole, key=lambda m: _length(grid, m))
    # The squarest of the blocks with a part of a row comes first.
    for width in sorted(range(2, size), key=lambda w: abs(w * w - size)):
        rows, rest = divmod(size, width)
        if rows < 2:
            continue
        for upright in (False, True):
            wide, high = (rows, width) if upright else (width, rows)
            if wide + upright > across or high + (not upright) > down:
                continue
            for top in range(box.top, box.bottom - high + 1):
                for left in range(box.left, box.right - wide + 1):
                    placed = block(grid, left, top, wide, high)
                    if placed & inside != placed:
                        continue
                    for part in _part_rows(grid, box, left, top, wide, high, rest, upright):
                        if part & inside == part:
                            return placed | part
    return _peeled(grid, inside, size)


def _length(grid: Grid, mask: Mask) -> int:
    box = box_of(grid, mask)
    return max(box.right - box.left, box.bottom - box.top)


def _part_rows(
    grid: Grid, box: Box, left: int, top: int, wide: int, high: int, rest: int, upright: bool
) -> Iterator[Mask]:
    if upright:
        for column in (left - 1, left + wide):
            if box.left <= column < box.right:
                yield block(grid, column, top, 1, rest)
                yield block(grid, column, top + high - rest, 1, rest)
    else:
        for row in (top - 1, top + high):
            if box.top <= row < box.bottom:
                yield block(grid, left, row, rest, 1)
                yield block(grid, left + wide - rest, row, rest, 1)


def _peeled(grid: Grid, inside: Mask, size: int) -> Mask:
    left = inside
    while left.bit_count() > size:
        for p in sorted(points_of(left), key=partial(_hold, grid, left)):
            rest = left ^ (1 << p)
            if len(spaces(grid, rest)) == 1:
                left = rest
                break
    return left


def _hold(grid: Grid, mask: Mask, point: Point) -> tuple[int, int]:
    """How firmly a point belongs to a space: its neighbours there, then how far in it is."""
    box = box_of(grid, mask)
    near = sum(1 for n in grid.neighbours[point] if mask >> n & 1)
    across = abs(2 * grid.column(point) - box.left - box.right + 1)
    down = abs(2 * grid.row(point) - box.top - box.bottom + 1)
    return near, -across - down
