"""The board in three parts from left to right, in the order of a count."""

from __future__ import annotations

from collections.abc import Collection

from goref.core.base.geometry import Grid, Point


def third(grid: Grid, points: Collection[Point]) -> int:
    """Returns the third that the centre of the points is in: 0 left, 1 middle, 2 right.

    There must be at least one point.
    """
    across = sum(2 * grid.column(p) + 1 for p in points)
    return 3 * across // (2 * len(points) * grid.width)
