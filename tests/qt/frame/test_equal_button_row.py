"""Choices of one size, in as many columns as there is room for."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.look.metrics import SPACE


@pytest.fixture
def row(qtbot: QtBot) -> EqualButtonRow:
    made = EqualButtonRow(None)
    qtbot.addWidget(made)
    for text in ("a", "b", "c", "a rather long text"):
        button = QPushButton(text, made)
        button.setMinimumHeight(40)
        made.put(button)
    with qtbot.waitExposed(made):
        made.show()
    return made


def places(row: EqualButtonRow, width: int) -> list[tuple[int, int]]:
    """Column and row of each button that is seen."""
    row.resize(width, row.heightForWidth(width))
    shown = [b for b in row.findChildren(QPushButton) if b.isVisible()]
    assert len({(b.width(), b.height()) for b in shown}) == 1
    assert all(row.rect().contains(b.geometry()) for b in shown)
    assert max(b.geometry().right() for b in shown) > width - 8, "the width is filled"
    wide, high = shown[0].width() + SPACE, shown[0].height() + SPACE
    return [(b.x() // wide, b.y() // high) for b in shown]


def test_it_breaks_into_rows_that_are_equally_full(row):
    widest = row.minimumSizeHint().width()
    four = 4 * (widest + SPACE) - SPACE
    assert places(row, four) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert places(row, four - 1) == [(0, 0), (1, 0), (0, 1), (1, 1)], "never three and one"
    assert places(row, widest) == [(0, 0), (0, 1), (0, 2), (0, 3)]
    row.findChildren(QPushButton)[0].hide()
    row.arrange()
    assert places(row, four) == [(0, 0), (1, 0), (2, 0)]


def test_it_asks_for_the_room_that_it_takes(row):
    assert row.sizeHint().height() == 40
    assert row.heightForWidth(row.minimumSizeHint().width()) == 4 * 40 + 3 * SPACE
    for button in row.findChildren(QPushButton):
        button.hide()
    assert row.heightForWidth(300) == 0
    assert row.minimumSizeHint().height() == 0
