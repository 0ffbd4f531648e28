"""The window's left side: the board is there first, and does not move for what follows."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.frame.board_side import BoardSide
from goref.qt.look.theme import LIGHT
from tests.languages import EN


def test_playback_and_lids_come_beside_a_board_that_stays(qtbot: QtBot) -> None:
    side = BoardSide(grid(9), LIGHT)
    qtbot.addWidget(side)
    side.resize(700, 740)
    side.set_view(BoardView(Position.empty(grid(9)), lids=True, prisoners=(1, 2)))
    with qtbot.waitExposed(side):
        side.show()
    first = side.board.board_layout()
    assert first.strip is not None
    playback, lids = side.build_rest(EN)
    lids.show_taken(2, 1)
    side.show_moment(3, 5, 3, 5)
    QApplication.processEvents()
    laid = side.board.board_layout()
    assert (laid.board, laid.strip) == (first.board, first.strip)
    assert laid.lids is None, "the strip has them in words"
    assert [lid.accessibleName() for lid in lids.sides] == ["Black took 2", "White took 1"]
    assert lids.sides.black.label.text() == "Black took 2"
    assert playback.isVisible()
    assert playback.label.text() == "Move 3 of 5"
    assert playback.geometry().right() < lids.geometry().left()
    assert playback.geometry().top() >= laid.strip.y
    side.show_moment(0, 0, 0, 0)
    assert not playback.isVisible(), "nothing to play"
    assert lids.isVisible()


def test_in_little_space_the_lids_have_figures_and_then_go(qtbot: QtBot) -> None:
    side = BoardSide(grid(9), LIGHT)
    qtbot.addWidget(side)
    side.set_view(BoardView(Position.empty(grid(9))))
    side.resize(480, 520)
    with qtbot.waitExposed(side):
        side.show()
    playback, lids = side.build_rest(EN)
    lids.show_taken(None, 12)
    side.show_moment(3, 5, 3, 5)
    assert [lid.label.text() for lid in lids.sides] == ["?", "12"]
    assert lids.sides.white.toolTip() == "White took 12"
    side.resize(300, 340)
    side.fit()
    assert not lids.isVisible()
    assert playback.geometry().right() >= side.board.board_layout().board.right - 2
