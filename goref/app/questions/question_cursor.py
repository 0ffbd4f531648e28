"""Where a referee is among the questions of a case: which is open, which he passed by."""

from __future__ import annotations

from goref.app.questions.question import Key, Question
from goref.core.base.frozen import frozen, replace
from goref.core.findings.kind import QuestionKind


@frozen
class QuestionCursor:
    """A way through the questions, the weightiest first unless the referee goes another.

    Attributes:
        questions: all that is asked and noted, in order.
        chosen: what he opened himself, by its question's key.
        stays: the stage that he chose himself: its own questions are asked there.
        passed: what he passed by, by the keys.
    """

    questions: tuple[Question, ...] = ()
    chosen: Key | None = None
    stays: str | None = None
    passed: frozenset[Key] = frozenset()

    @property
    def accept(self) -> Question | None:
        """What is clear, to be accepted in one act before all else."""
        return next((question for question in self.questions if _goes_first(question)), None)

    @property
    def asked(self) -> tuple[Question, ...]:
        """The open questions but for what is clear, weightiest first; while that waits, those
        of its stage before others."""
        asked = (
            question
            for question in self.questions
            if question.asks and not _goes_first(question)
        )
        first = self.accept
        return tuple(sorted(asked, key=lambda c: first is not None and c.stage != first.stage))

    @property
    def open(self) -> Question | None:
        """The open question: what was chosen, else the weightiest; of the stage that was
        chosen, or is to be done with first."""
        chosen = next(
            (question for question in self.questions if question.key == self.chosen), None
        )
        if chosen is not None:
            return chosen
        stage = self.stays or (None if self.accept is None else self.accept.stage)
        asked = [
            question for question in self.asked if stage is None or question.stage == stage
        ]
        fresh = (question for question in asked if question.key not in self.passed)
        return next(fresh, next(iter(asked), None))

    @property
    def is_asked_where_it_stays(self) -> bool:
        """Whether the stage that was chosen has a question; what is clear is one."""
        return any(
            question.asks and question.stage == self.stays for question in self.questions
        )

    def next_after(self, question: Question | None) -> Question | None:
        """The next that is open; after the last those that were passed by come round."""
        here = None if question is None else question.key
        others = [other for other in self.asked if other.key != here]
        fresh = [other for other in others if other.key not in self.passed]
        return next(iter(fresh or others), None)

    def passing(self, question: Question | None) -> QuestionCursor:
        """The way on past a question, to the next."""
        after = self.next_after(question)
        chosen = None if after is None else after.key
        if chosen in self.passed:  # all were: another round begins
            return replace(self, chosen=chosen, stays=None, passed=frozenset())
        passed = self.passed if question is None else self.passed | {question.key}
        return replace(self, chosen=chosen, stays=None, passed=passed)

    def opening(self, key: Key) -> QuestionCursor:
        """The way on from a question that is opened."""
        return replace(self, chosen=key, stays=None)

    def staying(self, stage: str | None) -> QuestionCursor:
        """The way on at a stage that is chosen; None where it has no questions."""
        return replace(self, chosen=None, stays=stage)

    def staying_nowhere(self) -> QuestionCursor:
        """The same way, at whatever stage its questions are."""
        return replace(self, stays=None)

    def begun_again(self) -> QuestionCursor:
        """The way from the weightiest question."""
        return QuestionCursor(self.questions)


def _goes_first(question: Question) -> bool:
    return question.kind is QuestionKind.ACCEPT and question.asks and not question.waits
