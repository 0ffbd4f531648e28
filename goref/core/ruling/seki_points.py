"""Points of a seki that may be more than shared liberties: suggestions for the referee.

A region that touches both sides is shared unless the referee rules otherwise. Some of its
points look like sole liberties or one-sided dame. They are only suggested; the referee rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position, connected
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import PointStatus, Survey


class SekiProposal(NamedTuple):
    """Public points of a seki that could be ruled as ``kind``, owned by ``owner``."""

    points: frozenset[Point]
    kind: PointKind
    owner: Colour


def seki_proposals(survey: Survey) -> Iterator[SekiProposal]:
    """Yields possible rulings on the public points of every seki, in board order.

    A *sole liberty* is between one side's stones and a shared liberty: it touches stones of one
    colour only, and the rest of its region reaches the other colour. A *one-sided dame* is
    suggested where only one side could play without being in atari afterwards, while a shared
    liberty would remain.
    """
    board = survey.board
    near, cells = board.grid.neighbours, board.cells
    for region in survey.regions:
        if region.owner is not None or not region.stones & survey.seki:
            continue
        if len(region.points) < 2:
            continue
        free = [p for p in sorted(region.points) if p not in survey.claims]
        for colour in COLOURS:
            sole = [p for p in free if {cells[n] for n in near[p]} - {0} == {int(colour)}]
            if sole and len(sole) < len(region.points):
                yield SekiProposal(frozenset(sole), PointKind.SOLE_LIBERTY, colour)
            open_ = [
                p
                for p in free
                if p not in sole
                and _liberties_after(board, p, colour) > 1
                and _liberties_after(board, p, colour.other) <= 1
            ]
            if open_ and len(open_) < len(region.points):
                yield SekiProposal(frozenset(open_), PointKind.ONE_SIDED, colour)


def _liberties_after(board: Position, point: Point, colour: Colour) -> int:
    """Returns the liberties of the played stone's chain after a play; 0 for a suicide."""
    played = board.play(point, colour)
    if played.own:
        return 0
    after = played.position
    return len(after.liberties(connected(after.grid, after.cells, point)))


class SekiElement(NamedTuple):
    """Empty points of a seki that are ruled on together: an eye, or a single other point."""

    points: frozenset[Point]
    kind: PointKind
    owner: Colour | None
    decided: bool


def seki_elements(survey: Survey) -> tuple[SekiElement, ...]:
    """Returns all empty points of all sekis, eyes as whole regions, in board order."""
    near = survey.board.grid.neighbours
    elements = []
    for region in survey.regions:
        if not region.stones & survey.seki:
            continue
        first = survey.statuses[min(region.points)]
        if first.kind in WHOLE:
            elements.append(SekiElement(region.points, *_read(first)))
        else:
            elements += [
                SekiElement(frozenset({p}), *_read(survey.statuses[p])) for p in region.points
            ]
    listed = {p for element in elements for p in element.points}
    queue = [p for p in survey.claims if any(n in survey.seki for n in near[p])]
    queue += [n for p in listed for n in near[p]]
    for p in queue:
        claim = survey.claims.get(p)
        if claim is None or claim.kind not in OF_A_SEKI or p in listed:
            continue
        listed.add(p)
        queue += near[p]  # a ruled point beyond it belongs to the same seki
        elements.append(SekiElement(frozenset({p}), *_read(survey.statuses[p])))
    return tuple(sorted(elements, key=lambda element: min(element.points)))


WHOLE = (PointKind.TERRITORY, PointKind.EYE, PointKind.FALSE_EYE)
OF_A_SEKI = (
    PointKind.EYE,
    PointKind.FALSE_EYE,
    PointKind.ONE_SIDED,
    PointKind.SOLE_LIBERTY,
    PointKind.SHARED,
    PointKind.KO,
)


def _read(status: PointStatus) -> tuple[PointKind, Colour | None, bool]:
    return status.kind, status.owner, status.decided
