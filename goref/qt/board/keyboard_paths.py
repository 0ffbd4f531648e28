"""Movement over a board: steps of the arrow keys, and points crossed by a drag."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt

from goref.core.base.geometry import Grid, Point

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
STRIDE = 5
"""The number of lines by which Shift with an arrow key moves the cursor."""


def middle(board: Grid) -> Point:
    """Returns the point in the middle of a board, where the cursor starts."""
    return board.at(board.width // 2, board.height // 2)


def moved(board: Grid, point: Point, across: int, down: int) -> Point:
    """Returns the point ``across`` columns to the right and ``down`` rows below, stopping at
    the edge.
    """
    column = min(max(board.column(point) + across, 0), board.width - 1)
    row = min(max(board.row(point) + down, 0), board.height - 1)
    return board.at(column, row)


def between(board: Grid, start: Point, end: Point) -> Iterator[Point]:
    """Yields the points on the straight line from ``start`` (excluded) to ``end`` (included),
    for a fast drag.
    """
    across = board.column(end) - board.column(start)
    down = board.row(end) - board.row(start)
    steps = max(abs(across), abs(down))
    for step in range(1, steps + 1):
        yield moved(board, start, round(across * step / steps), round(down * step / steps))
