"""The table of what has been counted: seen where there is space, a row rings its stones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goref.app.board.board_summary import SummaryLine
from goref.core.base.language import Language
from goref.core.texts.count.board_summary import OFFERED, RULED_BY
from goref.qt.look.style import roles
from goref.qt.look.theme import LIGHT
from goref.qt.questions.summary_view import SummaryView
from tests.languages import EN, LANGUAGES
from tests.qt.conftest import Start
from tests.qt.desk import GAMES, Desk

LINES = (
    SummaryLine("Dead, top left (C16)", "4", "", frozenset({1, 2}), stands_out=True),
    SummaryLine("Dame left", white="E19, K13"),
)


def middle(view: SummaryView, row: int) -> QPoint:
    return QPoint(20, view.place_of(row).center().y())


@pytest.fixture
def view(qtbot) -> SummaryView:
    made = SummaryView(EN, LIGHT)
    qtbot.addWidget(made)
    made.show_lines(LINES, "accepted")
    made.resize(500, made.heightForWidth(500))
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_row_under_the_pointer_names_its_points_and_is_lit(view: SummaryView) -> None:
    heard = []
    view.pointed.connect(heard.append)
    spot = middle(view, 0) + QPoint(260, 0)
    before = view.grab().toImage().pixelColor(spot).name()
    QTest.mouseMove(view, middle(view, 0))
    QApplication.processEvents()
    assert heard == [frozenset({1, 2})]
    after = view.grab().toImage().pixelColor(spot).name()
    assert after == roles().hover != before
    QTest.mouseMove(view, middle(view, 1))
    QApplication.processEvents()
    assert heard[1:] == [frozenset()]


def test_a_screen_reader_hears_every_line_with_its_side(view: SummaryView) -> None:
    assert view.accessibleName() == "What has been counted so far"
    assert view.accessibleDescription().splitlines() == [
        "Dead, top left (C16): Black 4",
        "Dame left: E19, K13",
    ]


def test_it_is_seen_once_ruled_and_until_cards_need_the_space(start: Start) -> None:
    desk: Desk = start(GAMES / "gold-petal-bowls.sgf")
    desk.weighed()
    page = desk.questions.page
    assert page.summary.isVisible()
    dead = [line for line in page.summary.lines if line.stands_out]
    figures = [(line.black, line.white) for line in dead]
    assert sum(int(black or 0) for black, _ in figures) == 3
    assert sum(int(white or 0) for _, white in figures) == 3
    QTest.mouseMove(page.summary, middle(page.summary, 0))
    QApplication.processEvents()
    assert desk.board.view().lit == dead[0].points, "they are ringed on the board"
    page.setFixedHeight(200)
    QApplication.processEvents()
    assert not page.summary.isVisible()


def test_nothing_is_told_of_a_board_that_nobody_has_ruled_on(start: Start) -> None:
    desk = start(GAMES / "takagawa--go-seigen-1959.sgf")
    desk.weighed()
    assert not desk.questions.page.findChildren(SummaryView)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_fit_in_a_narrow_window(qtbot, language: Language) -> None:
    view = SummaryView(language, LIGHT)
    qtbot.addWidget(view)
    usual = QFont("DejaVu Sans")  # the widest
    usual.setPointSizeF(10.5)
    view.setFont(usual)
    view.resize(376, 200)  # the folded summary in the narrowest panel
    heading = QFont(usual)
    heading.setBold(True)
    wide = QFontMetrics(heading).horizontalAdvance(view.accessibleName())
    assert wide < view.width()
    states = [text.in_(language) for text in (OFFERED, *RULED_BY.values())]
    for state in states:
        view.show_lines(LINES, "")
        bare = view.grab().toImage()
        view.show_lines(LINES, state)
        told = view.grab().toImage()
        assert told != bare, "the state is painted"
        first = QRect(0, 0, wide, view.place_of(-1).top())
        assert told.copy(first) == bare.copy(first), "but not over the heading"
