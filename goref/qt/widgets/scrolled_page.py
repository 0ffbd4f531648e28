"""A page of controls that scrolls where it would leave no room for what is under it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget
from shiboken6 import isValid

HIGHEST = 250
"""Pixels that are seen at a time."""


class ScrolledPage(QScrollArea):
    """As high as its page asks for, up to a height; whatever gets the focus is in sight."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._page = page
        self.setWidget(page)
        page.installEventFilter(self)

    def follow(self, *controls: QWidget) -> None:
        """Bring these into sight when they get the focus."""
        for control in controls:
            control.removeEventFilter(self)
            control.installEventFilter(self)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        whole = self._whole(width)
        return min(whole, HIGHEST)

    def sizeHint(self) -> QSize:
        return QSize(self._page.sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._page.minimumSizeHint().width() + bar, 0)

    def _whole(self, width: int) -> int:
        wide = max(width, 1)
        if self._page.hasHeightForWidth():
            return self._page.heightForWidth(wide)
        return self._page.sizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self):
            return False
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.ensureWidgetVisible(watched, 0, 4)
        elif event.type() is QEvent.Type.LayoutRequest and watched is self._page:
            self.updateGeometry()
        return super().eventFilter(watched, event)
