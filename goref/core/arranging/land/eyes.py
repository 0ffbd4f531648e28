"""The points that a group keeps empty, so that both players still see that the group lives."""

from __future__ import annotations

from goref.core.arranging.land.shapes import Mask, halo, points_of, spaces
from goref.core.base.geometry import Grid

LIFE_SPACE = 6
"""The least number of points with which one space looks like two eyes."""


def shows_two_eyes(grid: Grid, empties: Mask) -> bool:
    """Returns whether empty points show life: two spaces, or one that is large enough."""
    parts = spaces(grid, empties)
    return len(parts) > 1 or any(part.bit_count() >= LIFE_SPACE for part in parts)


def kept_eyes(grid: Grid, land: Mask, needed: int) -> Mask:
    """Returns the points of a group's land that stay empty as its basic eyes.

    The result has ``needed`` points; a smaller land is returned whole. The points are taken
    from different spaces, the smallest first. In a single space they do not touch, if possible.
    """
    kept = 0
    parts = sorted(spaces(grid, land), key=lambda part: part.bit_count())
    for part in parts[:needed]:
        kept |= part & -part
    for _ in range(needed - kept.bit_count()):
        free = land & ~kept
        apart = free & ~halo(grid, kept)
        choice = apart or free
        if not choice:
            break
        *_, last = points_of(choice)
        kept |= 1 << last
    return kept
