"""The pictures of the first page: one for each button, and small boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.board.position import Position
from goref.qt.board.painter import blank
from goref.qt.look.style import roles
from goref.qt.look.theme import BoardTheme

GRID = 48
"""The side of a picture, in the units in which it is drawn."""
STONE = 4.0
FILLS = {BLACK: QColor("#121214"), WHITE: QColor("#ffffff")}
"""The colours of stones, the same in all themes. Their border is in the ink's colour."""


def draw(p: QPainter, place: QRectF, name: str, ink: QColor) -> None:
    """Draws a picture by its name in ``PICTURES`` into a square."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(place.topLeft())
    p.scale(place.width() / GRID, place.height() / GRID)
    p.setPen(QPen(ink, 1.8, j=Qt.PenJoinStyle.RoundJoin))
    PICTURES[name](p, ink)
    p.restore()


def small_board(position: Position, side: int, theme: BoardTheme, dpr: float) -> QImage:
    """Returns a very small picture of a position, without marks.

    The board's own painter needs whole pixels for lines and stones, for which this is too
    small.

    Args:
        side: the width and height, in logical pixels.
        dpr: device pixels of the picture for each logical pixel.
    """
    image = blank(QSizeF(side, side), theme.board, dpr)
    grid = position.grid
    cell = side / max(grid.width, grid.height)
    left, top = ((side - lines * cell) / 2 for lines in (grid.width, grid.height))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(QPen(QColor(theme.line), cell / 12))
    area = QRectF(left, top, grid.width * cell, grid.height * cell)
    inside = area.adjusted(cell / 2, cell / 2, -cell / 2, -cell / 2)
    for x in range(grid.width):
        at = inside.left() + x * cell
        p.drawLine(QLineF(at, inside.top(), at, inside.bottom()))
    for y in range(grid.height):
        at = inside.top() + y * cell
        p.drawLine(QLineF(inside.left(), at, inside.right(), at))
    for point, stone in enumerate(position.cells):
        if stone:
            y, x = divmod(point, grid.width)
            black = stone == BLACK
            p.setPen(QPen(QColor(theme.black_rim if black else theme.white_rim), cell / 12))
            p.setBrush(QColor(theme.black[1] if black else theme.white[0]))
            middle = QPointF(inside.left() + x * cell, inside.top() + y * cell)
            p.drawEllipse(middle, cell * 0.45, cell * 0.45)
    p.end()
    return image


def _file(p: QPainter, ink: QColor) -> None:
    corners = ((8, 3), (30, 3), (40, 13), (40, 45), (8, 45))
    p.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    p.drawPolyline([QPointF(30, 3), QPointF(30, 13), QPointF(40, 13)])
    _lines(p, 15, 20, 9, 2)
    for x, y, colour in ((15, 20, BLACK), (24, 29, WHITE), (15, 38, BLACK)):
        _stone(p, x, y, colour)


def _camera(p: QPainter, ink: QColor) -> None:
    corners = ((3, 14), (13, 14), (17, 8), (31, 8), (35, 14), (45, 14), (45, 41), (3, 41))
    p.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    for radius in (9.0, 4.5):
        p.drawEllipse(QPointF(24, 27), radius, radius)
    p.drawPoint(QPointF(40, 19))


def _board(p: QPainter, ink: QColor) -> None:
    p.drawRoundedRect(QRectF(5, 5, 38, 38), 2, 2)
    _lines(p, 5, 5, 9.5, 4)
    for x, y, colour in ((14.5, 14.5, BLACK), (24, 14.5, WHITE), (24, 24, BLACK)):
        _stone(p, x, y, colour)
    p.setPen(QPen(QColor(roles().surface), 8))
    cross = (QLineF(28, 35, 42, 35), QLineF(35, 28, 35, 42))
    p.drawLines(cross)
    p.setPen(QPen(QColor(roles().accent), 3))
    p.drawLines(cross)


def _moves(p: QPainter, ink: QColor) -> None:
    for x, number, colour in ((13, "1", BLACK), (35, "2", WHITE)):
        _numbered(p, ink, x, number, colour)
    p.drawLine(QLineF(3, 38, 38, 38))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(roles().accent))
    p.drawEllipse(QPointF(39, 38), STONE + 1, STONE + 1)


def _table(p: QPainter, ink: QColor) -> None:
    p.drawRoundedRect(QRectF(4, 6, 40, 36), 2, 2)
    for y in (15.0, 24.0, 33.0):
        p.drawLine(QLineF(4, y, 44, y))
    p.drawLine(QLineF(16, 6, 16, 42))
    p.setPen(QPen(QColor(roles().accent), 2.4))
    for y in (19.0, 28.0):
        p.drawPolyline([QPointF(33, y), QPointF(36, y + 3), QPointF(41, y - 3)])


def _lines(p: QPainter, left: float, top: float, cell: float, cells: int) -> None:
    """Draws the lines of a square grid with ``cells`` by ``cells`` cells."""
    whole = cell * cells
    for line in range(cells + 1):
        at = line * cell
        p.drawLine(QLineF(left + at, top, left + at, top + whole))
        p.drawLine(QLineF(left, top + at, left + whole, top + at))


def _stone(p: QPainter, x: float, y: float, colour: Colour, radius: float = STONE) -> None:
    p.setBrush(FILLS[colour])
    p.drawEllipse(QPointF(x, y), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)


def _numbered(p: QPainter, ink: QColor, x: float, number: str, colour: Colour) -> None:
    _stone(p, x, 17, colour, 8.5)
    font = p.font()
    font.setPixelSize(12)
    font.setBold(True)
    p.setFont(font)
    p.setPen(FILLS[colour.other])
    p.drawText(QRectF(x - 9, 8, 18, 18), Qt.AlignmentFlag.AlignCenter, number)
    p.setPen(QPen(ink, 1.8))


PICTURES: Mapping[str, Callable[[QPainter, QColor], None]] = {
    "open": _file,
    "photo": _camera,
    "new": _board,
    "record": _moves,
    "event": _table,
}
"""The function that draws the picture of each button, by the button's name."""
