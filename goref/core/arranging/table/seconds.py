"""The time two people need to do a count and to check it, in tenths of a second.

This is the one table of weights. They are a referee's estimates, not measurements, and whole
numbers, so that a plan is the same on every machine. They compare the moving of a stone with
the reading of an easier shape. If irregular spaces cost less, a planner would hardly tidy.
"""

from __future__ import annotations

TOUCH = 12
"""A stone put down, removed or moved: the hand goes there and back."""
TENS = 10
"""A block of whole tens: one glance, however many tens."""
SPACE = 20
"""Any other space must be found, measured or counted, and added."""
POINT = 4
"""For each point of a rectangle that is not whole tens, if the count adds points up."""
SET_AGAINST = 19
"""A rectangle that is only matched with one of the other side: nothing is added."""
TENS_SET_AGAINST = 17
"""A rectangle of whole tens that is only matched; it saves little if nothing is added."""
STRAY = 20
"""For each point of an irregular space: both players point at each."""


def tens(*, added: bool = True) -> int:
    """Returns the time to read a rectangle of whole tens, in tenths of a second.

    ``added``: as for :func:`rectangle`.
    """
    return TENS if added else TENS_SET_AGAINST


def rectangle(points: int, *, added: bool = True) -> int:
    """Returns the time to read a rectangle not of whole tens, in tenths of a second.

    ``added``: True if the count adds points up, False if spaces are only matched with the other
    side's, so that a rectangle's points are not counted.
    """
    return SPACE + POINT * points if added else SET_AGAINST


def irregular(points: int) -> int:
    """Returns the time to count an irregular space, in tenths of a second.

    The time grows with the square of the size, as do errors and the counts made again for them.
    """
    return SPACE + STRAY * points + points * points
