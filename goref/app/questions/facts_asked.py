"""The facts of the game that a result can depend on under a rule set, and the missing ones."""

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
    """Returns the names of the facts, besides komi and handicap, that a result may depend on.

    These are the facts that even an empty board needs before it can be counted, facts that no
    record contains, and the end of the game if it makes a difference.
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
    """Returns the missing facts that somebody can state.

    Empty while the game is being played, or if the result is not based on a count.
    """
    if score.status.state is CaseState.IN_PLAY or score.outcome is not None:
        return ()
    return tuple(need for need in score.needs if need is not RequiredFact.RECORD)
