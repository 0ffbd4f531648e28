"""Finds positions that recur, names them by the plays in between, and foresees them.

A cycle is the play from a whole board to the same board again. Its plays decide its name. A
cycle of open kos that the players foresaw before the board recurred is named by the kos.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Setup, Statement
from goref.core.game.replay import Moment
from goref.core.repetition.kos import Ko, ko_taken, linked, open_kos, taking

FEWEST_FORESEEN = 3
"""The fewest kos of a foreseen cycle; with fewer, a side must play elsewhere or pass."""
MOST_FORESEEN = 6
"""The most kos that are searched for a cycle."""


class CycleName(Enum):
    """The name of a cycle."""

    ROCKING = "rocking"
    """Two kos, taken in turn with passes or pass stones in between: 摇橹劫."""
    TRIPLE_KO = "triple-ko"
    DOUBLE_KO_OUTSIDE = "double-ko-outside"
    """A double ko that provides an endless supply of threats for a third ko elsewhere."""
    QUADRUPLE_KO = "quadruple-ko"
    MANY_KOS = "many-kos"
    """Five kos or more."""
    ETERNAL_LIFE = "eternal-life"
    """Both sides sacrifice two stones and take two: 长生劫."""
    SENDING_TWO = "sending-two"
    """One side sacrifices two stones and recaptures one: 送二还一."""
    LONG = "long"
    """Any other cycle."""


class Turn(NamedTuple):
    """One turn of a cycle.

    Attributes:
        point: None for a pass of any kind, and for an impossible play.
        captured: the number of stones of the other side that were captured.
        ko: the ko that was taken, if any.
        own: the number of the player's own stones removed by suicide.
    """

    colour: Colour
    point: Point | None
    captured: int
    ko: Ko | None
    own: int = 0

    @property
    def idle(self) -> bool:
        """True if the board did not change: a pass, impossible play or one-stone suicide."""
        return self.point is None or self.own == 1


@frozen
class Cycle:
    """A cycle that was played, or is foreseen.

    Attributes:
        first, last: the numbers of the first and last move of its first round.
        until: the number of the last move that repeated the cycle.
        on_record: the number of moves of the first round that were played; the rest is
            foreseen.
        turns: the moves of one round.
        lost: stones of each colour removed in one round.
    """

    name: CycleName
    first: int
    last: int
    until: int
    on_record: int
    turns: tuple[Turn, ...]
    kos: tuple[Ko, ...]
    lost: Pair[int]

    @property
    def length(self) -> int:
        """The number of turns in one round, passes included."""
        return len(self.turns)

    @property
    def foreseen(self) -> bool:
        """True if the first round is not complete yet."""
        return self.on_record < self.length


def cycles(moments: Sequence[Moment]) -> tuple[Cycle, ...]:
    """Returns the cycles of a record or a trial, in order; all rounds of a cycle are one entry.

    A single ko taken and retaken with passes in between is no cycle.
    """
    found: list[Cycle] = []
    seen: dict[bytes, int] = {}
    played: _Played | None = None  # created at the first position that recurs
    for index, moment in enumerate(moments):
        if moment.voided:
            continue
        if isinstance(moment.entry, Setup):
            seen = {}
        cells = moment.cells
        earlier = seen.get(cells)
        seen[cells] = index
        if earlier == index - 1 and _is_idle(moment):
            continue  # many a record has thousands
        if earlier is None:
            continue
        played = played or _Played(moments)
        cycle = played.between(earlier, index, found[-1] if found else None)
        if cycle is None:
            continue
        before = found[-1] if found else None
        if before is not None and _goes_on(before, cycle):
            found[-1] = replace(before, until=max(before.until, cycle.last))
        else:
            found.append(cycle)
    return tuple(found)


def foreseen(moments: Sequence[Moment]) -> Cycle | None:
    """Returns the cycle that the open kos would make if nobody played elsewhere.

    Kos that share no chain with another open ko and were not just fought over are ignored. Of
    the rest there must be 3 to 6. Returns None if they make no cycle, or if the last play took
    no ko. The result is a suggestion: only the players know whether both sides must repeat.
    """
    moments = [m for m in moments if not m.voided and not isinstance(m.entry, Statement)]
    last = moments[-1]
    if not isinstance(last.entry, Act) or last.entry.kind is not ActKind.PLAY:
        return None
    fought = _fought(moments)
    if not fought:
        return None
    position = last.position
    standing = [ko.points for ko in open_kos(position)]
    # To take one of these now could take a whole chain: then it waits for another turn.
    standing += [
        ko
        for ko in dict.fromkeys(fought)
        if ko not in standing and sum(not position.cells[p] for p in ko) == 1
    ]
    sets = linked(position, standing)
    kos = [ko for part in sets for ko in part if len(part) > 1 or ko in fought]
    kos = list(dict.fromkeys(kos))
    if not FEWEST_FORESEEN <= len(kos) <= MOST_FORESEEN:
        return None
    rounds = _rounds(position, last.entry.colour.other, kos, fought[-1])
    on_record = ((_played(moments, turns), turns) for turns in rounds)
    played, turns = max(on_record, key=itemgetter(0), default=(0, ()))
    if not played:
        return None
    first = last.number - played + 1
    turns = turns[len(turns) - played :] + turns[: len(turns) - played]
    end = first + len(turns) - 1
    lost = _lost(turns)
    takes = [turn for turn in turns if turn.captured and not turn.idle]
    fights = all(turn.ko for turn in turns if not turn.idle)
    name = _name(_kos(turns), takes, position, lost, fights=fights)
    return Cycle(name, first, end, end, played, turns, _kos(turns), lost)


class _Played:
    """Running totals of the plays of a record, so that no part must be searched twice."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        self._moments = moments
        self._turns: list[Turn | None] = [None] * len(moments)
        self._plays, self._fights = [0], [0]
        self._lost = [Pair(0, 0)]
        self._kos: list[int] = []
        self._takes: list[int] = []
        before: Moment | None = None
        for index, moment in enumerate(moments):
            turn = None
            if not moment.voided:
                if before is not None and isinstance(moment.entry, Act):
                    turn = self._turns[index] = _turn(before, moment)
                before = moment
            self._add(index, turn)

    def _add(self, index: int, turn: Turn | None) -> None:
        plays = turn is not None and not turn.idle
        fights = plays and turn is not None and turn.ko is not None
        self._plays.append(self._plays[-1] + plays)
        self._fights.append(self._fights[-1] + fights)
        self._lost.append(self._lost[-1])
        if turn is None:
            return
        if turn.captured or turn.own:
            gone = _lost((turn,))
            sums = self._lost[-1]
            self._lost[-1] = Pair(sums.black + gone.black, sums.white + gone.white)
        if turn.ko is not None:
            self._kos.append(index)
        if turn.captured and plays:
            self._takes.append(index)

    def between(self, start: int, end: int, before: Cycle | None) -> Cycle | None:
        """Returns the cycle of the moments after ``start`` up to ``end``; None for no cycle.

        Another round of the cycle ``before`` is returned without turns, which are not needed.
        """
        plays = self._plays[end + 1] - self._plays[start + 1]
        fights = self._fights[end + 1] - self._fights[start + 1] == plays
        kos = tuple(
            dict.fromkeys(turn.ko for turn in self._in(self._kos, start, end) if turn.ko)
        )
        if not plays or (len(kos) == 1 and fights):
            return None
        first, last = self._moments[start].number + 1, self._moments[end].number
        now, then = self._lost[end + 1], self._lost[start + 1]
        lost = Pair(now.black - then.black, now.white - then.white)
        takes = self._in(self._takes, start, end)
        name = _name(kos, takes, self._moments[start].position, lost, fights=fights)
        cycle = Cycle(name, first, last, last, 0, (), kos, lost)
        if before is not None and _goes_on(before, cycle):
            return cycle
        turns = tuple(turn for turn in self._turns[start + 1 : end + 1] if turn is not None)
        return replace(cycle, on_record=len(turns), turns=turns)

    def _in(self, places: list[int], start: int, end: int) -> list[Turn]:
        """Returns the turns at the given places that are after ``start``, up to ``end``."""
        found = places[bisect_right(places, start) : bisect_right(places, end)]
        return [turn for place in found if (turn := self._turns[place]) is not None]


