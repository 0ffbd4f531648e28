"""A row that opens in place: by mouse and by key, alone or one of several."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.frame.collapsible_row import CollapsibleRow, one_at_a_time
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import in_column

Key = Qt.Key
LONG = "Way after way to count the very same board once more " * 6


class Page(QWidget):
    """Two rows, what is in them, and how often that was made."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[str] = []
        self.first = CollapsibleRow("first", "First", lambda: self._make("one"))
        self.second = CollapsibleRow("second", "Second", lambda: self._make("two"))
        in_column(self.first, self.second, inside=self).addStretch(1)
        one_at_a_time(self.first, self.second)

    def _make(self, text: str) -> QLabel:
        self.made.append(text)
        return QLabel(text)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    made.resize(360, 400)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def settle() -> None:
    """Let every layout tell the one that it is in."""
    for _ in range(5):
        QApplication.processEvents()


def texts(page: Page) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_what_is_in_a_row_is_made_when_it_is_opened(page: Page) -> None:
    assert page.made == []
    assert page.first.head.state == "Show"
    QTest.mouseClick(page.first.head, Qt.MouseButton.LeftButton)
    assert texts(page) == ["one"]
    assert page.first.head.state == "Hide"
    QTest.mouseClick(page.first.head, Qt.MouseButton.LeftButton)
    assert texts(page) == []
    page.first.open()
    assert page.made == ["one"], "once"


def test_an_opened_row_closes_the_others_and_takes_the_room(page: Page) -> None:
    page.first.open()
    page.second.open()
    settle()
    assert texts(page) == ["two"]
    assert not page.first.is_open
    assert page.first.height() < 2 * TARGET
    assert page.second.height() > 300
    page.second.open(False)
    settle()
    assert page.second.height() < 2 * TARGET


def test_a_row_that_does_not_grow_is_as_high_as_what_is_in_it(page: Page) -> None:
    row = CollapsibleRow("small", "Small", lambda: QLabel("one"), grows=False)
    page.layout().insertWidget(0, row)
    row.open()
    settle()
    assert page.height() > 2 * row.height()
    assert row.height() == row.wants(row.width())


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_key_opens_and_closes_it(page: Page, key: Qt.Key) -> None:
    QTest.keyClick(page, Key.Key_Tab)
    page.first.head.setFocus()
    QTest.keyClick(page.first.head, key)
    assert page.first.is_open
    QTest.keyClick(page.first.head, key)
    assert not page.first.is_open


def test_a_key_held_down_opens_it_once(page: Page) -> None:
    page.first.head.setFocus()
    for repeated in (False, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress,
            Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "",
            repeated,
        )
        QApplication.sendEvent(page.first.head, event)
    assert page.first.is_open


def test_a_long_title_wraps_and_the_state_stays_beside_it(page: Page) -> None:
    low = page.first.head.height()
    page.first.tell(LONG, "12 ways agree ✓")
    settle()
    assert page.first.head.height() > low + page.fontMetrics().height()
    assert page.first.head.accessibleName() == LONG
    assert page.first.head.accessibleDescription() == "12 ways agree ✓"
    left, right = page.first.head._rooms(page.first.head.width())
    assert not left.intersects(right)
