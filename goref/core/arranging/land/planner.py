"""The points a side leaves empty, chosen for the least time to lay out and to read.

A side has yards (:mod:`~goref.core.arranging.land.yard_ways`): its empty points, and the inner
stones among them that can be removed. It must add ``net`` stones to them; if ``net`` is
negative, that many more are removed than added. In each yard a few spaces remain empty, no two
of which touch, nearly always full rectangles; the rest is filled. The model of time
(:mod:`goref.core.arranging.table.seconds`) weighs stones touched against spaces read. A
knapsack minimises the sum over the yards, including the groups' eyes. It is exact for the ways
found in each yard, which are not all.

The plan is not always the best one. On small yards the tests check every set of points: if the
best plan leaves only rectangles, it is found for over 95% of the values of ``net``. If it
leaves irregular spaces, the plan found costs at most 6% more. On whole boards, keeping three
times as many partial sets lowered the sums by less than 0.5%. No plan can touch fewer stones
than ``abs(net)``; no closer bound is proved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from goref.core.arranging.land.eyes import shows_two_eyes
from goref.core.arranging.land.pieces import ENOUGH_EYES, is_read, is_remainder, reading
from goref.core.arranging.land.shapes import Mask, halo, points_of, space_at, spaces
from goref.core.arranging.land.yard_ways import (
    NOTHING_DONE,
    Keeps,
    Ways,
    Yard,
    undominated,
    ways_of,
)
from goref.core.arranging.table.seconds import TOUCH
from goref.core.base.geometry import Grid

SPARE = 12
"""The most stones beyond a side's need that may be removed or added in one yard."""
TRIED = 120
"""The most points tested when a space must grow or shrink by one point."""

Plan = tuple[int, Mask]
"""A plan: its cost without the added stones, in tenths of a second, and its empty points."""


