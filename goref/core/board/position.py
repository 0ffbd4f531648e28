"""The stones on the board at one moment, as a frozen value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import frozen
from goref.core.base.geometry import LARGEST, SMALLEST, Grid, Point, grid

EMPTY = 0
SYMBOLS = ".XO"


class DiagramError(ValueError):
    """Raised for text rows that are not a board.

    ``row`` counts from 1 at the top; None if the fault is not in one row.
    """

    def __init__(self, problem: Fault, row: int | None = None) -> None:
        super().__init__(problem if row is None else fault("in-row", row=row, problem=problem))
        self.row = row


class PlayResult(NamedTuple):
    """The result of putting a stone down.

    ``captured`` are stones of the other colour. ``own`` are the player's own stones, removed by
    suicide (the stone just put down included).
    """

    position: Position
    captured: tuple[Point, ...]
    own: tuple[Point, ...]


@frozen
class Position:
    """The stones on a board. ``cells`` holds 0, 1 (black) or 2 (white) for every point.

    >>> board = grid(5)
    >>> position = Position.of(board, black=map(board.point, ("B2", "C2")))
    >>> board.names(position.chain(board.point("B2")))
    ['B2', 'C2']
    >>> len(position.liberties(position.chain(board.point("B2"))))
    6
    """

    grid: Grid
    cells: bytes

    @classmethod
    def empty(cls, board: Grid) -> Position:
        return cls(board, bytes(len(board)))

    @classmethod
    def of(
        cls, board: Grid, black: Iterable[Point] = (), white: Iterable[Point] = ()
    ) -> Position:
        return cls.empty(board).with_stones(
            dict.fromkeys(black, Colour.BLACK) | dict.fromkeys(white, Colour.WHITE)
        )

    @classmethod
    def from_rows(cls, rows: Iterable[str], *, square: bool = True) -> Position:
        """Returns the position in rows of ``.``, ``X`` (black), ``O`` (white), top row first.

        Spaces, tabs and empty lines are ignored; ``#``, ``B``/``b``/``x`` mean black,
        ``W``/``w``/``o`` white, ``+``, ``*`` and ``,`` empty.

        Args:
            square: True if only a square board of 2 to 25 lines is accepted.

        Raises:
            DiagramError: there are no rows, they differ in length, a character is unknown, or
                the board is not as ``square`` requires.
            ValueError: ``square`` is False, and a side has more than 25 lines.
        """
        cleaned: list[tuple[int, str]] = []
        for number, row in enumerate(rows, 1):
            text = "".join(row.split())
            if text:
                cleaned.append((number, text))
        if not cleaned:
            raise DiagramError(fault("no-rows"))
        width, height = len(cleaned[0][1]), len(cleaned)
        codes = bytearray()
        for number, text in cleaned:
            if len(text) != width:
                raise DiagramError(fault("row-length", count=len(text), width=width), number)
            for sign in text:
                code = READ_SYMBOLS.get(sign)
                if code is None:
                    raise DiagramError(fault("no-stone-sign", sign=sign), number)
                codes.append(code)
        if square and width != height:
            raise DiagramError(fault("rows-not-square", height=height, width=width))
        if square and not SMALLEST <= width <= LARGEST:
            raise DiagramError(fault("board-size", least=SMALLEST, most=LARGEST, size=width))
        return cls(grid(width, height), bytes(codes))

    @property
    def rows(self) -> list[str]:
        """The diagram as text rows, top row first, as :meth:`from_rows` takes them."""
        width = self.grid.width
        text = "".join(SYMBOLS[c] for c in self.cells)
        return [text[i : i + width] for i in range(0, len(text), width)]

    def __str__(self) -> str:
        return "\n".join(self.rows)

    def colour(self, point: Point) -> Colour | None:
        code = self.cells[point]
        return Colour(code) if code else None

    def stones(self, colour: Colour) -> frozenset[Point]:
        code = int(colour)
        return frozenset([p for p, c in enumerate(self.cells) if c == code])

    def count(self, colour: Colour) -> int:
        return self.cells.count(int(colour))

    def with_stones(self, changes: Mapping[Point, Colour | None]) -> Position:
        """Returns the same board with points overwritten (None: emptied); captures nothing."""
        cells = bytearray(self.cells)
        for point, colour in changes.items():
            cells[point] = colour or EMPTY
        return Position(self.grid, bytes(cells))

    def without(self, points: Iterable[Point]) -> Position:
        return self.with_stones(dict.fromkeys(points))

    def chain(self, point: Point) -> frozenset[Point]:
        """Returns the chain of the stone at a point; empty if there is no stone."""
        if not self.cells[point]:
            return frozenset()
        return self.parts.home[point]

    def liberties(self, chain: Iterable[Point]) -> frozenset[Point]:
        cells, near = self.cells, self.grid.neighbours
        return frozenset([n for p in chain for n in near[p] if not cells[n]])

    def chains(self, colour: Colour | None = None) -> Iterator[frozenset[Point]]:
        """Yields all chains, or those of one colour, in board order."""
        for chain in self.parts.chains:
            if colour is None or self.cells[min(chain)] == colour:
                yield chain

    def regions(self) -> Iterator[frozenset[Point]]:
        """Yields all connected sets of empty points, in board order."""
        yield from self.parts.regions

    @property
    def parts(self) -> ConnectedParts:
        """The chains and empty regions of the board."""
        return parts(self.grid, self.cells)

    def play(self, point: Point, colour: Colour) -> PlayResult:
        """Returns the board after a stone is put down and stones without liberties are removed.

        The opponent's stones are removed first. Ignores ko and turns, and allows suicide:
        :mod:`goref.core.game.legality` decides legality. Raises ValueError if the point is
        occupied.
        """
        if self.cells[point]:
            raise ValueError(f"{self.grid.name(point)} is occupied")
        cells = bytearray(self.cells)
        captured, suicide = put(cells, self.grid.neighbours, point, colour)
        return PlayResult(Position(self.grid, bytes(cells)), tuple(captured), tuple(suicide))

    def swapped(self) -> Position:
        """Returns the same board with the colours exchanged."""
        return Position(self.grid, self.cells.translate(SWAP))

    def turned(self, symmetry: int) -> Position:
        """Returns the board under one of its eight symmetries (see :meth:`Grid.turned`)."""
        return Position(self.grid, bytes([self.cells[p] for p in _before(self.grid, symmetry)]))


@lru_cache(maxsize=64)
def _before(grid: Grid, symmetry: int) -> tuple[Point, ...]:
    """Returns, for every point of a turned board, the point that moves there."""
    to = {grid.turned(p, symmetry): p for p in grid.points}
    return tuple(map(to.__getitem__, grid.points))


READ_SYMBOLS = {
    **dict.fromkeys(".+*,·", EMPTY),
    **dict.fromkeys("XxBb#●", int(Colour.BLACK)),
    **dict.fromkeys("OoWw○", int(Colour.WHITE)),
}
SWAP = bytes([0, 2, 1]) + bytes(range(3, 256))


Neighbours = tuple[tuple[Point, ...], ...]
Breaths = list[Point]
"""For each stone of a changing board: a point that was last seen to be a liberty of its chain.

