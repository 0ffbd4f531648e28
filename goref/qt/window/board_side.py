"""The window's left side: the board, and the playback under it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goref.core.base.geometry import Grid
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.look.theme import BoardTheme
from goref.qt.record.playback import Playback
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.metrics import GAP


class BoardSide(QWidget):
    """The board with what belongs to it.

    Nothing that is shown or hidden here moves the board: the playback keeps its room.
    """

    def __init__(self, grid: Grid, theme: BoardTheme) -> None:
        super().__init__()
        self.board = BoardWidget(BoardView(Position.empty(grid)), theme)
        self.board.setObjectName("board")
        self.board.setAccessibleName(self.tr("Board"))
        self.playback = Playback()
        policy = self.playback.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.playback.setSizePolicy(policy)
        in_column(self.board, self.playback, inside=self, gap=GAP, grows=self.board)
