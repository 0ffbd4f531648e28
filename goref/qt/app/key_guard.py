"""What would answer a window is kept from it until somebody can have seen it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QWindow

STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
SEEN_MS = 200
"""Nobody reads and answers faster."""


class KeyGuard(QObject):
    """Keeps Enter and letters from a window that has just come: they would accept unread what
    it suggests. Commands and steps over the board pass, once there is something to take them.

    Attributes:
        was_seen: it has been there long enough.
    """

    def __init__(self, window: QWindow, *, whole: bool = True) -> None:
        """Args:
        whole: there is something to take keys, else :meth:`give` tells when.
        """
        super().__init__(window)
        self._window = window
        self._is_whole, self.was_seen = whole, False
        self._kept: list[QKeyEvent] = []
        self._seen = QTimer(self, singleShot=True, interval=SEEN_MS)
        self._seen.timeout.connect(self._end)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if (
                event.type() is QEvent.Type.KeyPress
                and passes_guard(event)
                and not self._is_whole
            ):
                self._kept.append(event.clone())
            return not (passes_guard(event) and self._is_whole)
        if event.type() is QEvent.Type.Expose and self._window.isExposed():
            self._seen.start()
        return False

    def give(self, actions: Mapping[str, QAction]) -> None:
        """Press the keys that waited, now that the window has its actions and the rest."""
        self._is_whole = True
        for key in self._kept:
            press(self._window, key, actions)
        self._kept.clear()
        if self.was_seen:
            self._end()

    def _end(self) -> None:
        self.was_seen = True
        if not self._is_whole:
            return
        self._window.removeEventFilter(self)
        self.deleteLater()


def passes_guard(event: QKeyEvent) -> bool:
    """Whether a key is a command or a step over the board."""
    held, modifier = event.modifiers(), Qt.KeyboardModifier
    if held & (modifier.ControlModifier | modifier.AltModifier | modifier.MetaModifier):
        return True
    return event.key() in STEPS or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35


def press(window: QWindow, key: QKeyEvent, actions: Mapping[str, QAction]) -> None:
    """Press a key in a window, be it in front or not: a command's, or where the focus is."""
    from PySide6.QtGui import QKeySequence  # few press a key so soon

    keys = QKeySequence(key.keyCombination())
    for action in actions.values():
        if keys in action.shortcuts():
            action.trigger()
            return
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        pressed = QKeyEvent(kind, key.key(), key.modifiers(), key.text())
        QApplication.sendEvent(window, pressed)
