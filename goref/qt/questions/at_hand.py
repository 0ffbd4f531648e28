"""What is under the referee's hand: what he points at, the question that he is at, and what a
press may answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject

from goref.app.questions.question import Question
from goref.core.base.geometry import Point
from goref.qt.questions.queue_page import QueuePage

JUST_MS = 700
"""So long after a question has come by itself nobody can have read it and pressed a key."""
Asked = tuple[tuple[object, ...], ...]


class CardAtHand(QObject):
    """Nobody means to answer another question than the one he has read.

    Attributes:
        at: the point that is pointed at.
        pointed: its question, else that of the point clicked last.
        held: the question that the referee was at when others came; it stays open.
    """

    def __init__(
        self,
        page: QueuePage,
        say: Callable[[str], None],
        question_at: Callable[[Point], Question],
    ) -> None:
        """Args:
        say: tells the referee something in a line.
        question_at: the question of a point.
        """
        super().__init__(page)
        self._page, self._say, self._question_at = page, say, question_at
        self.at: Point | None = None
        self._kept: Point | None = None
        self.pointed: Question | None = None
        self.held: Question | None = None
        self._came = QElapsedTimer()  # since another question came by itself

    # Pointing

    def question(self, questions: Iterable[Question]) -> Question | None:
        """What is at hand, as it is among the questions now; None where nothing is."""
        held = self.held
        if held is None:
            return self.pointed
        return next((question for question in questions if question.key == held.key), held)

    def point(self, point: Point | None) -> bool:
        """Another point is pointed at, or none: whether another question is."""
        before, self.at = self.pointed, point
        if point is not None and before is not None and point in before.points:
            return False
        self.held = None
        self.find()
        return self.pointed is not before

    def keep(self, point: Point) -> None:
        """Keep the question of a point when the pointer has left it."""
        self._kept = point
        self.pointed = self._question_at(point)

    def find(self) -> None:
        """Have the question as it is now of what is pointed at, or was clicked last."""
        point = self._kept if self.at is None else self.at
        self.pointed = None if point is None else self._question_at(point)

    def leave(self) -> None:
        """Nothing is pointed at any more."""
        self.at = self._kept = self.pointed = self.held = None

    # Holding

    @staticmethod
    def asked(questions: Iterable[Question | None]) -> Asked:
        """What a figure, a letter, Enter or a press would answer. What is clear is asked under
        one key whatever it is."""
        return tuple(
            (question.key, question.points, question.accepts)
            for question in questions
            if question
        )

    def hold(self, question: Question | None) -> None:
        """Keep the open question where it is if the referee is at it."""
        self.held = question if self._page.is_in_hand else None

    def let_go(self) -> None:
        """Nothing is held any more."""
        self.held = None

    def answered(self) -> None:
        """What was asked is answered: what comes now is awaited."""
        self.held = self._kept = None
        self._came.invalidate()

    def note(self, before: Asked, now: Asked) -> None:
        """Something has come by itself, perhaps with another question."""
        if now != before:
            self._came.start()

    def may_press(self) -> bool:
        """Whether what is asked has stood there long enough to be read. Where it has not, that
        is said: a press meant what stood there before."""
        unread = self._came.isValid() and self._came.elapsed() < JUST_MS
        if unread:
            self._say(self.tr("The question has just changed: press again."))
        return not unread

    def may_key(self) -> bool:
        """Whether a figure or a letter may answer the open question: the same, and its answers
        are in sight. Where they are not they are brought there, and that is said."""
        if not self.may_press():
            return False
        if self._page.bring_answers():
            return True
        self._say(self.tr("The question was out of sight: press again."))
        return False
