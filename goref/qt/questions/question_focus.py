"""The question that mouse and keyboard act on, and whether a press may answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject

from goref.app.questions.question import Key, Question
from goref.app.questions.question_cursor import QuestionCursor
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.qt.look.metrics import UNREAD_MS
from goref.qt.questions.queue_page import QueuePage

Asked = tuple[tuple[object, ...], ...]


class QuestionFocus(QObject):
    """The open question, which a press answers only if the referee can have read it.

    Attributes:
        cursor: the place in the list of questions, which gives the question open by default.
        at: the point under the pointer; None for none.
        pointed: the question of ``at``, else that of the point clicked last.
        held: the question that the referee uses, which remains open; None for none.
    """

    def __init__(
        self,
        page: QueuePage,
        say: Callable[[str], None],
        question_at: Callable[[Point], Question],
    ) -> None:
        """Args:
        say: shows a message of one line.
        question_at: returns the question of a point.
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
        """All questions and notes, in order."""
        return self.cursor.questions

    @property
    def accept(self) -> Question | None:
        """The question whether to accept the clear part, asked before all others.

        None if nothing can be accepted, or while the referee is at another stage.
        """
        accept = self.cursor.accept
        is_apart = accept is not None and self.cursor.stays not in (None, accept.stage)
        return None if is_apart else accept

    def may_enter_accept(self, case: Case) -> bool:
        """Returns whether accepting is the next act.

        If accepting would only say that no stone is dead, it is the next act only after a first
        ruling.
        """
        accept = self.accept
        return accept is not None and (accept.accepts is not None or bool(case.ruling))

    @property
    def open(self) -> Question | None:
        """The open question: :attr:`at_hand`, else the cursor's question; None if neither."""
        return self.at_hand or self.cursor.open

    @property
    def at_hand(self) -> Question | None:
        """The held question in its present form, else the pointed one; None if neither."""
        held = self.held
        if held is None:
            return self.pointed
        return next((one for one in self.questions if one.key == held.key), held)

    def take(self, questions: tuple[Question, ...]) -> None:
        """Sets the questions and their order."""
        self.cursor = replace(self.cursor, questions=questions)

    def take_cursor(self, old: QuestionFocus) -> None:
        """Opens the question that was open in another window of the same session."""
        self.cursor = replace(old.cursor, questions=self.questions)

    def go_with_cursor(self, key: Key | None = None) -> None:
        """Opens the question with a key, at any stage; None opens the default question."""
        self.cursor = replace(self.cursor, chosen=key)

    def point(self, point: Point | None) -> bool:
        """Sets the point under the pointer; None for none. Returns whether this changes the
        pointed question."""
        before, self.at = self.pointed, point
        if point is not None and before is not None and point in before.points:
            return False
        self.held = None
        self.find()
        return self.pointed is not before

    def keep(self, point: Point) -> None:
        """Keeps the question of a point open when the pointer leaves it."""
        self._kept = point
        self.pointed = self._question_at(point)

    def find(self) -> None:
        """Finds the question of the point under the pointer, or else clicked last."""
        point = self._kept if self.at is None else self.at
        self.pointed = None if point is None else self._question_at(point)

    def leave(self) -> None:
        """Releases the pointed, the kept and the held question, so that the default opens."""
        self.at = self._kept = self.pointed = self.held = None

    # Holding

    @staticmethod
    def asked(questions: Iterable[Question | None]) -> Asked:
        """Returns values that identify the questions which a press may answer. Keys are not
        enough: the key of ACCEPT is the same for all contents.
        """
        return tuple(
            (question.key, question.points, question.accepts)
            for question in questions
            if question
        )

    def hold(self, question: Question | None) -> None:
        """Holds a question open while the referee uses its answers; else releases the held one.

        An answer is used while it is pressed, or while the answers or the field for the reason
        have the focus.
        """
        self.held = question if self._page.is_in_hand else None

    def let_go(self) -> None:
        """Releases the held question."""
        self.held = None

    def answered(self) -> None:
        """Stores that the referee answered the question, and so expects another one."""
        self.held = self._kept = None
        self._came.invalidate()

    def note(self, before: Asked, now: Asked) -> None:
        """Starts the delay for presses if the question changed without the referee's act."""
        if now != before:
            self._came.start()

    def accepts_press(self) -> bool:
        """Returns whether the question was shown long enough to be read. If not, shows a
        message, as the press was meant for the previous question."""
        unread = self._came.isValid() and self._came.elapsed() < UNREAD_MS
        if unread:
            self._say(self.tr("The question has just changed: press again."))
        return not unread

    def accepts_key(self) -> bool:
        """Returns whether a digit or a letter may answer the open question now.

        It may if presses may, and if the answers are visible. If they are hidden, shows them
        and a message.
        """
        if not self.accepts_press():
            return False
        if self._page.bring_answers():
            return True
        self._say(self.tr("The question was not visible: press again."))
        return False
