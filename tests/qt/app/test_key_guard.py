"""A window that has just come takes no Enter that was pressed before it was seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from goref.qt.app.key_guard import KeyGuard

CTRL = Qt.KeyboardModifier.ControlModifier


def test_letters_and_enter_are_kept_until_the_window_can_have_been_seen(qtbot: QtBot) -> None:
    line = QLineEdit("ab")
    qtbot.addWidget(line)
    entered: list[bool] = []
    line.returnPressed.connect(lambda: entered.append(True))
    line.winId()
    window = line.windowHandle()
    assert window is not None
    unseen = KeyGuard(window)
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
    KeyGuard(window)
    QTest.keyClick(window, Qt.Key.Key_C)
    assert not line.text()


def test_what_is_pressed_before_there_is_anything_to_take_it_waits(qtbot: QtBot) -> None:
    line = QLineEdit("ab")
    qtbot.addWidget(line)
    line.winId()
    window = line.windowHandle()
    assert window is not None
    unseen = KeyGuard(window, whole=False)
    done: list[str] = []
    with qtbot.waitSignal(unseen.destroyed):
        line.show()
        qtbot.waitExposed(line)
        line.setFocus()
        QTest.keyClick(window, Qt.Key.Key_C)
        QTest.keyClick(window, Qt.Key.Key_J, CTRL)
        QTest.keyClick(window, Qt.Key.Key_Left)
        assert line.cursorPosition() == 2
        desk = QAction(line, shortcut="Ctrl+J")
        desk.triggered.connect(lambda: done.append("desk"))
        unseen.give({"desk": desk})
        assert (line.text(), line.cursorPosition(), done) == ("ab", 1, ["desk"])


def test_one_that_is_whole_only_after_it_was_seen_takes_all_at_once(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.winId()
    window = line.windowHandle()
    assert window is not None
    unseen = KeyGuard(window, whole=False)
    line.show()
    qtbot.waitExposed(line)
    qtbot.waitUntil(lambda: unseen.was_seen)
    QTest.keyClick(window, Qt.Key.Key_C)
    assert not line.text()
    unseen.give({})
    line.setFocus()
    QTest.keyClick(window, Qt.Key.Key_C)
    assert line.text() == "c"
