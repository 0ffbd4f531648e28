"""Proofs about a board, and conclusions that rely on large territories nobody doubts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby

from goref.app.opinion.judging import leaning
from goref.app.ownership.network import Opinion
from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Grid, Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position, hanging_together
from goref.core.board.seki_groups import groups_in_seki
from goref.core.proving.proof import Proof
from goref.core.proving.proofs import proofs
from goref.core.ruling.ruling import StoneStatus

_Space = tuple[list[Point], frozenset[Point], frozenset[Chain]]
"""A space enclosed by one colour: its empty points, the dead stones in it, its walls."""
LAND = 6
"""The least number of empty points of a region that makes the chains around it walls.

Walls are assumed to live. The region must touch one colour only. Stones that seem dead by
``BELIEVED`` do not count as empty points.
"""
LAND_OF_TWO = 3
"""Replaces ``LAND`` for a chain that touches two regions, if one has no dead stones.

It is smaller, since two regions are two eyes. An even smaller region may be a false eye.
"""
RISKY = 2
"""The most liberties with which one play may put a chain in atari."""
FREE = 1
"""The least number of a region's empty points that touch none of the dead stones in it.

With fewer, a wall must have more stones than are dead there: else it lives only by their death.
"""
BELIEVED = 0.9
"""The least mean ownership (0 to 1) by a side at which the network counts as sure."""
EFFORT = 3
"""The factor by which more is read about dead stones between walls."""
ONE_EYE = 3
"""The most points of a space inside dead stones that hardly gives them two eyes."""


def proved(
    position: Position,
    opinion: Opinion,
    doubted: Collection[Chain] | None = None,
    go_on: Callable[[], None] = lambda: None,
    given: Collection[Chain] = (),
) -> dict[Chain, Proof]:
    """Returns all statuses of chains that can be proved, or read from walls assumed to live.

    A wall is a chain next to much territory of its own. It is assumed to live because the
    network is sure of it: this is no proof, but nobody doubts it. Conclusions from walls are
    marked as such.

    As few walls as possible are assumed: of those around each territory the largest, if the
    others can be read from these, and no wall that the rest proves. If nothing is in doubt, no
    more is assumed or read. Nothing is read that would contradict a status of which the network
    is sure.

    Args:
        doubted: the chains in doubt; None for those of :func:`in_doubt`.
        go_on: called at every step of the work; it may raise to end it.
        given: chains that are walls because they were ruled alive.
    """
    go_on()
    doubted = set(in_doubt(position, opinion) if doubted is None else doubted)
    held = _held(position, opinion)
    first = proofs(position, held=held, go_on=go_on)
    lands = _lands(position, opinion)
    between = frozenset(given).union(*lands)
    living = _living(first)
    if between <= living or doubted <= first.keys():
        return first
    largest = {chain for land in lands for chain in land if len(chain) == max(map(len, land))}

    def between_few(some: Collection[Chain]) -> dict[Chain, Proof]:
        go_on()
        # Dead stones are searched afterwards, between all living ones.
        from_ = living.union(some, given)
        return proofs(position, from_, held=held, dead=False, go_on=go_on)

    second = between_few(_fewest(position.grid, largest - living, between_few))
    if doubted <= first.keys() | second.keys():
        return second | first
    living |= _living(second)
    go_on()
    return proofs(position, between | living, EFFORT, held, go_on=go_on) | second | first


def _held(position: Position, opinion: Opinion) -> dict[Chain, StoneStatus]:
    """Returns the statuses that the network is sure of."""
    lean = {chain: leaning(position, opinion.ownership, chain) for chain in position.chains()}
    sure = ((chain, value) for chain, value in lean.items() if abs(value) >= BELIEVED)
    return {
        chain: StoneStatus.ALIVE if value > 0 else StoneStatus.DEAD for chain, value in sure
    }


def in_doubt(
    position: Position, opinion: Opinion, ruled: Collection[Point] = ()
) -> frozenset[Chain]:
    """Returns the chains that may be dead or in seki according to the network.

    Args:
        ruled: the stones that the referee has ruled on: their chains are not in doubt.
    """
    lean = {chain: leaning(position, opinion.ownership, chain) for chain in position.chains()}
    left = position.without(p for chain in lean if lean[chain] < 0 for p in chain)
    seki = groups_in_seki(left)
    doubted = (chain for chain in lean if lean[chain] < BELIEVED or chain & seki)
    return frozenset(chain for chain in doubted if chain.isdisjoint(ruled))


def _fewest(
    grid: Grid,
    walls: Collection[Chain],
    read: Callable[[Collection[Chain]], Collection[Chain]],
) -> frozenset[Chain]:
    """Returns the walls whose life cannot be read from the other walls.

    Large walls are tested first. On a turned board the same walls are returned.

    Args:
        read: returns the chains that can be read if the given walls live.
    """
    turns = range(8 if grid.width == grid.height else 4)

    def place(chain: Chain) -> tuple[int, list[Point]]:
        return len(chain), min(sorted(grid.turned(p, turn) for p in chain) for turn in turns)

    left = frozenset(walls)
    for _, alike in groupby(sorted(walls, key=place, reverse=True), place):
        some = frozenset(alike)
        left -= some.intersection(read(left - some))
    return left


def _living(some: Mapping[Chain, Proof]) -> set[Chain]:
    return {chain for chain, proof in some.items() if proof.life is StoneStatus.ALIVE}


def walls(position: Position, opinion: Opinion) -> frozenset[Chain]:
    """Returns the chains next to much own territory that the network is sure are alive."""
    return frozenset[Chain]().union(*_lands(position, opinion))


def _lands(position: Position, opinion: Opinion) -> list[frozenset[Chain]]:
    """Returns, for each territory, the walls around it."""
    near, own, cells = position.grid.neighbours, opinion.ownership, position.cells
    lean = {chain: leaning(position, own, chain) for chain in position.chains()}
    board = position.without(p for chain in lean if lean[chain] <= -BELIEVED for p in chain)
    home = {p: chain for chain in lean for p in chain if board.cells[p]}
    spaces: list[_Space] = []
    for region in board.regions():
        around = {n for p in region for n in near[p] if board.cells[n]}
        empty = [p for p in region if not cells[p]]
        if len({board.cells[p] for p in around}) == 1:
            spaces.append((empty, region.difference(empty), frozenset(home[p] for p in around)))
    closed = [space for space in spaces if len(space[0]) >= LAND_OF_TWO]
    beside = Counter(chain for *_, chains in closed for chain in chains)
    with_eye = frozenset[Chain]().union(*(chains for _, dead, chains in closed if not dead))
    found = []
    shut_in = frozenset(_shut_in(position, board))
    for empty, dead, chains in closed:
        is_free = sum(1 for p in empty if dead.isdisjoint(near[p])) >= FREE
        is_alone = len(empty) == LAND and not dead
        may_be_nakade = is_alone and _may_be_nakade(frozenset(empty), near)
        is_large = len(empty) >= LAND and not may_be_nakade
        of_two = {chain for chain in chains & with_eye if beside[chain] > 1}
        if may_be_nakade:
            of_two |= _beside_eye(empty, chains, spaces, position)
        found.append(
            frozenset(
                chain
                for chain in chains
                if lean[chain] >= BELIEVED
                and not chain & shut_in
                and (is_large or chain in of_two)
                and (is_free or len(chain) > len(dead))
            )
        )
    return [land for land in found if land]


def _beside_eye(
    six: list[Point], chains: frozenset[Chain], spaces: list[_Space], position: Position
) -> frozenset[Chain]:
    """Returns the chains around a space of six points that share another eye.

    All chains around that eye touch the six points too, and no play puts one in atari.
    """
    liberties = position.parts.chains
    return frozenset[Chain]().union(
        *(
            walls
            for eye, dead, walls in spaces
            if eye is not six and not dead and walls <= chains
            if all(len(liberties[chain].intersection((*six, *eye))) > RISKY for chain in walls)
        )
    )


def _may_be_nakade(six: frozenset[Point], near: Sequence[Collection[Point]]) -> bool:
    """Returns whether a space of six points may be captured if the enemy begins.

    The rabbity six is, which has a point with four neighbours, and six points in the corner.
    """
    return any(six.issuperset(near[p]) and len(near[p]) != 3 for p in six)


def _shut_in(position: Position, board: Position) -> Iterator[Point]:
    """Yields the points of spaces that only dead stones of one side enclose.

    These stones are missing on ``board``. A space counts if it has room for two eyes and the
    enclosed side has little territory: that side lives only by these deaths.
    """
    near, cells, standing = position.grid.neighbours, position.cells, board.cells
    for enemy in COLOURS:
        open_ = {p for p, cell in enumerate(cells) if cell != enemy}
        for part in hanging_together(position.grid, open_):
            around = {n for p in part for n in near[p]} - part
            is_land = len(part) <= ONE_EYE or sum(not cells[p] for p in part) >= LAND
            if not is_land and not any(standing[n] for n in around):
                yield from part
