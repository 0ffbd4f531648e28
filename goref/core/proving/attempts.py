"""The claims that are read for a side, and the list of those that are proved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from goref.core.proving.arena import SAFE, SettledClaim, is_free
from goref.core.proving.certificate import ProvedClaim
from goref.core.proving.checking import UnprovedError, follow
from goref.core.proving.fields import (
    around,
    between,
    ends,
    is_crowded,
    is_hopeless,
    is_shut_in,
    is_small,
    is_wide,
    size,
)
from goref.core.proving.masks import Mask, flood, grown, parts, union
from goref.core.proving.proof_numbers import read
from goref.core.proving.side import Pledge, Side, SideRegion, SideStanding

Needs = tuple[tuple[int, int], ...]

MOST_CAUGHT = 12
"""The most stones of a chain in large land that is read alone."""
LARGE = 5
"""The fewest stones of a large chain; smaller chains next to a field may be sacrificed."""
NODES = 1300
"""The most positions read for one claim."""
NODES_OF_WIDE = 500
"""The most positions read for one claim in a wide field."""
NODES_OF_CROWD = 60
"""The most positions read for one claim if many enemy stones are inside."""
NODES_OF_SHUT_IN = 16_000
"""The most positions read for the claim that shut-in stones are dead.

Most are read once the stones are captured: nothing may live where they stood.
"""
NODES_OF_SHUT_INS = 32_000
"""The most positions read for a side's shut-in claims beyond the usual ones, together."""
NODES_OF_ENDS = 1500
"""The most positions read for all ends of one side's large regions."""
NODES_OF_SIDE = 6000
"""The most positions read for all other claims of one side."""


