"""Sekis of the textbook kinds, and shapes that look like one and are dead, drawn on boards.

``b`` and ``w`` are the stones that matter, ``W`` and ``B`` the walls round them, which live by
the land behind them; ``x`` and ``o`` are dead stones of Black and of White. The drawings stand
at the upper edge; boards are turned and colours exchanged afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from goref.core.base.geometry import grid
from goref.core.board.position import Position

LAND = 9


class Drawn(NamedTuple):
    board: Position
    dead: frozenset[int]
    seki: frozenset[int]
    kind: str


def no_eyes(chance: random.Random) -> list[str]:
    """Both sides without an eye, two or three shared liberties."""
    high, left, right = chance.choice((2, 2, 3)), chance.randint(1, 3), chance.randint(1, 3)
    rows = ["W" + "b" * left + "." + "w" * right + "B"] * high
    return rows + _floor(left, right, chance)


def two_eyes(chance: random.Random) -> list[str]:
    """One eye each and one shared liberty; an eye may have a dead stone in it."""
    a, b, c, d = (chance.randint(1, 2) for _ in range(4))
    left, right = chance.choice((".", ".", ".o", "o.")), chance.choice((".", ".", ".x", "x."))
    first = "W" + "b" * a + left + "b" * b + "." + "w" * c + right + "w" * d + "B"
    wide, other = a + len(left) + b, c + len(right) + d
    return [first, *_floor(wide, other, chance)]


def inner_line(chance: random.Random) -> list[str]:
    """Three stones in a line of five: who plays at an end is caught and lets the other live."""
    left, right, deep = chance.randint(1, 2), chance.randint(1, 2), chance.randint(1, 2)
    wide = left + 5 + right
    first = "W" + "b" * left + ".www." + "b" * right + "W"
    return [first, *(["W" + "b" * wide + "W"] * deep), "W" * (wide + 2)]


def against_eye(chance: random.Random) -> list[str]:
    """Shared liberties, but one side has an eye and the other none: that one is dead."""
    a, b, right = chance.randint(1, 2), chance.randint(1, 2), chance.randint(1, 3)
    rows = ["W" + "b" * a + "." + "b" * b + "." + "o" * right + "B"]
    rows.append("W" + "b" * (a + 1 + b) + "." + "o" * right + "B")
    wide = a + 1 + b
    # the floor of the shared liberties is the living side's
    rows.append("W" + "b" * wide + "b" + "o" * right + "B")
    rows.append("W" * (wide + 2) + "B" * (right + 1))
    return rows


def killed_line(chance: random.Random) -> list[str]:
    """One stone in the middle of a line of three: dead."""
    left, right, deep = chance.randint(1, 2), chance.randint(1, 2), chance.randint(1, 2)
    wide = left + 3 + right
    first = "W" + "x" * left + ".w." + "x" * right + "W"
    return [first, *(["W" + "x" * wide + "W"] * deep), "W" * (wide + 2)]


def one_short(chance: random.Random) -> list[str]:
    """As two eyes, but one side's eye is open to the wall: it has no eye, and is dead."""
    a, b, c = (chance.randint(1, 2) for _ in range(3))
    first = "W" + "b" * a + "." + "b" * b + "." + "o" * c + "." + "B"
    wide, other = a + 1 + b, c + 1
    rows = [first, "W" + "b" * wide + "b" + "o" * other + "B"]
    rows.append("W" * (wide + 2) + "B" * (other + 1))
    return rows


Way = Callable[[random.Random], list[str]]
KINDS: tuple[tuple[Way, int], ...] = (
    (no_eyes, 5),
    (two_eyes, 4),
    (inner_line, 2),
    (against_eye, 3),
    (killed_line, 2),
    (one_short, 2),
)


def _floor(left: int, right: int, chance: random.Random) -> list[str]:
    """The row that closes a shared liberty from below, and the walls under it."""
    if chance.random() < 0.5:
        return [
            "W" + "b" * (left + 1) + "w" * right + "B",
            "W" * (left + 2) + "B" * (right + 1),
        ]
    return ["W" + "b" * left + "w" * (right + 1) + "B", "W" * (left + 1) + "B" * (right + 2)]


