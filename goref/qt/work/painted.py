"""Something done as soon as a widget can be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

PATIENCE_MS = 1000
"""A window that lies hidden is not painted: then it is done all the same."""


class Painted(QObject):
    """Does something once, after a widget and what was to be painted with it has been."""

    def __init__(self, widget: QWidget, act: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget, self._act, self._waits = widget, act, True
        QTimer.singleShot(PATIENCE_MS, self, self._go_on)
        widget.installEventFilter(self)
        widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            QTimer.singleShot(0, self, self._go_on)  # the paint is to come first
        return False

    def _go_on(self) -> None:
        if self._waits:
            self._waits = False
            self._widget.removeEventFilter(self)
            self.deleteLater()
            self._act()
