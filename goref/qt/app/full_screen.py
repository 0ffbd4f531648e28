"""Filling the screen, also under window managers that heed it late."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMainWindow


class ScreenFiller(QObject):
    """Lets a window fill the screen once it is there: some managers heed it only then."""

    def fill(self, window: QMainWindow) -> None:
        handle = window.windowHandle()
        if handle is None or handle.isExposed():
            window.showFullScreen()
            return
        self._window = window
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Expose:
            watched.removeEventFilter(self)
            self._window.showFullScreen()
        return super().eventFilter(watched, event)
