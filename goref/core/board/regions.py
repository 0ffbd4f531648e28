"""Empty regions of a board, cut along the points the referee has ruled on."""

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
    position: Position, walls: Mapping[Point, Colour | None] | None = None
) -> list[Region]:
    """The regions of the empty points, where ruled points act as walls.

    ``walls`` maps each ruled point to its owner; an owned wall counts as touching its
    owner, a public one as touching nobody.
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
    """Whose the stones are, as :attr:`Region.touches` has it."""
    touches = 0
    for p in stones:
        touches |= cells[p]
    return touches
