"""Proofs checked by what they are written down in, with none of the code that found them.

Axioms. A chain without a liberty is taken, suicide is no play. The enemy may retake any ko, and
pass; the claimant never comes back to a position of a field. Chains ``given`` live. Whatever
is outside a field, but walls, is an enemy stone that is never captured. (Seki: while the living
stones around it stay.)

Why walls live. The claimant answers where the enemy played, in the field or not at all, by the
tree of that field. Fields are disjoint, and no eye that is counted has a point of one. In a field
open to the outside no stone of his is taken, so his stones on the board are those of the tree;
enemy stones can only be fewer, and an empty point of the tree is empty on the board. So:

1. At the enemy's turn every wall has an empty point beside it in each of its fields, unless it
   is joined there to what lives by an earlier stage, or, in a field that joins two walls, it is
   joined to the other one, and they reach two that lend. (What lends one lets walls count on one
   liberty elsewhere, what lends two on none, so neither can do without.)
2. Take the first capture of a wall of this stage, and the walls W in that chain. Call what
   gives W an empty point (an eye, a field) a provider. Two providers are two liberties, and one
   play cannot take both. So there is at most one.
3. Every field that joins a wall of W to another, the provider apart, has no empty point for it,
   so the other is in W too: all that W reaches by such fields is in W, and all that lends to it
   is a provider.
4. No provider: W reaches nothing that lends, but each wall has a field that lends to it, or
   reaches two that do. The provider is an eye: W reaches it alone, not two.
5. The provider is a field: W reaches nothing else that lends, so the tree granted it nothing,
   and the tree shows that no play there takes it. So there is no first capture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from functools import lru_cache
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Grid
from goref.core.base.geometry import grid as board_of
from goref.core.board.benson import Chain
from goref.core.board.position import SWAP, Position
from goref.core.proving.certificate import (
    AnswerTree,
    Arena,
    Certificate,
    Held,
    Stage,
    Standoff,
    Wall,
)
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

TWO = 2
LARGEST_EYE, DEEPEST = 6, 8
Stones = Mapping[Colour, Mask]
Verdict = tuple[Mask, Life, Ground, Mask]


class UnprovedError(Exception):
    """What was claimed does not follow from what was written down."""


def demand(holds: object, otherwise: str) -> None:
    """Raise UnprovedError unless something holds."""
    if not holds:
        raise UnprovedError(otherwise)


def flaw(position: Position, proof: Proof, given: Collection[Chain] = ()) -> str | None:
    """Where a proof fails, or None if it holds.

    Args:
        given: the chains that are taken to live.
    """
    one, grid = proof.certificate, position.grid
    if one is None:
        return "nothing is written down"
    try:
        _same_board(grid, one.back)
        cells = bytes(position.cells[p] for p in one.back)
        demand(one.cells in (cells, cells.translate(SWAP)), "another board")
        to = {p: i for i, p in enumerate(one.back)}
        demand({frozenset(to[p] for p in chain) for chain in given} == one.walls, "other walls")
        chain, shown = (
            of_stones((to[p] for p in s), grid) for s in (proof.chain, proof.points)
        )
        found = verdicts(one, grid.width, grid.height)
        demand((chain, proof.life, proof.ground, shown) in found, "it does not follow")
    except UnprovedError as refused:
        return str(refused)
    return None


@lru_cache(maxsize=64)
def _same_board(grid: Grid, back: tuple[int, ...]) -> None:
    demand(sorted(back) == list(grid.points), "points are missing")
    for p in grid.points:
        torn = {back[n] for n in grid.neighbours[p]} != set(grid.neighbours[back[p]])
        demand(not torn, "the board is torn")


@lru_cache(maxsize=64)
def verdicts(one: Certificate, width: int, height: int) -> frozenset[Verdict]:
    """All that follows from a certificate. Raises UnprovedError if a part of it fails."""
    grid = board_of(width, height)
    sides = {colour: _Side(one, grid, colour) for colour in COLOURS}
    found: set[Verdict] = set()
    for side in sides.values():
        found |= side.verdicts
    for seki in one.standoffs:
        spare = any(isinstance(a.after, Standoff) for a in seki.approaches.values())
        ground = Ground.SEKI_SPARE if spare else Ground.SEKI
        lost = _Seki(sides, seki.field).lost(seki, {c: s.own for c, s in sides.items()})
        chains = [chain for side in sides.values() for chain in side.chains if chain & lost]
        found |= {(chain, Life.SEKI, ground, seki.shared) for chain in chains}
    return frozenset(found)


class _Side:
    """One colour's chains, and what follows from its stages."""

    def __init__(self, one: Certificate, grid: Grid, colour: Colour) -> None:
        self.stride, self.board = grid.width + 1, whole(grid)
        self.own = of_points(one.cells, colour, grid)
        self.enemy = of_points(one.cells, colour.other, grid)
        self.chains = parts(self.own, self.stride)
        self.near = [grown(chain, self.stride) & self.board for chain in self.chains]
        demand(all(near & ~self.own & ~self.enemy for near in self.near), "a chain is taken")
        self.regions = [
            (region, border, {i for i in border if not region & ~self.enemy & ~self.near[i]})
            for region in parts(self.board & ~self.own, self.stride)
            for border in [{i for i, near in enumerate(self.near) if near & region}]
        ]
        given = {of_stones(wall, grid) for wall in one.walls}
        self.alive = {i for i, chain in enumerate(self.chains) if chain in given}
        self.plain, left = set(range(len(self.chains))), set[int]()
        while left != self.plain:
            left, self.plain = self.plain, {i for i in self.plain if self._eyes(i)[1] >= TWO}
        self.verdicts: set[Verdict] = set()
        self.played = union(seki.field for seki in one.standoffs)
        for field in (claim.field for stage in one.stages[colour] for claim in stage.claims):
            demand(field and not field & (~self.board | self.played), "no field of its own")
            self.played |= field
        for stage in one.stages[colour]:
            self._stage(stage)

    def _eyes(self, i: int) -> tuple[Mask, int]:
        """The eyes of a chain, if those that are plainly alive are, and their number."""
        eyes = [r for r, border, vital in self.regions if i in vital and border <= self.plain]
        return union(eyes), TWO if i in self.alive else len(eyes)

    def _stage(self, stage: Stage) -> None:
        """Check that chains live together, and what else was claimed."""
        new, claims = stage.chains, stage.claims
        demand(new <= set(range(len(self.chains))) - self.alive, "a chain is none")
        self.alive |= new
        eyes = [(border, vital) for r, border, vital in self.regions if not r & self.played]
        lent = [(vital & new, 1) for border, vital in eyes if border <= self.alive]
        lent += [(new.intersection(claim.walls), claim.lends) for claim in claims]
        for i in new:
            lends = any(i in claim.walls and claim.lends for claim in claims)
            demand(lends or _reached(lent, i).bit_count() >= TWO, "a chain does not live")
            read = union(claim.field for claim in claims if i in claim.walls) & ~self.own
            how = (Ground.READ_ALIVE, read)
            if i in self.plain:
                how = (Ground.UNCONDITIONAL, self._eyes(i)[0])
            self.verdicts.add((self.chains[i], Life.ALIVE, *how))
        for n, claim in enumerate(claims, len(lent) - len(claims)):
            fresh, lends = lent[n]
            demand(lends in (1, TWO) or (not lends and len(fresh) in (0, TWO)), "no such claim")
            reach = {i: _reached(lent, i, n) if lends < TWO else 0 for i in fresh}
            sure = {i: min(1, reach[i]) if i in fresh else TWO for i in claim.walls}
            self._check(claim, sure, union(reach.values()).bit_count() >= TWO)

    def _check(self, claim: Held, sure: Mapping[int, int], reach_two: bool) -> None:
        field, walls, known = claim.field, [], claim.field
        demand(sure and sure.keys() <= self.alive, "a wall does not live")
        for i, count in sure.items():
            demand(not self.chains[i] & field, "a wall is in the field")
            known |= self.chains[i]
            walls.append(Wall(self.near[i] & field, count))
        hostile = grown(self.board & ~known, self.stride) & field
        own, enemy = self.own & field, self.enemy & field
        arena = Arena(self.stride, field, own, enemy, tuple(walls), hostile, claim.land)
        joins = reach_two and not claim.lends
        at_once = follow(arena._replace(joins=joins), claim.answers)
        if not claim.land:
            return
        touched = union(self.near[i] for i in sure)
        inner = [r for r in parts(field & ~self.enemy, self.stride) if not r & touched]
        ground, shown = (Ground.NO_ROOM if at_once else Ground.READ_DEAD), field
        if not at_once and len(inner) == 1 and 1 < inner[0].bit_count() <= LARGEST_EYE:
            ground, shown = Ground.NAKADE, inner[0]
        for chain in parts(self.enemy, self.stride):
            if not chain & ~claim.land:
                self.verdicts.add((chain, Life.DEAD, ground, shown))
        for chain in self.chains:
            if not chain & ~field and claim.land == field:
                self.verdicts.add((chain, Life.ALIVE, Ground.LAND, field))


