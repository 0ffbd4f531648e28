"""The bar over the main window while its case is that of an event's table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolBar, QWidget

TALL = 34


class Elided(QLabel):
    """A line of text, cut with an ellipsis where there is no room; its tool tip has it all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def tell(self, text: str) -> None:
        """Show a text."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._cut()

    @property
    def whole(self) -> str:
        """The text in full."""
        return self._whole

    def minimumSizeHint(self) -> QSize:
        return QSize(80, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        elide = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self._whole, elide, self.width() - 4))


class TableBar(QToolBar):
    """Which table it is, and what can be done about it.

    Signals:
        wanted: a command: ``table-record``, ``table-dispute``, ``table-next`` or
            ``event-show``.
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
        inner = QWidget()
        self.label = Elided()
        self.label.setObjectName("table-bar-label")
        font = self.label.font()
        font.setBold(True)
        self.label.setFont(font)
        self.record = self._button("table-record", self.tr("Record the result"), "Ctrl+R")
        self.dispute = self._button("table-dispute", self.tr("In dispute…"), "")
        self.next = self._button("table-next", self.tr("Next open table"), "Ctrl+G")
        self.back = self._button("event-show", self.tr("Back to the event"), "Ctrl+Shift+E")
        row = QHBoxLayout(inner)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(4)
        row.addWidget(self.label, 1)
        for button in (self.record, self.dispute, self.next, self.back):
            row.addWidget(button)
        self.addWidget(inner)

    def buttons(self) -> tuple[QPushButton, ...]:
        """In their order."""
        return self.record, self.dispute, self.next, self.back

    def _button(self, command: str, text: str, key: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"bar-{command}")
        button.setAccessibleName(text)
        button.setToolTip(f"{text} ({key})" if key else "")
        button.setMinimumHeight(TALL)
        button.setAutoDefault(True)  # Enter presses it
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _: self.wanted.emit(command))
        return button
