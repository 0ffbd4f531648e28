"""What is under the referee's hand: what he points at, the question that he is at, and what a
press may answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject

from goref.app.questions.question import Key, Question
from goref.app.questions.question_cursor import QuestionCursor
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.qt.questions.queue_page import QueuePage

JUST_MS = 700
"""So long after a question has come by itself nobody can have read it and pressed a key."""
Asked = tuple[tuple[object, ...], ...]


class QuestionFocus(QObject):
    """Nobody means to answer another question than the one he has read.

    Attributes:
        cursor: which question comes by itself.
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
        self.cursor = QuestionCursor()
        self.at: Point | None = None
        self._kept: Point | None = None
        self.pointed: Question | None = None
        self.held: Question | None = None
        self._came = QElapsedTimer()  # since another question came by itself

    # Pointing

    @property
    def questions(self) -> tuple[Question, ...]:
        """All that is asked and noted, in order."""
        return self.cursor.questions

    @property
    def accept(self) -> Question | None:
        """What is clear, to be accepted in one act before all else."""
        return self.cursor.accept

    @property
    def open(self) -> Question | None:
        """The open question: what is at hand, else the one that the cursor has come to."""
        return self.at_hand or self.cursor.open

    @property
    def at_hand(self) -> Question | None:
        """What is at hand, as it is among the questions now; None where nothing is."""
        held = self.held
        if held is None:
            return self.pointed
        return next((one for one in self.questions if one.key == held.key), held)

    def take(self, questions: tuple[Question, ...]) -> None:
        """Have other questions, or others first."""
        self.cursor = replace(self.cursor, questions=questions)

    def take_cursor(self, old: QuestionFocus) -> None:
        """Have open what another window of the session had."""
        self.cursor = replace(old.cursor, questions=self.questions)

    def go_with_cursor(self, key: Key | None = None) -> None:
        """Open a question by its key, at whatever stage; None: the one that comes by itself."""
        self.cursor = replace(self.cursor, chosen=key)

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

    def accepts_press(self) -> bool:
        """Whether what is asked has stood there long enough to be read. Where it has not, that
        is said: a press meant what stood there before."""
        unread = self._came.isValid() and self._came.elapsed() < JUST_MS
        if unread:
            self._say(self.tr("The question has just changed: press again."))
        return not unread

    def accepts_key(self) -> bool:
        """Whether a figure or a letter may answer the open question: the same, and its answers
        are in sight. Where they are not they are brought there, and that is said."""
        if not self.accepts_press():
            return False
        if self._page.bring_answers():
            return True
        self._say(self.tr("The question was out of sight: press again."))
        return False
