"""The state of the window in which a position is set up instead of ruled on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goref.app.session.session import Change
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.foot import FootAct, FootState
from goref.qt.context.window import Window
from goref.qt.frame.mode_page import ModePage
from goref.qt.picture.picture import describe, setting_up

if TYPE_CHECKING:  # imported when setting up begins
    from goref.qt.setup.setup_bar import SetupBar
    from goref.qt.setup.setup_controller import SetupHand

COMMAND = "set-up"


class SettingUp(BoardMode):
    """Turns setting up on and off: its page, and whose hand is on the board."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._page: ModePage | None = None
        self._bar: SetupBar | None = None
        self._hand: SetupHand | None = None

    @property
    def is_on(self) -> bool:
        return self._hand is not None

    @property
    def bar(self) -> SetupBar | None:
        """The controls while setting up."""
        return self._bar

    @property
    def page(self) -> QWidget | None:
        return self._page if self.is_on else None

    def foot(self) -> FootState | None:
        """That it is being set up, and the end of it."""
        key = self._window.actions_by_id[COMMAND].shortcut().toString()
        done = FootAct("setup-done", self.tr("Done"), self.leave, keys=key)
        cells = self._window.session.case.position.cells
        black, white = cells.count(BLACK), cells.count(WHITE)
        told = self.tr("Black {black}, White {white} stones on the board")
        told = told.format(black=black, white=white)
        return FootState(self.tr("Setting up"), told, act=done)

    def handlers(self) -> dict[str, Callable[..., object]]:
        return {COMMAND: self.turn}

    def leave(self) -> None:
        self._window.actions_by_id[COMMAND].setChecked(False)

    def view(self, options: Options) -> BoardView:
        """The position with the present stroke on it, and the stone a click would put."""
        assert self._hand is not None
        position = self._hand.shown(self._window.session.case.position)
        return setting_up(position, self._hand.colour, options)

    def describe(self, point: Point) -> str:
        return describe(self._window.session, point, self._window.language)

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if self._hand is not None:
            self._hand.clicked(point, button, modifiers)

    def activated(self, point: Point) -> None:
        if self._hand is not None:
            self._hand.activated(point)

    def key(self, point: Point, key: str) -> None:
        if self._hand is not None:
            self._hand.key(point, key)

    def pressed(self, event: QKeyEvent) -> bool:
        """Its command ends it, and no other key of the window."""
        return False

    def turn(self, on: bool) -> None:
        """Begin or end setting up."""
        if on is self.is_on:
            return
        window = self._window
        if on:
            from goref.qt.setup.setup_bar import SetupBar
            from goref.qt.setup.setup_controller import SetupHand

            window.modes.leave(but=self)
            window.session.show_moment(window.session.last_moment)
            size = window.session.case.record.grid.width
            self._bar = SetupBar(window.language, window.host.theme, size, self._is_empty)
            self._bar.setObjectName("setup-bar")
            self._hand = SetupHand(lambda: window.session.case, self)
            self._bar.edit.connect(window.do)
            self._bar.brushed.connect(self._hand.use)
            self._bar.brushed.connect(lambda _: window.show_board())
            self._bar.done.connect(self.leave)
            self._hand.edit.connect(self._paint)
            self._hand.preview.connect(lambda _: window.show_board())
            self._hand.brushed.connect(self._bar.choose)
            self._hand.take(window.board)
            self._page = ModePage(
                "setup-page",
                self.tr("Set up the position"),
                self.tr("Left puts a stone, right the other colour; drag to paint."),
            )
            self._page.put(self._bar)
        elif self._hand is not None and self._bar is not None:
            self._hand.leave()
            self._hand.deleteLater()
            assert self._page is not None
            self._hand = self._bar = None
            window.show_side()
            self._page.deleteLater()
            self._page = None
            window.say(self.tr("The position stands as it is set up."))
        window.show_board()
        window.show_side()
        window.board.setFocus()

    def follow(self, change: Change) -> None:
        """The board may have another size now."""
        if self._bar is not None:
            self._bar.show_size(self._window.session.case.record.grid.width)

    def _is_empty(self) -> bool:
        record = self._window.session.case.record
        return record.is_bare and not any(self._window.session.case.position.cells)

    def _paint(self, edit: object) -> None:
        had_moves = not self._window.session.case.record.is_bare
        if self._window.do(edit) and had_moves:  # type: ignore[arg-type]
            self._window.say(
                self.tr(
                    "The moves have left the case, what they told of the game is kept. "
                    "Ctrl+Z brings them back."
                )
            )
