"""Empty regions of a board, cut along the points the referee has ruled on."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position


@frozen
class Region:
    """Connected empty points and the stones around them.

    Attributes:
        touches: bit 1 for Black, bit 2 for White: whose stones (or owned ruled points)
            lie around.
        stones: the stones around, as points.
    """

    points: frozenset[Point]
    touches: int
    stones: frozenset[Point]

    @property
    def owner(self) -> Colour | None:
        """The only colour around, None if both or neither."""
        if self.touches == BLACK:
            return BLACK
        return WHITE if self.touches == WHITE else None


def cut_regions(
    position: Position, walls: Mapping[Point, Colour | None], within: Collection[Point]
) -> list[Region]:
    """The regions of the empty points ``within``, where ruled points act as walls.

    ``walls`` maps each ruled point to its owner; an owned wall counts as touching its
    owner, a public one as touching nobody.
    """
    cells, near = position.cells, position.grid.neighbours
    open_points = set(within) - walls.keys()
    regions = []
    for start in sorted(open_points):
        if start not in open_points:
            continue
        open_points.discard(start)
        part = [start]
        stones: set[Point] = set()
        touches = 0
        for p in part:
            for n in near[p]:
                if cells[n]:
                    stones.add(n)
                    touches |= cells[n]
                elif n in open_points:
                    open_points.discard(n)
                    part.append(n)
                elif n in walls:
                    touches |= walls[n] or 0
        regions.append(Region(frozenset(part), touches, frozenset(stones)))
    return regions
