"""Which groups of a board are played out, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from goref.app.suggesting.playing_out.duel import Duel
from goref.app.suggesting.playing_out.scene import Ground, eyes_in, hung_together
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Grid
from goref.core.board.benson import Chain
from goref.core.board.position import SWAP, Position
from goref.core.proving.masks import Mask, grown, of_points, of_stones, parts, whole

LARGE = 5
"""Groups of so many stones are played out unless they have two eyes to see."""
BUDGET = 400
"""So many moments are looked at for one claim,"""
BUDGET_OF_BOARD = 4000
"""and so many on a board."""

DOUBTED = 5
"""A group is trusted if fewer than one stone in so many is doubted."""


class Fate(Enum):
    """What came of playing a group out."""

    CAPTURED = "captured"
    """Captured whoever begins."""
    SAFE = "safe"
    """Not captured, whoever begins."""
    OPEN = "open"
    """Neither was found."""


class Leaning(NamedTuple):
    """What is held of a chain before anything is played out.

    Attributes:
        alive: whether it is taken for alive.
        sure: whether nobody doubts it.
        firm: whether it lives by itself: proved, or beside much land.
    """

    alive: bool
    sure: bool
    firm: bool


def played_out(position: Position, held: Mapping[Chain, Leaning]) -> dict[Chain, Fate]:
    """What comes of playing out the groups whose life is not plain; other chains are left out."""
    grid = position.grid
    cells, turn = min(_images(grid, position.cells))
    back = _turns(grid)[turn]
    here = {p: i for i, p in enumerate(back)}
    turned = Position(grid, cells)
    there = {frozenset(here[p] for p in chain): value for chain, value in held.items()}
    board = _Groups(turned, there)
    return {frozenset(back[p] for p in chain): fate for chain, fate in board.fates()}


class _Side(NamedTuple):
    own: Mask
    chains: dict[Mask, tuple[Chain, Leaning]]


class _Groups:
    def __init__(self, position: Position, held: Mapping[Chain, Leaning]) -> None:
        grid = position.grid
        self.stride = grid.width + 1
        self.board = whole(grid)
        self.left = BUDGET_OF_BOARD
        self.asked = dict.fromkeys(COLOURS, 0)
        self.sides = {
            colour: _Side(
                of_points(position.cells, colour, grid),
                {
                    of_stones(chain, grid): (chain, value)
                    for chain, value in held.items()
                    if position.cells[min(chain)] == colour
                },
            )
            for colour in COLOURS
        }
        self.dead = dict.fromkeys(COLOURS, 0)
        for colour, side in self.sides.items():
            for mask, (_, value) in side.chains.items():
                if not value.alive and value.sure:
                    self.dead[colour] |= mask
        self.settled = {colour: self._settled(colour) for colour in COLOURS}

    def _settled(self, colour: Colour, gone: Mask = 0) -> Mask:
        """The stones of a side that have two eyes to see, or hang on such ones.

        Args:
            gone: enemy stones that are taken for dead.
        """
        side, stride = self.sides[colour], self.stride
        own = side.own & ~self.dead[colour]
        enemy = self.sides[colour.other].own & ~self.dead[colour.other] & ~gone
        open_ = self.board & ~own & ~enemy
        closed = [r for r in parts(open_, stride) if not grown(r, stride) & enemy]
        joins = [r for r in closed if not r & gone]
        firm = 0
        for mask, (_, value) in side.chains.items():
            if value.firm and value.alive:
                firm |= mask
        found = 0
        left = own
        while left:
            group, spent = hung_together(own, open_ & ~gone, joins, left & -left, stride)
            left &= ~group
            if group & firm:
                found |= group
                continue
            eyes = other = 0
            for r in closed:
                border = grown(r, stride) & own
                if border & group and not r & spent and not border & ~group:
                    found_here = eyes_in(r, open_, own, stride)
                    if not r & gone:
                        other += 1
                    elif found_here < 2:
                        continue
                    eyes += found_here
            if eyes > 1 and (other or not gone) and self._is_trusted(colour, group):
                found |= group
        return found

    def _is_trusted(self, colour: Colour, group: Mask) -> bool:
        """Whether hardly a stone of a group is doubted."""
        chains = self.sides[colour].chains.items()
        doubted = sum(m.bit_count() for m, (_, v) in chains if m & group and not v.sure)
        return DOUBTED * doubted < group.bit_count()

    def fates(self) -> Iterator[tuple[Chain, Fate]]:
        asked = tuple(self._asked())
        for colour, group in asked:
            self.asked[colour] |= group
        for colour, group in asked:
            fate = self._fate(colour, group)
            for mask, (chain, _) in self.sides[colour].chains.items():
                if mask & group:
                    yield chain, fate

    def _asked(self) -> Iterator[tuple[Colour, Mask]]:
        stride = self.stride
        for colour, side in self.sides.items():
            open_ = self.board & ~side.own & ~self.sides[colour.other].own
            left = 0
            for mask, (_, value) in side.chains.items():
                settled = mask & self.settled[colour] and value.sure
                if not settled and (value.alive or not value.sure):
                    left |= mask
            closed = [
                r
                for r in parts(open_, stride)
                if not grown(r, stride) & self.sides[colour.other].own
            ]
            while left:
                seeds = parts(left, stride)
                seed = max(seeds, key=lambda m: m.bit_count())
                group, _ = hung_together(side.own & left, open_, closed, seed, stride)
                left &= ~group
                sure = all(v.sure for m, (_, v) in side.chains.items() if m & group)
                if not sure or group.bit_count() >= LARGE:
                    yield colour, group

    def _fate(self, colour: Colour, group: Mask) -> Fate:
        side, other = self.sides[colour], self.sides[colour.other]
        target = max(parts(group, self.stride), key=lambda m: m.bit_count())
        held = self.settled[colour] & ~group
        against = self.settled[colour.other]
        around = grown(group, self.stride)
        beside = [v for m, (_, v) in other.chains.items() if m & around]
        fight = any(not v.sure for v in beside) or not any(v.alive for v in beside)
        loose = self.asked[colour.other]
        for mask in other.chains:
            if mask & around:
                loose |= mask
        # What is not settled is taken as it is worst for the claim.
        for captured, havens, firm, fate in (
            (
                True,
                held | self._believed(colour) & ~group,
                against | self._settled(colour.other, group),
                Fate.CAPTURED,
            ),
            (False, held, against | self._believed(colour.other) & ~loose, Fate.SAFE),
        ):
            if captured and fight:
                continue
            ground = Ground(self.stride, self.board, target, havens, firm)
            budget = min(BUDGET, self.left)
            duel = Duel(ground, captured=captured, budget=budget)
            holds = duel.holds(side.own, other.own)
            self.left -= budget - duel.left
            if holds:
                return fate
        return Fate.OPEN

    def _believed(self, colour: Colour) -> Mask:
        """The stones of a side that nobody doubts to live."""
        found = 0
        for mask, (_, value) in self.sides[colour].chains.items():
            if value.alive and value.sure:
                found |= mask
        return found


def _images(grid: Grid, cells: bytes) -> Iterator[tuple[bytes, int]]:
    for turn, back in enumerate(_turns(grid)):
        turned = bytes([cells[p] for p in back])
        yield turned, turn
        yield turned.translate(SWAP), turn


def _turns(grid: Grid) -> tuple[tuple[int, ...], ...]:
    turns = []
    for symmetry in range(8 if grid.width == grid.height else 4):
        back = [0] * len(grid)
        for p in grid.points:
            back[grid.turned(p, symmetry)] = p
        turns.append(tuple(back))
    return tuple(turns)
