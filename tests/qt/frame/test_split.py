"""How the window is shared: by its size and the size of its texts, by nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.frame.split import LEAST_LEFT, LEAST_PAGE, LEAST_RIGHT, Split, is_tight, share
from goref.qt.look.metrics import GAP

LOW = 360
"""So low a window has no room for a page and a foot beside the board."""


@pytest.mark.parametrize(
    ("width", "height", "text", "left"),
    [
        (1240, 740, 1.0, 688),  # square, over the strip for the bowls
        (920, 580, 1.0, 520),  # what the right side needs goes first
        (1240, 740, 2.0, 440),
        (1900, 980, 1.0, 1140),  # more than is read goes to the board
        (700, 900, 2.0, 350),  # the board keeps half of what is too little for both
    ],
)
def test_the_board_has_what_the_height_allows(width, height, text, left):
    assert share(width, height, text) == left


def test_each_side_has_its_least_wherever_both_have_room():
    for width in range(LEAST_RIGHT + LEAST_LEFT, 2000, 70):
        for height in (500, 700, 1000):
            left = share(width, height, 1.0)
            assert left >= LEAST_LEFT
            assert width - left >= LEAST_RIGHT


def placed(widget: QWidget, split: Split) -> QRect:
    """The part of the window that a page has; it scrolls there if it is higher."""
    area = widget.parentWidget().parentWidget()
    return area.geometry() if isinstance(area, QScrollArea) else widget.geometry()


def test_a_page_scrolls_where_a_window_is_low_and_the_foot_stays(qtbot: QtBot):
    left, right, foot = QWidget(), QWidget(), foot_of("said")
    split = Split(left)
    split.have(right, foot)
    qtbot.addWidget(split)
    split.resize(900, 600)
    split.show()
    bar = right.parentWidget().parentWidget().verticalScrollBar()
    assert bar.maximum() == 0
    split.resize(680, 320)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert right.height() == LEAST_PAGE
    assert placed(right, split).bottom() < foot.geometry().top()
    assert split.rect().contains(foot.geometry())
    assert placed(right, split).width() >= LEAST_RIGHT


def test_nothing_that_is_shown_moves_the_other_side(qtbot: QtBot):
    left, right, foot = QWidget(), QLabel("short"), QLabel("said")
    split = Split(left)
    split.have(right, foot)
    qtbot.addWidget(split)
    split.resize(1000, 700)
    split.show()
    before = QRect(left.geometry()), QRect(placed(right, split))
    right.setText("long " * 300)
    foot.setText("said " * 300)
    left.setMinimumSize(10, 10)
    split.resize(1000, 701)
    split.resize(1000, 700)
    assert (left.geometry(), placed(right, split)) == before
    assert left.geometry().right() < placed(right, split).left()


@pytest.mark.parametrize(
    ("height", "text", "tight"),
    [
        (552, 1.0, False),
        (552, 1.1, False),
        (552, 1.25, True),
        (552, 2.0, True),
        (712, 1.5, False),
        (712, 2.0, True),
    ],
)
def test_a_window_is_low_for_its_texts_and_not_by_itself(height, text, tight):
    assert is_tight(height, text) is tight


def foot_of(text: str) -> QLabel:
    foot = QLabel(text)
    foot.setWordWrap(True)
    return foot


def test_the_foot_has_what_it_needs_and_the_page_the_rest(qtbot: QtBot):
    left, right, foot = QWidget(), QWidget(), foot_of("said")
    split = Split(left)
    split.have(right, foot)
    qtbot.addWidget(split)
    split.resize(1000, 700)
    split.show()
    low = foot.height()
    assert foot.geometry().left() == placed(right, split).left()
    foot.setText("said " * 100)
    qtbot.waitUntil(lambda: foot.height() > 2 * low)
    assert foot.height() >= foot.heightForWidth(foot.width())
    assert placed(right, split).bottom() < foot.geometry().top()
    assert left.height() == 700 - GAP, "the board is as it was"


def test_where_texts_are_large_the_foot_lies_under_both_sides(qtbot: QtBot):
    left, right, foot = QWidget(), QWidget(), foot_of("White wins by 1¾ zi")
    split = Split(left)
    split.have(right, foot)
    qtbot.addWidget(split)
    told: list[bool] = []
    split.tightened.connect(told.append)
    split.resize(1000, 700)
    split.show()
    assert told == []
    split.resize(1000, LOW)
    assert told == [True]
    assert foot.geometry().left() == left.geometry().left()
    assert foot.geometry().right() == placed(right, split).right()
    assert max(left.geometry().bottom(), placed(right, split).bottom()) < foot.geometry().top()
    board = QRect(left.geometry())
    foot.setText("White wins by 1¾ zi " * 20)
    qtbot.waitUntil(lambda: foot.geometry().top() < board.bottom())
    assert left.geometry() == board
    split.resize(1000, 700)
    assert told == [True, False]
