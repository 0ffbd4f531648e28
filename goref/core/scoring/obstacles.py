"""Obstacles to a count: facts that are missing, and known facts that the count cannot use."""

from __future__ import annotations

from enum import Enum

from goref.core.base.colour import WHITE
from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.case.facts import Facts, RequiredFact
from goref.core.rulesets.ruleset import Count, RuleSet
from goref.core.ruling.quantity import Quantity


class UnfitFact(Enum):
    """A known fact because of which a count would give a wrong margin."""

    WHITE_BEGAN = "white-began"
    """White began without a handicap, so that White's last pass does not make turns equal."""
    HANDICAP = "handicap"
    """The game has handicap stones, for which plays do not pay."""
    STATED = "stated"
    """Plays or prisoners were stated, but the count needs those of the record."""


@frozen
class Obstacles:
    """The obstacles to a count; false if there are none.

    Attributes:
        needs: facts that the count needs and that are missing.
        unfit: known facts that do not fit the count.
    """

    needs: tuple[RequiredFact, ...] = ()
    unfit: tuple[UnfitFact, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.needs or self.unfit)


def obstacles(case: Case, rules: RuleSet, facts: Facts, count: Count) -> Obstacles:
    """Returns the obstacles to a count; facts that the score itself lacks are left out."""
    known = {
        RequiredFact.PRISONERS: facts.captured,
        RequiredFact.PLAYS: facts.plays,
        RequiredFact.PASS_STONES: facts.pass_stones,
        RequiredFact.RECORD: facts.passes,
    }
    needs = [need for need in required(count, rules) if known[need] is None]
    if RequiredFact.PLAYS in needs:  # stated plays imply that there were no pass stones
        needs = [need for need in needs if need is not RequiredFact.PASS_STONES]
    unfit = []
    if count is Count.DOT and facts.handicap:
        unfit.append(UnfitFact.HANDICAP)
    if _pays_passes(count, rules):
        if facts.began is WHITE and not facts.handicap:
            unfit.append(UnfitFact.WHITE_BEGAN)
        if not needs and (case.answers.plays or case.answers.prisoners):
            unfit.append(UnfitFact.STATED)
    return Obstacles(tuple(needs), tuple(unfit))


def required(count: Count, rules: RuleSet) -> tuple[RequiredFact, ...]:
    """Returns the facts of a game that a count requires under a rule set."""
    if _pays_passes(count, rules):
        return (RequiredFact.RECORD,)
    needs = REQUIRED.get(count, ())
    if Quantity.LOST in rules.weights:
        needs += REQUIRED_WITH_LOST.get(count, ())
    if Quantity.PASS_STONES in rules.weights:
        needs += REQUIRED_WITH_PASS_STONES.get(count, ())
    return needs


def _pays_passes(count: Count, rules: RuleSet) -> bool:
    """Returns True if an area rule set counts territory with a stone paid for every pass."""
    return count is Count.TERRITORY and Quantity.LOST not in rules.weights


REQUIRED: dict[Count, tuple[RequiredFact, ...]] = {
    Count.EQUAL_STONES: (RequiredFact.PRISONERS, RequiredFact.PLAYS, RequiredFact.PASS_STONES),
    Count.AVERAGED: (RequiredFact.PRISONERS,),
    Count.DOT: (RequiredFact.PRISONERS, RequiredFact.PLAYS),
    Count.ROUTES: (RequiredFact.PRISONERS,),
    Count.TINGDAO: (RequiredFact.PRISONERS, RequiredFact.PASS_STONES),
}
REQUIRED_WITH_LOST: dict[Count, tuple[RequiredFact, ...]] = {
    Count.HALF: (RequiredFact.PRISONERS,),
    Count.FILL_IN: (RequiredFact.PRISONERS,),
    Count.TERRITORY: (RequiredFact.PRISONERS,),
    Count.SATURATION: (RequiredFact.PLAYS,),
}
"""Facts that a count requires in addition if the rule set counts lost stones."""
REQUIRED_WITH_PASS_STONES: dict[Count, tuple[RequiredFact, ...]] = {
    Count.TERRITORY: (RequiredFact.PASS_STONES,),
    Count.ROUTES: (RequiredFact.PASS_STONES,),
}
"""Facts that a count requires in addition if the rule set counts pass stones."""
