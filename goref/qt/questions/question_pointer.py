"""The question about a point, opened by pointing at the point on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from goref.app.questions.question import Question
from goref.core.base.geometry import Point
from goref.qt.opinion.opinion_controller import OpinionController
from goref.qt.picture.picture import at_end
from goref.qt.questions.question_focus import QuestionFocus
from goref.qt.questions.queue_page import QueuePage

if TYPE_CHECKING:
    from goref.qt.context.window import Window


class QuestionPointer(QObject):
    """The controller that opens the question about the point under the mouse or the board's
    cursor.

    Attributes:
        focus: the open question, which may be about a point.

    Signals:
        moved: the user points at another question, or no longer at any.
    """

    moved = Signal()

    def __init__(self, window: Window, suggesting: OpinionController, page: QueuePage) -> None:
        super().__init__(page)
        self._window, self._suggesting, self._page = window, suggesting, page
        self.focus = QuestionFocus(page, window.say, self.question_at)
        window.board.pointHovered.connect(self._hovered)
        window.board.cursorMoved.connect(self._cursor_moved)

    def question_at(self, point: Point) -> Question:
        """Returns the question about a point."""
        from goref.app.questions.question_at import question_at

        now, suggestion = self._window.session.assessment, self._suggesting.given_suggestion
        return question_at(now, suggestion, point, self.focus.questions)

    def keep(self, point: Point) -> None:
        """Keeps the question about a point open after the mouse pointer has left the point."""
        self.focus.keep(point)
        self.moved.emit()

    def let_go(self) -> bool:
        """Closes a question opened by pointing, and opens the one at the list's cursor. Returns
        False if no question was opened by pointing.
        """
        if self.focus.pointed is None or not self._is_seen:
            return False
        self.focus.leave()
        self.moved.emit()
        return True

    @property
    def _is_seen(self) -> bool:
        return self._window.pages.in_sight is self._page

    def _hovered(self, point: Point | None) -> None:
        if self._may_point():
            self._point(point)

    def _cursor_moved(self, point: Point) -> None:
        """Opens the question about the cursor's point, if a key moved the cursor."""
        if self._may_point() and self._window.board.is_by_key:
            self._point(point)

    def _may_point(self) -> bool:
        window = self._window
        ruling = window.modes.is_ruling and at_end(window.session)
        free = ruling and not window.session.assessment.in_play
        return self._is_seen and free and not self._page.card.is_written  # else text is lost

    def _point(self, point: Point | None) -> None:
        if self.focus.point(point):
            self.moved.emit()
