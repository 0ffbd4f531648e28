"""What is at stake in a finding: the result for each thing the referee could say to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from goref.app.assessment import Assessment
from goref.app.questions.choices import Choice, choices
from goref.core.base.findings import Finding, Level
from goref.core.scoring.scoring import Score

URGENCY = {Level.CONFLICT: 2, Level.CHECK: 1, Level.NOTE: 0}


@dataclass(frozen=True)
class ChoiceOutcome:
    """A choice and what it would lead to.

    Attributes:
        score: the case counted with it; None if it cannot be made.
        change: what it adds to the margin, in points; None where it would make known what
            is missing for one. What is missing from both does no harm.
        flips: whether it changes the winner.
    """

    choice: Choice
    score: Score | None
    change: Fraction | None = None
    flips: bool = False


@dataclass(frozen=True)
class Stake:
    """A finding with the outcomes of its choices.

    Attributes:
        change: the largest change of the margin, in points of margin, without sign.
        flips: whether a choice would change the winner.
    """

    finding: Finding
    outcomes: tuple[ChoiceOutcome, ...]
    change: Fraction
    flips: bool

    @property
    def weight(self) -> tuple[bool, Fraction, int]:
        """What findings are sorted by: the winner, points, how much it asks for."""
        return self.flips, self.change, URGENCY[self.finding.level]


def outcomes(assessment: Assessment, finding: Finding) -> Iterator[ChoiceOutcome]:
    """The outcomes of a finding's choices, each counted as it is asked for."""
    case, now = assessment.case, assessment.score
    for choice in choices(case, assessment.bench.ruled[0], finding):
        after = now if choice.accepts else _after(assessment, choice)
        if after is None or after.needs != now.needs:
            yield ChoiceOutcome(choice, after)
        else:
            change = after.difference - now.difference
            yield ChoiceOutcome(choice, after, change, after.winner is not now.winner)


def stake(finding: Finding, made: Iterable[ChoiceOutcome]) -> Stake:
    """What is at stake in a finding, from its outcomes."""
    made = tuple(made)
    change = max((abs(o.change) for o in made if o.change is not None), default=Fraction(0))
    return Stake(finding, made, change, any(o.flips for o in made))


def _after(assessment: Assessment, choice: Choice) -> Score | None:
    try:
        after = choice.edit.apply(assessment.case)
    except ValueError:
        return None
    rules = assessment.score.rules
    return assessment.bench.with_case(after).score(rules, remarks=False)
