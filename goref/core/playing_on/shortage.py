"""Stones that fall, atari after atari, once the dame are filled, if nothing is done before.

The board alone shows only stones left in atari (:mod:`goref.core.ruling.dame`); this is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import connected, put
from goref.core.ruling.dame import filled_last
from goref.core.ruling.ruling import Kind
from goref.core.ruling.survey import Survey

LONGEST = 8
"""No line of more ataris is read."""
BUDGET = 600
"""So many of them are looked at for one side of a board."""
MOST_PLAYS = 6
"""No more plays than these are looked for."""


class NeededPlay(NamedTuple):
    """A play that a side needs in its own land.

    Attributes:
        point: where it saves the stones: the place that the board alone shows, if one does.
        points: all the places where one play does.
        stones: what is captured without it.
    """

    point: Point
    points: frozenset[Point]
    stones: frozenset[Point]


def plays_needed(survey: Survey, owner: Colour) -> tuple[NeededPlay, ...]:
    """The plays that a side needs in its land though it had every dame.

    The enemy, beginning there, captures living stones whatever is answered, dead stones
    helping him; after the play he does not. Sekis and kos, and what was ruled, are left out,
    and what no one play saves.
    """
    return tuple(_Land(survey, owner).needed())


class _Land:
    """A side's land with every dame its own.

    Attributes:
        cells: the stones, those of needed plays included.
        land, ruled: its points, and those of which that was ruled.
        left: how many ataris may still be looked at.
    """

    def __init__(self, survey: Survey, owner: Colour) -> None:
        self.grid: Grid = survey.board.grid
        self.near = self.grid.neighbours
        self.owner = owner
        self.left = BUDGET
        self.cells = bytearray(survey.position.cells)
        self.land: set[Point] = set()
        ruled: set[Point] = set()
        for p, status in survey.statuses.items():
            if status.kind is Kind.DAME:
                self.cells[p] = owner
            elif (status.kind, status.owner) == (Kind.TERRITORY, owner):
                (ruled if status.decided else self.land).add(p)
        self.ruled = frozenset(ruled)
        self.shown = filled_last(survey, owner)
        self.apart = frozenset(survey.dead | survey.seki)

    def needed(self) -> Iterator[NeededPlay]:
        """One play after the other, until nothing is captured any more."""
        apart = set(self.apart)
        for _ in range(MOST_PLAYS):
            stones = self._endangered(self.cells, apart)
            if stones is None:
                return
            saving = dict(self._saving(stones))
            if not saving or saving.keys() & self.ruled:  # it was ruled that none is needed
                apart |= stones
                continue
            point = self._best(saving, apart)
            self.cells = saving[point]
            yield NeededPlay(point, frozenset(saving), stones)

    def _best(self, saving: Mapping[Point, bytearray], apart: Set[Point]) -> Point:
        """The play that the board alone shows, else one after which nothing else is needed."""
        first = min(saving, key=lambda p: (p not in self.shown, p))
        if first in self.shown:
            return first
        for point in (first, *sorted(saving.keys() - {first})):
            rest = self._endangered(saving[point], apart)
            if rest is None and self.left > 0:
                return point
        return first

    def _endangered(self, cells: bytearray, apart: Set[Point]) -> frozenset[Point] | None:
        left = {p for p, code in enumerate(cells) if code == self.owner} - apart
        while left:
            chain, liberties = self._chain(cells, min(left))
            left -= chain
            short = len(liberties) < 3 and not chain & apart
            if short and self._is_caught(cells, min(chain), LONGEST):
                return chain
        return None

    def _saving(self, stones: frozenset[Point]) -> Iterator[tuple[Point, bytearray]]:
        """The plays that save some stones, with the board after each."""
        for point in sorted(self._helps(self.cells, stones) & (self.land | self.ruled)):
            cells = self.cells.copy()
            _, suicide = put(cells, self.near, point, self.owner)
            if not suicide and not self._is_caught(cells, min(stones), LONGEST):
                yield point, cells

    def _is_caught(
        self, cells: bytearray, target: Point, left: int, barred: Point | None = None
    ) -> bool:
        """Whether the enemy, to play, captures a chain by ataris alone. False says nothing."""
        _, liberties = self._chain(cells, target)
        if len(liberties) > 2 or not left:
            return False
        for point in sorted(liberties):
            if point == barred:
                continue
            if self.left <= 0:
                return False
            self.left -= 1
            now = cells.copy()
            _, suicide = put(now, self.near, point, self.owner.other)
            if suicide:
                continue
            if not now[target]:
                # What is taken back at once was hardly worth a play.
                if len(self._chain(now, point)[1]) > 1:
                    return True
                continue
            chain, last = self._chain(now, target)
            if len(last) == 1 and not self._escapes(now, chain, left):
                return True
        return False

    def _escapes(self, cells: bytearray, chain: frozenset[Point], left: int) -> bool:
        """Whether a chain in atari is saved by a play of its owner."""
        for point in self._helps(cells, chain, attackers_in_atari=True):
            now = cells.copy()
            taken, suicide = put(now, self.near, point, self.owner)
            if suicide:
                continue
            _, own = self._chain(now, point)
            ko = taken[0] if len(taken) == 1 and own == {taken[0]} else None
            if not self._is_caught(now, min(chain), left - 1, ko):
                return True
        return False

    def _helps(
        self, cells: bytearray, chain: frozenset[Point], *, attackers_in_atari: bool = False
    ) -> set[Point]:
        """The liberties of a chain, and of the enemy chains beside it."""
        enemy = self.owner.other
        found = set(self._chain(cells, min(chain))[1])
        beside = {n for p in chain for n in self.near[p] if cells[n] == enemy}
        while beside:
            attackers, liberties = self._chain(cells, min(beside))
            beside -= attackers
            if not attackers_in_atari or len(liberties) == 1:
                found |= liberties
        return found

    def _chain(self, cells: bytearray, point: Point) -> tuple[frozenset[Point], set[Point]]:
        """The chain at a point, and its liberties."""
        chain = connected(self.grid, bytes(cells), point)
        return chain, {n for p in chain for n in self.near[p] if not cells[n]}
