"""The line that asks for a reason: none is no reason, and the keys come back to it."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.qt.widgets.reason_line import ReasonLine
from tests.qt.desk import Key


@pytest.fixture
def line(qtbot: QtBot) -> ReasonLine:
    made = ReasonLine()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.begin()
    return made


def test_confirmed_by_the_keys_without_a_reason_it_is_asked_for_again(line: ReasonLine) -> None:
    heard: list[str] = []
    line.missed.connect(lambda: heard.append("missed"))
    line.given.connect(heard.append)
    QTest.keyClicks(line.reason, "  ")
    QTest.keyClick(line.reason, Key.Key_Tab)
    assert QApplication.focusWidget() is line.confirm
    QTest.keyClick(line.confirm, Key.Key_Space)
    assert heard == ["missed"]
    assert QApplication.focusWidget() is line.reason
    QTest.keyClicks(line.reason, "both agreed ")
    QTest.keyClick(line.reason, Key.Key_Return)
    assert heard == ["missed", "both agreed"]
