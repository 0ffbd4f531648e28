"""A stone of an arrangement that the referee put elsewhere."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point


@frozen
class Shift:
    """One stone dragged within its own side's land.

    Attributes:
        rules, count: ids of the rule set and of the count it was dragged in.
        side: the side that was counted alone, None for both.
        after: how many moves of the arrangement had been made then.
        source, target: from where to where.
        tidied: the program did it, asked to tidy what the referee had not set.
    """

    rules: str
    count: str
    side: Colour | None
    after: int
    source: Point
    target: Point
    tidied: bool = False
