"""The order in which people lay out a count: one part of the board after the other.

A plan lists the moves by side and by kind. A referee tidies one place, looks at the result, and
continues with the next, from the left of the board to its right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from goref.core.arranging.table.arrangement import (
    Move,
    MoveReason,
    Space,
    StoneAction,
    Term,
    Terms,
)
from goref.core.arranging.table.thirds import third
from goref.core.base.colour import Pair
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point

TIDIES = frozenset(
    {
        (StoneAction.FILL_BACK, MoveReason.PRISONER),
        (StoneAction.FILL, MoveReason.TENS),
        (StoneAction.FILL, MoveReason.EVEN_SPACE),
        (StoneAction.FILL, MoveReason.LAND),
        (StoneAction.FILL, MoveReason.ROUTE),
        (StoneAction.FILL, MoveReason.IN_TURN),
        (StoneAction.TAKE, MoveReason.TENS),
        (StoneAction.TAKE, MoveReason.EVEN_SPACE),
        (StoneAction.TAKE, MoveReason.EVEN_STONES),
        (StoneAction.SHIFT, MoveReason.TIDY),
    }
)
"""Pairs of action and reason that tidy a side's own land, in any order."""
Part = tuple[int, int, int]
"""A third of the board (0 is left), then the first column and row of the tidied place."""


def by_hand(
    grid: Grid,
    moves: Iterable[Move],
    spaces: Sequence[Space],
    terms: Terms,
    beside: Collection[Point] = (),
) -> tuple[Move, ...]:
    """Returns the same moves; those that tidy a side's land are sorted by thirds of the board.

    Only consecutive moves of a side that change no shown number (both areas, public points,
    margin) trade places. Within a third, one space is finished before the next is begun. The
    terms of the margin are computed again after each move.

    Args:
        spaces: the empty points at the end.
        terms: the terms of the margin before the first move.
        beside: a side's own points outside its land. A stone there may close the land for other
            stones inside, so its move keeps its place in the plan.
    """

    def run(move: Move) -> tuple[object, ...]:
        tidies = (move.op, move.why) in TIDIES and not move.pays and move.target not in beside
        return tidies, move.colour, move.areas, move.public, move.margin

    made: list[Move] = []
    for (tidies, colour, *_), group in groupby(moves, key=run):
        if not tidies:
            made += group
            terms = made[-1].terms
            continue
        own = [space for space in spaces if space.owner is colour]
        parts, told = [], terms
        for move in group:
            parts.append((_part(grid, own, move), move, _added(move.terms, told, -1)))
            told = move.terms
        parts.sort(key=lambda entry: entry[0])
        for part, move, change in parts:
            terms = _added(terms, change)
            made.append(replace(move, third=part[0], terms=terms))
    return tuple(made)


def _added(terms: Terms, more: Terms, sign: int = 1) -> Terms:
    """Returns terms of the margin plus others, part by part (minus them if ``sign`` is -1)."""
    return tuple(
        Term(one.key, Pair(*(a + sign * b for a, b in zip(one.of, other.of, strict=True))))
        for one, other in zip(terms, more, strict=True)
    )


def _part(grid: Grid, own: Sequence[Space], move: Move) -> Part:
    """Returns the part of the board that a move belongs to: that of the nearest space.

    A stone that moves between parts belongs to the one that is tidied first.
    """
    places = [place for place in (move.source, move.target) if isinstance(place, int)]
    return min(_part_of(grid, own, place) for place in places)


def _part_of(grid: Grid, own: Sequence[Space], point: Point) -> Part:
    far = max(grid.width // 3, 2)
    away, nearest = min(
        ((_away(grid, point, space), index) for index, space in enumerate(own)),
        default=(far + 1, 0),
    )
    points: Collection[Point] = (point,) if away > far else own[nearest].points
    first = min((grid.column(p), grid.row(p)) for p in points)
    return third(grid, points), *first


def _away(grid: Grid, point: Point, space: Space) -> int:
    x, y = grid.column(point), grid.row(point)
    return min(abs(grid.column(p) - x) + abs(grid.row(p) - y) for p in space.points)
