"""The foot: what Enter does, and what it leaves to a press."""

from __future__ import annotations

from pathlib import Path

from tests.qt.conftest import Start
from tests.qt.desk import Key, plain_sgf


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
    assert foot.act.text() == "Fill it in  ↵"
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert desk.window.pages.drawer == "details"
    desk.key(Key.Key_Escape)
    desk.go("count")
    assert desk.stage == "count"


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
