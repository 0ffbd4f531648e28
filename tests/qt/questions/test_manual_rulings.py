"""Claims made by hand, and what points of a seki are worth: closed until they are wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QTableWidget, QToolButton

from goref.core.base.colour import WHITE
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.texts.terms import KINDS
from goref.qt.questions.queue_page import LEAST_OPEN, LEAST_SEEN
from goref.qt.widgets.metrics import TARGET
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
def test_the_question_stays_in_sight_beside_what_is_opened(
    desk: Desk, size: tuple[int, int]
) -> None:
    desk.go("doubts")
    page, row = desk.questions.page, desk.questions.by_hand.claims
    desk.window.resize(*size)
    desk.press(row.head)
    for on in (False, True):
        if on:
            desk.key(Key.Key_F1)
        settle()
        assert page.card.isVisible()
        assert page.card.info.isChecked() is on, "the reasons are the question's"
        assert page.area.height() >= LEAST_SEEN
        assert page.area.geometry().bottom() < row.y(), "neither covers the other"
        assert row.geometry().bottom() <= page.height()
        assert row.height() >= min(row.wants(row.width()), LEAST_OPEN)


def test_escape_closes_what_was_opened(desk: Desk) -> None:
    desk.go("doubts")
    row = desk.questions.by_hand.claims
    desk.press(row.head)
    desk.key(Key.Key_Escape)
    assert not row.is_open
    assert desk.questions.brush is None
    assert desk.board.hasFocus()
    desk.window.resize(1280, 900)
    desk.press(row.head)
    settle()
    assert row.height() >= row.wants(row.width()), "it is as high again as it wants"


def test_a_question_without_room_comes_back_for_its_keys(desk: Desk) -> None:
    before = desk.case
    desk.main.use_text_size(200)
    page, row = desk.questions.page, desk.questions.by_hand.claims
    desk.window.resize(960, 640)
    desk.go("doubts")
    desk.press(row.head)
    settle()
    assert page.area.isHidden()
    desk.key(Key.Key_1)
    settle()
    assert not row.is_open
    assert page.card.isVisible()
    assert desk.case == before
    assert desk.status == "The question was not visible: press again."
    desk.press(row.head)
    desk.key(Key.Key_F1)
    assert page.card.info.isChecked()
    assert page.card.isVisible()


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
