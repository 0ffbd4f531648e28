"""Dividing the counted empty points into spaces, and choosing how each space is read."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.arranging.land.eyes import LIFE_SPACE, shows_two_eyes
from goref.core.arranging.land.pieces import is_read, is_remainder
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
    grid: Grid,
    owner: Colour,
    counted: Mask,
    *,
    tens: bool,
    eyes: Mask,
    groups: Sequence[Mask],
) -> list[Space]:
    """Returns the connected spaces of one side, each with the way it is read.

    Args:
        counted: the side's empty points that are counted.
        tens: True if only rectangles of whole tens are clean (:attr:`Space.clean`).
        eyes: the counted points that are basic eyes.
        groups: the points of each group that must visibly have two eyes.
    """
    parts = spaces(grid, counted)
    blocks = [_block(grid, part, counted, eyes, groups) for part in parts]
    others = [i for i, block in enumerate(blocks) if block not in (Block.TENS, Block.EYE)]
    lines = [i for i in others if is_remainder(grid, parts[i])]
    if lines:
        blocks[max(lines, key=lambda i: (parts[i].bit_count(), -i))] = Block.REMAINDER
    elif len(others) == 1 and blocks[others[0]] is Block.RECTANGLE:
        blocks[others[0]] = Block.REMAINDER
    return [
        Space(
            owner,
            frozenset(points_of(part)),
            is_rectangle(grid, part),
            is_clean(grid, part, tens),
            frozenset(points_of(part & eyes)),
            block,
        )
        for part, block in zip(parts, blocks, strict=True)
    ]


def _block(grid: Grid, part: Mask, counted: Mask, eyes: Mask, groups: Sequence[Mask]) -> Block:
    """Returns the way a space is read.

    The caller may still make the space its side's one remainder.
    """
    if is_ten(grid, part):
        return Block.TENS
    if part & eyes == part or _is_eye(grid, part, counted, groups):
        return Block.EYE
    return Block.RECTANGLE if is_read(grid, part) else Block.IRREGULAR


def _is_eye(grid: Grid, part: Mask, counted: Mask, groups: Sequence[Mask]) -> bool:
    """Returns whether a small space is an eye: its group would not show two eyes without it."""
    if part.bit_count() >= LIFE_SPACE:
        return False
    group = next((group for group in groups if group & part), 0)
    return bool(group) and not shows_two_eyes(grid, counted & group & ~part)
