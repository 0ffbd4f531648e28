"""Weak players: plausible moves at random, some captures seen and some not, early passes.

A game is played by rules of thumb alone, without an engine, so that thousands cost minutes.
The same player plays a board out to the very end, where only eyes are left: over some
play-outs, from either side, that tells whose the points of a board are.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from goref.core.base.geometry import Grid
from goref.core.board.position import Position, put


class Habits(NamedTuple):
    """How somebody plays; all from 0 to 1.

    Attributes:
        saves, takes: how often an atari on himself, and on the enemy, is seen.
        near: how often he answers near the last move.
        wild: how often he plays anywhere.
        spoils: how often he fills an eye of his own or puts himself in atari unmoved.
        tires: how likely a pass is at every move once the board is half full.
    """

    saves: float = 0.9
    takes: float = 0.9
    near: float = 0.6
    wild: float = 0.1
    spoils: float = 0.0
    tires: float = 0.0


SURE = Habits(saves=0.95, takes=0.95, near=0.4)
"""Who plays boards out."""


def weak(chance: random.Random) -> Habits:
    """Somebody weak in one way or several."""
    return Habits(
        saves=chance.choice((0.2, 0.5, 0.8, 0.95)),
        takes=chance.choice((0.2, 0.5, 0.8, 0.95)),
        near=chance.choice((0.3, 0.6, 0.8)),
        wild=chance.choice((0.0, 0.1, 0.3)),
        spoils=chance.choice((0.0, 0.0, 0.02, 0.1)),
        tires=chance.choice((0.0, 0.0, 0.005, 0.02)),
    )


class Table:
    """A board two players sit at."""

    def __init__(self, board: Grid, cells: bytes, chance: random.Random) -> None:
        self.grid, self.near = board, board.neighbours
        self.cells = bytearray(cells)
        self.chance = chance
        self.last: list[int] = []
        self.ko: int | None = None
        self._box = _boxes(board)

    def move(self, own: int, habits: Habits) -> bool:
        """Plays one move; False for a pass."""
        chance = self.chance
        full = sum(map(bool, self.cells))
        if habits.tires and full * 2 > len(self.cells) and chance.random() < habits.tires:
            return False
        threatened, taking = self._ataris(own)
        if taking and chance.random() < habits.takes:
            point = chance.choice(taking)
            if self._play(point, own, 1.0):
                return True
        if threatened and chance.random() < habits.saves:
            point = chance.choice(threatened)
            if self._breath(point, own) > 1 and self._play(point, own, 0.0):
                return True
        if self.last and chance.random() < habits.near:
            around = [p for q in self.last[-2:] for p in self._box[q] if not self.cells[p]]
            for point in chance.sample(around, min(4, len(around))):
                if self._play(point, own, habits.spoils):
                    return True
        empty = [p for p, code in enumerate(self.cells) if not code]
        chance.shuffle(empty)
        if chance.random() >= habits.wild and full * 3 < len(self.cells):
            empty.sort(key=lambda p: sum(bool(self.cells[n]) for n in self._box[p]))
            empty = [p for p in empty[:12] if len(self._box[p]) > 15] or empty
            chance.shuffle(empty)
        return any(self._play(point, own, habits.spoils) for point in empty)

    def _ataris(self, own: int) -> tuple[list[int], list[int]]:
        """The last liberties of own chains, and of the enemy's."""
        cells, near = self.cells, self.near
        seen = bytearray(len(cells))
        threatened: list[int] = []
        taking: list[int] = []
        for start, code in enumerate(cells):
            if not code or seen[start]:
                continue
            chain, last, several = [start], -1, False
            seen[start] = 1
            for p in chain:
                for n in near[p]:
                    other = cells[n]
                    if not other:
                        if last < 0:
                            last = n
                        elif n != last:
                            several = True
                    elif other == code and not seen[n]:
                        seen[n] = 1
                        chain.append(n)
            if not several and last >= 0:
                (threatened if code == own else taking).append(last)
        return threatened, taking

    def _breath(self, point: int, own: int) -> int:
        """How many liberties a stone put at a point has, its chain's among them; at most 3."""
        cells, near = self.cells, self.near
        found: set[int] = set()
        chain, seen = [point], {point}
        for p in chain:
            for n in near[p]:
                if n in seen:
                    continue
                if not cells[n]:
                    found.add(n)
                    if len(found) > 2:
                        return 3
                elif cells[n] == own:
                    seen.add(n)
                    chain.append(n)
        return len(found)

    def _play(self, point: int, own: int, spoils: float) -> bool:
        """Puts a stone down unless that is illegal or foolish."""
        cells, near = self.cells, self.near
        if point == self.ko or cells[point]:
            return False
        careless = spoils > 0 and self.chance.random() < spoils
        beside = [cells[n] for n in near[point]]
        if all(code == own for code in beside) and not careless and self._is_eye(point, own):
            return False
        least = 1 if careless or spoils == 1 else 2
        if self._breath(point, own) < least and not any(
            cells[n] == 3 - own and self._chain_breath(n) == 1 for n in near[point]
        ):
            return False
        taken, _ = put(cells, near, point, own)
        self.ko = taken[0] if len(taken) == 1 and self._breath(point, own) == 1 else None
        self.last.append(point)
        return True

    def _chain_breath(self, point: int) -> int:
        return self._breath(point, self.cells[point])

    def _is_eye(self, point: int, own: int) -> bool:
        """Whether the corners leave a closed point an eye."""
        corners = [q for q in self._box[point] if self.grid.width + 1 == abs(q - point)]
        corners += [q for q in self._box[point] if self.grid.width - 1 == abs(q - point)]
        corners = [
            q for q in corners if abs(q % self.grid.width - point % self.grid.width) == 1
        ]
        lost = sum(self.cells[q] == 3 - own for q in corners)
        return lost < 2 if len(corners) == 4 else lost == 0


