"""The interface of a board for assistive technology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from goref.core.base.geometry import Point
from goref.qt.board.layout import BoardLayout
from goref.qt.board.view import BoardView

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface


class SpokenBoard(QWidget):
    """A board that can be read out by an assistive technology.

    Attributes:
        spoken: its accessible interface once one was requested; Qt refers to it, but does not
            keep it alive.
        heard: the point reported last, and its text.
        speaks: True if it can be read out.
    """

    spoken: QAccessibleInterface | None = None
    heard: tuple[Point, str] | None = None
    speaks = False

    def view(self) -> BoardView:
        """Returns the view that it shows."""
        raise NotImplementedError

    def board_layout(self) -> BoardLayout:
        """Returns the places of everything on it."""
        raise NotImplementedError

    def cursor_point(self) -> Point:
        """Returns the point of the keyboard's cursor."""
        raise NotImplementedError

    def told(self, point: Point) -> str:
        """Describes what is at a point, in one line."""
        raise NotImplementedError
