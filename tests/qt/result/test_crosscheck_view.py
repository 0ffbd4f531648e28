"""The cross-check: rows that come one by one, a flag where two disagree, the advice."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.core.base.colour import Who
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.scorer import Score, score
from goref.core.texts.count.parts import PARTS
from goref.core.texts.terms import COUNTS
from goref.qt.result.crosscheck_view import AGREE, CrossCheckView
from tests.core.build import game
from tests.languages import EN, JA, KO, ZH
from tests.qt.cells import cut
from tests.qt.fitting import clipped
from tests.wordings import in_words

BOWLS = game("gold-petal-bowls").settled().answering(first_pass=Who.WHITE)


def scored(rules: str, case: Case = BOWLS) -> tuple[Case, Score]:
    return case, score(case, RULESETS[rules])


def wrong(counted: Score) -> Score:
    """A point too many for Black among the lines."""
    assert counted.margin is not None
    first, *others = counted.lines
    lines = (replace(first, black=first.black + 1), *others)
    return replace(counted, lines=lines, margin=counted.margin + 1)


def view_in(qtbot: QtBot, language: str = EN, width: int = 420) -> CrossCheckView:
    view = CrossCheckView(language)
    qtbot.addWidget(view)
    view.resize(width, 480)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def view(qtbot: QtBot) -> CrossCheckView:
    return view_in(qtbot)


def rows(view: CrossCheckView) -> list[list[str]]:
    table = view.table
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def finished(qtbot: QtBot, view: CrossCheckView) -> None:
    qtbot.waitUntil(lambda: not view.is_busy)


def click_row(view: CrossCheckView, row: int) -> None:
    item = view.table.item(row, 0)
    view.table.scrollToItem(item)
    place = view.table.visualItemRect(item).center()
    QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_every_way_is_a_row_and_all_agree(qtbot: QtBot, view: CrossCheckView) -> None:
    view.show_case(*scored("jpd-b"))
    assert view.summary.text() == "Counting in every way …"
    finished(qtbot, view)
    told = rows(view)
    assert len(told) == 13
    assert told[0] == ["Formula", "181", "180", "−6½", "✓"]
    assert told[1] == [
        f"{in_words(COUNTS['equal-stones'])} · difference only",
        "",
        "",
        "−6½",
        "✓",
    ]
    assert [f"{in_words(COUNTS['equal-stones'])} · with stones", "46", "45", "−6½", "✓"] in told
    assert ["filling in · with stones, White alone", "181", "180", "−6½", "✓"] in told
    assert {row[4] for row in told} == {"✓"}
    assert view.summary.text() == in_words(AGREE, count=13)
    assert not view.working.isVisible()


def test_rows_come_one_after_the_other(view: CrossCheckView) -> None:
    view.show_case(*scored("jpd-b"))
    seen = [view.table.rowCount()]
    while view.is_busy:
        QApplication.processEvents()
        seen.append(view.table.rowCount())
    assert seen[0] == 0
    assert seen[-1] == 13
    assert len(set(seen)) > 2, "not all in one go"


def test_a_row_opens_its_working(qtbot: QtBot, view: CrossCheckView) -> None:
    view.show_case(*scored("jpd-a"))
    finished(qtbot, view)
    click_row(view, 0)
    assert view.working.isVisible()
    assert "Territory" in view.working.text()
    assert "Komi" in view.working.text()
    area = next(
        i
        for i, row in enumerate(rows(view))
        if row[0].startswith("area") and "stones" in row[0]
    )
    click_row(view, area)
    text = view.working.text()
    assert in_words(PARTS["half-public"]) in text
    assert "½" in text
    assert "Territory" not in text, "one working is enough where they agree"
    QTest.keyClick(view.table, Qt.Key.Key_Down)
    assert in_words(PARTS["rest"]) in view.working.text()


def test_a_disagreement_is_a_flag_with_both_workings(
    qtbot: QtBot, view: CrossCheckView
) -> None:
    case, counted = scored("jpd-b")
    view.show_case(case, wrong(counted))
    finished(qtbot, view)
    told = rows(view)
    assert told[0][3:] == ["−5½", "✓"]
    assert {tuple(row[3:]) for row in told[1:]} == {("−6½", "⚑")}
    assert view.summary.text() == "⚑ 12 of 13 ways to count disagree: open their workings."
    flag = view.table.item(12, 4)
    assert flag.foreground().color() == Qt.GlobalColor.red
    assert flag.toolTip() == "disagrees"
    click_row(view, 12)
    text = view.working.text()
    assert text.index("Formula") < text.index("equal space")
    assert "−5½" in text
    assert "−6½" in text


def test_the_advice_tells_its_three_results_in_order(
    qtbot: QtBot, view: CrossCheckView
) -> None:
    view.show_case(*scored("jpd-a"))
    finished(qtbot, view)
    assert view.button.isVisible()
    assert not view.told.isVisible()
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    finished(qtbot, view)
    assert view.told.text().splitlines() == [
        "1. Territory: b = 45, w = 45.",
        "2. Converted with n = 135, G = 1: b + n + G/2 = 180½, w + n + G/2 = 180½.",
        "3. Filled in, Black alone: 180½.",
        "✓ All three agree.",
    ]
    case, counted = scored("jpd-a")
    view.show_case(case, wrong(counted))
    assert not view.told.isVisible(), "of another score"
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    finished(qtbot, view)
    assert view.told.text().endswith("⚑ They do not agree: open the workings.")
    assert view.table.rowCount() == 13, "the rows come all the same"


def test_the_advice_is_offered_only_where_it_can_be_followed(view: CrossCheckView) -> None:
    view.show_case(*scored("japanese"))
    assert not view.button.isVisible()
    view.show_case(*scored("jpd-art"))
    assert view.button.isVisible()


def test_another_case_drops_the_work_on_the_one_before(
    qtbot: QtBot, view: CrossCheckView
) -> None:
    view.show_case(*scored("jpd-b"))
    qtbot.waitUntil(lambda: view.table.rowCount() >= 2)
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    other = scored("japanese", BOWLS.answering(komi=Fraction(0)))
    view.show_case(*other)
    assert view.table.rowCount() == 0
    finished(qtbot, view)
    assert [row[0] for row in rows(view)] == [
        "Formula",
        f"{in_words(COUNTS['territory'])} · difference only",
        f"{in_words(COUNTS['territory'])} · with stones",
    ]
    assert not view.told.isVisible()
    view.show_case(*other)
    assert not view.is_busy, "the same case is not counted again"
    assert view.table.rowCount() == 3


def test_nothing_is_counted_while_nobody_looks(qtbot: QtBot, view: CrossCheckView) -> None:
    view.hide()
    view.show_case(*scored("jpd-b"))
    assert not view.is_busy
    view.show()
    assert view.is_busy
    qtbot.waitUntil(lambda: view.table.rowCount() >= 2)
    view.hide()
    assert not view.is_busy
    view.show()
    finished(qtbot, view)
    assert view.table.rowCount() == 13


def test_before_there_is_a_result(qtbot: QtBot, view: CrossCheckView) -> None:
    case = BOWLS.answering(first_pass=None)
    view.show_case(*scored("jpd-a", case))
    finished(qtbot, view)
    assert view.summary.text() == "There is nothing to check yet: the result is not known."
    assert not view.table.isVisible()
    assert not view.button.isVisible()


def test_nothing_is_called_right_before_anybody_has_ruled(
    qtbot: QtBot, view: CrossCheckView
) -> None:
    view.show_case(*scored("jpd-b", replace(BOWLS, ruling=Ruling())))
    finished(qtbot, view)
    assert view.summary.text() == "There is nothing to check yet: the result is not known."
    assert "✓" not in view.short
    assert not view.table.isVisible()
    assert not view.button.isVisible()
    view.show_case(*scored("jpd-b"))
    finished(qtbot, view)
    assert view.short.startswith("✓")


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
@pytest.mark.parametrize("width", [340, 460])
def test_nothing_is_cut(qtbot: QtBot, language: str, width: int) -> None:
    view = view_in(qtbot, language, width)
    view.show_case(*scored("jpd-a"))
    finished(qtbot, view)
    QTest.mouseClick(view.button, Qt.MouseButton.LeftButton)
    finished(qtbot, view)
    click_row(view, 6)
    qtbot.wait(1)
    assert list(cut(view.table)) == []
    assert list(cut(view.table.horizontalHeader())) == []
    assert list(clipped(view)) == []


def test_a_view_that_nobody_has_any_more_is_gone(qapp: QApplication) -> None:
    view = CrossCheckView(EN)
    view.show_case(*scored("japanese"))
    left = weakref.ref(view)
    del view
    gc.collect()
    assert left() is None
