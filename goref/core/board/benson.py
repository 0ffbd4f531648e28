"""Chains that live whatever the opponent plays (Benson's test), used for proposals only.

Source: D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976).
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position

Chain = frozenset[Point]


def unconditionally_alive(position: Position, colour: Colour) -> set[Chain]:
    """The chains of a colour that cannot be captured even if their owner always passes."""
    near = position.grid.neighbours
    cells = position.cells
    chains = set(position.chains(colour))
    home: dict[Point, Chain] = {p: chain for chain in chains for p in chain}
    regions = list(_enclosed(position, colour))
    border: list[set[Chain]] = []
    vital: list[set[Chain]] = []
    for region in regions:
        around = {home[n] for p in region for n in near[p] if n in home}
        empties = [p for p in region if not cells[p]]
        border.append(around)
        vital.append({c for c in around if all(any(n in c for n in near[p]) for p in empties)})
    healthy = set(range(len(regions)))
    while True:
        falling = {chain for chain in chains if sum(chain in vital[i] for i in healthy) < 2}
        if not falling:
            return chains
        chains -= falling
        healthy = {i for i in healthy if not border[i] & falling}


def _enclosed(position: Position, colour: Colour) -> Iterable[frozenset[Point]]:
    """Connected sets of points without a stone of ``colour``."""
    near, cells = position.grid.neighbours, position.cells
    done: set[Point] = set()
    for start in position.grid.points:
        if start in done or cells[start] == colour:
            continue
        part = [start]
        done.add(start)
        for p in part:
            for n in near[p]:
                if n not in done and cells[n] != colour:
                    done.add(n)
                    part.append(n)
        yield frozenset(part)