def _is_idle(moment: Moment) -> bool:
    """Returns True if the entry of a moment put no stone on the board."""
    entry = moment.entry
    return not isinstance(entry, Act) or entry.point is None or moment.impossible


def _goes_on(before: Cycle, cycle: Cycle) -> bool:
    """Returns True if a cycle is another round of the previous cycle.

    Each side may have passed once in between.
    """
    same = (before.name, set(before.kos), before.lost) == (
        cycle.name,
        set(cycle.kos),
        cycle.lost,
    )
    return same and cycle.first - before.until <= 3


def _turn(before: Moment, after: Moment) -> Turn:
    entry = after.entry
    assert isinstance(entry, Act)
    if entry.point is None or after.impossible:
        return Turn(entry.colour, None, 0, None)
    taken, own = (
        after.captured.of(side) - before.captured.of(side)
        for side in (entry.colour.other, entry.colour)
    )
    may_be_ko = taken == 1 and not own
    ko = ko_taken(before.position, entry.point, entry.colour) if may_be_ko else None
    return Turn(entry.colour, entry.point, taken, ko, own=own)


def _kos(turns: Sequence[Turn]) -> tuple[Ko, ...]:
    return tuple(dict.fromkeys(turn.ko for turn in turns if turn.ko is not None))


def _lost(turns: Sequence[Turn]) -> Pair[int]:
    lost = {BLACK: 0, WHITE: 0}
    for turn in turns:
        lost[turn.colour.other] += turn.captured
        lost[turn.colour] += turn.own
    return Pair(*lost.values())


