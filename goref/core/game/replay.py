"""Replays a record on the board: the stones, captures and numbers after every entry.

Illegal acts are played if that is physically possible (a ko retaken too early, a suicide). An
act that is not possible (on an occupied or unreadable point) changes nothing and is marked
impossible. An act that the referee declared void changes nothing either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.geometry import Grid, Point
from goref.core.base.pieces import PIECE
from goref.core.board.position import Position, put, unseen
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Entry, GameRecord, Setup

NO_STONES = Pair(0, 0)


class Moment(NamedTuple):
    """The state of the board after an entry of the record, or at the start.

    Attributes:
        number: the move number: the number of acts up to and including this one.
        entry: the entry that led to this state; None at the start.
        cells: the board, as in :attr:`Position.cells`.
        captured: stones of each colour captured in play so far.
        plays: stones of each colour put on the board in turn so far, captured ones included.
        setup: stones of each colour put on the board outside the turns, less those removed.
        impossible: True if the act is physically impossible; the board did not change.
        voided: True if the referee declared the act void.
    """

    number: int
    entry: Entry | None
    grid: Grid
    cells: bytes
    captured: Pair[int]
    plays: Pair[int]
    setup: Pair[int]
    impossible: bool = False
    voided: bool = False

    @property
    def position(self) -> Position:
        """The board at this moment."""
        return Position(self.grid, self.cells)

    @property
    def played(self) -> Point | None:
        """The point of a play, even of a void one; None if impossible, or for other entries."""
        entry = self.entry
        return entry.point if isinstance(entry, Act) and not self.impossible else None


def replay(record: GameRecord, voided: frozenset[int] = frozenset()) -> tuple[Moment, ...]:
    """Returns all moments of a record, the start first. ``voided`` holds move numbers.

    The latest records are cached; a record that begins like one of them is replayed only from
    the first difference.

    >>> from goref.core.base.geometry import grid
    >>> board = grid(5)
    >>> turns = [(BLACK, "A2"), (WHITE, "A1"), (BLACK, "B1")]
    >>> acts = tuple(Act(ActKind.PLAY, side, board.point(name)) for side, name in turns)
    >>> last = replay(GameRecord(board, entries=acts))[-1]
    >>> last.number, last.captured
    (3, Pair(black=0, white=1))
    """
    for one in tuple(LATEST):
        if one.record is record and one.voided == voided:
            return one.moments
    known = _known(record, voided)
    moments = (*known, *played(record, voided, known))
    LATEST.append(Replayed(record, voided, moments))
    return moments


def replaying(record: GameRecord, voided: frozenset[int] = frozenset()) -> Iterator[None]:
    """Replays a record in pieces; afterwards :func:`replay` returns the moments at once."""
    if any(one.record is record and one.voided == voided for one in tuple(LATEST)):
        return
    known = _known(record, voided)
    moments = list(known)
    for number, moment in enumerate(played(record, voided, known), 1):
        moments.append(moment)
        if number % PIECE == 0:
            yield
    LATEST.append(Replayed(record, voided, tuple(moments)))


class Replayed(NamedTuple):
    """A record that was replayed, with its moments."""

    record: GameRecord
    voided: frozenset[int]
    moments: tuple[Moment, ...]


LATEST: deque[Replayed] = deque(maxlen=8)
"""The records that were replayed most recently."""


def _known(record: GameRecord, voided: frozenset[int]) -> tuple[Moment, ...]:
    """Returns the longest cached beginning of a record, as moments."""
    return max((_alike(record, voided, one) for one in tuple(LATEST)), key=len, default=())


def _alike(record: GameRecord, voided: frozenset[int], other: Replayed) -> tuple[Moment, ...]:
    """Returns another record's moments, up to the first entry in which the records differ."""
    if record.grid != other.record.grid or record.setup != other.record.setup:
        return ()
    pairs = enumerate(zip(record.entries, other.record.entries, strict=False))
    shorter = min(len(record.entries), len(other.record.entries))
    same = next((at for at, (one, two) in pairs if one is not two), shorter)
    moments = other.moments[: same + 1]
    differing = voided ^ other.voided
    if differing:
        # A move's moment has at least the index of its move number.
        first = min(differing)
        at = next((n for n in range(first, len(moments)) if moments[n].number >= first), None)
        moments = moments[:at]
    return moments


def played(
    record: GameRecord, voided: frozenset[int], known: tuple[Moment, ...] = ()
) -> Iterator[Moment]:
    """Yields the moments of a record that follow the known ones, each computed on request.

    Without known moments, the start comes first.
    """
    board, near = record.grid, record.grid.neighbours
    if known:
        number, _, _, now, captured, plays, setup, *_ = known[-1]
    else:
        now = record.start.cells
        number, captured, plays, setup = 0, NO_STONES, NO_STONES, standing(now)
        yield Moment(0, None, board, now, captured, plays, setup)
    cells, play = bytearray(now), ActKind.PLAY
    breaths = unseen(len(cells))
    for entry in islice(record.entries, max(len(known) - 1, 0), None):
        if isinstance(entry, Act):
            number += 1
            impossible, void = False, number in voided
            if entry.kind is play and not void:
                point, colour = entry.point, entry.colour
                if point is None or cells[point]:
                    impossible = True
                else:
                    taken, own = put(cells, near, point, colour, breaths)
                    now = bytes(cells)
                    if taken:
                        captured = added(captured, colour.other, len(taken))
                    if own:
                        captured = added(captured, colour, len(own))
                    black, white = plays
                    more = (black + 1, white) if colour is BLACK else (black, white + 1)
                    plays = made(Pair, more)
            yield made(
                Moment,
                (number, entry, board, now, captured, plays, setup, impossible, void),
            )
            continue
        if isinstance(entry, Setup):
            before = standing(now)
            now = entry.apply(Position(board, now)).cells
            after = standing(now)
            setup = Pair(
                setup.black + after.black - before.black,
                setup.white + after.white - before.white,
            )
            cells, breaths = bytearray(now), unseen(len(now))
        yield Moment(number, entry, board, now, captured, plays, setup)


made = tuple.__new__
"""Makes a named tuple in a third of the time that its class needs."""


def standing(cells: bytes) -> Pair[int]:
    """Returns the number of stones of each colour that are on a board."""
    return Pair(cells.count(BLACK), cells.count(WHITE))


def added(pair: Pair[int], colour: Colour, amount: int) -> Pair[int]:
    black, white = pair
    if colour is BLACK:
        return made(Pair, (black + amount, white))
    return made(Pair, (black, white + amount))
