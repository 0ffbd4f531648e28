"""What would answer a window is kept from it until somebody can have seen it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow

STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
SEEN_MS = 200
"""Nobody reads and answers faster."""


class Unseen(QObject):
    """Keeps Enter and letters from a window that has just come: they would accept unread what
    it suggests. Commands and steps over the board pass.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._seen = QTimer(self, singleShot=True, interval=SEEN_MS)
        self._seen.timeout.connect(self._end)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return not may_wait(event)
        if event.type() is QEvent.Type.Expose and self._window.isExposed():
            self._seen.start()
        return False

    def _end(self) -> None:
        self._window.removeEventFilter(self)
        self.deleteLater()


def may_wait(event: QKeyEvent) -> bool:
    """Whether a key is a command or a step over the board."""
    held, modifier = event.modifiers(), Qt.KeyboardModifier
    if held & (modifier.ControlModifier | modifier.AltModifier | modifier.MetaModifier):
        return True
    return event.key() in STEPS or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
