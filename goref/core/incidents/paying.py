"""Totals of incidents: payments, stones on lids, and the incident that ended the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from goref.core.base.colour import COLOURS, Colour, Pair
from goref.core.incidents.consequence import ConsequenceKind, paid_points
from goref.core.incidents.incident import Incident, in_act_order

ZERO = Fraction(0)


def payments(incidents: Iterable[Incident]) -> Iterator[tuple[Incident, Pair[Fraction]]]:
    """Yields each incident in force that has a payment, with the points each side gains."""
    for each in incidents:
        amount = paid_points(each.decided or ()) if each.holds else ZERO
        if amount and each.side.colours:
            payers = each.side.colours
            black, white = (amount if c.other in payers else ZERO for c in COLOURS)
            yield each, Pair(black, white)


def lid_stones(incident: Incident) -> int:
    """Returns the number of stones handed over as payment: one for each point.

    A payment that is not a whole number of points adds no stones.
    """
    paid = (paid_points((one,)) for one in incident.decided or ())
    return sum(int(amount) for amount in paid if amount.denominator == 1)


def laid_in_lids(incidents: Iterable[Incident]) -> Pair[int]:
    """Returns how many stones each colour has put on the opponent's lid to pay for incidents.

    Incidents that were annulled do not count.
    """
    laid = dict.fromkeys(COLOURS, 0)
    for each in incidents:
        if each.holds and each.in_lid:
            for colour in each.side.colours:
                laid[colour] += lid_stones(each)
    return Pair(laid[Colour.BLACK], laid[Colour.WHITE])


def ended_by(incidents: Iterable[Incident]) -> tuple[Incident, ConsequenceKind] | None:
    """Returns the incident that ended the game, and its consequence; None if none ended it.

    The first in the order of the acts counts.
    """
    return next(iter(all_that_end(incidents)), None)


def all_that_end(incidents: Iterable[Incident]) -> list[tuple[Incident, ConsequenceKind]]:
    """Returns every valid incident that would end the game, with the consequence, in act order.

    A loss for which both sides are responsible becomes BOTH_LOSE; one for which nobody is
    responsible is left out.
    """
    found = []
    for each in in_act_order(incidents):
        decided = [one.effect for one in each.decided or () if one.effect.ends_game]
        if each.holds and decided:
            lost = decided[0] is ConsequenceKind.LOSS
            both = lost and len(each.side.colours) > 1
            if not lost or each.side.colours:
                found.append((each, ConsequenceKind.BOTH_LOSE if both else decided[0]))
    return found
