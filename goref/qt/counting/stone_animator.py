"""The animation of stones that travel over a board, several at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QVariantAnimation, Signal

from goref.core.arranging.table.arrangement import Place
from goref.core.base.colour import Colour
from goref.qt.board.widget import BoardWidget
from goref.qt.counting.sprite import Sprite
from goref.qt.counting.timing import Trip, eased

Spot = Callable[[Place, Colour], QPointF]
"""A function that returns the centre of a place, in pixels of the board."""


class StoneAnimator(QObject):
    """An animation of stones that travel over the board.

    Attributes:
        arrived: the number of moves whose stones have arrived; 0 when the animation is over.
        flying: the trips under way, in order of arrival; some may carry no stone.
        sprites: the visible stones, by the index of their trip.

    Signals:
        changed: a stone departed or arrived.
        finished: all stones have arrived.
    """

    changed = Signal()
    finished = Signal()

    def __init__(self, board: BoardWidget, spot: Spot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._spot = spot
        self._trips: tuple[Trip, ...] = ()
        self._departed = 0
        self.arrived = 0
        self.sprites: dict[int, Sprite] = {}
        self._idle: list[Sprite] = []
        self._lasts = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        return bool(self._trips)

    @property
    def flying(self) -> tuple[Trip, ...]:
        return self._trips[self.arrived : self._departed]

    def start(self, trips: Sequence[Trip], speed: float) -> None:
        """Starts an animation, ``speed`` times as fast as usual. Ends a running one first."""
        self.finish()
        if not trips:
            return
        self._trips = tuple(trips)
        self._departed = self.arrived = 0
        self._lasts = max(self._trips[-1].end, 1.0)
        self._clock.setDuration(max(round(self._lasts / speed), 1))
        self._clock.start()
        self._tick(0.0)

    def finish(self) -> None:
        """Ends the animation at once, as if all stones had arrived."""
        if self._trips:
            self.stop()
            self.finished.emit()

    def stop(self) -> None:
        """Stops the animation and hides its stones. Emits no signals."""
        self._clock.stop()
        self._trips = ()
        self._departed = self.arrived = 0
        for index in tuple(self.sprites):
            self._put_away(index)

    def fit(self) -> None:
        """Adapts the travelling stones to a new size of the board."""
        for index, sprite in self.sprites.items():
            colour = self._trips[index].colour
            assert colour is not None
            sprite.become(colour)

    def _tick(self, part: float) -> None:
        if not self._trips:
            return
        now = part * self._lasts
        before = self._departed, self.arrived
        while self.arrived < len(self._trips) and self._trips[self.arrived].end <= now:
            if self.arrived in self.sprites:
                self._put_away(self.arrived)
            self.arrived += 1
        while self._departed < len(self._trips) and (
            self._departed < self.arrived or self._trips[self._departed].start <= now
        ):
            if self._departed >= self.arrived and self._trips[self._departed].flies:
                self._send(self._departed)
            self._departed += 1
        for index, sprite in self.sprites.items():
            self._place(sprite, self._trips[index], now)
        if (self._departed, self.arrived) != before:
            self.changed.emit()

    def _send(self, index: int) -> None:
        colour = self._trips[index].colour
        assert colour is not None
        sprite = self._idle.pop() if self._idle else Sprite(self._board)
        sprite.become(colour)
        self._place(sprite, self._trips[index], self._trips[index].start)
        sprite.show()
        self.sprites[index] = sprite

    def _place(self, sprite: Sprite, trip: Trip, now: float) -> None:
        assert trip.colour is not None
        part = (now - trip.start) / max(trip.end - trip.start, 1.0)
        origin, goal = self._spot(trip.origin, trip.colour), self._spot(trip.goal, trip.colour)
        sprite.centre_on(origin + (goal - origin) * eased(min(max(part, 0.0), 1.0)))

    def _put_away(self, index: int) -> None:
        sprite = self.sprites.pop(index)
        sprite.hide()
        self._idle.append(sprite)
