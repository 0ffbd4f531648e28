"""The one line of a result that a player can check, as numbers, and the table that leads to it.

``Black 182½ − 184¼ = −1¾``, or ``Black 59, White 55 + 4½ = 59½``: the number of each side, the
payments on top, and nothing else. A rule set's ``CheckFormula`` decides what is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.frozen import frozen, replace
from goref.core.rulesets.ruleset import CheckFormula, Payment
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.lines import PENALTY, ZERO, Line
from goref.core.scoring.scorer import Score

BASE = "base"
"""The role of the base number, which is subtracted."""
IN_THE_BASE = frozenset(
    {Payment.KOMI.value, Payment.LAST_PLAY_1920.value, Payment.LAST_PLAY_1964.value}
)
"""Payments that are part of the base number; any other payment is a term of its own."""
HANDED_OVER = frozenset({Quantity.LOST.value, Quantity.PASS_STONES.value})
"""Quantities that one side loses and the other side gains."""


@frozen
class CheckTerm:
    """A number in the check line.

    Attributes:
        side: the side that the number belongs to.
        role: a value of ``CheckFormula`` for the counted number, ``base``, or a payment.
        amount: the amount that it adds for the side, in the rule set's own unit.
    """

    side: Colour
    role: str
    amount: Fraction


@frozen
class CheckLine:
    """The check line: for each counted side its number, then the amounts added to it.

    Black's terms less White's are the ``difference``, in the rule set's own unit. Otherwise
    AssertionError is raised, which means a bug.
    """

    reckoning: CheckFormula
    terms: tuple[CheckTerm, ...]
    difference: Fraction

    def __post_init__(self) -> None:
        left = self.total(BLACK) - self.total(WHITE)
        if left != self.difference:
            raise AssertionError(f"the line gives {left}, not {self.difference}")

    def of(self, side: Colour) -> tuple[Fraction, ...]:
        """Returns a side's numbers; empty if the side is not counted."""
        return tuple(term.amount for term in self.terms if term.side is side)

    def total(self, side: Colour) -> Fraction:
        """Returns the sum of a side's numbers."""
        return sum(self.of(side), Fraction(0))


@frozen
class Figures:
    """The table of a count, in the unit of the check line.

    Attributes:
        rows: the counted rows, then the payments. If one land is compared with a base number, a
            payment changes both sides' numbers by half.
        above: the number of rows above the sum: all rows, or only those before the payments if
            a base number contains the payments.
        total: the sum of the rows above it. This is the first number of the check line if a
            base number follows there, else the last.
    """

    rows: tuple[Line, ...]
    above: int
    total: Pair[Fraction]


def figures(score: Score) -> Figures:
    """Returns the table of a score."""
    counted = [line for line in score.lines if not line.paid]
    paid = [line for line in score.lines if line.paid]
    match score.rules.reckoning:
        case CheckFormula.LAND:
            halves = (line.difference / 2 for line in paid)
            paid = [
                replace(line, black=half, white=-half)
                for line, half in zip(paid, halves, strict=True)
            ]
        case CheckFormula.TAKEN:
            counted = list(_in_taken_stones(counted))
            paid = [
                line
                if line.key == PENALTY
                else replace(line, black=-line.white, white=-line.black)
                for line in paid
            ]
    rows = (*counted, *paid)
    above = len(counted) if score.rules.reckoning is CheckFormula.LAND else len(rows)
    total = Pair(*(sum((x.of(side) for x in rows[:above]), ZERO) for side in COLOURS))
    return Figures(rows, above, total)


def _in_taken_stones(counted: Iterable[Line]) -> Iterator[Line]:
    """Yields the rows of rights to play, then of stones taken.

    A row between them subtracts the rights that both sides have.
    """
    rights = [line for line in counted if line.key not in HANDED_OVER]
    lost = [line for line in counted if line.key in HANDED_OVER]
    yield from rights
    black, white = (-sum((line.of(side) for line in lost), ZERO) for side in COLOURS)
    both = min(sum((line.of(side) for line in rights), ZERO) for side in COLOURS)
    if both:
        yield Line("rights-of-both", -both, -both)
    if lost:
        yield Line("taken", white, black)


def check_line(score: Score, side: Colour = BLACK) -> CheckLine | None:
    """Returns the check line; None if no count decides, or no winner may be named yet.

    Args:
        side: the side whose land is shown, if one side is compared with a base number.
    """
    if score.native is None or score.outcome is not None:
        return None
    if not score.status.state.names_winner:
        return None
    reckoning = score.rules.reckoning
    return CheckLine(reckoning, tuple(TERMS[reckoning](score, side)), score.native)


def _against_base(score: Score, side: Colour) -> Iterator[CheckTerm]:
    """Yields a side's land, its base number subtracted, and other payments, in zi."""
    sign = 1 if side is BLACK else -1
    half = Fraction(score.tally.size, 2)
    ahead = moved = Fraction(0)
    returned = []
    for line in score.lines:
        zi = sign * line.difference / 2
        if not line.paid:
            ahead += zi
        elif line.key in IN_THE_BASE:
            moved += zi
        elif zi or line.key != PENALTY:  # a penalty that both pay equally changes nothing
            returned.append(CheckTerm(side, line.key, zi))
    yield CheckTerm(side, CheckFormula.LAND.value, half + ahead)
    yield CheckTerm(side, BASE, moved - half)
    yield from returned


def _side_by_side(score: Score, _: Colour) -> Iterator[CheckTerm]:
    """Yields each side's number and the amounts added to it."""
    for side in COLOURS:
        has = sum((x.of(side) for x in score.lines if not x.paid), Fraction(0))
        yield CheckTerm(side, score.rules.reckoning.value, has)
        for line in score.lines:
            if line.paid and line.of(side):
                yield CheckTerm(side, line.key, line.of(side))


def _taken(score: Score, _: Colour) -> Iterator[CheckTerm]:
    """Yields the stones that each side takes, then its payments.

    A stone is also taken if it is handed over while the other side plays out its rights, or to
    make the turns equal.
    """
    counted = [line for line in score.lines if not line.paid]
    lost = [line for line in counted if line.key in HANDED_OVER]
    rights = sum((x.difference for x in counted if x.key not in HANDED_OVER), Fraction(0))
    more = {BLACK: max(rights, Fraction(0)), WHITE: max(-rights, Fraction(0))}
    for side in COLOURS:
        taken = -sum((line.of(side.other) for line in lost), Fraction(0))
        yield CheckTerm(side, CheckFormula.TAKEN.value, taken + more[side])
        for line in score.lines:
            if line.key == PENALTY:
                if line.of(side):
                    yield CheckTerm(side, line.key, line.of(side))
            elif line.paid and line.of(side.other):
                yield CheckTerm(side, line.key, -line.of(side.other))


TERMS: dict[CheckFormula, Callable[[Score, Colour], Iterator[CheckTerm]]] = {
    CheckFormula.LAND: _against_base,
    CheckFormula.AREA: _side_by_side,
    CheckFormula.TERRITORY: _side_by_side,
    CheckFormula.ROUTES: _side_by_side,
    CheckFormula.TAKEN: _taken,
    CheckFormula.STANDING: _side_by_side,
}
"""Functions that turn the lines of a score into the terms of the check line."""
