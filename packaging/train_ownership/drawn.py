"""Boards drawn, not played: wide areas behind solid walls, with a few lost stones in them.

Played games end with little open ground; a referee may still be shown some.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from boards import owners
from samples import Sample

from goref.core.base.geometry import grid
from goref.core.board.position import Position

ROOM = 10
"""Empty points that every area has at least, so that it lives whatever lies in it."""


def drawn(number: int, chance: random.Random) -> Iterator[Sample]:
    """So many boards whose owners follow from how they were drawn."""
    while number:
        board = _board(chance.choice((7, 9, 9, 9, 9, 11, 13, 13, 19, 19)), chance)
        if board is not None:
            number -= 1
            yield board


def _board(size: int, chance: random.Random) -> Sample | None:
    where = grid(size)
    seeds = [
        (chance.uniform(0, size), chance.uniform(0, size), 1 + i % 2)
        for i in range(chance.randint(2, 3 + size // 5))
    ]
    side = [
        min(seeds, key=lambda s: (x - s[0]) ** 2 + (y - s[1]) ** 2)[2]
        for y in range(size)
        for x in range(size)
    ]
    cells = bytearray(size * size)
    for p in where.points:
        x, y = p % size, p // size
        around = {
            side[v * size + u]
            for u in range(max(0, x - 1), min(size, x + 2))
            for v in range(max(0, y - 1), min(size, y + 2))
        }
        if len(around) > 1:
            cells[p] = side[p]
    board = Position(where, bytes(cells))
    areas = list(board.regions())
    near = where.neighbours
    if min(map(len, areas), default=0) < ROOM:
        return None
    for wall in board.chains():
        if all(board.cells[n] for p in wall for n in near[p]):
            return None  # it has no area of its own
    lost = []
    for area in areas:
        inner = [p for p in area if all(n in area for n in near[p])]
        other = 3 - side[min(area)]
        left = len(area) - ROOM
        while inner and left > 0 and chance.random() < 0.6:
            p = chance.choice(inner)
            own = chance.random() < 0.2
            cells[p] = 3 - other if own else other
            if not own:
                lost.append(p)
            left -= 3
            inner = [q for q in inner if q != p and q not in near[p]]
    final = Position(where, bytes(cells))
    return Sample(final, owners(final, lost), seki=frozenset())
