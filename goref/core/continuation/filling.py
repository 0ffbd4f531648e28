"""A board on which neutral points are filled, turn by turn.

Only the present board is considered: stones put in atari are saved, and neither side puts own
stones in atari. No line is read further ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import Point
from goref.core.board.position import Position, hanging_together
from goref.core.continuation.continuation import PlayedTurn, TurnPurpose, played
from goref.core.continuation.groups import Groups
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Survey

LARGEST_REGION = 12
"""The most points of a neutral region; a larger one is a border that was not closed."""


class Chain(NamedTuple):
    """Stones that are connected, and their liberties."""

    stones: frozenset[Point]
    liberties: frozenset[Point]


class Urgency(NamedTuple):
    """The effects of a play on a neutral point.

    Attributes:
        answered: True if the play puts stones in atari, so that the other side must answer.
        land: the points of land that the side wins, plus those that the other side could have
            won.
    """

    answered: bool
    land: int


class Filling:
    """A board on which dame are being filled.

    Attributes:
        position: the present board, dead stones included.
    """

    @property
    def dead(self) -> frozenset[Point]:
        """The dead stones still on the board."""
        return frozenset(self._dead)

    def __init__(self, surveyed: Survey, *, kos: bool) -> None:
        self.position = surveyed.position
        self._near = surveyed.board.grid.neighbours
        self._dead = set(surveyed.dead)
        self._dame = set(surveyed.points(PointKind.DAME))
        statuses = surveyed.statuses
        self._owned = {p: s.owner for p, s in statuses.items() if s.owner is not None}
        self._ruled = {p for p in self._dame if statuses[p].decided}
        """Points that the referee ruled neutral, even if only one side's stones are around."""
        self._won: set[Point] = set()
        """Points where plays won or saved land."""
        self._lost = self._dead - self._dame
        """Dead stones in a side's land: capturing them wins nothing."""
        self._pressed: set[Point] = set()
        self._still: set[Point] = set()
        self._kos: dict[Point, Colour] = {}
        open_kos = dict(self._open_kos())
        self._still = {p for p in open_kos if not kos or statuses[p].decided}
        """Open points of kos that are left as they are."""
        self._kos = {p: o for p, o in open_kos.items() if p not in self._still}
        """For the open point of each ko, the ko's holder."""
        self._pressed = {
            p
            for side in COLOURS
            for chain in self._in_atari(self.position, side)
            for p in chain.stones
        }
        """Stones that were in atari when play stopped, and that their owners had not saved."""
        self._groups = Groups(surveyed)
        self._taken: Point | None = None
        """A ko point that may not be retaken at once."""

    def _open_kos(self) -> Iterator[tuple[Point, Colour]]:
        """Yields the open point of each ko, and the ko's holder."""
        cells = self.position.cells
        for point, holder in self._owned.items():
            beside = self._near[point]
            if cells[point] or any(cells[n] != holder for n in beside):
                continue
            taken = self.position.play(point, holder.other).captured
            if len(taken) != 1 or taken[0] in self._dead:
                continue
            takers = (n for n in self._near[taken[0]] if cells[n] == holder.other)
            if not self._dead.issuperset(takers):  # dead stones take no ko
                yield point, holder

    def turn(self, colour: Colour) -> PlayedTurn | None:
        """Plays a side's turn; returns None if the side has nothing to play."""
        barred, self._taken = self._taken, None
        saved = self._saved(colour)
        if saved is not None:
            return self.put(*saved, colour)
        for point, holder in sorted(self._kos.items(), key=lambda ko: ko[1] is not colour):
            if holder is colour:
                return self.put(point, TurnPurpose.KO_CONNECTED, colour)
            if point != barred and len(self.position.play(point, colour).captured) == 1:
                return self.put(point, TurnPurpose.KO_TAKEN, colour)
        return self._dame_turn(colour)

    def answer(self, colour: Colour) -> PlayedTurn | None:
        """Plays a move that saves all of a side's stones in atari.

        Returns None if no stones are in atari, or if no single play safely saves them all.
        """
        saved = self._saved(colour)
        return None if saved is None else self.put(*saved, colour)

    def _dame_turn(self, colour: Colour) -> PlayedTurn | None:
        """Plays the best neutral point; returns None if no play is possible without a cost.

        The first choice is a point where the other side must answer, then one where it could
        force an answer. Points that win or save land follow, then points that join groups
        (group tax).
        """
        choices = []
        for point in sorted(self._dame):
            urgency = self._urgency(point, colour)
            if urgency is not None:
                theirs = self._urgency(point, colour.other)
                joined = 0
                if theirs is not None:
                    joined = sum(self._groups.joined(point, side) for side in COLOURS)
                sharp = bool(theirs and theirs.answered)
                choices.append((urgency.answered, sharp, urgency.land, joined, -point))
        if not choices:
            return None
        answered, _, land, _, point = max(choices)
        aim = TurnPurpose.DAME_ATARI if answered else TurnPurpose.DAME
        if self._sole_owner(-point) is colour:
            aim = TurnPurpose.PROTECT
        elif land > 0:
            aim = TurnPurpose.LAND
        return self.put(-point, aim, colour)

    def put(self, point: Point, aim: TurnPurpose, colour: Colour) -> PlayedTurn:
        """Plays at a point; the purpose becomes LAND if the play on a dame won land."""
        turn = played(self.position, point, colour, aim)
        neutral = point in self._dame
        if aim is TurnPurpose.KO_TAKEN:
            (stone,) = (p for p in self._near[point] if not turn.position.cells[p])
            del self._kos[point]
            self._kos[stone] = colour
            self._taken = stone
        self._kos.pop(point, None)
        self._dame.discard(point)
        self._groups.join(point, colour)
        self._dead = {p for p in self._dead if turn.position.cells[p]}
        if aim in (TurnPurpose.KO_TAKEN, TurnPurpose.KO_CONNECTED):  # joined to living stones
            self._dead -= _chain(turn.position, point).stones
        self.position = turn.position
        won = False
        for beside in self._near[point]:
            if beside in self._dame and beside not in self._ruled:
                part = self._part(beside, self._dame)
                if self._touched(part) == {colour}:
                    won = True
                    self._dame -= part
                    self._owned |= dict.fromkeys(part, colour)
        if neutral and (won or aim is TurnPurpose.LAND):
            self._won.add(point)
            return turn._replace(aim=TurnPurpose.LAND)
        return turn

    # Effects of a play

    def _urgency(self, point: Point, colour: Colour) -> Urgency | None:
        """Returns the effects of a play on a neutral point; None if the play has a cost."""
        region = self._part(point, self._dame)
        owner = self._sole_owner(point)
        if len(region) > LARGEST_REGION or owner not in (None, colour):
            return None
        after = self._played(point, colour)
        if after is None:
            return None
        pressed = [
            chain
            for chain in self._in_atari(after, colour.other)
            if point in self._near_stones(chain)
        ]
        if pressed and self._answer(after, colour.other, pressed) is None:
            return None
        land = 0
        if owner is None and len(region) > 1:
            land = self._land_won(region, point, colour)
            land += self._most(region, colour.other)
            here, self.position = self.position, after
            self._dame.discard(point)
            for part in hanging_together(self.position.grid, region - {point}):
                land -= self._most(part, colour.other)
            self._dame.add(point)
            self.position = here
        return Urgency(bool(pressed), land)

    def _played(
        self, point: Point, colour: Colour, position: Position | None = None
    ) -> Position | None:
        """Returns the board after a play that costs nothing; None if the play costs something.

        A play costs nothing if it is not in the other side's land and endangers none of the
        player's stones. It may capture only dead stones in the player's own land.
        """
        now = self.position if position is None else position
        if now.cells[point]:
            return None
        for n in self._near[point]:
            if self._owned.get(n) is colour.other and not now.cells[n]:
                return None
        after = now.play(point, colour)
        if after.own or not self._lost.issuperset(after.captured):
            return None
        chain = _chain(after.position, point)
        if len(chain.liberties) < 2 or chain.stones & self._dead:
            return None
        return after.position

    def _land_won(self, region: AbstractSet[Point], point: Point, colour: Colour) -> int:
        """Returns the number of neutral points that a play makes the player's own."""
        won = 0
        for part in hanging_together(self.position.grid, region - {point}):
            if self._touched(part) <= {colour}:
                won += len(part)
        return won

    def _most(self, region: AbstractSet[Point], colour: Colour) -> int:
        """Returns the most points of land a side can win with a play in a neutral region."""
        return max(
            (
                won
                for p in region
                if (won := self._land_won(region, p, colour))
                and self._played(p, colour) is not None
            ),
            default=0,
        )

    def _near_stones(self, chain: Chain) -> set[Point]:
        return {n for p in chain.stones for n in self._near[p]}

    def _sole_owner(self, point: Point) -> Colour | None:
        """Returns the only side that touches a neutral point's region; None for both or
        neither.
        """
        sides = self._touched(self._part(point, self._dame))
        return next(iter(sides)) if len(sides) == 1 else None

    def _part(self, start: Point, within: Iterable[Point]) -> set[Point]:
        inside = within if isinstance(within, set) else set(within)
        part = [start]
        seen = {start}
        for p in part:
            for n in self._near[p]:
                if n in inside and n not in seen:
                    seen.add(n)
                    part.append(n)
        return seen

    def _touched(self, region: Iterable[Point]) -> set[Colour]:
        """Returns the sides with living stones or own points around a region."""
        inside = set(region)
        sides = set()
        for p in inside:
            for n in self._near[p]:
                if n in inside:
                    continue
                if self.position.cells[n] and n not in self._dead:
                    sides.add(Colour(self.position.cells[n]))
                elif n in self._owned and not self.position.cells[n]:
                    sides.add(self._owned[n])
        return {side for side in sides if side is not None}

    # Stones in atari

    def _in_atari(self, position: Position, colour: Colour) -> list[Chain]:
        """Returns a side's living chains with one liberty, without the stones of open kos."""
        found_ = []
        seen: set[Point] = set()
        for p in sorted(position.stones(colour) - self._dead):
            if p in seen:
                continue
            chain = _chain(position, p)
            seen |= chain.stones
            last = chain.liberties
            ko = last & (self._still | self._kos.keys())
            # Stones left in atari need an answer only if that is on a dame anyway.
            left = chain.stones <= self._pressed and not last & self._dame
            if len(last) == 1 and not ko and not left:
                found_.append(chain)
        return found_

    def _saved(self, colour: Colour) -> tuple[Point, TurnPurpose] | None:
        pressed = self._in_atari(self.position, colour)
        answer = self._answer(self.position, colour, pressed) if pressed else None
        if answer is None:
            return None
        return answer, TurnPurpose.DAME if answer in self._dame else TurnPurpose.ANSWER

    def _answer(
        self, position: Position, colour: Colour, pressed: Iterable[Chain]
    ) -> Point | None:
        """Returns a play that saves all stones in ``pressed``, on a dame if possible.

        Returns None if no single play saves them.
        """
        chains = list(pressed)
        points = {p for chain in chains for p in chain.liberties}
        for chain in chains:
            for n in sorted(self._near_stones(chain)):
                if position.cells[n] == colour.other:
                    enemy = _chain(position, n)
                    if len(enemy.liberties) == 1:
                        points |= enemy.liberties
        for point in sorted(points, key=lambda p: (p not in self._dame, p)):
            after = self._played(point, colour, position)
            if after is not None and all(
                len(_chain(after, min(chain.stones)).liberties) > 1 for chain in chains
            ):
                return point
        return None

    # The rest

    def findings(self) -> Iterator[Finding]:
        """Yields findings on dame left unfilled, land won, stones left in atari, kos left."""
        left = {p for p in self._dame if not self.position.cells[p]}
        wide = {p for p in left if len(self._part(p, self._dame)) > LARGEST_REGION}
        if wide:
            yield found("settle-open", Level.CHECK, wide)
        if left - wide:
            yield found("settle-unplayable", Level.CHECK, left - wide)
        if self._won:
            yield found("settle-land", Level.NOTE, frozenset(self._won))
        pressed = {p for p in self._pressed if self.position.cells[p]}
        if pressed:
            yield found("settle-in-atari", Level.NOTE, frozenset(pressed))
        if self._still:
            yield found("settle-kos-left", Level.NOTE, self._still)


def _chain(position: Position, start: Point) -> Chain:
    """Returns the chain of a stone; computed directly, as each board is used once."""
    cells, near = position.cells, position.grid.neighbours
    code = cells[start]
    stones, liberties = {start}, set()
    queue = [start]
    for p in queue:
        for n in near[p]:
            if not cells[n]:
                liberties.add(n)
            elif cells[n] == code and n not in stones:
                stones.add(n)
                queue.append(n)
    return Chain(frozenset(stones), frozenset(liberties))
