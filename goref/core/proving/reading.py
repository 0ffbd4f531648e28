"""A claim read out: every enemy play is answered until the claim is settled.

The enemy may pass, and may retake any ko; a claim that would need the claimant to come back
to a position is not proved. So the claimant can follow what was read under any rule about
repetition, and wherever the enemy finds his threats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from goref.core.proving.arena import (
    SAFE,
    SettledClaim,
    after_enemy,
    after_own,
    breathes,
)
from goref.core.proving.certificate import AnswerTree, Arena
from goref.core.proving.masks import Mask, bits, flood, grown

Stones = tuple[Mask, Mask]

DEEPEST = 16
"""No more enemy plays in a row are answered."""


def read(arena: Arena, most: int) -> tuple[AnswerTree | None, int]:
    """The answers that prove a claim on an arena, the enemy to play, and how many positions
    were looked at; ``most`` of them are allowed. None says nothing."""
    known = _known(arena)
    for answers, looked_at in known:
        if looked_at < most or (answers is not None and looked_at == most):
            return answers, looked_at  # it did not end for want of positions
    reading = Reading(arena, most)
    answers = AnswerTree(reading.answers()) if reading.holds() else None
    looked_at = most - reading.left
    known[:] = [(answers, looked_at)]
    return answers, looked_at


@lru_cache(maxsize=4096)
def _known(arena: Arena) -> list[tuple[AnswerTree | None, int]]:
    """What came of an arena read last, if it was."""
    return []


class TooLongError(Exception):
    """The claim takes more positions to read than were allowed."""


class Reading:
    """One arena being read, a little deeper each time.

    Attributes:
        left: counts down the positions that may still be looked at.
    """

    def __init__(self, arena: Arena, left: int) -> None:
        self.arena = arena
        self.left = left
        self._held: set[Stones] = set()
        self._failed: dict[Stones, int] = {}
        self._answer: dict[Stones, Mask] = {}
        self._made: dict[Stones, dict[Mask, Stones | None]] = {}
        self._path: set[Stones] = set()
        self._good: dict[Mask, Mask] = {}
        self._bad: dict[Stones | int, Mask] = {}
        self._is_cut = False
        self._order = _by_room(arena)
        self._settled = SettledClaim(arena)
        self._safe = self._unsafe = 0
        for wall in arena.walls:
            if wall.sure >= SAFE:
                self._safe |= wall.touch
            else:
                self._unsafe |= wall.touch

    def answers(self) -> dict[Stones, Mask]:
        """What the claimant answers wherever he has an answer; 0 is to pass."""
        return self._answer

    def holds(self) -> bool:
        """Whether the claim is proved, the enemy to play. False says nothing."""
        try:
            for depth in range(DEEPEST):
                self._is_cut = False
                if self._defended((self.arena.own, self.arena.enemy), depth):
                    return True
                if not self._is_cut:
                    break
        except TooLongError:
            pass
        return False

    def _defended(self, stones: Stones, depth: int) -> bool:
        """Whether the claim holds with the enemy to play, ``depth`` plays of his answered."""
        if stones in self._held:
            return True
        failed = self._failed.get(stones, -1)
        if failed >= depth:
            self._is_cut = self._is_cut or failed < DEEPEST
            return False
        if stones in self._path:
            return False  # coming back to what is being read proves nothing
        own, enemy = stones
        if failed < 0:
            if self.left <= 0:
                raise TooLongError
            self.left -= 1
            if not breathes(self.arena, own, enemy):
                self._failed[stones] = DEEPEST
                return False
            if self._settled(own, enemy):
                self._held.add(stones)
                return True
        if depth == 0:
            self._failed[stones] = 0
            self._is_cut = True
            return False
        self._path.add(stones)
        was_cut, self._is_cut = self._is_cut, False
        if self._withstood(stones, depth):
            self._held.add(stones)
        else:
            self._failed[stones] = depth if self._is_cut else DEEPEST
        self._is_cut = self._is_cut or was_cut
        self._path.discard(stones)
        return stones in self._held

    def _withstood(self, stones: Stones, depth: int) -> bool:
        """Whether every enemy play is answered."""
        own, enemy = stones
        arena = self.arena
        if not arena.keep and not self._answered(stones, 0, depth):
            return False
        here = [] if arena.keep else [self._answer[stones]]
        open_ = arena.field & ~own & ~enemy
        first = self._bad.get(stones, 0), self._bad.get(depth, 0)
        for move in dict.fromkeys((*first, *self._order)):
            if move & open_:
                after = after_enemy(arena, own, enemy, move)
                if after is not None and (
                    after == (0, 0) or not self._answered(after, move, depth, here)
                ):
                    self._bad[stones] = self._bad[depth] = move
                    return False
                if after is not None:
                    here.insert(0, self._answer[after])
        return True

    def _answered(
        self, stones: Stones, last: Mask, depth: int, here: Sequence[Mask] = ()
    ) -> bool:
        """Whether the claim holds with the claimant to play, the enemy having played last.

        ``here``: what answered other plays in his place.
        """
        if stones in self._answer:
            return True
        own, enemy = stones
        arena = self.arena
        open_ = arena.field & ~own & ~enemy
        made = self._made.setdefault(stones, {})
        for move in dict.fromkeys((*here, *self._replies(own, enemy, last))):
            if move & open_:
                after = made.get(move, stones)
                if after == stones:
                    after = made[move] = after_own(arena, own, enemy, move)
                if after is not None and self._defended(after, depth - 1):
                    self._answer[stones] = move
                    self._good[last] = move
                    return True
        if last and self._defended(stones, depth - 1):
            self._answer[stones] = 0
        return stones in self._answer

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
