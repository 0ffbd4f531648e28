"""A window that has just come takes no Enter that was pressed before it was seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.app.key_guard import KeyGuard, RepeatGuard
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, NONE, Key


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


def send(
    widget: QWidget,
    kind: QEvent.Type,
    key: Qt.Key,
    text: str,
    *,
    repeats: bool = False,
    at: int = 0,
) -> None:
    """Sends a key to the window of a widget, at a time in milliseconds."""
    window = widget.windowHandle()
    assert window is not None
    event = QKeyEvent(kind, key, NONE, text, repeats)
    event.setTimestamp(at)
    QApplication.sendEvent(window, event)


@pytest.mark.parametrize("enter", [Key.Key_Return, Key.Key_Enter])
def test_a_held_enter_answers_no_dialog_that_it_opened(start: Start, enter: Qt.Key) -> None:
    desk = start()
    question = QMessageBox(desk.window)
    question.addButton(QMessageBox.StandardButton.Yes)
    question.open()
    desk.qtbot.waitUntil(question.isActiveWindow)
    for _ in range(3):
        send(question, QEvent.Type.KeyPress, enter, "\r", repeats=True)
        send(question, QEvent.Type.KeyRelease, enter, "\r", repeats=True)
    assert question.isVisible()
    QTest.keyClick(question, enter)
    assert not question.isVisible()


@pytest.mark.parametrize(("split", "answered"), [(True, 2), (False, 3)])
def test_a_held_enter_that_the_platform_splits_answers_once(
    qtbot: QtBot, qapp: QApplication, split: bool, answered: int
) -> None:
    guard = RepeatGuard(qapp, qapp, split=split)
    line = QLineEdit()
    answers: list[str] = []
    line.returnPressed.connect(lambda: answers.append(line.text()))
    qtbot.addWidget(line)
    line.show()
    line.activateWindow()
    qtbot.waitUntil(line.hasFocus)
    kinds, enter = QEvent.Type, Key.Key_Return
    for kind, key, at in (
        (kinds.KeyPress, enter, 5),
        (kinds.KeyRelease, enter, 9),
        (kinds.KeyPress, enter, 9),  # the same instant: the key is still down
        (kinds.KeyRelease, enter, 20),
        (kinds.KeyPress, Key.Key_A, 30),
        (kinds.KeyRelease, Key.Key_A, 40),
        (kinds.KeyPress, Key.Key_A, 40),  # a held letter is typed again
        (kinds.KeyRelease, Key.Key_A, 50),
        (kinds.KeyPress, enter, 51),
    ):
        send(line, kind, key, "\r" if key is enter else "a", at=at)
    assert (len(answers), answers[-1]) == (answered, "aa")
    guard.deleteLater()


def test_letters_that_a_held_key_repeats_are_typed(start: Start) -> None:
    desk = start()
    line = QLineEdit()
    desk.qtbot.addWidget(line)
    line.show()
    line.activateWindow()
    line.setFocus()
    desk.qtbot.waitUntil(line.isActiveWindow)
    send(line, QEvent.Type.KeyPress, Key.Key_A, "a", repeats=True)
    assert line.text() == "a"
