"""The base number (归本数): the number that a side's land must exceed to win, and that land.

The base is half of the board, changed by payments that are not made on the board. Only rule
sets that compare land with a base use it.
"""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.colour import Pair
from goref.core.base.frozen import frozen
from goref.core.rulesets.ruleset import Count, Payment, Unit
from goref.core.scoring.scorer import Score

COUNTED_AGAINST_A_BASE = frozenset(
    {Count.AREA, Count.HALF, Count.BOTH_SIDES, Count.AVERAGED, Count.FILL_AND_HALVE}
)
UNITS_OF_LAND = (Unit.ZI, Unit.POINTS)
PAID_ON_THE_BOARD = frozenset({Payment.FIRST_PASS_BY_BLACK.value})
"""Payments that are made with a stone on the board: they lower the land, not the base."""


@frozen
class BaseNumber:
    """Land and base of both sides, in points of the board (a zi of land is a point).

    The two numbers of ``land`` add up to the points of the board, and so do those of ``base``.
    A side wins by ``land - base`` if that is positive.
    """

    land: Pair[Fraction]
    base: Pair[Fraction]


def base_number(score: Score) -> BaseNumber | None:
    """Returns land and base of a score; None if it has no margin or uses no base.

    Black's land less Black's base is half the margin in points, which is the margin in zi.
    """
    rules = score.rules
    if score.margin is None or rules.unit not in UNITS_OF_LAND:
        return None
    if not COUNTED_AGAINST_A_BASE & set(rules.counts):
        return None
    size = Fraction(score.tally.size)
    moved = sum(
        (
            line.difference
            for line in score.lines
            if line.paid and line.key not in PAID_ON_THE_BOARD
        ),
        Fraction(0),
    )
    base = (size - moved) / 2
    land = base + score.margin / 2
    return BaseNumber(Pair(land, size - land), Pair(base, size - base))
