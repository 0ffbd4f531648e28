"""Which small parts of a board are worth reading, and what was proved by reading them."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.proving.arena import SAFE, is_free, is_settled
from goref.core.proving.certificate import Held
from goref.core.proving.checking import UnprovedError, follow
from goref.core.proving.masks import Mask, bits, flood, grown, parts, union
from goref.core.proving.reading import read
from goref.core.proving.side import Pledge, Side, SideRegion

Needs = tuple[tuple[int, int], ...]

MOST_OPEN = 9
"""Fields with more empty points are not read,"""
MOST_POINTS = 100
"""nor larger ones, stones included,"""
LEAST_OPEN = 3
"""nor ends of large regions with fewer empty points."""
WAYS = 2
MOST_INSIDE = 8
MOST_OPEN_LAND = 12
NODES_OF_CROWD = 60
MOST_ROOM = 5
MOST_CAUGHT = 12
"""Larger chains in large land are not read by themselves."""
MOST_DOORS = 3
"""In large land a chain is read by itself where so many points at most are open to the rest"""

"""and so many empty ones at most are not beside living stones."""
MOST_BETWEEN = 5
"""A cut is read with so many empty points at most."""
TINY = 10
LARGE = 5
"""Smaller chains beside a field may be given up."""
NODES_OF_FIELD = 1000
"""So many positions are looked at for one claim,"""
NODES_OF_TINY = 1500
"""so many if its field has no more than ``TINY`` points,"""
NODES_OF_CAUGHT = 300
"""so many where a chain in large land is read by itself,"""
NODES_OF_ENDS = 1500
"""so many for the ends of large regions,"""
NODES_OF_SIDE = 2800
"""and so many for one side in all."""


class Attempts:
    """The claims of one side that were read out on a board.

    Attributes:
        nodes: the positions that may still be looked at.
        pool: the claims that hold if their walls live.
        now: which of them hold, and the chains that live.
    """

    def __init__(self, side: Side, nodes: int = NODES_OF_SIDE) -> None:
        self.side = side
        self.nodes = nodes
        self.pool: list[Pledge] = []
        self.now = side.standing(())
        self._tried: set[tuple[Mask, Mask, Needs, bool]] = set()
        self._ended: list[Pledge] = []

    def run(self) -> None:
        """Try what is worth trying, smallest first, until nothing new comes of it."""
        nodes, self.nodes = self.nodes, NODES_OF_ENDS
        for region in self.side.regions:
            if not self._is_small(region.points):
                self._ends(region)
        self.nodes = nodes
        for most in (1, 0):
            for region in sorted(self.side.regions, key=lambda r: self._size(r.points)):
                if self._is_small(region.points):
                    self._eye(region, most)
            self.now = self.side.standing(self.pool)
        self._join()
        before = -1
        while before != len(self.now.pledges):
            before = len(self.now.pledges)
            for field in sorted(self._closed(), key=self._size):
                self._closed_field(field)
            for i in range(len(self.side.chains)):
                if i not in self.now.alive and not self._attach(i):
                    self._escape(i)
            for region in self.side.regions:
                self._large(region)
            self._catch()

    def _free(self) -> Mask:
        """The empty points that no claim and no eye needs."""
        free = self.side.open & ~union(p.claim.field for p in self.pool)
        return free & ~union(
            r.points for r in self.side.regions if r.vital and self._is_small(r.points)
        )

    def _join(self) -> None:
        """Read which chains are joined whatever is played, where nothing else is read."""
        side, free = self.side, self._free()
        for i, near in enumerate(side.near):
            for j in range(i):
                if i in self.now.alive or j in self.now.alive:
                    continue
                for field in self._between(near & side.near[j] & free):
                    if any(p.claim.field & field for p in self.pool):
                        continue
                    held = self._reads(field, ((j, 1), (i, 1)), joins=True)
                    if held is not None:
                        self.pool.append(held)
                        free &= ~field
                        break
        self.now = side.standing(self.pool)

    def _attach(self, chain: int) -> bool:
        """Read whether a chain is joined to living ones whatever is played, on a few points."""
        side = self.side
        alive = union(side.chains[i] for i in self.now.alive)
        beside = grown(alive, side.stride) & side.near[chain] & self._free()
        for field in self._between(beside):
            walls = [i for i in side.around(field) if i == chain or i in self.now.alive]
            if len(walls) > 1 and self._try(field, walls):
                return True
        return False

    def _between(self, common: Mask) -> Iterator[Mask]:
        """Small fields with some liberties that chains have in common."""
        side = self.side
        more = common & (common - 1)
        if more:
            yield (common ^ more) | (more & -more)
            return
        if common:
            field = grown(common, side.stride) & side.open
            yield field
            enemy = grown(common, side.stride) & side.enemy
            for part in parts(enemy, side.stride):
                whole = flood(part & -part, side.enemy, side.stride)
                field |= whole | grown(whole, side.stride) & side.open
            if enemy and self._size(field) <= MOST_BETWEEN:
                yield field

    def _catch(self) -> None:
        """Read whether enemy chains in larger land are captured, whatever the rest comes to."""
        side = self.side
        alive = union(side.chains[i] for i in self.now.alive)
        for chain in parts(side.enemy, side.stride):
            judged = union(p.claim.land for p in self.now.pledges)
            if chain & judged or not grown(chain, side.stride) & alive:
                continue
            if chain.bit_count() > MOST_CAUGHT:
                continue
            for field in self._around(chain, alive):
                if not self._may_catch(chain, field, alive):
                    continue
                walls = [i for i in side.around(field) if i in self.now.alive]
                if self._try(field, walls, chain):
                    break

    def _may_catch(self, chain: Mask, field: Mask, alive: Mask) -> bool:
        """Whether a field is such that a chain may be caught in it: where the enemy has room,
        or comes in from outside, reading on comes to nothing."""
        side = self.side
        hostile = grown(side.board & ~alive & ~field, side.stride) & field
        if hostile & (grown(chain, side.stride) | side.enemy) or hostile.bit_count() > MOST_DOORS:
            return False
        room = field & side.open & ~grown(alive, side.stride)
        return room.bit_count() <= MOST_ROOM

    def _around(self, chain: Mask, alive: Mask) -> Iterator[Mask]:
        """Fields around an enemy chain, each wider."""
        side, field = self.side, chain
        while True:
            wider = grown(field & ~side.own, side.stride) & side.board & ~alive
            for stones in (side.own, side.enemy):
                for part in parts(wider & stones & ~field, side.stride):
                    wider |= flood(part & -part, stones, side.stride)
            if wider == field or self._size(wider) > MOST_OPEN_LAND:
                return
            field = wider
            if field.bit_count() <= MOST_POINTS:
                yield field

    def _eye(self, region: SideRegion, most: int) -> None:
        """Read whether a region gives a liberty that cannot be taken, or two, to the chains
        around it if they all live; whether they do is seen when all regions are read.

        ``most``: how many liberties elsewhere are hoped for, 1 or 0.
        """
        field, border = region.points, region.border
        if self.now.alive >= border:
            return
        needs = tuple((i, min(most, self._hoped(i, region))) for i in sorted(border))
        if border == region.vital and all(need for _, need in needs):
            return
        held = self._reads(field, needs)
        if held is not None:
            self.pool = [h for h in self.pool if h.claim.field != field]
            self.pool.append(held)

    def _ends(self, region: SideRegion) -> None:
        """Read which ends of a large region give a liberty that cannot be taken to the chains
        around them."""
        if self.now.alive >= region.border:
            return
        read_out = 0
        ends = {end: self.side.around(end) for end in self._windows(region.points)}
        for end, walls in sorted(ends.items(), key=lambda e: (len(e[1]), self._size(e[0]))):
            if walls and not end & read_out:
                held = self._reads(end, tuple((i, 1) for i in walls))
                if held is not None:
                    self.pool.append(held)
                    self._ended.append(held)
                    read_out |= end

    def _windows(self, region: Mask) -> Iterator[Mask]:
        """The ends of a region that a point cuts off, or two points side by side or corner to
        corner, with these points and without; where there is much hope for an eye only."""
        stride = self.side.stride
        near_own = grown(self.side.own, stride)
        for seed in bits(region):
            for mouth in (seed, *(seed | seed << step for step in (1, stride, stride - 1, stride + 1)[:WAYS])):
                if mouth & ~region:
                    continue
                rest = region & ~mouth
                beside = grown(mouth, stride) & rest
                if not beside & (beside - 1):
                    continue
                first = flood(beside & -beside, rest, stride)
                if not beside & ~first:
                    continue
                for part in (first, *parts(rest & ~first, stride)):
                    if self._size(part) > MOST_OPEN: continue
                    for end in (part, part | mouth):
                        if self._may_be_eye(end, region, near_own):
                            yield end

    def _may_be_eye(self, end: Mask, region: Mask, near_own: Mask) -> bool:
        side = self.side
        size = self._size(end)
        enemy = end & side.enemy
        hostile = grown(region & ~end, side.stride) & end
        open_ = end & side.open
        return (
            LEAST_OPEN <= size <= MOST_OPEN
            and enemy.bit_count() <= MOST_INSIDE
            and not hostile & enemy
            and (open_ & ~near_own).bit_count() <= MOST_ROOM
            and (open_ & near_own & ~hostile).bit_count() >= enemy.bit_count() + 2
        )

    def _large(self, region: SideRegion) -> None:
        """Read whether the large chains around a region live by it, the small ones given up
        if need be."""
        chains, alive = self.side.chains, self.now.alive
        walls = [i for i in region.border if i in alive or chains[i].bit_count() >= LARGE]
        if len(walls) < len(region.border) and not alive.issuperset(walls):
            field = region.points | union(chains[i] for i in region.border if i not in walls)
            self._try(field, walls)

    def _hoped(self, chain: int, but: SideRegion) -> int:
        """How many other regions, and ends of large ones, may be eyes of a chain."""
        small = sum(
            r is not but and chain in r.border and self._is_small(r.points)
            for r in self.side.regions
        )
        return small + sum(chain in held.claim.walls for held in self._ended)

    def _is_small(self, field: Mask) -> bool:
        return self._size(field) <= MOST_OPEN and field.bit_count() <= MOST_POINTS

    def _size(self, field: Mask) -> int:
        return (field & self.side.open).bit_count()

    def _hold(self, new: Pledge) -> bool:
        """Take something proved into account, if no chain is the worse for it."""
        pool = [*(h for h in self.pool if not h.claim.field & new.claim.field), new]
        after = self.side.standing(pool)
        if not after.alive >= self.now.alive or new not in after.pledges:
            return False
        self.now, self.pool = after, pool
        return True

    def _closed(self) -> Iterator[Mask]:
        """Fields that are closed in by the side's stones: by all of them, or by the living."""
        side = self.side
        seen = set()
        for region in side.regions:
            seen.add(region.points)
            yield region.points
        living = 0
        for i in self.now.alive:
            living |= side.chains[i]
        for field in parts(side.board & ~living, side.stride):
            if field not in seen and field & side.enemy:
                yield field

    def _closed_field(self, field: Mask) -> None:
        side = self.side
        walls = side.around(field)
        if not self._is_small(field) and not self.now.alive.issuperset(walls):
            return
        if field & side.enemy and self._try(field, walls, field):
            return
        if not self.now.alive.issuperset(walls):
            self._try(field, walls)

    def _escape(self, chain: int) -> None:
        """Read whether a chain can always join living ones, or live, by what is near it."""
        side = self.side
        near = side.near[chain]
        field = near & side.open
        for part in parts(near & side.enemy, side.stride):
            enemy = flood(part & -part, side.enemy, side.stride)
            open_ = grown(enemy, side.stride) & side.open
            if enemy.bit_count() <= 4 and open_.bit_count() <= 2:
                field |= enemy | open_
        walls = [i for i in side.around(field) if i == chain or i in self.now.alive]
        if walls != [chain] and self._is_small(field):
            self._try(field, walls)

    def _try(self, field: Mask, walls: list[int], land: Mask = 0, most: int = 0) -> bool:
        held = self.now.pledges
        if not walls or any(h.claim.field & field and h.claim.field & ~field for h in held):
            return False
        granted = self.side.granted(held, walls, field)
        new = self._reads(field, tuple(zip(walls, granted, strict=True)), land, most)
        return new is not None and self._hold(new)

    def _reads(
        self, field: Mask, needs: Needs, land: Mask = 0, most: int = 0, *, joins: bool = False
    ) -> Pledge | None:
        if not land and self._size(field) + SAFE * (field & self.side.enemy != 0) < SAFE:
            return None
        asked = field, land, needs, joins
        if asked in self._tried:
            return None
        self._tried.add(asked)
        granted = tuple(n for _, n in needs)
        lends = 0 if joins else 1 if 1 in granted else SAFE
        claim = Held(field, tuple(i for i, _ in needs), lends, land)
        arena = self.side.arena(field, needs, land, joins=joins)
        if arena.hostile and not is_free(arena):
            return None
        if is_settled(arena, arena.own, arena.enemy):
            return Pledge(claim, granted)
        if self.nodes <= 0 or self._size(field) > MOST_OPEN_LAND:
            return None
        room = field & self.side.open & ~union(wall.touch for wall in arena.walls)
        if room.bit_count() > MOST_ROOM:
            return None
        crowded = arena.enemy.bit_count() > MOST_INSIDE
        most = NODES_OF_CROWD if crowded else NODES_OF_FIELD
        answers, nodes = read(arena, most)
        self.nodes -= nodes
        if answers is None:
            return None
        try:
            follow(arena, answers)
        except UnprovedError:  # answers found on different ways may lead round in a circle
            return None
        return Pledge(claim._replace(answers=answers), granted)
