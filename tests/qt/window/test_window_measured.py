"""The measured places of the design at 1280×800: board, foot and the one primary button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton, QWidget

from goref.qt.look.style import PRIMARY, ROLE
from goref.qt.window.main_window import MainWindow
from tests.qt.conftest import Start
from tests.qt.desk import GAMES
from tests.qt.fitting import rest
from tests.qt.states import states

BOARD = QRect(12, 34, 708, 708)
FOOT = QRect(740, 718, 524, 82)
ACT_RIGHT, ACT_TOP, ACT_HIGH = 1264, 740, 40
"""The primary button in pixels; its width is that of its text."""
NEAR = 8


def inside(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def board_of(window: MainWindow) -> QRect:
    """The painted square, without the strip below it."""
    square = window.board.board_layout().board
    place = inside(window.board, window)
    return QRect(
        place.x() + round(square.x),
        place.y() + round(square.y),
        round(square.width),
        round(square.height),
    )


def off(place: QRect, drawn: QRect) -> int:
    """By how many pixels an edge is at another place than drawn, at most."""
    edges = zip(place.getCoords(), drawn.getCoords(), strict=True)
    return max(abs(one - other) for one, other in edges)


def primaries(window: MainWindow) -> list[QPushButton]:
    buttons = window.findChildren(QPushButton)
    return [each for each in buttons if each.isVisible() and each.property(ROLE) == PRIMARY]


@pytest.mark.parametrize("game", ["iwamoto--go-seigen-1948", "gold-petal-bowls"])
def test_board_foot_and_the_one_primary_are_where_they_are_drawn(
    start: Start, game: str
) -> None:
    window = start(GAMES / f"{game}.sgf").window
    window.resize(1280, 800)
    rest(window)
    seen, without = 0, []
    for where in states(window):
        seen += 1
        assert off(board_of(window), BOARD) <= NEAR, where
        assert off(inside(window.foot, window), FOOT) <= NEAR, where
        filled = primaries(window)
        assert filled in ([window.foot.act], []), where
        if not filled:
            without.append(where)
            continue
        act = inside(window.foot.act, window)
        assert abs(act.x() + act.width() - ACT_RIGHT) <= NEAR, where
        assert abs(act.y() - ACT_TOP) <= NEAR, where
        assert abs(act.height() - ACT_HIGH) <= NEAR, where
    assert seen > 40
    assert len(without) < seen / 5, without
