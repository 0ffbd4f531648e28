"""A board that was disturbed against the record's: stones that are missing, and too many."""

from __future__ import annotations

from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import Position
from goref.core.incidents.differing import differing
from goref.core.words.incidents.differing import differing_said

SHOULD = Position.from_rows((".....", ".X.O.", ".....", ".O.X.", "....."))
FOUND = Position.from_rows((".....", ".XO..", ".....", ".X.X.", "....."))


def test_what_differs_is_told_by_colour_and_point() -> None:
    found = differing(SHOULD, FOUND)
    grid = SHOULD.grid
    assert found.missing == {BLACK: frozenset(), WHITE: {grid.point("D4"), grid.point("B2")}}
    assert found.extra == {BLACK: {grid.point("B2")}, WHITE: {grid.point("C4")}}
    assert found.points == {grid.point(name) for name in ("B2", "C4", "D4")}
    told = differing_said(found, grid, "en")
    for said in ("White's stones missing: ", "Black's stones too many: B2", "many: C4"):
        assert said in told
    assert "Black's stones missing" not in told


def test_the_same_board_differs_in_nothing() -> None:
    same = differing(SHOULD, SHOULD)
    assert not same.points
    assert differing_said(same, SHOULD.grid, "zh") == "所见盘面与棋谱一致"
