"""A claim read out: every enemy play is answered until the claim is settled.

The enemy may pass, and may retake any ko; a claim that would need the claimant to come back
to a position is not proved. So the claimant can follow what was read under any rule about
repetition, and wherever the enemy finds his threats.
"""

from __future__ import annotations

from functools import lru_cache

from goref.core.proving.arena import Arena, after_enemy, after_own, breathes, is_settled
from goref.core.proving.masks import Mask, bits, grown

Stones = tuple[Mask, Mask]


@lru_cache(maxsize=2048)
def read(arena: Arena, most: int) -> tuple[bool, int]:
    """Whether the claim on an arena is proved, the enemy to play, and how many positions
    were looked at; ``most`` of them are allowed. Not proved says nothing."""
    reading = Reading(arena, most)
    return reading.holds(), most - reading.left


class TooLongError(Exception):
    """The claim takes more positions to read than were allowed."""


class Reading:
    """One arena being read. ``left`` counts down the positions that may still be looked at."""

    def __init__(self, arena: Arena, left: int) -> None:
        self.arena = arena
        self.left = left
        self._known: tuple[dict[Stones, bool], dict[Stones, bool]] = ({}, {})
        self._good: dict[Mask, Mask] = {}
        self._order = _by_room(arena)

    def holds(self) -> bool:
        """Whether the claim is proved, the enemy to play. False says nothing."""
        try:
            return self._defended((self.arena.own, self.arena.enemy))
        except TooLongError:
            return False

    def holds_after(self, enemy_play: Mask) -> bool | None:
        """Whether the claim is proved once the enemy has played there; None if he cannot."""
        after = after_enemy(self.arena, self.arena.own, self.arena.enemy, enemy_play)
        if after is None:
            return None
        try:
            return after != (0, 0) and self._answered(after, enemy_play)
        except TooLongError:
            return False

    def _defended(self, stones: Stones) -> bool:
        """Whether the claim holds with the enemy to play."""
        known = self._known[0]
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
        if not self._answered(stones, 0):
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
        known = self._known[1]
        if stones in known:
            return known[stones]
        known[stones] = False
        own, enemy = stones
        arena = self.arena
        open_ = arena.field & ~own & ~enemy
        near = grown(last, arena.stride) & open_ if last else 0
        for move in dict.fromkeys((self._good.get(last, 0), *bits(near), *self._order)):
            if move & open_:
                after = after_own(arena, own, enemy, move)
                if after is not None and self._defended(after):
                    known[stones] = True
                    self._good[last] = move
                    return True
        if last and self._defended(stones):
            known[stones] = True
        return known[stones]


def _by_room(arena: Arena) -> list[Mask]:
    """The points of the field, those with most empty points beside them first."""
    open_ = arena.field & ~arena.own & ~arena.enemy

    def room(bit: Mask) -> tuple[int, int]:
        beside = grown(bit, arena.stride) & arena.field
        return -(beside & open_).bit_count(), -beside.bit_count()

    return sorted(bits(arena.field), key=room)
