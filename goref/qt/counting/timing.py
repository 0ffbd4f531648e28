"""The times at which the stones of a step depart and arrive: plain numbers, no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.arranging.table.arrangement import Move, OffBoardPlace, Place
from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen

SHORTEST, LONGEST = 150.0, 300.0
"""The time that a stone travels, in milliseconds: the shortest way, and across the
whole board.
"""
WHOLE_STEP = 2000.0
"""In a long step, the last stone departs this many milliseconds after the first."""
SPEEDS = (0.4, 0.7, 1.0, 1.8, 4.0)
"""The speeds that can be chosen for travelling stones, as multiples of the usual one."""
USUAL = 2
"""The index of the usual speed in SPEEDS."""
PAUSE = 1600.0
"""Milliseconds between two steps during playback, in which the sentence can be read."""

Where = tuple[Place, Colour | None]
"""A place of stones: (point, None), or (bowl or lid, colour of its stones)."""


@frozen
class Trip:
    """The trip of one stone, with its times.

    Attributes:
        colour: the colour of the stone; None for a move without a stone.
        origin, goal: the places at which the trip starts and ends.
        start, end: milliseconds since the start of the animation.
    """

    colour: Colour | None
    origin: Place
    goal: Place
    start: float
    end: float

    @property
    def flies(self) -> bool:
        """True if a stone travels from one place to another."""
        return None not in (self.colour, self.origin, self.goal)


def trips(moves: Sequence[Move], far: float, *, back: bool = False) -> tuple[Trip, ...]:
    """Returns the trips for a series of moves at the usual speed, in order of arrival.

    Args:
        far: the longest distance of a trip, as a fraction of the board's diagonal.
        back: True if the moves are undone, beginning with the last one.
    """
    lasts = SHORTEST + (LONGEST - SHORTEST) * min(max(far, 0.0), 1.0)
    gap = min(0.55 * lasts, WHOLE_STEP / max(len(moves) - 1, 1))
    made: list[Trip] = []
    there: dict[Where, float] = {}
    start = end = 0.0
    for move in reversed(moves) if back else moves:
        origin, goal = move.source, move.target
        if back:
            origin, goal = goal, origin
        if made:
            start += gap
        # A stone that is put down first must arrive before it leaves again.
        start = max(start, there.get(_where(origin, move.colour), 0.0))
        flies = None not in (move.colour, origin, goal)
        end = max(end, start + (lasts if flies else 0.0))
        there[_where(goal, move.colour)] = end
        made.append(Trip(move.colour, origin, goal, start, end))
    return tuple(made)


def _where(place: Place, colour: Colour | None) -> Where:
    return (place, colour if isinstance(place, OffBoardPlace) else None)


def eased(part: float) -> float:
    """Returns the fraction of the distance after a fraction of the time, both from 0 to 1.

    The motion starts and ends slowly.
    """
    return part * part * (3 - 2 * part)
