"""The board mode in which a position is set up by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from goref.app.edits.base import Edit
from goref.app.session.change import Change
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Point
from goref.core.base.language import Plural
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.foot import FootAct, FootState
from goref.qt.picture.picture import describe, setting_up
from goref.qt.setup.setup_controller import SetupController
from goref.qt.setup.setup_page import SetupPage

if TYPE_CHECKING:  # imported when setting up begins
    from goref.qt.context.window import Window

COMMAND = "set-up"
STONES = Plural(
    "SetupMode",
    "Black {black}, White {white} stone on the board",
    "Black {black}, White {white} stones on the board",
    "white",
)


class SetupMode(BoardMode):
    """The board mode in which a position is set up by hand. No rulings are made meanwhile."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._page: SetupPage | None = None
        self._hand: SetupController | None = None

    @property
    def is_on(self) -> bool:
        return self._hand is not None

    @property
    def page(self) -> SetupPage | None:
        """The page of the mode; None while the mode is off."""
        return self._page

    def foot(self) -> FootState:
        """Returns the foot: how many stones are on the board, and a button to finish."""
        key = self.tr("Esc")
        # Enter paints at the board's cursor: repeating it must not end setting up.
        done = FootAct("setup-done", self.tr("Done"), self.leave, keys=key, enters=False)
        cells = self._window.session.case.position.cells
        black, white = cells.count(BLACK), cells.count(WHITE)
        told = STONES.in_(self._window.language, black=black, white=white)
        return FootState(self.tr("Setting up"), told, act=done)

    def restore_from(self, old: SetupMode) -> None:
        """Copies the state of ``old``, the mode of the replaced window."""
        self._window.actions_by_id[COMMAND].setChecked(old.is_on)
        if self._page is not None and old._page is not None:
            self._page.restore_from(old._page)

    def leave(self) -> None:
        self._window.actions_by_id[COMMAND].setChecked(False)

    def view(self, options: Options) -> BoardView:
        """Returns the position with the present stroke, and a ghost stone for the next
        click.
        """
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

    def escape(self) -> None:
        """Ends the mode, except during a stroke."""
        if self._hand is not None and not self._hand.is_painting:
            self.leave()

    def turn(self, on: bool) -> None:
        """Turns the mode on or off."""
        if on is self.is_on:
            return
        window = self._window
        if on:
            window.modes.leave(but=self)
            window.session.show_moment(window.session.last_moment)
            size, theme = window.session.case.record.grid.width, window.host.theme
            page = SetupPage(window.language, theme, size, self._is_empty, window.widget)
            hand = SetupController(lambda: window.session.case, self)
            page.edit.connect(self._change)
            page.brushed.connect(hand.use)
            page.brushed.connect(lambda _: window.show_board())
            hand.edit.connect(self._paint)
            hand.preview.connect(lambda _: window.show_board())
            hand.brushed.connect(page.choose)
            hand.take(window.board)
            self._page, self._hand = page, hand
        elif self._hand is not None and self._page is not None:
            page, hand = self._page, self._hand
            hand.leave()
            self._page = self._hand = None
            window.show_side()
            page.deleteLater()
            hand.deleteLater()
            window.say(self.tr("The position is set up as shown."))
        window.show_board()
        window.show_side()
        window.board.setFocus()

    def on_session_changed(self, change: Change) -> None:
        """Shows the size of the board on the page, since it may have changed."""
        if self._page is not None:
            self._page.show_size(self._window.session.case.record.grid.width)

    def _is_empty(self) -> bool:
        record = self._window.session.case.record
        return record.is_bare and not any(self._window.session.case.position.cells)

    def _change(self, edit: Edit) -> None:
        """Carries out an edit of the whole board. Shows a message if the board is empty
        afterwards.
        """
        there = not self._is_empty()
        if self._window.do(edit) and there and self._is_empty():
            self._window.say(
                self.tr("The board is empty now. Ctrl+Z brings back what was on it.")
            )

    def _paint(self, edit: object) -> None:
        had_moves = not self._window.session.case.record.is_bare
        if self._window.do(edit) and had_moves:  # type: ignore[arg-type]
            self._window.say(
                self.tr(
                    "The moves were removed from the case. Facts taken from them are kept. "
                    "Ctrl+Z brings the moves back."
                )
            )