def _name(
    kos: Sequence[Ko],
    takes: Sequence[Turn],
    position: Position,
    lost: Pair[int],
    *,
    fights: bool,
) -> CycleName:
    """Returns the name of a cycle, by the number of its kos and the numbers of stones captured.

    Args:
        takes: the plays that took stones.
        fights: True if every play took a ko.
    """
    if fights:
        if len(kos) == FEWEST_FORESEEN:
            together = max(len(part) for part in linked(position, list(kos)))
            return CycleName.DOUBLE_KO_OUTSIDE if together == 2 else CycleName.TRIPLE_KO
        return BY_KOS.get(len(kos), CycleName.MANY_KOS)
    counts = sorted(turn.captured for turn in takes)
    if counts == [1, 2] and len({turn.colour for turn in takes}) == 2:
        return CycleName.SENDING_TWO
    twos = {turn.colour for turn in takes if turn.captured == 2}
    if len(twos) == 2 and lost.black == lost.white and counts[-1] <= 2:
        return CycleName.ETERNAL_LIFE
    return CycleName.LONG


BY_KOS = {2: CycleName.ROCKING, 4: CycleName.QUADRUPLE_KO}


def _fought(moments: Sequence[Moment]) -> list[Ko]:
    """Returns the kos taken by the last plays of a record, the latest last."""
    fought: list[Ko] = []
    for index in range(len(moments) - 1, 0, -1):
        entry = moments[index].entry
        if not isinstance(entry, Act) or entry.point is None or moments[index].impossible:
            break
        ko = ko_taken(moments[index - 1].position, entry.point, entry.colour)
        if ko is None:
            break
        fought.insert(0, ko)
    return fought


def _rounds(
    position: Position, mover: Colour, kos: Sequence[Ko], barred: Ko
) -> Iterator[tuple[Turn, ...]]:
    """Yields each order in which every ko can be taken and retaken under the simple ko rule."""
    boards = {0: position}  # by the kos that changed hands, one bit each

    @cache
    def take(board: int, index: int) -> Turn | None:
        ko, now = kos[index], boards[board]
        colour = mover.other if board.bit_count() % 2 else mover
        (at,) = (p for p in ko if not now.cells[p])
        taken = taking(now, at, colour)
        if taken is None or taken[0] != ko:
            return None
        boards[board ^ 1 << index] = taken[1]
        return Turn(colour, at, 1, ko)

    def on(board: int, last: Ko, done: tuple[Turn, ...]) -> Iterator[tuple[Turn, ...]]:
        if len(done) == 2 * len(kos):  # each was taken and retaken: the same board
            yield done
            return
        so_far = [turn.ko for turn in done]
        for index, ko in enumerate(kos):
            if ko != last and so_far.count(ko) < 2 and (turn := take(board, index)):
                yield from on(board ^ 1 << index, ko, (*done, turn))

    return on(0, barred, ())


def _played(moments: Sequence[Moment], turns: tuple[Turn, ...]) -> int:
    """Returns how many of a record's last moves are equal to the last turns of a round."""
    count = 0
    for turn, moment in zip(reversed(turns), reversed(moments), strict=False):
        entry = moment.entry
        if not isinstance(entry, Act) or count + 1 >= len(moments):
            break
        if (entry.colour, entry.point) != (turn.colour, turn.point):
            break
        before = moments[-2 - count].position
        if turn.point is None or ko_taken(before, turn.point, turn.colour) != turn.ko:
            break
        count += 1
    return count
