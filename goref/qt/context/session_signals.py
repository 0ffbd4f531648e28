"""A session's changes as a Qt signal. No other QObject listens to a session directly."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from goref.app.session.change import Change
from goref.app.session.session import Session


class SessionSignals(QObject):
    """The Qt signals of one session.

    Signals:
        changed: the session changed; carries a :class:`goref.app.session.change.Change`.
        stopped: no more signals will follow, since the window shows another session or the
            session moves to another window.
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
        """Stops listening to the session. Call it before another window takes the
        session over.
        """
        self._stop()
        self.stopped.emit()
