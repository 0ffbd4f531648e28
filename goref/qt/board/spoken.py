"""A board that can be read out: what assistive technology asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from goref.core.base.geometry import Point
from goref.qt.board.layout import BoardLayout
from goref.qt.board.view import BoardView

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface


class SpokenBoard(QWidget):
    """A board that can be read out: what assistive technology asks of it.

    Attributes:
        spoken: what answers for it, once it was asked; Qt keeps it, but not alive.
        heard: the point that was told of last, and how it was told.
        speaks: it can be read out.
    """

    spoken: QAccessibleInterface | None = None
    heard: tuple[Point, str] | None = None
    speaks = False

    def view(self) -> BoardView:
        """What it shows."""
        raise NotImplementedError

    def board_layout(self) -> BoardLayout:
        """Where everything lies."""
        raise NotImplementedError

    def cursor_point(self) -> Point:
        """Where the keyboard's cursor is."""
        raise NotImplementedError

    def told(self, point: Point) -> str:
        """What is at a point, in a line."""
        raise NotImplementedError
