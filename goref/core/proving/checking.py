"""Proofs checked by what they are written down in, with none of the code that found them.

All that is believed here is the board, the walls given, and the rules below: a stone without
a liberty is taken, suicide is no play, the enemy may retake any ko and may pass, and the
claimant never comes back to a position.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Grid
from goref.core.base.geometry import grid as board_of
from goref.core.board.benson import Chain
from goref.core.board.position import SWAP, Position
from goref.core.proving.bent import corners
from goref.core.proving.certificate import AnswerTree, Arena, Certificate, Held, Standoff, Wall
from goref.core.proving.following import TWO, UnprovedError, follow
from goref.core.proving.masks import (
    Mask,
    bits,
    flood,
    grown,
    of_points,
    of_stones,
    parts,
    union,
    whole,
)
from goref.core.proving.proof import Ground, Proof
from goref.core.ruling.ruling import Life

DEEPEST = 8

Stones = Mapping[Colour, Mask]
Verdict = tuple[Mask, Life, Ground, Mask]


def flaw(position: Position, proof: Proof, given: Collection[Chain] = ()) -> str | None:
    """Where a proof fails, or None if it holds.

    Args:
        given: the chains that are taken to live.
    """
    certificate = proof.certificate
    if certificate is None:
        return "nothing is written down"
    grid, back = position.grid, certificate.back
    try:
        _same_board(grid, back)
        cells = bytes(position.cells[p] for p in back)
        if certificate.cells not in (cells, cells.translate(SWAP)):
            return "another board"
        to = {p: i for i, p in enumerate(back)}
        if {frozenset(to[p] for p in chain) for chain in given} != certificate.walls:
            return "other walls"
        verdicts = _verdicts(certificate, grid.width, grid.height)
        chain = of_stones((to[p] for p in proof.chain), grid)
        shown = of_stones((to[p] for p in proof.points), grid)
        if (chain, proof.life, proof.ground, shown) not in verdicts:
            return "it does not follow"
    except UnprovedError as refused:
        return str(refused)
    return None


@lru_cache(maxsize=64)
def _same_board(grid: Grid, back: tuple[int, ...]) -> None:
    near = grid.neighbours
    if sorted(back) != list(grid.points):
        raise UnprovedError("points are missing")
    if any({back[n] for n in near[p]} != set(near[back[p]]) for p in grid.points):
        raise UnprovedError("the board is torn")


class _Side:
    """One colour's chains, and how they stand by what was claimed."""

    def __init__(self, one: Certificate, grid: Grid, colour: Colour) -> None:
        self.stride, self.board = grid.width + 1, whole(grid)
        self.own = of_points(one.cells, colour, grid)
        self.enemy = of_points(one.cells, colour.other, grid)
        self.chains = parts(self.own, self.stride)
        self.near = [grown(chain, self.stride) & self.board for chain in self.chains]
        walls = {of_stones(wall, grid) for wall in one.walls}
        self.given = {i for i, chain in enumerate(self.chains) if chain in walls}
        self.eyes = [
            (region, border, {i for i in border if not region & ~self.enemy & ~self.near[i]})
            for region in parts(self.board & ~self.own, self.stride)
            for border in [{i for i, near in enumerate(self.near) if near & region}]
        ]
        claimed = one.held.get(colour, ())
        played = 0
        for claim in claimed:
            needs = dict(claim.needs)
            if not claim.field or claim.field & (~self.board | played):
                raise UnprovedError("a field is no field of its own")
            played |= claim.field
            if len(needs) < len(claim.needs) or not needs.keys() <= set(
                range(len(self.chains))
            ):
                raise UnprovedError("a wall is none")
            if not set(needs.values()) <= {0, 1, TWO}:
                raise UnprovedError("so much cannot be granted")
        self.alive, _, self.held = self.standing(claimed)

    def standing(
        self, held: Iterable[Held], without: Mask = 0
    ) -> tuple[set[int], list[int], list[Held]]:
        """The chains that live, their sure liberties, and the claims whose walls have what
        they were granted; what lies in some points is left out."""
        claims = [claim for claim in held if not claim.field & without]
        played = union([without, *(claim.field for claim in claims)])
        alive = set(range(len(self.chains)))
        while True:
            sure = [TWO if i in self.given else 0 for i in range(len(self.chains))]
            for region, border, vital in self.eyes:
                if border <= alive and not region & played:
                    for i in vital:
                        sure[i] += 1
            for claim in claims:
                for i, need in claim.needs:
                    sure[i] += TWO - need
            left = {i for i in alive if sure[i] >= TWO}
            stay = [claim for claim in claims if all(i in left for i, _ in claim.needs)]
            if left == alive and len(stay) == len(claims):
                return alive, sure, claims
            alive, claims = left, stay

    def check(self, claim: Held) -> bool:
        """Check a claim. Whether it held without a play."""
        field = claim.field
        walls, known = [], field
        for i, sure in claim.needs:
            if self.chains[i] & field:
                raise UnprovedError("a wall is in the field")
            known |= self.chains[i]
            walls.append(Wall(self.near[i] & field, sure))
        hostile = grown(self.board & ~known, self.stride) & field
        own, enemy = self.own & field, self.enemy & field
        arena = Arena(self.stride, field, own, enemy, tuple(walls), hostile, claim.land)
        return follow(arena, claim.answers)


