"""A row that is folded at first, and shows its content when it is clicked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from goref.qt.look.metrics import SPACE, TARGET, WIDE
from goref.qt.widgets.boxes import Plate, in_column

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAST_TITLE = 120
"""The smallest width of a title in pixels, however long the text to its right."""
OPEN_SHARE = 1000
"""The stretch factor of an unfolded row; the empty space has 1."""


class RowHead(QAbstractButton):
    """The head of a foldable row: the title at the left, and a small text at the right."""

    takes_enter = True

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.state = ""

    def show_texts(self, title: str, state: str) -> None:
        """Sets the title and the small text at the right."""
        if (title, state) == (self.text(), self.state):
            return
        self.state = state
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(state)
        self.updateGeometry()
        self.update()

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """Returns the rectangles for the title and for the small text, as high as they need."""
        measure, flags = self.fontMetrics(), Qt.TextFlag.TextWordWrap.value
        inner = max(width - 2 * WIDE, 1)
        most = max(inner - LEAST_TITLE - SPACE, 1)
        right = measure.boundingRect(QRect(0, 0, most, 10_000), flags, self.state)
        wide = max(inner - (right.width() + SPACE if self.state else 0), 1)
        left = measure.boundingRect(QRect(0, 0, wide, 10_000), flags, self.text())
        return (
            QRect(WIDE, 0, wide, left.height()),
            QRect(width - WIDE - right.width(), 0, right.width() + 1, right.height()),
        )

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(TARGET, *(room.height() + SPACE for room in self._rooms(width)))

    def sizeHint(self) -> QSize:
        measure = self.fontMetrics()
        texts = measure.horizontalAdvance(self.text()) + measure.horizontalAdvance(self.state)
        wide = max(texts + SPACE + 2 * WIDE + 2, LEAST_TITLE)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_TITLE, TARGET)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # the height depends on the width

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            if not event.isAutoRepeat():
                self.click()
            return
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # a button's arrows would move the focus to its neighbours

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shades = self.palette()
        left, right = self._rooms(self.width())
        high = self.height()
        wraps = int(Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip)
        for room, text, ink in (
            (left, self.text(), shades.text()),
            (right, self.state, shades.placeholderText()),
        ):
            painter.setPen(ink.color())
            painter.drawText(room.translated(0, (high - room.height()) // 2), wraps, text)
        painter.end()


class CollapsibleRow(Plate):
    """A foldable row. A click on its head shows the content below, which is created on first
    use.

    Signals:
        toggled: the row was unfolded or folded; carries True if it was unfolded.
    """

    toggled = Signal(bool)

    def __init__(
        self, name: str, title: str, make: Callable[[], QWidget], *, grows: bool = True
    ) -> None:
        """Args:
        name: the object name of the row; that of its head is ``name`` with ``-head``.
        make: creates the content.
        grows: True if the unfolded row takes all free height, False for its preferred
            height.
        """
        super().__init__()
        self._grows = grows
        self.setObjectName(name)
        self._make = make
        self._inner: QWidget | None = None
        self._state: str | None = None
        self._title = title
        self.head = RowHead(f"{name}-head", self)
        self.head.toggled.connect(self._toggle)
        self._column = in_column(self.head, inside=self, gap=0)
        self._column.setContentsMargins(1, 1, 1, 1)
        self._show_texts()
        self._fit()

    @property
    def is_open(self) -> bool:
        return self.head.isChecked()

    @property
    def inner(self) -> QWidget:
        """The content below the head; created on first use."""
        if self._inner is None:
            self._inner = self._make()
            self._inner.setParent(self)
            self._inner.hide()
            self._column.addWidget(self._inner, 1)
        return self._inner

    def wants(self, width: int) -> int:
        """Returns the preferred height of the row at a width, both in pixels, in its present
        state.
        """
        return self._column.totalHeightForWidth(width)

    def open(self, on: bool = True) -> None:
        """Unfolds the row, or folds it if ``on`` is False."""
        self.head.setChecked(on)

    def tell(self, title: str, state: str | None = None) -> None:
        """Sets the title, and the small text at the right. With None, that says what a click
        does.
        """
        self._title, self._state = title, state
        self._show_texts()

    def _show_texts(self) -> None:
        does = self.tr("Hide") if self.is_open else self.tr("Show")
        self.head.show_texts(self._title, does if self._state is None else self._state)

    def _toggle(self, on: bool) -> None:
        self.inner.setVisible(on)
        self._show_texts()
        self._fit()
        self.toggled.emit(on)

    def _fit(self) -> None:
        """Adapts the row's size policy and margins to whether it is unfolded."""
        grows = self.is_open and self._grows
        opened = QSizePolicy.Policy.Expanding if grows else QSizePolicy.Policy.Preferred
        down = opened if self.is_open else QSizePolicy.Policy.Minimum
        self.setSizePolicy(QSizePolicy.Policy.Expanding, down)
        below = WIDE if self.is_open else 1
        self._column.setContentsMargins(1, 1, 1, below)
        parent = self.parentWidget()
        column = parent.layout() if parent is not None else None
        if isinstance(column, QBoxLayout):
            column.setStretchFactor(self, OPEN_SHARE if grows else 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.head.updateGeometry()


def one_at_a_time(*rows: CollapsibleRow) -> None:
    """Connects rows so that unfolding one folds the others."""
    for row, other in permutations(rows, 2):
        row.toggled.connect(lambda on, other=other: other.open(False) if on else None)
