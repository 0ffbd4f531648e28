"""The playback of an arrangement, by steps or by single stones, which may travel."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from goref.core.arranging.table.arrangement import (
    Arrangement,
    ArrangementStep,
    OffBoardPlace,
    Place,
)
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.counting.showing import stage_view, vessel_of
from goref.qt.counting.stone_animator import StoneAnimator
from goref.qt.counting.timing import PAUSE, SPEEDS, USUAL, trips


class ArrangementPlayer(QObject):
    """The present moment of a count, and its playback.

    Attributes:
        arrangement: the arrangement shown; None for no count.
        done: the number of moves made, including those of stones that still travel.
        reads: True after the last move, when the count is read off.
        speed: an index in ``SPEEDS``.
        travels: True if stones travel, False if they jump.
        plays: True while the steps follow each other automatically.
        held: the point of the stone that the referee holds; None for no stone.

    Signals:
        changed: the board must be redrawn.
        went: another moment was chosen, or the stones on the way to it have arrived.
        played: the automatic playback began or stopped.
    """

    changed = Signal()
    went = Signal()
    played = Signal()

    def __init__(self, board: BoardWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self.arrangement: Arrangement | None = None
        self.done = 0
        self.reads = False
        self.speed = USUAL
        self.travels = True
        self.held: Point | None = None
        self._from = 0
        self.plays = False
        self.travel = StoneAnimator(board, self.spot, self)
        self.travel.changed.connect(self.changed)
        self.travel.finished.connect(self._arrived)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)

    # The place

    @property
    def last(self) -> int:
        return len(self.arrangement.moves) if self.arrangement else 0

    @property
    def step(self) -> ArrangementStep | None:
        """The step of the last move made, even if its stone still travels; None before the
        first move.
        """
        return self.arrangement.step_at(self.done) if self.arrangement else None

    @property
    def is_at_end(self) -> bool:
        """True if the count is read off and no stone travels."""
        return self.reads and not self.travel.is_running

    @property
    def shown(self) -> int:
        """The number of moves to be shown as made. A travelling stone does not count before it
        arrives.
        """
        if not self.travel.is_running:
            return self.done
        return self._from + (1 if self.done > self._from else -1) * self.travel.arrived

    def view(self, *, coordinates: bool = True) -> BoardView:
        """Returns the view of the board at the present moment. There must be an arrangement."""
        assert self.arrangement is not None
        rests = not self.travel.is_running
        return stage_view(
            self.arrangement,
            self.shown,
            flying=self.travel.flying,
            held=self.held,
            step=self.step if rests and not self.reads else None,
            coordinates=coordinates,
        )

    def spot(self, place: Place, colour: Colour) -> QPointF:
        """Returns the centre of a point, bowl or lid, in pixels of the board.

        If bowls and lids are not shown, returns the lower right corner of the board for them.
        """
        layout = self._board.board_layout()
        if isinstance(place, int):
            return QPointF(*layout.centre(place))
        if isinstance(place, OffBoardPlace) and layout.vessels:
            vessel = layout.vessels[vessel_of(place, colour)]
            return QPointF(vessel.x, vessel.y)
        # The board is too small for bowls and lids: stones appear and vanish at its rim.
        return QPointF(layout.board.right, layout.board.bottom)

    # Moving

    def take(
        self, arrangement: Arrangement | None, done: int = 0, *, reads: bool = False
    ) -> None:
        """Shows an arrangement after its first ``done`` moves; None ends the count.

        ``reads`` shows it as read off. It has no effect unless all moves are made.
        """
        self.pause()
        self.travel.stop()
        self.arrangement = arrangement
        self.done = min(done, self.last)
        self.reads = reads and self.done == self.last
        self.went.emit()
        self.changed.emit()

    def go(self, target: int, *, jump: bool = False) -> None:
        """Goes to the moment after ``target`` moves. Stones travel there, or jump if ``jump``.

        If ``target`` is ``last + 1``, the count is then read off.
        """
        self.finish()
        reads, target = target > self.last, min(max(target, 0), self.last)
        if self.arrangement is None or (target, reads) == (self.done, self.reads):
            return
        self._from, self.done, self.reads = self.done, target, reads
        if self.travels and not jump and target != self._from:
            back = target < self._from
            low, high = sorted((self._from, target))
            moves = self.arrangement.moves[low:high]
            far = max(self._distance(m.source, m.target, m.colour) for m in moves)
            self.travel.start(trips(moves, far, back=back), SPEEDS[self.speed])
        self.went.emit()
        self.changed.emit()

    def forward(self) -> None:
        """Goes to the end of the next step. After the last step, reads the count off."""
        if self.arrangement is not None:
            ends = [s.last for s in self.arrangement.steps if s.last > self.done]
            self.go(ends[0] if ends else self.last + 1)

    def back(self) -> None:
        """Goes to the start of the present step. After reading off, goes to the end of the last
        step.
        """
        if self.reads:
            self.go(self.last)
        elif self.arrangement is not None:
            starts = [s.first for s in self.arrangement.steps if s.first < self.done]
            self.go(starts[-1] if starts else self.done)

    def finish(self) -> None:
        """Lets every travelling stone arrive at once."""
        self.travel.finish()

    def _distance(self, one: Place, other: Place, colour: Colour | None) -> float:
        if colour is None or one is None or other is None:
            return 0.0
        way = self.spot(other, colour) - self.spot(one, colour)
        board = self._board.board_layout().board
        return hypot(way.x(), way.y()) / max(hypot(board.width, board.height), 1.0)

    def _arrived(self) -> None:
        self.went.emit()
        self.changed.emit()
        if self.plays:
            self._wait()

    # Playing by itself

    def play(self) -> None:
        """Starts the automatic playback, from the beginning if the count was read off."""
        if self.arrangement is None:
            return
        if self.reads:
            self.go(0, jump=True)
        self.plays = True
        self.played.emit()
        self._go_on()

    def pause(self) -> None:
        """Stops the automatic playback."""
        self._pause.stop()
        if self.plays:
            self.plays = False
            self.played.emit()

    def _wait(self) -> None:
        """Waits until the sentence of the step can have been read, less at higher speeds. Then
        plays the next step.
        """
        self._pause.start(round(PAUSE / (SPEEDS[self.speed] if self.travels else 1)))

    def _go_on(self) -> None:
        if not self.plays:
            return
        self.forward()
        if self.reads:
            self.pause()
        elif not self.travel.is_running:
            self._wait()


def same_place(before: Arrangement, after: Arrangement, done: int) -> int:
    """Returns how many moves of ``after`` correspond to the first ``done`` moves of
    ``before``.
    """
    same = 0
    for one, other in zip(before.moves, after.moves, strict=False):
        if one != other:
            break
        same += 1
    more = len(after.moves) - len(before.moves)
    if more > 0 and done >= same:
        return done + more
    if more < 0 and done > same:
        return max(done + more, same)
    return done
