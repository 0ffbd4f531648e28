"""Reads whether one side breaks into the other's land against every answer that matters.

The attack without any answer is read first. It depends on certain points, called its zone, and
only answers in the zone matter. A search that spends its budget proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goref.core.base.pieces import Pieces
from goref.core.proving.masks import Mask, bits, flood, grown, union

PIECE = 40
"""The number of positions read in a piece of work."""
FORCING = 1
"""Attacks up to this order consist of ataris."""
LENGTHS = {0: 1, FORCING: 14, 2: 7, 3: 6}
"""The most plays of the intruder in one line of reading, by the order of the attack."""


class Breach(NamedTuple):
    """A proof that the intruder, moving first, takes something from the owner.

    Attributes:
        zone: the points on which it depends: an owner's play elsewhere does not refute it.
        loss: the fewest points, for land and stones, that the owner loses.
        lost: the points that are lost if the owner never answers.
    """

    zone: Mask
    loss: int
    lost: Mask


class Barred(NamedTuple):
    """Points at which a side may not retake a ko until it has passed for that ko.

    Source: article 7.2 of the Japanese rules: ko threats do not help.
    """

    own: Mask = 0
    intruder: Mask = 0


NO_KO = Barred()


class UnfinishedError(Exception):
    """Raised when the budget is spent before the search ended."""


class ThreatReader:
    """A board on which one side, the intruder, attacks the other, the owner.

    An attack of order n needs, at each moment, n + 1 plays in a row to succeed. An attack of
    order 0 captures at once, one of order 1 consists of ataris.

    Attributes:
        spent: the number of positions read.
    """

    def __init__(
        self, stride: int, board: Mask, land: Mask, living: Mask, settled: Mask
    ) -> None:
        """Prepares reading on a board.

        Args:
            land: the owner's points and stones.
            living: the intruder's living stones.
            settled: stones of either side that are assumed safe or are not in question.
        """
        self._stride, self._board, self._land = stride, board, land
        self._living, self._settled = living, settled
        self._known: dict[tuple[Mask, Mask, Barred, int, int], Breach | None] = {}
        self._good: list[Mask] = []
        self._chains: dict[Mask, tuple[Mask, Mask, tuple[Mask, Mask, Mask]]] = {}
        self._wanted, self._chain_wanted = land, False
        self._left = self.spent = 0

    def breach(
        self,
        own: Mask,
        intruder: Mask,
        chain: Mask,
        order: int,
        most: int,
        *,
        apart: Mask = 0,
        aim: Mask = 0,
    ) -> Pieces[Breach | None]:
        """Returns the loss if the intruder moves first next to a chain; None if none is proved.

        Args:
            most: the most positions to read.
            apart: stones and land whose loss does not count.
            aim: a chain that the intruder must take; other gains do not count.

        Raises:
            UnfinishedError: the reading did not end within ``most`` positions.
        """
        self._known.clear()
        self._chain_wanted, self._wanted = bool(aim), aim or self._land & ~apart
        for _ in range(0, most, PIECE):
            self._left = PIECE
            try:
                return self._intrude(own, intruder, NO_KO, chain, order, LENGTHS[order])
            except UnfinishedError:  # what was read is cached, and is not read again
                yield None
            finally:
                self.spent += PIECE - max(self._left, 0)
        raise UnfinishedError

    def after(self, own: Mask, other: Mask, play: Mask) -> tuple[Mask, Mask, Mask] | None:
        """Plays a stone: returns own stones, the other side's, and the point barred by ko.

        The last is 0 without a ko. Returns None for suicide. Settled stones are never captured.
        """
        stride = self._stride
        own |= play
        empty = self._board & ~own & ~other
        taken = 0
        near = (play << 1 | play >> 1 | play << stride | play >> stride) & self._board
        todo = near & other & ~self._settled
        while todo:
            chain, rim, done = self._chain(todo & -todo, other)
            todo &= ~done
            if chain and not rim & empty:
                taken |= chain
        if taken:
            is_ko = taken & (taken - 1) == 0 and near & ~(other & ~taken) == taken
            return own, other & ~taken, taken if is_ko else 0
        if not near & empty and not near & own & self._settled:
            chain, rim, _ = self._chain(play, own)
            if chain and not rim & empty:
                return None
        return own, other, 0

    def _chain(self, seed: Mask, stones: Mask) -> tuple[Mask, Mask, Mask]:
        """Returns the chain at a point, the points beside it, and those that need no other look.

        The chain is 0 if it is connected to settled stones.
        """
        known = self._chains.get(seed)
        if known is not None and known[0] & stones == known[0]:
            if not known[1] & stones:
                return known[2]
            wider = known[0] | known[1] & stones
        else:
            wider = seed
        stride, settled = self._stride, self._settled
        while True:
            seed_ = wider
            wider = (seed_ | seed_ << 1 | seed_ >> 1 | seed_ << stride | seed_ >> stride) & stones
            if wider & settled:
                found = 0, 0, wider
                self._chains[seed] = wider, 0, found
                return found
            if wider == seed_:
                break
        rim = grown(wider, stride) & self._board & ~wider
        found = wider, rim, wider
        self._chains[seed] = wider, rim, found
        return found

    def _intrude(
        self, own: Mask, intruder: Mask, barred: Barred, hot: Mask, order: int, length: int
    ) -> Breach | None:
        """Reads with the intruder to play; hot: stones in question, and those played."""
        key = own, intruder, barred, order, length
        if key in self._known:
            return self._known[key]
        self._left -= 1
        if self._left < 0:
            raise UnfinishedError
        open_ = self._land & ~own
        entry = grown(self._living & intruder, self._stride) & open_ & self._wanted
        found: Breach | None = None
        if entry:
            empty = self._board & ~own & ~intruder
            zone = entry & empty | self._in_danger(intruder, empty, grown(entry, self._stride), 1)
            loss = self._wanted if self._chain_wanted else entry
            found = Breach(zone, loss.bit_count(), flood(entry, open_, self._stride))
        elif length and order >= 0:
            found = self._attack(own, intruder, barred, hot, order, length)
        self._known[key] = found
        return found

    def _attack(
        self, own: Mask, intruder: Mask, barred: Barred, hot: Mask, order: int, length: int
    ) -> Breach | None:
        """Reads the intruder's plays at liberties of the chains in question."""
        empty = self._board & ~own & ~intruder
        in_question: list[tuple[int, Mask, Mask]] = []
        todo = grown(hot, self._stride) & own & self._land & ~self._settled
        while todo:
            chain, rim, done = self._chain(todo & -todo, own)
            todo &= ~done
            if chain:
                free = rim & empty
                count = free.bit_count()
                if count <= order + 1:
                    in_question.append((count, free, rim))
        for play in self._plays(own, intruder, empty, in_question, order):
            done_ = self.after(intruder, own, play)
            if done_ is not None and not (done_[2] and play & barred.intruder):
                theirs, mine, ko = done_
                still = NO_KO
                if ko or barred is not NO_KO:
                    still = Barred((barred.own | ko) & ~play, barred.intruder & ~play)
                found = self._answer(mine, theirs, still, hot | play, order, length - 1)
                if found is not None:
                    zone = found.zone | play
                    for _, free, rim in in_question:
                        zone |= free | self._in_danger(intruder, empty, rim, order + 1)
                    return Breach(zone, found.loss, found.lost)
        return None

    def _plays(
        self,
        own: Mask,
        intruder: Mask,
        empty: Mask,
        in_question: list[tuple[int, Mask, Mask]],
        order: int,
    ) -> Iterator[Mask]:
        """Yields the intruder's plays: those beside the chains with the fewest liberties first.

        Last those that save the intruder's own stones in atari beside a chain.
        """
        tried = 0
        for count in range(1, order + 2):
            left = union(free for n, free, _ in in_question if n == count) & ~tried
            tried |= left
            yield from bits(left)
        if order:
            saving = union(
                self._rescue(own, intruder, empty, rim) & ~free for _, free, rim in in_question
            )
            yield from bits(saving & ~tried)

    def _answer(
        self, own: Mask, intruder: Mask, barred: Barred, hot: Mask, order: int, length: int
    ) -> Breach | None:
        """Reads the owner's answers; returns None if one of them prevents any loss."""
        passed = Barred(0, barred.intruder) if barred.own else barred
        unanswered = self._intrude(own, intruder, passed, hot, order - 1, length)
        if unanswered is None:
            return None
        zone, loss, lost = unanswered
        empty = self._board & ~own & ~intruder
        tried = 0
        while left := zone & empty & ~tried:
            play = next((p for p in self._good if p & left), 0) or left & -left
            tried |= play
            done = self.after(own, intruder, play)
            if done is None or (done[2] and play & barred.own):
                continue
            mine, theirs, ko = done
            still = NO_KO
            if ko or barred is not NO_KO:
                still = Barred(barred.own & ~play, (barred.intruder | ko) & ~play)
            found = self._intrude(mine, theirs, still, hot | play, order, length)
            if found is None:
                self._good = [play, *(p for p in self._good if p != play)]
                return None
            zone |= found.zone
            loss = min(loss, found.loss)
        return Breach(zone, loss, lost)

    def _rescue(self, own: Mask, intruder: Mask, empty: Mask, beside: Mask) -> Mask:
        """Returns the points where the intruder can save chains in atari beside a chain.

        These are last liberties of the chains, and plays that capture.
        """
        last = self._in_danger(intruder, empty, beside, 1)
        if not last:
            return 0
        todo, saved = grown(last, self._stride) & intruder & ~self._settled, 0
        while todo:
            chain, rim, done = self._chain(todo & -todo, intruder)
            todo &= ~done
            if chain & beside:
                saved |= self._in_danger(own, empty, rim, 1)
        return last | saved

    def _in_danger(self, side: Mask, empty: Mask, points: Mask, most: int) -> Mask:
        """Returns the liberties of those chains of a side, on given points, that have few."""
        found, todo = 0, points & side & ~self._settled
        while todo:
            chain, rim, done = self._chain(todo & -todo, side)
            todo &= ~done
            if chain:
                free = rim & empty
                if free.bit_count() <= most:
                    found |= free
        return found
