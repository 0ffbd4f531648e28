"""Announcements to a screen reader: what an act did, a refused act, a changed result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from goref.app.session.change import Change, Part
from goref.core.base.geometry import Point
from goref.qt.board.accessible import is_heard, read_out

if TYPE_CHECKING:
    from goref.qt.context.window import Window

ACTS = Part.RULING | Part.RECORD | Part.RULES | Part.FACTS | Part.DOUBTS | Part.SHIFTS
"""The parts of a case whose change is announced together with its effect."""


class Announcer(QObject):
    """A sender of texts to the screen reader. It does no work while no screen reader is active.

    Signals:
        announced: a text was passed to the screen reader; carries the text.
    """

    announced = Signal(str)

    def __init__(self, window: Window, verdict: Callable[[], str]) -> None:
        """Args:
        verdict: returns the result as the foot shows it.
        """
        super().__init__(window.widget)
        self._window, self._result = window, verdict
        self._point = self._verdict = ""
        window.board.cursorMoved.connect(self._went)
        window.said.connect(self.say)
        window.follow(Part.EVERYTHING, self.on_session_changed, once_shown=True)

    def _went(self, point: Point) -> None:
        """Stores the description of the point under the cursor, to compare with after the next
        act.

        The board itself announces the point when the cursor moves.
        """
        self._point = self._window.modes.now.describe(point) if self._is_heard() else ""

    def _is_heard(self) -> bool:
        """Returns whether a screen reader is active and the board may be announced."""
        return self._window.board.speaks and is_heard()

    def begin(self, text: str) -> None:
        """Announces ``text``, and stores the present state so that only later changes are
        announced.
        """
        self.on_session_changed(Change(Part.EVERYTHING))
        self.say(text)

    def say(self, text: str) -> None:
        """Announces a text, if a screen reader is active."""
        if text and self._is_heard():
            read_out(self._window.board, text)
            self.announced.emit(text)

    def on_session_changed(self, change: Change) -> None:
        """Announces what an act changed: the point under the cursor, and the result."""
        if not self._is_heard():
            self._point = self._verdict = ""
            return
        window = self._window
        point = window.modes.now.describe(window.board.cursor_point())
        verdict = self._result()
        before = self._point, self._verdict
        self._point, self._verdict = point, verdict
        if change.parts == Part.EVERYTHING or not change.parts & ACTS:
            return  # another case or window, which is announced as such
        said = [new for new, old in zip((point, verdict), before, strict=True) if new != old]
        self.say("\n".join(said))
