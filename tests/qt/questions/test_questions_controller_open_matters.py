"""The questions, the Result page and what is written out list the same open matters."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.act_log.act_log import begun_file
from goref.app.edits.ruling import MarkStones
from goref.app.questions.matter_texts import matter_texts
from goref.app.questions.open_matters import OpenMatters, open_matters
from goref.app.reports.report import open_objects, score_object
from goref.app.sheet.sheet import score_sheet
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.questions import ANSWERS
from goref.core.texts.results import WON
from tests.app.questions.test_open_matters import DAME, NO_DAME
from tests.languages import EN
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, Desk, Key
from tests.qt.suggesting import given, opened, with_doubts
from tests.wordings import in_words


def ruled(start: Start, folder: Path, case: Case) -> Desk:
    """The window on a saved case that the referee has ruled on."""
    path = folder / "case.goref"
    path.write_bytes(begun_file(case))
    return start(path)


def shown(desk: Desk) -> OpenMatters:
    """What the window says is open, once nothing else may come."""
    desk.qtbot.waitUntil(lambda: desk.questions.open_matters.is_known)
    return desk.questions.open_matters


def listed(desk: Desk) -> list[str]:
    """The first line of every row of what could still change the result."""
    desk.go("result")
    page = desk.window.views.result_page
    if not page.still_open.is_open:
        desk.press(page.still_open.head)
    listed = page.could_change
    return [listed.item(row).text().split("\n")[0] for row in range(listed.count())]


def agrees(desk: Desk) -> OpenMatters:
    """The same matters everywhere: asked, listed, in JSON, on the sheet."""
    made = shown(desk)
    asked = {card.key for card in desk.questions.questions if card.asks}
    assert {m.question.key for m in made.matters if m.question and m.question.asks} == asked
    case, assessment = desk.case, desk.window.session.assessment
    again = open_matters(assessment, desk.window.suggesting.given_suggestion)
    assert open_objects(made, case.record.grid) == open_objects(again, case.record.grid)
    told = score_object(assessment.bench, again, EN)
    assert [one["code"] for one in told["open"]] == [m.code for m in made.matters]
    assert told["status"] == made.status.state.value
    sheet = score_sheet(case, assessment.score, EN, opened=made)
    assert len(sheet.open) == len(made.matters)
    rows = listed(desk)
    count = len(made.matters)
    head = desk.window.views.result_page.still_open.head
    assert head.state == (f"{count} open" if count else "nothing open")
    if count:
        assert rows == [subject for subject, _ in matter_texts(made.matters, case, EN)]
    else:
        assert rows == ["No open finding would change the margin."]
    return made


def test_a_case_with_a_second_opinion_has_one_list(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_doubts(monkeypatch)
    desk = opened(start, tmp_path)
    desk.key(Key.Key_I, CTRL)
    given(desk)
    made = agrees(desk)
    assert any(m.question is not None and m.question.doubts for m in made.matters)
    assert any(m.stake for m in made.matters)


def test_a_note_that_turns_the_winner_is_asked_before_the_result_is_read_out(
    start: Start, tmp_path: Path
) -> None:
    desk = ruled(start, tmp_path, DAME)
    made = agrees(desk)
    assert [(m.code, m.turns) for m in made.matters] == [("dame-left", True)]
    page = desk.window.views.result_page
    assert page.sentence.said == "Black wins by ¼ zi"
    assert page.state.text() == "Provisional"
    (point,) = made.matters[0].points
    assert desk.window.foot.act.text() == f"Go to {desk.case.record.grid.name(point)}  ↵"
    desk.press(desk.window.foot.act)
    assert desk.questions.page.card.subject.text() == "Dame left: 1"
    desk.answer(in_words(ANSWERS["settle"]))
    assert agrees(desk).matters == ()
    assert page.sentence.said == in_words(WON[Unit.ZI], name="Black", amount="¼")


def test_while_the_board_is_looked_through_nobody_says_that_nothing_is_open(
    start: Start, tmp_path: Path
) -> None:
    desk = ruled(start, tmp_path, NO_DAME)
    desk.go("result")
    shown(desk)
    head = desk.window.views.result_page.still_open.head
    assert head.state == "nothing open"
    desk.window.do(MarkStones(desk.points("D5"), StoneStatus.ALIVE))
    assert head.state == "Searching …"
    shown(desk)
    assert head.state == "nothing open"
