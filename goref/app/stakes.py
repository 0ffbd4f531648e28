"""What is at stake in what is open: the margin for each thing that could be said to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from goref.app.edits.base import Edit
from goref.app.questions.choices import choices
from goref.core.base.findings import Finding
from goref.core.base.frozen import replace
from goref.core.findings.kind import Topic
from goref.core.findings.table import topic_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scoring import Bench, Score
from goref.core.scoring.status import CaseStatus


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
                changes.append(abs(now.change_to(after)))
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


def counting_after(bench: Bench, edit: Edit, rules: RuleSet) -> Iterator[Score | None]:
    """A case counted after an act, in pieces: None between two of them, last the score.

    No score comes if the act makes no sense. Of a long record each piece plays it through,
    or reads it, once.
    """
    after = _bench_after(bench, edit)
    if after is None:
        return
    yield None
    yield from after.preparing(rules, remarks=False)
    yield after.score(rules, remarks=False)
