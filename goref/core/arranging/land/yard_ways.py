"""What can be done with one yard of a side: which of its points stay empty, at what cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache, partial
from typing import NamedTuple

from goref.core.arranging.land.eyes import LIFE_SPACE, shows_two_eyes
from goref.core.arranging.land.shapes import (
    Mask,
    halo,
    is_clean,
    is_rectangle,
    is_ten,
    points_of,
    rectangles,
    spaces,
)
from goref.core.base.geometry import Grid, Point

TOUCH = 100
"""The cost of a stone touched; below it, points in clean rectangles decide."""
SHAPE_WORTH = 4 * TOUCH
"""Four stones a referee rather moves than count an irregular space."""
RECTANGLE_WORTH = 3 * TOUCH
"""Three he rather moves than count a full rectangle that is not of whole tens."""
MOST_TAKES = 4
"""So many stones come off at most to make one rectangle."""
MOST_GROWN = 12
"""So many stones come off at most where a side has to open points."""
CANDIDATES = 40
"""So many rectangles of a yard are tried together."""
SELECTIONS = 80
"""So many sets of rectangles of a yard are tried."""


class Shows(IntEnum):
    """What must be left in a yard, so that its group is seen to live."""

    NOTHING = 0
    A_POINT = 1
    LIFE = 2
    """Two spaces, or one of :data:`LIFE_SPACE` points."""
    ALL = 3
    """One small space: it stays as it is, or is cut into two eyes."""


@dataclass(frozen=True, slots=True)
class Yard:
    """Empty points of a side, and inner stones that hang together with them."""

    empties: Mask
    inner: Mask
    shows: Shows

    @property
    def size(self) -> int:
        return self.empties.bit_count()


ENOUGH = {Shows.NOTHING: 0, Shows.A_POINT: 1, Shows.LIFE: LIFE_SPACE, Shows.ALL: LIFE_SPACE}
"""Points of one space that are enough."""


class YardWay(NamedTuple):
    """What is done with a yard.

    Attributes:
        kept: what stays (or becomes) empty as it is.
        cut, size: a space of which only so many points stay empty.
    """

    kept: Mask
    cut: Mask = 0
    size: int = 0


Ways = dict[int, tuple[int, YardWay]]
"""For each number of stones put down: the cost, and the way."""


@lru_cache(maxsize=256)
def ways_of(grid: Grid, yard: Yard, tens: bool) -> Ways:
    """The cheapest way to put down each possible number of stones in a yard."""
    return _Ways(grid, yard, tens).found()


class _Ways:
    def __init__(self, grid: Grid, yard: Yard, tens: bool) -> None:
        self._grid, self._yard, self._tens = grid, yard, tens

    def found(self) -> Ways:
        """Every number of stones that can go down, with the cheapest way."""
        grid, yard, size = self._grid, self._yard, self._yard.size
        best: Ways = {}

        def offer(net: int, cost: int, way: YardWay) -> None:
            known = best.get(net)
            if known is None or cost < known[0]:
                best[net] = (cost, way)

        parts = spaces(grid, yard.empties)
        offer(0, sum(self._worth(part) for part in parts), YardWay(yard.empties))
        if yard.shows in (Shows.LIFE, Shows.ALL):
            for net, way in self._two_eyes(parts, size):
                offer(net, RECTANGLE_WORTH + SHAPE_WORTH, way)
        if yard.shows is Shows.ALL:
            return best
        for grown, kept in enumerate(self._grown(), 1):
            if yard.shows is not Shows.LIFE or shows_two_eyes(grid, kept):
                offer(-grown, SHAPE_WORTH * max(len(parts), 1) + TOUCH * grown, YardWay(kept))
        for chosen, takes, count in self._selections():
            taken = TOUCH * takes - (chosen.bit_count() if self._tens else 0)
            left = yard.empties & ~halo(grid, chosen) if chosen else yard.empties
            rest = sorted(spaces(grid, left), key=lambda part: -part.bit_count())
            net = size - chosen.bit_count()
            if count > 1 or chosen.bit_count() >= ENOUGH[yard.shows]:
                offer(net, taken, YardWay(chosen))
            kept, cost = chosen, taken
            for number, part in enumerate(rest, count + 1):
                whole = part.bit_count()
                tidy_sizes = self._rectangle_sizes(part) if not chosen else frozenset()
                least = LIFE_SPACE if number == 1 and yard.shows is Shows.LIFE else 1
                for length in range(least, whole):
                    dear = RECTANGLE_WORTH if length in tidy_sizes else SHAPE_WORTH
                    offer(net - length, cost + dear, YardWay(kept, part, length))
                kept |= part
                cost += self._worth(part)
                net -= whole
                if number > 1 or whole >= least:
                    offer(net, cost, YardWay(kept))
        return best

    def _grown(self) -> Iterator[Mask]:
        """A yard's empty points with one inner stone more off each time."""
        kept = self._yard.empties
        for _ in range(min(MOST_GROWN, self._yard.inner.bit_count())):
            left = self._yard.inner & ~kept
            beside = points_of(halo(self._grid, kept) & left or left)
            kept |= 1 << max(beside, key=partial(self._joined, kept))
            yield kept

    def _joined(self, kept: Mask, point: Point) -> int:
        return sum(1 for n in self._grid.neighbours[point] if kept >> n & 1)

    def _two_eyes(self, parts: list[Mask], size: int) -> Iterator[tuple[int, YardWay]]:
        """An eye of one point, and one other space of any size: little, but in sight."""
        near = self._grid.neighbours
        *others, small = sorted(parts, key=lambda part: -part.bit_count())
        corner = min(
            points_of(small), key=lambda p: (sum(1 for n in near[p] if small >> n & 1), p)
        )
        eye = 1 << corner
        for rest in (*others, *spaces(self._grid, small & ~halo(self._grid, eye)))[:1]:
            for left in range(1, rest.bit_count() + 1):
                yield size - 1 - left, YardWay(eye, rest, left)

    def _selections(self) -> Iterator[tuple[Mask, int, int]]:
        """Sets of clean rectangles that do not touch: points, stones taken off, how many."""
        yield 0, 0, 0
        candidates = sorted(self._candidates(), key=lambda c: (c[0], -c[1]))[:CANDIDATES]
        around = [halo(self._grid, placed) for _, _, placed in candidates]
        sets: list[tuple[Mask, int, int, int]] = [(0, 0, 0, 0)]
        for chosen, taken, count, first in sets:
            for index in range(first, len(candidates)):
                takes, _, placed = candidates[index]
                if around[index] & chosen:
                    continue
                if len(sets) > SELECTIONS:
                    return
                made = chosen | placed, taken + takes, count + 1
                sets.append((*made, index + 1))
                yield made

    def _candidates(self) -> Iterator[tuple[int, int, Mask]]:
        allowed = self._yard.empties | self._yard.inner
        for length, placed in rectangles(self._grid, allowed, self._yard.size + MOST_TAKES, 2):
            takes = (placed & ~self._yard.empties).bit_count()
            wanted = not self._tens or is_ten(self._grid, placed)
            if wanted and takes <= MOST_TAKES and takes < length:
                yield takes, length, placed

    def _rectangle_sizes(self, part: Mask) -> frozenset[int]:
        if not self._tens:
            return frozenset()
        return frozenset(n for n, _ in rectangles(self._grid, part, part.bit_count(), 1))

    def _worth(self, space: Mask) -> int:
        """What is lost by counting a space as it is."""
        if is_clean(self._grid, space, self._tens):
            return 0
        return RECTANGLE_WORTH if is_rectangle(self._grid, space) else SHAPE_WORTH
