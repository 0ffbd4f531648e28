"""The window's left side: the board, the playback under it, the legend when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.look.theme import BoardTheme
from goref.qt.record.playback import Playback
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.metrics import GAP

if TYPE_CHECKING:  # seldom wanted
    from goref.qt.picture.legend import Legend


class BoardSide(QWidget):
    """The board with what belongs to it.

    Nothing that is shown or hidden here moves the board: the playback keeps its room.

    Attributes:
        legend: the legend, once it has been wanted.
    """

    def __init__(self, grid: Grid, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._language, self._theme = language, theme
        self.board = BoardWidget(BoardView(Position.empty(grid)), theme)
        self.board.setObjectName("board")
        self.board.setAccessibleName(self.tr("Board"))
        self.playback = Playback()
        self.legend: Legend | None = None
        self._suggests = False
        policy = self.playback.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.playback.setSizePolicy(policy)
        in_column(self.board, self.playback, inside=self, gap=GAP, grows=self.board)

    def show_legend(self, on: bool) -> None:
        """Show what the signs mean, or hide it; it is made when it is wanted first."""
        if on and self.legend is None:
            from goref.qt.picture.legend import Legend

            self.legend = Legend(self._language, self._theme)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self.legend)
            self.legend.show_suggested(self._suggests)
        if self.legend is not None:
            self.legend.setVisible(on)

    def legend_suggests(self, on: bool) -> None:
        """Have the legend tell what the signs of a second opinion mean, or leave them out."""
        self._suggests = on
        if self.legend is not None:
            self.legend.show_suggested(on)
