"""A stone of an arrangement that the referee moved."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point


@frozen
class Shift:
    """One stone dragged within its own side's land.

    Attributes:
        rules, count: ids of the rule set and of the count in which the stone was dragged.
        side: the side that was counted alone, None for both.
        after: the number of moves of the arrangement before the stone was dragged.
        source, target: the points the stone was moved from and to.
        tidied: True if the program moved the stone, when asked to tidy the stones that the
            referee had not placed.
    """

    rules: str
    count: str
    side: Colour | None
    after: int
    source: Point
    target: Point
    tidied: bool = False
