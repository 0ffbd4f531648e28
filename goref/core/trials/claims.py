"""The claims about stones or points that can be played out on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus, Assertion
from goref.core.repetition.kos import open_kos

OF_STONES = (
    AgreedOutcome.ALIVE,
    AgreedOutcome.DEAD,
    AgreedOutcome.SEKI,
    AgreedOutcome.UNDECIDED,
)
OF_POINTS = (AgreedOutcome.HOLDS, AgreedOutcome.FALLS, AgreedOutcome.UNDECIDED)
ANSWERS: Mapping[AssertedStatus, tuple[AgreedOutcome, ...]] = {
    AssertedStatus.DEAD: OF_STONES,
    AssertedStatus.ALIVE: OF_STONES,
    AssertedStatus.KO_POINT: OF_POINTS,
    AssertedStatus.ENCLOSED: OF_POINTS,
    AssertedStatus.ONE_SIDED: OF_POINTS,
}
"""The outcomes both sides can agree on at the end of a claim's trial."""


def claims_for(position: Position, points: Iterable[Point]) -> tuple[Assertion, ...]:
    """Returns the possible claims about stones or empty points, the likeliest first.

    Stones count as whole chains, and only those of the side with most stones among the points.
    ``position`` is the final one, dead stones included.
    """
    named = frozenset(points)
    stones = {p for p in named if position.cells[p]}
    if stones:
        return _of_stones(position, stones)
    return tuple(_of_points(position, named)) if named else ()


def _of_stones(position: Position, stones: set[Point]) -> tuple[Assertion, ...]:
    owner = max(COLOURS, key=lambda c: sum(position.cells[p] == c for p in stones))
    chains = [position.chain(p) for p in stones if position.cells[p] == owner]
    whole = frozenset().union(*chains)
    return (
        Assertion(AssertedStatus.DEAD, owner.other, owner, whole),
        Assertion(AssertedStatus.ALIVE, owner, owner, whole),
    )


def _of_points(position: Position, points: frozenset[Point]) -> Iterable[Assertion]:
    if len(points) == 1:
        for ko in open_kos(position):
            if ko.at in points:
                # The open point belongs to the owner of the ko's stone.
                holder = ko.taker.other
                yield Assertion(AssertedStatus.KO_POINT, holder, holder, points)
    near = _beside(position, points)
    sides = sorted(near, key=lambda c: -near[c])
    for side in sides:
        yield Assertion(AssertedStatus.ENCLOSED, side, side, points)
    for side in sides:
        yield Assertion(AssertedStatus.ONE_SIDED, side, side, points)


def _beside(position: Position, points: frozenset[Point]) -> dict[Colour, int]:
    """Returns the number of stones of each side that are next to the points."""
    around = {n for p in points for n in position.grid.neighbours[p]} - points
    return {c: sum(position.cells[n] == c for n in around) for c in COLOURS}