class Attempts:
    """The claims of one side that were read on a board.

    Attributes:
        effort: a factor for the number of positions read; 1 is usual.
        unlikely: enemy stones not read for death, and own ones not read for life.
        hunts: True if enemy stones are read for death.
        nodes: the positions that may still be read.
        pool: the claims that hold if their walls live.
        now: the claims of the pool that hold now, and the chains that live.
        go_on: called at every step of the reading; it may raise to cancel.
    """

    def __init__(
        self,
        side: Side,
        effort: int = 1,
        unlikely: Mask = 0,
        *,
        hunts: bool = True,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        self.side = side
        self.unlikely = unlikely
        self.hunts = hunts
        self.effort = effort
        self.go_on = go_on
        self.nodes = effort * NODES_OF_SIDE
        self.shut_in = NODES_OF_SHUT_INS
        self.pool: list[Pledge] = []
        self.now = side.standing(())
        self._read: dict[tuple[Mask, Mask, Needs, bool], Pledge | None] = {}
        self._vain: dict[tuple[Mask, tuple[int, ...], Mask], SideStanding] = {}
        self._ended: list[Pledge] = []

    def run(self) -> None:
        """Reads the promising claims, smallest first, until nothing new is proved."""
        side = self.side
        if nodes := self.nodes:
            self.nodes = NODES_OF_ENDS
            for region in side.regions:
                if not is_small(side, region.points):
                    self._ends(region)
            self.nodes = nodes
        for region in sorted(side.regions, key=lambda r: size(side, r.points)):
            if is_small(side, region.points):
                self._eye(region)
        self.now = side.standing(self.pool)
        self._join()
        before = -1
        while before != len(self.now.pledges):
            before = len(self.now.pledges)
            for field in sorted(self._closed(), key=lambda f: size(side, f)):
                self._closed_field(field)
            for i in range(len(side.chains)):
                if i not in self.now.alive and not self._attach(i):
                    self._escape(i)
            for region in side.regions:
                self._large(region)
            if self.hunts:
                self._catch()

    def _free(self) -> Mask:
        """Returns the empty points that no claim and no eye needs."""
        free = self.side.open & ~union(p.claim.field for p in self.pool)
        return free & ~union(
            r.points for r in self.side.regions if r.vital and is_small(self.side, r.points)
        )

    def _join(self) -> None:
        """Adds each proved claim that two chains are joined, whatever the enemy plays.

        They are read on points that no other claim needs.
        """
        side, free = self.side, self._free()
        for i, near in enumerate(side.near):
            for j in range(i):
                if i in self.now.alive or j in self.now.alive:
                    continue
                for field in between(side, near & side.near[j] & free):
                    if any(p.claim.field & field for p in self.pool):
                        continue
                    held = self._reads(field, ((j, 1), (i, 1)), joins=True)
                    if held is not None:
                        self.pool.append(held)
                        free &= ~field
                        break
        self.now = side.standing(self.pool)

    def _attach(self, chain: int) -> bool:
        """Returns whether a chain is proved to be joined to living ones, whatever is played."""
        side = self.side
        alive = union(side.chains[i] for i in self.now.alive)
        beside = grown(alive, side.stride) & side.near[chain] & self._free()
        for field in between(side, beside):
            walls = [i for i in side.around(field) if i == chain or i in self.now.alive]
            if len(walls) > 1 and self._try(field, walls):
                return True
        return False

    def _catch(self) -> None:
        """Adds each proved claim that enemy chains in larger land are captured."""
        side = self.side
        alive = union(side.chains[i] for i in self.now.alive)
        for chain in parts(side.enemy, side.stride):
            judged = union(p.claim.land for p in self.now.pledges)
            if chain & (judged | self.unlikely) or chain.bit_count() > MOST_CAUGHT:
                continue
            if not grown(chain, side.stride) & alive:
                continue
            for field in around(side, chain, alive):
                walls = [i for i in side.around(field) if i in self.now.alive]
                if self._try(field, walls, chain):
                    break

    def _eye(self, region: SideRegion) -> None:
        """Adds the claim that a region gives its chains permanent liberties, if proved.

        Each of the chains around the region gets one or two. The chains are assumed to live,
        and to have a liberty elsewhere if that is likely; this is decided when all regions are
        read.
        """
        field, border = region.points, region.border
        if self.now.alive >= border:
            return
        needs = tuple((i, min(1, self._hoped(i, region))) for i in sorted(border))
        if border == region.vital and all(need for _, need in needs):
            return
        held = self._reads(field, needs)
        if held is not None:
            self.pool.append(held)

    def _ends(self, region: SideRegion) -> None:
        """Adds each proved claim that an end of a large region gives its walls a liberty.

        An end is a part that one or two points cut off. The liberty is permanent.
        """
        if self.now.alive >= region.border:
            return
        read_out = 0
        found = ends(self.side, region.points)
        for end, walls in sorted(
            found.items(), key=lambda e: (len(e[1]), size(self.side, e[0]))
        ):
            if not end & read_out and not self.now.alive.issuperset(walls):
                held = self._reads(end, tuple((i, 1) for i in walls))
                if held is not None:
                    self.pool.append(held)
                    self._ended.append(held)
                    read_out |= end
                    self.now = self.side.standing(self.pool)

    def _large(self, region: SideRegion) -> None:
        """Adds the claim that the large chains around a region live by it, if proved.

        The small chains of the side there may be lost.
        """
        chains, alive = self.side.chains, self.now.alive
        walls = [i for i in region.border if i in alive or chains[i].bit_count() >= LARGE]
        if len(walls) < len(region.border) and not alive.issuperset(walls):
            field = region.points | union(chains[i] for i in region.border if i not in walls)
            self._try(field, walls)

    def _hoped(self, chain: int, but: SideRegion) -> int:
        """Returns how many other regions and ends of large ones may be eyes of a chain."""
        small = sum(
            r is not but and chain in r.border and is_small(self.side, r.points)
            for r in self.side.regions
        )
        return small + sum(chain in held.claim.walls for held in self._ended)

    def _hold(self, new: Pledge) -> bool:
        """Adds a proved claim unless it costs a chain's life; returns whether it was added."""
        pool = [*(h for h in self.pool if not h.claim.field & new.claim.field), new]
        after = self.side.standing(pool)
        if not after.alive >= self.now.alive or new not in after.pledges:
            return False
        self.now, self.pool = after, pool
        return True

    def _closed(self) -> Iterator[Mask]:
        """Yields fields enclosed by the side's stones: by all of them, or by living ones."""
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
        if not is_small(self.side, field) and not self.now.alive.issuperset(walls):
            return
        if self.hunts and field & side.enemy and self._try(field, walls, field):
            return
        if not self.now.alive.issuperset(walls):
            self._try(field, walls)

    def _escape(self, chain: int) -> None:
        """Adds the claim that a chain lives, or joins living chains, nearby, if proved."""
        side = self.side
        near = side.near[chain]
        field = near & side.open
        for part in parts(near & side.enemy, side.stride):
            enemy = flood(part & -part, side.enemy, side.stride)
            open_ = grown(enemy, side.stride) & side.open
            if enemy.bit_count() <= 4 and open_.bit_count() <= 2:
                field |= enemy | open_
        walls = [i for i in side.around(field) if i == chain or i in self.now.alive]
        if walls != [chain] and is_small(self.side, field):
            self._try(field, walls)

    def _try(self, field: Mask, walls: list[int], land: Mask = 0) -> bool:
        now, asked = self.now, (field, tuple(walls), land)
        if not walls or self._vain.get(asked) is now or not self._is_asked(field, walls, land):
            return False
        self._vain[asked] = now
        held = now.pledges
        if any(h.claim.field & field and h.claim.field & ~field for h in held):
            return False
        for granted in self.side.granted(now, walls, field):
            needs = tuple(zip(walls, granted, strict=True))
            new = self._reads(field, needs, land)
            if new is not None and self._hold(new):
                self._read[field, land, needs, False] = None
                return True
        return False

    def _is_asked(self, field: Mask, walls: Iterable[int], land: Mask) -> bool:
        """Returns whether a claim has enough room and is likely enough to be read."""
        if not land and size(self.side, field) < SAFE and not field & self.side.enemy:
            return False
        return not self.unlikely & (land | union(self.side.chains[i] for i in walls))

    def _reads(
        self, field: Mask, needs: Needs, land: Mask = 0, *, joins: bool = False
    ) -> Pledge | None:
        asked = field, land, needs, joins
        if asked in self._read:
            return self._read[asked]
        self._read[asked] = None
        if not self._is_asked(field, [i for i, _ in needs], land):
            return None
        self.go_on()
        granted = tuple(n for _, n in needs)
        lends = 0 if joins else 1 if 1 in granted else SAFE
        claim = ProvedClaim(field, tuple(i for i, _ in needs), lends, land)
        arena = self.side.arena(field, needs, land, joins=joins)
        if arena.hostile and not is_free(arena):
            return None
        answers = None
        if not SettledClaim(arena)(arena.own, arena.enemy):
            if self.nodes <= 0 or is_hopeless(arena):
                return None
            usual = NODES_OF_WIDE if is_wide(arena) else self.effort * NODES
            usual = NODES_OF_CROWD if is_crowded(arena) else usual
            room = min(NODES_OF_SHUT_IN, self.shut_in) if is_shut_in(arena) else 0
            answers, nodes = read(arena, max(usual, room), self.go_on)
            # What a shut-in claim needs beyond the usual shortens no other claim.
            self.nodes -= min(nodes, usual)
            self.shut_in -= max(nodes - usual, 0)
            if answers is None:
                return None
            try:
                follow(arena, answers)
            except UnprovedError:  # answers found on different ways may form a cycle
                return None
        self._read[asked] = Pledge(claim._replace(answers=answers), granted)
        return self._read[asked]
