"""The board as a widget. It shows a BoardView and reports mouse and keyboard input."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy

from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point, grid
from goref.core.board.position import Position
from goref.qt.board.command_keys import letter_of
from goref.qt.board.keyboard_paths import ARROWS, STRIDE, between, middle, moved
from goref.qt.board.layout import BoardLayout
from goref.qt.board.painter import BoardPainter, items, layout_of
from goref.qt.board.rect import Rect
from goref.qt.board.spoken import SpokenBoard
from goref.qt.board.view import BoardView, touched
from goref.qt.look.appearance import text_scale
from goref.qt.look.theme import LIGHT, BoardTheme
from goref.qt.look.window_placement import BY_KEY

if TYPE_CHECKING:
    from goref.qt.board.accessible import BoardVoice

DRAGS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
MOST_PARTS = 16
"""If more areas have changed, their bounding rectangle is redrawn instead."""
MOST_APART = 0.5
"""If more than this fraction of the bounding rectangle changed, the whole rectangle is
redrawn.
"""
SHORTCUTS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""A key with one of these modifiers is a menu shortcut and never an input to the board."""


class BoardWidget(SpokenBoard):
    """A board widget. Input changes nothing by itself: the receivers of its signals set a new
    view.

    If ``reserve``, space for lids and bowls is always kept, so that the board moves only when
    the widget is resized. Otherwise the board is as large as each view allows. If ``speaks`` is
    False, assistive technology can read the board only after :meth:`speak`.

    Attributes:
        is_by_key: True while an arrow key moves the cursor; for receivers of ``cursorMoved``.

    Signals:
        pointClicked: a mouse button was pressed on a point; carries point, button and
            modifiers.
        pointDragged: with the left or right button held down, the pointer came to another
            point; carries point and button.
        released: the left or right button was released, or the drag ended in another way.
        pointHovered: the pointer is over another point; carries the point, or None.
        cursorMoved: the keyboard cursor is on another point; carries the point.
        pointActivated: Enter was pressed; carries the cursor's point.
        pointKey: a letter or ``?`` was pressed; carries the cursor's point and the character.
    """

    pointClicked = Signal(int, object, object)  # noqa: N815
    pointDragged = Signal(int, object)  # noqa: N815
    released = Signal()
    pointHovered = Signal(object)  # noqa: N815
    cursorMoved = Signal(int)  # noqa: N815
    pointActivated = Signal(int)  # noqa: N815
    pointKey = Signal(int, str)  # noqa: N815

    def __init__(
        self,
        view: BoardView | None = None,
        theme: BoardTheme = LIGHT,
        *,
        reserve: bool = True,
        speaks: bool = True,
    ) -> None:
        super().__init__()
        self._reserve = reserve
        self._aside: float | None = None
        self._view = view or BoardView(Position.empty(grid(19)))
        self._painter = BoardPainter(theme)
        self._describe: Callable[[int], str] = lambda point: self._grid.name(point)
        self._cursor = middle(self._grid)
        self._pointed: Point | None = None
        self._held: tuple[Point, Qt.MouseButton] | None = None
        self._voice: BoardVoice | None = None
        self.is_by_key = self._by_arrow = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Go board"))
        if speaks:
            self.speak()

    def speak(self) -> None:
        """Makes the board readable for assistive technology.

        The first window does so only after the board is painted, since it takes a while.
        """
        from goref.qt.board.accessible import BoardVoice

        self._voice = BoardVoice(self)

    # Contents

    def view(self) -> BoardView:
        return self._view

    def set_view(self, view: BoardView) -> None:
        """Shows another view. Redraws only what has changed."""
        before, self._view = self._view, view
        if view == before:
            return
        if view.position.grid != before.position.grid:
            self._cursor = middle(self._grid) if view.last is None else view.last
            self._pointed = None
            self._let_go()
            self.update()
            self.cursorMoved.emit(self._cursor)
            if self._voice is not None:
                self._voice.cursor_moved()
        elif _room(view) != _room(before):
            self.update()
        else:
            self._update_changes(before)
        if self._voice is not None:
            self._voice.changed()

    def theme(self) -> BoardTheme:
        return self._painter.theme

    def set_describe(self, describe: Callable[[int], str]) -> None:
        """Sets the function that describes a point to screen readers, as in ``D4, white
        stone``.
        """
        self._describe = describe

    def told(self, point: Point) -> str:
        """Returns the description of a point for screen readers."""
        return self._describe(point)

    def cursor_point(self) -> Point:
        """Returns the point of the keyboard cursor."""
        return self._cursor

    def set_cursor_point(self, point: Point) -> None:
        if point == self._cursor:
            return
        self._update_points((self._cursor, point))
        self._cursor = point
        if self._voice is not None:
            self._voice.cursor_moved()
        self.cursorMoved.emit(point)

    def hovered_point(self) -> Point | None:
        """Returns the point under the mouse pointer; None if it is not over a point."""
        return self._pointed

    def board_layout(self) -> BoardLayout:
        """Returns the layout at the widget's present size and scale."""
        ratio, text = self.devicePixelRatioF(), text_scale(self.font())
        room = self.width(), self.height()
        aside = self._aside
        return layout_of(self._view, *room, ratio, text, reserve=self._reserve, aside=aside)

    def set_aside(self, width: float) -> None:
        """Puts the lids to the right of something that covers ``width`` pixels at the left
        below the board.
        """
        if width == self._aside:
            return
        before, self._aside = self.board_layout(), width
        now = self.board_layout()
        if replace(now, lids=None) != replace(before, lids=None):
            self.update()
        elif now.lids != before.lids:
            for lid in (*(before.lids or ()), *(now.lids or ())):
                self._update_rect(lid.rect)

    # Qt's size hints and events

    def sizeHint(self) -> QSize:
        return QSize(720, 720)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        parts = list(event.region())  # type: ignore[call-overload]
        if len(parts) > MOST_PARTS or _area(*parts) > MOST_APART * _area(event.rect()):
            parts = [event.rect()]
        layout = self.board_layout()
        for part in parts:
            # Travelling stones may be far apart: the area between them is not redrawn.
            p.setClipRect(part)
            p.fillRect(part, QColor(self.theme().background))
            self._painter.paint(
                p,
                self._view,
                layout,
                hover=self._pointed,
                cursor=self._cursor if self.shows_cursor else None,
                area=Rect(*part.toRectF().getRect()),
            )
        p.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Go board"))
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)
        if self._voice is not None:
            self._voice.reached()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go()
        self.update()
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._hit(event.position())
        if point is None:
            super().mousePressEvent(event)
            return
        self._held = (point, event.button()) if event.button() in DRAGS else None
        self._use_arrows(False)
        self.set_cursor_point(point)
        self.pointClicked.emit(point, event.button(), event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treats the second click of a double click as a click only if it is on
        another point.
        """
        if self._hit(event.position()) != self._cursor:
            self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._hit(event.position())
        self._point_at(point)
        if self._held is None or point is None:
            return
        before, button = self._held
        if not event.buttons() & button:
            self._let_go()
            return
        if point == before:
            return
        self._held = (point, button)
        self.set_cursor_point(point)
        for passed in between(self._grid, before, point):
            self.pointDragged.emit(passed, button)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & SHORTCUTS:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in ARROWS:
            steps = STRIDE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            across, down = ARROWS[key]
            self.is_by_key = True
            self._use_arrows(True)
            self.set_cursor_point(moved(self._grid, self._cursor, across * steps, down * steps))
            self.is_by_key = False
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.pointActivated.emit(self._cursor)
        elif letter := letter_of(event):
            if not event.isAutoRepeat():  # the first press may have replaced the question
                self.pointKey.emit(self._cursor, letter)
        else:
            super().keyPressEvent(event)

    # The rest

    @property
    def shows_cursor(self) -> bool:
        """True while the keyboard cursor is drawn: the board has the focus by Tab, or an arrow
        key was used.
        """
        by_tab = bool(self.window().property(BY_KEY))
        return self.hasFocus() and (self._by_arrow or by_tab)

    def _use_arrows(self, on: bool) -> None:
        if on is not self._by_arrow:
            self._by_arrow = on
            self._update_points((self._cursor,))

    @property
    def _grid(self) -> Grid:
        return self._view.position.grid

    def _let_go(self) -> None:
        if self._held is not None:
            self._held = None
            self.released.emit()

    def _hit(self, position: QPointF) -> Point | None:
        return self.board_layout().hit(position.x(), position.y())

    def _point_at(self, point: Point | None) -> None:
        if point == self._pointed:
            return
        before, self._pointed = self._pointed, point
        if self._view.hover is not None:
            self._update_points(p for p in (before, point) if p is not None)
        self.pointHovered.emit(point)

    def _update_changes(self, before: BoardView) -> None:
        now = self._view
        differ = touched(before, now)
        if self._pointed is not None:
            differ.add(self._pointed)
        many = len(self._grid) // 3
        changes = (
            p
            for p in differ
            if items(before, p, p == self._pointed) != items(now, p, p == self._pointed)
        )
        changed = list(islice(changes, many + 1))
        if len(changed) > many or before.spaces != now.spaces:
            self.update()
            return
        self._update_points(changed)
        if before.prisoners != now.prisoners:
            for lid in self.board_layout().lids or ():
                self._update_rect(lid.rect)
        for place, old, new in zip(
            self.board_layout().vessels, before.heaps, now.heaps, strict=False
        ):
            if old != new:
                self._update_rect(place.rect)

    def _update_points(self, points: Iterable[Point]) -> None:
        layout = self.board_layout()
        for point in points:
            self._update_rect(layout.around(point))

    def _update_rect(self, rect: Rect) -> None:
        # A pixel more on each side, for drawings that overlap the border of one.
        self.update(QRectF(*rect).toAlignedRect().adjusted(-1, -1, 1, 1))


def _room(view: BoardView) -> tuple[object, ...]:
    """Returns those parts of a view that affect the layout."""
    return view.coordinates, view.lids, len(view.heaps)


def _area(*rects: QRect) -> int:
    return sum(rect.width() * rect.height() for rect in rects)
