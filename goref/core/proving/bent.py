"""Bent four in the corner.

The one thing called dead here that is not read out: the surrounded side cannot move, the
other may begin a ko whenever it likes, and rules differ in what they make of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from goref.core.base.geometry import Grid
from goref.core.proving.masks import Mask, bits, flood
from goref.core.proving.side import Side

STONES = 3


class BentFour(NamedTuple):
    """The surrounded chain's number among its side's, and the corner."""

    dead: int
    corner: Mask


def bent_fours(
    grid: Grid, side: Side, other: Side, living: Iterable[int]
) -> Iterator[BentFour]:
    """The chains of a side that are dead as a bent four, all round them the other's living.

    The chain's eye is the only room it has; three stones and two empty points are in it, all
    its liberties; with one more stone there are four, bent at the corner point.
    """
    shapes = corners(grid)
    walls = 0
    for i in living:
        walls |= other.chains[i]
    for i, chain in enumerate(side.chains):
        open_ = side.near[i] & side.open
        if open_.bit_count() != 2:
            continue
        region = flood(open_ & -open_, side.board & ~side.own, side.stride)
        inside = region & ~open_
        if open_ & ~region or inside & ~other.own or inside.bit_count() != STONES:
            continue
        number = next((j for j, c in enumerate(other.chains) if c == inside), None)
        if number is None or side.around(region) != [i] or open_ & ~other.near[number]:
            continue
        ring = side.near[i] & ~chain & ~region
        if ring & ~walls:
            continue
        for last in bits(open_):
            if inside | last in shapes:
                yield BentFour(i, inside | last)
                break


def corners(grid: Grid) -> frozenset[Mask]:
    """The fours that are bent at a corner point."""
    stride = grid.width + 1

    def bit(column: int, row: int) -> Mask:
        return 1 << row * stride + column

    found = set()
    for column, across in ((0, 1), (grid.width - 1, -1)):
        for row, down in ((0, 1), (grid.height - 1, -1)):
            if min(grid.width, grid.height) > STONES:
                elbow = bit(column, row) | bit(column + across, row) | bit(column, row + down)
                found.add(elbow | bit(column + 2 * across, row))
                found.add(elbow | bit(column, row + 2 * down))
    return frozenset(found)
