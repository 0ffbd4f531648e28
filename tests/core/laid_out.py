"""An arrangement built by hand, with moves of every kind, to be put in words."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from goref.core.arranging.table.arrangement import (
    Arrangement,
    Layout,
    Move,
    MoveReason,
    OffBoardPlace,
    Place,
    ReadOff,
    Space,
    StoneAction,
)
from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import Count, Unit
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.lines import Line

BOARD = grid(5)
START = Position.from_rows([".X.O.", "OX.O.", ".X.O.", ".X.O.", ".X.O."])
"""Black's land on the left, a dead white stone in it; five dame; White's on the right."""


def place(name: str) -> Place:
    if name in ("lid", "bowl"):
        return OffBoardPlace(name)
    return BOARD.point(name) if name else None


def move(
    op: StoneAction,
    why: MoveReason,
    source: str,
    target: str,
    colour: Colour | None = BLACK,
    *,
    margin: int = 1,
    public: int = 5,
    pays: bool = False,
) -> Move:
    return Move(
        op,
        colour,
        place(source),
        place(target),
        why,
        Pair(10, 10),
        public,
        Fraction(margin),
        pays,
    )


def arranged(*moves: Move, rules: str = "jpd-a", margin: int = 1) -> Arrangement:
    """These moves from :data:`START`; what is read off is always the same."""
    opening = Layout(START, Pair(9, 0), Pair(40, 40), Pair(10, 10), 5, Fraction(margin))
    spaces = tuple(
        Space(
            colour,
            frozenset(BOARD.point(f"{column}{row}") for row in rows),
            rectangle=True,
            clean=colour is WHITE,
        )
        for colour, column, rows in ((BLACK, "A", (1, 2, 3)), (WHITE, "E", (1, 2, 3, 4, 5)))
    )
    owners = (BLACK, BLACK, None, WHITE, WHITE) * 5
    return Arrangement(
        rules=RULESETS[rules],
        count=Count.EQUAL_STONES,
        opening=opening,
        moves=moves,
        owners=owners,
        fixed=frozenset(),
        tens=True,
        readoff=ReadOff((Line("moku", Fraction(46), Fraction(45)),), Unit.MOKU),
        payments=(Line("komi", Fraction(0), Fraction(13, 2), paid=True),),
        spaces=spaces,
    )


def reading(unit: Unit, black: str, white: str, side: Colour | None = None) -> Arrangement:
    """An arrangement whose read-off is this."""
    line = Line("own-empties", Fraction(black), Fraction(white))
    return replace(arranged(), readoff=ReadOff((line,), unit, side))
