"""The board by keys alone: set up, play, rule, dispute, count; no mouse anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from goref.core.base.colour import BLACK, WHITE
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import PointKind, PointRuling, StatusSource, StoneStatus
from goref.core.texts.results import WON
from tests.qt.desk import ALT, CTRL, NONE, SHIFT, Desk, Key, plain_sgf
from tests.wordings import in_words

GAME = (("C3", "B"), ("C4", "W"), ("D3", "B"), ("D4", "W"), ("G7", "B"))


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def tab_to(desk: Desk, name: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(120):
        widget = QApplication.focusWidget()
        if widget is not None and widget.objectName() == name:
            return
        desk.key(Key.Key_Tab)
    raise AssertionError(f"{name} is not reached")


def test_a_small_game_is_set_up_played_and_ruled_on(desk):
    desk.key(Key.Key_N, CTRL)  # an empty board, to be set up
    window = desk.window
    assert window.modes.setting_up.is_on
    tab_to(desk, "board")
    for name, key in (("A1", Key.Key_B), ("B1", Key.Key_W), ("A2", Key.Key_W)):
        desk.walk(name)
        desk.key(key)
        desk.key(Key.Key_Return)
    assert desk.case.position.colour(desk.point("A2")) is WHITE
    desk.key(Key.Key_Delete)
    assert desk.case.position.colour(desk.point("A2")) is None
    desk.key(Key.Key_X)
    desk.walk("B1")
    desk.key(Key.Key_Return)
    desk.walk("A1")
    desk.key(Key.Key_Backspace)
    assert not any(desk.case.position.cells)
    desk.key(Key.Key_T, CTRL)
    assert not window.modes.setting_up.is_on
    desk.key(Key.Key_P, CTRL | SHIFT)
    assert window.modes.playing.is_on
    desk.board.setFocus()
    for name, side in GAME:
        desk.walk(name)
        desk.key(Key.Key_B if side == "B" else Key.Key_W)
    position = desk.case.position
    assert {n: position.colour(desk.point(n)) for n, _ in GAME} == {
        n: BLACK if s == "B" else WHITE for n, s in GAME
    }
    desk.key(Key.Key_Escape)
    assert not window.modes.playing.is_on
    desk.board.setFocus()
    desk.walk("C4")
    desk.key(Key.Key_D)
    assert desk.case.ruling.stones(StoneStatus.DEAD) >= desk.points("C4 D4")
    assert desk.light("C4", 0.3) != desk.light("C3", 0.3)


def test_everything_a_point_can_be_is_ruled_by_its_letter(desk):
    desk.board.setFocus()
    desk.strike("H17", Key.Key_D)
    assert desk.point("H17") in desk.case.ruling.stones(StoneStatus.DEAD)
    desk.strike("K2", Key.Key_S)
    assert desk.point("K2") in desk.case.ruling.stones(StoneStatus.SEKI)
    kinds = {
        Key.Key_E: PointKind.EYE,
        Key.Key_F: PointKind.FALSE_EYE,
        Key.Key_O: PointKind.ONE_SIDED,
        Key.Key_L: PointKind.SOLE_LIBERTY,
        Key.Key_K: PointKind.KO,
        Key.Key_M: PointKind.SHARED,
        Key.Key_N: PointKind.DAME,
    }
    for key, kind in kinds.items():
        desk.strike("T1", key)
        assert desk.case.ruling.claims[desk.point("T1")].kind is kind
        assert desk.read_out().startswith("T1")
    desk.strike("T1", Key.Key_T)
    assert isinstance(desk.case.ruling.claims[desk.point("T1")], PointRuling)
    desk.key(Key.Key_Question, SHIFT)
    assert desk.window.modes.trying.is_on, "the point is played out"
    desk.key(Key.Key_Escape)
    assert not desk.window.modes.trying.is_on


def test_a_case_is_brought_to_its_result_by_keys(desk):
    desk.board.setFocus()
    desk.strike("H17 C12 R11 F5 K2", Key.Key_D)
    desk.key(Key.Key_Return)
    assert desk.case.ruling.word is StatusSource.REFEREE
    for _ in range(20):
        if desk.stage == "count":
            break
        desk.key(Key.Key_Return)
    desk.key(Key.Key_Return)
    assert desk.window.modes.staging.is_on
    for _ in range(60):
        desk.key(Key.Key_Space)
        if desk.window.modes.staging.player.is_at_end:
            break
    assert desk.window.modes.staging.player.done == desk.window.modes.staging.player.last
    desk.key(Key.Key_Escape)
    assert not desk.window.modes.staging.is_on
    assert desk.board.hasFocus()
    desk.key(Key.Key_PageDown)
    assert desk.stage == "result"
    desk.weighed()
    assert desk.window.views.result_page.sentence.text() == in_words(
        WON[Unit.ZI], name="White", amount="3¼"
    )


def test_the_menus_open_by_letter_and_the_game_is_walked_by_keys(desk):
    session = desk.window.session
    desk.board.setFocus()
    last = session.last_moment
    desk.key(Key.Key_Left, ALT)
    assert session.moment == last - 1
    desk.key(Key.Key_Right, ALT)
    assert session.moment == last
    bar = desk.window.menuBar()
    for action in bar.actions():
        assert "&" in action.text(), action.text()
    desk.key(Key.Key_F2)
    assert desk.window.actions_by_id["legend"].isChecked()
    desk.key(Key.Key_F2, NONE)
    assert not desk.window.actions_by_id["legend"].isChecked()
