"""The number of stones with which land is read soonest, among those that a count allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from goref.core.arranging.land.planner import Plans

SLACKS = (12, 24, 48)
"""So many stones more than needed may go down on a side, or come off, for better shapes.

A larger number is tried only if a space would be counted point by point without it.
"""


class LandChoice(NamedTuple):
    """How many stones each of some sides puts down; choices are compared in this order.

    Attributes:
        cost: the time that it takes, in tenths of a second.
        rank: of choices that cost the same, the lowest is made.
        nets: how many stones go down, for each side.
        plans: what each side can do.
    """

    cost: int
    rank: int
    nets: tuple[int, ...]
    plans: tuple[Plans, ...]

    @property
    def is_read(self) -> bool:
        """Whether every space is read at a glance."""
        return all(plan.is_read(net) for plan, net in zip(self.plans, self.nets, strict=True))


def choice(rank: int, nets: tuple[int, ...], plans: tuple[Plans, ...]) -> LandChoice:
    """A choice and its cost. Raises KeyError if a number cannot be put down."""
    cost = sum(plan.cost(net) for plan, net in zip(plans, nets, strict=True))
    return LandChoice(cost, rank, nets, plans)


def soonest_read(with_slack: Callable[[int], Iterable[LandChoice]]) -> LandChoice | None:
    """The choice of the least cost.

    Args:
        with_slack: the choices that there are with so many stones more.

    Returns:
        None if there is no choice at all.
    """
    best: LandChoice | None = None
    for slack in SLACKS:
        tried = [*with_slack(slack), *([best] if best else [])]
        best = min(tried, key=lambda each: each[:2], default=None)
        if best is not None and best.is_read:
            break
    return best
