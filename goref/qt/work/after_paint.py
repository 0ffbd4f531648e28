"""Calls a function once a widget has been painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

PATIENCE_MS = 1000
"""After this many milliseconds the function is called anyway, since covered windows are not
painted.
"""


class AfterPaint(QObject):
    """Calls a function once, after a widget and the rest of its window have been painted.

    Calls it after :data:`PATIENCE_MS` even if nothing was painted.
    """

    def __init__(self, widget: QWidget, act: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget, self._act, self._waits = widget, act, True
        self._window = widget.window()
        QTimer.singleShot(PATIENCE_MS, self, self._go_on)
        for watched in self._window, widget:
            watched.installEventFilter(self)
        widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Paint:
            is_it = watched is self._widget
        else:
            # A widget covered by its own parts gets no paint event; its window's update does.
            is_it = kind is QEvent.Type.UpdateRequest and self._is_covered()
        if is_it:
            self._watch_no_more()
            QTimer.singleShot(0, self, self._go_on)  # after the painting
        return False

    def _is_covered(self) -> bool:
        return self._widget.isVisible() and self._widget.visibleRegion().isEmpty()

    def _watch_no_more(self) -> None:
        for watched in self._window, self._widget:
            watched.removeEventFilter(self)

    def _go_on(self) -> None:
        if self._waits:
            self._waits = False
            self._watch_no_more()
            self.deleteLater()
            self._act()
