"""How the window is shared: the board's side by its height, the rest for all else."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.qt.board.vessel_layout import vessel_sizes
from goref.qt.look.appearance import text_scale
from goref.qt.widgets.metrics import GAP, ROOM, SPACE

LEAST_RIGHT = 400
"""What the right side needs at the ordinary text size."""
LEAST_LEFT = 380
"""And what is left to the board however large the texts are."""
MOST_RIGHT = 760
"""More than this helps nobody who reads: the board may have it."""


def share(width: int, height: int, text: float) -> int:
    """The width of the board's side.

    Args:
        width, height: of all there is, in logical pixels.
        text: how much larger texts are than ordinary ones.
    """
    needed = round(LEAST_RIGHT * max(text, 0.9))
    strip = vessel_sizes(height, text, GAP).row(named=True) + 2 * GAP
    left = min(height - round(strip), width - needed)  # a square over its strip
    left = max(left, min(LEAST_LEFT, width // 2), width - round(MOST_RIGHT * max(text, 1.0)))
    return min(left, width)


class Split(QWidget):
    """Two widgets side by side, shared by the size of the window and of its texts alone.

    Nothing that either shows moves the other.
    """

    def __init__(self, left: QWidget, right: QWidget) -> None:
        super().__init__()
        self._left, self._right = left, right
        left.setParent(self)
        right.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inner = self.rect().adjusted(SPACE, SPACE, -ROOM, -SPACE)
        left = share(inner.width() - ROOM, inner.height(), text_scale(self.font()))
        self._left.setGeometry(QRect(inner.left(), inner.top(), left, inner.height()))
        start = inner.left() + left + ROOM
        wide = inner.right() + 1 - start
        self._right.setGeometry(QRect(start, inner.top(), wide, inner.height()))
