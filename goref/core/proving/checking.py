"""Checks proofs by their written form, with none of the code that found them.

Axioms. A chain without a liberty is captured; suicide is not allowed. The enemy may retake any
ko, and pass; the claimant never repeats a position. ``given`` chains live. Outside a field, all
but the walls is enemy stones, never captured. A seki lasts while the living stones stay.

Why walls live. The claimant answers a play in its own field, as the tree says, else passes.
Fields share no point, neither with one another nor with an eye that is counted. In a field open
to the outside none of the claimant's stones is captured: they are those of the tree, the
enemy's can only be fewer, and points empty in the tree are empty.

1. At the enemy's turn a wall has an empty point next to it in each of its fields, unless it has
   two eyes, or is joined there to stones that have, or to stones that an earlier stage showed
   to live, or (in a field of two walls that lends nothing) to the other, and two liberties are
   lent to them together.
2. Take the first wall of a stage to be captured, and all walls W of the stage in that chain. An
   eye or field in which W has an empty point is a *provider*. Two of them are two liberties,
   and one play cannot take both, so there is one at most; no wall of W has two eyes. A field
   that joins a wall of W to another, and is no provider, has joined them: the other is in W
   too. So every wall that such fields reach from W is in W, and whatever lends to it is a
   provider.
3. No provider: impossible, as by ``_stage`` something lends to W. The provider is an eye: then
   nothing else lends to W, but by ``_stage`` a field does, or two eyes. The provider is a
   field: it was granted nothing else, as nothing else lends to W, and by its tree no play
   captures W. So no wall is captured. Stones that living stones enclose, with no room for two
   eyes, are dead.
4. If stones of a seki are avenged, the claimant keeps those joined to living stones, and takes
   a point next to them whenever the enemy plays. If these are as many as the points of the
   field without the prey, the enemy gets no more points than the prey was, and gained nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Grid
from goref.core.proving import certificate as written
from goref.core.proving import masks
from goref.core.proving.masks import Mask, bits, flood, grown, of_stones, parts, union
from goref.core.ruling.ruling import StoneStatus

TWO = 2
Stones = Mapping[Colour, Mask]
Verdict = tuple[Mask, StoneStatus, Mask]  # a chain, its status, and the points that show it


class UnprovedError(Exception):
    """Raised if a claim does not follow from its written form."""


def demand(holds: object, otherwise: str) -> None:
    if not holds:
        raise UnprovedError(otherwise)


@lru_cache(maxsize=64)
def check(one: written.Certificate, board: Grid) -> tuple[frozenset[Verdict], Stones]:
    """Returns the proved verdicts and all living stones. Raises UnprovedError."""
    sides = {colour: _Side(one, board, colour) for colour in COLOURS}
    found = set[Verdict]().union(*(side.verdicts for side in sides.values()))
    living = {colour: side.living for colour, side in sides.items()}
    for seki in one.standoffs:
        lost = _lost(seki, {colour: side.own for colour, side in sides.items()}, living, board)
        chains = [chain for side in sides.values() for chain in side.chains if chain & lost]
        found |= {(chain, StoneStatus.SEKI, seki.shared) for chain in chains}
    return frozenset(found), living


class _Side:
    """One colour's chains, and the verdicts that follow from its stages."""

    def __init__(self, one: written.Certificate, board: Grid, colour: Colour) -> None:
        codes = (colour, colour.other, 0)
        self.own, self.enemy, open_ = (masks.of_points(one.cells, c, board) for c in codes)
        self.stride, self.board = board.width + 1, self.own | self.enemy | open_
        self.chains = parts(self.own, self.stride)
        self.near = [grown(chain, self.stride) & self.board for chain in self.chains]
        demand(all(near & open_ for near in self.near), "a chain is taken")
        given = {of_stones(wall, board) for wall in one.walls}
        self.alive = {i for i, chain in enumerate(self.chains) if chain in given}
        self.verdicts: set[Verdict] = set()
        played = union(seki.field for seki in one.standoffs)
        for field in (claim.field for stage in one.stages[colour] for claim in stage.claims):
            demand(field and not field & (~self.board | played), "no field of its own")
            played |= field
        self.eyes = [
            (region, border, {i for i in border if not region & open_ & ~self.near[i]})
            for region in parts(self.board & ~self.own, self.stride)
            for border in [{i for i, near in enumerate(self.near) if near & region}]
            if not region & played
        ]
        for stage in one.stages[colour]:
            self._stage(stage)
        self.living = union(self.chains[i] for i in self.alive)

    def _stage(self, stage: written.LivingTogether) -> None:
        new, claims = stage.chains, stage.claims
        demand(new <= set(range(len(self.chains))) - self.alive, "a chain is none")
        self.alive |= new
        eyes = [(region, vital) for region, border, vital in self.eyes if border <= self.alive]
        lent = [(new & vital, 1) for _, vital in eyes]
        rich = {i for i in new if _reached(lent, i).bit_count() >= TWO}
        lent += [(new.intersection(claim.walls), claim.lends) for claim in claims]
        for i in new:
            fields = [claim for claim in claims if i in claim.walls]
            lives = any(claim.lends for claim in fields) or _reached(lent, i).bit_count() >= TWO
            demand(lives, "a chain does not live")
            where = union(claim.field for claim in fields) & ~self.own
            where = where or union(eye for eye, vital in eyes if i in vital)
            self.verdicts.add((self.chains[i], StoneStatus.ALIVE, where))
        for n, claim in enumerate(claims, len(eyes)):
            fresh, lends = lent[n]
            demand(lends in (1, TWO) or (lends == 0 and len(fresh) in (0, TWO)), "no claim")
            reach = {i: _reached(lent, i, n) if lends < TWO else 0 for i in fresh}
            sure = {i: min(1, reach[i]) if i in fresh - rich else TWO for i in claim.walls}
            joins = lends == 0 and union(reach.values()).bit_count() >= TWO
            self._check(claim, sure, joins=joins)

    def _check(
        self, claim: written.ProvedClaim, sure: Mapping[int, int], *, joins: bool
    ) -> None:
        field, land, near = claim.field, claim.land, self.near
        demand(sure and sure.keys() <= self.alive and not land & ~field, "a wall is none")
        known = union(self.chains[i] for i in sure)
        demand(not known & field, "a wall is in the field")
        walls = tuple(written.Wall(near[i] & field, count) for i, count in sure.items())
        hostile = grown(self.board & ~known & ~field, self.stride) & field
        own, enemy = self.own & field, self.enemy & field
        arena = written.Arena(self.stride, field, own, enemy, walls, hostile, land, joins=joins)
        follow(arena.at_corner(), claim.answers)
        found = {c: StoneStatus.DEAD for c in parts(self.enemy, self.stride) if not c & ~land}
        found |= {c: StoneStatus.ALIVE for c in self.chains if not c & ~field and land == field}
        self.verdicts |= {(chain, life, field) for chain, life in found.items()}


