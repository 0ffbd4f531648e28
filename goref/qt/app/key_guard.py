"""Protection from keys pressed before the user can have seen the window they would affect.

It also discards repeats of a key that is still held down when a window opens.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

STEPS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SEEN_MS = 200
"""A window must be visible for this many milliseconds before its keys have an effect."""


class KeyGuard(QObject):
    """An event filter that discards Enter and letters in a window that has just opened.

    They could accept a suggestion unread. Commands and cursor keys pass, once the window is
    complete.

    Attributes:
        was_seen: True once the window has been visible long enough.
    """

    def __init__(self, window: QWindow, *, whole: bool = True) -> None:
        """Args:
        whole: True if the window is complete; if not, call :meth:`give` when it is.
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
        """Sends the keys stored so far to the window. Call it when the window is complete."""
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


class RepeatGuard(QObject):
    """An event filter for all windows that discards repeats of Enter while it is held down.

    Otherwise Enter held on "Print the sheet" would also confirm the dialog that opens.
    """

    def __init__(self, app: QGuiApplication, parent: QObject, *, split: bool) -> None:
        """Args:
        split: True if the platform reports a repeat as a release and a press in the same
            millisecond. Qt does not always recognise that as a repeat.
        """
        super().__init__(parent)
        self._split = split
        self._released = (0, 0)  # the key and its time in milliseconds
        app.focusWindowChanged.connect(self._follow)

    def _follow(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        which = event.key(), event.timestamp()
        if event.type() is QEvent.Type.KeyRelease:
            self._released = which
        elif event.type() is QEvent.Type.KeyPress:
            repeats = event.isAutoRepeat() or (self._split and which == self._released)
            return repeats and event.key() in ENTERS
        return False


def passes_guard(event: QKeyEvent) -> bool:
    """Returns whether a key may have an effect in a window that has just opened.

    Cursor keys, function keys, and keys with Ctrl, Alt or Meta may.
    """
    held, modifier = event.modifiers(), Qt.KeyboardModifier
    if held & (modifier.ControlModifier | modifier.AltModifier | modifier.MetaModifier):
        return True
    return event.key() in STEPS or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35


def press(window: QWindow, key: QKeyEvent, actions: Mapping[str, QAction]) -> None:
    """Sends a stored key to a window: triggers the action with that shortcut, or else sends key
    events.
    """
    keys = QtGui.QKeySequence(key.keyCombination())
    for action in actions.values():
        if keys in action.shortcuts():
            action.trigger()
            return
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        pressed = QKeyEvent(kind, key.key(), key.modifiers(), key.text())
        QApplication.sendEvent(window, pressed)
