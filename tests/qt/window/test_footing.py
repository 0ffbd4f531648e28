"""The foot: what Enter does, and what it leaves to a press."""

from __future__ import annotations

from pathlib import Path

from tests.qt.conftest import Start
from tests.qt.desk import Key


def test_enter_passes_no_open_question_by(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "silent.txt"
    path.write_text("XXXX.OOOO\n" * 9)
    desk = start(path)
    desk.rules("japanese")
    desk.go("doubts")
    desk.weighed()
    assert [card.asks for card in desk.questions.asked] == [True], "the prisoners, and no more"
    act = desk.window.foot.act
    assert act.text() == "Count ▸", "no sign of Enter"
    desk.leave_board()
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert desk.stage == "doubts"
    desk.press(act)
    assert desk.stage == "count"
