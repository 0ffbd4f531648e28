"""The empty points that are counted, cut into spaces."""

from __future__ import annotations

from goref.core.arranging.land.shapes import (
    Mask,
    is_clean,
    is_rectangle,
    is_ten,
    points_of,
    spaces,
)
from goref.core.arranging.table.arrangement import Block, Space
from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid


def counted_spaces(
    grid: Grid, owner: Colour, counted: Mask, *, tens: bool, eyes: Mask = 0
) -> list[Space]:
    """The spaces of one side; ``eyes`` are points of them that are basic eyes."""
    return [
        Space(
            owner,
            frozenset(points_of(part)),
            is_rectangle(grid, part),
            is_clean(grid, part, tens),
            frozenset(points_of(part & eyes)),
            _block(grid, part, eyes),
        )
        for part in spaces(grid, counted)
    ]


def _block(grid: Grid, part: Mask, eyes: Mask) -> Block:
    if part & eyes:
        return Block.EYE
    if is_ten(grid, part):
        return Block.TENS
    return Block.RECTANGLE if is_rectangle(grid, part) else Block.IRREGULAR
