"""The foot: what Enter does, and what it leaves to a press."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.edits.incidents import DecideProtest, LodgeProtest
from goref.core.base.language import Language
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.core.texts.questions import ANSWERS
from goref.core.texts.terms import NEEDS
from goref.qt.look.preferences import Preferences
from tests.languages import EN, JA, KO, ZH
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, Key, plain_sgf
from tests.wordings import in_words


def test_enter_passes_no_open_question_by(start: Start, tmp_path: Path) -> None:
    """At the last it does the one thing that can be done there."""
    path = tmp_path / "silent.txt"
    path.write_text("XXXX.OOOO\n" * 9)
    desk = start(path)
    desk.rules("japanese")
    desk.weighed()
    assert [card.asks for card in desk.questions.asked] == [True], "the prisoners, and no more"
    desk.key(Key.Key_Return)
    assert desk.stage == "doubts"
    foot = desk.window.foot
    assert foot.act.text() == f"{in_words(ANSWERS['facts'])}  ↵"
    desk.board.setFocus()
    desk.key(Key.Key_Return, CTRL)
    assert desk.window.pages.drawer != "details", "that is another key"
    desk.key(Key.Key_Return)
    assert desk.window.pages.drawer == "details"
    desk.key(Key.Key_Escape)
    desk.go("count")
    assert desk.stage == "count"


def test_a_count_that_waits_for_an_answer_leads_to_its_question(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "silent.txt"
    path.write_text("XXXX.OOOO\n" * 9)
    desk = start(path)
    desk.rules("jpd-a")
    desk.nothing_else()
    desk.weighed()
    desk.go("count")
    assert in_words(NEEDS["first_pass"]) in desk.window.views.count_page.none.text()
    assert desk.window.foot.act.text() == "To the questions  ↵"
    desk.key(Key.Key_Return)
    assert desk.stage == "doubts"
    desk.key(Key.Key_1)
    desk.weighed()
    desk.go("count")
    assert desk.window.foot.act.text() == "Lay it out  ↵"


def test_at_the_last_question_enter_goes_to_its_answers_and_gives_none(
    start: Start, tmp_path: Path
) -> None:
    desk = start(plain_sgf("modern-ending", tmp_path))
    desk.click("R18 K11 J8 C17 E13 R10 C4 R2")
    desk.leave_board()
    desk.nothing_else()
    desk.weighed()
    foot, answers = desk.window.foot, desk.questions.page.card.answers
    assert foot.act.text() == "Answer 1–4  ↵"
    before = desk.case
    desk.key(Key.Key_Return, times=3)
    assert answers.hasFocus()
    assert desk.case is before, "Enter answers nothing"
    assert foot.act.text().endswith("↵")
    desk.key(Key.Key_Tab)
    assert answers.buttons[0].hasFocus()
    desk.key(Key.Key_1)
    assert desk.case is not before
    desk.weighed()
    assert desk.board.hasFocus(), "nothing is asked any more"
    assert foot.act.text() == "Count ▸  ↵"
    desk.key(Key.Key_Return)
    assert desk.stage == "count"


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        (EN, "Answer 1", "Answer 1–4"),
        (ZH, "回答1", "回答1–4"),
        (JA, "1で答える", "1–4で答える"),
        (KO, "1번으로 답하기", "1–4번으로 답하기"),
    ],
)
def test_with_one_answer_as_with_many_it_reads_well(
    start: Start, tmp_path: Path, language: Language, one: str, many: str
) -> None:
    Preferences().language = language
    desk = start(plain_sgf("modern-ending", tmp_path))
    desk.click("R18 K11 J8 C17 E13 R10 C4 R2")
    desk.leave_board()
    desk.nothing_else()
    desk.weighed()
    assert desk.window.foot.act.text() == f"{many}  ↵"
    desk.key(Key.Key_1)
    desk.weighed()
    session = desk.window.session
    session.do(LodgeProtest(Protest(1, Person.BLACK)))
    session.do(DecideProtest(1, ProtestState.UPHELD))
    desk.weighed()
    desk.go("doubts")
    assert desk.window.foot.act.text() == f"{one}  ↵"


def test_the_sign_of_enter_is_at_the_next_act_only(start: Start, tmp_path: Path) -> None:
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.weighed()
    offer = desk.questions.page.accept
    assert offer.isVisible()
    assert desk.window.foot.act.text().endswith("↵")
    assert desk.window.foot.act.text() not in [b.text() for b in offer.buttons]
    assert not any("↵" in button.text() for button in offer.buttons)
