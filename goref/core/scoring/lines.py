"""The lines of a count, and the board that was counted."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.numbers import Amount

PENALTY = "penalty"
"""The key of lines paid for incidents; no rule set has such lines."""

REST = "rest"
"""The key of the line of points that neither side counts, which are halved."""


@frozen
class Line:
    """A line of the count: the amount that it adds for each side, in points of margin.

    ``paid`` lines are payments on top of the count on the board. A line for a penalty has the
    number of the incident, others None.
    """

    key: str
    black: Fraction
    white: Fraction
    paid: bool = False
    incident: int | None = None

    @property
    def difference(self) -> Fraction:
        return self.black - self.white

    def of(self, side: Colour) -> Fraction:
        """Returns the points that the line adds for a side."""
        return self.black if side is Colour.BLACK else self.white


def times(weight: int, amount: Amount) -> Fraction:
    """Returns an amount multiplied by its weight."""
    return _exactly(weight * amount)


@lru_cache(maxsize=1024)
def _exactly(amount: Amount) -> Fraction:
    """Returns the amount as a fraction; cached, because few different amounts occur."""
    return Fraction(amount)


def balance(lines: Iterable[Line]) -> Fraction:
    """Returns the points that lines add for Black, less those that they add for White."""
    whole, rest = 0, ZERO
    for line in lines:
        black, white = line.black, line.white
        if black.denominator == white.denominator == 1:
            whole += black.numerator - white.numerator
        else:
            rest += black - white
    return rest + whole if rest else Fraction(whole)


ZERO = Fraction(0)


class CountedBoard(Enum):
    """The board that a rule set counts."""

    RULED = "ruled"
    """The final position under the ruling."""
    ALL_ALIVE = "all-alive"
    """The final position with every stone alive, whatever is marked dead."""
    AS_IT_STANDS = "as-it-stands"
    """The final position without any ruling."""
    BEFORE_LAST = "before-last"
    """The position before the last play."""
