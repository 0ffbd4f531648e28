"""Where on the board something is, as players say it."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.geometry import Grid, Point
from goref.core.base.language import Language, Text

PLACES: tuple[tuple[Text, Text, Text], ...] = (
    (
        Text("top left", "左上", "左上"),
        Text("at the top", "上边", "上辺"),
        Text("top right", "右上", "右上"),
    ),
    (
        Text("on the left", "左边", "左辺"),
        Text("in the centre", "中央", "中央"),
        Text("on the right", "右边", "右辺"),
    ),
    (
        Text("bottom left", "左下", "左下"),
        Text("at the bottom", "下边", "下辺"),
        Text("bottom right", "右下", "右下"),
    ),
)
"""From the top down, from the left to the right."""


def place_text(grid: Grid, points: Iterable[Point], language: Language) -> str:
    """The part of the board where the middle of some points is: ``top left``."""
    found = tuple(points)
    count = 2 * len(found)
    across = sum(2 * grid.column(p) + 1 for p in found) * 3 // (count * grid.width)
    down = sum(2 * grid.row(p) + 1 for p in found) * 3 // (count * grid.height)
    return PLACES[down][across].in_(language)
