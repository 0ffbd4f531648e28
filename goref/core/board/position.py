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
    """Text rows that are not a board. ``row`` counts from 1 at the top, or is None."""

    def __init__(self, problem: Fault, row: int | None = None) -> None:
        super().__init__(problem if row is None else fault("in-row", row=row, problem=problem))
        self.row = row


class Played(NamedTuple):
    """What putting a stone down did.

    ``captured`` are stones of the other colour, ``own`` the player's own stones taken off
    by suicide (the stone just put down included).
    """

    position: Position
    captured: tuple[Point, ...]
    own: tuple[Point, ...]


@frozen
class Position:
    """The stones on a board. ``cells`` holds 0, 1 (black) or 2 (white) for every point."""

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
        """Read rows of ``.``, ``X`` (black) and ``O`` (white), top row first.

        Spaces, tabs and empty lines are passed over; ``#``, ``B``/``b``/``x`` mean black,
        ``W``/``w``/``o`` white, ``+``, ``*`` and ``,`` empty. Raises DiagramError.
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
        """The diagram, top row first; :meth:`from_rows` reads it back."""
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
        """The same board with points overwritten; nothing is captured by it."""
        cells = bytearray(self.cells)
        for point, colour in changes.items():
            cells[point] = colour or EMPTY
        return Position(self.grid, bytes(cells))

    def without(self, points: Iterable[Point]) -> Position:
        return self.with_stones(dict.fromkeys(points))

    def chain(self, point: Point) -> frozenset[Point]:
        """The chain of the stone at a point (empty if there is none)."""
        if not self.cells[point]:
            return frozenset()
        return self.parts.home[point]

    def liberties(self, chain: Iterable[Point]) -> frozenset[Point]:
        cells, near = self.cells, self.grid.neighbours
        return frozenset([n for p in chain for n in near[p] if not cells[n]])

    def chains(self, colour: Colour | None = None) -> Iterator[frozenset[Point]]:
        """All chains, in board order."""
        for chain in self.parts.chains:
            if colour is None or self.cells[min(chain)] == colour:
                yield chain

    def regions(self) -> Iterator[frozenset[Point]]:
        """All connected sets of empty points, in board order."""
        yield from self.parts.regions

    @property
    def parts(self) -> Parts:
        """The board by what hangs together."""
        return parts(self.grid, self.cells)

    def play(self, point: Point, colour: Colour) -> Played:
        """Put a stone down and take off what has no liberty, the opponent's stones first.

        Knows nothing of ko or of who is to move, and plays suicide out: legality is
        :mod:`goref.core.game.legality`'s. Raises ValueError if the point is occupied.
        """
        if self.cells[point]:
            raise ValueError(f"{self.grid.name(point)} is occupied")
        cells = bytearray(self.cells)
        captured, suicide = put(cells, self.grid.neighbours, point, colour)
        return Played(Position(self.grid, bytes(cells)), tuple(captured), tuple(suicide))

    def swapped(self) -> Position:
        """The same board with the colours exchanged."""
        return Position(self.grid, self.cells.translate(SWAP))

    def turned(self, symmetry: int) -> Position:
        """The board under one of its eight symmetries (see :meth:`Grid.turned`)."""
        return Position(self.grid, bytes([self.cells[p] for p in _before(self.grid, symmetry)]))


@lru_cache(maxsize=64)
def _before(grid: Grid, symmetry: int) -> tuple[Point, ...]:
    """For every point of a turned board, which it was before."""
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
"""For the stones of a board that is played on: a point where each was last seen to breathe.

It lies beside the stone's chain, which only grows until it is taken; so as long as nothing
stands there the chain need not be gone through. Of a stone not looked at yet it is the stone
itself.
"""


def unseen(points: int) -> Breaths:
    """What there is on a board of so many points before any stone was looked at."""
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
    """Put a stone down on a board that may be changed, and take off what it smothers.

    Returns the other colour's stones taken off, and the player's own. The point must be
    empty.

    Args:
        breaths: what was seen in playing on this board, and none were set up since.
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
        elif code != enemy:  # whatever a friend breathes by, the stone now does
            friends = breaths[n]
            if not cells[friends]:
                breath = friends
        elif cells[breaths[n]]:
            for beside in near[n]:  # most stones breathe by themselves
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
    """The chain at ``start`` if it has no liberty, else an empty list."""
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
    """The points joined to ``start`` by points of the same content."""
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
    """Some points, whatever stands there, by what is joined through them; in board order."""
    left = set(points)
    while left:
        part = [min(left)]
        left.discard(part[0])
        for point in part:
            beside = left.intersection(board.neighbours[point])
            left -= beside
            part += beside
        yield frozenset(part)


class Parts(NamedTuple):
    """A board by what hangs together.

    Attributes:
        home: for every point the chain or the empty region it belongs to.
        chains: all chains in board order, each with its liberties.
        regions: all empty regions in board order, each with the stones around it.
    """

    home: tuple[frozenset[Point], ...]
    chains: Mapping[frozenset[Point], frozenset[Point]]
    regions: Mapping[frozenset[Point], frozenset[Point]]


@lru_cache(maxsize=128)
def parts(board: Grid, cells: bytes) -> Parts:
    """Go over a board once.

    Kept, because a ruling asks for the chains of one position again and again.
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
    return Parts(tuple(home), chains, regions)


NOWHERE: frozenset[Point] = frozenset()


def joined(
    board: Grid, contents: bytes | bytearray
) -> Iterator[tuple[list[Point], list[Point]]]:
    """The points joined by the same content, and those beside them that have another, once
    for each line that leads there; in board order.
    """
    near, codes = board.neighbours, list(contents)  # a list is read faster than bytes are
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
