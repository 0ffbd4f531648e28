"""The plays that a side needs in its own land once the dame are filled (手入れ).

Only this module decides it: the checklist, the second opinion and the questions show its
results. It returns only plays that reading proved to be needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.base.pieces import Pieces, at_once
from goref.core.board.benson import unconditionally_alive
from goref.core.board.position import Position
from goref.core.protection.threat_reader import FORCING, Breach, ThreatReader, UnfinishedError
from goref.core.proving.masks import (
    Mask,
    bits,
    grown,
    of_points,
    of_stones,
    parts,
    points,
    union,
    whole,
)
from goref.core.ruling.dame import filled_last
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Survey

MOST_READ = {0: 60, 1: 600, 2: 900, 3: 120}
"""The most positions read for one attack, by its order (see :class:`ThreatReader`)."""
MOST_WITHOUT_KO = 2
"""The highest order of attacks on chains that are not next to an open ko.

In a ko the owner's threats cost the intruder more plays. Of 500 finished boards none had an
attack of order 3 elsewhere, and reading such attacks took half of the time.
"""
MOST_FOR_SIDE = 2400
"""The most positions read for one side of a board."""
MOST_LARGER = 2
"""The most chains larger than the attacked one that are read to see how much a threat takes."""
ORDERS_FOR_CHAIN = (FORCING, 2)
"""The orders of attack that are tested on larger chains."""
MOST_PLAYS = 6
"""The largest number of needed plays that are found for one side."""
SOLID = 6
"""Chains with at least this many liberties once the dame are filled are assumed safe."""
LAND = (PointKind.TERRITORY, PointKind.KO)


class NeededPlay(NamedTuple):
    """A play that a side needs in its own land.

    Attributes:
        point: the point to name first; if possible one that is seen without reading.
        points: all the points where one play is enough; for an open ko, only the ko's.
        stones: the owner's stones that are lost if the owner never answers.
        loss: the fewest points that the owner loses, with the best answers.
        of_ko: True if the play ends an open ko in which more than one stone is at stake.
    """

    owner: Colour
    point: Point
    points: frozenset[Point]
    stones: frozenset[Point]
    loss: int
    of_ko: bool = False


def needed_plays(survey: Survey, owner: Colour | None = None) -> tuple[NeededPlay, ...]:
    """Returns the plays that ``owner``, or each side, needs in its land after filling all dame.

    Without the play, the enemy moves first and takes stones or land whatever the answer; after
    it, the enemy takes nothing. Dead stones stay on the board and help the enemy. A ko that the
    enemy takes cannot be retaken at once, and there are no ko threats: under Japanese
    article 7.2 a direct ko needs its play. Left out: sekis, open kos that would lose only the
    one stone, points ruled by the referee, and losses that no single play prevents.
    """
    found = at_once(reading(survey))
    return tuple(one for one in found if owner is None or one.owner is owner)


def reading(survey: Survey) -> Pieces[tuple[NeededPlay, ...]]:
    """Returns the work of :func:`needed_plays`, for both sides, as a generator."""
    known = _known(survey)
    if not known:
        known.append((yield from _read(survey)))
    return known[0]


@lru_cache(maxsize=64)
def _known(survey: Survey) -> list[tuple[NeededPlay, ...]]:
    """Returns a list that holds the needed plays once they were read."""
    return []


def _read(survey: Survey) -> Pieces[tuple[NeededPlay, ...]]:
    found: list[NeededPlay] = []
    for owner in COLOURS:
        filled_last(survey, owner)
        yield None
        filled = _filled(survey, owner)
        yield None
        for colour in COLOURS:  # fills the cache
            unconditionally_alive(filled, colour)
            yield None
        own_land = _OwnLand(survey, owner, filled)
        yield None
        found += yield from own_land.needed()
        yield None
    return tuple(found)


@frozen
class _Attack:
    """A successful attack: the loss, the chain attacked first, and the order of the attack.

    :class:`~goref.core.protection.threat_reader.ThreatReader` explains the order.
    """

    breach: Breach
    chain: Mask
    order: int


class _Stones(NamedTuple):
    own: Mask
    enemy: Mask


class _OwnLand:
    """A side's land when all dame are filled by that side; dead stones remain in it."""

    def __init__(self, survey: Survey, owner: Colour, filled: Position) -> None:
        self.grid = grid = survey.board.grid
        self.owner, self.stride = owner, grid.width + 1
        self.shown = of_stones(filled_last(survey, owner), grid)
        owned: list[Point] = []
        land: list[Point] = []
        ruled: list[Point] = []
        kos: list[Point] = []
        for p, status in survey.statuses.items():
            if status.owner is owner and status.kind in LAND:
                owned.append(p)
                undecided = kos if status.kind is PointKind.KO else land
                (ruled if status.decided else undecided).append(p)
        own, enemy = (of_points(filled.cells, c, grid) for c in (owner, owner.other))
        self.stones = _Stones(own, enemy)
        self.land, self.ruled = of_stones(land, grid), of_stones(ruled, grid)
        self.kos = of_stones(kos, grid)
        dead, seki = of_stones(survey.dead, grid), of_stones(survey.seki, grid)
        settled = own & dead | seki
        for colour in COLOURS:
            for living in unconditionally_alive(filled, colour):
                settled |= of_stones(living, grid)
        open_ = whole(grid) & ~own & ~enemy
        for side in (own, enemy):
            for chain in parts(side & ~(settled | dead), self.stride):
                if (grown(chain, self.stride) & open_).bit_count() >= SOLID:
                    settled |= chain
        self.open_to_attack = own & ~settled
        self.reader = ThreatReader(
            self.stride,
            whole(grid),
            of_stones(owned, grid) | own & ~dead & ~seki,
            enemy & ~dead,
            settled,
        )
        self._quiet: set[tuple[Mask, int]] = set()
        self._attacks: dict[tuple[_Stones, Mask], _Attack | None] = {}

    def needed(self) -> Pieces[list[NeededPlay]]:
        """Returns the needed plays, found one after the other until no attack succeeds."""
        stones, apart = self.stones, 0
        found: list[NeededPlay] = []
        while len(found) < MOST_PLAYS:
            attack = yield from self._attack(stones, apart)
            if attack is None:
                break
            saving = yield from self._saving(stones, attack, apart)
            helpful = union(saving)
            if not saving or helpful & self.ruled:  # it was ruled that none is needed
                apart |= attack.chain
                continue
            best = yield from self._best(saving, apart)
            worst = yield from self._worst(stones, attack, saving[best])
            lost = worst.lost & stones.own
            (point,) = points(best, self.grid)
            of_ko = bool(best & self.kos)
            if of_ko and not lost & ~attack.chain:  # only the ko stone is at stake
                apart |= attack.chain
                continue
            enough = points(best if of_ko else helpful & ~self.kos, self.grid)
            saved = points(lost, self.grid)
            found.append(NeededPlay(self.owner, point, enough, saved, worst.loss, of_ko))
            stones = saving[best]
        return found

    def _chains(self, stones: _Stones, apart: Mask, order: int) -> Iterator[Mask]:
        """Yields the chains outside ``apart`` that an attack of the given order may capture."""
        open_ = whole(self.grid) & ~stones.own & ~stones.enemy
        for chain in parts(stones.own, self.stride):
            if not chain & self.open_to_attack or chain & apart:
                continue
            liberties = grown(chain, self.stride) & open_
            if liberties.bit_count() > order + 1 or (chain, order) in self._quiet:
                continue
            if order <= MOST_WITHOUT_KO or liberties & self.kos:
                yield chain

    def _attack(self, stones: _Stones, apart: Mask) -> Pieces[_Attack | None]:
        """Returns the simplest attack that takes something; None if no attack does.

        ``apart``: stones and land whose loss does not count.
        """
        key = stones, apart
        if key not in self._attacks:
            self._attacks[key] = yield from self._first_attack(stones, apart)
        return self._attacks[key]

    def _first_attack(self, stones: _Stones, apart: Mask) -> Pieces[_Attack | None]:
        for order, most in MOST_READ.items():
            for chain in self._chains(stones, apart, order):
                if self.reader.spent >= MOST_FOR_SIDE:
                    return None
                try:
                    breach = yield from self.reader.breach(
                        *stones, chain, order, most, apart=apart
                    )
                except UnfinishedError:
                    breach = None
                if breach is not None:
                    return _Attack(breach, chain, order)
                self._quiet.add((chain, order))
                yield None
        return None

    def _saving(
        self, stones: _Stones, attack: _Attack, apart: Mask
    ) -> Pieces[dict[Mask, _Stones]]:
        """Returns the plays in the land that prevent every loss by an attack.

        The result maps each play to the stones after it.
        """
        found: dict[Mask, _Stones] = {}
        most = MOST_READ[attack.order]
        for play in bits(attack.breach.zone & (self.land | self.ruled | self.kos)):
            done = None if play & (stones.own | stones.enemy) else self._played(stones, play)
            if done is None:
                continue
            try:
                breach = yield from self.reader.breach(
                    *done, attack.chain | play, attack.order, most, apart=apart
                )
            except UnfinishedError:
                continue
            if breach is None:
                found[play] = done
            yield None
        return found

    def _worst(self, stones: _Stones, attack: _Attack, after: _Stones) -> Pieces[Breach]:
        """Returns the greatest loss that is proved for an attack.

        Attacks on larger chains nearby are compared with it, if the same play saves them.
        """
        worst, stride = attack.breach, self.stride
        near = grown(grown(worst.zone | worst.lost, stride), stride)
        chains = parts(stones.own & self.open_to_attack, stride)
        larger = [c for c in chains if c & near and c.bit_count() > worst.loss]
        larger.sort(key=int.bit_count, reverse=True)
        spent = self.reader.spent  # what is read here shortens no other search
        for chain in larger[:MOST_LARGER]:
            if self.reader.spent - spent >= MOST_READ[FORCING]:
                break
            try:
                taken = yield from self._taking(stones, attack.chain, chain)
                safe = yield from self._taking(after, attack.chain, chain)
            except UnfinishedError:
                continue
            if taken is not None and safe is None and taken.loss > worst.loss:
                worst = taken
        self.reader.spent = spent
        return worst

    def _taking(self, stones: _Stones, start: Mask, chain: Mask) -> Pieces[Breach | None]:
        """Returns the loss of a chain by an attack next to it or to ``start``; None for no
        loss.
        """
        for order in ORDERS_FOR_CHAIN:
            taken = yield from self.reader.breach(
                *stones, start | chain, order, MOST_READ[FORCING], aim=chain
            )
            if taken is not None:
                return taken
        return None

    def _played(self, stones: _Stones, play: Mask) -> _Stones | None:
        done = self.reader.after(*stones, play)
        return None if done is None else _Stones(done[0], done[1])

    def _best(self, saving: dict[Mask, _Stones], apart: Mask) -> Pieces[Mask]:
        """Returns the best of the plays that save.

        Best is a play that is seen without reading, else one after which no other play is
        needed. ``saving``: the stones after each play.
        """
        first = min(saving, key=lambda p: (not p & self.shown, bool(p & self.kos), p))
        if first & self.shown:
            return first
        for play in saving:
            if play & self.kos:
                continue
            rest = yield from self._attack(saving[play], apart)
            if rest is None:
                return play
        return first


def _filled(survey: Survey, owner: Colour) -> Position:
    """Returns the board with its dame filled, by the owner unless the enemy must take them.

    The enemy takes the dame that its own stones need; those that nobody can fill stay empty.
    """
    position, near = survey.position, survey.board.grid.neighbours
    dame = {p for p in survey.points(PointKind.DAME) if not position.cells[p]}
    filled = position.with_stones(dict.fromkeys(dame, owner))
    for taker in (owner.other, None):
        for colour in COLOURS:
            for chain in filled.chains(colour):
                if not filled.liberties(chain):
                    beside = {n for p in chain for n in near[p]} | chain
                    filled = filled.with_stones(dict.fromkeys(dame & beside, taker))
    return filled
