"""The board as found after stones were displaced: set up by hand, or only shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from goref.app.incidents.positions import difference
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.texts.terms import SIDES, term
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.window import Window
from goref.qt.picture.picture import picture

PLAY = "play-on-board"


class FoundBoardMode(BoardMode):
    """The mode for a board as found. Points that differ from the record are outlined.

    If a game was being recorded before, recording continues after :meth:`end`.

    Attributes:
        position: the board as found, as far as it is set up; None while the mode is off.

    Signals:
        changed: a stone was put or removed, or the whole position was replaced.
        ended: :meth:`end` ended the mode. :meth:`leave` emits no signal.
    """

    changed = Signal()
    ended = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._should: Position | None = None
        self.position: Position | None = None
        self._is_put = False
        self._recorded = False

    @property
    def is_on(self) -> bool:
        return self.position is not None

    @property
    def is_put(self) -> bool:
        """True if the user can put and remove stones; False if the board is only shown."""
        return self.is_on and self._is_put

    def begin(self, found: Position, should: Position, *, put: bool) -> None:
        """Shows a board as found.

        Args:
            found: the position found.
            should: the position of the record at that moment.
            put: True if the user can put and remove stones.
        """
        window = self._window
        self._recorded = window.actions_by_id[PLAY].isChecked()
        window.modes.leave(but=self)
        self.position, self._should, self._is_put = found, should, put
        self._show()
        if put:
            window.board.setFocus()

    def leave(self) -> None:
        if self.position is None:
            return
        self.position = self._should = None
        self._show()

    def end(self) -> None:
        """Ends the mode. Recording of the game continues if it was on before."""
        if self.position is None:
            return
        self.leave()
        if self._recorded:
            self._window.actions_by_id[PLAY].setChecked(True)
        self.ended.emit()

    def escape(self) -> None:
        self.end()

    def view(self, options: Options) -> BoardView:
        assert self.position is not None
        assert self._should is not None

        differs = difference(self.position, self._should)
        lit = frozenset((*differs.missing, *differs.extra))
        shown = picture(self._window.session, replace(options, marks=False, numbers=False))
        return replace(shown, position=self.position, lit=lit, last=None)

    def describe(self, point: Point) -> str:
        assert self.position is not None
        stone, language = self.position.cells[point], self._window.language
        name = self.position.grid.name(point)
        if not stone:
            return name
        return f"{name} · {term(SIDES, Colour(stone).letter, language)}"

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Puts a black stone (left button) or a white one (right button). The same colour again
        removes it.
        """
        if button is Qt.MouseButton.LeftButton:
            self._put(point, BLACK)
        elif button is Qt.MouseButton.RightButton:
            self._put(point, WHITE)

    def activated(self, point: Point) -> None:
        """Performs the foot's next act on Enter."""
        self._window.trigger_next_action()

    def key(self, point: Point, key: str) -> None:
        if key in ("b", "w"):
            self._put(point, Colour.from_letter(key))
        elif key == "p" and self._is_put:
            self._window.actions_by_id["photo"].trigger()

    @property
    def wants_position(self) -> bool:
        """True while the user can put stones. The position can then also come from a
        photograph.
        """
        return self.is_put

    def take(self, position: Position) -> None:
        if self.is_put and self.position is not None and position.grid == self.position.grid:
            self.position = position
            self._window.show_board()
            self.changed.emit()

    def _put(self, point: Point, colour: Colour) -> None:
        if self.position is None or not self._is_put:
            return
        stone = self.position.cells[point]
        self.position = self.position.with_stones({point: None if stone else colour})
        self._window.show_board()
        self.changed.emit()

    def _show(self) -> None:
        self._window.show_board()
        self._window.show_side()
