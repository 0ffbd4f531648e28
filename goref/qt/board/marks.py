"""Drawing of marks and texts on a board, with QPainter."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from goref.app.board.shapes import (
    Cell,
    Circle,
    Letters,
    Place,
    Polygon,
    Rectangle,
    Shade,
    SignShape,
    Strokes,
)
from goref.qt.look.theme import font_of


def draw(p: QPainter, shapes: Iterable[SignShape], x: float = 0, y: float = 0) -> None:
    """Draws shapes, whose coordinates are relative to (x, y)."""
    p.save()
    p.translate(x, y)
    opacity, style = p.opacity(), None
    for shape in shapes:
        if shape[1:] != style:  # an SVG would state it again
            style = shape[1:]
            p.setOpacity(opacity * shape.opacity)
            p.setPen(Qt.PenStyle.NoPen if shape.line is None else _line(shape, shape.line))
            p.setBrush(_brush(shape.fill))
        match shape.outline:
            case Circle(radius, across, down):
                p.drawEllipse(QPointF(across, down), radius, radius)
            case Rectangle() as box:
                place = QRectF(box.x, box.y, box.width, box.height)
                if box.corner:
                    p.drawRoundedRect(place, box.corner, box.corner)
                else:
                    p.drawRect(place)
            case Polygon(corners):
                p.drawPolygon(_points(corners))
            case Strokes(lines) if all(len(line) == 2 for line in lines):
                p.drawLines([QPointF(*place) for line in lines for place in line])
            case Strokes(lines):
                for line in lines:
                    p.drawPolyline(_points(line))
            case Letters() as letters:
                _letters(p, letters, str(shape.fill))
    p.restore()


def _line(shape: SignShape, colour: str) -> QPen:
    made = pen(colour, shape.width)
    if shape.dashes is not None:
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
        made.setDashPattern(shape.dashes)
    return made


def _brush(fill: str | Shade | None) -> QBrush:
    match fill:
        case None:
            return QBrush(Qt.BrushStyle.NoBrush)
        case Shade(middle, border, radius):
            shade = QRadialGradient(QPointF(-0.35 * radius, -0.4 * radius), 1.5 * radius)
            shade.setColorAt(0, QColor(middle))
            shade.setColorAt(1, QColor(border))
            return QBrush(shade)
        case _:
            return QBrush(QColor(fill))


def _points(places: Iterable[Place]) -> QPolygonF:
    return QPolygonF([QPointF(*place) for place in places])


def _letters(p: QPainter, letters: Letters, ink: str) -> None:
    at = QPointF(letters.x, letters.y)
    if not letters.bold:
        glyphs(p, letters.text, letters.size, ink, at)
        return
    # As a shape, which scales with the board.
    path = QPainterPath()
    font = font_of(letters.size, bold=True)
    measure = QFontMetricsF(font)
    high, wide = measure.capHeight(), measure.horizontalAdvance(letters.text)
    path.addText(QPointF(-wide / 2, high / 2), font, letters.text)
    p.translate(at)
    p.fillPath(path, QColor(ink))
    p.translate(-at)


def pen(colour: str, width: float) -> QPen:
    made = QPen(QColor(colour), width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return made


def picture(cell: Cell, shapes: Iterable[SignShape]) -> QPixmap:
    """Returns a transparent picture, one cell wide, with shapes drawn around its centre."""
    made = QPixmap(cell.side, cell.side)
    made.fill(Qt.GlobalColor.transparent)
    p = QPainter(made)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(cell.side / 2, cell.side / 2)
    p.scale(cell.ratio, cell.ratio)
    draw(p, shapes)
    p.end()
    return made


def fitting(text: str, size: float, room: float) -> float:
    """Returns ``size``, or as many whole pixels less as needed for a text to fit a width.

    All sizes are in pixels. Never returns 0 or less, even if the text does not fit.
    """
    while size > 1 and QFontMetricsF(font_of(size)).horizontalAdvance(text) > room:
        size -= 1
    return size


def glyphs(
    p: QPainter, text: str, size: float, ink: str, at: QPointF, *, middle: bool = True
) -> None:
    """Draws a text vertically centred at a point.

    Horizontally it is centred too if ``middle``, else it begins at the point.
    """
    font = font_of(size)
    measure = QFontMetricsF(font)
    p.setFont(font)
    p.setPen(QColor(ink))
    wide = measure.horizontalAdvance(text) if middle else 0.0
    p.drawText(QPointF(at.x() - wide / 2, at.y() + measure.capHeight() / 2), text)
