"""Finds all stones that are removed, from the dead stones that the referee named."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import Ruling, StoneStatus

LARGEST_DEAD_EYE = 7
"""The most points of a dead chain's one region; with more, or two regions, it may be alive."""


def dead_stones(position: Position, ruling: Ruling) -> frozenset[Point]:
    """Returns the dead stones: the chains ruled dead, and others that die with them.

    The chains of a dead chain's colour in the same enemy area die with it. They do not if one
    of them is ruled alive or in seki, or if they may have two eyes there. Stones that were left
    open do not die with other chains: they remain until ruled on.
    """
    cells, home = position.cells, position.parts.home
    named = {home[p] for p in ruling.stones(StoneStatus.DEAD) if cells[p]}
    decided: frozenset[Point] = frozenset().union(*named)
    dead = set(decided)
    kept = ruling.stones(StoneStatus.SEKI) | ruling.stones(StoneStatus.ALIVE)
    done: set[Point] = set()
    for start in sorted(decided):
        if start not in done:
            area = _area(position, start, decided)
            colour = cells[start]
            stones = {p for p in area if cells[p] == colour}
            done |= stones
            if not stones & kept and not _may_live(position, area, Colour(colour), decided):
                dead |= stones - ruling.unclear
    return frozenset(dead)


def kin(position: Position, ruling: Ruling, point: Point) -> frozenset[Point]:
    """Returns the stones that die if the stone at ``point`` is marked dead, its chain included.

    Stones of other chains that are dead already are left out.
    """
    chain = position.chain(point)
    marked = ruling.with_lives(chain, StoneStatus.DEAD)
    return dead_stones(position, marked) - (dead_stones(position, ruling) - chain)


def _area(position: Position, start: Point, dead: frozenset[Point]) -> set[Point]:
    """Returns the points that a dead stone can reach without crossing a live enemy stone."""
    cells, near = position.cells, position.grid.neighbours
    enemy = 3 - cells[start]
    area = {start}
    queue = [start]
    for p in queue:
        for n in near[p]:
            if n not in area and (cells[n] != enemy or n in dead):
                area.add(n)
                queue.append(n)
    return area


def _may_live(
    position: Position, area: set[Point], colour: Colour, dead: frozenset[Point]
) -> bool:
    cells, near = position.cells, position.grid.neighbours
    free = {p for p in area if cells[p] != colour}
    eyes = 0
    while free:
        start = free.pop()
        part = [start]
        own_only = True
        for p in part:
            for n in near[p]:
                if n in free:
                    free.discard(n)
                    part.append(n)
                elif cells[n] == colour.other and n not in dead:
                    own_only = False
        if own_only:
            eyes += 1
            if eyes > 1 or len(part) > LARGEST_DEAD_EYE:
                return True
    return False
