"""The photograph with the grid on it, a handle at each corner, and a magnifier."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from goref.app.photo.perspective import Place
from goref.core.base.particles import formatted
from goref.qt.look.theme import BoardTheme
from goref.qt.photo.corner_marks import (
    HANDLE,
    LENS,
    draw_grid,
    draw_handle,
    draw_lens,
    draw_other,
)
from goref.qt.photo.decoding import Photo

Corners = tuple["Place", "Place", "Place", "Place"]
INSET = 0.14
"""The first distance of the handles from the edges, as a fraction of the picture's width or
height.
"""
GRASP = 26
"""A mouse press this close to a corner moves the corner, in logical pixels."""
MARGIN = 20
"""The space around the picture, in logical pixels, so that a handle at its edge is visible."""
LEAST_SCALE = 1e-3
ENLARGED = 3.0
"""The magnifier enlarges the shown picture this many times."""
STEP, STRIDE = 1, 10
"""The distance that an arrow key moves a corner, without and with Shift, in pixels of the
picture.
"""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class CornerView(QWidget):
    """A photograph on which the user places the grid. Enter goes to the dialog.

    Attributes:
        lines: the number of lines in each direction.
        chosen: the corner that arrow keys move: 0 to 3, clockwise from the upper left.

    Signals:
        laid: the user moved a corner, or undid a move.
    """

    laid = Signal()

    def __init__(self, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("photo-corners")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._theme = theme
        self._image, self._small = QImage(), QImage()
        self._shown: QPixmap | None = None
        self._corners: list[Place] = []
        self._before: list[list[Place]] = []
        self._other: tuple[Place, ...] = ()
        self.lines = 19
        self.chosen = 0
        self._grip: QPointF | None = None
        self._by_key = False
        self._stepped: int | None = None
        self._names = (
            self.tr("upper left"),
            self.tr("upper right"),
            self.tr("lower right"),
            self.tr("lower left"),
        )

    # Showing

    def show_photo(self, photo: Photo, corners: Sequence[Place] | None = None) -> None:
        """Shows a photograph with handles at ``corners``, or a little inside its edges for
        None.

        Args:
            corners: pixels of the photograph, clockwise from the upper left.
        """
        self._image, self._small, self._shown = photo.image, photo.small, None
        image = photo.image
        wide, high = image.width(), image.height()
        left, top = INSET * wide, INSET * high
        self._corners = list(
            corners
            or ((left, top), (wide - left, top), (wide - left, high - top), (left, high - top))
        )
        self._before, self._other = [], ()
        self.choose(0)

    @property
    def corners(self) -> Corners:
        """The corners of the grid in pixels of the photograph, clockwise from the
        upper left.
        """
        one, two, three, four = self._corners
        return one, two, three, four

    def set_lines(self, lines: int) -> None:
        self.lines = lines
        self.update()

    def put_corners(self, corners: Sequence[Place]) -> None:
        """Moves the corners. Emits no signal; the user can undo it."""
        self._keep()
        self._corners = list(corners)
        self._tell()

    def undo(self) -> bool:
        """Undoes the last move of a corner. Returns False if there was no move."""
        if not self._before:
            return False
        self._corners = self._before.pop()
        self._stepped = None
        self._tell()
        self.laid.emit()
        return True

    @property
    def can_undo(self) -> bool:
        """True if a move of the corners can be undone."""
        return bool(self._before)

    def show_other(self, corners: Sequence[Place] = ()) -> None:
        """Shows a dashed frame at the likely corners of the grid; () removes it."""
        self._other = tuple(corners)
        self.update()

    def choose(self, corner: int) -> None:
        """Selects the corner that arrow keys move: 0 to 3, clockwise from the upper left."""
        self.chosen, self._stepped = corner % 4, None
        self._tell()

    def _tell(self) -> None:
        x, y = self._corners[self.chosen]
        told = self.tr("Corner {name}, at {x}, {y}")
        told = formatted(told, name=self._names[self.chosen], x=round(x), y=round(y))
        self.setAccessibleName(self.tr("Photograph with the corners of the grid"))
        self.setAccessibleDescription(told)
        self.update()

    def _keep(self) -> None:
        self._before.append(list(self._corners))
        self._stepped = None

    # Places

    def _fit(self) -> tuple[float, QPointF]:
        """Returns (logical pixels per pixel of the picture, position of the picture's upper
        left corner).
        """
        room, size = QSizeF(self.size()), QSizeF(self._image.size())
        wide, high = room.width() - 2 * MARGIN, room.height() - 2 * MARGIN
        scale = max(min(wide / size.width(), high / size.height()), LEAST_SCALE)
        rest = room - size * scale
        return scale, QPointF(rest.width() / 2, rest.height() / 2)

    def seen(self, place: Place) -> QPointF:
        """Returns the position in the widget of a place in the picture."""
        scale, origin = self._fit()
        return origin + QPointF(*place) * scale

    def _place(self, at: QPointF) -> Place:
        """Returns the place in the picture, in its pixels, that is nearest to a position in the
        widget.
        """
        scale, origin = self._fit()
        found = (at - origin) / scale
        return self._inside(found.x(), found.y())

    def _inside(self, x: float, y: float) -> Place:
        """Returns the place in the picture that is nearest to coordinates in its pixels."""
        wide, high = float(self._image.width()), float(self._image.height())
        return min(max(x, 0.0), wide), min(max(y, 0.0), high)

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        spots = [self.seen(corner) for corner in self._corners]
        away = [(at - spot).manhattanLength() for spot in spots]
        nearest = away.index(min(away))
        spot = spots[nearest] - at
        if (
            event.button() != Qt.MouseButton.LeftButton
            or max(abs(spot.x()), abs(spot.y())) > GRASP
        ):
            super().mousePressEvent(event)
            return
        self._by_key = False
        self.choose(nearest)
        self._keep()
        self._grip = spot
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._corners[self.chosen] = self._place(event.position() + self._grip)
            self._tell()
            self.laid.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None and self._before[-1] == self._corners:
            self._before.pop()  # it was only selected
        self._grip = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shifted = plain == Qt.KeyboardModifier.ShiftModifier
        if key in ARROWS and (shifted or not plain):
            self._step(*ARROWS[key], STRIDE if shifted else STEP)
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        else:
            super().keyPressEvent(event)

    def _step(self, right: int, down: int, by: int) -> None:
        if self._stepped != self.chosen:  # steps of one corner are undone together
            self._keep()
            self._stepped = self.chosen
        x, y = self._corners[self.chosen]
        self._corners[self.chosen] = self._inside(x + right * by, y + down * by)
        self._by_key = True
        self._tell()
        self.laid.emit()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Selects the next or previous corner on Tab. After the last one the focus leaves the
        widget.
        """
        to = self.chosen + (1 if next else -1)
        if not (self.hasFocus() and 0 <= to < 4):
            return super().focusNextPrevChild(next)
        self._by_key = True
        self.choose(to)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reason = event.reason()
        first = {Qt.FocusReason.TabFocusReason: 0, Qt.FocusReason.BacktabFocusReason: 3}
        if reason in first:
            self._by_key = True
            self.choose(first[reason])
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._grip, self._stepped = None, None
        self.update()

    # Drawing

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 260)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.DevicePixelRatioChange):
            self._shown = None
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, origin = self._fit()
        size = QSizeF(self._image.size()) * scale
        p.drawPixmap(
            QRectF(origin, size), self._picture(size), QRectF(self._picture(size).rect())
        )
        spots = [self.seen(corner) for corner in self._corners]
        if self._other:
            draw_other(p, [self.seen(corner) for corner in self._other], self._theme)
        draw_grid(p, spots, self.lines)
        for corner, spot in enumerate(spots):
            draw_handle(p, spot, self._theme, chosen=corner == self.chosen)
        if self._grip is not None or (self._by_key and self.hasFocus()):
            self._draw_lens(p, scale)
        if self.hasFocus():
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(self._theme.accent), 2))
            p.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        p.end()

    def _picture(self, size: QSizeF) -> QPixmap:
        """Returns the picture scaled to the size at which it is shown."""
        if self._shown is None:
            wanted = (size * self.devicePixelRatioF()).toSize().expandedTo(QSize(1, 1))
            smooth = Qt.TransformationMode.SmoothTransformation
            ratio = Qt.AspectRatioMode.IgnoreAspectRatio
            self._shown = QPixmap.fromImage(self._small.scaled(wanted, ratio, smooth))
        return self._shown

    def _draw_lens(self, p: QPainter, scale: float) -> None:
        """Draws the magnifier with the selected corner, next to the corner towards the
        centre.
        """
        place = self._corners[self.chosen]
        at, middle = self.seen(place), QRectF(self.rect()).center()
        away = HANDLE + 12 + LENS / 2
        x = at.x() + (away if at.x() < middle.x() else -away)
        y = at.y() + (away if at.y() < middle.y() else -away)
        larger = ENLARGED * scale
        side = LENS / larger
        part = QRectF(place[0] - side / 2, place[1] - side / 2, side, side)
        lens = QPointF(x, y)
        spots = [lens + (QPointF(*one) - QPointF(*place)) * larger for one in self._corners]
        draw_lens(p, lens, self._image, part, spots, self.lines, self._theme)
