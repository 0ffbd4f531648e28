"""A reading with the referee's review: points checked and points corrected."""

from __future__ import annotations

from collections.abc import Mapping

from goref.app.photo.reading import PhotoReading
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry

LISTED, ALL_BUT_SURE = 8, 0.9995
"""The least number of points that are listed: the least certain ones, even if not doubtful.

The second number is the certainty (0 to 1) from which a point is listed only if doubtful.
"""
NEXT = {None: BLACK, BLACK: WHITE, WHITE: None}
"""The next content of a point when the referee clicks on it."""


@frozen
class ReviewedReading:
    """A reading of a photograph with the referee's review.

    Attributes:
        put: the new contents of the points that the referee has corrected; None for empty.
        seen: the points that the referee has checked.
    """

    reading: PhotoReading
    put: Mapping[Point, Colour | None] = field(default_factory=dict)
    seen: frozenset[Point] = frozenset()

    @property
    def position(self) -> Position:
        """The position read, with the referee's corrections."""
        return self.reading.position.with_stones(self.put)

    @property
    def left(self) -> tuple[Point, ...]:
        """The doubtful points that are not checked yet, the least certain first."""
        return tuple(p for p in self.reading.doubts if p not in self.seen)

    @property
    def listed(self) -> tuple[Point, ...]:
        """The points to be checked, the least certain first.

        They are the doubtful points; if these are few, also others that are not quite certain.
        """
        worst, sure = self.reading.worst_first, self.reading.certainties
        few = tuple(p for p in worst[:LISTED] if sure[p] < ALL_BUT_SURE)
        return max(self.reading.doubts, few, key=len)

    def saw(self, point: Point) -> ReviewedReading:
        """Returns the review after ``point`` was checked and left as it is."""
        return replace(self, seen=self.seen | {point})

    def with_stone(self, point: Point, colour: Colour | None) -> ReviewedReading:
        """Returns the review after ``point`` was corrected to ``colour``; None for empty."""
        return replace(self.saw(point), put={**self.put, point: colour})

    def cycled(self, point: Point) -> ReviewedReading:
        """Returns the review after a click on ``point``: empty becomes black, black white,
        white empty."""
        return self.with_stone(point, NEXT[self.position.colour(point)])


def turned_reading(reading: PhotoReading, symmetry: Symmetry) -> PhotoReading:
    """Returns a reading turned by a symmetry, with the corners in the order of the new board.

    ``lines_off`` and ``belongs`` are not turned.
    """
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
