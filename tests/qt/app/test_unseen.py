"""A window that has just come takes no Enter that was pressed before it was seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from goref.qt.app.unseen import Unseen

CTRL = Qt.KeyboardModifier.ControlModifier


def test_letters_and_enter_are_kept_until_the_window_can_have_been_seen(qtbot: QtBot) -> None:
    line = QLineEdit("ab")
    qtbot.addWidget(line)
    entered: list[bool] = []
    line.returnPressed.connect(lambda: entered.append(True))
    line.winId()
    window = line.windowHandle()
    assert window is not None
    unseen = Unseen(window)
    with qtbot.waitSignal(unseen.destroyed):
        line.show()
        qtbot.waitExposed(line)
        line.activateWindow()
        line.setFocus()
        QTest.keyClick(window, Qt.Key.Key_Return)
        QTest.keyClick(window, Qt.Key.Key_C)
        QTest.keyClick(window, Qt.Key.Key_A, CTRL)
        assert (line.text(), entered, line.selectedText()) == ("ab", [], "ab")
    QTest.keyClick(window, Qt.Key.Key_C)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert (line.text(), entered) == ("c", [True])


def test_a_window_that_is_never_shown_keeps_them(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.winId()
    window = line.windowHandle()
    assert window is not None
    Unseen(window)
    QTest.keyClick(window, Qt.Key.Key_C)
    assert not line.text()
