"""One colour's chains and the regions they enclose, with the sure liberties that follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.arena import SAFE
from goref.core.proving.certificate import Arena, LivingTogether, ProvedClaim, Wall
from goref.core.proving.masks import (
    Mask,
    grown,
    many,
    of_points,
    of_stones,
    parts,
    union,
    whole,
)


class SideRegion(NamedTuple):
    """A connected set of points without a stone of the side.

    Attributes:
        border: the numbers of the chains around the region.
        vital: the numbers of the chains that touch every empty point of the region. The enemy
            cannot fill the region without capturing them.
    """

    points: Mask
    border: frozenset[int]
    vital: frozenset[int]


class Pledge(NamedTuple):
    """A claim confirmed by reading, and the liberties elsewhere that each wall may rely on."""

    claim: ProvedClaim
    granted: tuple[int, ...]


class SideStanding(NamedTuple):
    """The state of a side's chains.

    Attributes:
        alive: the numbers of the chains that live.
        pledges: the claims whose walls live and have the liberties they were granted.
        stages: these chains and claims, in the order in which one follows from another.
    """

    alive: frozenset[int]
    pledges: tuple[Pledge, ...]
    stages: tuple[LivingTogether, ...]


class Side:
    """A colour's chains and regions on a board.

    Attributes:
        board, own, enemy, open: all points, the stones and the empty points.
        chains: the side's chains, in board order; ``near``: each with its neighbours.
        given: the numbers of the chains that are assumed to live.
    """

    def __init__(self, position: Position, colour: Colour, given: Iterable[Chain] = ()) -> None:
        grid, cells = position.grid, position.cells
        self.stride = grid.width + 1
        self.board = whole(grid)
        self.own = of_points(cells, colour, grid)
        self.enemy = of_points(cells, colour.other, grid)
        self.open = self.board & ~self.own & ~self.enemy
        self.chains = parts(self.own, self.stride)
        self.near = [grown(chain, self.stride) & self.board for chain in self.chains]
        wanted = {of_stones(chain, grid) for chain in given}
        self.given = frozenset(i for i, chain in enumerate(self.chains) if chain in wanted)
        self.regions = [self._region(r) for r in parts(self.board & ~self.own, self.stride)]

    def _region(self, points: Mask) -> SideRegion:
        border = frozenset(self.around(points))
        open_ = points & self.open
        return SideRegion(
            points, border, frozenset(i for i in border if not open_ & ~self.near[i])
        )

    def around(self, field: Mask) -> list[int]:
        """Returns the numbers of the chains next to a field that are not in it."""
        ring = grown(field, self.stride) & self.own & ~field
        return [i for i, chain in enumerate(self.chains) if chain & ring] if ring else []

    def standing(self, pledges: Iterable[Pledge], field: Mask = 0) -> SideStanding:
        """Returns the state of the chains by their regions and by the claims read.

        Everything in ``field`` is ignored. A region is an eye only if no claim is read in it.
        """
        left = [p for p in pledges if not p.claim.field & field]
        eyes = self._eyes(left, field)
        alive = self.given
        held: list[Pledge] = []
        stages: list[LivingTogether] = []
        while left or not stages:  # eyes alone are all seen at once
            new, used = _Together(self, alive, eyes, left).run()
            if not new and not used:
                break
            stages.append(LivingTogether(new, tuple(p.claim for p in used)))
            alive |= new
            held += used
            left = [p for p in left if p not in used]
        return SideStanding(alive, tuple(held), tuple(stages))

    def granted(
        self, now: SideStanding, walls: Iterable[int], field: Mask
    ) -> list[tuple[int, ...]]:
        """Returns the sure liberties to grant the walls of a field, in all ways worth reading.

        Each way has a number for each wall. Claims that depend on a liberty in the field are
        either used or ignored. A wall with two eyes is granted both, or only one, so that the
        other may be read.

        Args:
            now: the state of the chains by the claims that hold so far.
        """
        walls = tuple(walls)
        without = now if self._needs_nothing(now, field) else self.standing(now.pledges, field)
        if without.alive.issuperset(walls):
            return [tuple(SAFE for _ in walls)]
        held = without.pledges
        left = [p for p in now.pledges if not p.claim.field & field and p not in held]
        eyes = self._eyes(now.pledges, field)
        found = []
        for leaning in (True, False) if left else (False,):
            together = _Together(self, without.alive, eyes, left, walls, promises=leaning)
            together.run()
            lent = [together.reached(i) & ~together.promised for i in walls]
            for sure in (without.alive, without.alive | together.rich):
                some = zip(walls, lent, strict=True)
                found.append(tuple(SAFE if i in sure else min(1, n) for i, n in some))
        return list(dict.fromkeys(found))

    def _needs_nothing(self, now: SideStanding, field: Mask) -> bool:
        """Returns whether no chain lives by anything in a field."""
        if any(pledge.claim.field & field for pledge in now.pledges):
            return False
        return not any(region.vital and region.points & field for region in self.regions)

    def _eyes(self, pledges: Iterable[Pledge], field: Mask) -> list[SideRegion]:
        played = field | union(p.claim.field for p in pledges)
        return [r for r in self.regions if r.vital and not r.points & played]

    def arena(
        self,
        field: Mask,
        walls: Iterable[tuple[int, int]],
        land: Mask = 0,
        *,
        joins: bool = False,
    ) -> Arena:
        """Returns the arena of a field, moved to the corner.

        ``walls``: the numbers of its chains, each with the sure liberties that it has.
        """
        known = field
        made = []
        for i, sure in walls:
            known |= self.chains[i]
            made.append(Wall(self.near[i] & field, sure))
        return Arena(
            self.stride,
            field,
            self.own & field,
            self.enemy & field,
            tuple(made),
            grown(self.board & ~known, self.stride) & field,
            land,
            joins=joins,
        ).at_corner()


class _Together:
    """The search for chains that live together.

    Attributes:
        alive: the chains that live already.
        taken: further chains that the search assumes to live.
        promises: True if the claim to be read lends liberties to the taken chains.
        promised: the bit of the promised liberties; 0 if there are none.
        rich: chains with two eyes in which nothing is read.
    """

    def __init__(
        self,
        side: Side,
        alive: frozenset[int],
        eyes: list[SideRegion],
        pledges: Iterable[Pledge],
        taken: Iterable[int] = (),
        *,
        promises: bool = False,
    ) -> None:
        self.eyes, self.alive, self.taken = eyes, alive, frozenset(taken) - alive
        self.new = frozenset(range(len(side.chains))) - alive
        self.held = list(pledges)
        self.rich: frozenset[int] = frozenset()
        self.promised, self.promises = 0, promises
        self.lent: dict[int, Mask] = {}
        self.joined: dict[int, list[tuple[Pledge, int]]] = {}

    def run(self) -> tuple[frozenset[int], list[Pledge]]:
        """Returns the chains that live, and the claims by which they live."""
        while True:
            bit = self._lend()
            held = [p for p in self.held if self._holds(p, bit[id(p)])]
            lent = {i for p in held if p.claim.lends for i in p.claim.walls}
            new = frozenset(
                i
                for i in self.new
                if i in lent or i in self.taken or self.reached(i).bit_count() >= SAFE
            )
            if len(new) == len(self.new) and len(held) == len(self.held):
                return new, held
            self.new, self.held = new, held

    def _lend(self) -> dict[int, Mask]:
        """Records who lends liberties to each chain; returns the bits of each claim."""
        lent: dict[int, Mask] = {}
        self.lent, self.joined = lent, {}
        here, bit, bits_of = self.new | self.alive, 1, {}
        for eye in self.eyes:
            if eye.border <= here:
                for i in eye.vital:
                    lent[i] = lent.get(i, 0) | bit
                bit <<= SAFE
        self.rich = frozenset(i for i, one in lent.items() if many(one))
        if self.promises:
            self.promised = bit
            for i in self.taken:
                lent[i] = lent.get(i, 0) | bit
            bit <<= SAFE
        for pledge in self.held:
            claim = pledge.claim
            fresh = self.new.intersection(claim.walls)
            bits_of[id(pledge)] = one = (0, 1, 3)[claim.lends] * bit
            bit <<= SAFE
            for i in fresh:
                lent[i] = lent.get(i, 0) | one
                if not claim.lends:
                    self.joined.setdefault(i, []).extend((pledge, j) for j in fresh - {i})
        return bits_of

    def _holds(self, pledge: Pledge, bit: Mask) -> bool:
        claim = pledge.claim
        if not self.new.union(self.alive).issuperset(claim.walls):
            return False
        fresh = self.new.intersection(claim.walls)
        reach = {i: self.reached(i, pledge) & ~bit for i in fresh}
        if not claim.lends:
            together = union(reach.values()).bit_count()
            return not fresh or (
                len(fresh) == SAFE and together >= SAFE and all(reach.values())
            )
        return all(
            i in self.rich or (granted < SAFE and reach[i])
            for i, granted in zip(claim.walls, pledge.granted, strict=True)
            if granted and i in reach
        )

    def reached(self, chain: int, but: Pledge | None = None) -> Mask:
        """Returns the bits of all eyes and claims that lend to a chain, or to one joined to it.

        ``but``: a claim that is left out.
        """
        if chain not in self.joined:
            return self.lent.get(chain, 0)
        found, seen = 0, [chain]
        for i in seen:
            found |= self.lent.get(i, 0)
            for pledge, j in self.joined.get(i, ()):
                if pledge is not but and j not in seen:
                    seen.append(j)
        return found
