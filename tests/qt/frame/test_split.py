"""How the window is shared: by its size and the size of its texts, by nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from goref.qt.frame.split import LEAST_LEFT, LEAST_RIGHT, Split, share


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


def test_nothing_that_is_shown_moves_the_other_side(qtbot: QtBot):
    left, right = QWidget(), QLabel("short")
    split = Split(left, right)
    qtbot.addWidget(split)
    split.resize(1000, 700)
    split.show()
    before = QRect(left.geometry()), QRect(right.geometry())
    right.setText("long " * 300)
    left.setMinimumSize(10, 10)
    split.resize(1000, 701)
    split.resize(1000, 700)
    assert (left.geometry(), right.geometry()) == before
    assert left.geometry().right() < right.geometry().left()
