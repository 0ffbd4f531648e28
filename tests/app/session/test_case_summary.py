"""The summary of a stored game says what its window would say of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.edits.play import PlayAct, RecordStatement
from goref.app.edits.ruling import ConfirmAllOthers
from goref.app.opening import Opened
from goref.app.session.case_summary import CaseSummary, case_summary
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Statement
from goref.core.scoring.status import CaseState
from goref.core.texts.status import ASKED, PROVISIONAL, RECORDED, STATES
from goref.io.places import resources
from tests.languages import EN, JA
from tests.wordings import tells

HALVES = b"(;SZ[5]KM[0.5]RU[Chinese]PB[Ann]PW[Bo]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de])"


def read(data: bytes, name: str = "some.sgf") -> CaseSummary:
    return case_summary(data, name, EN, lambda: None)


def saved(session: Session) -> bytes:
    return session.written("some.goref")[1]


def test_a_game_that_nobody_ruled_on_names_no_winner_and_no_number() -> None:
    summary = read(HALVES)
    assert summary.title == "Ann – Bo"
    assert summary.told == STATES[CaseState.UNDECIDED].in_(EN)
    assert not summary.is_open
    assert sum(map(bool, summary.position.cells)) == 10


def test_a_settled_game_says_its_result() -> None:
    data = (resources() / "games" / "gold-petal-bowls.sgf").read_bytes()
    assert read(data).told.startswith(STATES[CaseState.SETTLED].in_(EN))
    assert not read(data).is_open
    assert case_summary(data, "", JA, lambda: None).told.startswith("裁定済み")


def test_what_is_open_after_a_ruling_is_counted_as_in_the_window() -> None:
    data = Path("tests/data/version_0_1/played.goref").read_bytes()
    summary = read(data)
    assert tells(summary.told, PROVISIONAL)
    assert ASKED.in_(EN, count=2, s="s") in summary.told
    assert summary.is_open


def test_a_game_being_recorded_says_its_move_and_who_is_to_move() -> None:
    session = Session(Opened(Case()))
    session.record_play(on=True)
    session.do(PlayAct(Act(ActKind.PLAY, BLACK, 60)), "B")
    summary = read(saved(session))
    assert tells(summary.told, RECORDED, move=1)
    assert "White" in summary.told
    session.do(RecordStatement(Statement(StatementKind.RESIGN, WHITE)), "W")
    assert not tells(read(saved(session)).told, RECORDED)


def test_a_game_ruled_on_after_its_recording_is_no_longer_being_recorded() -> None:
    session = Session(Opened(Case()))
    session.do(PlayAct(Act(ActKind.PLAY, BLACK, 60)), "B")
    session.do(ConfirmAllOthers())
    assert not tells(read(saved(session)).told, RECORDED)


def test_reading_can_be_cancelled() -> None:
    class CancelledError(Exception):
        pass

    def cancel() -> None:
        raise CancelledError

    with pytest.raises(CancelledError):
        case_summary(HALVES, "", EN, cancel)


def test_a_record_without_names_is_called_like_its_file() -> None:
    assert read(b"(;SZ[9])", "club.sgf").title == "club.sgf"
