"""The times at which each stone of a step departs and arrives: plain numbers, no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.arranging.table.arrangement import Move, OffBoardPlace, Place
from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen

SHORTEST, LONGEST = 150.0, 300.0
"""Milliseconds that one stone travels: to the next point, and across the whole board."""
WHOLE_STEP = 2000.0
"""Milliseconds from the first stone's start to the last one's in a long step."""
SPEEDS = (0.4, 0.7, 1.0, 1.8, 4.0)
"""The speeds of travelling stones as factors, from the slowest."""
USUAL = 2
"""The initial speed: an index into SPEEDS."""
PAUSE = 1600.0
"""Milliseconds between two steps that play by themselves, for reading the sentence."""

Where = tuple[Place, Colour | None]
"""A point, or the bowl or lid that holds a colour."""


@frozen
class Trip:
    """A stone under way.

    Attributes:
        colour: None for a move that moves no stone.
        start, end: milliseconds from the beginning of the run.
    """

    colour: Colour | None
    origin: Place
    goal: Place
    start: float
    end: float

    @property
    def flies(self) -> bool:
        """True if anything is visible on the way."""
        return None not in (self.colour, self.origin, self.goal)


def trips(moves: Sequence[Move], far: float, *, back: bool = False) -> tuple[Trip, ...]:
    """Returns the timetable of a run of moves at ordinary speed, in order of arrival.

    Args:
        far: the longest way of a stone, in parts of the board's diagonal.
        back: the moves are undone, the last one first.
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
    """Returns the part of the way after a part of the time: slow at both ends."""
    return part * part * (3 - 2 * part)
