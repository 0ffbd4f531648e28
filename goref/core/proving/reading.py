"""A claim read out: every enemy play is answered until the claim is settled.

The enemy may pass, and may retake any ko; a claim that would need the claimant to come back
to a position is not proved. So the claimant can follow what was read under any rule about
repetition, and wherever the enemy finds his threats.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from goref.core.proving.arena import (
    SAFE,
    after_enemy,
    after_own,
    breathes,
    is_settled,
)
from goref.core.proving.certificate import Answers, Arena, Tree
from goref.core.proving.masks import Mask, bits, flood, grown
from goref.core.proving.upright import upright

Stones = tuple[Mask, Mask]


def read(arena: Arena, most: int) -> tuple[Answers | None, int]:
    """The answers that prove a claim on an arena, the enemy to play, and how many positions
    were looked at; ``most`` of them are allowed. None says nothing."""
    image, turn = upright(arena)
    tree, looked_at = _read(image, most)
    return None if tree is None else Answers(turn, tree), looked_at


@lru_cache(maxsize=4096)
def _read(arena: Arena, most: int) -> tuple[Tree | None, int]:
    reading = Reading(arena, most)
    tree = Tree(reading.answers()) if reading.holds() else None
    return tree, most - reading.left


class TooLongError(Exception):
    """The claim takes more positions to read than were allowed."""


class Reading:
    """One arena being read. ``left`` counts down the positions that may still be looked at."""

    def __init__(self, arena: Arena, left: int) -> None:
        self.arena = arena
        self.left = left
        self._known: dict[Stones, bool] = {}
        self._answer: dict[Stones, Mask | None] = {}
        self._good: dict[Mask, Mask] = {}
        self._order = _by_room(arena)
        self._safe = self._unsafe = 0
        for wall in arena.walls:
            if wall.sure >= SAFE:
                self._safe |= wall.touch
            else:
                self._unsafe |= wall.touch

    def answers(self) -> dict[Stones, Mask]:
        """What the claimant answers wherever he has an answer; 0 is to pass."""
        return {stones: play for stones, play in self._answer.items() if play is not None}

    def holds(self) -> bool:
        """Whether the claim is proved, the enemy to play. False says nothing."""
        try:
            return self._defended((self.arena.own, self.arena.enemy))
        except TooLongError:
            return False

    def _defended(self, stones: Stones) -> bool:
        """Whether the claim holds with the enemy to play."""
        known = self._known
        if stones in known:
            return known[stones]
        if self.left <= 0:
            raise TooLongError
        self.left -= 1
        own, enemy = stones
        arena = self.arena
        known[stones] = False  # as long as it is being read, coming back to it proves nothing
        if not breathes(arena, own, enemy):
            return False
        if is_settled(arena, own, enemy):
            known[stones] = True
            return True
        if not arena.keep and not self._answered(stones, 0):
            return False
        open_ = arena.field & ~own & ~enemy
        for move in dict.fromkeys((self._good.get(0, 0), *self._order)):
            if move & open_:
                after = after_enemy(arena, own, enemy, move)
                if after is not None and (after == (0, 0) or not self._answered(after, move)):
                    return False
        known[stones] = True
        return True

    def _answered(self, stones: Stones, last: Mask) -> bool:
        """Whether the claim holds with the claimant to play, the enemy having played last."""
        answer = self._answer
        if stones in answer:
            return answer[stones] is not None
        answer[stones] = None
        own, enemy = stones
        arena = self.arena
        open_ = arena.field & ~own & ~enemy
        for move in dict.fromkeys(self._replies(own, enemy, last)):
            if move & open_:
                after = after_own(arena, own, enemy, move)
                if after is not None and self._defended(after):
                    answer[stones] = move
                    self._good[last] = move
                    return True
        if last and self._defended(stones):
            answer[stones] = 0
        return answer[stones] is not None

    def _replies(self, own: Mask, enemy: Mask, last: Mask) -> Iterator[Mask]:
        """Where the claimant may answer, the likeliest first."""
        arena = self.arena
        stride, open_ = arena.stride, arena.field & ~own & ~enemy
        yield self._good.get(last, 0)
        if last:
            chain = flood(last, enemy, stride)
            if not chain & arena.hostile:
                room = grown(chain, stride) & open_
                if not room & (room - 1):
                    yield room
        if self._safe and self._unsafe:
            one, other = self._safe, self._unsafe
            one |= grown(_joined(one, own, stride), stride)
            other |= grown(_joined(other, own, stride), stride)
            yield from bits(one & other & open_)
        if last:
            yield from bits(grown(last, stride) & open_)
        yield from self._order


def _joined(touch: Mask, own: Mask, stride: int) -> Mask:
    seed = touch & own
    return flood(seed, own, stride) if seed else 0


def _by_room(arena: Arena) -> list[Mask]:
    """The points of the field, those with most empty points beside them first."""
    open_ = arena.field & ~arena.own & ~arena.enemy

    def room(bit: Mask) -> tuple[int, int]:
        beside = grown(bit, arena.stride) & arena.field
        return -(beside & open_).bit_count(), -beside.bit_count()

    return sorted(bits(arena.field), key=room)
