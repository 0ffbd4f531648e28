"""Which facts of the game a result rests on: under a rule set at all, and those missing."""

from __future__ import annotations

from functools import cache

from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.game.play_rules import Passes
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.status import CaseState


@cache
def facts_asked(rules: str) -> frozenset[str]:
    """The answers, beside komi and handicap, that a result under a rule set may rest on.

    What an empty board must be told before it can be counted, what no record tells, and ends
    of the game that make a difference.
    """
    of = ruleset(rules)
    asked = {need.value for need in Scorer(Case()).score(of, remarks=False).needs}
    asked.update(of.facts_of_its_own)
    if of.voids_dead:
        asked.add("end")
    if RequiredFact.PLAYS.value in asked and of.passes is not Passes.FREE:
        asked.add(RequiredFact.PASS_STONES.value)  # who states the plays may leave them out
    return frozenset(asked)


def facts_missing(score: Score) -> tuple[RequiredFact, ...]:
    """The facts that a result waits for and somebody can state; none while it is played."""
    if score.status.state is CaseState.IN_PLAY or score.outcome is not None:
        return ()
    return tuple(need for need in score.needs if need is not RequiredFact.RECORD)
