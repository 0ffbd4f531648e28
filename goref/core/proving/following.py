"""A tree of answers followed: whether a claim on an arena holds by it.

None of the code that finds such trees is used. A chain without a liberty is taken, suicide is
no play; the enemy may retake any ko, and pass. The claimant never comes back to a position.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from goref.core.proving.certificate import AnswerTree, Arena
from goref.core.proving.masks import Mask, bits, flood, grown, parts, union

TWO = 2
"""Liberties that cannot be taken: so many are life."""
NOTHING = AnswerTree({})


class UnprovedError(Exception):
    """What was claimed does not follow from what was written down."""


class JoinedStones(NamedTuple):
    """Stones and walls of the claimant that are joined; ``open``: the points beside them."""

    stones: Mask
    beside: Mask
    sure: int
    is_wall: bool


def follow(arena: Arena, answers: AnswerTree | None) -> bool:
    """Check a claim on an arena. Whether it holds without a play.

    Raises UnprovedError if it does not follow.
    """
    refused, at_once = _followed(arena, answers or NOTHING)
    if refused:
        raise UnprovedError(refused)
    return at_once


@lru_cache(maxsize=4096)
def _followed(arena: Arena, answers: AnswerTree) -> tuple[str, bool]:
    follower = _Follower(arena, answers)
    try:
        follower.enemy_to_play(arena.own, arena.enemy)
    except UnprovedError as refused:
        return str(refused), False
    return "", follower.settled(arena.own, arena.enemy)


class _Follower:
    def __init__(self, arena: Arena, answers: AnswerTree) -> None:
        self.arena, self.field, self.stride = arena, arena.field, arena.stride
        self.plays = answers.plays
        self.done: dict[tuple[Mask, Mask], bool] = {}

    def enemy_to_play(self, own: Mask, enemy: Mask) -> None:
        """Follow what is answered to every enemy play."""
        if (own, enemy) in self.done:
            if not self.done[own, enemy]:
                raise UnprovedError("a position comes back")
            return
        self.done[own, enemy] = False
        open_ = self.field & ~own & ~enemy
        if any(g.is_wall and g.sure < TWO and not g.beside & open_ for g in self.groups(own)):
            raise UnprovedError("a wall has no liberty")
        if not self.settled(own, enemy):
            if not self.arena.keep:
                self.answer(own, enemy)
            for play in bits(open_):
                self.after_enemy(own, enemy | play, play)
        self.done[own, enemy] = True

    def after_enemy(self, own: Mask, enemy: Mask, play: Mask) -> None:
        """Follow an enemy play, unless it is suicide."""
        open_ = self.field & ~own & ~enemy
        taken = [g for g in self.groups(own) if not g.sure and not g.beside & open_]
        if any(group.is_wall for group in taken):
            raise UnprovedError("a wall is captured")
        chain = flood(play, enemy, self.stride)
        if taken or chain & self.arena.hostile or grown(chain, self.stride) & open_:
            self.answer(own & ~union(group.stones for group in taken), enemy)

    def answer(self, own: Mask, enemy: Mask) -> None:
        """Follow what the claimant plays."""
        play = self.plays.get((own, enemy))
        open_ = self.field & ~own & ~enemy
        if play is None or play & ~open_ or play & (play - 1):
            raise UnprovedError("a play is not answered")
        if play:
            own, open_ = own | play, open_ & ~play
            for chain in parts(enemy, self.stride):
                if not chain & self.arena.hostile and not grown(chain, self.stride) & open_:
                    enemy &= ~chain
            open_ = self.field & ~own & ~enemy
            if any(
                g.stones & play and not (g.sure or g.beside & open_) for g in self.groups(own)
            ):
                raise UnprovedError("an answer is suicide")
        self.enemy_to_play(own, enemy)

    def groups(self, own: Mask) -> list[JoinedStones]:
        """The claimant's groups: all walls, and what else stands in the field."""
        found = [JoinedStones(0, wall.touch, wall.sure, True) for wall in self.arena.walls]
        for stones in parts(own, self.stride):
            one = JoinedStones(stones, grown(stones, self.stride) & self.field, 0, False)
            met = [one, *(group for group in found if group.beside & stones)]
            found = [group for group in found if group not in met]
            found.append(
                JoinedStones(
                    union(group.stones for group in met),
                    union(group.beside for group in met),
                    max(group.sure for group in met),
                    any(group.is_wall for group in met),
                )
            )
        return found

    def settled(self, own: Mask, enemy: Mask) -> bool:
        """Whether the claim holds however long the claimant passes, but for one kind of
        answer: where two points join stones to what lives, he takes the second."""
        land, groups = self.arena.land, self.groups(own)
        if land and self.arena.hostile & ~own:
            return False
        if not land and self._live(groups, own, enemy) >= {g for g in groups if g.is_wall}:
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
        if any(group.is_wall and group not in living for group in groups):
            return False
        rest = self.field & ~union(group.stones for group in living)
        beside = union(group.beside for group in living)
        return not land or all(self._one_eye(r & ~beside) for r in parts(rest, self.stride))

    def _one_eye(self, room: Mask) -> bool:
        """Whether points that nothing living touches hold one eye at most."""
        more = room & (room - 1)
        return not more or (
            not more & (more - 1) and bool(grown(more, self.stride) & room & ~more)
        )

    def _live(self, groups: list[JoinedStones], own: Mask, stay: Mask) -> set[JoinedStones]:
        """The groups with two sure liberties: given ones, and eyes that the enemy cannot
        fill even where he loses all his stones but those that ``stay``."""
        living = set(groups)
        while True:
            sure = {group: group.sure for group in living}
            for region in parts(self.field & ~own, self.stride):
                border = {group for group in groups if group.beside & region}
                if border <= living and not region & self.arena.hostile:
                    for group in border:
                        sure[group] += not region & ~stay & ~group.beside
            left = {group for group in living if sure[group] >= TWO}
            if left == living:
                return living
            living = left
