"""The facts of the game that a result can depend on under a rule set, and the missing ones."""

from __future__ import annotations

from goref.core.case.facts import RequiredFact
from goref.core.rulesets.table import ruleset
from goref.core.rulesets.used_facts import used_facts
from goref.core.scoring.scorer import Score
from goref.core.scoring.status import CaseState

ALWAYS_ASKED = ("komi", "handicap")
"""Facts that the form always asks for, whatever the rule set."""


def facts_asked(rules: str) -> frozenset[str]:
    """Returns the names of the facts that matter under a rule set, except komi and handicap."""
    return frozenset(used.fact for used in used_facts(ruleset(rules))).difference(ALWAYS_ASKED)


def facts_missing(score: Score) -> tuple[RequiredFact, ...]:
    """Returns the missing facts that somebody can state.

    Returns an empty tuple while the game is being played, or if the result needs no count.
    """
    if score.status.state is CaseState.IN_PLAY or score.outcome is not None:
        return ()
    return tuple(need for need in score.needs if need is not RequiredFact.RECORD)