@lru_cache(maxsize=64)
def _verdicts(one: Certificate, width: int, height: int) -> set[Verdict]:
    """All that follows from a certificate."""
    grid = board_of(width, height)
    sides = {colour: _Side(one, grid, colour) for colour in COLOURS}
    found: set[Verdict] = set()
    for colour, side in sides.items():
        other = sides[colour.other]
        plain = side.standing(())[0]
        for i in side.alive - side.given:
            eyes = union(r for r, border, vital in side.eyes if i in vital and border <= plain)
            read = union(h.field for h in side.held if i in dict(h.needs)) & ~side.own
            by = (Ground.UNCONDITIONAL, eyes) if i in plain else (Ground.READ_ALIVE, read)
            found.add((side.chains[i], Life.ALIVE, *by))
        for claim in side.held:
            at_once, field = side.check(claim), claim.field
            if claim.land:
                ground, shown = _why_dead(side, other, claim, at_once)
                found |= {(c, Life.DEAD, ground, shown) for c in other.chains if not c & ~field}
                found |= {(c, Life.ALIVE, Ground.LAND, field) for c in side.chains if c & field}
        living = union(other.chains[i] for i in other.alive)
        for chain in side.chains:
            corner = _bent_four(side, other, chain, living, grid)
            if corner:
                found.add((chain, Life.DEAD, Ground.BENT_FOUR, corner))
    for seki in one.standoffs:
        spare = any(isinstance(a.after, Standoff) for a in seki.approaches.values())
        ground = Ground.SEKI_SPARE if spare else Ground.SEKI
        lost = _Seki(sides, seki.field).lost(seki, {c: s.own for c, s in sides.items()})
        chains = [chain for side in sides.values() for chain in side.chains if chain & lost]
        found |= {(chain, Life.SEKI, ground, seki.shared) for chain in chains}
    return found


def _why_dead(side: _Side, other: _Side, claim: Held, at_once: bool) -> tuple[Ground, Mask]:
    touched = union(side.near[i] for i, _ in claim.needs)
    inner = [r for r in parts(claim.field & ~other.own, side.stride) if not r & touched]
    if at_once:
        return Ground.NO_ROOM, claim.field
    if len(inner) == 1 and 1 < inner[0].bit_count() <= 6:
        return Ground.NAKADE, inner[0]
    return Ground.READ_DEAD, claim.field


def _bent_four(side: _Side, other: _Side, chain: Mask, living: Mask, grid: Grid) -> Mask:
    """The corner of a bent four inside a chain; 0 if there is none."""
    stride, near = side.stride, grown(chain, side.stride) & side.board
    open_ = near & ~side.own & ~side.enemy
    if open_.bit_count() != TWO:
        return 0
    region = flood(open_ & -open_, side.board & ~side.own, stride)
    inside = region & ~open_
    ring = grown(region, stride) & side.own
    if (
        inside.bit_count() != 3
        or inside not in other.chains
        or open_ & ~region
        or ring & ~chain
    ):
        return 0
    if open_ & ~grown(inside, stride) or near & ~chain & ~region & ~living:
        return 0
    return union(inside | last for last in bits(open_) if inside | last in corners(grid))


