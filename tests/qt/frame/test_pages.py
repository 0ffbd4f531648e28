"""One page at a time: a stage's, what was opened over it, what is done now."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from goref.qt.frame.pages import PageBand


@pytest.fixture
def band(qtbot: QtBot) -> PageBand:
    made, pages = PageBand(), dict[str, QLabel]()
    qtbot.addWidget(made)
    for id_ in ("dead", "count"):
        made.add_stage(id_, partial(pages.setdefault, id_, QLabel(id_)))
    made.add_drawer("moves", "Moves", lambda: QLabel("moves"))
    made.show_stage("dead")
    made.resize(300, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def seen(band: PageBand) -> list[str]:
    labels = [w for w in band.findChildren(QLabel) if w is not band.title]
    return [label.text() for label in labels if label.isVisible()]


def test_exactly_one_page_is_in_sight(band):
    turned: list[int] = []
    band.turned.connect(lambda: turned.append(1))
    assert seen(band) == ["dead"]
    band.show_stage("count")
    assert seen(band) == ["count"]
    band.open("moves")
    assert seen(band) == ["moves"]
    assert band.title.text() == "Moves"
    assert band.stage == "count"
    assert len(turned) == 2


def test_what_was_opened_is_closed_by_its_button(band):
    band.open("moves")
    QApplication.processEvents()
    assert band.head.geometry().bottom() < band.in_sight.y(), "its head is over it"
    QTest.mouseClick(band.back, Qt.MouseButton.LeftButton)
    assert seen(band) == ["dead"]
    assert not band.close_drawer(), "nothing is open any more"
    band.open("moves")
    band.show_stage("count")
    assert seen(band) == ["count"]
    assert band.head.isHidden()


def test_what_is_done_now_takes_the_page_and_gives_it_back(band):
    page = QLabel("trial")
    band.show_mode(page)
    assert seen(band) == ["trial"]
    assert band.is_at_mode
    band.open("moves")
    assert seen(band) == ["moves"], "it can be looked at meanwhile"
    band.close_drawer()
    assert seen(band) == ["trial"]
    band.show_mode(None)
    assert seen(band) == ["dead"]
