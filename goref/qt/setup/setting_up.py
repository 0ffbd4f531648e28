"""The state of the window in which a position is set up instead of ruled on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout

from goref.core.base.colour import Colour
from goref.core.board.position import Position
from goref.qt.context.board_modes import leave_others
from goref.qt.setup.setup_bar import SetupBar
from goref.qt.setup.setup_controller import SetupHand

if TYPE_CHECKING:
    from goref.qt.window.main_window import MainWindow


class SettingUp(QObject):
    """Turns setting up on and off: the bar above the board, and whose hand is on it."""

    def __init__(self, window: MainWindow, place: QVBoxLayout) -> None:
        super().__init__(window)
        self._window = window
        self._place = place
        self._bar: SetupBar | None = None
        self._hand: SetupHand | None = None

    @property
    def is_on(self) -> bool:
        return self._hand is not None

    @property
    def bar(self) -> SetupBar | None:
        """The bar while setting up."""
        return self._bar

    def position(self) -> Position:
        """The position with the present stroke on it."""
        position = self._window.session.case.position
        return self._hand.shown(position) if self._hand else position

    def hover(self) -> Colour | None:
        """The stone that the next click would put."""
        return self._hand.colour if self._hand else None

    def turn(self, on: bool) -> None:
        """Begin or end setting up."""
        if on is self.is_on:
            return
        window = self._window
        if on:
            leave_others(window, "set-up")
            window.session.show_moment(window.session.last_moment)
            window.hand.leave()
            size = window.session.case.record.grid.width
            self._bar = SetupBar(window.language, window.host.theme, size)
            self._bar.setObjectName("setup-bar")
            self._hand = SetupHand(lambda: window.session.case, self)
            self._bar.edit.connect(window.do)
            self._bar.brushed.connect(self._hand.use)
            self._bar.brushed.connect(lambda _: window.show_board())
            self._bar.done.connect(lambda: window.actions_by_id["set-up"].setChecked(False))
            self._hand.edit.connect(self._paint)
            self._hand.preview.connect(lambda _: window.show_board())
            self._hand.brushed.connect(self._bar.choose)
            self._hand.take(window.board)
            self._place.insertWidget(0, self._bar)
            window.say(
                self.tr(
                    "Left puts a stone, right the other colour; drag to paint. Done: Ctrl+T."
                )
            )
        elif self._hand is not None and self._bar is not None:
            self._hand.leave()
            self._hand.deleteLater()
            self._bar.hide()
            self._bar.deleteLater()
            self._hand = self._bar = None
            window.hand.take(window.board)
            window.say(self.tr("The position stands as it is set up."))
        window.show_board()
        window.board.setFocus()

    def show_size(self) -> None:
        """The board may have another size now."""
        if self._bar is not None:
            self._bar.show_size(self._window.session.case.record.grid.width)

    def _paint(self, edit: object) -> None:
        had_moves = not self._window.session.case.record.is_bare
        if self._window.do(edit) and had_moves:  # type: ignore[arg-type]
            self._window.say(
                self.tr(
                    "The moves have left the case, what they told of the game is kept. "
                    "Ctrl+Z brings them back."
                )
            )
