"""A button with several texts."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PageButton(QPushButton):
    """A button as large as the texts inside. Holding Enter down presses it only once."""

    def __init__(self, name: str, height: QSizePolicy.Policy) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, height)

    def let_through(self, *labels: QLabel) -> None:
        """Lets the mouse reach the button through the texts in it."""
        for label in labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.totalMinimumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # As a default button, which Enter presses too, it would be filled while it is focused.
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
