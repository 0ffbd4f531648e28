"""Figures of a game: boards with numbered moves, and notes on the moves without a number.

A figure shows the earlier stones without numbers, and then each of its moves where it was
played, even if captured later. A move at a point that already has a number or a stone in the
figure is noted: ``20 = 112``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.game.replay import Moment

MOST_FIGURES = 4
EACH = 100
"""The usual number of moves in a figure; more if the game is too long for four figures."""
STEP = 50
"""Figures end at multiples of this move number, if that needs no more figures."""


@frozen
class Figure:
    """A figure: a board with numbered moves.

    Attributes:
        first, last: the numbers of the figure's first and last moves; 0 if the record has none.
        position: the earlier stones, and the first stone played at every other point.
        numbers: the number of the move at every point that shows one.
        again: for each occupied point at which moves were played: the number shown there (None
            for an earlier stone), the point, and the numbers of those moves.
        passes: the move numbers of passes and of other acts without a play on the board.
        unplayed: the numbers of acts that changed nothing: void, or at a point with a stone.
    """

    first: int
    last: int
    position: Position
    numbers: dict[Point, int]
    again: tuple[tuple[int | None, Point, tuple[int, ...]], ...] = ()
    passes: tuple[int, ...] = ()
    unplayed: tuple[int, ...] = ()


def usual_count(moves: int) -> int:
    """Returns the default number of figures for a game of ``moves`` moves."""
    return min(max(ceil(moves / EACH), 1), MOST_FIGURES)


def figures(moments: Sequence[Moment], count: int = 0) -> tuple[Figure, ...]:
    """Returns the figures of a game.

    Args:
        moments: all moments of the game, the first one before any move.
        count: the number of figures; 0 for the default. No more than there are moves.
    """
    acts = [moment for moment in moments if isinstance(moment.entry, Act)]
    count = min(count or usual_count(len(acts)), max(len(acts), 1))
    size = ceil(len(acts) / count)
    even = ceil(size / STEP) * STEP
    if even and ceil(len(acts) / even) == count:
        size = even
    if not acts:
        return (Figure(0, 0, moments[-1].position, {}),)
    found, done = [], 0
    while done < len(acts):
        own = acts[done : done + size]
        # Stones set up right before the first move belong to the position before it.
        before = moments[moments.index(own[0]) - 1]
        found.append(_figure(before.position, own))
        done += size
    return tuple(found)


def _figure(before: Position, own: Sequence[Moment]) -> Figure:
    cells = bytearray(before.cells)
    numbers: dict[Point, int] = {}
    again: dict[Point, list[int]] = {}
    passes, unplayed = [], []
    for moment in own:
        act = moment.entry
        assert isinstance(act, Act)
        if moment.voided or moment.impossible:
            unplayed.append(moment.number)
        elif act.kind is not ActKind.PLAY or act.point is None:
            passes.append(moment.number)
        elif cells[act.point]:
            again.setdefault(act.point, []).append(moment.number)
        else:
            cells[act.point] = act.colour.value
            numbers[act.point] = moment.number
    told = sorted((moves[0], point, moves) for point, moves in again.items())
    return Figure(
        own[0].number,
        own[-1].number,
        Position(before.grid, bytes(cells)),
        numbers,
        tuple((numbers.get(point), point, tuple(moves)) for _, point, moves in told),
        tuple(passes),
        tuple(unplayed),
    )
