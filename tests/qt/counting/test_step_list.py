"""The list of steps: keys that are not its own go on to the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.qt.counting.step_list import StepList

Key = Qt.Key


@pytest.mark.parametrize(
    ("key", "text", "own"),
    [
        (Key.Key_Down, "", True),
        (Key.Key_PageUp, "", True),
        (Key.Key_A, "a", False),
        (Key.Key_Space, " ", False),
        (Key.Key_Home, "", False),
    ],
)
def test_it_takes_its_own_keys_alone(qtbot: QtBot, key: Qt.Key, text: str, own: bool) -> None:
    steps = StepList()
    qtbot.addWidget(steps)
    steps.addItems(["a", "b", "c"])
    steps.setCurrentRow(1)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(steps, event)
    assert event.isAccepted() is own
    assert (steps.currentRow() != 1) is own