_BOXES: dict[int, tuple[tuple[int, ...], ...]] = {}


def _boxes(board: Grid) -> tuple[tuple[int, ...], ...]:
    """The points within two lines of each, itself left out."""
    size = board.width
    if size not in _BOXES:
        _BOXES[size] = tuple(
            tuple(
                v * size + u
                for v in range(max(0, p // size - 2), min(size, p // size + 3))
                for u in range(max(0, p % size - 2), min(size, p % size + 3))
                if v * size + u != p
            )
            for p in range(size * size)
        )
    return _BOXES[size]


def game(board: Grid, players: tuple[Habits, Habits], chance: random.Random) -> Position:
    """The last board of a game that ends by two passes, or when it is long enough."""
    table = Table(board, bytes(len(board)), chance)
    passes, number = 0, 0
    longest = int(len(board) * chance.uniform(0.55, 1.1))
    while passes < 2 and number < longest:
        passes = 0 if table.move(1 + number % 2, players[number % 2]) else passes + 1
        table.ko = None if passes else table.ko
        number += 1
    return Position(board, bytes(table.cells))


def played_out(board: Position, chance: random.Random, times: int) -> list[float]:
    """Whose every point is at the very end, +1 Black to −1 White, over play-outs."""
    sums = [0.0] * len(board.cells)
    near = board.grid.neighbours
    for number in range(times):
        table = Table(board.grid, board.cells, chance)
        passes, turn, count = 0, number, 0
        while passes < 2 and count < 2 * len(board.cells):
            passes = 0 if table.move(1 + turn % 2, SURE) else passes + 1
            table.ko = None if passes else table.ko
            turn += 1
            count += 1
        for p, code in enumerate(table.cells):
            if not code:
                around = {table.cells[n] for n in near[p]} - {0}
                code = around.pop() if len(around) == 1 else 0
            sums[p] += (0, 1, -1)[code] / times
    return sums


def games(board: Grid, chance: random.Random) -> Iterator[Position]:
    """Boards of games between a weak player and another, without end."""
    while True:
        yield game(board, (weak(chance), weak(chance)), chance)
