"""What of a second opinion is drawn on the board."""

from __future__ import annotations

from goref.app.opinion.suggest import suggest
from goref.core.base.frozen import replace
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.qt.board.view import Look
from goref.qt.opinion.picture import proposals
from tests.app.opinion.test_suggest_nakade import BOARDS
from tests.core.build import bare


def test_who_lives_by_stones_in_doubt_is_marked_as_unclear_with_them() -> None:
    case = replace(bare(*BOARDS["Y five, one point open"].rows), ruling=Ruling())
    made = suggest(case)
    (doubt,) = made.unclear
    drawn = proposals(made, case)
    unclear = {p for p, one in drawn.items() if one.look is Look.UNCLEAR}
    assert unclear == doubt.points | doubt.follows
    assert {drawn[p].life for p in doubt.points} == {StoneStatus.DEAD}
    assert {drawn[p].life for p in doubt.follows} == {None}
