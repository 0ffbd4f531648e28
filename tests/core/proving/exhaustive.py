"""Play on a tiny board, or on a few points of a larger one, in every way there is.

Nothing here is shared with what is tested but the board itself. Suicide is not allowed;
whoever the claim goes against may retake any ko, and the claimant never counts on coming
back to a position.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position, put

Play = tuple[int, frozenset[Point]]


class TooManyError(Exception):
    """More positions can arise than the caller wants to look at."""


class Lines:
    """Every position that can arise from one by plays on some points.

    Attributes:
        number: the positions, by their cells.
        plays: for each position and colour, where a play leads and what it captures.
    """

    def __init__(
        self, start: Position, points: Iterable[Point] | None = None, most: int = 60_000
    ) -> None:
        self.points = tuple(start.grid.points if points is None else points)
        near = start.grid.neighbours
        self.number = number = {start.cells: 0}
        self.cells = [start.cells]
        self.plays: list[dict[Colour, list[Play]]] = []
        for cells in self.cells:
            made: dict[Colour, list[Play]] = {colour: [] for colour in COLOURS}
            for colour in COLOURS:
                for p in self.points:
                    if not cells[p]:
                        after = bytearray(cells)
                        captured, own = put(after, near, p, colour)
                        if own:
                            continue
                        key = bytes(after)
                        if key not in number:
                            if len(number) >= most:
                                raise TooManyError
                            number[key] = len(number)
                            self.cells.append(key)
                        made[colour].append((number[key], frozenset(captured)))
            self.plays.append(made)

    def keeps(self, stones: frozenset[Point], colour: Colour, start: int = 0) -> bool:
        """Whether the colour, moving second, can keep some stones from being captured, in
        play that comes to an end once the enemy only passes."""
        return start in self.keeping(stones, colour)

    def keeping(self, stones: frozenset[Point], colour: Colour) -> set[int]:
        """The positions, the enemy to play, in which it can."""
        return self._forced(colour, stones, set(), passing=False)

    def clears(
        self,
        points: frozenset[Point],
        keeping: frozenset[Point],
        colour: Colour,
        start: int = 0,
    ) -> bool:
        """Whether the colour, moving second, can again and again clear some points of the
        enemy, and loses none of the stones to be kept."""
        enemy = colour.other
        again = {i for i, c in enumerate(self.cells) if not any(c[p] == enemy for p in points)}
        while True:
            reached = self._forced(colour, keeping, again, passing=True)
            kept = again & reached
            if kept == again:
                return start in reached
            again = kept

    def avenges(
        self, stones: frozenset[Point], prey: frozenset[Point], colour: Colour, start: int = 0
    ) -> bool:
        """Whether the colour, moving second, keeps some stones, or clears some points of the
        enemy once one of those is captured."""
        enemy = colour.other
        goal = {i for i, c in enumerate(self.cells) if not any(c[p] == enemy for p in prey)}
        cleared = goal | self._forced(colour, frozenset(), goal, passing=True)
        in_time = {
            i
            for i, plays in enumerate(self.plays)
            if i in cleared or any(j in cleared for j, _ in plays[colour])
        }
        return start in self._forced(colour, stones, set(), passing=False, avenged=in_time)

    def _forced(
        self,
        colour: Colour,
        keeping: frozenset[Point],
        goal: set[int],
        *,
        passing: bool,
        avenged: Collection[int] = (),
    ) -> set[int]:
        """From which positions, the enemy to play, the colour forces its way.

        With ``passing`` the enemy may pass, and the way is to a position of the goal, by one
        play or pass at least. Without, it is to where the enemy has no play left. What is to
        be kept may be captured by plays that lead to where it is ``avenged``.
        """
        enemy = colour.other
        into_first: list[list[int]] = [[] for _ in self.cells]
        into_second: list[list[int]] = [[] for _ in self.cells]
        left = []
        for i, plays in enumerate(self.plays):
            into_second[i].append(i)
            for j, _ in plays[colour]:
                into_second[j].append(i)
            fair = [
                (j, taken & keeping)
                for j, taken in plays[enemy]
                if not (taken & keeping and j in avenged)
            ]
            for j, _ in fair:
                into_first[j].append(i)
            if passing:
                into_first[i].append(i)
            lost = any(taken for _, taken in fair)
            left.append(-1 if lost else len(fair) + passing)
        second = {i for i, count in enumerate(left) if count == 0}
        first: set[int] = set()
        todo = [*second, *(goal - second)]
        while todo:
            reached = todo.pop()
            for i in into_second[reached]:
                if i not in first:
                    first.add(i)
                    for j in into_first[i]:
                        left[j] -= 1
                        if left[j] == 0:
                            second.add(j)
                            todo.append(j)
        return second
