"""What is at stake in a finding: the result for each thing the referee could say to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.questions.choices import Choice, choices
from goref.core.base.findings import Finding
from goref.core.findings.kind import Topic
from goref.core.findings.table import topic_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scoring import Bench, Score
from goref.core.scoring.status import CaseStatus


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
        return self.flips, self.change, self.finding.level.urgency


def outcomes(assessment: Assessment, finding: Finding) -> Iterator[ChoiceOutcome]:
    """The outcomes of a finding's choices, each counted as it is asked for."""
    case, now = assessment.case, assessment.score
    for choice in choices(case, assessment.bench.ruled[0], finding):
        after = now if choice.accepts else score_after(assessment.bench, choice.edit, now.rules)
        if after is None or after.needs != now.needs:
            yield ChoiceOutcome(choice, after)
        else:
            change = after.difference - now.difference
            yield ChoiceOutcome(choice, after, change, after.ahead is not now.ahead)


def stake(finding: Finding, made: Iterable[ChoiceOutcome]) -> Stake:
    """What is at stake in a finding: what it says itself, and its outcomes.

    The first of them is that it stays as it is counted.
    """
    made = tuple(made)
    said = finding.change
    changes = [abs(o.change) for o in made if o.change is not None]
    flips = any(o.flips for o in made) or any(_flips(o.score, said) for o in made[:1])
    return Stake(finding, made, max([abs(said), *changes]), flips)


def _flips(now: Score | None, change: Fraction) -> bool:
    """Whether another margin would change the winner."""
    if now is None or now.margin is None or not change:
        return False
    return replace(now, margin=now.margin + change).ahead is not now.ahead


class StakesOfOpen:
    """What could change by everything that is open in a case, under any rule set.

    The cases that the choices lead to are made once for all rule sets.
    """

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._after: dict[Finding, list[Bench | None]] = {}

    def of(self, score: Score) -> dict[Finding, Fraction]:
        """By how many points each matter could change a margin, as far as that can be told."""
        made = {finding: self._stake(finding, score) for finding in score.status.open}
        return {finding: change for finding, change in made.items() if change is not None}

    def _stake(self, finding: Finding, now: Score) -> Fraction | None:
        if topic_of(finding) is Topic.ASKING:  # what is missing changes no margin yet
            return None
        if finding not in self._after:
            said = choices(self._bench.case, self._bench.ruled[0], finding)
            others = [choice.edit for choice in said if not choice.accepts]
            self._after[finding] = [_bench_after(self._bench, edit) for edit in others]
        changes = []
        for bench in self._after[finding]:
            after = None if bench is None else bench.score(now.rules, remarks=False)
            if after is not None and after.needs == now.needs:
                changes.append(abs(after.difference - now.difference))
        if finding.change:
            changes.append(abs(finding.change))
        return max(changes, default=None)


def weightiest_first(status: CaseStatus, stakes: Mapping[Finding, Fraction]) -> CaseStatus:
    """A status with each part of what is open in the order of what it could change."""
    return replace(
        status,
        undecided=weightiest(status.undecided, stakes),
        waiting=weightiest(status.waiting, stakes),
    )


def weightiest(
    findings: Iterable[Finding], stakes: Mapping[Finding, Fraction]
) -> tuple[Finding, ...]:
    """Findings in the order of what they could change; what is not known goes first."""
    return tuple(sorted(findings, key=lambda f: (f in stakes, -stakes.get(f, Fraction(0)))))


def _bench_after(bench: Bench, edit: Edit) -> Bench | None:
    """A bench for the case after an act; None if that makes no sense."""
    try:
        return bench.with_case(edit.apply(bench.case))
    except ValueError:
        return None


def score_after(bench: Bench, edit: Edit, rules: RuleSet) -> Score | None:
    """A case counted after an act; None if that makes no sense."""
    after = _bench_after(bench, edit)
    return None if after is None else after.score(rules, remarks=False)
