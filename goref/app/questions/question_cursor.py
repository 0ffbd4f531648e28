"""A referee's place among the questions of a case: the open question and those skipped."""

from __future__ import annotations

from goref.app.questions.question import Key, Question
from goref.core.base.frozen import frozen, replace
from goref.core.findings.kind import QuestionKind


@frozen
class QuestionCursor:
    """A place in the list of questions. Those with the largest stakes are opened first.

    Attributes:
        questions: all questions and notes, in order.
        chosen: the key of the question that the referee opened; None if no question.
        stays: the stage that the referee chose; only its questions are opened. None if no
            stage.
        passed: the keys of the questions that the referee skipped.
    """

    questions: tuple[Question, ...] = ()
    chosen: Key | None = None
    stays: str | None = None
    passed: frozenset[Key] = frozenset()

    @property
    def accept(self) -> Question | None:
        """The open question whether to accept the second opinion; asked before all others.

        None if there is none, or if it waits until questions about stones are answered.
        """
        return next((question for question in self.questions if _goes_first(question)), None)

    @property
    def asked(self) -> tuple[Question, ...]:
        """The open questions except :attr:`accept`, those with the largest stakes first.

        While :attr:`accept` is open, questions of its stage come first.
        """
        asked = (
            question
            for question in self.questions
            if question.asks and not _goes_first(question)
        )
        first = self.accept
        return tuple(sorted(asked, key=lambda c: first is not None and c.stage != first.stage))

    @property
    def open(self) -> Question | None:
        """The question shown now: the chosen one, else the first of :attr:`asked` at one stage.

        The stage is the chosen one, else that of :attr:`accept` while it is open, else any. A
        skipped question is opened only if all are skipped. None if there is no question.
        """
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
        """True if the stage in :attr:`stays` has an open question, :attr:`accept` included."""
        return any(
            question.asks and question.stage == self.stays for question in self.questions
        )

    def next_after(self, question: Question | None) -> Question | None:
        """Returns the first other question in :attr:`asked`; None if there is no other.

        A skipped question is returned only if all are skipped.
        """
        here = None if question is None else question.key
        others = [other for other in self.asked if other.key != here]
        fresh = [other for other in others if other.key not in self.passed]
        return next(iter(fresh or others), None)

    def passing(self, question: Question | None) -> QuestionCursor:
        """Returns the cursor that skips a question and opens the next.

        If all others are skipped already, it opens the first of them, and skips none any more.
        """
        after = self.next_after(question)
        chosen = None if after is None else after.key
        if chosen in self.passed:  # all were skipped: begin again
            return replace(self, chosen=chosen, stays=None, passed=frozenset())
        passed = self.passed if question is None else self.passed | {question.key}
        return replace(self, chosen=chosen, stays=None, passed=passed)

    def opening(self, key: Key) -> QuestionCursor:
        """Returns the cursor with a question opened, and no stage chosen."""
        return replace(self, chosen=key, stays=None)

    def staying(self, stage: str | None) -> QuestionCursor:
        """Returns the cursor at a chosen stage, with no question chosen.

        Args:
            stage: one of :data:`STAGES`; None for any other stage.
        """
        return replace(self, chosen=None, stays=stage)

    def staying_nowhere(self) -> QuestionCursor:
        """Returns the cursor without a chosen stage."""
        return replace(self, stays=None)

    def begun_again(self) -> QuestionCursor:
        """Returns a cursor with the same questions, none of them chosen or skipped."""
        return QuestionCursor(self.questions)


def _goes_first(question: Question) -> bool:
    return question.kind is QuestionKind.ACCEPT and question.asks and not question.waits
