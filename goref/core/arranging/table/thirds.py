"""The board in three parts from the left to the right, as a count goes over it."""

from __future__ import annotations

from collections.abc import Collection

from goref.core.base.geometry import Grid, Point


def third(grid: Grid, points: Collection[Point]) -> int:
    """Where the middle of some points (at least one) lies: 0 left, 1 centre, 2 right."""
    across = sum(2 * grid.column(p) + 1 for p in points)
    return 3 * across // (2 * len(points) * grid.width)
