"""The lines of a count."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the count: what it adds to each side, in points of margin.

    ``paid`` lines are payments on top of what was counted on the board.
    """

    key: str
    black: Fraction
    white: Fraction
    paid: bool = False

    @property
    def difference(self) -> Fraction:
        return self.black - self.white
