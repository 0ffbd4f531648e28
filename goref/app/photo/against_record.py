"""Compares a position from a photograph with a record: moment, orientation and differences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry
from goref.core.game.replay import Moment

LIKE_POINTS, LIKE_STONES = 0.12, 0.3
"""The greatest shares of points that may differ: of all points, and of points with a stone.

A board with more differences belongs to another game.
"""
FEW = 8
"""The number of points that may differ even if there are few stones."""
LATER = 6
"""The number of differing points by which an earlier moment must be better than the last.

One that fits completely is chosen anyway.
"""


@frozen
class Difference:
    """A point where the board differs from the record.

    Attributes:
        point: the point on the record's board.
        read, recorded: the stone in the photograph and in the record; None for none.
    """

    point: Point
    read: Colour | None
    recorded: Colour | None


@frozen
class MovedStone:
    """A stone on a point next to the one where the record has it."""

    colour: Colour
    recorded: Point
    read: Point


@frozen
class Comparison:
    """The comparison of a photograph with a record.

    Attributes:
        symmetry: the symmetry that turns the photograph's board to the record's orientation.
        moment: the index of the compared moment among those passed to :func:`compared`.
        is_last: True if that moment has the record's last position.
        position: the photograph's position, turned to the record's orientation.
        differences: every point that differs.
        moved: pairs of differences that are one stone, pushed to a neighbouring point.
    """

    symmetry: Symmetry
    moment: int
    is_last: bool
    position: Position
    differences: tuple[Difference, ...]
    moved: tuple[MovedStone, ...]

    @property
    def agreeing(self) -> int:
        """The number of points on which board and record agree."""
        return len(self.position.grid) - len(self.differences)

    @property
    def missing(self) -> tuple[Difference, ...]:
        """Stones of the record that are not on the board, except those that moved."""
        gone = {move.recorded for move in self.moved}
        return tuple(d for d in self.differences if d.recorded and d.point not in gone)

    @property
    def surplus(self) -> tuple[Difference, ...]:
        """Stones on the board that are not in the record, except those that moved."""
        come = {move.read for move in self.moved}
        return tuple(d for d in self.differences if d.read and d.point not in come)


def compared(read: Position, moments: Sequence[Moment]) -> Comparison | None:
    """Compares a board with the most similar moment of a record, in the best orientation.

    The last moment is chosen unless another fits clearly better. Returns None if the sizes
    differ or no moment is similar.
    """
    last = moments[-1].position
    if last.grid != read.grid:
        return None
    images = {symmetry: read.turned(symmetry) for symmetry in Symmetry}
    _, back, symmetry = min(
        (_distance(image, moment.position, last), back, symmetry)
        for back, moment in enumerate(reversed(moments))
        for symmetry, image in images.items()
    )
    number = len(moments) - 1 - back
    image, recorded = images[symmetry], moments[number].position
    found = tuple(_differences(image, recorded))
    stones = sum(bool(a or b) for a, b in zip(image.cells, recorded.cells, strict=True))
    if len(found) > min(LIKE_POINTS * len(read.grid), max(FEW, LIKE_STONES * stones)):
        return None
    return Comparison(
        symmetry,
        number,
        recorded.cells == last.cells,
        image,
        found,
        tuple(_moved(image, found)),
    )


def _distance(image: Position, recorded: Position, last: Position) -> int:
    """Returns the number of differing points, plus ``LATER`` if the moment is not the last.

    Nothing is added if no point differs.
    """
    differing = sum(map(int.__ne__, image.cells, recorded.cells))
    return differing + LATER * (differing > 0 and recorded.cells != last.cells)


def _differences(read: Position, recorded: Position) -> Iterator[Difference]:
    for p in read.grid.points:
        here, there = read.cells[p], recorded.cells[p]
        if here != there:
            yield Difference(
                p, Colour(here) if here else None, Colour(there) if there else None
            )


def _moved(read: Position, found: Sequence[Difference]) -> Iterator[MovedStone]:
    """Yields the pushed stones: one is missing, and one of its colour is too many next to
    it."""
    surplus = {d.point: d.read for d in found if d.read and d.recorded is None}
    for d in found:
        if d.recorded is None or d.read is not None:
            continue
        beside = [n for n in _around(read, d.point) if surplus.get(n) is d.recorded]
        if beside:
            del surplus[beside[0]]
            yield MovedStone(d.recorded, d.point, beside[0])


def _around(position: Position, point: Point) -> Iterator[Point]:
    """Yields the eight points around a point, the nearest first."""
    board = position.grid
    column, row = board.column(point), board.row(point)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))
    for right, down in steps:
        c, r = column + right, row + down
        if 0 <= c < board.width and 0 <= r < board.height:
            yield board.at(c, r)
