"""The open question, and whether it was visible long enough for a key or click to answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QElapsedTimer, QObject

from goref.app.questions.question import Key, Question
from goref.app.questions.question_cursor import QuestionCursor
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.qt.look.metrics import UNREAD_MS
from goref.qt.questions.queue_page import QueuePage


class QuestionFocus(QObject):
    """The open question. A key or click answers it only if the referee had time to read it.

    Attributes:
        cursor: the position in the list of questions; its question is open by default.
        at: the point under the mouse pointer, or None.
        pointed: the question about ``at``, or else about the point clicked last.
        held: the question that is kept open while the referee uses its answers; None for none.
    """

    def __init__(
        self,
        page: QueuePage,
        say: Callable[[str], None],
        question_at: Callable[[Point], Question],
    ) -> None:
        """Args:
        page: the page that shows the open question.
        say: shows a message of one line.
        question_at: returns the question about a point.
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
        """All questions, including notes that need no answer, in the order of the list."""
        return self.cursor.questions

    @property
    def accept(self) -> Question | None:
        """The offer to accept the second opinion for all stones it is sure of; it precedes all
        other questions.

        None if there is no such offer, or while the user is at another stage.
        """
        accept = self.cursor.accept
        is_apart = accept is not None and self.cursor.stays not in (None, accept.stage)
        return None if is_apart else accept

    def may_enter_accept(self, case: Case) -> bool:
        """Returns whether Enter accepts the second opinion.

        If the opinion marks no stone as dead, Enter accepts it only after the referee's first
        ruling.
        """
        accept = self.accept
        return accept is not None and (accept.accepts is not None or bool(case.ruling))

    @property
    def open(self) -> Question | None:
        """The open question: :attr:`at_hand`, or else the question at :attr:`cursor`,
        or None.
        """
        return self.at_hand or self.cursor.open

    @property
    def at_hand(self) -> Question | None:
        """The newest version of :attr:`held`; :attr:`pointed` if no question is held."""
        held = self.held
        if held is None:
            return self.pointed
        return next((one for one in self.questions if one.key == held.key), held)

    def take(self, questions: tuple[Question, ...]) -> None:
        """Replaces the list of questions."""
        self.cursor = replace(self.cursor, questions=questions)

    def take_cursor(self, old: QuestionFocus) -> None:
        """Opens the question that was open in ``old``, which belongs to the replaced window."""
        self.cursor = replace(old.cursor, questions=self.questions)

    def go_with_cursor(self, key: Key | None = None) -> None:
        """Opens the question with a key, at any stage. With None, opens the first question of
        the list.
        """
        self.cursor = replace(self.cursor, chosen=key)

    def point(self, point: Point | None) -> bool:
        """Stores the point under the mouse pointer, None for none. Returns whether
        :attr:`pointed` changed.
        """
        before, self.at = self.pointed, point
        if point is not None and before is not None and point in before.points:
            return False
        self.held = None
        self.find()
        return self.pointed is not before

    def keep(self, point: Point) -> None:
        """Keeps the question about a point open after the mouse pointer has left the point."""
        self._kept = point
        self.pointed = self._question_at(point)

    def find(self) -> None:
        """Updates :attr:`pointed` for the point under the mouse pointer, or else the point
        clicked last.
        """
        point = self._kept if self.at is None else self.at
        self.pointed = None if point is None else self._question_at(point)

    def leave(self) -> None:
        """Forgets pointed, clicked and held questions, so that the cursor's question opens."""
        self.at = self._kept = self.pointed = self.held = None

    # Holding

    @contextmanager
    def by_itself(self, is_seen: Callable[[], bool]) -> Iterator[None]:
        """Returns a context for changes of the questions that the referee did not cause.

        The open question stays open while its answers are in use: while one is pressed, or the
        focus is on them or in the field for the reason. If another question opens on screen,
        keys and clicks answer nothing for a moment.
        """
        self.held = self.open if self._page.is_in_hand else None
        before = self._offered()
        yield
        if is_seen() and self._offered() != before:
            self._came.start()

    def _offered(self) -> list[object]:
        """Returns what can be answered; the offer to accept always has the same key."""
        offered = (self.accept, self.open)
        return [(each.key, each.points, each.accepts) for each in offered if each]

    def let_go(self) -> None:
        """Opens the held question as the cursor's, and stops holding it."""
        if self.held is not None:
            self.go_with_cursor(self.held.key)
            self.held = None

    def answered(self) -> None:
        """Called after the referee answered a question. The next question may be answered at
        once.
        """
        self.held = self._kept = None
        self._came.invalidate()

    def accepts_press(self) -> bool:
        """Returns whether the open question was visible long enough to be answered. If not,
        shows a message to press again.
        """
        unread = self._came.isValid() and self._came.elapsed() < UNREAD_MS
        if unread:
            self._say(self.tr("The question has just changed: press again."))
        return not unread

    def accepts_key(self) -> bool:
        """Returns whether a digit or letter may answer the open question now.

        If its answers are scrolled out of view, returns False, scrolls to them and shows a
        message.
        """
        if not self.accepts_press():
            return False
        if self._page.bring_answers():
            return True
        self._say(self.tr("The question was not visible: press again."))
        return False
