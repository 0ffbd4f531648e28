"""The photograph as seen from above, with the stones that were read marked on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QTransform

from goref.app.board import signs
from goref.app.board.shapes import Cell, Circle, SignShape
from goref.app.photo.patches import cell_size
from goref.app.photo.perspective import Place, perspective
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.qt.board import marks
from goref.qt.board.layout import BoardLayout
from goref.qt.board.painter import items
from goref.qt.board.rect import Rect
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.look.theme import BoardTheme
from goref.qt.photo.decoding import Photo

LEAST_BOARD = 220
"""The smallest side of the board, in logical pixels."""
BESIDE = 0.55
"""The width of photograph shown outside the outermost lines, in line spacings."""
DOT = 0.17
"""The radius of the mark on a stone, in line spacings. The stone remains visible around it."""
OVER = 0.62
"""The opacity of the position drawn over the photograph."""
FINE = 1.5
"""A picture larger than this multiple of the needed width is reduced before it is
transformed.
"""


class PhotoBoard(BoardWidget):
    """A board that shows a photograph. Its input is that of any board.

    Attributes:
        is_laid_over: True if the position is drawn over the photograph.
    """

    def __init__(self, view: BoardView, theme: BoardTheme) -> None:
        super().__init__(view, theme, reserve=False)
        self._photo: Photo | None = None
        self._corners: tuple[Place, ...] = ()
        self._flat: tuple[BoardLayout, QPixmap] | None = None
        self.is_laid_over = False

    def show_photo(self, photo: Photo, corners: Sequence[Place]) -> None:
        """Shows a photograph as seen from above.

        Args:
            corners: the corners of the grid in pixels of the photograph, clockwise from upper
                left.
        """
        self._photo, self._corners, self._flat = photo, tuple(corners), None
        self.update()

    def lay_over(self, on: bool) -> None:
        """Draws the position over the photograph if ``on``, else only the photograph."""
        self.is_laid_over = on
        self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_BOARD, LEAST_BOARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._photo is None:
            super().paintEvent(event)
            return
        layout = self.board_layout()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillRect(event.rect(), QColor(self.theme().background))
        where = photo_rect(layout)
        picture = self._picture(self._photo, layout)
        p.drawPixmap(where, picture, QRectF(picture.rect()))
        part = event.rect()
        area = Rect(part.x(), part.y(), part.width(), part.height())
        cursor = self.cursor_point() if self.shows_cursor else None
        if self.is_laid_over:
            p.setOpacity(OVER)
            self._painter.paint(p, self.view(), layout, cursor=cursor, area=area)
            p.setOpacity(1)
        else:
            self._draw_read(p, layout, area)
            if cursor is not None:
                self._at(p, layout, cursor, signs.cursor)
        p.end()

    def _draw_read(self, p: QPainter, layout: BoardLayout, area: Rect) -> None:
        """Draws a mark on each stone that was read, and the other marks of the view."""
        theme = self.theme()
        for label in layout.labels:
            marks.glyphs(p, label.text, layout.font, theme.text, QPointF(label.x, label.y))
        for point in layout.within(area):
            for sign, extra in items(self.view(), point):
                shown = read_sign if sign is signs.stone else sign
                self._at(p, layout, point, shown, *extra)

    def _at(
        self,
        p: QPainter,
        layout: BoardLayout,
        point: Point,
        sign: Callable[..., Iterator[SignShape]],
        *extra: object,
    ) -> None:
        marks.draw(p, sign(layout.cell, self.theme(), *extra), *layout.centre(point))

    def _picture(self, photo: Photo, layout: BoardLayout) -> QPixmap:
        """Returns the photograph as seen from above; cached until the layout changes."""
        if self._flat is None or self._flat[0] != layout:
            self._flat = layout, straight_picture(photo, self._corners, layout)
        return self._flat[1]


def photo_rect(layout: BoardLayout) -> QRectF:
    """Returns the rectangle of the photograph in a layout, in logical pixels."""
    s = layout.spacing
    wide, high = (layout.grid.width - 1) * s, (layout.grid.height - 1) * s
    return QRectF(layout.left, layout.top, wide, high).adjusted(
        -BESIDE * s, -BESIDE * s, BESIDE * s, BESIDE * s
    )


def straight_picture(photo: Photo, corners: Sequence[Place], layout: BoardLayout) -> QPixmap:
    """Returns the photograph as seen from above, as large as :func:`photo_rect` in device
    pixels.
    """
    size = (photo_rect(layout).size() * layout.cell.ratio).toSize()
    step, lines = layout.cell.pixels, layout.grid.width
    return QPixmap.fromImage(from_above(photo, corners, lines, step, size))


def from_above(
    photo: Photo, corners: Sequence[Place], lines: int, step: float, size: QSize
) -> QImage:
    """Returns the photograph as seen from above, with the grid in the centre.

    Args:
        corners: the corners of the grid in pixels of the photograph, clockwise from upper left.
        lines: the number of lines in each direction.
        step: the line spacing in the result, in pixels.
        size: the size of the result, in pixels.
    """
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.gray)
    matrix = perspective(corners, lines)
    wide = round(photo.image.width() * FINE * step / cell_size(matrix, lines)[1])
    image = photo.image if wide > photo.small.width() else photo.small
    if 0 < wide < image.width():
        image = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
    smaller = image.width() / photo.image.width()
    m = matrix.tolist()
    seen = QTransform(
        *(m[0][0], m[1][0], m[2][0]), *(m[0][1], m[1][1], m[2][1]), *(m[0][2], m[1][2], m[2][2])
    )  # Qt's matrices take rows, ours columns
    back, _ = seen.inverted()
    first = size.width() / 2 - (lines - 1) * step / 2
    p = QPainter(made)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    to_pixels = QTransform(step, 0, 0, step, first, first)
    p.setTransform(QTransform.fromScale(1 / smaller, 1 / smaller) * back * to_pixels)
    p.drawImage(QPointF(0, 0), image)
    p.end()
    return made


def read_sign(cell: Cell, theme: BoardTheme, colour: Colour) -> Iterator[SignShape]:
    """Yields the mark for a stone that was read: a small disc in its colour, with a contrasting
    edge.
    """
    own, other = signs.tones(theme, colour)
    s = cell.spacing
    yield SignShape(Circle(DOT * s), own, other, max(0.06 * s, 1))
