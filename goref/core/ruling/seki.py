"""Spreads a seki mark: to joined chains of its colour, and to the enemy chains around."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain, unconditionally_alive
from goref.core.board.position import Position
from goref.core.board.regions import Region
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus

INDEPENDENT_LAND = 8
"""The fewest points of an own region that keep an enemy group out of a suggested seki."""


def spread_seki(
    position: Position,
    ruling: Ruling,
    claims: Mapping[Point, PointRuling],
    regions: Iterable[Region],
) -> frozenset[Point]:
    """Returns all stones in seki, the marked ones included.

    ``position`` is the board without dead stones, ``claims`` are the valid claims on that
    board. A mark spreads to the chains of its colour joined through regions or ruled points of
    that colour. It also spreads to the enemy chains on the same shared or one-sided point,
    unless they live independently by their own territory. Chains that are ruled alive or were
    left open are spared. goref's own test for independent life is only a suggestion.
    """
    marked = [p for p in ruling.stones(StoneStatus.SEKI) if position.cells[p]]
    if not marked:
        return frozenset()
    home: dict[Point, Chain] = {p: chain for chain in position.chains() for p in chain}
    regions = list(regions)
    kin, rivals = _links(position, claims, regions, home)
    spared = {home[p] for p in ruling.stones(StoneStatus.ALIVE) | ruling.unclear if p in home}
    independent: dict[Colour, set[Chain]] = {}  # by colour, computed on first use
    queue = [home[p] for p in marked]
    reached = set(queue)
    for chain in queue:
        colour = Colour(position.cells[min(chain)])
        for other in kin[chain] | rivals[chain]:
            if other in reached or other in spared:
                continue
            if other not in kin[chain]:
                if position.cells[min(other)] == colour:
                    continue
                if colour.other not in independent:
                    sure = _independent(position, colour.other, kin, regions, home)
                    independent[colour.other] = sure
                if other in independent[colour.other]:
                    continue
            reached.add(other)
            queue.append(other)
    return frozenset().union(*reached)


Links = defaultdict[Chain, set[Chain]]


def _links(
    position: Position,
    claims: Mapping[Point, PointRuling],
    regions: list[Region],
    home: Mapping[Point, Chain],
) -> tuple[Links, Links]:
    """Returns the links between chains: by own territory, and by public or one-sided points."""
    near, cells = position.grid.neighbours, position.cells
    kin: Links = defaultdict(set)
    rivals: Links = defaultdict(set)

    def join(stones: Iterable[Point], links: Links) -> None:
        chains = {home[p] for p in stones}
        for chain in chains:
            links[chain] |= chains - {chain}

    for region in regions:
        territory = any(
            claims[p].kind is PointKind.TERRITORY for p in region.points if p in claims
        )
        if region.owner is None:
            join(region.stones, rivals)
        elif not territory:
            join(region.stones, kin)
    for owner, reach in _owned_together(position, claims):
        if any(claims[p].kind is not PointKind.TERRITORY for p in reach):
            join([n for p in reach for n in near[p] if cells[n] == owner], kin)
    for point, claim in claims.items():
        if claim.kind in (PointKind.SHARED, PointKind.ONE_SIDED):
            join([n for n in near[point] if cells[n]], rivals)
    return kin, rivals


def _owned_together(
    position: Position, claims: Mapping[Point, PointRuling]
) -> Iterator[tuple[Colour, list[Point]]]:
    """Yields connected ruled points that have one owner, with that owner."""
    left = {p: claim.owner for p, claim in claims.items() if claim.owner is not None}
    while left:
        start, owner = left.popitem()
        reach = [start]
        for p in reach:
            for n in position.grid.neighbours[p]:
                if left.get(n) is owner:
                    del left[n]
                    reach.append(n)
        yield owner, reach


def _independent(
    position: Position,
    colour: Colour,
    kin: Links,
    regions: list[Region],
    home: Mapping[Point, Chain],
) -> set[Chain]:
    """Returns a colour's chains that live independently.

    Such a chain has two sure eyes or a large territory, or is joined to a chain that has.
    """
    alive = set(unconditionally_alive(position, colour))
    for region in regions:
        if region.owner is colour and len(region.points) >= INDEPENDENT_LAND:
            alive |= {home[p] for p in region.stones}
    queue = list(alive)
    for chain in queue:
        for other in kin[chain]:
            if other not in alive:
                alive.add(other)
                queue.append(other)
    return alive