def _reached(lent: list[tuple[frozenset[int], int]], chain: int, but: int = -1) -> Mask:
    """Returns all that lends to a chain or to chains joined to it: a bit per liberty lent."""
    found, seen = 0, [chain]
    for i in seen:
        for n, (walls, lends) in enumerate(lent):
            if n != but and i in walls:
                found |= (0, 1, 3)[lends] << TWO * n
                seen += [] if lends else walls.difference(seen)
    return found


class _Group(NamedTuple):
    """Joined stones of the claimant, the points next to them, and the number of walls."""

    stones: Mask
    beside: Mask
    sure: int
    walls: int


@lru_cache(maxsize=4096)
def follow(arena: written.Arena, answers: written.AnswerTree | None) -> None:
    """Checks a claim on an arena. Raises UnprovedError if it does not follow."""
    _Follower(arena, answers).enemy_to_play(arena.own, arena.enemy)


class _Follower:
    def __init__(self, arena: written.Arena, answers: written.AnswerTree | None) -> None:
        self.arena, self.field, self.stride = arena, arena.field, arena.stride
        self.plays, self.groups = answers.plays if answers else {}, lru_cache(self._groups)
        self.done: dict[tuple[Mask, Mask], bool] = {}
        self.prey = parts(arena.prey, arena.stride)
        avenging = arena._replace(keep=False, stay=0)
        self.robbed = _Follower(avenging, answers) if arena.stay else self

    def enemy_to_play(self, own: Mask, enemy: Mask) -> None:
        demand(self.done.get((own, enemy), True), "a position comes back")
        if (own, enemy) in self.done:
            return
        self.done[own, enemy] = False
        open_ = self.field & ~own & ~enemy
        for g in self.groups(own):
            demand(not g.walls or g.sure >= TWO or g.beside & open_, "a wall has no liberty")
        if not self.settled(own, enemy):
            caught = all(chain & ~enemy for chain in self.prey)
            if not (self.arena.keep and (self.arena.stay or caught)):
                self.answer(own, enemy)
            for play in bits(open_):
                self.after_enemy(own, enemy | play, play)
        self.done[own, enemy] = True

    def after_enemy(self, own: Mask, enemy: Mask, play: Mask) -> None:
        """Follows an enemy play, unless it is suicide."""
        open_, hostile = self.field & ~own & ~enemy, self.arena.hostile
        lost = [g for g in self.groups(own) if not g.sure and not g.beside & open_]
        demand(not any(group.walls for group in lost), "a wall is captured")
        is_seki = self.arena.keep or self.arena.prey
        demand(not lost or not hostile or is_seki, "stones are lost in an open field")
        chain = flood(play, enemy, self.stride)
        if lost or chain & hostile or grown(chain, self.stride) & open_:
            gone = union(group.stones for group in lost)
            (self.robbed if gone & self.arena.stay else self).answer(own & ~gone, enemy)

    def answer(self, own: Mask, enemy: Mask) -> None:
        play, open_ = self.plays.get((own, enemy), -1), self.field & ~own & ~enemy
        demand(not play & ~open_ and not play & (play - 1), "a play is not answered")
        if play:
            own |= play
            enemy &= ~masks.taken(enemy, open_ & ~play, self.stride, self.arena.hostile)
            open_ = self.field & ~own & ~enemy
            for g in self.groups(own):
                demand(not g.stones & play or g.sure or g.beside & open_, "suicide")
        self.enemy_to_play(own, enemy)

    def _groups(self, own: Mask) -> list[_Group]:
        """Returns the claimant's groups: all walls, and the stones in the field."""
        found = [_Group(0, wall.touch, wall.sure, 1) for wall in self.arena.walls]
        for stones in parts(own, self.stride):
            one = _Group(stones, grown(stones, self.stride) & self.field, 0, 0)
            met = [one, *(group for group in found if group.beside & stones)]
            all_, beside = union(g.stones for g in met), union(g.beside for g in met)
            walls, sure = sum(g.walls for g in met), max(g.sure for g in met)
            sure = TWO if self.arena.joins and walls == len(self.arena.walls) else sure
            found = [*(g for g in found if g not in met), _Group(all_, beside, sure, walls)]
        return found

    def settled(self, own: Mask, enemy: Mask) -> bool:
        """Returns whether the claim holds if the claimant passes, except that the claimant
        takes one of two points kept next to living stones once the enemy takes the other."""
        groups, land, hostile = self.groups(own), self.arena.land, self.arena.hostile
        caught = all(chain & ~enemy for chain in self.prey)
        if self.prey and (self.arena.stay or not self.arena.keep):  # 4.
            (group,) = (group for group in groups if group.walls)
            near, others = group.beside & ~own & ~enemy, self.field & ~self.arena.prey
            points = group.stones.bit_count() + near.bit_count() // TWO
            return caught and points >= others.bit_count()
        closed = [r for r in parts(self.field & ~own, self.stride) if not r & hostile]
        walls = {group for group in groups if group.walls}
        if not land and walls <= _live(groups, closed, enemy):
            return caught
        living, open_ = _live(groups, closed, 0), self.field & ~own & ~enemy
        safe = union(group.beside for group in living if group.sure >= TWO)
        for _ in groups:
            ways = [(g, g.beside & safe & open_) for g in groups if g not in living]
            for group, way in [(g, way) for g, way in ways if way & (way - 1)][:1]:
                open_ &= ~(way & -way) & ~(way & (way - 1) & -(way & (way - 1)))
                living, safe = living | {group}, safe | group.beside
        beside = union(group.beside for group in living)
        rest = self.field & ~union(group.stones for group in living)
        rooms = [room for room in parts(rest, self.stride) if room & land]
        dead = all(masks.stays_cramped(r & ~beside, safe & open_, self.stride) for r in rooms)
        return caught and walls <= living and dead and not union(rooms) & hostile


