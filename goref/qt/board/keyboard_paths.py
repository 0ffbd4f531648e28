"""Ways over a board: from key to key, and from one place of a drag to the next."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goref.core.base.geometry import Grid, Point

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
STRIDE = 5
"""Lines the cursor moves with Shift."""


def middle(board: Grid) -> Point:
    """Where the cursor is at first."""
    return board.at(board.width // 2, board.height // 2)


def moved(board: Grid, point: Point, across: int, down: int) -> Point:
    """The point some lines away, or as far as the board goes."""
    column = min(max(board.column(point) + across, 0), board.width - 1)
    row = min(max(board.row(point) + down, 0), board.height - 1)
    return board.at(column, row)


def between(board: Grid, start: Point, end: Point) -> Iterator[Point]:
    """The points that a fast drag ran over, the first left out, the last included."""
    across = board.column(end) - board.column(start)
    down = board.row(end) - board.row(start)
    steps = max(abs(across), abs(down))
    for step in range(1, steps + 1):
        yield moved(board, start, round(across * step / steps), round(down * step / steps))


def letter_of(event: QKeyEvent) -> str:
    """The small Latin letter or ``?`` of a key, else an empty string.

    On keyboards that write other letters the key's own Latin letter counts.
    """
    text = event.text().lower()
    if len(text) == 1 and (text == "?" or (text.isascii() and text.isalpha())):
        return text
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key).lower()
    return ""
