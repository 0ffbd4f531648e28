"""The modes of the board; exactly one is on at a time, ruling if no other is."""

from __future__ import annotations

from typing import Self, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goref.app.session.change import Change
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.qt.board.view import BoardView, Options
from goref.qt.board.widget import BoardWidget
from goref.qt.context.feature import Feature
from goref.qt.context.foot import FootState

Mode = TypeVar("Mode", bound="BoardMode")


class BoardMode(QObject):
    """A use of the board: what the board shows, and the effect of input on the board.

    A mode starts after it has ended the others by :meth:`BoardModes.leave`; from then on
    :attr:`is_on` is True. A mode receives input and changes only while it is on.
    """

    @property
    def is_on(self) -> bool:
        """True if the board is in this mode."""
        raise NotImplementedError

    @property
    def page(self) -> QWidget | None:
        """The page next to the board while the mode is on; None for the stage's page."""
        return None

    def foot(self) -> FootState | None:
        """Returns the foot's content while the mode is on; None for the state of the case."""
        return None

    def leave(self) -> None:
        """Ends the mode; does nothing if it is off."""
        raise NotImplementedError

    def restore_from(self, old: Self) -> None:
        """Restores the state of this mode in another window of the session; by default it is
        off.
        """

    def on_session_changed(self, change: Change) -> None:
        """Handles a change of the session; the board is redrawn afterwards."""

    # The board

    def view(self, options: Options) -> BoardView:
        """Returns the content of the board to be shown, also during a drag."""
        raise NotImplementedError

    def describe(self, point: Point) -> str:
        """Describes a point of the board as shown, in one line."""
        raise NotImplementedError

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Handles a press of a mouse button on a point."""

    def activated(self, point: Point) -> None:
        """Handles Enter at a point; by default like a left click."""
        self.clicked(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)

    def key(self, point: Point, key: str) -> None:
        """Handles a letter (lower case) or ``?`` pressed at a point."""

    @property
    def wants_position(self) -> bool:
        """True if the mode accepts a position that was read elsewhere."""
        return False

    def take(self, position: Position) -> None:
        """Takes over a position of the board's size that was read elsewhere."""

    # The window

    def pressed(self, event: QKeyEvent) -> bool:
        """Handles a key that nothing else in the window handled; returns whether the mode
        used it.
        """
        if event.key() != Qt.Key.Key_Escape or event.modifiers():
            return False
        self.escape()
        return True

    def escape(self) -> None:
        """Ends the mode on Esc."""
        self.leave()


class BoardModes(Feature):
    """All modes of a board; passes the board's input to the one that is on.

    Attributes:
        ruling: the mode while no other is on.
        all: the other modes created so far. At most one is on.
    """

    def __init__(self, board: BoardWidget, ruling: BoardMode) -> None:
        super().__init__(board)
        self.ruling = ruling
        self.all: list[BoardMode] = []
        board.pointClicked.connect(
            lambda point, button, held: self.now.clicked(point, button, held)
        )
        board.pointActivated.connect(lambda point: self.now.activated(point))
        board.pointKey.connect(lambda point, key: self.now.key(point, key))
        board.set_describe(lambda point: self.now.describe(point))

    def join(self, mode: Mode) -> Mode:
        """Adds a mode; returns it."""
        self.all.append(mode)
        return mode

    @property
    def now(self) -> BoardMode:
        """The present mode."""
        return next((mode for mode in self.all if mode.is_on), self.ruling)

    @property
    def is_ruling(self) -> bool:
        """True if the present mode is ruling."""
        return self.now is self.ruling

    def leave(self, but: BoardMode | None = None) -> None:
        """Ends the present mode, unless it is ``but``."""
        for mode in self.all:
            if mode is not but:
                mode.leave()
