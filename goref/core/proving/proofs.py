"""All that is proved of a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Grid, Point
from goref.core.board.benson import Chain
from goref.core.board.position import SWAP, Position
from goref.core.proving.arena import is_settled
from goref.core.proving.attempts import Attempts
from goref.core.proving.bent import bent_fours
from goref.core.proving.certificate import Certificate, Held, Standoff
from goref.core.proving.checking import flaw
from goref.core.proving.masks import Mask, parts, points, union
from goref.core.proving.proof import Ground, Proof
from goref.core.proving.side import Side
from goref.core.proving.standoff import Standoffs
from goref.core.ruling.ruling import Life

Found = tuple[Mask, Life, Ground, Mask]
AllFound = tuple[tuple[Found, ...], dict[Colour, tuple[Held, ...]], tuple[Standoff, ...]]
LARGEST_EYE = 6
"""No larger single eye space is a killing shape."""


def proofs(position: Position, given: Collection[Chain] = ()) -> dict[Chain, Proof]:
    """What is proved of the chains of a finished board; most chains are not in it.

    Args:
        given: chains that are taken to live, whatever is played; of them nothing is said.

    Every claim holds with the other side to play, wherever that side has ko threats, and all
    claims for one side hold together. The one exception is bent four in the corner (see
    :class:`Ground`). The board is taken without its history, so a ko may be open to retake.
    Of a board with a chain without a liberty, which cannot arise, nothing is proved.
    """
    grid = position.grid
    if min(grid.width, grid.height) < 2:
        return {}
    cells, turn = min(_images(grid, position.cells))
    back = _turns(grid)[turn]
    made = {}
    here = {p: i for i, p in enumerate(back)}
    walls = frozenset(frozenset(here[p] for p in chain) for chain in given)
    found, held, sekis = _proved(grid, cells, walls)
    certificate = Certificate(cells, back, walls, held, sekis)
    for chain, life, ground, around in found:
        stones = frozenset(back[p] for p in points(chain, grid))
        shown = frozenset(back[p] for p in points(around, grid))
        proof = Proof(stones, life, ground, shown, bool(given), certificate)
        if flaw(position, proof, given) is None:
            made[stones] = proof
    return made


def _images(grid: Grid, cells: bytes) -> Iterator[tuple[bytes, int]]:
    """A board turned, mirrored and with its colours exchanged, in every way: the first in
    order is worked on, so that all of them have the same proofs."""
    for turn, back in enumerate(_turns(grid)):
        turned = bytes([cells[p] for p in back])
        yield turned, turn
        yield turned.translate(SWAP), turn


@lru_cache(maxsize=8)
def _turns(grid: Grid) -> tuple[tuple[Point, ...], ...]:
    """For every symmetry, which point comes to lie on each."""
    turns = []
    for symmetry in range(8 if grid.width == grid.height else 4):
        back = [0] * len(grid)
        for p in grid.points:
            back[grid.turned(p, symmetry)] = p
        turns.append(tuple(back))
    return tuple(turns)


@lru_cache(maxsize=32)
def _proved(grid: Grid, cells: bytes, given: frozenset[Chain]) -> AllFound:
    position = Position(grid, cells)
    sides = {colour: Side(position, colour, given) for colour in COLOURS}
    if not all(near & side.open for side in sides.values() for near in side.near):
        return (), {}, ()
    tries = {colour: Attempts(side) for colour, side in sides.items()}
    found: dict[Mask, Found] = {}
    for colour, side in sides.items():
        tries[colour].run()
        other = sides[colour.other]
        for held in tries[colour].now.held:
            if held.land:
                for one in _of_land(side, other, held):
                    found[one[0]] = one
        for one in _living(side, tries[colour]):
            found[one[0]] = one
    alive = {colour: tries[colour].now.alive for colour in COLOURS}
    for colour, side in sides.items():
        for bent in bent_fours(grid, side, sides[colour.other], alive[colour.other]):
            chain = side.chains[bent.dead]
            found.setdefault(chain, (chain, Life.DEAD, Ground.BENT_FOUR, bent.corner))
    sekis = tuple(Standoffs(tries).run(union(found)))
    for standoff in sekis:
        spare = any(isinstance(a.after, Standoff) for a in standoff.approaches.values())
        ground = Ground.SEKI_SPARE if spare else Ground.SEKI
        for side in sides.values():
            for chain in side.chains:
                if chain & standoff.lost:
                    found[chain] = chain, Life.SEKI, ground, standoff.shared
    claims = {colour: one.now.held for colour, one in tries.items()}
    return tuple(found.values()), claims, sekis


def _living(side: Side, tries: Attempts) -> Iterator[Found]:
    unconditional = side.standing(()).alive
    for i in tries.now.alive - side.given:
        shown = 0
        if i in unconditional:
            for region in side.regions:
                if i in region.vital and region.border <= unconditional:
                    shown |= region.points
            yield side.chains[i], Life.ALIVE, Ground.UNCONDITIONAL, shown
        else:
            for held in tries.now.held:
                if any(j == i for j, _ in held.needs):
                    shown |= held.field
            yield side.chains[i], Life.ALIVE, Ground.READ_ALIVE, shown & ~side.own


def _of_land(side: Side, other: Side, held: Held) -> Iterator[Found]:
    """The stones in a field that was proved a side's."""
    field = held.field
    for chain in side.chains:
        if chain & field:
            yield chain, Life.ALIVE, Ground.LAND, field
    arena = side.arena(field, held.needs, land=True)
    settled = is_settled(arena, arena.own, arena.enemy)
    touched = 0
    for i, _ in held.needs:
        touched |= side.near[i]
    for chain in other.chains:
        if chain & field:
            ground, shown = (Ground.NO_ROOM, field) if settled else (Ground.READ_DEAD, field)
            eyes = [r for r in parts(field & ~other.own, side.stride) if not r & touched]
            if len(eyes) == 1 and 1 < eyes[0].bit_count() <= LARGEST_EYE and not settled:
                ground, shown = Ground.NAKADE, eyes[0]
            yield chain, Life.DEAD, ground, shown
