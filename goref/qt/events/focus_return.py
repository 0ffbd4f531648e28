"""The focus returns to the list of tables when a dialog of an event's window closes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

WAIT_MS = 150
"""Milliseconds that the window has to become active by itself after a dialog closes."""


class FocusReturn(QObject):
    """An event filter that gives the focus to the list of tables after a dialog closes. It also
    activates the window if necessary.
    """

    def __init__(self, window: QWidget, enter: Callable[[], object]) -> None:
        """Args:
        enter: gives the focus to the list.
        """
        super().__init__(window)
        self._window, self._enter = window, enter
        self._is_mine = False
        self._timer = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._timer.timeout.connect(self._see)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.WindowBlocked:
                dialog = QApplication.activeModalWidget()
                parent = dialog.parentWidget() if dialog is not None else None
                self._is_mine = parent is not None and parent.window() is self._window
            case QEvent.Type.WindowUnblocked if self._is_mine:
                self._enter()
                self._timer.start()
        return False

    def _see(self) -> None:
        """Activates the window, unless another one of goref is active or a dialog is open."""
        if QApplication.activeModalWidget() is not None:
            return  # opened since; it becomes active
        if self._window.isVisible() and QApplication.activeWindow() is None:
            self._window.activateWindow()
