"""Finds sekis: stones of both sides of which neither side can capture the other's.

Neither side can take the last liberties without being captured itself. Or one side's stones can
be captured, but the capturing stones are then captured in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import replace
from goref.core.proving.attempts import Attempts
from goref.core.proving.certificate import AnswerTree, Approach, Arena, ProvedSeki, Stones
from goref.core.proving.masks import Mask, bits, flood, grown, parts, played, union
from goref.core.proving.proof_numbers import read

MOST_OPEN = 7
MOST_POINTS = 100
NODES = 2000
"""The most positions read for one claim."""
NODES_OF_HUNT = 100
"""The most positions read to see whether a stone just played is captured."""
NODES_IN_ALL = 6000
"""The most positions read on a board."""
MOST_LEFT_OUT = 3
"""Chains of at most this many stones may be dead inside a seki."""
MOST_FILLED = 3
"""The most shared liberties that may be filled before a play there loses."""


class Standoffs:
    """The search for sekis on a board. ``left``: positions that it may still read."""

    def __init__(self, tries: Mapping[Colour, Attempts], left: int = NODES_IN_ALL) -> None:
        self.tries = tries
        self.left = left
        self.known: dict[Arena, AnswerTree | None] = {}
        some = tries[COLOURS[0]]
        self.stride, self.board = some.side.stride, some.side.board
        self.go_on = some.go_on
        self.living = {
            colour: union(one.side.chains[i] for i in one.now.alive)
            for colour, one in tries.items()
        }

    def run(self) -> Iterator[ProvedSeki]:
        """Yields the sekis found; skips parts of the board in which stones are proved dead."""
        judged = union(p.claim.land for one in self.tries.values() for p in one.now.pledges)
        stones = {colour: one.side.own for colour, one in self.tries.items()}
        for field in parts(self.board & ~union(self.living.values()), self.stride):
            shared = open_ = field & ~union(stones.values())
            for some in stones.values():
                shared &= grown(some & field, self.stride)
            crowded = open_.bit_count() > MOST_OPEN or field.bit_count() > MOST_POINTS
            if shared and not crowded and not field & judged and self._is_free(field):
                found = self._choose(field, stones)
                if found is not None:
                    yield found

    def _is_free(self, field: Mask) -> bool:
        """Returns whether the living stones around a field need no point of it to live."""
        for one in self.tries.values():
            if any(pledge.claim.field & field for pledge in one.now.pledges):
                return False
            if not one.side.standing(one.now.pledges, field).alive >= one.now.alive:
                return False
        return True

    def _choose(self, field: Mask, stones: Stones) -> ProvedSeki | None:
        """Returns the seki of all stones in a field, or of all but small chains.

        Returns None if no seki is proved.
        """
        may_be = {colour: [*self._choices(field, stones, colour)] for colour in COLOURS}
        lacking = set(COLOURS)
        for colour, choices in may_be.items():
            for some in choices:
                alone = ProvedSeki(field, {colour: some}, 0, {}, {})
                if self._holds(alone, stones, colour) is not None:
                    may_be[colour] = [some]
                    lacking.remove(colour)
                    break
        if len(lacking) == 2:
            return None
        for pair in product(*may_be.values()):
            chosen = dict(zip(COLOURS, pair, strict=True))
            seki = self._standoff(field, stones, chosen, next(iter(lacking), None), MOST_FILLED)
            if seki is not None:
                return seki
        return None

    def _choices(self, field: Mask, stones: Stones, colour: Colour) -> Iterator[Mask]:
        """Yields the stones of a colour that may be in seki: all, or all but small chains."""
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
        avenged: Colour | None,
        filled: int,
    ) -> ProvedSeki | None:
        """Returns a proved seki of the chosen stones; None if there is none.

        ``filled``: the number of shared liberties that may still be filled before the proof.
        """
        shared = open_ = field & ~union(stones.values())
        for colour in COLOURS:
            beside = grown(chosen[colour], self.stride)
            living = flood(self.living[colour], stones[colour], self.stride)
            shared &= beside
            if open_ & beside & grown(living, self.stride):
                return None  # it may join living stones
        if not shared:
            return None
        seki = ProvedSeki(field, chosen, shared, {}, {}, avenged)
        kept: dict[Colour, AnswerTree] = {}
        for colour in COLOURS:
            answers = self._holds(seki, stones, colour)
            if answers is None:
                return None
            kept[colour] = answers
        approaches = {}
        for colour in COLOURS:
            for play in bits(shared):
                after = self._played(stones, colour, play)
                if after:
                    approach = self._approach(seki, after, colour, play, filled)
                    if approach is None:
                        return None
                    approaches[colour, play] = approach
        return replace(seki, kept=kept, approaches=approaches)

    def _approach(
        self, seki: ProvedSeki, stones: Stones, colour: Colour, play: Mask, filled: int
    ) -> Approach | None:
        """Returns the refutation of a play on a shared liberty; None if none is proved.

        The refutation captures the chain that played, or leaves a seki.
        """
        other, open_ = colour.other, seki.field & ~union(stones.values())
        own = flood(play, stones[colour], self.stride)
        room = grown(own, self.stride) & open_
        for reply in (room,) if not room & (room - 1) else (0, *bits(room)):
            after = self._played(stones, other, reply)
            if after:
                answers = self._holds(seki, after, other, own & after[colour])
                if answers is not None:
                    return Approach(reply, answers)
        if not filled:
            return None
        chosen = {**seki.stones, colour: seki.stones[colour] | own & seki.field}
        shared = seki.shared & ~play
        for reply in (0, *bits(shared), *bits(open_ & ~shared)):
            after = self._played(stones, other, reply)
            if not after or chosen[colour] & ~after[colour]:
                continue
            now = chosen
            if reply:
                joined = flood(reply, after[other], self.stride)
                if not joined & self.living[other]:
                    now = chosen | {other: chosen[other] | joined}
            left = self._standoff(seki.field, after, now, seki.avenged, filled - 1)
            if left is not None:
                return Approach(reply, left)
        return None

    def _played(self, stones: Stones, colour: Colour, play: Mask) -> Stones:
        return played(stones, colour, play, self.board, self.stride)

    def _holds(
        self, seki: ProvedSeki, stones: Stones, colour: Colour, prey: Mask = 0
    ) -> AnswerTree | None:
        """Returns the answers that keep or avenge a colour's stones in a seki; None if
        unproved.

        The other side is to play. With ``prey`` the colour must capture that chain, too.
        """
        claim = seki.arena(colour, stones, self.living, self.stride)
        if prey:
            claim = claim.hunting(prey)
        claim = claim.at_corner()
        if claim not in self.known:
            if self.left <= 0:
                return None
            most = NODES_OF_HUNT if prey and claim.keep else NODES
            self.known[claim], looked_at = read(claim, most, self.go_on)
            self.left -= looked_at
        return self.known[claim]
