"""A reading under the referee's eyes: what he has looked at, and what he put right."""

from __future__ import annotations

from collections.abc import Mapping

from goref.app.photo.reading import PhotoReading
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry

LISTED, ALL_BUT_SURE = 8, 0.9995
"""So many points are worth a look beside the doubts, unless they are more certain than that."""
NEXT = {None: BLACK, BLACK: WHITE, WHITE: None}
"""What a click makes of a point."""


@frozen
class LookedAt:
    """What was read, and what the referee says of it.

    Attributes:
        put: what lies on points by him.
        seen: points he has looked at.
    """

    reading: PhotoReading
    put: Mapping[Point, Colour | None] = field(default_factory=dict)
    seen: frozenset[Point] = frozenset()

    @property
    def position(self) -> Position:
        """What lies on the board by both: the referee is right."""
        return self.reading.position.with_stones(self.put)

    @property
    def left(self) -> tuple[Point, ...]:
        """The doubts he has not looked at, the least certain first."""
        return tuple(p for p in self.reading.doubts if p not in self.seen)

    @property
    def listed(self) -> tuple[Point, ...]:
        """What is worth a look, the least certain first: every doubt, and what is hardly
        doubtful as long as there is little else."""
        worst, sure = self.reading.worst_first, self.reading.certainties
        few = tuple(p for p in worst[:LISTED] if sure[p] < ALL_BUT_SURE)
        return max(self.reading.doubts, few, key=len)

    def saw(self, point: Point) -> LookedAt:
        """He has looked at a point, and it is as it stands."""
        return replace(self, seen=self.seen | {point})

    def with_stone(self, point: Point, colour: Colour | None) -> LookedAt:
        """He says what lies on a point."""
        return replace(self.saw(point), put={**self.put, point: colour})

    def cycled(self, point: Point) -> LookedAt:
        """A point goes on from empty to black, from black to white, from white to empty."""
        return self.with_stone(point, NEXT[self.position.colour(point)])


def turned_reading(reading: PhotoReading, symmetry: Symmetry) -> PhotoReading:
    """A reading as it is from another side; its corners begin there at the upper left."""
    board = reading.position.grid
    last, size = board.width - 1, len(board)
    cells, certainties = bytearray(size), [0.0] * size
    for p in board.points:
        image = board.turned(p, symmetry)
        cells[image] = reading.position.cells[p]
        certainties[image] = reading.certainties[p]
    outer = (0, last, size - 1, size - 1 - last)
    came = [
        outer.index(p) for image in outer for p in outer if board.turned(p, symmetry) == image
    ]
    return replace(
        reading,
        position=Position(board, bytes(cells)),
        certainties=tuple(certainties),
        corners=tuple(reading.corners[i] for i in came),
        moved=tuple(reading.moved[i] for i in came),
    )
