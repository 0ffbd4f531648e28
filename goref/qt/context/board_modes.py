"""What the board is in hand for, one thing at a time: ruling, or a mode in its place."""

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
    """Something that takes the board in hand: what it shows then, and what is done on it.

    A mode begins by itself, once it has had the others leave (:meth:`BoardModes.leave`), and
    tells by :attr:`is_on` that it has. It is told what happens only while it is on.
    """

    @property
    def is_on(self) -> bool:
        """Whether the board is in hand for it."""
        raise NotImplementedError

    @property
    def page(self) -> QWidget | None:
        """What stands beside the board while it is on; None: the page of the stage."""
        return None

    def foot(self) -> FootState | None:
        """What the foot says while it is on; None: how the case stands."""
        return None

    def leave(self) -> None:
        """Give the board back, for something else; nothing where it is off."""
        raise NotImplementedError

    def restore_from(self, old: Self) -> None:
        """Be where the same mode of another window of the session is; ended unless told so."""

    def on_session_changed(self, change: Change) -> None:
        """The session has changed; the board is drawn anew after this."""

    # The board

    def view(self, options: Options) -> BoardView:
        """What the board shows, also in the middle of a stroke."""
        raise NotImplementedError

    def describe(self, point: Point) -> str:
        """What is at a point of the board as it is shown, in a line."""
        raise NotImplementedError

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """A button went down on a point."""

    def activated(self, point: Point) -> None:
        """Enter was pressed at a point: as a left click unless told otherwise."""
        self.clicked(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)

    def key(self, point: Point, key: str) -> None:
        """A letter, a small one, or ``?`` was pressed at a point."""

    @property
    def wants_position(self) -> bool:
        """Whether a position that was read elsewhere can be put on it."""
        return False

    def take(self, position: Position) -> None:
        """Put a position of the board's size on it that was read elsewhere."""

    # The window

    def pressed(self, event: QKeyEvent) -> bool:
        """A key was pressed that nothing in the window wanted; whether it means something."""
        if event.key() != Qt.Key.Key_Escape or event.modifiers():
            return False
        self.escape()
        return True

    def escape(self) -> None:
        """Esc was pressed: end it."""
        self.leave()


class BoardModes(Feature):
    """Sees that one thing has the board, and passes on to it what is done there.

    Attributes:
        ruling: has the board where no mode is on.
        all: every mode that there is by now. At most one is on.
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
        """Have a mode among them from now on; returns it."""
        self.all.append(mode)
        return mode

    @property
    def now(self) -> BoardMode:
        """What the board is in hand for."""
        return next((mode for mode in self.all if mode.is_on), self.ruling)

    @property
    def is_ruling(self) -> bool:
        """Whether the board is in hand for ruling, and for nothing else."""
        return self.now is self.ruling

    def leave(self, but: BoardMode | None = None) -> None:
        """Leave whatever the board is in hand for; one mode may be spared."""
        for mode in self.all:
            if mode is not but:
                mode.leave()