def sekis(number: int, chance: random.Random) -> Iterator[Drawn]:
    """So many boards."""
    ways = [way for way, share in KINDS for _ in range(share)]
    while number:
        made = _board(chance.choice(ways), chance.choice((9, 9, 9, 11, 13, 13, 19, 19)), chance)
        if made is not None:
            number -= 1
            yield made


def _board(way: Way, size: int, chance: random.Random) -> Drawn | None:
    rows = way(chance)
    wide, high = len(rows[0]), len(rows)
    if wide > size - 2 or high > size - 3:
        return None
    first = chance.randint(0, size - wide)
    cells = [["."] * size for _ in range(size)]
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            cells[y][first + x] = sign
    if "B" in rows[0]:
        border = first + rows[-1].index("B")
        for y in range(size):
            if y >= high:
                before = border
                border = min(size - 2, max(2, border + chance.choice((-1, 0, 0, 1))))
                for x in range(min(before, border) - 1, border):
                    cells[y][x] = "W"
                for x in range(border, max(before, border) + 1):
                    cells[y][x] = "B"
    else:
        floor = chance.randint(high, size - 3)
        for x in range(size):
            cells[floor][x], cells[floor + 1][x] = "W", "B"
    return _filled(cells, way.__name__.replace("_", " "), chance)


def _filled(cells: list[list[str]], kind: str, chance: random.Random) -> Drawn | None:
    """The board with stray stones in its land, turned; None if a wall has too little land."""
    size = len(cells)
    where = grid(size)
    codes = {".": 0, "b": 1, "x": 1, "B": 1, "w": 2, "o": 2, "W": 2}
    flat = [sign for row in cells for sign in row]
    board = Position(where, bytes(codes[sign] for sign in flat))
    dead = {p for p, sign in enumerate(flat) if sign in "xo"}
    seki = {p for p, sign in enumerate(flat) if sign in "bw"}
    if kind in ("against eye", "one short", "killed line"):
        seki = set()
    near = where.neighbours
    stones = bytearray(board.cells)
    land = {"W": 0, "B": 0}
    for area in board.regions():
        around = {flat[n] for p in area for n in near[p]} - {"."}
        if around not in ({"W"}, {"B"}):
            if around == {"W", "B"}:
                return None  # the walls do not part the lands
            continue
        own = around.pop()
        land[own] = max(land[own], len(area))
        # what is left is enough to live by, and too little for the enemy to live in
        left, strays = (
            len(area) - chance.randint(LAND, max(2 * LAND, len(area) // 2)),
            chance.choice((0, 0, 1, 2, 3)),
        )
        for p in chance.sample(sorted(area), len(area)):
            if strays and all(n in area and not stones[n] for n in near[p]):
                stones[p] = 3 - codes[own]
                dead.add(p)
                strays -= 1
                left -= 1
        grown = True
        while left > 0 and grown:
            rim = [
                p
                for p in area
                if not stones[p] and any(stones[n] == codes[own] for n in near[p])
            ]
            grown = bool(rim)
            for p in chance.sample(rim, min(left, len(rim), 1 + len(rim) // 3)):
                if not any(n in dead for n in near[p]) or chance.random() < 0.3:
                    stones[p] = codes[own]
                    left -= 1
                elif chance.random() < 0.2:
                    left -= 1
    if min(land.values()) < LAND:
        return None
    final = Position(where, bytes(stones))
    if any(not final.liberties(chain) for chain in final.chains()):
        return None
    turn, swapped = chance.randrange(8), chance.random() < 0.5
    final = final.turned(turn)
    moved = [frozenset(where.turned(p, turn) for p in some) for some in (dead, seki)]
    return Drawn(final.swapped() if swapped else final, moved[0], moved[1], kind)
