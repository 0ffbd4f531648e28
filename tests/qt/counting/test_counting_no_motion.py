"""A count laid out where nothing is to move."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog

from goref.qt.counting.timing import PAUSE
from goref.qt.look import motion
from goref.qt.look.motion import ALWAYS, NEVER, SYSTEM
from tests.qt.desk import Desk, Key, plain_sgf, settle

CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    made = start(plain_sgf("gold-petal-bowls", tmp_path))
    made.click(CHAINS)
    return made


def lay_out(desk: Desk):
    desk.window.show_stage("count")
    desk.lay_out()
    assert desk.window.modes.staging.is_on
    return desk.window.modes.staging.player, desk.window.modes.staging.panel.controls


@pytest.mark.parametrize(
    ("wanted", "system", "travels"),
    [
        (SYSTEM, False, True),
        (SYSTEM, True, False),
        (NEVER, True, True),
        (ALWAYS, False, False),
    ],
)
def test_stones_travel_where_nobody_minds(desk, monkeypatch, wanted, system, travels):
    monkeypatch.setattr(motion, "system_is_still", lambda: system)
    desk.main.preferences.motion = wanted
    player, controls = lay_out(desk)
    assert player.travels is travels
    assert controls.travels.isChecked() is travels
    assert controls.travels.isEnabled() is (wanted != ALWAYS)
    assert controls.speed.isEnabled() is travels
    before = desk.board.view()
    desk.key(Key.Key_Space)
    assert player.travel.is_running is travels
    assert bool(player.travel.sprites) is travels
    if not travels:
        assert player.shown == player.done > 0
        assert desk.board.view().position != before.position, "they are there at once"


def test_who_wants_them_to_travel_is_heeded_against_the_system_not_the_preferences(
    desk, monkeypatch
):
    monkeypatch.setattr(motion, "system_is_still", lambda: True)
    player, controls = lay_out(desk)
    desk.window.modes.staging.panel.all_steps.open()
    desk.press(controls.travels)
    assert player.travels
    desk.window.modes.staging.leave()
    desk.main.preferences.motion = ALWAYS
    desk.window.modes.staging.on_preferences_changed()
    assert not player.travels


def test_speed_means_nothing_where_nothing_travels(desk):
    desk.main.preferences.motion = ALWAYS
    player, _ = lay_out(desk)
    player.speed = 4
    desk.key(Key.Key_P)
    assert player._pause.isActive()
    assert player._pause.interval() == PAUSE
    desk.key(Key.Key_P)


def test_the_preferences_stop_stones_on_their_way(desk):
    player, controls = lay_out(desk)
    desk.key(Key.Key_Space)
    assert player.travel.is_running
    desk.window.actions_by_id["preferences"].trigger()
    [dialog] = [d for d in desk.window.findChildren(QDialog, "preferences") if d.isVisible()]
    desk.qtbot.waitExposed(dialog)
    dialog.activateWindow()
    desk.qtbot.waitUntil(dialog.isActiveWindow)
    box = dialog.findChild(QComboBox, "reduce-motion")
    assert box.currentData() == SYSTEM
    box.setFocus()
    QTest.keyClick(dialog.windowHandle(), Key.Key_End)
    settle()
    assert desk.main.preferences.motion == ALWAYS
    assert not player.travel.is_running
    assert not player.travels
    assert not controls.travels.isEnabled()
    assert QApplication.styleHints().cursorFlashTime() == 0
    QTest.keyClick(dialog.windowHandle(), Key.Key_Home)
    assert desk.main.preferences.motion == SYSTEM
    assert QApplication.styleHints().cursorFlashTime() > 0
    assert controls.travels.isEnabled()
    dialog.close()