The point is next to the stone's chain, which only grows until it is captured. While the point
is empty the chain need not be searched. For a stone not checked yet the point is its own.
"""


def unseen(points: int) -> Breaths:
    """Returns a new list for the ``breaths`` of :func:`put`.

    It names a liberty to test first for each point; at the start the point itself.
    """
    return POINTS[:points]


POINTS = list(range(LARGEST * LARGEST))
UNTAKEN: tuple[Sequence[Point], Sequence[Point]] = ((), ())


def put(
    cells: bytearray,
    near: Neighbours,
    point: Point,
    own: int,
    breaths: Breaths | None = None,
) -> tuple[Sequence[Point], Sequence[Point]]:
    """Puts a stone down on a mutable board and removes the chains left without a liberty.

    Returns the removed stones of the other colour, and the player's own (a suicide). The point
    must be empty.

    Args:
        breaths: a liberty last known for each point, from :func:`unseen`; speeds up a series of
            plays. Stones may change only through this function while it is in use.
    """
    if breaths is None:
        breaths = unseen(len(cells))
    enemy = 2 if own == 1 else 1
    cells[point] = own
    captured: list[Point] = []
    breath = point
    for n in near[point]:
        code = cells[n]
        if not code:
            breath = n
        elif code != enemy:  # a friend's liberty is now the stone's too
            friends = breaths[n]
            if not cells[friends]:
                breath = friends
        elif cells[breaths[n]]:
            for beside in near[n]:  # most stones have a liberty of their own
                if not cells[beside]:
                    breaths[n] = beside
                    break
            else:
                taken = smothered(cells, near, n, breaths)
                if taken:
                    for p in taken:
                        cells[p] = EMPTY
                    captured += taken
                    breath = n
    if breath != point:
        breaths[point] = breath
        return (captured, ()) if captured else UNTAKEN
    suicide = smothered(cells, near, point, breaths)
    for p in suicide:
        cells[p] = EMPTY
    return captured, suicide


def smothered(
    cells: bytearray, near: Neighbours, start: Point, breaths: Breaths
) -> list[Point]:
    """Returns the chain at ``start`` if it has no liberty.

    Otherwise returns an empty list and stores one liberty in ``breaths[start]``.
    """
    code = cells[start]
    chain = [start]
    seen = {start}
    for p in chain:
        for n in near[p]:
            other = cells[n]
            if not other:
                breaths[start] = n
                return []
            if other == code and n not in seen:
                seen.add(n)
                chain.append(n)
    return chain


def connected(board: Grid, cells: bytes | bytearray, start: Point) -> frozenset[Point]:
    """Returns ``start`` and the points joined to it by points of the same content."""
    code, near = cells[start], board.neighbours
    found = [start]
    seen = {start}
    for p in found:
        for n in near[p]:
            if cells[n] == code and n not in seen:
                seen.add(n)
                found.append(n)
    return frozenset(seen)


def hanging_together(board: Grid, points: Iterable[Point]) -> Iterator[frozenset[Point]]:
    """Yields the connected parts of a set of points, whatever is on them, in board order."""
    left = set(points)
    while left:
        part = [min(left)]
        left.discard(part[0])
        for point in part:
            beside = left.intersection(board.neighbours[point])
            left -= beside
            part += beside
        yield frozenset(part)


class ConnectedParts(NamedTuple):
    """The connected parts of a board.

    Attributes:
        home: for every point, the chain or the empty region that the point belongs to.
        chains: all chains in board order, each with its liberties.
        regions: all empty regions in board order, each with the stones around it.
    """

    home: tuple[frozenset[Point], ...]
    chains: Mapping[frozenset[Point], frozenset[Point]]
    regions: Mapping[frozenset[Point], frozenset[Point]]


@lru_cache(maxsize=128)
def parts(board: Grid, cells: bytes) -> ConnectedParts:
    """Returns all chains and empty regions of a board, found in one pass.

    Cached, because a ruling needs the chains of one position again and again.
    """
    chains: dict[frozenset[Point], frozenset[Point]] = {}
    regions: dict[frozenset[Point], frozenset[Point]] = {}
    home = [NOWHERE] * len(cells)
    for points, beside in joined(board, cells):
        part = frozenset(points)
        for p in points:
            home[p] = part
        if cells[points[0]]:
            chains[part] = frozenset([p for p in beside if not cells[p]])
        else:
            regions[part] = frozenset(beside)
    return ConnectedParts(tuple(home), chains, regions)


NOWHERE: frozenset[Point] = frozenset()


def joined(
    board: Grid, contents: bytes | bytearray
) -> Iterator[tuple[list[Point], list[Point]]]:
    """Yields each connected set of points of equal content, and its other neighbours.

    The sets come in the board order of their first points. A neighbour is repeated for each
    line that leads to it.
    """
    near, codes = board.neighbours, list(contents)  # a list is read faster than bytes
    left = [True] * len(codes)
    for start, code in enumerate(codes):
        if not left[start]:
            continue
        left[start] = False
        points = [start]
        beside: list[Point] = []
        for p in points:
            for n in near[p]:
                if codes[n] != code:
                    beside.append(n)
                elif left[n]:
                    left[n] = False
                    points.append(n)
        yield points, beside
