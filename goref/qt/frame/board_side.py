"""The window's left side: the board, and the playback in the strip below it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from goref.core.base.geometry import Grid
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.metrics import GAP, TARGET

if TYPE_CHECKING:  # the board is shown before it
    from goref.qt.frame.playback import Playback


class BoardSide(QWidget):
    """The board with its playback, lids and bowls.

    One strip below the board contains the playback, with the lids next to it if there is
    space, or bowls and lids instead. Showing or hiding them does not move the board.
    """

    def __init__(self, grid: Grid, theme: BoardTheme) -> None:
        super().__init__()
        self.board = BoardWidget(BoardView(Position.empty(grid)), theme, speaks=False)
        self.board.setParent(self)
        self.board.setObjectName("board")
        self.board.setAccessibleName(self.tr("Board"))
        self.board.set_aside(inf)
        self._playback: Playback | None = None
        self._moves = False

    def build_rest(self) -> Playback:
        """Creates and returns the playback, which shows nothing of the record yet."""
        from goref.qt.frame.playback import Playback

        self._playback = playback = Playback()
        playback.setParent(self)
        playback.setAutoFillBackground(True)
        playback.installEventFilter(self)
        return playback

    def take(self, board: BoardWidget) -> None:
        """Takes back the board after it was lent."""
        board.setParent(self)
        board.lower()
        board.setGeometry(self.rect())
        board.show()
        self.fit()

    def show_moment(self, index: int, last: int, number: int, moves: int) -> None:
        """Shows the board's place in the record.

        Args:
            index, last: the shown moment and the last one, from 0.
            number, moves: the number of the last move played, and of all moves.
        """
        self._moves = last > 0
        if self._playback is not None:
            self._playback.show_moment(index, last, number, moves)
        self.fit()

    def set_view(self, view: BoardView) -> None:
        """Shows another view of the board."""
        self.board.set_view(view)
        self.fit()

    def fit(self) -> None:
        """Gives the playback the strip without its lids; hides it if bowls take the strip."""
        playback = self._playback
        if self.board.parentWidget() is not self or playback is None:
            return
        least = playback.minimumSizeHint().width()
        self.board.set_aside(least)
        laid = self.board.board_layout()
        strip = laid.strip
        if strip is None:
            playback.hide()
            return
        end = laid.lids[0].rect.x - 2 * GAP if laid.lids else strip.right
        high = max(TARGET, playback.minimumSizeHint().height())
        y = strip.y + (strip.height - high) / 2 + GAP / 2
        playback.setGeometry(QRect(int(strip.x), int(y), int(end - strip.x), high))
        playback.setVisible(self._moves and not laid.vessels)  # only once it is in place

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.board.parentWidget() is self:
            self.board.setGeometry(self.rect())
            self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)
