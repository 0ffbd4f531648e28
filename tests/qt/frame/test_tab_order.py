"""Tab goes as things stand: row by row from the left, whenever each of them was made."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.frame.tab_order import go_by_tab
from tests.qt.desk import NONE, SHIFT, Key


class Window(QWidget):
    first: tuple[QWidget, ...] = ()

    def focusNextPrevChild(self, next: bool) -> bool:
        return go_by_tab(self, *self.first, forward=next)


def put(parent: QWidget, name: str, x: int, y: int, wide: int = 40, high: int = 30) -> QWidget:
    part = QPushButton(name, parent) if name.islower() else QWidget(parent)
    part.setObjectName(name)
    part.setGeometry(QRect(x, y, wide, high))
    part.show()
    return part


def shown(qtbot: QtBot) -> Window:
    """Two groups beside each other, and a row below; made in another order than they stand."""
    window = Window()
    window.resize(400, 300)
    below, right, left = (
        put(window, "Below", 0, 200, 400, 80),
        put(window, "Right", 200, 0, 200, 200),
        put(window, "Left", 0, 0, 200, 200),
    )
    put(below, "h", 120, 0)
    put(below, "g", 60, 8), put(below, "f", 0, 4)
    put(right, "e", 0, 100), put(right, "d", 0, 20)
    put(left, "c", 0, 60), put(left, "b", 90, 4, high=20), put(left, "a", 0, 0)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def walked(window: Window, start: str, *, back: bool = False) -> str:
    first = window.findChild(QWidget, start)
    first.setFocus()
    names = ""
    for _ in range(20):
        held = SHIFT if back else NONE
        QTest.keyClick(window.windowHandle(), Key.Key_Tab, held)
        focus = QApplication.focusWidget()
        assert focus is not None
        names += focus.objectName()
        if focus is first:
            return names
    raise AssertionError(names)


def test_row_by_row_from_the_left_there_and_back(qtbot: QtBot) -> None:
    window = shown(qtbot)
    assert walked(window, "a") == "bcdefgha"
    assert walked(window, "a", back=True) == "hgfedcba"


def test_what_is_to_be_first_comes_with_all_that_is_in_it(qtbot: QtBot) -> None:
    window = shown(qtbot)
    window.first = tuple(window.findChild(QWidget, name) for name in ("c", "Below"))
    assert walked(window, "c") == "fghabdec"
    assert walked(window, "a") == "bdecfgha"


def test_what_is_hidden_grey_or_not_for_tab_is_passed_by(qtbot: QtBot) -> None:
    window = shown(qtbot)
    window.findChild(QWidget, "b").hide()
    window.findChild(QWidget, "Right").setEnabled(False)
    window.findChild(QWidget, "g").setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    assert walked(window, "a") == "cfha"
    window.findChild(QWidget, "g").setFocus()
    QTest.keyClick(window.windowHandle(), Key.Key_Tab)
    assert QApplication.focusWidget().objectName() == "h", "on from where the keys were"
    window.findChild(QWidget, "b").show()
    window.findChild(QWidget, "Right").setEnabled(True)
    assert walked(window, "a") == "bcdefha"


def test_a_field_that_stands_for_another_is_one_stop(qtbot: QtBot) -> None:
    window = shown(qtbot)
    spin = QSpinBox(window.findChild(QWidget, "Right"))
    spin.setObjectName("s")
    spin.setGeometry(60, 24, 60, 30)
    spin.show()
    assert walked(window, "a") == "bcdsefgha"


def test_where_nothing_takes_the_keys_they_stay(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    assert not go_by_tab(window, forward=True)
