"""Bent four in the corner.

These are the only stones that this package calls dead without reading. The surrounded side
cannot move, the other side may begin a ko at any time, and rules differ on the consequence.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from goref.core.base.geometry import Grid
from goref.core.proving.masks import Mask, bits, flood, grown, whole

STONES = 3


def bent_fours(grid: Grid, own: Mask, enemy: Mask, living: Mask) -> Iterator[tuple[Mask, Mask]]:
    """Yields a side's chains that are dead as a bent four, each with the corner.

    Only ``living`` stones of the other side surround the chain. All its liberties are in its
    one eye, which holds two empty points and three enemy stones. One more enemy stone makes
    four, bent at the corner point.
    """
    stride, board = grid.width + 1, whole(grid)
    for corner in _corners(grid):
        for last in bits(corner & ~own & ~enemy):
            inside = corner & ~last
            if inside & ~enemy or flood(inside & -inside, enemy, stride) != inside:
                continue
            room = flood(inside, board & ~own, stride)
            open_ = room & ~inside
            ring = grown(room, stride) & own
            chain = flood(ring & -ring, own, stride) if ring else 0
            beside = grown(chain, stride) & board & ~chain & ~room
            if (
                open_.bit_count() == STONES - 1
                and not open_ & ~grown(inside, stride)
                and not ring & ~chain
                and not open_ & (enemy | ~grown(chain, stride))
                and not beside & ~living
            ):
                yield chain, corner


@lru_cache(maxsize=64)
def _corners(grid: Grid) -> tuple[Mask, ...]:
    """Returns, for each corner, the four points of each shape bent at the corner point."""
    stride = grid.width + 1

    def bit(column: int, row: int) -> Mask:
        return 1 << row * stride + column

    found = []
    for column, across in ((0, 1), (grid.width - 1, -1)):
        for row, down in ((0, 1), (grid.height - 1, -1)):
            if min(grid.width, grid.height) > STONES:
                elbow = bit(column, row) | bit(column + across, row) | bit(column, row + down)
                found.append(elbow | bit(column + 2 * across, row))
                found.append(elbow | bit(column, row + 2 * down))
    return tuple(found)
