"""The division of the window: the board's width follows the height, the page gets the rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from goref.qt.board.vessel_layout import vessel_sizes
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import GAP, ROOM, SPACE

LEAST_RIGHT = 400
"""The smallest width of the right side, in pixels, at ordinary text size."""
LEAST_LEFT = 380
"""The smallest width of the board's side, in pixels, whatever the text size. It is less in a
lower window.
"""
LOW, LEAST_PAGE = 520, 440
"""Two heights in pixels. Below LOW the whole right side scrolls, and is LEAST_PAGE high.

LOW is compared with the area inside the window; even a screen of 960×640 leaves more.
"""
MOST_RIGHT = 760
"""The largest width of the right side, in pixels; longer lines would be hard to read."""


TIGHT = 470
"""If a window is lower than this, in pixels at ordinary text size, the foot spans its whole
width.
"""
FOOT_LINES = 2.3
"""The height of a foot that spans the window, in lines: a main line and a line of
small text.
"""


def is_tight(height: int, text: float) -> bool:
    """Returns whether a window is so low for its text size that the foot spans its whole width.

    Args:
        height: the height inside the window, in logical pixels.
        text: the scale of texts, 1 for the ordinary size.
    """
    return height < TIGHT * text


def share(width: int, height: int, text: float) -> int:
    """Returns the width of the board's side, in logical pixels.

    Args:
        width, height: the size inside the window, in logical pixels.
        text: the scale of texts, 1 for the ordinary size.
    """
    needed = round(LEAST_RIGHT * max(text, 0.9))
    strip = vessel_sizes(height, text, GAP).row(named=True) + 2 * GAP
    left = min(height - round(strip), width - needed)  # a square above its strip
    least = min(LEAST_LEFT, width // 2, max(height - round(strip), 0))
    left = max(left, least, width - round(MOST_RIGHT * max(text, 1.0)))
    return min(left, width)


class PageArea(QScrollArea):
    """The scroll area of the window's right side. It uses no keys itself.

    ``Split`` sets the size of the page in it. Qt would scroll the page instead of shrinking it.
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
    """The two sides of the window. Only the sizes of window and text decide where they divide.

    Content never moves the division. The foot is below the right side; if the window is low for
    its text size, the foot spans both sides.

    Signals:
        tightened: carries True if the foot now spans both sides, False if no longer.
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
        """Adds the right side and the foot, both still hidden."""
        self._right, self._foot = PageArea(right, self), foot
        foot.setParent(self)
        if self._wide:
            self.tightened.emit(True)

    def show_all(self) -> None:
        """Shows the right side and the foot. The left side does not move."""
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
