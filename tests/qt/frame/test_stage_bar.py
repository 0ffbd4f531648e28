"""The stages: numbers while questions are open, a tick when all are closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from goref.core.texts.count.fact_sources import FACTS
from goref.qt.frame.stage_bar import StageBar, StageSign
from goref.qt.look.style import roles
from tests.wordings import in_words

NAMES = {
    "dead": in_words(FACTS["dead"]),
    "doubts": "Doubts",
    "count": "Count",
    "result": "Result",
}


@pytest.fixture
def bar(qtbot: QtBot) -> StageBar:
    made = StageBar(NAMES)
    qtbot.addWidget(made)
    made.resize(520, 44)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_click_or_an_arrow_chooses_a_stage(bar):
    chosen: list[str] = []
    bar.chosen.connect(chosen.append)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(2).center())
    assert (bar.stage, chosen) == ("count", ["count"])
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(2).center())
    assert chosen == ["count", "count"], "its page may lie under another"
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert (bar.stage, chosen) == ("result", ["count", "count", "result"])
    bar.go_to("dead")
    assert (bar.stage, len(chosen)) == ("dead", 3), "who sends it there knows it"


def test_a_sign_is_told_to_who_does_not_see_it(bar):
    bar.show_signs({"dead": StageSign(2), "doubts": StageSign(0, done=True)})
    told = [bar.accessibleTabName(index) for index in range(4)]
    assert told == ["Dead stones, open: 2", "Doubts, done", "", ""]
    bar.show_signs({})
    assert bar.accessibleTabName(0) == in_words(FACTS["dead"])


def test_a_number_has_a_ground_of_its_own(bar):
    def grounds() -> set[str]:
        image = bar.grab().toImage()
        high = image.height() // 2
        return {image.pixelColor(x, high).name() for x in range(image.width() // 4)}

    amber = roles().badge
    assert amber not in grounds()
    bar.show_signs({"dead": StageSign(2)})
    assert amber in grounds()


def test_the_present_stage_is_underlined(bar):
    image = bar.grab().toImage()
    ratio = image.devicePixelRatio()
    accent = bar.palette().highlight().color()

    def under(index: int) -> str:
        place = bar.tabRect(index)
        where = QPoint(place.center().x(), place.bottom() - 1) * ratio
        return image.pixelColor(where).name()

    assert under(0) == accent.name()
    assert under(1) != accent.name()
