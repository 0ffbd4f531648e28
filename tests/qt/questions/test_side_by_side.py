"""Opinions of one question: plates of one width, two in a row, gone where there are none."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.questions.side_by_side import OpinionText, SideBySide
from goref.qt.widgets.boxes import Plate, in_column

OWN = OpinionText("goref", "Dead", "White +27 points")
FAKE = OpinionText("Fake <b>1.5</b>", "Alive")


def test_opinions_come_and_go(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    shown = SideBySide("opinions", window)
    in_column(shown, None, inside=window)
    window.resize(400, 300)
    window.show()
    assert not shown.isVisible()

    def plates() -> list[Plate]:
        return [p for p in shown.findChildren(Plate) if p.isVisible()]

    shown.show_opinions([OWN, FAKE, OWN])
    qtbot.waitUntil(lambda: len({p.x() for p in plates()}) == 2)
    first, second, third = plates()
    assert first.y() == second.y() < third.y()
    assert abs(first.width() - second.width()) <= 1
    assert (first.x(), first.width()) == (third.x(), third.width())
    assert first.accessibleName() == "goref, Dead, White +27 points"
    assert second.accessibleName() == "Fake <b>1.5</b>, Alive"
    texts = [label.text() for label in second.findChildren(QLabel) if label.isVisible()]
    assert texts == ["Fake <b>1.5</b>", "Alive"]
    shown.show_opinions([OWN, FAKE])
    assert len(plates()) == 2
    shown.show_opinions([])
    assert not shown.isVisible()
