"""The moving of single stones during a count, by mouse or keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from goref.core.arranging.dragging import RefusedError, drag
from goref.core.base.geometry import Point
from goref.core.case.shift import Shift
from goref.qt.board.widget import BoardWidget
from goref.qt.counting.player import ArrangementPlayer
from goref.qt.counting.sprite import Sprite


class DragController(QObject):
    """The handler of the board's input during a count, by which the referee can move stones.

    Signals:
        shifted: a stone was moved, and the move is allowed; carries a :class:`Shift`.
        refused: the move is not allowed; carries a :class:`RefusedError`.
        taken: a stone was picked up or put down; carries its point, or None if put down.
    """

    shifted = Signal(object)
    refused = Signal(object)
    taken = Signal(object)

    def __init__(self, board: BoardWidget, player: ArrangementPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._player = player
        self._sprite = Sprite(board)
        self._by_mouse = False
        self._listens = False

    def take(self) -> None:
        """Starts to follow the board's cursor and mouse. Button presses come through
        :meth:`pressed`.
        """
        if not self._listens:
            self._listens = True
            self._board.cursorMoved.connect(self._moved)
            self._board.installEventFilter(self)

    def leave(self) -> None:
        """Puts the held stone back, and stops following the board."""
        self.let_go()
        if self._listens:
            self._listens = False
            self._board.removeEventFilter(self)
            self._board.cursorMoved.disconnect(self._moved)

    @property
    def holds(self) -> bool:
        return self._player.held is not None

    def let_go(self) -> None:
        """Puts the held stone back where it came from."""
        if self._player.held is None:
            return
        self._player.held = None
        self._sprite.hide()
        self._player.changed.emit()
        self.taken.emit(None)

    def toggle(self, point: Point) -> None:
        """Puts the held stone at a point. Without a held stone, picks up the stone at the
        point.
        """
        if self.holds:
            self._put(point)
        else:
            self._take(point, by_mouse=False)

    def _take(self, point: Point, *, by_mouse: bool) -> None:
        player = self._player
        player.pause()
        player.finish()
        if player.arrangement is None:
            return
        colour = player.arrangement.at(player.done).position.colour(point)
        if colour is None:
            if not by_mouse:
                self.refused.emit(RefusedError("no-stone", point))
            return
        self._by_mouse = by_mouse
        player.held = point
        self._sprite.become(colour)
        self._sprite.centre_on(player.spot(point, colour) + self._lifted())
        self._sprite.show()
        self._sprite.raise_()
        player.changed.emit()
        self.taken.emit(point)

    def _lifted(self) -> QPointF:
        """Returns the offset at which a held stone is drawn, in pixels. A stone held by
        keyboard must not hide the point below.
        """
        if self._by_mouse:
            return QPointF(0, 0)
        return QPointF(0.16, -0.16) * self._board.board_layout().spacing

    def _put(self, target: Point) -> None:
        player = self._player
        source, arrangement = player.held, player.arrangement
        self.let_go()
        if source is None or arrangement is None or source == target:
            return
        shift = Shift(
            arrangement.rules.id,
            arrangement.count.value,
            arrangement.readoff.side,
            player.done,
            source,
            target,
        )
        try:
            drag(arrangement, shift)
        except RefusedError as error:
            self.refused.emit(error)
        else:
            self.shifted.emit(shift)

    # The board

    def pressed(self, point: Point, button: Qt.MouseButton) -> None:
        """Handles a mouse button: the left one picks up a stone or puts it down, others put it
        back.
        """
        if button is not Qt.MouseButton.LeftButton:
            self.let_go()
        elif self.holds:
            self._put(point)
        else:
            self._take(point, by_mouse=True)

    def _moved(self, point: Point) -> None:
        if self.holds and not self._by_mouse:
            self._sprite.centre_on(
                QPointF(*self._board.board_layout().centre(point)) + self._lifted()
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Moves a stone held by mouse with the pointer, and puts it down when the button is
        released.
        """
        if watched is self._board and self.holds:
            if isinstance(event, QMouseEvent) and self._by_mouse:
                spot = event.position()
                if event.type() is QEvent.Type.MouseMove:
                    self._sprite.centre_on(spot)
                elif event.type() is QEvent.Type.MouseButtonRelease:
                    point = self._board.board_layout().hit(spot.x(), spot.y())
                    if point is None:
                        self.let_go()
                    else:
                        self._put(point)
            elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.Resize):
                self.let_go()
        return super().eventFilter(watched, event)
