"""The lines of a count, and the board it is of."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen

PENALTY = "penalty"
"""The key of a line that is paid for an incident: no rule set names it."""


@frozen
class Line:
    """A line of the count: what it adds to each side, in points of margin.

    ``paid`` lines are payments on top of what was counted on the board. A penalty names the
    number of the incident that it is for.
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
        """What it adds to a side."""
        return self.black if side is Colour.BLACK else self.white


class Basis(Enum):
    """The board a rule set counted."""

    RULED = "ruled"
    """The final position under the ruling."""
    ALL_ALIVE = "all-alive"
    """The final position with every dead mark void."""
    AS_IT_STANDS = "as-it-stands"
    """The final position without any ruling."""
    BEFORE_LAST = "before-last"
    """The position before the last play."""
