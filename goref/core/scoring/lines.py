"""The lines of a count, and the board they were counted on."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.numbers import Amount

PENALTY = "penalty"
"""The key of a line that is paid for an incident: no rule set names it."""


@frozen
class Line:
    """A line of the count: what it adds to each side, in points of margin.

    ``paid`` lines are payments on top of the count on the board. A penalty has the number of
    its incident.
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
        """Returns the points it adds to a side."""
        return self.black if side is Colour.BLACK else self.white


def times(weight: int, amount: Amount) -> Fraction:
    """Returns an amount times its weight."""
    return _exactly(weight * amount)


@lru_cache(maxsize=1024)
def _exactly(amount: Amount) -> Fraction:
    """Returns the amount as a fraction; cached, because few amounts are different."""
    return Fraction(amount)


def balance(lines: Iterable[Line]) -> Fraction:
    """Returns what lines add to Black, less what they add to White."""
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
    """The board a rule set counted."""

    RULED = "ruled"
    """The final position under the ruling."""
    ALL_ALIVE = "all-alive"
    """The final position with every dead mark void."""
    AS_IT_STANDS = "as-it-stands"
    """The final position without any ruling."""
    BEFORE_LAST = "before-last"
    """The position before the last play."""
