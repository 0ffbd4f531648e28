"""The plays that capture a chain whose only liberties are inside one eye."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position, put

LARGEST_FIELD = 7
"""The most points of an eye space that is read."""
LONGEST = 24
"""The most turns of a line."""


class Spot(NamedTuple):
    """The board during the fight. ``barred``: a ko point that may not be retaken at once."""

    cells: bytes
    barred: Point | None


def capture_line(
    position: Position, target: Point, field: frozenset[Point]
) -> tuple[Point | None, ...] | None:
    """Returns the plays by which the opponent captures a chain, the opponent's first.

    None in the line is a turn in which the owner has nothing to play. Both play only in
    ``field``, and neither has a threat for a ko. Returns None if the chain is not captured, or
    if that needs a field of more than 7 points or more than 24 turns.
    """
    if len(field) > LARGEST_FIELD:
        return None
    owner = Colour(position.cells[target])
    near = position.grid.neighbours
    points = sorted(field)

    def after(spot: Spot, point: Point, colour: Colour) -> Spot | None:
        if spot.cells[point] or point == spot.barred:
            return None
        cells = bytearray(spot.cells)
        captured, own = put(cells, near, point, colour)
        if own:
            return None
        barred = None
        if len(captured) == 1 and all(
            cells[n] == colour.other or n == captured[0] for n in near[point]
        ):
            barred = captured[0]
        return Spot(bytes(cells), barred)

    @cache
    def attack(spot: Spot, left: int) -> tuple[Point | None, ...] | None:
        """Returns the captor's shortest line within ``left`` turns; None if there is none."""
        best: tuple[Point | None, ...] | None = None
        for point in points if left > 0 else ():
            now = after(spot, point, owner.other)
            if now is None:
                continue
            if now.cells[target] != owner:
                return (point,)
            line = defend(now, (left if best is None else len(best) - 1) - 1)
            if line is not None and (best is None or len(line) + 1 < len(best)):
                best = (point, *line)
        return best

    @cache
    def defend(spot: Spot, left: int) -> tuple[Point | None, ...] | None:
        """Returns the owner's best line; None if the chain is not captured.

        The owner passes only if forced to. Lines with a ko are preferred, then long lines. The
        owner never has a threat for the ko.
        """
        lines = []
        for point in (*points, None):
            now = Spot(spot.cells, None) if point is None else after(spot, point, owner)
            if now is None:
                continue
            line = attack(now, left - 1)
            if line is None:
                return None
            lines.append((point, *line))
        return max(lines, key=lambda line: (line[0] is not None, None in line, len(line)))

    for most in range(1, LONGEST, 2):
        line = attack(Spot(position.cells, None), most)
        if line is not None:
            return line
    return None
