"""Missing or surplus stones in the stone check, and the counts they would change.

Such stones make only counts with stones wrong; the formulas use stated numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goref.core.base.colour import BLACK, Colour, Pair
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.case.facts import Facts, stated_prisoners
from goref.core.case.ledger import Ledger, ledger_of
from goref.core.rulesets.ruleset import Count, RuleSet
from goref.core.ruling.quantity import Quantity

BY_LOST = frozenset(
    {
        Count.EQUAL_STONES,
        Count.AVERAGED,
        Count.TERRITORY,
        Count.ROUTES,
        Count.DOT,
        Count.TINGDAO,
    }
)
"""Counts in which every lost stone is filled back, or counted for the other side."""
BY_LOST_IF_WEIGHED = frozenset({Count.HALF, Count.SATURATION})
"""Counts like those of :data:`BY_LOST`, but only under rule sets that count lost stones."""


def depends(rules: RuleSet, count: Count) -> bool:
    """Returns True if a missing or surplus stone changes a count.

    Such counts use lost stones, or need the full number of stones of each side (filling in).
    """
    if count in BY_LOST_IF_WEIGHED:
        return Quantity.LOST in rules.weights
    return count in BY_LOST or count is Count.FILL_IN


def effects(rules: RuleSet, colour: Colour, gap: int) -> tuple[tuple[Count, int], ...]:
    """Returns the counts that a wrong number of stones changes, each with the points.

    The points are Black's gain. A missing stone leaves a point of its own side's land empty, or
    is a prisoner less for the other side. So its own side gains a point.

    Args:
        gap: the number of surplus stones of the colour; negative if stones are missing.

    Returns:
        the counts in the rule set's order; empty if ``gap`` is 0.
    """
    points = -gap if colour is BLACK else gap
    if not points:
        return ()
    return tuple((count, points) for count in rules.counts if depends(rules, count))


def stone_findings(case: Case, rules: RuleSet, facts: Facts) -> Iterator[Finding]:
    """Yields the findings of a case's stone check, each with the counts it could change."""
    said = bool(case.answers.prisoners or case.answers.plays)
    return ledger_findings(_stated(case, rules, facts), rules, said)


def ledger_findings(kept: Ledger, rules: RuleSet, stated: bool) -> Iterator[Finding]:
    """Yields the findings of a stone check.

    Args:
        stated: True if somebody stated prisoners or plays; those of a record need no check.
    """
    if stated:
        for colour, gap in kept.unexplained:
            off = _off(rules, colour, gap)
            yield found("ledger-gap", Level.CONFLICT, colour=colour, count=gap, off=off)
    due, seen = kept.in_bowls, kept.found
    if due is None or seen is None:
        return
    for colour, gap in kept.astray:
        off = _off(rules, colour, gap)
        level = Level.CHECK if off else Level.NOTE
        told: dict[str, Any] = {"colour": colour, "count": abs(gap), "off": off}
        told |= {"seen": seen.of(colour), "due": due.of(colour)}
        if gap < 0:
            yield found("ledger-missing", level, **told)
        else:
            yield found("ledger-surplus", level, **told)


def _off(rules: RuleSet, colour: Colour, gap: int) -> tuple[str, ...]:
    return tuple(count.value for count, _ in effects(rules, colour, gap))


def _stated(case: Case, rules: RuleSet, facts: Facts) -> Ledger:
    """Returns the stone check of the final board, even if an earlier board is counted."""
    answers, end, bare = case.answers, case.moments[-1], case.record.is_bare
    told = replace(
        facts,
        setup=Pair(facts.handicap, 0) if bare else end.setup,
        plays=answers.plays or (None if bare else end.plays),
        captured=stated_prisoners(case) or (None if bare else end.captured),
    )
    return ledger_of(case, told, equal_sets=rules.equal_sets)
