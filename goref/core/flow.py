"""The way from a position to a result, as data: stages, their steps, and their state.

A step has an article and findings; a rule set without anything to decide there lacks the step.
The window shows the stages, each of one or more steps.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from enum import Enum

from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import frozen
from goref.core.case.facts import RequiredFact
from goref.core.findings.kind import Topic
from goref.core.findings.table import kind_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scorer import Score, Winner


class StepState(Enum):
    """The progress of a step."""

    DONE = "done"
    LOOK = "look"
    """Nothing is missing, but the referee must check findings."""
    OPEN = "open"
    """Something is missing or contradictory."""


@frozen
class Step:
    """A step on the way to a result.

    Attributes:
        id: the key of the step in tables of texts and in kinds of findings.
        needs: facts that this step asks for.
        shown_for: returns True for a rule set that has this step.
        reads: True if findings from reading the file are shown here.
        ends: True for the last step, which is open until a winner may be named.
    """

    id: str
    needs: tuple[RequiredFact, ...] = ()
    shown_for: Callable[[RuleSet], bool] = lambda rules: True
    reads: bool = False
    ends: bool = False

    def findings(self, score: Score) -> tuple[Finding, ...]:
        """Returns the findings of a score, those still open included, that belong to this step.

        Missing facts have no findings here: see :meth:`missing`.
        """
        open_ = (f for f in score.status.open if kind_of(f).topic is not Topic.ASKING)
        every = dict.fromkeys((*score.findings, *open_))
        return tuple(f for f in every if kind_of(f).step == self.id)

    def missing(self, score: Score) -> tuple[RequiredFact, ...]:
        return tuple(n for n in score.needs if n in self.needs)

    def state(self, score: Score, settled: Container[Finding] = ()) -> StepState:
        """Returns the state of the step for a score. ``settled`` findings need no attention."""
        levels = {f.level for f in self.findings(score) if f not in settled}
        unanswered = self.missing(score) or (self.ends and score.winner is Winner.NONE)
        if unanswered or Level.CONFLICT in levels:
            return StepState.OPEN
        look = Level.CHECK in levels or (self.ends and not score.status.is_settled)
        return StepState.LOOK if look else StepState.DONE


def counts_stones(rules: RuleSet) -> bool:
    """Returns True if the ruling on stones can change the count of a rule set."""
    return not rules.ignores_ruling


STEPS = (
    Step("record", tuple(RequiredFact), reads=True),
    Step("dead", shown_for=counts_stones),
    Step("seki", shown_for=counts_stones),
    Step("points", shown_for=counts_stones),
    Step("payments", shown_for=lambda rules: bool(rules.payments)),
    Step("count", shown_for=lambda rules: not rules.known_only),
    Step("result", ends=True),
)


def steps_for(rules: RuleSet) -> tuple[Step, ...]:
    """Returns the steps of a rule set, in order."""
    return tuple(step for step in STEPS if step.shown_for(rules))


def step_of(finding: Finding) -> Step | None:
    """Returns the step that a finding of a score belongs to.

    Returns None for remarks on the rule set or on the file, and for findings of an unknown
    kind. A remark on the rule set is, for instance, that it ignores a komi.
    """
    return next((step for step in STEPS if step.id == kind_of(finding).step), None)


@frozen
class Stage:
    """A part of the way to a result, as the window shows it.

    Attributes:
        id: its key in the tables of texts.
        steps: the ids of its steps, in order.
        article: the step whose article supports the whole stage.
    """

    id: str
    steps: tuple[str, ...]
    article: str

    def is_passed_over(self, rules: RuleSet) -> bool:
        """Returns True if a rule set has nothing to decide in this stage."""
        return not any(step.id in self.steps for step in steps_for(rules))


STAGES = (
    Stage("dead", ("dead",), "dead"),
    Stage("doubts", ("record", "seki", "points", "payments"), "points"),
    Stage("count", ("count",), "count"),
    Stage("result", ("result",), "result"),
)
"""The stages in order: dead stones, doubts, count, result."""
