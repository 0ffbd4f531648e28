"""Seki: neither side can be captured by the other, and neither can take the last liberties
without being captured itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goref.core.base.colour import COLOURS, Colour
from goref.core.proving.arena import SAFE
from goref.core.proving.attempts import Attempts
from goref.core.proving.certificate import AnswerTree, Approach, Arena, Standoff, Wall
from goref.core.proving.masks import Mask, bits, flood, grown, parts, played, union
from goref.core.proving.proof_numbers import read

MOST_OPEN = 7
MOST_POINTS = 100
NODES = 400
"""So many positions are looked at for one claim,"""
NODES_IN_ALL = 3000
"""and so many on a board."""
MOST_LEFT_OUT = 3
"""Chains of so many stones at most may be dead inside a seki."""
MOST_CHOICES = 1
MOST_FILLED = 3
"""So many shared liberties may be filled before a play there loses."""

Stones = Mapping[Colour, Mask]


class Standoffs:
    """The search for sekis on a board. ``left``: positions that may still be looked at."""

    def __init__(self, tries: Mapping[Colour, Attempts], left: int = NODES_IN_ALL) -> None:
        self.tries = tries
        self.left = left
        some = tries[COLOURS[0]].side
        self.stride, self.board = some.stride, some.board
        self.living = {
            colour: union(one.side.chains[i] for i in one.now.alive)
            for colour, one in tries.items()
        }

    def run(self) -> Iterator[Standoff]:
        """The sekis found; parts with stones already proved dead are left out."""
        judged = union(p.claim.land for one in self.tries.values() for p in one.now.pledges)
        stones = {colour: one.side.own for colour, one in self.tries.items()}
        for field in parts(self.board & ~union(self.living.values()), self.stride):
            open_ = field & ~union(stones.values())
            crowded = open_.bit_count() > MOST_OPEN or field.bit_count() > MOST_POINTS
            if not crowded and not field & judged and self._is_free(field):
                found = self._choose(field, stones)
                if found is not None:
                    yield found

    def _is_free(self, field: Mask) -> bool:
        """Whether the living stones around a field need nothing in it."""
        for one in self.tries.values():
            if any(pledge.claim.field & field for pledge in one.now.pledges):
                return False
            if not one.side.standing(one.now.pledges, field).alive >= one.now.alive:
                return False
        return True

    def _choose(self, field: Mask, stones: Stones) -> Standoff | None:
        """The seki in a field, of all stones or without small chains."""
        found: dict[Colour, list[tuple[Mask, AnswerTree]]] = {colour: [] for colour in COLOURS}
        for colour in COLOURS:
            for some in self._choices(field, stones, colour):
                answers = self._kept(field, stones, colour, some)
                if answers is not None:
                    found[colour].append((some, answers))
                    if len(found[colour]) == MOST_CHOICES:
                        break
            if not found[colour]:
                return None
        for one in found[COLOURS[0]]:
            for two in found[COLOURS[1]]:
                both = dict(zip(COLOURS, (one, two), strict=True))
                chosen = {colour: some for colour, (some, _) in both.items()}
                kept = {colour: answers for colour, (_, answers) in both.items()}
                seki = self._standoff(field, stones, chosen, kept, MOST_FILLED)
                if seki is not None:
                    return seki
        return None

    def _choices(self, field: Mask, stones: Stones, colour: Colour) -> Iterator[Mask]:
        """Which stones of a colour may be those in seki: all, or some small chains left out."""
        inside = parts(stones[colour] & field, self.stride)
        small = [chain for chain in inside if chain.bit_count() <= MOST_LEFT_OUT]
        every = union(inside)
        without = (0, *small, union(small), *(a | b for a in small for b in small if a < b))
        yield from dict.fromkeys(some for out in without if (some := every & ~out))

    def _standoff(
        self,
        field: Mask,
        stones: Stones,
        chosen: Stones,
        kept: Mapping[Colour, AnswerTree],
        filled: int,
    ) -> Standoff | None:
        """A seki of the chosen stones; ``filled``: how many liberties may yet be filled."""
        shared = open_ = field & ~union(stones.values())
        for colour in COLOURS:
            beside = grown(chosen[colour], self.stride)
            living = flood(self.living[colour], stones[colour], self.stride)
            shared &= beside
            if open_ & beside & grown(living, self.stride):
                return None  # it may join what lives
        if not shared:
            return None
        approaches = {}
        lost = 0
        for colour in COLOURS:
            for play in bits(shared):
                after = self._played(stones, colour, play)
                if after:
                    approach = self._approach(field, after, chosen, colour, play, filled)
                    if approach is None:
                        return None
                    approaches[colour, play] = approach
                    if isinstance(approach.after, Standoff):
                        lost |= approach.after.lost
                    else:
                        lost |= flood(play, after[colour], self.stride)
        lost &= union(chosen.values())
        return Standoff(field, chosen, shared, kept, lost, approaches)

    def _approach(
        self,
        field: Mask,
        stones: Stones,
        before: Stones,
        colour: Colour,
        play: Mask,
        filled: int,
    ) -> Approach | None:
        """How a play on a shared liberty is answered: it loses the stones beside it, or
        leaves a seki."""
        other = colour.other
        shared = field & ~union(stones.values())
        for side in COLOURS:
            shared &= grown(before[side], self.stride)
        own = flood(play, stones[colour], self.stride)
        room = grown(own, self.stride) & self.board & ~union(stones.values())
        if not room & (room - 1):
            after = self._played(stones, other, room)
            if after and not after[colour] & own:
                kept = self._kept(field, after, other, before[other])
                if kept is not None:
                    return Approach(room, kept)
        if not filled:
            return None
        chosen = dict(before) | {colour: before[colour] | own & field}
        open_ = field & ~union(stones.values())
        for reply in (0, *bits(shared), *bits(open_ & ~shared)):
            after = self._played(stones, other, reply) if reply else stones
            if not after or chosen[colour] & ~after[colour]:
                continue
            now = chosen
            if reply:
                joined = flood(reply, after[other], self.stride)
                if not joined & self.living[other]:
                    now = chosen | {other: chosen[other] | joined}
            both = {}
            for side in COLOURS:
                answers = self._kept(field, after, side, now[side])
                if answers is None:
                    break
                both[side] = answers
            else:
                left = self._standoff(field, after, now, both, filled - 1)
                if left is not None:
                    return Approach(reply, left)
        return None

    def _played(self, stones: Stones, colour: Colour, play: Mask) -> Stones:
        return played(stones, colour, play, self.board, self.stride)

    def _kept(
        self, field: Mask, stones: Stones, colour: Colour, some: Mask
    ) -> AnswerTree | None:
        """How a colour keeps some of its stones, the other to play."""
        if self.left <= 0:
            return None
        arena = self._arena(field, stones, colour, some)
        answers, looked_at = read(arena, NODES)
        self.left -= looked_at
        return answers

    def _arena(self, field: Mask, stones: Stones, colour: Colour, some: Mask) -> Arena:
        """A field, with the living stones around it and some in it as walls."""
        ground = field & ~some
        living = grown(self.living[colour], self.stride) & ground
        walls = [Wall(living, SAFE)] if living else []
        walls += [Wall(grown(c, self.stride) & ground, 0) for c in parts(some, self.stride)]
        hostile = grown(self.living[colour.other], self.stride) & ground
        own, enemy = stones[colour] & ground, stones[colour.other] & ground
        return Arena(self.stride, ground, own, enemy, tuple(walls), hostile, keep=True)
