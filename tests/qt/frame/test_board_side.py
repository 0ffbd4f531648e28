"""The window's left side: the board is there first, and does not move for what follows."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.frame.board_side import BoardSide
from goref.qt.look.theme import LIGHT


def test_playback_and_lids_come_beside_a_board_that_stays(qtbot: QtBot) -> None:
    side = BoardSide(grid(9), LIGHT)
    qtbot.addWidget(side)
    side.resize(700, 740)
    side.set_view(BoardView(Position.empty(grid(9)), lids=True, prisoners=(1, 2)))
    with qtbot.waitExposed(side):
        side.show()
    first = side.board.board_layout()
    assert first.lids is None
    assert first.strip is not None
    playback = side.build_rest()
    side.show_moment(3, 5, 3, 5)
    QApplication.processEvents()
    laid = side.board.board_layout()
    assert (laid.board, laid.strip) == (first.board, first.strip)
    assert laid.lids is not None
    assert playback.isVisible()
    assert playback.label.text() == "Move 3 of 5"
    assert playback.geometry().right() < laid.lids[0].rect.x
    assert playback.geometry().top() >= laid.strip.y
    side.show_moment(0, 0, 0, 0)
    assert not playback.isVisible(), "nothing to play"
