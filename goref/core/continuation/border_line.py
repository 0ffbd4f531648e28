"""The outcome at an open border if one side begins there and both play in turn.

Only plays on the border's own points are considered, or, at a wide border, those at its
opening. Threats elsewhere are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goref.core.base.colour import BLACK, COLOURS, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position, hanging_together, put

LARGEST = 6
"""The most points of a border that are played on, or of its opening if the border is larger."""
BUDGET = 6000
"""The most boards searched for one border and one side."""
LONGEST = 4 * LARGEST
"""A line with more turns is a cycle of captures, and is not reported."""


Both = tuple[frozenset[Point], frozenset[Point]]
"""Two sets of points: Black's and White's."""


@frozen
class BorderLine:
    """The outcome at an open border if a side begins there and both play as well as they can.

    Attributes:
        first: the side that begins.
        point: the first play of that side; None if it gains nothing by playing.
        stones: the points of the border with living stones at the end, by colour.
        whole: True if plays on every point of the border were considered; False if only those
            where a wide border is open.
        land: the points that one side alone surrounds at the end, by colour; stones of the
            other side there are dead.
    """

    first: Colour
    point: Point | None
    stones: Both
    land: Both
    whole: bool = True


def border_line(
    board: Position, points: frozenset[Point], first: Colour, *, stones_count: bool
) -> BorderLine | None:
    """Returns the outcome at an open border if a side begins there.

    Args:
        board: the board without its dead stones.
        points: all points of one empty region.
        stones_count: True if a stone counts as much as a point of land, False if prisoners do.

    Returns:
        None if the outcome is not known: the opening is too wide, there are too many boards to
        search, the captures repeat without end, or stones are lost.
    """
    try:
        return _Border(board, points, stones_count).line(first)
    except _TooMuchError:
        return None


class _TooMuchError(Exception):
    """Raised when the budget of boards to search is spent."""


class _State(NamedTuple):
    """The border at a side's turn.

    Attributes:
        cells: the whole board.
        mover: the side to move.
        ko: the point that may not be retaken at once, or None.
        passed: True if the other side has just passed.
    """

    cells: bytes
    mover: Colour
    ko: Point | None = None
    passed: bool = False


class _Found(NamedTuple):
    """The value of a state in points, positive for Black, and the best play (None: a pass)."""

    value: int
    play: Point | None


class _Border:
    def __init__(self, board: Position, points: frozenset[Point], stones_count: bool) -> None:
        self.grid, self.near = board.grid, board.grid.neighbours
        self.start = board.cells
        self.points = sorted(points)
        self.plays = self.points if len(points) <= LARGEST else self.opening()
        self.stones_count = stones_count
        self.known: dict[_State, _Found] = {}
        self.path: set[_State] = set()
        self.left = BUDGET

    def line(self, first: Colour) -> BorderLine | None:
        """Returns the outcome if ``first`` begins and both sides make their best plays.

        Returns None if there is no play, the plays do not end, or stones are lost.
        """
        if not self.plays:
            return None
        state, begins = _State(self.start, first), self.best(_State(self.start, first)).play
        play = begins
        for _ in range(LONGEST):
            if play is None and state.passed:
                break
            if play is None:
                state = state._replace(mover=state.mover.other, ko=None, passed=True)
            else:
                after = self.after(state, play)
                if after is None or after[1]:
                    return None
                state = after[0]
            play = self.best(state).play
        else:
            return None
        stones, land = self.owned(state.cells)
        if not self.stones_count and any(state.cells[p] for p in land[0] | land[1]):
            return None
        return BorderLine(first, begins, stones, land, self.plays == self.points)

    def opening(self) -> list[Point]:
        """Returns the points where a wide border is open; empty if they are too many.

        The points are next to the side that touches fewer points of the border; their
        neighbours are included if they fit.
        """
        beside = [
            {p for p in self.points if any(self.start[n] == c for n in self.near[p])}
            for c in COLOURS
        ]
        mouth = min(beside, key=len)
        near = mouth | {n for p in mouth for n in self.near[p] if not self.start[n]}
        return sorted(near if len(near) <= LARGEST else mouth if len(mouth) <= LARGEST else ())

    def best(self, state: _State) -> _Found:
        """Returns the value of a state, and the best play of the side to move."""
        found = self.known.get(state)
        if found is not None:
            return found
        if self.left <= 0:
            raise _TooMuchError
        self.left -= 1
        self.path.add(state)
        sign = _sign(state.mover)
        passed = state._replace(mover=state.mover.other, ko=None, passed=True)
        ends = state.passed or passed in self.path
        value = self.value(state.cells) if ends else self.best(passed).value
        found = _Found(value, None)  # the first of equal plays is chosen
        for point in self.plays:
            if not state.cells[point] and point != state.ko:
                after = self.after(state, point)
                if after is None or after[0] in self.path:
                    continue
                value = self.best(after[0]).value + self.worth(after[1]) * sign
                if sign * value > sign * found.value:
                    found = _Found(value, point)
        self.path.remove(state)
        self.known[state] = found
        return found

    def after(self, state: _State, point: Point) -> tuple[_State, tuple[Point, ...]] | None:
        """Returns the border after a play, with the captured stones; None for suicide."""
        cells = bytearray(state.cells)
        taken, suicide = put(cells, self.near, point, state.mover)
        if suicide:
            return None
        alone = not any(cells[n] == state.mover for n in self.near[point])
        ko = taken[0] if len(taken) == 1 and alone else None
        return _State(bytes(cells), state.mover.other, ko), tuple(taken)

    def worth(self, taken: tuple[Point, ...]) -> int:
        """Returns the points for captured stones that the final count of the border lacks.

        These are the prisoners, and the points that the stones leave empty outside the border.
        """
        apart = sum(point not in self.points for point in taken)
        return 2 * apart if self.stones_count else len(taken) + apart

    def value(self, cells: bytes) -> int:
        """Returns the border's count on a board in points, Black's less White's."""
        stones, land = self.owned(cells)
        fallen = [sum(map(bool, (cells[p] for p in land[c - 1]))) for c in COLOURS]
        each = [
            len(land[c - 1]) + (len(stones[c - 1]) if self.stones_count else fallen[c - 1])
            for c in COLOURS
        ]
        return each[0] - each[1]

    def owned(self, cells: bytes) -> tuple[Both, Both]:
        """Returns the points with living stones, and those that one side alone surrounds.

        Stones of the other side on surrounded points are dead.
        """
        land = [frozenset(self.enclosed(cells, c)) for c in COLOURS]
        stones = [
            {p for p in self.points if cells[p] == c} - land[c.other - 1] for c in COLOURS
        ]
        return (frozenset(stones[0]), frozenset(stones[1])), (land[0], land[1])

    def enclosed(self, cells: bytes, owner: Colour) -> Iterator[Point]:
        """Yields the points of the border that only the owner's stones surround."""
        open_ = {p for p in self.points if cells[p] != owner}
        for part in hanging_together(self.grid, open_):
            if all(cells[n] != owner.other or n in part for p in part for n in self.near[p]):
                yield from part


def _sign(colour: Colour) -> int:
    return 1 if colour is BLACK else -1
