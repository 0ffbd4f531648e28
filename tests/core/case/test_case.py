"""What a case tells of its record: the acts that stand, and how many plays it begins with."""

from __future__ import annotations

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.frozen import replace
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Entry, GameRecord, Setup, Statement
from tests.core.build import moves

NINE = grid(9)
PASS = Act(ActKind.PASS, BLACK)
STOP = Statement(StatementKind.AGREED, WHITE)
EXTRA = Setup(black=frozenset({NINE.point("A9")}))


def case(*entries: Entry, voided: tuple[int, ...] = ()) -> Case:
    return Case(GameRecord(NINE, entries=entries), voided=frozenset(voided))


THREE = moves(NINE, "C3 D4 E5")


@pytest.mark.parametrize(
    ("made", "opening"),
    [
        (case(), 0),
        (case(PASS), 0),
        (case(*THREE), 3),
        (case(*THREE, PASS, *moves(NINE, "F6")), 3),
        (case(*THREE[:2], PASS, THREE[2]), 2),
        (case(*THREE[:2], EXTRA, THREE[2]), 2),
        (case(EXTRA, *THREE), 0),
        (case(*THREE[:1], STOP, *THREE[1:]), 1),
        (case(*THREE, voided=(1,)), 0),
        (case(*THREE, voided=(3,)), 2),
        (case(*THREE, STOP), 3),
    ],
)
def test_opening(made: Case, opening: int) -> None:
    assert made.opening == opening
    begun = made.moments[1 : opening + 1]
    assert begun == made.acted[:opening]
    assert all(act.kind is ActKind.PLAY for act in made.acts[:opening])


def test_acts_that_stand() -> None:
    made = case(*THREE[:2], EXTRA, STOP, THREE[2], PASS, voided=(2,))
    assert made.acts == (THREE[0], THREE[2], PASS)
    assert [moment.number for moment in made.acted] == [1, 3, 4]
    assert replace(made, voided=frozenset()).acts == (*THREE, PASS)
