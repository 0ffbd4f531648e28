"""Empty regions of a board, divided by the points the referee has ruled on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position, joined


@frozen
class Region:
    """Connected empty points and the stones around them.

    Attributes:
        touches: the colours of the stones around the region (or of the owners of ruled points):
            1 for Black plus 2 for White; 0 for neither.
        stones: the points of the stones around the region.
    """

    points: frozenset[Point]
    touches: int
    stones: frozenset[Point]

    @property
    def owner(self) -> Colour | None:
        """The only colour around the region; None if both colours touch it, or neither does."""
        if self.touches == BLACK:
            return BLACK
        return WHITE if self.touches == WHITE else None


def cut_regions(
    position: Position, walls: Mapping[Point, Colour | None] | None = None
) -> list[Region]:
    """Returns the regions of empty points; ruled points act as walls.

    ``walls`` maps each ruled point to its owner. In ``touches`` a wall counts as a stone of its
    owner, a public wall (None) for neither side; ``stones`` holds real stones only.
    """
    cells = position.cells
    if not walls:
        return [
            Region(part, _colours(cells, stones), stones)
            for part, stones in position.parts.regions.items()
        ]
    contents = bytearray(cells)
    for p in walls:
        contents[p] = WALL
    regions = []
    for points, beside in joined(position.grid, contents):
        if not contents[points[0]]:
            stones = frozenset(p for p in beside if cells[p])
            touches = _colours(cells, stones)
            for p in set(beside) - stones:
                touches |= walls[p] or 0
            regions.append(Region(frozenset(points), touches, stones))
    return regions


WALL = 3


def _colours(cells: bytes, stones: Iterable[Point]) -> int:
    """Returns the colours of stones as bits, as in :attr:`Region.touches`."""
    touches = 0
    for p in stones:
        touches |= cells[p]
    return touches
