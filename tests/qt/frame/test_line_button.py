"""A line that is pressed: as many lines as its text needs, as high as its signs are."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from goref.qt.frame.line_button import MOST_LINES, LineButton
from goref.qt.look.metrics import GAP

TEXTS = ("", "Gold petal", "范西屏", "Ōtake ÿ", "李昌镐 9 dan", "trail  ")


@pytest.fixture
def button(qtbot: QtBot) -> Iterator[LineButton]:
    ground = QWidget()
    qtbot.addWidget(ground)
    yield LineButton(ground)
    ground.hide()


@pytest.mark.parametrize("size", [9, 10.5, 13.3, 22])
@pytest.mark.parametrize(
    "text", ["", "Gold petal", "范西屏", "Ōtake ÿ", "李昌镐 9 dan", "trail  "]
)
def test_a_text_with_room_is_one_line_as_high_as_its_signs(
    button: LineButton, text: str, size: float
) -> None:
    font = QFont(button.font())
    font.setPointSizeF(size)
    button.setFont(font)
    button.say(text)
    layout = QTextLayout(text, button.font())
    layout.beginLayout()
    line = layout.createLine()
    high = 0
    if line.isValid():
        line.setLineWidth(10_000)
        high = ceil(line.height())
    layout.endLayout()
    wide = button.sizeHint().width()
    assert button.lines(wide) == (
        [text.rstrip()],
        max(high, button.fontMetrics().lineSpacing()),
    )


@pytest.mark.parametrize("text", ["Hashimoto Utaro of the Kansai Ki-in", "橋本宇太郎" * 9])
def test_a_text_without_room_takes_more_lines_and_is_cut_short(
    button: LineButton, text: str
) -> None:
    button.say(text)
    whole = button.sizeHint().width() - 2 * GAP
    lines, _ = button.lines(whole + 2 * GAP - 1)
    assert len(lines) == 2
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    lines, _ = button.lines(whole // 4)
    assert len(lines) == MOST_LINES
    assert lines[-1].endswith("…")
    for line in lines:
        assert button.fontMetrics().horizontalAdvance(line) <= whole // 4
