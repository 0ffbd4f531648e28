"""What a point of a seki is worth to its owner under a rule set, by what it is ruled to be."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.core.base.colour import BLACK
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.ruling.survey import survey
from goref.core.scoring.scoring import Bench

NOBODYS = Claim(Kind.SHARED, None)


def worth_by_steps(
    case: Case, rules: RuleSet, points: frozenset[Point], claim: Claim
) -> Iterator[Fraction | None]:
    """What ``claim`` is worth to its owner, against nobody's, in the rule set's unit: the last.

    Both are counted in full: with the payments, the tax of groups and all that follows.
    What is not known yet is missing from both and does no harm. None where the rule set
    cannot be counted at all; 0 for a claim without owner. Between the two counts comes a
    None, for a caller who may not wait.
    """
    if claim.owner is None:
        yield Fraction(0)
        return
    if rules.known_only:
        yield None
        return
    # An eye that is nobody's would no longer join its chains, and a mark that had only spread
    # would leave some of them: what is in seki now stays so, or more than the eye would change.
    held = survey(case.position, case.ruling).seki
    case = replace(case, ruling=case.ruling.with_lives(held, Life.SEKI))
    owned = _margin(case, rules, points, claim)
    yield None
    public = _margin(case, rules, points, NOBODYS)
    gained = owned - public if claim.owner is BLACK else public - owned
    yield gained / rules.unit.points


def _margin(case: Case, rules: RuleSet, points: frozenset[Point], claim: Claim) -> Fraction:
    ruling = case.ruling.with_claim(points, claim)
    return Bench(replace(case, ruling=ruling)).score(rules, remarks=False).difference
