"""The statements that a checked certificate proves, and the check of a proof against them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Grid, Point
from goref.core.board.benson import Chain
from goref.core.board.position import SWAP, Position
from goref.core.proving.bent import bent_fours
from goref.core.proving.certificate import Certificate, ProvedSeki
from goref.core.proving.checking import UnprovedError, check, demand
from goref.core.proving.masks import Mask, grown, of_points, of_stones, parts, union, whole
from goref.core.proving.proof import Ground, Proof
from goref.core.ruling.ruling import StoneStatus

LARGEST_EYE = 6
"""The most points of a single eye space that is a killing shape."""
Told = tuple[Mask, StoneStatus, Ground, Mask]


def flaw(position: Position, proof: Proof, given: Collection[Chain] = ()) -> str | None:
    """Returns the reason that a proof fails, in English; None if it holds.

    Args:
        given: the chains that are assumed to live.
    """
    one, grid = proof.certificate, position.grid
    if one is None:
        return "nothing is written down"
    try:
        to, back = _turned(grid, one.turn)
        cells = bytes(map(position.cells.__getitem__, back))
        demand(one.cells in (cells, cells.translate(SWAP)), "another board")
        walls = {frozenset(to[p] for p in chain) for chain in given}
        demand(walls == one.walls, "other walls")
        chain = of_stones((to[p] for p in proof.chain), grid)
        shown = of_stones((to[p] for p in proof.points), grid)
        demand(
            (chain, proof.life, proof.ground, shown) in told(one, grid), "it does not follow"
        )
    except (UnprovedError, ValueError, LookupError) as refused:
        return str(refused) or "it is not written down rightly"
    return None


@lru_cache(maxsize=16)
def _turned(grid: Grid, turn: int) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Returns the point each point moves to, and the point that each point comes from."""
    to = tuple(grid.turned(p, turn) for p in grid.points)
    return to, tuple(sorted(grid.points, key=to.__getitem__))


@lru_cache(maxsize=64)
def told(one: Certificate, grid: Grid) -> frozenset[Told]:
    """Returns everything that a certificate proves about chains, on the searched board.

    Raises UnprovedError if a claim of the certificate does not follow.
    """
    verdicts, living = check(one, grid)
    sekis = {seki.shared: _ground(seki) for seki in one.standoffs}
    plain: dict[Mask, Mask] = {}
    shapes: dict[Mask, Mask] = {}
    found: set[Told] = set()
    for colour in COLOURS:
        own, enemy = (of_points(one.cells, c, grid) for c in (colour, colour.other))
        stride, stages = grid.width + 1, one.stages[colour]
        chains = parts(own, stride)
        plain |= _plain(chains, enemy, whole(grid) & ~own, stride)
        for claim in (claim for stage in stages for claim in stage.claims):
            beside = union(grown(chains[i], stride) for i in claim.walls)
            rooms = parts(claim.field & ~enemy, stride)
            eyes = [room for room in rooms if not room & beside]
            if len(eyes) == 1 and 1 < eyes[0].bit_count() <= LARGEST_EYE:
                shapes[claim.field] = eyes[0]
        for chain, corner in bent_fours(grid, own, enemy, living[colour.other]):
            found.add((chain, StoneStatus.DEAD, Ground.BENT_FOUR, corner))
    for chain, life, where in verdicts:
        if life is StoneStatus.SEKI:
            ground = sekis[where]
        elif life is StoneStatus.DEAD:
            ground = Ground.NAKADE if where in shapes else Ground.READ_DEAD
        elif where & chain:
            ground = Ground.LAND
        else:
            ground = Ground.UNCONDITIONAL if chain in plain else Ground.READ_ALIVE
        instead = {
            Ground.NAKADE: shapes.get(where, 0),
            Ground.UNCONDITIONAL: plain.get(chain, 0),
        }
        found.add((chain, life, ground, instead.get(ground, where)))
    return frozenset(found)


def _ground(seki: ProvedSeki) -> Ground:
    """Returns the ground on which neither side can win stones in a seki."""
    left = [some.after for some in seki.approaches.values()]
    grounds = {_ground(after) for after in left if isinstance(after, ProvedSeki)}
    if seki.avenged is not None or Ground.SEKI_AVENGED in grounds:
        return Ground.SEKI_AVENGED
    return Ground.SEKI_SPARE if grounds else Ground.SEKI


def _plain(chains: list[Mask], enemy: Mask, rest: Mask, stride: int) -> dict[Mask, Mask]:
    """Returns the chains that live if their owner always passes (Benson), with their eyes."""
    near = {chain: grown(chain, stride) for chain in chains}
    regions = [(r, {c for c in chains if near[c] & r}) for r in parts(rest, stride)]
    living = set(chains)
    while True:
        eyes = {
            chain: [
                region
                for region, border in regions
                if chain in border and border <= living and not region & ~enemy & ~near[chain]
            ]
            for chain in living
        }
        left = {chain for chain in living if len(eyes[chain]) > 1}
        if left == living:
            return {chain: union(eyes[chain]) for chain in living}
        living = left
