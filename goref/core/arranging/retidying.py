"""Tidying the rest of a finished count after the referee has moved stones.

The result is a list of shifts like the referee's own. So a saved case lays them out again even
if the planner has changed. No stone is added to the board or removed from it.
"""

from __future__ import annotations

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.arranging.land.filling import pairs
from goref.core.arranging.land.land import yards
from goref.core.arranging.land.planner import Plans
from goref.core.arranging.land.shapes import mask_of, points_of
from goref.core.arranging.land.yard_ways import Keeps
from goref.core.arranging.procedures import Procedure, procedure
from goref.core.arranging.table.arrangement import Arrangement, MoveReason
from goref.core.arranging.table.counting_board import NOBODY, CountingBoard
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.tally import KIND_QUANTITIES
from goref.core.scoring.scorer import Score


def set_by_hand(made: Arrangement) -> frozenset[Point]:
    """Returns the points that the referee has put a stone on or has taken one from."""
    moves = (move for move in made.moves if move.why is MoveReason.REFEREE)
    return frozenset(point for move in moves for point in move.points)


def tidied(case: Case, score: Score, made: Arrangement) -> tuple[Shift, ...]:
    """Returns moves of stones to add at the end, which make the land quicker to read.

    Points that the referee has set are left alone. Empty if nothing gets quicker.

    Args:
        score: the case counted under the rule set of the arrangement.
    """
    how = procedure(made.rules, made.count)
    kept = set_by_hand(made)
    top = _table(case, score, made, how)
    now, shifts = made, []
    for colour in COLOURS:
        if any(space.owner is colour for space in made.spaces):
            for source, target in _moved(top, colour, kept, how.keeps):
                shift = Shift(
                    made.rules.id,
                    made.count.value,
                    made.readoff.side,
                    len(now.moves),
                    source,
                    target,
                    tidied=True,
                )
                try:
                    now = drag(now, shift)
                except RefusedError:
                    continue
                shifts.append(shift)
    return tuple(shifts) if now.seconds < made.seconds else ()


def _moved(
    top: CountingBoard, colour: Colour, kept: frozenset[Point], keeps: Keeps
) -> list[tuple[Point, Point]]:
    """Returns the moves that tidy a side's land, as pairs of source and target."""
    stays = ~mask_of(kept)
    own = [replace(yard, inner=yard.inner & stays) for yard in yards(top, colour, keeps)]
    own = [yard for yard in own if yard.land]  # some have only stones that the referee set
    plans = Plans(top.grid, own, 0, 0)
    if 0 not in plans.costs:
        return []
    before, after = mask_of(p for yard in own for p in points_of(yard.empties)), plans.kept(0)
    sources, targets = points_of(after & ~before), points_of(before & ~after & stays)
    return pairs(top.grid, list(sources), list(targets))


def _table(case: Case, score: Score, made: Arrangement, how: Procedure) -> CountingBoard:
    """Returns the board at the end of an arrangement."""
    weights = score.rules.weights
    counted = frozenset(
        k for k, q in KIND_QUANTITIES.items() if q in weights or not how.weighed
    )
    top = CountingBoard(case, score, made.count, made.readoff.side, counted, how.invariant)
    top.cells[:] = made.final.cells
    top.dead.clear()
    for p, owner in enumerate(made.owners):
        top.owner[p] = owner or NOBODY
        if owner is None:
            top.kind[p] = PointKind.DAME
    top.standing = [
        sum(top.cells[p] == c == top.owner[p] for p in top.grid.points) for c in COLOURS
    ]
    return top
