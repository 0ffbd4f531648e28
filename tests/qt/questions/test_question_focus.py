"""A figure or a letter answers what is in sight, and nothing that is not."""

from __future__ import annotations

from pathlib import Path

from tests.qt.conftest import Start
from tests.qt.desk import Desk, Key, settle
from tests.qt.suggesting import opened


def scrolled_away(start: Start, folder: Path) -> Desk:
    """A question with its reasons unfolded in little room, its answers out of sight."""
    desk = opened(start, folder)
    desk.weighed()
    desk.window.resize(960, 600)
    page = desk.questions.page
    page.card.more.setMinimumHeight(900)
    page.card.info.setChecked(True)
    settle()
    assert page.area.verticalScrollBar().value() == 0
    return desk


def test_a_figure_brings_answers_that_are_out_of_sight_and_the_next_answers(
    start: Start, tmp_path: Path
) -> None:
    desk = scrolled_away(start, tmp_path)
    before = desk.case
    desk.board.setFocus()
    desk.key(Key.Key_1)
    assert desk.case == before
    assert desk.status == "The question was not visible: press again."
    assert desk.questions.page.area.verticalScrollBar().value() > 0
    desk.key(Key.Key_1)
    assert desk.case != before
