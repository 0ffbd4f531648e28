"""The interface through which assistive technology uses a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from goref.core.base.geometry import Point
from goref.qt.board.layout import BoardLayout
from goref.qt.board.view import BoardView

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface


class SpokenBoard(QWidget):
    """A board that an assistive technology can read.

    Attributes:
        spoken: the board's accessible interface, once Qt has asked for it. Stored here because
            Qt does not keep it alive.
        speaks: True if assistive technology can read the board.
    """

    spoken: QAccessibleInterface | None = None
    speaks = False

    def view(self) -> BoardView:
        """Returns what the board shows."""
        raise NotImplementedError

    def board_layout(self) -> BoardLayout:
        """Returns the position of everything on the board."""
        raise NotImplementedError

    def cursor_point(self) -> Point:
        """Returns the point of the keyboard cursor."""
        raise NotImplementedError

    def told(self, point: Point) -> str:
        """Returns a one-line description of what is at a point."""
        raise NotImplementedError
