"""Seeing what somebody else does to an event: its file is looked at now and then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer

from goref.io.files import FileError
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.change_notice import told_of

POLL_MS = 1500
"""How often it is seen whether somebody else has changed the file."""


class Watch(QObject):
    """Looks at a window's file by itself, and when the window comes to the front."""

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self.look)
        window.widget.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether it looks by itself."""
        return self._timer.isActive()

    def start(self) -> None:
        """Look from now on."""
        self._timer.start()

    def stop(self) -> None:
        """Look no more by itself."""
        self._timer.stop()

    def look(self) -> None:
        """Have the event read anew if somebody else has changed it; say what they did."""
        window = self._window
        before, since = window.event_read, window.stamp
        try:
            if window.store.stamp() == since:
                return
        except FileError as error:
            window.refused(error)
            return
        if window.reload():
            window.say(told_of(window.store, before, window.event_read, since, window.language))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate and watched is self._window.widget:
            self.look()
        return False
