"""Languages, themes, sizes: the window stays whole, named and reachable in all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QColor, QImage
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
)

from goref.core.base.language import LANGUAGES as WRITINGS
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.status import CaseState
from goref.core.texts.results import WON
from goref.core.texts.status import STATES
from goref.qt.look.theme import CONTRAST, CONTRAST_DARK, DARK, LIGHT, ROLES
from tests.languages import JA, ZH
from tests.length import sample, share
from tests.qt.desk import CTRL, GAMES, Desk, Key, plain_sgf, settle
from tests.qt.fitting import CASES, LANGUAGES, clipped, rest
from tests.qt.states import everywhere
from tests.wordings import in_words

CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def action(desk: Desk, text: str) -> QAction:
    [found] = [
        a for a in desk.window.findChildren(QAction) if a.text().replace("&", "") == text
    ]
    return found


# Language and theme


@pytest.mark.parametrize("language", [ZH, JA])
def test_another_language_keeps_the_session_and_its_undo(desk, language):
    desk.click(CHAINS)
    desk.rules("tang-song")
    desk.undo()
    session, case, history = desk.window.session, desk.case, desk.window.session.history
    action(desk, WRITINGS[language].name).trigger()
    assert desk.window.session is session
    assert desk.case == case
    assert session.history == history
    assert desk.window.actions_by_id["undo"].isEnabled()
    assert desk.window.isWindowModified()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.redo()
    assert desk.case.rules == "tang-song"
    assert desk.result == {ZH: "尚未裁定", JA: "未裁定"}[language]
    assert desk.window.menuBar().actions()[0].text() != "&File"
    assert desk.main.preferences.language == language
    desk.undo()
    desk.undo()
    assert desk.score.survey.dead == desk.points("H17 H16 C12 R11 F5")
    assert desk.light("K2", 0.2) > 200, "K2 stands again"


def test_the_language_is_remembered(desk, start):
    action(desk, "中文").trigger()
    again = start(None)
    assert again.main.language == "zh"
    assert again.result.startswith("黑胜一路")
    action(again, "English").trigger()
    assert again.result.startswith(in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1))


def test_an_unsaved_case_is_not_asked_about_when_the_language_changes(desk, no_dialogs):
    desk.click("H17")
    action(desk, "日本語").trigger()  # a question would fail
    assert desk.score.survey.dead == desk.points("H17 H16")


@pytest.mark.parametrize(
    ("name", "theme"),
    [
        ("Dark", DARK),
        ("High contrast", CONTRAST),
        ("High contrast, dark", CONTRAST_DARK),
    ],
)
def test_another_theme_keeps_the_session_and_its_undo(desk, name, theme):
    desk.click("H17 C12")
    desk.undo()
    session, case = desk.window.session, desk.case
    action(desk, name).trigger()
    assert desk.window.session is session
    assert desk.case == case
    assert desk.window.actions_by_id["redo"].isEnabled()
    assert desk.board.theme() is theme
    window = desk.window.grab().toImage()
    corner = window.pixelColor(window.width() - 3, window.height() // 2).name()
    assert corner == ROLES[theme.name].window
    assert (QColor(corner).lightness() < 60) == (theme in (DARK, CONTRAST_DARK))
    assert desk.picture().pixelColor(2, 2).name() == theme.background
    middle = desk.colour("H17")
    assert middle == theme.mark_white, "White's land where a black stone was"
    assert desk.main.preferences.theme == theme.name


def test_in_the_dark_stones_marks_and_board_stay_apart(desk):
    desk.click(CHAINS)
    desk.window.actions_by_id["as-it-stands"].trigger()
    action(desk, "Dark").trigger()
    board = QColor(DARK.board).lightness()
    assert desk.light("A12", 0.3, 0.3) == pytest.approx(board, abs=6), "an empty spot"
    assert desk.light("E17", 0.2) < board - 25, "a black stone"
    assert desk.light("F17", 0.2) > board + 80, "a white stone"
    assert desk.light("A12") < board - 25, "Black's mark"


def test_light_again_looks_as_before(desk):
    def look(theme: str) -> QImage:
        action(desk, theme).trigger()
        desk.window.activateWindow()
        desk.qtbot.waitUntil(desk.window.isActiveWindow)
        desk.window.resize(960, 700)  # the offscreen screen holds no more
        desk.board.setFocus()
        settle()
        return desk.picture()

    light, dark, again = look("Light"), look("Dark"), look("Light")
    assert dark != light
    assert again == light
    assert desk.board.theme() is LIGHT


def test_the_system_turning_dark_is_followed_only_where_asked(desk, monkeypatch):
    monkeypatch.setattr(
        "goref.qt.look.appearance.resolved", lambda name: "dark" if name == "system" else name
    )
    action(desk, "As the system").trigger()
    assert desk.board.theme() is DARK
    action(desk, "Light").trigger()
    desk.main._scheme_changed()
    assert desk.board.theme() is LIGHT


def test_stage_and_drawer_are_kept_when_the_window_is_made_anew(desk):
    desk.go("doubts")
    desk.board.setFocus()
    desk.walk("C3")
    desk.key(Key.Key_M, CTRL)
    desk.pick(desk.window.views.compare.reference, "japanese")
    action(desk, "Dark").trigger()
    assert desk.window.pages.in_sight is desk.window.views.compare
    assert desk.window.views.compare.reference.currentData() == "japanese"
    assert desk.stage == "doubts"
    assert desk.board.cursor_point() == desk.point("C3")
    desk.key(Key.Key_Escape)
    assert desk.window.pages.in_sight is desk.questions.page


# Room

ROOMS = (
    *(((960, 600), 100), ((960, 640), 125), ((1280, 800), 100), ((1280, 800), 200)),
    *(((1920, 1080), 100), ((1920, 1080), 200)),
)
"""Sizes of window, and of texts in percent."""


@pytest.mark.parametrize(
    ("room", "game", "language"),
    share(list(product(ROOMS, ["gold-petal-bowls", *CASES], LANGUAGES)), 7),
)
def test_nothing_is_clipped_and_nothing_scrolls_twice(start, tmp_path, game, language, room):
    if game in CASES:
        desk = start(GAMES / f"{game}.sgf")
    else:
        desk = start(plain_sgf(game, tmp_path))
        desk.click(CHAINS)
        desk.rules("tang-song")  # the longest result
    size, percent = room
    desk.main.use_language(language)
    desk.main.use_text_size(percent)
    desk.window.resize(*size)
    settle()
    assert (desk.window.width(), desk.window.height()) == size, "the window goes that small"
    assert list(everywhere(desk.window)) == []
    layout = desk.board.board_layout()
    assert layout.board.width == layout.board.height
    assert layout.spacing >= 13
    assert layout.labels, "coordinates are there"


def test_the_check_sees_what_is_clipped(desk):
    assert list(clipped(desk.window)) == []
    desk.window.foot.act.setFixedWidth(10)
    desk.window.foot.says.setFixedHeight(5)
    desk.window.views.count_page.counts.setFixedWidth(60)
    desk.window.show_stage("count")
    settle()
    said = "\n".join(clipped(desk.window))
    assert "To the questions" in said
    assert in_words(STATES[CaseState.UNDECIDED]) in said
    assert "ChoiceBox stage-counts" in said


def test_the_check_sees_cells_that_are_cut(desk):
    desk.go("result")
    desk.window.views.result_page.counted.open()
    rest(desk.window)
    assert list(clipped(desk.window)) == []
    table = desk.window.views.result_page.told.lines.table
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.resizeSection(0, 30)
    header.resizeSection(1, 12)
    settle()
    said = list(clipped(desk.window))
    name, black = table.item(0, 0), table.item(0, 1)
    assert name is not None
    assert black is not None
    assert any(repr(name.text()) in each for each in said)
    assert any(repr(black.text()) in each for each in said)
    assert any(each.startswith("heading 'Black'") for each in said)
    name.setToolTip(name.text())
    assert not any(repr(name.text()) in each for each in clipped(desk.window)), "told in full"


def test_the_check_sees_rows_that_are_cut(start):
    desk = start(GAMES / f"{CASES[1]}.sgf")
    desk.window.actions_by_id["moves"].trigger()
    rest(desk.window)
    assert list(clipped(desk.window)) == []
    desk.window.views.moves.table.setFixedHeight(20)
    rest(desk.window)
    assert any("is out of sight" in each for each in clipped(desk.window))


def test_the_check_sees_what_lies_on_another_and_what_shows_nothing(start):
    desk = start(GAMES / f"{CASES[1]}.sgf")
    desk.weighed()
    one, other, *_ = desk.questions.page.card.answers.buttons
    other.move(one.pos())
    said = list(clipped(desk.window))
    assert any("Dead" in each and "lies on" in each for each in said)
    desk.questions.page.area.setFixedHeight(30)
    settle()
    assert any("shows 30 of" in each for each in clipped(desk.window))


def test_the_check_sees_what_scrolls_within_what_scrolls(start):
    desk = start(GAMES / f"{CASES[1]}.sgf")
    desk.window.resize(960, 640)
    desk.go("result")
    page = desk.window.views.result_page
    page.still_open.open()
    rest(desk.window)
    assert list(clipped(desk.window)) == []
    page.could_change.setMaximumHeight(80)
    page.area.setFixedHeight(120)
    rest(desk.window)
    assert any("scrolls within" in each for each in clipped(desk.window))


@pytest.mark.parametrize("rules", sample(sorted(RULESETS), 3))
def test_every_result_fits_in_the_smallest_window(desk, rules):
    desk.window.resize(1024, 700)
    desk.rules(rules)
    desk.go("result")
    rest(desk.window)
    assert list(clipped(desk.window)) == []


def test_at_twice_the_size_nothing_is_clipped(home):
    done = subprocess.run(
        [sys.executable, "-m", "tests.qt.states"],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "QT_SCALE_FACTOR": "2"},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert lines.count("ratio 2.0") >= len(CASES)
    assert lines.count(f"pixel {LIGHT.mark_white}") == 1
    assert [line for line in lines if line.startswith("clipped")] == []


def test_tab_goes_through_everything_and_back_to_the_board(desk):
    reached = set()
    desk.board.setFocus()
    for _ in range(60):
        desk.key(Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.add(widget.objectName() or type(widget).__name__)
        if widget is desk.board:
            break
    else:
        pytest.fail("the board is not reached again")
    assert {"stages", "change", "foot-act"} & reached >= {"stages", "change"}
