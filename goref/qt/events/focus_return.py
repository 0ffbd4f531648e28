"""The keys go back to the list when a dialog of an event's window closes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

WAIT_MS = 150
"""How long a window that is brought to the front may take to be there."""


class FocusReturn(QObject):
    """Sees that the list has the keys after a dialog: some systems give them to nobody."""

    def __init__(self, window: QWidget, enter: Callable[[], object]) -> None:
        """Args:
        enter: gives the list the keys.
        """
        super().__init__(window)
        self._window, self._enter = window, enter
        self._is_mine = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
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
        """Take the keys if nobody has them: the board may have been brought to the front."""
        if self._window.isVisible() and QApplication.activeWindow() is None:
            self._window.activateWindow()
