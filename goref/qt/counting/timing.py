"""The times at which each stone of a step departs and arrives: plain numbers, no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.arranging.table.arrangement import Move, OffBoardPlace, Place
from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen

SHORTEST, LONGEST = 150.0, 300.0
"""Milliseconds that a stone travels: for the shortest way, and across the whole board."""
WHOLE_STEP = 2000.0
"""Milliseconds from the departure of the first stone to that of the last in a long step."""
SPEEDS = (0.4, 0.7, 1.0, 1.8, 4.0)
"""The speeds of travelling stones, as factors of the ordinary speed, slowest first."""
USUAL = 2
"""The initial speed: an index into SPEEDS."""
PAUSE = 1600.0
"""Milliseconds between two steps in automatic playing, for reading the sentence."""

Where = tuple[Place, Colour | None]
"""A point with None, or bowl or lid with the colour of the stones in it."""


@frozen
class Trip:
    """A move of the timetable, with its times.

    Attributes:
        colour: the stone's; None for a move that moves no stone.
        start, end: milliseconds from the beginning of the run.
    """

    colour: Colour | None
    origin: Place
    goal: Place
    start: float
    end: float

    @property
    def flies(self) -> bool:
        """True if the move carries a stone from one place to another."""
        return None not in (self.colour, self.origin, self.goal)


def trips(moves: Sequence[Move], far: float, *, back: bool = False) -> tuple[Trip, ...]:
    """Returns the timetable of a run of moves at ordinary speed, in order of arrival.

    Args:
        far: the longest way of a stone, in parts of the board's diagonal.
        back: True if the moves are undone, the last one first.
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
    """Returns the share of the way covered after a share of the time, both from 0 to 1.

    Motion starts and ends slowly.
    """
    return part * part * (3 - 2 * part)
