"""How the window is shared: the board's side by its height, the rest for all else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Signal
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


TIGHT = 470
"""With less height, at the ordinary text size, the foot has the whole width."""
FOOT_LINES = 2.3
"""What it has of height then: a line of verdict and a small one, in ordinary lines."""


def is_tight(height: int, text: float) -> bool:
    """Whether a window is so low for its texts that the page needs every line.

    Args:
        height: of what is shared, in logical pixels.
        text: how much larger texts are than ordinary ones.
    """
    return height < TIGHT * text


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

    Nothing that either shows moves the other. What stands under the right one reaches across
    both where texts are large for the window, and leaves the page that height.

    Signals:
        tightened: texts are large for the window now (True), or no more.
    """

    tightened = Signal(bool)

    def __init__(self, left: QWidget) -> None:
        super().__init__()
        self._left = left
        self._right: QWidget | None = None
        self._foot: QWidget | None = None
        self._wide = False
        left.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def have(self, right: QWidget, foot: QWidget) -> None:
        """What stands beside the left one, and under that; it is not shown yet."""
        self._right, self._foot = right, foot
        for part in (right, foot):
            part.setParent(self)
        if self._wide:
            self.tightened.emit(True)

    def show_all(self) -> None:
        """Show what stands beside the left one too, which stays where it is."""
        if self.isVisible():
            self._arrange()
        for part in (self._right, self._foot):
            if part is not None:
                part.show()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _arrange(self) -> None:
        scale = text_scale(self.font())
        inner = self.rect().adjusted(SPACE, SPACE, -ROOM, -SPACE)
        wide = is_tight(inner.height(), scale)
        if wide is not self._wide:
            self._wide = wide
            self.tightened.emit(wide)
        # The board is not to move with what the foot says.
        kept = round(FOOT_LINES * self.fontMetrics().lineSpacing()) + SPACE if wide else 0
        high = inner.height() - kept
        left = share(inner.width() - ROOM, high, scale)
        start = inner.left() + left + ROOM
        self._left.setGeometry(QRect(inner.left(), inner.top(), left, high))
        if self._right is None or self._foot is None:
            return
        right = QRect(start, inner.top(), inner.right() + 1 - start, inner.height())
        below = QRect(inner) if wide else QRect(right)
        needed = self._foot.heightForWidth(below.width())
        if needed < 0:  # nothing in it has lines that break
            needed = self._foot.sizeHint().height()
        needed = max(needed, kept - SPACE)
        below.setTop(inner.bottom() + 1 - needed)
        right.setBottom(below.top() - 1 - SPACE)
        self._right.setGeometry(right)
        self._foot.setGeometry(below)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # the foot says something else
            self._arrange()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
