"""Reads whether one side breaks into the other's land against every answer that matters.

The attack without any answer is read first. It depends on certain points, called its zone, and
only answers in the zone matter. A search that spends its budget proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from goref.core.base.frozen import frozen
from goref.core.base.pieces import Pieces
from goref.core.proving.masks import Mask, bits, flood, grown, many, union

PIECE = 100
"""The number of positions read in a piece of work."""
FORCING = 1
"""Attacks up to this order consist of ataris."""
LENGTHS = {0: 1, FORCING: 14, 2: 7, 3: 6}
"""The most plays of the intruder in one line of reading, by the order of the attack."""


@frozen
class Breach:
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


_Chain = tuple[Mask, Mask, Mask]
"""A chain, the points next to it, and the stones found when it was searched.

The chain and the points are 0 if the chain is connected to settled stones.
"""
_Loss = tuple[Mask, int, Mask, Mask]
"""A proved loss: its zone, its points, the first lost points, and own stones at that moment.

The last two are of the line in which the owner never answers.
"""
_Start = tuple[Mask, Mask, int, Mask]
"""A start of reading: own and intruder's stones, the order, points that count."""


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
        self._beside_living = grown(living, stride)
        self._known: dict[tuple[Mask, Mask, Barred, int, int], _Loss | None] = {}
        self._good: list[Mask] = []
        self._succeeded: Mask = 0
        self._chains: dict[Mask, tuple[Mask, Mask, _Chain]] = {}
        self._harmless: dict[_Start, Mask] = {}
        self._wanted, self._chain_wanted = land, False
        self._left = self.spent = self._first = 0

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
        is_one = self._chain(chain & -chain, own)[2] == chain
        self._first = chain if is_one else 0
        self._chain_wanted, self._wanted = bool(aim), aim or self._land & ~apart
        for _ in range(0, most, PIECE):
            self._left = PIECE
            try:
                proved = self._intrude(own, intruder, NO_KO, chain, order, LENGTHS[order])
                if proved is None:
                    return None
                zone, loss, entry, left = proved
                return Breach(zone, loss, flood(entry, self._land & ~left, self._stride))
            except UnfinishedError:  # what was read is cached, and is not read again
                yield None
            finally:
                self.spent += PIECE - max(self._left, 0)
        raise UnfinishedError

    def after(self, own: Mask, other: Mask, play: Mask) -> tuple[Mask, Mask, Mask] | None:
        """Returns the stones after a play, and the point that a ko then bars.

        The result is (own stones, the other side's, barred point); the point is 0 if there is
        no ko. Returns None for suicide. Settled stones are never captured.
        """
        stride = self._stride
        own |= play
        empty = self._board ^ own ^ other
        taken = 0
        near = (play << 1 | play >> 1 | play << stride | play >> stride) & self._board
        todo = near & other & ~self._settled
        while todo:
            chain, rim, seen = self._chain(todo & -todo, other)
            todo &= ~seen
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

    def _chain(self, seed: Mask, stones: Mask) -> _Chain:
        """Returns the chain at a point, with the points next to it, as :data:`_Chain`.

        The board is searched only if the chain has changed.
        """
        known = self._chains.get(seed)
        wider = seed
        if known is not None and known[0] & stones == known[0]:
            more = known[1] & stones
            if not more:
                return known[2]
            wider = known[0] | more
        stride, settled = self._stride, self._settled
        points = 0
        while wider != points and not wider & settled:
            points = wider
            wider = (
                points | points << 1 | points >> 1 | points << stride | points >> stride
            ) & stones
        rim, chain = 0, 0
        if not wider & settled:
            rim, chain = grown(wider, stride) & self._board & ~wider, wider
        found = chain, rim, wider
        self._chains[seed] = wider, rim, found
        return found

    def _intrude(
        self, own: Mask, intruder: Mask, barred: Barred, hot: Mask, order: int, length: int
    ) -> _Loss | None:
        """Returns the loss that is proved with the intruder to play; None if none is.

        ``hot``: stones in question, and those already played. ``length``: the plays left in the
        line.
        """
        key = own, intruder, barred, order, length
        if key in self._known:
            return self._known[key]
        self._left -= 1
        if self._left < 0:
            raise UnfinishedError
        found: _Loss | None = None
        if entry := self._entry(own, intruder):
            found, _ = self._taken(own, intruder, entry)
        elif length and order >= 0:
            found = self._attack(own, intruder, barred, hot, order, length)
        self._known[key] = found
        return found

    def _entry(self, own: Mask, intruder: Mask) -> Mask:
        """Returns the lost points where the intruder has broken in, next to living stones."""
        living, beside = self._living, self._beside_living
        if living & intruder != living:
            beside = grown(living & intruder, self._stride)
        return beside & self._wanted & ~own

    def _taken(self, own: Mask, intruder: Mask, entry: Mask) -> tuple[_Loss, Mask]:
        """Returns a loss that has happened, and the answers in its zone that may undo it.

        Such an answer captures something, or fills the only point of entry. Other answers
        cannot undo the loss: they fill one of several points of entry, or put stones in atari.
        The last liberty of stones put in atari is in the zone too.
        """
        empty = self._board ^ own ^ intruder
        zone = entry & empty
        frees = self._free(intruder, empty, grown(entry, self._stride), 2)
        while more := union(f for f in frees if f & zone or not many(f)) & ~zone:
            zone |= more
        takes = self._in_danger(intruder, empty, grown(zone, self._stride), 1)
        loss = self._wanted if self._chain_wanted else entry
        may_undo = takes if many(entry) else takes | entry
        return (zone, loss.bit_count(), entry, own), may_undo & zone & empty

    def _attack(
        self, own: Mask, intruder: Mask, barred: Barred, hot: Mask, order: int, length: int
    ) -> _Loss | None:
        """Returns the loss by plays at liberties of the chains in question; None for no loss.

        The arguments are those of :meth:`_intrude`.
        """
        empty = self._board ^ own ^ intruder
        liberties, beside = [0] * (order + 2), 0
        todo = grown(hot, self._stride) & own & self._land & ~self._settled
        while todo:
            chain, rim, seen = self._chain(todo & -todo, own)
            todo &= ~seen
            if chain:
                free = rim & empty
                count = free.bit_count()
                if count <= order + 1:
                    liberties[count] |= free
                    beside |= rim
        if not beside:
            return None
        start = own, intruder, order, self._wanted
        # A play beside the only chain in question puts the chains beside the play in question,
        # so it is as harmless where another of them was the first.
        harmless = self._harmless.get(start, 0) if hot == self._first else 0
        for play in self._plays(own, intruder, empty, liberties, beside):
            if play & harmless:
                continue
            done = self.after(intruder, own, play)
            if done is not None and not (done[2] and play & barred.intruder):
                theirs, mine, ko = done
                if length == 1 and mine == own:  # too late to take anything
                    continue
                still = NO_KO
                if ko or barred is not NO_KO:
                    still = Barred((barred.own | ko) & ~play, barred.intruder & ~play)
                found = self._answer(mine, theirs, still, hot | play, order, length - 1)
                if found is not None:
                    self._succeeded = play
                    zone, loss, first, then = found
                    zone |= self._in_danger(intruder, empty, beside, order + 1)
                    return zone | play | union(liberties), loss, first, then
                if hot == self._first and play & union(liberties):
                    self._harmless[start] = self._harmless.get(start, 0) | play
        return None

    def _plays(
        self, own: Mask, intruder: Mask, empty: Mask, liberties: list[Mask], beside: Mask
    ) -> Iterator[Mask]:
        """Yields the intruder's plays, those beside the chains with the fewest liberties first.

        Before them comes the play that succeeded last: against another answer it often succeeds
        again. Plays that save the intruder's own stones in atari beside a chain come last.
        """
        tried = 0
        for left in (self._succeeded & union(liberties), *liberties):
            yield from bits(left & ~tried)
            tried |= left
        if len(liberties) > 2:
            yield from bits(self._rescue(own, intruder, empty, beside) & ~tried)

    def _answer(
        self, own: Mask, intruder: Mask, barred: Barred, hot: Mask, order: int, length: int
    ) -> _Loss | None:
        """Returns the loss whatever the owner answers; None if an answer prevents any loss.

        The arguments are those of :meth:`_intrude`.
        """
        empty = self._board ^ own ^ intruder
        good, tried = self._good, 0
        if entry := self._entry(own, intruder):
            (zone, loss, first, then), may_undo = self._taken(own, intruder, entry)
            tried = zone & ~may_undo
            fills: Iterable[Mask] = () if self._chain_wanted else bits(tried & entry & empty)
            if any(self.after(own, intruder, play) for play in fills):
                loss -= 1
        else:
            passed = Barred(0, barred.intruder) if barred.own else barred
            unanswered = self._intrude(own, intruder, passed, hot, order - 1, length)
            if unanswered is None:
                return None
            zone, loss, first, then = unanswered
        while left := zone & empty & ~tried:
            for play in good:
                if play & left:
                    break
            else:
                play = left & -left
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
                if play in good:
                    good.remove(play)
                good.insert(0, play)
                return None
            zone |= found[0]
            loss = min(loss, found[1])
        return zone, loss, first, then

    def _rescue(self, own: Mask, intruder: Mask, empty: Mask, beside: Mask) -> Mask:
        """Returns the points where the intruder can save stones in atari next to ``beside``.

        The points are last liberties of these stones, and plays that capture.
        """
        last = self._in_danger(intruder, empty, beside, 1)
        if not last:
            return 0
        todo, saved = grown(last, self._stride) & intruder & ~self._settled, 0
        while todo:
            chain, rim, seen = self._chain(todo & -todo, intruder)
            todo &= ~seen
            if chain & beside:
                saved |= self._in_danger(own, empty, rim, 1)
        return last | saved

    def _in_danger(self, side: Mask, empty: Mask, points: Mask, most: int) -> Mask:
        """Returns the liberties of those chains of a side that have at most ``most`` liberties.

        Only chains with a stone on ``points`` are considered.
        """
        return union(self._free(side, empty, points, most))

    def _free(self, side: Mask, empty: Mask, points: Mask, most: int) -> list[Mask]:
        """Returns the same liberties as :meth:`_in_danger`, as a mask for each chain."""
        found = []
        todo = points & side & ~self._settled
        while todo:
            chain, rim, seen = self._chain(todo & -todo, side)
            todo &= ~seen
            if chain:
                free = rim & empty
                if free.bit_count() <= most:
                    found.append(free)
        return found
