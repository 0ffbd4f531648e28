"""The board's points: numbering, names, neighbours, star points and symmetries.

A point is an ``int``: row times width plus column, counted from the top left as in SGF.
Points have the names that players use (``A1`` at the lower left, no column I).
"""

from __future__ import annotations

from functools import cache

from goref.core.base.faults import fault
from goref.core.base.frozen import field, frozen

Point = int

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
SMALLEST, LARGEST = 2, 25


@frozen(eq=False)
class Grid:
    """The shape of a board, from :func:`grid`, which returns one object for each shape.

    Attributes:
        width, height: numbers of columns and of rows. The program offers square boards only;
            the rules engine works on any rectangle, which its exhaustive tests use.
        neighbours: for every point, the points one line away.

    >>> board = grid(19)
    >>> board.point("D4"), board.at(3, 15)
    (288, 288)
    >>> board.name(288)
    'D4'
    """

    width: int
    height: int
    neighbours: tuple[tuple[Point, ...], ...] = field(repr=False)

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return grid, (self.width, self.height)  # a copy is the same object, too

    @property
    def points(self) -> range:
        return range(self.width * self.height)

    def __len__(self) -> int:
        return self.width * self.height

    def at(self, column: int, row: int) -> Point:
        """Returns the point in a column (from the left) and a row (from the top), both from 0.

        Raises ValueError if it is off the board.
        """
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"({column}, {row}) is off a {self.width}x{self.height} board")
        return row * self.width + column

    def column(self, point: Point) -> int:
        return point % self.width

    def row(self, point: Point) -> int:
        """Returns the row of a point, counted from the top, from 0."""
        return point // self.width

    def name(self, point: Point) -> str:
        """Returns the point's name, such as ``D4``."""
        return f"{COLUMNS[point % self.width]}{self.height - point // self.width}"

    def point(self, name: str) -> Point:
        """Returns the point with a name such as ``D4`` or ``d4``.

        Raises ValueError if it is not a name or is off the board.
        """
        text = name.strip().upper()
        if len(text) < 2 or text[0] not in COLUMNS or not text[1:].isascii():
            raise ValueError(fault("no-point", name=name))
        if not text[1:].isdigit():
            raise ValueError(fault("no-point", name=name))
        column, line = COLUMNS.index(text[0]), int(text[1:])
        if column >= self.width or not 1 <= line <= self.height:
            raise ValueError(
                fault("off-the-board", name=text, width=self.width, height=self.height)
            )
        return (self.height - line) * self.width + column

    def names(self, points: object) -> list[str]:
        """Returns the names of points in board order (top row first)."""
        return [self.name(p) for p in sorted(points)]  # type: ignore[call-overload]

    @property
    def stars(self) -> tuple[Point, ...]:
        """The star points that a printed board of this size has.

        None below 7 lines, or if the board is not square.
        """
        if self.width != self.height or self.width < 7:
            return ()
        size = self.width
        near = 2 if size < 13 else 3
        far, middle = size - 1 - near, size // 2
        lines = (near, far) if size % 2 == 0 or size == 7 else (near, middle, far)
        spots = [(c, r) for r in lines for c in lines]
        if size in (9, 11, 13):
            spots = [(c, r) for c, r in spots if (c == middle) == (r == middle)]
        return tuple(self.at(c, r) for c, r in spots)

    def turned(self, point: Point, symmetry: int) -> Point:
        """Returns the point's image under one of the square's eight symmetries (0: unchanged).

        Bit 0 mirrors left and right, bit 1 up and down; bit 2 swaps the axes first. Raises
        ValueError if the board is not square and the axes would be swapped.
        """
        column, row = point % self.width, point // self.width
        if symmetry & 4:
            if self.width != self.height:
                raise ValueError("only a square board can be turned by a quarter")
            column, row = row, column
        if symmetry & 1:
            column = self.width - 1 - column
        if symmetry & 2:
            row = self.height - 1 - row
        return row * self.width + column


def grid(width: int, height: int | None = None) -> Grid:
    """Returns the grid with a width and height in lines (square if ``height`` is None).

    Raises ValueError if a side has fewer than 1 or more than 25 lines.
    """
    return _grid(width, width if height is None else height)


@cache
def _grid(width: int, height: int) -> Grid:
    if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
        raise ValueError(f"a board has 1 to {LARGEST} lines, not {width}x{height}")
    around = []
    for row in range(height):
        for column in range(width):
            near = []
            if row > 0:
                near.append((row - 1) * width + column)
            if column > 0:
                near.append(row * width + column - 1)
            if column < width - 1:
                near.append(row * width + column + 1)
            if row < height - 1:
                near.append((row + 1) * width + column)
            around.append(tuple(near))
    return Grid(width, height, tuple(around))
