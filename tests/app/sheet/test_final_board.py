"""What pictures of the final board show of a case."""

from __future__ import annotations

from dataclasses import replace

from goref.app.sheet.final_board import FinalBoard
from goref.core.base.findings import Level, found
from goref.core.ruling.ruling import PointKind, Ruling
from tests.core.build import bare, counted, played, ruled

STANDS = bare(".X.O.", "XX.OO", ".X.O.", "OXXOO", ".XXO.", komi="0")


def test_plain_points_have_marks_once_somebody_has_ruled() -> None:
    for ruling, marked in ((Ruling(), False), (STANDS.ruling, True)):
        case = replace(STANDS, ruling=ruling)
        board = FinalBoard.of(case, counted(case, "chinese-2002"), ())
        kinds = {status.kind for status in board.marks.values()}
        assert (PointKind.TERRITORY in kinds) is marked


def test_only_contradictions_flag_points() -> None:
    findings = [found("a", Level.CONFLICT, [3, 4]), found("b", Level.CHECK, [5])]
    board = FinalBoard.of(STANDS, counted(STANDS, "chinese-2002"), findings)
    assert board.flagged == {3, 4}


def test_the_last_play_is_shown_unless_it_is_dead() -> None:
    case = played(5, "C3 D3")
    point = case.record.grid.point("D3")
    assert case.moments[-1].played == point
    assert FinalBoard.of(case, counted(case, "chinese-2002"), ()).last == point
    dead = ruled(case, dead="D3")
    assert FinalBoard.of(dead, counted(dead, "chinese-2002"), ()).last is None
