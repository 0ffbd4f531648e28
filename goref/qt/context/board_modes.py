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
    """A use of the board, such as ruling on stones or playing out a dispute.

    A mode decides what the board shows and what clicks and keys on it do. Exactly one mode is
    on. To start, a mode ends the others with :meth:`BoardModes.leave`; then its :attr:`is_on`
    is True. Only the mode that is on receives input.
    """

    @property
    def is_on(self) -> bool:
        """True if the board is in this mode."""
        raise NotImplementedError

    @property
    def page(self) -> QWidget | None:
        """The page to show next to the board while this mode is on. None keeps the page of the
        present stage.
        """
        return None

    def foot(self) -> FootState | None:
        """Returns what the foot shows while this mode is on. None: the foot shows the state of
        the case.
        """
        return None

    def leave(self) -> None:
        """Ends the mode; does nothing if it is off."""
        raise NotImplementedError

    def restore_from(self, old: Self) -> None:
        """Copies the state of ``old``, the same mode in the window that this window replaces.
        By default a mode starts switched off.
        """

    def on_session_changed(self, change: Change) -> None:
        """Handles a change of the session. The window redraws the board after this call."""

    # The board

    def view(self, options: Options) -> BoardView:
        """Returns what the board is to show while this mode is on. Called at every redraw,
        during a drag too.
        """
        raise NotImplementedError

    def describe(self, point: Point) -> str:
        """Describes a point of the board as shown, in one line."""
        raise NotImplementedError

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Handles a click on a point of the board."""

    def activated(self, point: Point) -> None:
        """Handles Enter at a point; by default like a left click."""
        self.clicked(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)

    def key(self, point: Point, key: str) -> None:
        """Handles a letter (lower case) or ``?`` pressed at a point."""

    @property
    def wants_position(self) -> bool:
        """True if :meth:`take` can be called with a position from another source, such as a
        photograph.
        """
        return False

    def take(self, position: Position) -> None:
        """Puts a position from another source, such as a photograph, on the board. It must have
        the board's size.
        """

    # The window

    def pressed(self, event: QKeyEvent) -> bool:
        """Handles a key that no other part of the window used. Returns True if this mode used
        it.
        """
        if event.key() != Qt.Key.Key_Escape or event.modifiers():
            return False
        self.escape()
        return True

    def escape(self) -> None:
        """Ends the mode on Esc."""
        self.leave()


class BoardModes(Feature):
    """All modes of a board. Passes the board's input to the mode that is on.

    Attributes:
        ruling: the mode that is on while no other mode is.
        all: the other modes created so far. At most one of them is on.
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
        """Adds a mode, and returns the mode."""
        self.all.append(mode)
        return mode

    @property
    def now(self) -> BoardMode:
        """The mode that is on."""
        return next((mode for mode in self.all if mode.is_on), self.ruling)

    @property
    def is_ruling(self) -> bool:
        """True if the mode that is on is :attr:`ruling`."""
        return self.now is self.ruling

    def leave(self, but: BoardMode | None = None) -> None:
        """Ends the mode that is on, unless it is ``but``."""
        for mode in self.all:
            if mode is not but:
                mode.leave()
