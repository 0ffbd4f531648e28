"""Finds the points of the board that a line of the count refers to."""

from __future__ import annotations

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.survey import Survey
from goref.core.ruling.tally import KIND_QUANTITIES, inner_points

QUANTITIES = {quantity.value: quantity for quantity in Quantity}


def line_points(survey: Survey, key: str) -> frozenset[Point]:
    """Returns the points on the board that a line of the count is about, for both sides.

    For a line that counts groups, these are the points of their land; for one that counts lost
    stones, the dead stones on the board. Returns an empty set for a ``key`` that is not the
    value of a :class:`Quantity`, such as that of a payment.
    """
    quantity = QUANTITIES.get(key)
    if quantity is Quantity.STONES:
        return frozenset(p for c in COLOURS for p in survey.board.stones(c))
    if quantity is Quantity.INNER_STONES:
        return inner_points(survey)
    if quantity is Quantity.PUBLIC:
        return frozenset(p for p, s in survey.statuses.items() if s.kind.is_public)
    if quantity is Quantity.LOST:
        return survey.dead
    if quantity in (Quantity.GROUPS, Quantity.SEKI_GROUPS):
        seki = quantity is Quantity.SEKI_GROUPS
        return frozenset(
            p for g in survey.groups if g.basic_eyes and g.seki is seki for p in g.land
        )
    kinds = {kind for kind, counted in KIND_QUANTITIES.items() if counted is quantity}
    return frozenset(p for p, s in survey.statuses.items() if s.kind in kinds)


def owned_points(survey: Survey, key: str, colour: Colour) -> frozenset[Point]:
    """Returns the points that a line counts for one side: its stones, or its empty points.

    A line of lost stones counts the side's dead stones; public points count for either side.
    """
    points = line_points(survey, key)
    quantity = QUANTITIES.get(key)
    if quantity is Quantity.PUBLIC:
        return points
    if quantity is Quantity.LOST:
        return frozenset(p for p in points if survey.position.cells[p] == colour)
    return frozenset(
        p
        for p in points
        if survey.board.cells[p] == colour
        or (p in survey.statuses and survey.statuses[p].owner is colour)
    )
