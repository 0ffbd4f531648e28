"""The stakes of the questions, computed while the window is idle, and the order that
follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject

from goref.app.assessment import Assessment
from goref.app.questions.question import Key, Question
from goref.app.questions.question_order import ordered
from goref.app.questions.stake_calculator import QuestionStake, StakeCalculator
from goref.qt.work.idle_work import IdleWork


class StakeLoader(QObject):
    """A background computation of stakes. Between two answers of a question, events are
    handled.
    """

    def __init__(
        self, parent: QObject, weighed: Callable[[Key], None], done: Callable[[], None]
    ) -> None:
        """Args:
        weighed: called with the key of each question whose stake was computed.
        done: called after the last stake was computed.
        """
        super().__init__(parent)
        self._weighed, self._done = weighed, done
        self._stakes: dict[tuple[Key, object, object], QuestionStake] = {}
        self._before: dict[Key, QuestionStake] = {}  # by the questions' keys
        self._scales: StakeCalculator | None = None
        self._pump = IdleWork(self)

    @property
    def is_busy(self) -> bool:
        """True while stakes are being computed."""
        return self._pump.is_busy

    def begin(self) -> None:
        """Forgets everything, as the session has another case."""
        self.forget()
        self._before = {}

    def forget(self) -> None:
        """Forgets the stakes. The order of the questions remains until new stakes are
        computed.
        """
        self._pump.stop()
        self._before |= {key: stake for (key, *_), stake in self._stakes.items()}
        self._stakes, self._scales = {}, None

    def take(self, assessment: Assessment, questions: Iterable[Question]) -> None:
        """Sets the case and its questions. Forgets all stakes if the offer to accept has
        changed.
        """
        scales = StakeCalculator(assessment, questions)
        if self._scales is not None and self._scales.accepts != scales.accepts:
            self.forget()
        self._scales = scales

    def ordered(self, questions: Iterable[Question]) -> tuple[Question, ...]:
        """Returns questions with the largest stake first."""
        questions = tuple(questions)
        return ordered(questions, self._before | self.stakes(questions))

    def stakes(self, questions: Iterable[Question]) -> dict[Key, QuestionStake]:
        """Returns the known stakes of questions, by question key."""
        known = ((question.key, self.stake(question)) for question in questions)
        return {key: stake for key, stake in known if stake is not None}

    def stake(self, question: Question) -> QuestionStake | None:
        """Returns the stake of a question; None if it is not known yet."""
        return self._stakes.get(_what_decides(question))

    def start(self, questions: Iterable[Question]) -> None:
        """Starts to compute the unknown stakes of questions, in the given order.

        Stops a running computation. Does nothing before the first :meth:`take`.
        """
        if self._scales is not None:
            self._pump.start(self._weigh(self._scales, tuple(questions)), self._done)

    def _weigh(self, scales: StakeCalculator, questions: Iterable[Question]) -> Iterator[None]:
        for question in questions:
            if self.stake(question) is not None:
                continue
            made = []
            for outcome in scales.outcomes(question):
                made.append(outcome)
                yield
            self._stakes[_what_decides(question)] = scales.stake(question, made)
            self._weighed(question.key)


def _what_decides(question: Question) -> tuple[Key, object, object]:
    """Returns the cache key of a question's stake.

    The question's own key is not enough: its stones may change, or the referee may point at a
    part of them.
    """
    return question.key, question.points, question.findings