def _live(groups: Collection[_Group], closed: Collection[Mask], stay: Mask) -> set[_Group]:
    """Returns the groups with two sure liberties if all enemy stones but ``stay`` are lost."""
    living, left = set(groups), set[_Group]()
    while left != living:
        left, sure = living, {group: group.sure for group in living}
        for region in closed:
            border = {group for group in groups if group.beside & region}
            for group in border if border <= living else ():
                sure[group] += not region & ~stay & ~group.beside
        living = {group for group in left if sure[group] >= TWO}
    return living


def _lost(seki: written.ProvedSeki, stones: Stones, living: Stones, grid: Grid) -> Mask:
    """Checks a seki. Returns the stones of the seki that a play on a shared liberty loses."""
    stride, board, field = grid.width + 1, of_stones(grid.points, grid), seki.field
    demand(field in parts(board & ~union(living.values()), stride), "a field is none")
    shared, lost = (open_ := field & ~union(stones.values())), 0

    def keep(stones: Stones, colour: Colour, answers: written.AnswerTree, prey: Mask) -> None:
        claim = seki.arena(colour, stones, living, stride)
        follow((claim.hunting(prey) if prey else claim).at_corner(), answers)

    for colour in COLOURS:
        own = seki.stones[colour]
        chains = union(chain for chain in parts(stones[colour], stride) if chain & own)
        demand(own and own == chains and not own & ~field, "no chains of a seki")
        lives = grown(flood(living[colour], stones[colour], stride), stride)
        demand(not grown(own, stride) & lives & open_, "it may be joined to what lives")
        shared &= grown(own, stride)
        keep(stones, colour, seki.kept[colour], 0)
    demand(shared and shared == seki.shared, "not the liberties of both")
    for colour, p in ((colour, p) for colour in COLOURS for p in bits(shared)):
        if after := masks.played(stones, colour, p, board, stride):
            reply, then = seki.approaches[colour, p]
            own, free = flood(p, after[colour], stride), field & ~union(after.values())
            demand(not reply & (reply - 1 | ~free), "an approach is not answered")
            after = masks.played(after, colour.other, reply, board, stride)
            demand(after, "an answer is suicide")
            if isinstance(then, written.ProvedSeki):
                less = any(seki.stones[c] & ~then.stones[c] for c in COLOURS)
                demand(not less and then.field == field, "stones of a seki are lost")
                lost |= _lost(then, after, living, grid)
            else:
                keep(after, colour.other, then, own & after[colour])
                lost |= own
    return lost & union(seki.stones.values())
