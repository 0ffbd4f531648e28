"""Claims made by hand, and what points of a seki are worth: closed until they are wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollBar, QTableWidget, QToolButton

from goref.core.base.colour import WHITE
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.texts.terms import KINDS
from goref.qt.look.metrics import TARGET
from goref.qt.questions.summary_view import SummaryView
from tests.core.modern_ending import DEAD, SEKI
from tests.qt.conftest import Start
from tests.qt.desk import RIGHT, Desk, Key, cells, plain_sgf, settle
from tests.wordings import in_words


@pytest.fixture
def desk(start: Start, tmp_path: Path) -> Desk:
    made: Desk = start(plain_sgf("modern-ending", tmp_path))
    made.click(" ".join(DEAD))
    made.nothing_else()
    made.rule(SEKI, Key.Key_S)
    return made


def test_they_are_in_sight_at_the_doubts_only_and_closed(desk: Desk) -> None:
    by_hand = desk.questions.by_hand
    for stage in desk.window.stages.ids:
        desk.go(stage)
        assert by_hand.claims.isVisible() is (stage == "doubts"), stage
        assert by_hand.seki.isVisible() is (stage == "doubts"), stage
        assert not by_hand.claims.is_open
        assert not by_hand.seki.is_open
    desk.go("doubts")
    desk.undo()
    assert desk.score.survey.seki == frozenset()
    assert not by_hand.seki.isVisible(), "there is no seki any more"
    assert by_hand.claims.isVisible()
    desk.rules("tromp-taylor")
    assert not by_hand.claims.isVisible(), "what nobody counts is not claimed"


def test_points_of_the_seki_are_told_and_shown(desk: Desk) -> None:
    desk.go("doubts")
    row = desk.questions.by_hand.seki
    desk.press(row.head)
    table = row.inner.findChild(QTableWidget, "seki-points")
    assert table is not None
    desk.qtbot.waitUntil(lambda: all(texts[3] != "…" for texts in cells(table)))
    assert cells(table) == [
        ["K1", f"{in_words(KINDS['eye'])} (computed)", "Black", "+½"],
        ["M1", "shared liberty (computed)", "–", "0"],
        ["O1", f"{in_words(KINDS['eye'])} (computed)", "White", "+½"],
    ]
    assert table.horizontalHeaderItem(3).text() == "Worth (zi)"
    for row_number, name in ((2, "O1"), (0, "K1")):
        item = table.item(row_number, 0)
        assert item is not None
        desk.press(table.viewport(), table.visualItemRect(item).center())
        assert desk.board.view().lit == desk.points(name)
        assert desk.lit(["K1", "M1", "O1"]) == {name}


def test_claims_are_made_by_click_while_the_row_is_open(desk: Desk) -> None:
    desk.go("doubts")
    row = desk.questions.by_hand.claims
    before = desk.case
    desk.press(row.head)
    buttons = {b.objectName(): b for b in row.findChildren(QToolButton)}
    assert min(button.height() for button in buttons.values()) >= TARGET
    desk.press(buttons["kind-false-eye"])
    desk.click("O1", RIGHT)
    assert desk.case.ruling.claims == {
        desk.point("O1"): PointRuling(PointKind.FALSE_EYE, WHITE)
    }
    desk.click("O1", RIGHT)
    assert desk.case == before, "once more takes it back"
    desk.click("R18")
    assert desk.case != before, "on a stone a click is what it always is"
    desk.undo()
    desk.go("dead")
    assert desk.questions.brush is None, "out of sight it does nothing"
    desk.go("doubts")
    desk.press(row.head)
    assert desk.questions.brush is None
    desk.click("O1")
    assert desk.case == before


@pytest.mark.parametrize("size", [(1280, 900), (1240, 760), (960, 640)])
@pytest.mark.parametrize("name", ["claims", "seki"])
def test_the_page_scrolls_as_a_whole_with_what_is_opened(
    desk: Desk, size: tuple[int, int], name: str
) -> None:
    desk.go("doubts")
    page, row = desk.questions.page, getattr(desk.questions.by_hand, name)
    desk.window.resize(*size)
    desk.press(row.head)
    settle()
    view = page.area.viewport()
    assert row.height() == row.wants(row.width()), "it is whole"
    top = row.mapTo(view, QPoint()).y()
    assert top + min(row.height(), view.height()) <= view.height(), "and it is in sight"
    bars = [one for one in page.findChildren(QScrollBar) if one.isVisible()]
    assert bars == ([page.area.verticalScrollBar()] if bars else []), "nothing in it scrolls"
    desk.key(Key.Key_F1)
    assert page.card.info.isChecked(), "the reasons are the question's"
    desk.key(Key.Key_F1)
    desk.press(row.head)
    settle()


def test_what_was_counted_comes_back_once_a_row_is_closed(start: Start, tmp_path: Path) -> None:
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.nothing_else()
    desk.weighed()
    desk.go("doubts")
    page, row = desk.questions.page, desk.questions.by_hand.claims
    desk.window.resize(1280, 800)
    settle()
    shown, high = page.summary.isVisible(), row.height()
    for _ in range(2):
        desk.press(row.head)
        settle()
        assert page.summary.isVisible() or page.counted.isVisible(), "in a line at least"
    assert page.summary.isVisible() is shown
    assert row.height() == high, "no space is given to a closed row"
    desk.window.resize(960, 640)
    desk.main.use_text_size(150)
    page = desk.questions.page
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    settle()
    assert not page.summary.isVisible()
    assert page.counted.isVisible()
    desk.press(page.counted.head)
    folded = page.counted.findChild(SummaryView)
    assert folded is not None
    assert folded.isVisible()
    assert folded.lines == page.summary.lines


def test_escape_closes_what_was_opened(desk: Desk) -> None:
    desk.go("doubts")
    row = desk.questions.by_hand.claims
    desk.press(row.head)
    desk.key(Key.Key_Escape)
    assert not row.is_open
    assert desk.questions.brush is None
    assert desk.board.hasFocus()


def test_a_question_without_room_comes_back_for_its_keys(desk: Desk) -> None:
    before = desk.case
    desk.main.use_text_size(200)
    page, row = desk.questions.page, desk.questions.by_hand.claims
    desk.window.resize(960, 640)
    desk.go("doubts")
    settle()
    page.area.ensureWidgetVisible(row, 0, 0)
    desk.press(row.head)
    settle()
    desk.key(Key.Key_1)
    settle()
    assert desk.case == before
    assert desk.status == "The question was not visible: press again."
    assert not page.card.answers.visibleRegion().isEmpty()


def test_in_other_colours_what_was_opened_is_open_still(desk: Desk) -> None:
    desk.go("doubts")
    desk.press(desk.questions.by_hand.claims.head)
    brush = desk.questions.brush
    assert brush is not None
    desk.main.use_theme("dark")
    settle()
    assert desk.stage == "doubts"
    assert desk.questions.by_hand.claims.is_open
    assert not desk.questions.by_hand.seki.is_open
    assert desk.questions.brush is brush
