"""The division of the window: the height decides the board's side, all else takes the rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from goref.qt.board.vessel_layout import vessel_sizes
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, ROOM, SPACE

LEAST_RIGHT = 400
"""The least width of the right side at ordinary text size, in pixels."""
LEAST_LEFT = 380
"""The least width of the board's side, however large the texts are, in pixels. A window that is
lower has a smaller board."""
LOW, LEAST_PAGE = 520, 440
"""The height below which the right side scrolls as a whole, and its least height then.

In pixels; the first is that of the divided area. The window is higher than that even on a
screen of 960×640.
"""
MOST_RIGHT = 760
"""The greatest width of the right side, in pixels: more would not help reading."""


TIGHT = 470
"""The height in pixels, at the ordinary text size, below which the foot spans the window."""
FOOT_LINES = 2.3
"""The height of a foot that spans the window, in lines: one of verdict, one of small text."""


def is_tight(height: int, text: float) -> bool:
    """Returns whether a window is so low for its texts that its foot extends below both sides.

    Args:
        height: of the divided area, in logical pixels.
        text: the scale of texts, relative to ordinary ones.
    """
    return height < TIGHT * text


def share(width: int, height: int, text: float) -> int:
    """Returns the width of the board's side, in logical pixels.

    Args:
        width, height: of the divided area, in logical pixels.
        text: the scale of texts, relative to ordinary ones.
    """
    needed = round(LEAST_RIGHT * max(text, 0.9))
    strip = vessel_sizes(height, text, GAP).row(named=True) + 2 * GAP
    left = min(height - round(strip), width - needed)  # a square above its strip
    least = min(LEAST_LEFT, width // 2, max(height - round(strip), 0))
    left = max(left, least, width - round(MOST_RIGHT * max(text, 1.0)))
    return min(left, width)


class PageArea(QScrollArea):
    """The scroll area of the right side; it leaves keys to the window.

    The split sets the size of its page; otherwise the page would scroll before it shrinks.
    """

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class Split(QWidget):
    """Two widgets side by side, divided only by the size of the window and of its texts.

    The content of one never moves the other. The foot below the right widget extends below both
    if texts are large for the window, which leaves the page more height.

    Signals:
        tightened: carries True if texts are now large for the window, False if no longer.
    """

    tightened = Signal(bool)

    def __init__(self, left: QWidget) -> None:
        super().__init__()
        self._left = left
        self._right: QScrollArea | None = None
        self._foot: QWidget | None = None
        self._wide = False
        left.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def have(self, right: QWidget, foot: QWidget) -> None:
        """Adds the right widget and the foot below it, hidden for now."""
        self._right, self._foot = PageArea(right, self), foot
        foot.setParent(self)
        if self._wide:
            self.tightened.emit(True)

    def show_all(self) -> None:
        """Shows the right widget and the foot; the left one does not move."""
        if self.isVisible():
            self._arrange()
        for part in (self._right, self._foot):
            if part is not None:
                part.show()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _arrange(self) -> None:
        scale = text_scale(self.font())
        inner = self.rect().adjusted(SPACE, GAP, -ROOM, 0)
        wide = is_tight(inner.height(), scale)
        if wide is not self._wide:
            self._wide = wide
            self.tightened.emit(wide)
        # The board must not move with the foot's content.
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
        if needed < 0:  # none of its texts wraps
            needed = self._foot.sizeHint().height()
        needed = max(needed, self._foot.minimumHeight(), kept - SPACE)
        below.setTop(inner.bottom() + 1 - needed)
        right.setBottom(below.top() - 1 - SPACE)
        self._right.setGeometry(right)
        if (page := self._right.widget()) is not None:
            least = LEAST_PAGE if self.height() < LOW else 0
            bar = self._right.verticalScrollBar().sizeHint().width()
            across = right.width() - (bar if right.height() < least else 0)
            page.resize(across, max(right.height(), least))
        self._foot.setGeometry(below)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # the foot's content has changed
            self._arrange()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
