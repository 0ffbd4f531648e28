"""Chains that live whatever the opponent plays (Benson's test); used for suggestions only.

Source: D. B. Benson, "Life in the game of Go", Information Sciences 10 (1976).
"""

from __future__ import annotations

from functools import lru_cache

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position, joined

Chain = frozenset[Point]


@lru_cache(maxsize=64)
def unconditionally_alive(position: Position, colour: Colour) -> frozenset[Chain]:
    """Returns a colour's chains that cannot be captured even if their owner always passes."""
    cells, home, liberties = position.cells, position.parts.home, position.parts.chains
    chains = set(position.chains(colour))
    border: list[set[Chain]] = []
    vital: list[list[Chain]] = []
    own = cells.translate(OWN[colour])
    for region, beside in joined(position.grid, own):
        if not own[region[0]]:
            around = {home[p] for p in beside}
            empties = [p for p in region if not cells[p]]
            border.append(around)
            vital.append([c for c in around if liberties[c].issuperset(empties)])
    healthy = set(range(len(border)))
    while True:
        eyes = dict.fromkeys(chains, 0)
        for i in healthy:
            for chain in vital[i]:
                eyes[chain] += 1
        falling = {chain for chain, count in eyes.items() if count < 2}
        if not falling:
            return frozenset(chains)
        chains -= falling
        healthy = {i for i in healthy if border[i].isdisjoint(falling)}


OWN = {colour: bytes(code == colour for code in range(256)) for colour in COLOURS}
"""Translation tables for a board's cells: 1 for a stone of the colour, else 0."""
