"""Finds the groups that live and those in seki from the board alone, as a suggestion.

In a seki, groups of both colours without two eyes share liberties. None of them can join a
living group of its own colour through these liberties.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain, unconditionally_alive
from goref.core.board.position import Position
from goref.core.board.regions import Region, cut_regions

ENOUGH_LAND = 4
"""A group with this many points that it alone surrounds is assumed able to make two eyes."""


@frozen
class Grouping:
    """The chains of a board, joined to groups by territory of their own.

    Attributes:
        groups: the chains of each group, by the group's number.
        of: the number of each chain's group.
        land: for each group, the number of points that it alone surrounds; no entry for 0.
        shared: for each region that both colours touch, the numbers of the groups around it.
    """

    groups: tuple[tuple[Chain, ...], ...]
    of: Mapping[Chain, int]
    land: Mapping[int, int]
    shared: tuple[frozenset[int], ...]


@lru_cache(maxsize=64)
def grouped(board: Position) -> Grouping:
    """Returns the groups of a board without its dead stones."""
    home: dict[Point, Chain] = {p: chain for chain in board.chains() for p in chain}
    regions = cut_regions(board)
    leader: dict[Chain, Chain] = {chain: chain for chain in home.values()}

    def top(chain: Chain) -> Chain:
        while leader[chain] != chain:
            chain = leader[chain]
        return chain

    for region in regions:
        if region.owner is not None:
            first, *others = {home[p] for p in region.stones}
            for chain in others:
                leader[top(chain)] = top(first)
    parts: defaultdict[Chain, list[Chain]] = defaultdict(list)
    for chain in leader:
        parts[top(chain)].append(chain)
    groups = tuple(tuple(chains) for chains in parts.values())
    of = {chain: number for number, chains in enumerate(groups) for chain in chains}
    land: Counter[int] = Counter()
    for region in regions:
        if region.owner is not None:
            land[of[home[min(region.stones)]]] += len(region.points)
    return Grouping(groups, of, land, tuple(_shared(regions, home, of)))


def _shared(
    regions: Iterable[Region], home: Mapping[Point, Chain], of: Mapping[Chain, int]
) -> Iterable[frozenset[int]]:
    for region in regions:
        if region.touches == BLACK | WHITE:
            yield frozenset(of[home[p]] for p in region.stones)


@frozen
class Standing:
    """The living stones and those in seki, if no stone on the board is removed.

    Attributes:
        living: stones of groups with two eyes, with enough land, or connected to such a group.
        seki: stones of groups that are in seki with each other. A stone in neither set does not
            have two eyes and has only living enemies around it.
    """

    living: frozenset[Point]
    seki: frozenset[Point]


def groups_in_seki(board: Position) -> frozenset[Point]:
    """Returns the stones in seki on a board without its dead stones.

    Every stone left is assumed alive. So a group without two eyes that can neither be captured
    nor join another is in seki with the enemy group next to it.
    """
    return standing(board).seki


@lru_cache(maxsize=64)
def standing(board: Position) -> Standing:
    """Returns the living stones and those in seki on a board without its dead stones."""
    found = grouped(board)
    safe = {chain for colour in COLOURS for chain in unconditionally_alive(board, colour)}
    lives = {
        number
        for number, chains in enumerate(found.groups)
        if found.land.get(number, 0) >= ENOUGH_LAND or any(chain in safe for chain in chains)
    }
    colour = [board.cells[min(chains[0])] for chains in found.groups]
    grew = True
    while grew:
        grew = False
        for around in found.shared:
            for side in COLOURS:
                mine = {number for number in around if colour[number] == side}
                if mine & lives and not mine <= lives:
                    lives |= mine
                    grew = True
    held: set[int] = set()
    for around in found.shared:
        left = around - lives
        if {colour[number] for number in left} == {BLACK, WHITE}:
            held |= left
    return Standing(_stones(found, lives), _stones(found, held))


def _stones(of: Grouping, numbers: Iterable[int]) -> frozenset[Point]:
    return frozenset(p for number in numbers for chain in of.groups[number] for p in chain)
