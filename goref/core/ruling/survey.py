"""Computes the status of every point and every stone from a final position and a ruling.

Only this module turns a ruling into facts that can be counted. It computes the default kinds
and keeps the referee's decisions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour, Pair
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Point
from goref.core.board.position import Position, hanging_together
from goref.core.board.regions import Region, cut_regions
from goref.core.ruling.dead import dead_stones
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus

REGION_KINDS = (PointKind.TERRITORY, PointKind.EYE, PointKind.FALSE_EYE)
"""Claims that apply to a whole region bordered by one colour."""


@frozen
class PointStatus:
    """The status of an empty point.

    Attributes:
        owner: None for public kinds.
        decided: True if the referee decided the status, False if it was computed.
    """

    kind: PointKind
    owner: Colour | None
    decided: bool

    @property
    def is_sure(self) -> bool:
        """True if nobody needs to confirm the status: it is decided, or territory or dame."""
        return self.decided or self.kind in (PointKind.TERRITORY, PointKind.DAME)


@frozen
class Group:
    """Live stones of one colour that form a group, for group tax and routes.

    Attributes:
        land: the group's empty points (territory and ko points; in a seki its eyes).
        basic_eyes: the number of points it cannot fill: 2 with territory, 1 in seki with a real
            eye, else 0.
    """

    colour: Colour
    stones: frozenset[Point]
    land: frozenset[Point]
    seki: bool
    basic_eyes: int


@frozen(eq=False, repr=False)
class Survey:
    """The status of every point.

    Attributes:
        position: the board as played, dead stones included.
        board: the board without the dead stones.
        dead: the dead stones.
        seki: live stones in seki, with those to which the mark spread.
        statuses: for every empty point of ``board``, its status.
        regions: the empty regions, divided by ruled points.
        claims: the valid claims.
        groups: the groups of both colours.
    """

    position: Position
    ruling: Ruling
    board: Position
    dead: frozenset[Point]
    seki: frozenset[Point]
    statuses: Mapping[Point, PointStatus]
    regions: tuple[Region, ...]
    claims: Mapping[Point, PointRuling]
    groups: tuple[Group, ...] = field(repr=False)

    def points(self, kind: PointKind, owner: Colour | None = None) -> frozenset[Point]:
        """Returns the points of a kind with exactly this owner: None for public points."""
        return frozenset(
            p for p, s in self.statuses.items() if s.kind is kind and s.owner is owner
        )

    def life(self, point: Point) -> StoneStatus | None:
        """Returns the status of the stone at a point of ``position``; None if there is none."""
        if not self.position.cells[point]:
            return None
        if point in self.dead:
            return StoneStatus.DEAD
        return StoneStatus.SEKI if point in self.seki else StoneStatus.ALIVE

    @property
    def dead_count(self) -> Pair[int]:
        black = sum(1 for p in self.dead if self.position.cells[p] == BLACK)
        return Pair(black, len(self.dead) - black)


@lru_cache(maxsize=64)
def survey(position: Position, ruling: Ruling) -> Survey:
    """Returns the status of every point and stone of a position under a ruling.

    >>> position = Position.from_rows([".OX..", "OOX..", "XXX..", ".....", "....."])
    >>> found = survey(position, Ruling().with_lives(position.stones(WHITE), StoneStatus.DEAD))
    >>> found.dead_count, len(found.points(PointKind.TERRITORY, BLACK))
    (Pair(black=0, white=3), 20)
    """
    dead = dead_stones(position, ruling)
    board = position.without(dead) if dead else position
    claims = {p: c for p, c in ruling.claims.items() if not board.cells[p]}
    walls = {p: c.owner for p, c in claims.items() if c.kind not in REGION_KINDS}
    regions = cut_regions(board, walls)
    misplaced = {
        p: claims[p].owner
        for region in (regions if claims else ())
        for p in region.points & claims.keys()
        if claims[p].owner is not region.owner
    }
    if misplaced:
        regions = cut_regions(board, walls | misplaced)
    seki: frozenset[Point] = frozenset()
    if ruling.stones(StoneStatus.SEKI):
        from goref.core.ruling.seki import spread_seki  # few games have a seki

        seki = spread_seki(board, ruling, claims, regions)
    statuses: dict[Point, PointStatus] = {}
    for region in regions:
        status = _status(*_region_kind(board, region, claims, seki))
        statuses |= dict.fromkeys(region.points, status)
    ruled = walls.keys() | misplaced.keys()
    for p in ruled:
        statuses[p] = _status(claims[p].kind, claims[p].owner, True)
    return Survey(
        position,
        ruling,
        board,
        dead,
        seki,
        statuses,
        tuple(regions),
        claims,
        tuple(_groups(board, seki, statuses, regions, ruled)),
    )


_status = cache(PointStatus)
"""Shares equal statuses: a board has many points but few different statuses."""


def _region_kind(
    board: Position,
    region: Region,
    claims: Mapping[Point, PointRuling],
    seki: frozenset[Point],
) -> tuple[PointKind, Colour | None, bool]:
    owner = region.owner
    in_seki = region.stones & seki
    if owner is None:
        return (PointKind.SHARED if in_seki else PointKind.DAME), None, False
    if claims:
        claimed = {claims[p].kind for p in region.points if p in claims}
        for kind in (PointKind.FALSE_EYE, PointKind.EYE, PointKind.TERRITORY):
            if kind in claimed:
                return kind, owner, True
    if is_open_ko(board, region):
        return PointKind.KO, owner, False
    if region.stones and in_seki == region.stones:
        return PointKind.EYE, owner, False
    return PointKind.TERRITORY, owner, False


def is_open_ko(board: Position, region: Region) -> bool:
    """Returns True if a region is one point where an enemy stone would capture one stone."""
    if len(region.points) != 1 or region.owner is None:
        return False
    home, chains, _ = board.parts
    in_atari = {home[n] for n in region.stones if chains[home[n]] == region.points}
    return sum(map(len, in_atari)) == 1


NO_POINTS: frozenset[Point] = frozenset()
IN_SEKI = 2
LAND = {
    PointKind.TERRITORY: 0,
    PointKind.KO: 0,
    PointKind.EYE: IN_SEKI,
    PointKind.FALSE_EYE: IN_SEKI,
}
"""The kinds of points that form groups with stones; IN_SEKI for those in seki."""


def _groups(
    board: Position,
    seki: frozenset[Point],
    statuses: Mapping[Point, PointStatus],
    regions: Iterable[Region],
    ruled: Collection[Point],
) -> list[Group]:
    # Every chain, region and ruled point has a number for its colour and for seki or not.
    # Neighbours with the same number form a group.
    cells, near = board.cells, board.grid.neighbours
    of_points, chains, _ = board.parts
    home, signs = list(of_points), dict[frozenset[Point], int]()
    for chain in chains:
        stone = next(iter(chain))
        signs[chain] = cells[stone] + (IN_SEKI if stone in seki else 0)
    beside: dict[frozenset[Point], Iterable[Point]] = {r.points: r.stones for r in regions}
    beside |= {frozenset((p,)): near[p] for p in ruled}
    for part in beside:
        status = statuses[next(iter(part))]
        if status.owner is not None and status.kind in LAND:
            signs[part] = status.owner + LAND[status.kind]
        for p in part if ruled else ():  # ruled points divide regions
            home[p] = part
    # Points ruled dame: if only one side's stones are around, they join that side's group.
    links = {p for p in ruled if statuses[p].kind is PointKind.DAME}
    for linked in hanging_together(board.grid, links):
        about = _touched(board, linked)
        if len(about) == 1:
            signs |= dict.fromkeys(map(home.__getitem__, linked), *about)
    together = {part: [part] for part in signs}
    for part, around in beside.items():
        for other in {home[n] for n in around} if part in signs else ():
            one, two = together[part], together.get(other, [])
            if signs.get(other) == signs[part] and one is not two:
                one += two
                together |= dict.fromkeys(two, one)
    groups = []
    for members in {id(members): members for members in together.values()}.values():
        sign = signs[members[0]]
        seki_group = sign > IN_SEKI
        own = [part for part in members if part in beside]
        stones = NO_POINTS.union(*[part for part in members if part not in beside])
        land = NO_POINTS.union(*own) - links
        kinds = {statuses[next(iter(part))].kind for part in own}
        kind, eyes = (PointKind.EYE, 1) if seki_group else (PointKind.TERRITORY, 2)
        if stones or land:
            colour = COLOURS[(sign - 1) % IN_SEKI]
            groups.append(Group(colour, stones, land, seki_group, eyes if kind in kinds else 0))
    return groups


def _touched(board: Position, points: frozenset[Point]) -> set[int]:
    """Returns the colours of the stones next to some empty points."""
    return {board.cells[n] for p in points for n in board.grid.neighbours[p]} - {0}


def owner_letter(owner: Colour | None) -> str:
    """Returns ``B``, ``W``, or ``-`` for a public point."""
    return {BLACK: "B", WHITE: "W", None: "-"}[owner]
