"""Texts larger and smaller: remembered, everywhere, and with room for all of it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog

from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.qt.board.layout import board_layout
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.frame.playback import SLIDES
from goref.qt.look.appearance import TEXT_SIZES
from goref.qt.picture.legend import Entry
from tests.length import sample
from tests.qt.desk import CTRL, Desk, Key, plain_sgf, settle
from tests.qt.fitting import LANGUAGES, clipped, rest

CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def press(desk: Desk, key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        desk.window.activateWindow()
        desk.qtbot.waitUntil(desk.window.isActiveWindow)
        desk.key(key, CTRL)


def sizes(desk: Desk) -> tuple[float, float, float]:
    """Of a label, of the board's labels, and how far apart the board's lines are."""
    desk.window.resize(1280, 800)
    settle()
    layout = desk.board.board_layout()
    return desk.window.views.count_page.told.font().pointSizeF(), layout.font, layout.spacing


def test_keys_make_texts_larger_and_smaller_and_ordinary_again(desk):
    desk.click("H17")
    session, case = desk.window.session, desk.case
    ordinary = sizes(desk)
    press(desk, Key.Key_Plus, 3)
    assert desk.main.preferences.text_size == 150
    larger = sizes(desk)
    assert larger[0] == pytest.approx(1.5 * ordinary[0])
    assert larger[1] > 1.1 * ordinary[1], "the board's labels too"
    assert desk.window.session is session
    assert desk.case == case
    press(desk, Key.Key_Equal)
    assert desk.main.preferences.text_size == 175
    press(desk, Key.Key_0)
    assert sizes(desk) == ordinary
    press(desk, Key.Key_Minus)
    assert desk.main.preferences.text_size == 90
    assert sizes(desk)[0] == pytest.approx(0.9 * ordinary[0])


def test_there_is_an_end_to_it(desk):
    actions = desk.window.actions_by_id
    assert actions["larger-text"].isEnabled()
    desk.main.use_text_size(TEXT_SIZES[-1])
    assert not desk.window.actions_by_id["larger-text"].isEnabled()
    press(desk, Key.Key_Plus)
    assert desk.main.preferences.text_size == 200
    desk.main.use_text_size(TEXT_SIZES[0])
    assert not desk.window.actions_by_id["smaller-text"].isEnabled()
    assert desk.window.actions_by_id["larger-text"].isEnabled()


def test_the_size_is_remembered(desk, start):
    desk.main.use_text_size(150)
    before = desk.window.font().pointSizeF()
    desk.main.preferences.save()
    QApplication.setFont(QApplication.font())
    again = start(None)
    assert again.main.preferences.text_size == 150
    assert again.window.font().pointSizeF() == before
    again.main.use_theme("dark")
    assert again.window.font().pointSizeF() == before, "another theme leaves it"
    again.main.use_text_size(100)


def test_a_size_that_nobody_offers_is_the_ordinary_one(desk):
    desk.main.preferences._settings.setValue("text-size", "1000")
    assert desk.main.preferences.text_size == 100
    desk.main.preferences._settings.setValue("text-size", "large")
    assert desk.main.preferences.text_size == 100


def open_preferences(desk: Desk) -> QDialog:
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.window.actions_by_id["preferences"].trigger()
    return preferences(desk)


def preferences(desk: Desk) -> QDialog:
    [dialog] = [d for d in desk.window.findChildren(QDialog, "preferences") if d.isVisible()]
    desk.qtbot.waitExposed(dialog)
    dialog.activateWindow()
    desk.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_the_preferences_offer_the_size_and_stay_open(desk):
    dialog = open_preferences(desk)
    box = dialog.findChild(QComboBox, "text-size")
    assert [box.itemData(row) for row in range(box.count())] == list(TEXT_SIZES)
    assert box.currentText() == "100 %"
    box.setFocus()
    QTest.keyClick(dialog.windowHandle(), Key.Key_Down)
    assert desk.main.preferences.text_size == 110
    again = preferences(desk)
    assert again is not dialog
    box = again.findChild(QComboBox, "text-size")
    assert box.currentData() == 110
    assert box.hasFocus(), "the next press goes on from here"
    QTest.keyClick(again.windowHandle(), Key.Key_Up)
    assert desk.main.preferences.text_size == 100


@pytest.mark.parametrize(
    ("size", "language"), sample(list(product([100, 150, 200], LANGUAGES)), 7)
)
def test_nothing_of_the_preferences_is_clipped(desk, language, size):
    desk.main.use_language(language)
    desk.main.use_text_size(size)
    dialog = open_preferences(desk)
    rest(dialog)
    assert list(clipped(dialog)) == []


@pytest.mark.parametrize(
    ("window", "language"),
    sample(list(product([("manual", 150), ("manual", 200), ("protocol", 150)], LANGUAGES)), 7),
)
def test_other_windows_have_room_for_large_texts(desk, window, language):
    command, size = window
    desk.main.use_language(language)
    desk.main.use_text_size(size)
    desk.click("H17")
    before = {w for w in QApplication.topLevelWidgets() if w.isVisible()}
    desk.window.actions_by_id[command].trigger()
    settle()
    [window] = {w for w in QApplication.topLevelWidgets() if w.isVisible()} - before
    desk.qtbot.waitExposed(window)
    window.resize(1240, 760)
    rest(window)
    assert window.width() <= 1240, "on a small screen"
    found = [said for said in clipped(window) if "manual-search" not in said]
    assert found == []
    window.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_playback_has_room_at_twice_the_size(desk, language):
    desk.main.use_language(language)
    desk.main.use_text_size(200)
    desk.window.resize(1280, 800)
    rest(desk.window)
    bar = desk.window.playback
    assert bar.slider.width() >= SLIDES, "it can be slid"
    assert bar.label.fontMetrics().horizontalAdvance(bar.label.text()) <= bar.label.width()
    assert "266" in bar.label.accessibleName()
    assert bar.label.accessibleName() != bar.label.text(), "the words are still told"
    desk.main.use_text_size(100)
    desk.window.resize(1280, 800)
    rest(desk.window)
    assert desk.window.playback.label.text() == desk.window.playback.label.accessibleName()


def test_the_legend_is_scrolled_by_keys_where_it_has_little_room(desk):
    desk.main.use_text_size(200)
    desk.window.resize(960, 640)
    desk.window.actions_by_id["legend"].setChecked(True)
    rest(desk.window)
    legend = desk.window.views.legend
    assert legend.isVisible()
    legend.setMaximumHeight(60)
    rest(desk.window)
    assert legend.focusPolicy() & Qt.FocusPolicy.TabFocus
    for entry in legend.findChildren(Entry):
        legend.ensureWidgetVisible(entry, 0, 0)
        assert entry.visibleRegion().boundingRect().size() == entry.size()
    desk.main.use_text_size(100)
    desk.window.resize(1280, 800)
    rest(desk.window)
    legend = desk.window.views.legend
    assert legend.isVisible(), "it is open in the new window too"
    assert not legend.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert list(clipped(legend)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_can_be_begun_at_twice_the_size(desk, language):
    desk.main.use_language(language)
    desk.main.use_text_size(200)
    window = desk.window
    window.resize(1280, 800)
    window.modes.trying.propose(desk.points("H17 H16"))
    rest(window)
    assert (window.width(), window.height()) == (1280, 800)
    assert list(clipped(window.modes.trying.panel)) == []
    assert window.foot.act.objectName() == "trial-begin"
    controls = [c for c in window.modes.trying.panel.claim.controls() if c.isVisible()]
    assert len(controls) >= 4
    for control in (*controls, window.foot.act):
        shown = control.visibleRegion().boundingRect()
        assert shown.height() >= 36, "a finger meets it"
        assert shown.width() == control.width()


def test_the_boards_texts_grow_with_the_others_but_leave_room_for_the_board():
    ordinary = board_layout(700, 700, bowls=True)
    for text in (1.25, 1.5, 2.0):
        larger = board_layout(700, 700, bowls=True, text=text)
        assert larger.labels
        assert larger.font > ordinary.font
        assert larger.font <= 0.7 * larger.spacing
        assert larger.vessels[0].name > ordinary.vessels[0].name
        assert larger.vessels[0].font > ordinary.vessels[0].font
        assert larger.spacing >= 0.75 * ordinary.spacing
    small = board_layout(700, 700, text=0.8)
    assert small.font < board_layout(700, 700).font


def test_a_lids_count_is_drawn_larger_with_a_larger_font(qtbot):
    board = BoardWidget(BoardView(Position.empty(grid(19)), prisoners=(8, 8)))
    qtbot.addWidget(board)
    board.resize(900, 700)

    def ink() -> int:
        lid = board.board_layout().lids[0]
        image = board.grab().toImage()
        rows = range(int(lid.text_y - lid.font), int(lid.text_y + lid.font))
        columns = range(int(lid.text_x + 1.1 * lid.font), int(lid.rect.right))
        return sum(image.pixelColor(x, y).lightness() < 90 for y in rows for x in columns)

    before, font = ink(), board.font()
    assert before > 10
    font.setPointSizeF(22)
    board.setFont(font)
    assert ink() > 1.3 * before
