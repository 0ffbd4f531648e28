"""What is said to a screen reader: acts, refusals, the result when it is another."""

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
"""Changes of the case itself, after which somebody wants to hear what became of it."""


class Announcer(QObject):
    """Announces, and works nothing out while nobody listens.

    Signals:
        announced: something was said.
    """

    announced = Signal(str)

    def __init__(self, window: Window, verdict: Callable[[], str]) -> None:
        """Args:
        verdict: the result as it stands under every page.
        """
        super().__init__(window.widget)
        self._window, self._result = window, verdict
        self._point = self._verdict = ""
        window.board.cursorMoved.connect(self._went)
        window.said.connect(self.say)
        window.follow(Part.EVERYTHING, self.on_session_changed, once_shown=True)

    def _went(self, point: Point) -> None:
        """The cursor's point is told by itself: only what becomes of it is news."""
        self._point = self._window.modes.now.describe(point) if self._is_heard() else ""

    def _is_heard(self) -> bool:
        """Whether anybody listens; nobody is answered before the window has been painted."""
        if not self._window.board.speaks:
            return False

        return is_heard()

    def begin(self, text: str) -> None:
        """Know what there is by now, and announce what has been said of it."""
        self.on_session_changed(Change(Part.EVERYTHING))
        self.say(text)

    def say(self, text: str) -> None:
        """Announce a text, if anybody listens."""
        if text and self._is_heard():
            read_out(self._window.board, text)
            self.announced.emit(text)

    def on_session_changed(self, change: Change) -> None:
        """Say what an act did: to the point at the cursor, and to the result."""
        if not self._is_heard():
            self._point = self._verdict = ""
            return
        window = self._window
        point = window.modes.now.describe(window.board.cursor_point())
        verdict = self._result()
        before = self._point, self._verdict
        self._point, self._verdict = point, verdict
        if change.parts == Part.EVERYTHING or not change.parts & ACTS:
            return  # another case or window: that is told as such
        said = [new for new, old in zip((point, verdict), before, strict=True) if new != old]
        self.say("\n".join(said))
