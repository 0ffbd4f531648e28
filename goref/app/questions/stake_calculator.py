"""The stakes of questions: the effect of each answer, counted one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.edits.ruling import (
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
)
from goref.app.questions.question import Question
from goref.app.stakes import Stake, counting_after, stake
from goref.core.base.frozen import frozen, replace
from goref.core.base.late import Late
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.scorer import Score, Scorer

DAME_LEFT = "dame-left"
"""The code of the finding that the dame are not all filled."""
COUNTS_ALIKE = (LetFindingStand, DisputePoints, ConfirmAllOthers)
"""Acts that do not change the count."""


@frozen
class QuestionStake:
    """The stake of a question.

    Attributes:
        outcomes: the effects of the shown answers, by the answers' names.
        change: the largest change of the margin, in points, without sign; None if not known.
        flips: True if an answer, or a change that a finding states, would change the winner.
    """

    outcomes: Mapping[str, Stake]
    change: Fraction | None
    flips: bool


class StakeCalculator:
    """Computes the stakes of one case's questions.

    Stakes are counted as if the second opinion were accepted. So a doubt has the same stake
    before and after the referee accepts it.

    Attributes:
        accepts: the act of accepting; None if there is nothing to accept.
    """

    def __init__(self, assessment: Assessment, questions: Iterable[Question]) -> None:
        self._assessment = assessment
        self.accepts: Edit | None = next(
            (c.accepts for c in questions if c.asks and c.accepts), None
        )
        self._played_on: Fraction | None = None

    @Late
    def _base(self) -> tuple[Scorer, Score]:
        bench, score = self._assessment.bench, self._assessment.score
        if self.accepts is not None:
            bench = bench.with_case(self.accepts.apply(bench.case))
            score = bench.score(score.rules, remarks=False)
        return bench, score

    def outcomes(self, question: Question) -> Iterator[Stake | None]:
        """Yields the effect of each shown answer in order, and None between two pieces of work.

        No piece takes longer than one count. Yields nothing for ACCEPT.
        """
        if question.kind is QuestionKind.ACCEPT:
            return
        if StakeCalculator._base.made(self) is None:
            _ = self._base
            yield None
        if is_of_dame(question):
            yield from self._playing_on(question)
        for answer in question.answers:
            if answer.edit is None:
                yield Stake(None)
            elif (answer.as_now and self.accepts is None) or isinstance(
                answer.edit, COUNTS_ALIKE
            ):
                yield Stake(Fraction(0))
            else:
                yield from self._counting(answer.edit)

    def _counting(self, edit: Edit) -> Iterator[Stake | None]:
        bench, now = self._base
        after: Score | None = None
        for after in counting_after(bench, edit, now.rules):
            if after is None:
                yield None
        if after is None or (now.needs and not after.needs):
            yield Stake(None, then=after)
        else:
            yield stake(now, after)

    def weigh(self, question: Question) -> QuestionStake:
        """Returns the stake of a question, counted in one call."""
        return self.stake(question, self.outcomes(question))

    def stake(self, question: Question, made: Iterable[Stake | None]) -> QuestionStake:
        """Returns the stake of a question from the items that :meth:`outcomes` yielded."""
        each = (one for one in made if one is not None)
        outcomes = dict(zip((answer.name for answer in question.answers), each, strict=False))
        said = [finding.change for finding in question.findings if finding.change]
        if is_of_dame(question) and self._played_on and self._flips(self._played_on):
            said.append(self._played_on)
        changes = [abs(one.change) for one in outcomes.values() if one.change is not None]
        changes += map(abs, said)
        flips = any(one.flips for one in outcomes.values()) or any(map(self._flips, said))
        flips = flips or (question.asks and any(item.flips for item in question.items))
        return QuestionStake(outcomes, max(changes, default=None), flips)

    def _playing_on(self, question: Question) -> Iterator[None]:
        """Counts by how much filling the dame in turn would change the margin.

        Yields None between pieces of the work. Open kos are left out: they are separate
        matters.

        Counts nothing unless three things hold. A stone counts as much as the point it fills.
        All dame are in the question's findings, so no border is open. The side to move is
        known.
        """
        bench, now = self._base
        left = {p for finding in question.findings for p in finding.points}
        neutral = {p for p, s in now.survey.statuses.items() if s.kind is PointKind.DAME}
        if Quantity.STONES not in now.rules.weights or not neutral <= left:
            return
        from goref.core.continuation.effects import dame_effect

        for effect in dame_effect(bench.case, now.rules):
            if effect is None:
                yield
            else:
                self._played_on = effect.difference

    def _flips(self, change: Fraction) -> bool:
        """Returns whether adding a change, in points, to the margin changes the winner."""
        now = self._base[1]
        if now.margin is None:
            return False
        return replace(now, margin=now.margin + change).ahead is not now.ahead


def is_of_dame(question: Question) -> bool:
    """Returns whether a question is about dame that are not filled."""
    return any(finding.code == DAME_LEFT for finding in question.findings)
