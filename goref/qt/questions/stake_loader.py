"""What hangs on the questions, worked out in the pauses, and the order they stand in by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject

from goref.app.assessment import Assessment
from goref.app.questions.question import Key, Question
from goref.app.questions.question_order import ordered
from goref.app.questions.stake_calculator import QuestionStake, StakeCalculator
from goref.qt.work.idle_work import IdleWork


class StakeLoader(QObject):
    """Weighs one question after the other, a count at a time."""

    def __init__(
        self, parent: QObject, weighed: Callable[[Key], None], done: Callable[[], None]
    ) -> None:
        """Args:
        weighed: is told the key of each question that was weighed.
        done: is called after the last.
        """
        super().__init__(parent)
        self._weighed, self._done = weighed, done
        self._stakes: dict[tuple[Key, object, object], QuestionStake] = {}
        self._before: dict[Key, QuestionStake] = {}  # by the questions' keys
        self._scales: StakeCalculator | None = None
        self._pump = IdleWork(self)

    @property
    def is_busy(self) -> bool:
        """Whether something is being weighed."""
        return self._pump.is_busy

    def begin(self) -> None:
        """Another case: of its questions nothing is known."""
        self.forget()
        self._before = {}

    def forget(self) -> None:
        """Forgets what was weighed. Until it is weighed again questions keep their order."""
        self._pump.stop()
        self._before |= {key: stake for (key, *_), stake in self._stakes.items()}
        self._stakes, self._scales = {}, None

    def take(self, assessment: Assessment, questions: Iterable[Question]) -> None:
        """Weighs these questions from now on; all of them again if something else is clear."""
        scales = StakeCalculator(assessment, questions)
        if self._scales is not None and self._scales.accepts != scales.accepts:
            self.forget()
        self._scales = scales

    def ordered(self, questions: Iterable[Question]) -> tuple[Question, ...]:
        """Cards, the weightiest first."""
        questions = tuple(questions)
        return ordered(questions, self._before | self.stakes(questions))

    def stakes(self, questions: Iterable[Question]) -> dict[Key, QuestionStake]:
        """What is known to be at stake in some questions, by their keys."""
        known = ((question.key, self.stake(question)) for question in questions)
        return {key: stake for key, stake in known if stake is not None}

    def stake(self, question: Question) -> QuestionStake | None:
        """What hangs on a question; None where it is not known yet."""
        return self._stakes.get(_what_decides(question))

    def start(self, questions: Iterable[Question]) -> None:
        """Weigh what is not weighed yet of some questions, in their order."""
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
    """What decides what hangs on a question: it may come to be about other stones, or a part of
    them may be pointed at."""
    return question.key, question.points, question.findings
