"""Choosing how many stones are added so that land is read in the least time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from goref.core.arranging.land.planner import Plans

SLACKS = (12, 24, 48)
"""Surplus stones that a side may add or remove for better shapes.

A larger number is used only if otherwise a space would be counted point by point.
"""


class LandChoice(NamedTuple):
    """The number of stones that one side, or each side, adds; compared by cost, then by rank.

    Attributes:
        cost: the time to lay out the stones and read the land, in tenths of a second.
        rank: of choices with equal cost, the lowest is made.
        nets: the number of stones each side adds, less those it removes.
    """

    cost: int
    rank: int
    nets: tuple[int, ...]
    plans: tuple[Plans, ...]

    @property
    def is_read(self) -> bool:
        """True if every space is read at a glance."""
        return all(plan.is_read(net) for plan, net in zip(self.plans, self.nets, strict=True))


def choice(rank: int, nets: tuple[int, ...], plans: tuple[Plans, ...]) -> LandChoice:
    """Returns a choice of these numbers and plans, with its cost.

    Raises KeyError if a plan cannot add its number of stones.
    """
    cost = sum(plan.cost(net) for plan, net in zip(plans, nets, strict=True))
    return LandChoice(cost, rank, nets, plans)


def soonest_read(with_slack: Callable[[int], Iterable[LandChoice]]) -> LandChoice | None:
    """Returns the choice with the least cost; None if there is no choice.

    Tries more and more surplus stones, until every space can be read at a glance.

    Args:
        with_slack: returns the choices for a number of surplus stones.
    """
    best: LandChoice | None = None
    for slack in SLACKS:
        tried = [*with_slack(slack), *([best] if best else [])]
        best = min(tried, key=lambda each: each[:2], default=None)
        if best is not None and best.is_read:
            break
    return best
