"""A small McMahon event of three rounds, small enough to be counted by hand."""

from __future__ import annotations

from fractions import Fraction

from goref.core.event.event import Bye, Event, EventInfo, Player, Table, TableState
from goref.core.event.placement import Placement
from goref.core.event.result import Result, ResultBasis, Verdict

HALF = Fraction(1, 2)
A, B, C, D, E = 1, 2, 3, 4, 5
PLACEMENT = Placement(
    ("MMS", "SOSM", "SOSOSM"), bar=0, floor=-20, absent_mms=HALF, round_down=True
)


def game(
    round: int,
    number: int,
    black: int,
    white: int,
    handicap: int,
    verdict: Verdict | None,
    *,
    by_default: bool = False,
) -> Table:
    """A table of the event."""
    result = None
    if verdict is not None:
        result = Result(verdict, "", ResultBasis.WORD, by_default=by_default)
    state = TableState.TO_PLAY if result is None else TableState.DECIDED
    return Table(round, number, black, white, handicap, None, state, result)


def event(placement: Placement = PLACEMENT) -> Event:
    """Bar 1 dan, floor 20 kyu. They start with 31, 30, 28, 10 and 10.

    Round 1: A beats B; D, with nine stones, beats C; E has a bye.
    Round 2: B beats C, who has two stones; E beats D, who does not come; A is absent.
    Round 3: C beats E, who has nine stones; D, with nine, has not finished with B; A is absent.
    """
    people = (
        Player("A", rank="3D", mms_correction=1, absent=(2, 3), id=A),
        Player("B", rank="1D", id=B),
        Player("C", rank="2K", id=C),
        Player("D", rank="25K", id=D),
        Player("E", rank="20K", id=E),
    )
    tables = (
        game(1, 1, B, A, 0, Verdict.WHITE),
        game(1, 2, D, C, 9, Verdict.BLACK),
        game(2, 1, C, B, 2, Verdict.WHITE),
        game(2, 2, D, E, 0, Verdict.WHITE, by_default=True),
        game(3, 1, E, C, 9, Verdict.WHITE),
        game(3, 2, D, B, 9, None),
    )
    return Event(EventInfo("x", placement=placement), people, tables, (Bye(1, E),))
