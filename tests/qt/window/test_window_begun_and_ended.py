"""Whatever is begun or opened in the window, each in turn: where it begins, how it is left."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from goref.qt.window.main_window import MainWindow
from tests.languages import JA
from tests.qt.desk import Desk, Key, plain_sgf, settle

MODES = {
    "set-up": "setting_up",
    "play-on-board": "playing",
    "try-on-board": "trying",
    "arrange": "staging",
}
"""Commands that take the board in hand, and what they begin."""
DRAWERS = ("details", "moves", "compare", "legend", "second-opinion", "article")
BESIDE = ("keys", "rule-set", "protocol", "playing-on", "preferences")


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.nothing_else()
    return desk


def on(window: MainWindow) -> set[str]:
    """What has the board in hand."""
    return {name for name in MODES.values() if getattr(window.modes, name).is_on}


@pytest.mark.parametrize("command", MODES)
def test_what_takes_the_board_begins_at_the_end_of_the_game(desk, command):
    session = desk.window.session
    desk.key(Key.Key_Home)
    assert session.moment == 0
    desk.window.actions_by_id[command].trigger()
    desk.planned()
    assert on(desk.window) == {MODES[command]}
    assert session.moment == session.last_moment
    shown = desk.board.view().position
    assert sum(map(bool, shown.cells)) == sum(map(bool, desk.case.position.cells))


@pytest.mark.parametrize("command", MODES)
def test_what_has_the_board_goes_on_in_another_language_and_ends_with_esc(desk, command):
    old = desk.window
    old.actions_by_id[command].trigger()
    desk.planned()
    desk.main.use_language(JA)
    assert desk.window is not old
    desk.planned()
    assert on(desk.window) == {MODES[command]}
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.key(Key.Key_Escape)
    assert on(desk.window) == set()


def test_esc_closes_what_is_opened_over_a_page_and_the_board_has_the_keys(desk):
    window, case = desk.window, desk.case
    desk.go("count")
    for command in DRAWERS:
        window.actions_by_id[command].trigger()
        drawer = window.pages.drawer
        assert drawer is not None, command
        window.pages.back.setFocus()
        desk.key(Key.Key_Escape)
        desk.key(Key.Key_Escape)  # a second opinion that is being asked for goes first
        assert (window.pages.drawer, desk.stage) == (None, "count"), command
        assert desk.board.hasFocus(), command
    assert desk.case == case


@pytest.mark.parametrize("by_key", [False, True])
def test_what_opens_beside_the_window_is_closed_by_its_button_and_by_esc(desk, by_key):
    case, acts = desk.case, desk.window.session.history.acts
    for command in BESIDE:
        before = {w for w in QApplication.topLevelWidgets() if w.isVisible()}
        desk.window.actions_by_id[command].trigger()
        settle()
        [beside] = {w for w in QApplication.topLevelWidgets() if w.isVisible()} - before
        closing = [b for b in beside.findChildren(QPushButton) if b.text() == "Close"]
        if by_key:
            QTest.keyClick(beside, Key.Key_Escape)
        elif closing:
            desk.press(closing[0])
        else:
            assert command == "rule-set", "the manual, which has the system's own"
            beside.close()
        assert beside not in {w for w in QApplication.topLevelWidgets() if w.isVisible()}, (
            command
        )
        settle()
    assert (desk.case, desk.window.session.history.acts) == (case, acts)
