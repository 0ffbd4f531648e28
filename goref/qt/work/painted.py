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
        self._widget, self._act = widget, act
        self._wait = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._wait.timeout.connect(self._go_on)
        self._wait.start()
        widget.installEventFilter(self)
        widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            self._wait.start(0)  # the paint is to come first
        return False

    def _go_on(self) -> None:
        self._widget.removeEventFilter(self)
        self.deleteLater()
        self._act()
