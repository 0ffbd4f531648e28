"""Playing a record through on the board, physically: who captured what, where it stands.

Illegal acts are played as far as stones can do it (a ko taken back too early, a suicide);
what no stone can do (an occupied or unreadable point) changes nothing and is marked
impossible. A referee may void an act: then it changes nothing either.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.board.position import Position, put
from goref.core.game.record import ActKind, Entry, GameRecord, Setup, Word

NO_STONES = Pair(0, 0)


class Moment(NamedTuple):
    """The state after an entry of the record (or at the start).

    Attributes:
        number: acts up to and including this one (the move number).
        entry: what led here; None at the start.
        captured: stones of each colour taken off the board in play so far.
        plays: stones of each colour put down in turn so far, captured ones included.
        setup: stones of each colour put down outside the turns, less those cleared.
        impossible: no stone could do what the record says; the board did not change.
        voided: the referee declared the act void.
    """

    number: int
    entry: Entry | None
    position: Position
    captured: Pair[int]
    plays: Pair[int]
    setup: Pair[int]
    impossible: bool = False
    voided: bool = False


def replay(record: GameRecord, voided: frozenset[int] = frozenset()) -> tuple[Moment, ...]:
    """All moments of a record, the start first. ``voided`` holds move numbers."""
    return replayed(record, voided)  # remembered however it is asked for


@lru_cache(maxsize=16)
def replayed(record: GameRecord, voided: frozenset[int]) -> tuple[Moment, ...]:
    """The same, remembered for the latest records."""
    position = record.start
    setup = Pair(position.count(BLACK), position.count(WHITE))
    moments = [Moment(0, None, position, NO_STONES, NO_STONES, setup)]
    append = moments.append
    board, near = record.grid, record.grid.neighbours
    cells = bytearray(position.cells)
    captured, plays = NO_STONES, NO_STONES
    number = 0
    for entry in record.entries:
        if isinstance(entry, Setup):
            before = Pair(position.count(BLACK), position.count(WHITE))
            position = entry.apply(position)
            cells = bytearray(position.cells)
            setup = Pair(
                setup.black + position.count(BLACK) - before.black,
                setup.white + position.count(WHITE) - before.white,
            )
            append(Moment(number, entry, position, captured, plays, setup))
            continue
        if isinstance(entry, Word):
            append(Moment(number, entry, position, captured, plays, setup))
            continue
        number += 1
        void = number in voided
        impossible = False
        if entry.kind is ActKind.PLAY and not void:
            point, colour = entry.point, entry.colour
            if point is None or cells[point]:
                impossible = True
            else:
                taken, own = put(cells, near, point, colour)
                position = Position(board, bytes(cells))
                if taken:
                    captured = added(captured, colour.other, len(taken))
                if own:
                    captured = added(captured, colour, len(own))
                plays = added(plays, colour, 1)
        append(Moment(number, entry, position, captured, plays, setup, impossible, void))
    return tuple(moments)


def added(pair: Pair[int], colour: Colour, amount: int) -> Pair[int]:
    if colour is BLACK:
        return Pair(pair.black + amount, pair.white)
    return Pair(pair.black, pair.white + amount)
