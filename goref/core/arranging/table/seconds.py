"""How long two people need to do a count and to check it, in tenths of a second.

The one table of weights. They are a referee's estimates, not measurements, and whole numbers,
so that a plan is the same on every machine. What they must do is to set a stone moved against
a shape that is read more easily: with less for an irregular space a planner hardly tidies.
"""

from __future__ import annotations

TOUCH = 12
"""A stone put down, taken off or moved: the hand goes there and back."""
TENS = 10
"""A block of whole tens: one glance, however many tens."""
SPACE = 20
"""Any other space has to be found, measured or counted, and added."""
POINT = 4
"""For each point of a rectangle that is in no ten, where the points are added up."""
SET_AGAINST = 19
"""A rectangle that is only set against one of the other side: it need not be added."""
TENS_SET_AGAINST = 17
"""One of whole tens: there is little to gain where nothing is added."""
STRAY = 20
"""For each point of an irregular space: it is pointed at, by both."""


def tens(*, added: bool = True) -> int:
    """To read a rectangle of whole tens."""
    return TENS if added else TENS_SET_AGAINST


def rectangle(points: int, *, added: bool = True) -> int:
    """To read a rectangle of no whole tens.

    ``added``: the count adds points up; else spaces are only set against those of the other
    side, and how many points a rectangle has need not be said.
    """
    return SPACE + POINT * points if added else SET_AGAINST


def irregular(points: int) -> int:
    """To count an irregular space; errors come with its size, and so does counting again."""
    return SPACE + STRAY * points + points * points