class Plans:
    """The cheapest way for a side to add any number of stones.

    Args:
        lowest, highest: the range of numbers needed.
        added: True if the count adds points up, False if it only matches both sides' spaces.
        go_on: called before each yard is planned; it may raise to cancel.
    """

    def __init__(
        self,
        grid: Grid,
        yards: Sequence[Yard],
        lowest: int,
        highest: int,
        *,
        added: bool = True,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        self.grid, self.yards, self.added = grid, yards, added
        self._go_on = go_on
        self.lowest, self.highest = lowest, highest
        self._least, self._most = min(0, lowest) - SPARE, max(0, highest) + SPARE

    @cached_property
    def costs(self) -> dict[int, int]:
        """The time, in tenths of a second, for each number that the knapsack has a plan for.

        :meth:`allows` may accept other numbers of the range, too.
        """
        nets = range(self.lowest, self.highest + 1)
        return {net: self.cost(net) for net in nets if net in self._planned}

    def allows(self, net: int) -> bool:
        """Returns whether a number of stones can be added, even with impractical shapes."""
        return self._plan(net) is not None

    def cost(self, net: int) -> int:
        """Returns the time to add ``net`` stones, in tenths of a second.

        Raises KeyError if the number is not allowed.
        """
        return self._made(net)[0] + TOUCH * max(net, 0)

    def kept(self, net: int) -> Mask:
        """Returns the empty points of the side's yards after a number of stones is added.

        If a space would be counted point by point, a plan without such a space is considered
        too, and may cost less than :meth:`cost` states. Raises KeyError if the number is not
        allowed.
        """
        plan = self._made(net)
        if not self._is_read(plan):
            plan = min(plan, self._one_off(net, 1, read=True) or plan)
        return plan[1]

    def is_read(self, net: int) -> bool:
        """Returns whether every space left is read at a glance.

        Raises KeyError if the number is not allowed.
        """
        return self._is_read(self._made(net))

    def _made(self, net: int) -> Plan:
        plan = self._plan(net)
        if plan is None:
            raise KeyError(net)
        return plan

    @cached_property
    def _planned(self) -> dict[int, Plan]:
        """The plan that the knapsack finds for each number of added stones."""
        side = NOTHING_DONE
        for yards in self._groups:
            group = NOTHING_DONE
            for yard in yards:
                self._go_on()
                group = self._sum(group, self._ways(yard))
            needed = 0 if yards[0].keeps is Keeps.NOTHING else ENOUGH_EYES
            alive = {
                (net, 0, line): way
                for (net, eyes, line), way in group.items()
                if eyes >= needed
            }
            side = self._sum(side, alive)
        found: dict[int, Plan] = {}
        for (net, _, _), plan in side.items():
            if net not in found or plan[0] < found[net][0]:
                found[net] = plan
        return found

    @cached_property
    def _groups(self) -> list[list[Yard]]:
        """Returns the yards of each group, the smallest yard first."""
        groups: dict[int, list[Yard]] = {}
        for yard in sorted(self.yards, key=lambda yard: yard.land.bit_count()):
            groups.setdefault(yard.group, []).append(yard)
        return list(groups.values())

    def _ways(self, yard: Yard) -> Ways:
        ways = ways_of(
            self.grid,
            yard.empties,
            yard.inner,
            max(self._least, -yard.inner.bit_count()),
            min(self._most, yard.size),
            yard.keeps,
            added=self.added,
        )
        if yard.keeps is Keeps.AS_IT_IS and yard.empties:
            cost, line = reading(self.grid, yard.empties, added=self.added)
            ways = {**ways, (0, ENOUGH_EYES, line): (cost, yard.empties)}
        return ways

    def _sum(self, ones: Ways, others: Ways) -> Ways:
        made: Ways = {}
        for (net, eyes, line), (cost, kept) in ones.items():
            for (more, shown, lone), (dearer, stays) in others.items():
                total = net + more
                if (line and lone) or not self._least <= total <= self._most:
                    continue
                mark = (total, min(eyes + shown, ENOUGH_EYES), line or lone)
                known = made.get(mark)
                if known is None or cost + dearer < known[0]:
                    made[mark] = (cost + dearer, kept | stays)
        return undominated(made)

    # Numbers that the knapsack lacks: from the next one, point by point.

    def _plan(self, net: int) -> Plan | None:
        if net in self._planned:
            return self._planned[net]
        if net not in self._odd:
            self._odd[net] = self._one_off(net, 1) or self._one_off(net, -1)
        return self._odd[net]

    @cached_property
    def _odd(self) -> dict[int, Plan | None]:
        return {}

    def _one_off(self, net: int, step: int, *, read: bool = False) -> Plan | None:
        """Returns a plan for ``net`` stones, made from the nearest plan of the knapsack.

        Returns None if there is no such plan.

        Args:
            step: 1 to begin with a plan that adds more stones, and open points; -1 for the
                reverse.
            read: True to use only plans whose spaces are all read at a glance.
        """
        there = min(
            (
                other * step
                for other, plan in self._planned.items()
                if other * step > net * step and (not read or self._is_read(plan))
            ),
            default=None,
        )
        if there is None:
            return None
        plan: Plan | None = self._planned[there * step]
        for _ in range(there - net * step):
            plan = plan and self._changed(plan, opens=step > 0)
        return plan

    def _is_read(self, plan: Plan) -> bool:
        return all(
            is_read(self.grid, part) or is_remainder(self.grid, part)
            for part in spaces(self.grid, plan[1])
        )

    def _changed(self, plan: Plan, *, opens: bool) -> Plan | None:
        """Returns a plan with one more open point (``opens``) or one more filled.

        Chooses the point with the least cost. Returns None if no such change leaves the eyes
        visible.
        """
        cost, kept = plan
        best: Plan | None = None
        stones = sum(yard.inner for yard in self.yards)
        free = sum(yard.land for yard in self.yards) & ~kept if opens else kept
        tried = (*points_of(free & ~stones), *points_of(free & stones))
        for p in tried[:TRIED]:
            point = 1 << p
            changed = kept ^ point
            taken = TOUCH if stones & point else 0
            made = cost + (taken if opens else -taken)
            made += self._reading(changed, point) - self._reading(kept, point)
            if (best is None or made < best[0]) and self._seen_alive(changed, point):
                best = made, changed
        return best

    def _reading(self, kept: Mask, point: Mask) -> int:
        """Returns the time to read the spaces at and next to a point, in tenths of a second."""
        near, time = kept & halo(self.grid, point), 0
        while near:
            part = space_at(self.grid, kept, near & -near)
            time += reading(self.grid, part, added=self.added)[0]
            near &= ~part
        return time

    def _seen_alive(self, kept: Mask, point: Mask) -> bool:
        """Returns whether the group at a point shows the eyes that it must show."""
        yard = next(yard for yard in self.yards if yard.land & point)
        if yard.keeps is Keeps.NOTHING:
            return True
        own = sum(other.land for other in self.yards if other.group == yard.group)
        as_it_is = sum(other.empties for other in self.yards if other.group == yard.group)
        return shows_two_eyes(self.grid, kept & own) or (
            yard.keeps is Keeps.AS_IT_IS and kept & as_it_is == as_it_is
        )
