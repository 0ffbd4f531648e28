"""A session's changes as a Qt signal; the only QObject that listens to a session."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from goref.app.session.change import Change
from goref.app.session.session import Session


class SessionSignals(QObject):
    """A session as Qt objects see it.

    Signals:
        changed: the session changed; carries a :class:`goref.app.session.change.Change`.
        stopped: no more changes follow: another session, or another window, takes over.
    """

    changed = Signal(object)
    stopped = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._stop = session.listen(self._heard)

    def _heard(self, change: Change) -> None:
        self.changed.emit(change)

    def stop(self) -> None:
        """Stops listening, before the session moves to another window."""
        self._stop()
        self.stopped.emit()
