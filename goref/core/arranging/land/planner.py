"""Which points a side leaves empty: few stones touched, then shapes that count at a glance.

A side has yards (:mod:`~goref.core.arranging.land.yard_ways`: its empty points, and inner
stones among them that can come off) and must put ``net`` stones into them; below zero, so
many more stones come off than go down. In a yard a few clean rectangles are kept, and of
the other empty points some spaces, the last of them cut to the number wanted; the rest is
filled. A stone that only moves for a better shape is one touch more, a space that does not
count at a glance costs as much as a few touches; among equals, more points in rectangles of
tens are better. The sum over the yards is made least, exactly, over these ways (a
knapsack).

No plan can touch fewer stones than ``abs(net)``. Over the six games of the benchmark the
counts of moku and routes touch 5 to 9 in a hundred more than that bound allows, the half
count and equal space, where the bound is small, about a third more
(``python -m tests.benchmarks -k arranging`` prints it, and how many spaces stay imperfect).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from goref.core.arranging.land.shapes import Mask, tidy
from goref.core.arranging.land.yard_ways import TOUCH, Ways, Yard, YardWay, ways_of
from goref.core.base.geometry import Grid

Chain = tuple["Chain", int] | None
Table = dict[int, tuple[int, Chain]]


class Plans:
    """The cheapest way for a side to put down any number of stones.

    Args:
        lowest, highest: the range of that number which is of interest.
        tens: whether rectangles should be of whole tens.
    """

    def __init__(
        self, grid: Grid, yards: Sequence[Yard], lowest: int, highest: int, *, tens: bool
    ) -> None:
        self.grid, self.yards, self.tens = grid, yards, tens
        self.lowest, self.highest = lowest, highest

    @cached_property
    def costs(self) -> dict[int, int]:
        """For each number that can be put down, touches and imperfect shapes weighed."""
        return {net: cost + TOUCH * max(net, 0) for net, (cost, _) in self._table.items()}

    def kept(self, net: int) -> list[Mask]:
        """What is empty in each yard when ``net`` stones are put down."""
        nets: list[int] = []
        chain = self._table[net][1]
        while chain is not None:
            chain, one = chain
            nets.append(one)
        nets.reverse()
        return [
            self._laid_out(ways[one][1]) for ways, one in zip(self._ways, nets, strict=True)
        ]

    @cached_property
    def _ways(self) -> list[Ways]:
        return [ways_of(self.grid, yard, self.tens) for yard in self.yards]

    @cached_property
    def _table(self) -> Table:
        table: Table = {0: (0, None)}
        rest = [(0, 0)]
        for ways in reversed(self._ways):
            low, high = rest[-1]
            rest.append((low + min(ways), high + max(ways)))
        rest.reverse()
        for index, ways in enumerate(self._ways):
            least = self.lowest - rest[index + 1][1]
            most = self.highest - rest[index + 1][0]
            following: Table = {}
            for net, (cost, chain) in table.items():
                for more, (dearer, _) in ways.items():
                    total = net + more
                    if not least <= total <= most:
                        continue
                    known = following.get(total)
                    if known is None or cost + dearer < known[0]:
                        following[total] = (cost + dearer, (chain, more))
            table = following
        return {net: e for net, e in table.items() if self.lowest <= net <= self.highest}

    def _laid_out(self, way: YardWay) -> Mask:
        kept = way.kept
        if way.cut:
            kept |= tidy(self.grid, way.cut, way.size)
        return kept
