"""The way from a position to a result, as data: stages, their steps, and what is open.

A step has its article and its findings; a rule set has it if there is anything to decide.
The window walks the stages, of which each holds one step or some.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from enum import Enum

from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import frozen
from goref.core.case.facts import Need
from goref.core.findings.kind import Topic
from goref.core.findings.table import kind_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scoring import Score, Winner


class StepState(Enum):
    """How far a step is."""

    DONE = "done"
    LOOK = "look"
    """Nothing is missing, but findings ask the referee to look."""
    OPEN = "open"
    """Something is missing or contradictory."""


@frozen
class Step:
    """A step of the way.

    Attributes:
        id: its key in the word tables, and what a kind of finding names it by.
        needs: facts that are asked for here.
        shown_for: whether a rule set has this step.
        reads: what was noticed in reading the file is shown here.
        ends: the way ends here: it is open until a winner may be named.
    """

    id: str
    needs: tuple[Need, ...] = ()
    shown_for: Callable[[RuleSet], bool] = lambda rules: True
    reads: bool = False
    ends: bool = False

    def findings(self, score: Score) -> tuple[Finding, ...]:
        """What was seen in counting and what is open, as far as it belongs to this step.

        Missing facts are no findings here: see :meth:`missing`.
        """
        open_ = (f for f in score.status.open if kind_of(f).topic is not Topic.ASKING)
        every = dict.fromkeys((*score.findings, *open_))
        return tuple(f for f in every if kind_of(f).step == self.id)

    def missing(self, score: Score) -> tuple[Need, ...]:
        return tuple(n for n in score.needs if n in self.needs)

    def state(self, score: Score, settled: Container[Finding] = ()) -> StepState:
        """How far the step is for a score; findings that are settled ask for nothing."""
        levels = {f.level for f in self.findings(score) if f not in settled}
        unanswered = self.missing(score) or (self.ends and score.winner is Winner.NONE)
        if unanswered or Level.CONFLICT in levels:
            return StepState.OPEN
        look = Level.CHECK in levels or (self.ends and not score.status.is_settled)
        return StepState.LOOK if look else StepState.DONE


def counts_stones(rules: RuleSet) -> bool:
    """Whether a rule set looks at any ruling at all."""
    return not rules.ignores_ruling


STEPS = (
    Step("record", tuple(Need), reads=True),
    Step("dead", shown_for=counts_stones),
    Step("seki", shown_for=counts_stones),
    Step("points", shown_for=counts_stones),
    Step("payments", shown_for=lambda rules: bool(rules.payments)),
    Step("count", shown_for=lambda rules: not rules.known_only),
    Step("result", ends=True),
)


def steps_for(rules: RuleSet) -> tuple[Step, ...]:
    """The steps of a rule set, in order."""
    return tuple(step for step in STEPS if step.shown_for(rules))


def step_of(finding: Finding) -> Step | None:
    """The step a finding of a score belongs to; None for remarks on the rule set itself.

    Such are also what it leaves out: a komi, a handicap, the ruling.
    """
    return next((step for step in STEPS if step.id == kind_of(finding).step), None)


@frozen
class Stage:
    """A part of the way, as it is walked at the table.

    Attributes:
        id: its key in the word tables.
        steps: the ids of its steps, in order.
        article: the step whose article it rests on as a whole.
    """

    id: str
    steps: tuple[str, ...]
    article: str

    def is_passed_over(self, rules: RuleSet) -> bool:
        """Whether a rule set has nothing to decide here."""
        return not any(step.id in self.steps for step in steps_for(rules))


STAGES = (
    Stage("dead", ("dead",), "dead"),
    Stage("doubts", ("record", "seki", "points", "payments"), "points"),
    Stage("count", ("count",), "count"),
    Stage("result", ("result",), "result"),
)
"""Dead stones, doubts, count, result."""


def stage_of(step: str) -> str:
    """The id of the stage that a step is in; remarks on a rule set go with the result."""
    return next((stage.id for stage in STAGES if step in stage.steps), STAGES[-1].id)
