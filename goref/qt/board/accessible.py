"""The board for assistive technology such as screen readers: the whole board and each point.

Point interfaces are created on request, and none at all while no assistive technology is
active.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from goref.core.base.geometry import Point
from goref.qt.board.spoken import SpokenBoard

Role, Text = QAccessible.Role, QAccessible.Text
KEPT: set[QAccessibleInterface] = set()
"""The interfaces that Qt uses. Python must not free them, since Qt deletes them itself."""
# No class here may override interface_cast: PySide converts its result to a pointer, and
# crashes on None.


class BoardInterface(QAccessibleWidget):
    """The whole board: its name, its points, and the description of the point at the cursor."""

    def __init__(self, board: SpokenBoard) -> None:
        super().__init__(board, Role.Grouping)
        self._board = board
        self._points: dict[Point, PointInterface] = {}
        KEPT.add(self)
        board.destroyed.connect(self._forget)

    def text(self, which: QAccessible.Text) -> str:
        if which in (Text.Description, Text.Value) and isValid(self._board):
            return self._board.told(self._board.cursor_point())
        return super().text(which)

    def childCount(self) -> int:
        return len(self._board.view().position.grid) if isValid(self._board) else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._points:
            made = self._points[index] = PointInterface(self._board, index)
            KEPT.add(made)
            QAccessible.registerAccessibleInterface(made)
        return self._points[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.point if isinstance(child, PointInterface) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not isValid(self._board):
            return None
        at = self._board.mapFromGlobal(QPoint(x, y))
        point = self._board.board_layout().hit(at.x(), at.y())
        return None if point is None else self.child(point)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not isValid(self._board) or not self._board.hasFocus():
            return None
        return self.child(self._board.cursor_point())

    def _forget(self) -> None:
        """Deletes the interfaces of the points after the board was destroyed."""
        points, self._points = self._points, {}
        for made in points.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))
            KEPT.discard(made)
        QTimer.singleShot(0, lambda: KEPT.discard(self))  # Qt releases it only after this


class PointInterface(QAccessibleInterface):
    """One point of the board. Its name describes what is at the point."""

    def __init__(self, board: SpokenBoard, point: Point) -> None:
        super().__init__()
        self._board = board
        self.point = point

    def isValid(self) -> bool:
        return isValid(self._board) and self.point < len(self._board.view().position.grid)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._board.window().windowHandle() if isValid(self._board) else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not isValid(self._board):
            return None
        return QAccessible.queryAccessibleInterface(self._board)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return Role.Cell

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        place = QRectF(*self._board.board_layout().around(self.point)).toAlignedRect()
        return QRect(self._board.mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        chosen = self.point == self._board.cursor_point()
        state.focusable = state.selectable = True
        state.selected = chosen
        state.focused = chosen and self._board.hasFocus()
        state.invisible = not self._board.isVisible()
        return state

    def text(self, which: QAccessible.Text) -> str:
        return self._board.told(self.point) if which == Text.Name and self.isValid() else ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Does nothing: assistive technology cannot edit a point."""


@cache
def offer() -> None:
    """Registers the interfaces of this module with Qt."""

    def interface_of(_: str, thing: QObject) -> QAccessibleInterface | None:
        if not isinstance(thing, SpokenBoard) or not thing.speaks:
            return None
        if thing.spoken is None:
            thing.spoken = BoardInterface(thing)
        return thing.spoken

    QAccessible.installFactory(interface_of)


def is_heard() -> bool:
    """Returns whether an assistive technology is active."""
    return QAccessible.isActive()


class BoardVoice:
    """The reporter of a board's changes to an assistive technology, if one is active."""

    def __init__(self, board: SpokenBoard) -> None:
        """Makes the board readable. An interface that Qt has already created for it is
        replaced.
        """
        self._board = board
        board.speaks = True
        self._heard: tuple[Point, str] | None = None  # reported last, with its text
        offer()
        made = QAccessible.queryAccessibleInterface(board) if is_heard() else None
        if made is not None and board.spoken is None:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))
            self.reached()

    def cursor_moved(self) -> None:
        """Reports the cursor's point as focused, if the board has the focus."""
        if is_heard() and self._board.hasFocus():
            self._report(QAccessible.Event.Focus)

    def reached(self) -> None:
        """Reports the cursor's point as focused, after Qt has reported the board itself."""
        if is_heard():
            QTimer.singleShot(0, self._board, self.cursor_moved)

    def changed(self) -> None:
        """Reports the new description of the cursor's point, if it changed since the last
        report.
        """
        if is_heard() and self._now() != self._heard:
            self._report(QAccessible.Event.NameChanged)

    def _now(self) -> tuple[Point, str]:
        point = self._board.cursor_point()
        return point, self._board.told(point)

    def _report(self, what: QAccessible.Event) -> None:
        self._heard = self._now()
        event = QAccessibleEvent(self._board, what)
        event.setChild(self._heard[0])
        QAccessible.updateAccessibility(event)


def read_out(widget: QWidget, text: str) -> None:
    """Makes an assistive technology speak a text, without moving the focus."""
    if text and is_heard():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
