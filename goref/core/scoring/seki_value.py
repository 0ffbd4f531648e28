"""The value that each kind of point in a seki has for its owner under a rule set."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.core.base.colour import BLACK
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import Scorer

NOBODYS = PointRuling(PointKind.SHARED, None)


def worth_by_steps(
    case: Case, rules: RuleSet, points: frozenset[Point], claim: PointRuling
) -> Iterator[Fraction | None]:
    """Yields None once, then the value of ``claim`` to its owner, in the rule set's unit.

    The value is the difference from the same points owned by nobody. Both cases are counted in
    full, with payments and group tax; rulings on the points are ignored, and so are facts
    missing in both. The None comes between the two counts, so that the caller can do other
    work.

    Yields only None if the rule set cannot be counted, and only 0 if the claim has no owner.
    """
    if claim.owner is None:
        yield Fraction(0)
        return
    if rules.known_only:
        yield None
        return
    # Without its owner an eye would no longer join its chains, and a mark that had only spread
    # would lose some of them. So keep every present seki; else more than the eye would change.
    held = survey(case.position, case.ruling).seki
    case = replace(case, ruling=case.ruling.with_lives(held, StoneStatus.SEKI))
    owned = _margin(case, rules, points, claim)
    yield None
    public = _margin(case, rules, points, NOBODYS)
    gained = owned - public if claim.owner is BLACK else public - owned
    yield gained / rules.unit.points


def _margin(
    case: Case, rules: RuleSet, points: frozenset[Point], claim: PointRuling
) -> Fraction:
    ruling = case.ruling.with_claim(points, claim)
    return Scorer(replace(case, ruling=ruling)).score(rules, remarks=False).difference