class _Seki:
    """A part of the board between living stones, in which a seki is claimed."""

    def __init__(self, sides: dict[Colour, _Side], field: Mask) -> None:
        some = sides[COLOURS[0]]
        self.stride, self.board, self.field = some.stride, some.board, field
        self.living = {c: union(s.chains[i] for i in s.alive) for c, s in sides.items()}
        if field not in parts(self.board & ~union(self.living.values()), self.stride):
            raise UnprovedError("the field of a seki is not all between living stones")
        for side in sides.values():
            sure = side.standing(side.held, field)[1]
            if any(claim.field & field for claim in side.held) or any(
                sure[i] < TWO for i in side.alive
            ):
                raise UnprovedError("stones around a seki need something in it")

    def lost(self, seki: Standoff, stones: Stones, deep: int = 0) -> Mask:
        """Check a seki; the stones that some approach loses."""
        if seki.field != self.field or not seki.shared or deep > DEEPEST:
            raise UnprovedError("no seki")
        shared = open_ = self.field & ~union(stones.values())
        lost = 0
        for colour in COLOURS:
            own = seki.stones[colour]
            chains = union(c for c in parts(stones[colour], self.stride) if c & own)
            if not own or own != chains or own & ~self.field:
                raise UnprovedError("no chains of a seki")
            if grown(own, self.stride) & grown(self.living[colour], self.stride) & open_:
                raise UnprovedError("stones of a seki may be joined to what lives")
            shared &= grown(own, self.stride)
            self._keep(stones, colour, own, seki.kept[colour])
        if shared != seki.shared:
            raise UnprovedError("not the liberties of both")
        for colour in COLOURS:
            for play in bits(shared):
                after = self._played(stones, colour, play)
                if after is not None:
                    lost |= self._approach(seki, after, colour, play, deep)
        return lost & union(seki.stones.values())

    def _approach(
        self, seki: Standoff, stones: Stones, colour: Colour, play: Mask, deep: int
    ) -> Mask:
        approach = seki.approaches.get((colour, play))
        other, own = colour.other, flood(play, stones[colour], self.stride)
        if approach is None or approach.reply & (union(stones.values()) | ~self.field):
            raise UnprovedError("an approach is not answered")
        after = self._played(stones, other, approach.reply) if approach.reply else stones
        if after is None or seki.stones[other] & ~after[other]:
            raise UnprovedError("an approach succeeds")
        if isinstance(approach.after, Standoff):
            if any(seki.stones[c] & ~approach.after.stones[c] for c in COLOURS):
                raise UnprovedError("stones of a seki are lost")
            return self.lost(approach.after, after, deep + 1)
        if own & after[colour]:
            raise UnprovedError("an approach costs nothing")
        self._keep(after, other, seki.stones[other], approach.after)
        return own

    def _keep(self, stones: Stones, colour: Colour, some: Mask, answers: AnswerTree) -> None:
        ground = self.field & ~some
        walls = [Wall(grown(self.living[colour], self.stride) & ground, TWO)]
        walls += [Wall(grown(c, self.stride) & ground, 0) for c in parts(some, self.stride)]
        hostile = grown(self.living[colour.other], self.stride) & ground
        own, enemy = stones[colour] & ground, stones[colour.other] & ground
        arena = Arena(self.stride, ground, own, enemy, tuple(walls), hostile, False, keep=True)
        follow(arena, answers)

    def _played(self, stones: Stones, colour: Colour, play: Mask) -> Stones | None:
        own, enemy, stride = stones[colour] | play, stones[colour.other], self.stride
        for taken in (colour.other, colour):
            one, two = (enemy, own) if taken is colour.other else (own, enemy)
            for chain in parts(one, stride):
                if not grown(chain, stride) & self.board & ~one & ~two:
                    if taken is colour:
                        return None
                    enemy &= ~chain
        return {colour: own, colour.other: enemy}
