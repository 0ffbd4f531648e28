"""The bar at the top of the main window for a case that belongs to a table of an event."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from goref.qt.look.metrics import GAP, TARGET
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import embolden, plain_label, tip

LEAST = 80
"""The smallest width of an elided text, in pixels."""
SIGNS = "⚑✓Á棋手한글"
"""Characters of all scripts that the bar may show. They determine the height of a line."""


class Elided(QLabel):
    """A line of text that is elided if too long. The tooltip shows the whole text."""

    def __init__(self, where: Qt.TextElideMode) -> None:
        """Args:
        where: where the ellipsis is: at an end or in the middle.
        """
        super().__init__()
        self._where = where
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def tell(self, text: str) -> None:
        self._whole = text
        self.setToolTip(tip(text))
        self.setAccessibleName(text)
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self._whole) + 8
        return QSize(wide, self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, self._high())

    def _high(self) -> int:
        """Returns the height of a line in pixels, for characters of all scripts."""
        return self.fontMetrics().size(0, SIGNS).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, self._where, self.width() - 4))


class TableBarText(QWidget):
    """A line of text with a warning below. Space for the warning is always kept.

    So the bar's height never changes, and the board never moves.
    """

    def __init__(self, line: QLayout, warning: Elided) -> None:
        super().__init__()
        self._warning = warning
        in_column(line, warning, inside=self, gap=0)

    def sizeHint(self) -> QSize:
        return self._with_both(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._with_both(super().minimumSizeHint())

    def _with_both(self, hint: QSize) -> QSize:
        return hint.expandedTo(QSize(0, 2 * self._warning.sizeHint().height()))


class TableBarContent(QWidget):
    """The content of the bar: a text, and buttons to its right or below."""

    def __init__(self, said: QWidget, buttons: QWidget) -> None:
        super().__init__()
        self._said, self._buttons = said, buttons
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.row.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self.row.setContentsMargins(6, 2, 6, 2)
        self.row.setSpacing(4)
        self.row.addWidget(said, 1)
        self.row.addWidget(buttons)

    def arrange(self) -> None:
        """Puts the buttons to the right of the text, or below it if there is too
        little space.
        """
        wide = self._said.minimumSizeHint().width() + self._buttons.sizeHint().width() + 16
        directions = QBoxLayout.Direction
        fits = wide <= self.width()
        self.row.setDirection(directions.LeftToRight if fits else directions.TopToBottom)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        parts = self._said.minimumSizeHint(), self._buttons.minimumSizeHint()
        return QSize(max(part.width() for part in parts) + 12, self.row.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class TableBar(QToolBar):
    """The bar with the name and state of the table, and buttons.

    Signals:
        wanted: a button was pressed; carries its command: ``"table-record"``,
            ``"table-dispute"``, ``"table-next"`` or ``"event-show"``.
    """

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("table-bar")
        self.setWindowTitle(self.tr("Table of the event"))
        self.setAccessibleName(self.tr("Table of the event"))
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setEnabled(False)  # a table without its bar would mislead
        ends = Qt.TextElideMode
        self.names, self.warning = Elided(ends.ElideMiddle), Elided(ends.ElideMiddle)
        self.state = plain_label()
        for name, label in (
            ("names", self.names),
            ("state", self.state),
            ("warning", self.warning),
        ):
            label.setObjectName(f"table-bar-{name}")
            embolden(label)
        line = in_row(self.names, self.state, None, gap=10)
        said = TableBarText(line, self.warning)
        self.warning.hide()
        self.record = self._button("table-record", self.tr("Record the result"), "Ctrl+R")
        self.dispute = self._button("table-dispute", self.tr("In dispute…"), "")
        self.next = self._button("table-next", self.tr("Next open table"), "Ctrl+G")
        self.back = self._button("event-show", self.tr("Back to the event"), "Ctrl+Shift+E")
        buttons = QWidget()
        in_row(*self.buttons(), inside=buttons, gap=GAP)
        self._inner = TableBarContent(said, buttons)
        self.addWidget(self._inner)

    def tell(self, names: str, state: str) -> None:
        """Shows the name and the state of the table. If there is too little space, only the
        name is elided.
        """
        self.names.tell(names)
        self.state.setText(state)
        self._inner.arrange()

    def warn(self, text: str) -> None:
        """Shows a warning; "" removes it."""
        self.warning.tell(text)
        self.warning.setVisible(bool(text))
        self._inner.arrange()

    def buttons(self) -> tuple[QPushButton, ...]:
        """Returns the buttons from left to right."""
        return self.record, self.dispute, self.next, self.back

    def _button(self, command: str, text: str, key: str) -> QPushButton:
        act = partial(self.wanted.emit, command)
        button = bar_button(f"bar-{command}", text, act, tall=TARGET)
        button.setToolTip(tip(f"{text} ({key})" if key else ""))
        return button
