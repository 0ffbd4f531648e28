"""The questions that are not open, in a line each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.core.findings.kind import QuestionKind
from goref.core.texts.questions import SUBJECTS
from goref.qt.look.metrics import TARGET
from goref.qt.questions.rest_list import RestList
from goref.qt.questions.texts import RestRow
from tests.languages import EN
from tests.qt.desk import LEFT, NONE, Key
from tests.qt.narrow import texts
from tests.wordings import in_words

ROWS = (
    RestRow("ko", "The ko at L17: who keeps it?", "½ zi"),
    RestRow("long", "A question that goes on " + "and on " * 30, "‼ 9 zi"),
    RestRow("notes", "▸  Other points to consider (2)", quiet=True),
)


@pytest.fixture
def rest(qtbot: QtBot) -> RestList:
    made = RestList("questions", "Other questions")
    qtbot.addWidget(made)
    made.resize(320, 400)
    made.show_rows(ROWS)
    made.show()
    return made


def test_a_click_wants_a_question(rest: RestList, qtbot: QtBot) -> None:
    where = rest.visualRect(rest.model().index(1, 0))
    assert where.height() >= TARGET
    with qtbot.waitSignal(rest.wanted) as told:
        QTest.mouseClick(rest.viewport(), LEFT, NONE, where.center())
    assert told.args == ["long"]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_the_keys_go_through_them_and_one_opens(rest: RestList, key: Key) -> None:
    wanted: list[object] = []
    rest.wanted.connect(wanted.append)
    rest.setFocus()
    QTest.keyClick(rest, key)
    assert wanted in ([], ["ko"]), "at most the line that the keys are on"
    wanted.clear()
    for move in (Key.Key_Home, Key.Key_Down):
        QTest.keyClick(rest, move)
    QTest.keyClick(rest, key)
    assert wanted == ["long"]
    QApplication.sendEvent(rest, QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", True))
    assert wanted == ["long"], "held down it opens once"


def test_the_keys_stay_at_their_line_while_others_come_and_go(rest: RestList) -> None:
    rest.setFocus()
    QTest.keyClick(rest, Key.Key_Down)
    assert rest.currentIndex().row() == 1
    rest.show_rows((RestRow("new", "New"), *ROWS))
    assert rest.currentIndex().row() == 2, "the same question"
    rest.show_rows((RestRow("new", "New"), ROWS[0]))
    assert rest.currentIndex().row() == 1, "that one has gone"
    QTest.keyClick(rest, Key.Key_Up)
    rest.show_rows(ROWS)
    assert rest.currentIndex().row() == 0, "the first is the weightiest, whichever it is"
    rest.show_rows(())
    rest.show_rows(ROWS)
    assert rest.currentIndex().row() == 0, "where they have the focus they are somewhere"


def test_figures_and_letters_are_left_to_the_window(rest: RestList) -> None:
    for key, text in ((Key.Key_2, "2"), (Key.Key_D, "d"), (Key.Key_A, "a")):
        event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, text)
        rest.keyPressEvent(event)
        assert not event.isAccepted()


def test_a_line_is_told_with_its_stake(rest: RestList) -> None:
    told = [
        rest.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)
    ]
    assert told[0] == f"{in_words(SUBJECTS[QuestionKind.KO], points='L17')} ½ zi"
    assert told[2] == "▸  Other points to consider (2)"


def test_a_long_line_is_told_in_full_and_leaves_its_stake_alone(rest: RestList) -> None:
    tip = rest.model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == ROWS[1].text
    place = rest.visualRect(rest.model().index(1, 0))
    image = rest.viewport().grab(place).toImage()
    ratio = image.devicePixelRatio()
    paper = rest.palette().color(QPalette.ColorRole.Base)
    ink = [
        any(
            abs(image.pixelColor(x, y).lightness() - paper.lightness()) > 60
            for y in range(int(6 * ratio), int((place.height() - 10) * ratio))
        )
        for x in range(image.width())
    ]
    stake = rest.fontMetrics().horizontalAdvance("‼ 9 zi")
    end = int((place.width() - 12 - stake - 5) * ratio)
    assert not any(ink[end : end + int(3 * ratio)]), "room between the text and the stake"
    assert any(ink[: end - int(8 * ratio)])
    assert any(ink[end + int(3 * ratio) : image.width() - int(12 * ratio)])


def test_a_long_line_goes_on_below_until_there_is_room_for_it(rest: RestList) -> None:
    def row(number: int) -> QRect:
        QApplication.processEvents()
        return rest.visualRect(rest.model().index(number, 0))

    line = rest.fontMetrics().height()
    assert row(1).height() >= 5 * line > row(0).height()
    assert row(2).top() > row(1).bottom()
    assert rest.whole() == sum(row(number).height() for number in range(3))
    image = rest.viewport().grab(row(1)).toImage()
    ratio = image.devicePixelRatio()
    paper = rest.palette().color(QPalette.ColorRole.Base).lightness()
    for number in range(row(1).height() // line - 1):  # less the card's own margins
        band = range(int((8 + number * line) * ratio), int((8 + (number + 1) * line) * ratio))
        assert any(
            abs(image.pixelColor(x, y).lightness() - paper) > 60
            for y in band
            for x in range(int(14 * ratio), int(120 * ratio))
        ), f"its line {number} is written"
    wide = rest.fontMetrics().horizontalAdvance(ROWS[1].text + ROWS[1].stake) + 80
    rest.resize(wide, 400)
    assert row(1).height() == row(0).height(), "one line where that is enough"


def test_whoever_has_made_room_for_the_lines_hears_when_they_may_need_another(
    rest: RestList,
) -> None:
    heard: list[int] = []
    rest.rewrapped.connect(lambda: heard.append(rest.whole()))
    before = rest.whole()
    wide = rest.fontMetrics().horizontalAdvance(ROWS[1].text + ROWS[1].stake) + 80
    rest.resize(wide, 400)
    assert len(heard) == 1
    assert heard[0] < before
    rest.resize(wide + 50, 400)
    rest.resize(wide + 50, 500)
    assert len(heard) == 1, "each has its line in either width"
    rest.resize(wide // 3, 500)
    assert len(heard) == 2
    assert heard[1] > heard[0]


def test_a_line_whose_text_alone_changes_keeps_its_place(rest: RestList) -> None:
    rest.setCurrentIndex(rest.model().index(1, 0))
    rest.show_rows((*ROWS[:1], RestRow("long", "weighed now", "1 zi"), ROWS[2]))
    assert rest.currentIndex().row() == 1
    assert rest.currentIndex().data() == "weighed now"
    rest.show_rows(ROWS[:1])
    assert len(rest.rows) == rest.model().rowCount() == 1


def ink(image: QImage) -> set[int]:
    """The rows of a picture in which something dark stands."""
    rows, columns = range(image.height()), range(image.width())
    return {y for y in rows if any(image.pixelColor(x, y).lightness() < 100 for x in columns)}


@pytest.mark.parametrize("text", ["各所の白71子の死活は？", "상변의 백 17점", "gjpqy"])
def test_letters_of_every_script_are_drawn_whole(
    qapp: QApplication, qtbot: QtBot, text: str
) -> None:
    """Qt cuts what is higher than the metrics of the font say, and other scripts are."""
    with texts(qapp, EN, 100):
        rest = RestList("questions", "Other questions")
        qtbot.addWidget(rest)
        rest.resize(320, 400)
        rest.show_rows((RestRow("one", text, ""), *ROWS))
        rest.show()
        line = rest.visualRect(rest.model().index(0, 0)).adjusted(8, 4, -8, -8)
        image = rest.viewport().grab(line).toImage()
        drawn = QImage(image.width(), 80, QImage.Format.Format_RGB32)
        drawn.fill(QColor("white"))
        painter = QPainter(drawn)
        painter.setFont(rest.font())
        painter.drawText(20, 40, text)
        painter.end()
    assert len(ink(image)) == len(ink(drawn))
