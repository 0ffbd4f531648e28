"""A stone drawn over the board, as a small widget."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from goref.app.board.shapes import Cell
from goref.core.base.colour import Colour
from goref.qt.board.vessel_painter import stone_picture
from goref.qt.board.widget import BoardWidget
from goref.qt.look.theme import BoardTheme


class Sprite(QWidget):
    """A stone that can be anywhere over a board. Moving it repaints only the area below it."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._looks: tuple[Cell, BoardTheme, Colour] | None = None
        self._picture = QPixmap()
        self.setObjectName("travelling-stone")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def become(self, colour: Colour) -> None:
        """Draws a stone of a colour, in the size of the board's stones."""
        looks = self._board.board_layout().cell, self._board.theme(), colour
        if looks != self._looks:
            self._looks = looks
            self._picture = stone_picture(*looks)
            side = ceil(looks[0].side / looks[0].ratio)
            self.resize(side, side)
            self.update()

    def centre_on(self, spot: QPointF) -> None:
        """Moves the stone's centre to ``spot``, in pixels of the board."""
        half = self.width() / 2
        self.move(QPoint(round(spot.x() - half), round(spot.y() - half)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.drawPixmap(0, 0, self._picture)
        p.end()