def _reached(lent: Sequence[tuple[Set[int], int]], chain: int, but: int = -1) -> Mask:
    """What lends to a chain, or to one it is joined to, a bit each, two if it lends two."""
    found, seen = 0, [chain]
    for i in seen:
        for n, (walls, lends) in enumerate(lent):
            if n != but and i in walls:
                found |= (0, 1, 3)[lends] << TWO * n
                seen += [] if lends else walls.difference(seen)
    return found


class _Group(NamedTuple):
    """Joined stones of the claimant, and how many walls are of them; the points beside them."""

    stones: Mask
    beside: Mask
    sure: int
    walls: int


@lru_cache(maxsize=4096)
def follow(arena: Arena, answers: AnswerTree | None) -> bool:
    """Check a claim on an arena. Whether it holds without a play.

    Raises UnprovedError if it does not follow.
    """
    follower = _Follower(arena, answers or AnswerTree({}))
    follower.enemy_to_play(arena.own, arena.enemy)
    return follower.settled(arena.own, arena.enemy)


class _Follower:
    def __init__(self, arena: Arena, answers: AnswerTree) -> None:
        self.arena, self.field, self.stride = arena, arena.field, arena.stride
        self.plays = answers.plays
        self.done: dict[tuple[Mask, Mask], bool] = {}
        self.groups = lru_cache(self._groups)

    def enemy_to_play(self, own: Mask, enemy: Mask) -> None:
        """Follow what is answered to every enemy play."""
        demand(self.done.get((own, enemy), True), "a position comes back")
        if (own, enemy) in self.done:
            return
        self.done[own, enemy] = False
        open_ = self.field & ~own & ~enemy
        for g in self.groups(own):
            demand(not g.walls or g.sure >= TWO or g.beside & open_, "a wall has no liberty")
        if not self.settled(own, enemy):
            if not self.arena.keep:
                self.answer(own, enemy)
            for play in bits(open_):
                self.after_enemy(own, enemy | play, play)
        self.done[own, enemy] = True

    def after_enemy(self, own: Mask, enemy: Mask, play: Mask) -> None:
        """Follow an enemy play, unless it is suicide."""
        open_, hostile = self.field & ~own & ~enemy, self.arena.hostile
        taken = [g for g in self.groups(own) if not g.sure and not g.beside & open_]
        demand(not any(group.walls for group in taken), "a wall is captured")
        demand(not taken or not hostile or self.arena.keep, "stones are lost in an open field")
        chain = flood(play, enemy, self.stride)
        if taken or chain & hostile or grown(chain, self.stride) & open_:
            self.answer(own & ~union(group.stones for group in taken), enemy)

    def answer(self, own: Mask, enemy: Mask) -> None:
        """Follow what the claimant plays."""
        play, open_ = self.plays.get((own, enemy), -1), self.field & ~own & ~enemy
        demand(not play & ~open_ and not play & (play - 1), "a play is not answered")
        if play:
            own, open_ = own | play, open_ & ~play
            for chain in parts(enemy, self.stride):
                if not chain & self.arena.hostile and not grown(chain, self.stride) & open_:
                    enemy &= ~chain
            open_ = self.field & ~own & ~enemy
            for g in self.groups(own):
                free = not g.stones & play or g.sure or g.beside & open_
                demand(free, "an answer is suicide")
        self.enemy_to_play(own, enemy)

    def _groups(self, own: Mask) -> list[_Group]:
        """The claimant's groups: all walls, and what else stands in the field."""
        walls = self.arena.walls
        found = [_Group(0, wall.touch, wall.sure, 1) for wall in walls]
        for stones in parts(own, self.stride):
            one = _Group(stones, grown(stones, self.stride) & self.field, 0, 0)
            met = [one, *(group for group in found if group.beside & stones)]
            joined = _Group(
                union(group.stones for group in met),
                union(group.beside for group in met),
                max(group.sure for group in met),
                sum(group.walls for group in met),
            )
            if self.arena.joins and joined.walls == len(walls):
                joined = joined._replace(sure=TWO)
            found = [*(group for group in found if group not in met), joined]
        return found

    def settled(self, own: Mask, enemy: Mask) -> bool:
        """Whether the claim holds however long the claimant passes, but for one kind of
        answer: where two points join stones to what lives, he takes the second."""
        land, groups = self.arena.land, self.groups(own)
        if not land and self._live(groups, own, enemy) >= {g for g in groups if g.walls}:
            return True
        living = self._live(groups, own, 0)
        open_ = self.field & ~own & ~enemy
        safe = union(group.beside for group in living if group.sure >= TWO)
        while True:
            ways = {g: g.beside & safe & open_ for g in groups if g not in living}
            joined = next((g for g, way in ways.items() if way & (way - 1)), None)
            if joined is None:
                break
            second = ways[joined] & (ways[joined] - 1)
            open_ &= ~(ways[joined] ^ second | second & -second)
            safe |= joined.beside
            living.add(joined)
        if any(group.walls and group not in living for group in groups):
            return False
        rest = self.field & ~union(group.stones for group in living)
        beside = union(group.beside for group in living)
        rooms = [room for room in parts(rest, self.stride) if room & land]
        return not any(room & self.arena.hostile for room in rooms) and all(
            self._one_eye(room & ~beside) for room in rooms
        )

    def _one_eye(self, room: Mask) -> bool:
        """Whether points that nothing living touches hold one eye at most."""
        more = room & (room - 1)
        side_by_side = grown(more, self.stride) & room & ~more
        return not more or (not more & (more - 1) and bool(side_by_side))

    def _live(self, groups: list[_Group], own: Mask, stay: Mask) -> set[_Group]:
        """The groups with two sure liberties: given ones, and eyes that the enemy cannot
        fill even where he loses all his stones but those that ``stay``."""
        regions = [
            r for r in parts(self.field & ~own, self.stride) if not r & self.arena.hostile
        ]
        living, left = set(groups), set[_Group]()
        while left != living:
            left, sure = living, {group: group.sure for group in living}
            for region in regions:
                border = {group for group in groups if group.beside & region}
                for group in border if border <= living else ():
                    sure[group] += not region & ~stay & ~group.beside
            living = {group for group in left if sure[group] >= TWO}
        return living


class _Seki:
    """A part of the board between living stones, in which a seki is claimed."""

    def __init__(self, sides: dict[Colour, _Side], field: Mask) -> None:
        some = sides[COLOURS[0]]
        self.stride, self.board, self.field = some.stride, some.board, field
        self.living = {c: union(s.chains[i] for i in s.alive) for c, s in sides.items()}
        between = self.board & ~union(self.living.values())
        demand(field in parts(between, self.stride), "a seki is not all between living stones")

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
        arena = Arena(self.stride, ground, own, enemy, tuple(walls), hostile, keep=True)
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
