"""The left side of the window: the board, and below it playback and lids."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.look.metrics import GAP, ROOM, TARGET
from goref.qt.look.theme import BoardTheme

if TYPE_CHECKING:  # the board is shown before it
    from goref.qt.board.lids import Lids
    from goref.qt.frame.playback import Playback


class BoardSide(QWidget):
    """The board, and a strip below it with playback and lids, or with bowls and lids.

    Showing or hiding the parts of the strip does not move the board.
    """

    def __init__(self, grid: Grid, theme: BoardTheme) -> None:
        super().__init__()
        self.board = BoardWidget(BoardView(Position.empty(grid)), theme, speaks=False)
        self.board.setParent(self)
        self.board.setObjectName("board")
        self.board.setAccessibleName(self.tr("Board"))
        self.board.set_aside(inf)
        self._playback: Playback | None = None
        self._lids: Lids | None = None
        self._moves = False

    def build_rest(self, language: Language) -> tuple[Playback, Lids]:
        """Creates the playback and the lids, and returns them. They are still empty."""
        from goref.qt.board.lids import Lids
        from goref.qt.frame.playback import Playback

        self._playback, self._lids = Playback(), Lids(language, self.board.theme())
        for part in (self._playback, self._lids):
            part.setParent(self)
            part.setAutoFillBackground(True)
            part.installEventFilter(self)
        return self._playback, self._lids

    def show_moment(self, index: int, last: int, number: int, moves: int) -> None:
        """Shows which position of the record is on the board.

        Args:
            index, last: the number of the shown position and of the last one, from 0.
            number, moves: the number of the last move played there, and the number of all
                moves.
        """
        self._moves = last > 0
        if self._playback is not None:
            self._playback.show_moment(index, last, number, moves)
        self.fit()

    def show_taken(self, black: int | None, white: int | None) -> None:
        """Shows how many stones Black and White have captured; None means unknown."""
        if self._lids is not None:
            self._lids.show_taken(black, white)

    def set_view(self, view: BoardView) -> None:
        """Shows another view of the board."""
        self.board.set_view(replace(view, lids=False))  # they are in the strip, with words
        self.fit()

    def fit(self) -> None:
        """Divides the strip between playback and lids, and hides the lids if they do not fit.

        Hides both if there is no strip, or if bowls fill it.
        """
        playback, lids = self._playback, self._lids
        if playback is None or lids is None:
            return
        laid = self.board.board_layout()
        strip = laid.strip
        if strip is None or laid.vessels:
            playback.hide()
            lids.hide()
            return
        least = playback.minimumSizeHint().width() if self._moves else 0
        room = int(strip.width) - least - ROOM
        lids.use_words(lids.wants(in_words=True) + playback.words_want <= room)
        wide = lids.wants(lids.in_words)
        high = max(TARGET, playback.minimumSizeHint().height())
        x, y = int(strip.x), int(strip.y + (strip.height - high) / 2 + GAP / 2)
        start = x + int(strip.width) - wide
        fits = wide <= room
        end = start - ROOM if fits else x + int(strip.width)
        lids.setGeometry(QRect(start, y, wide, high))
        playback.setGeometry(QRect(x, y, end - x, high))
        playback.setVisible(self._moves)  # only once it is in place
        lids.setVisible(fits)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)
