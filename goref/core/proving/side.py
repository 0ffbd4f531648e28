"""One colour's chains and the regions they enclose, and how many sure liberties follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from goref.core.base.colour import Colour
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.arena import SAFE
from goref.core.proving.certificate import Arena, Held, Wall
from goref.core.proving.masks import Mask, grown, of_points, of_stones, parts, whole


class SideRegion(NamedTuple):
    """A connected set of points without a stone of the side.

    Attributes:
        border: the numbers of the chains around it.
        vital: those next to all its empty points, so that the enemy cannot fill it.
    """

    points: Mask
    border: frozenset[int]
    vital: frozenset[int]


class SideStanding(NamedTuple):
    """How a side's chains stand.

    Attributes:
        alive: the numbers of the chains that live.
        sure: for each chain, how many liberties it has that cannot be taken.
        held: the claims whose walls live and have what they were granted.
    """

    alive: frozenset[int]
    sure: list[int]
    held: tuple[Held, ...]


class Side:
    """A colour's chains and regions on a board.

    Attributes:
        board, own, enemy, open: all points, the stones and the empty points.
        chains: the side's chains, in board order; ``near``: with all next to each.
        given: the numbers of those that are taken to live, whatever happens.
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
        """The chains beside a field that are not in it."""
        ring = grown(field, self.stride) & self.own & ~field
        return [i for i, chain in enumerate(self.chains) if chain & ring] if ring else []

    def standing(
        self, held: Iterable[Held], granted: Iterable[int] = (), field: Mask = 0
    ) -> SideStanding:
        """How the chains stand by their regions and by what was read, if those granted live.

        What lies in ``field`` is left out. A region is an eye only where nothing is read;
        claims may lean on each other, as each is given a liberty that another keeps.
        """
        free = frozenset(granted)
        claims = tuple(h for h in held if not h.field & field)
        played = field
        for claim in claims:
            played |= claim.field
        eyes = [r for r in self.regions if r.vital and not r.points & played]
        alive = frozenset(range(len(self.chains)))
        while True:
            count = [SAFE if i in self.given else 0 for i in range(len(self.chains))]
            for region in eyes:
                if region.border <= alive:
                    for i in region.vital:
                        count[i] += 1
            for claim in claims:
                for i, need in claim.needs:
                    count[i] += SAFE - need
            enough = {i for i in alive if count[i] >= SAFE or i in free}
            kept = tuple(c for c in claims if all(i in enough for i, _ in c.needs))
            if len(enough) == len(alive) and len(kept) == len(claims):
                return SideStanding(alive, count, claims)
            alive, claims = frozenset(enough), kept

    def arena(
        self,
        field: Mask,
        walls: Iterable[tuple[int, int]],
        *,
        land: bool = False,
    ) -> Arena:
        """A field cut out, with the chains that are its walls and their sure liberties."""
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
        )
