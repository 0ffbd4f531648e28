"""Drawing stones and marks. Each function draws around the origin, one spacing wide.

Every mark has a shape of its own and two contrasting tones, so that it is visible on wood, on
paper and on a faded stone of either colour.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from goref.core.base.colour import Colour
from goref.core.ruling.ruling import PointKind
from goref.qt.board.layout import Cell
from goref.qt.board.view import PointMark
from goref.qt.look.theme import BoardTheme, font_of

DEAD, GHOST, PROPOSED = 0.4, 0.55, 0.85
"""Opacities: a dead stone, the stone under the pointer, an unconfirmed mark."""
DEAD_RIM = 0.8
"""The opacity of a dead stone's rim if the stone itself is as dark as the board."""
ORIGIN = QPointF(0, 0)


def pen(colour: str, width: float) -> QPen:
    made = QPen(QColor(colour), width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return made


def picture(
    cell: Cell, theme: BoardTheme, draw: Callable[..., None], *extra: object
) -> QPixmap:
    """Returns a drawing around the origin as a picture, one cell wide and transparent."""
    made = QPixmap(cell.side, cell.side)
    made.fill(Qt.GlobalColor.transparent)
    p = QPainter(made)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(cell.side / 2, cell.side / 2)
    p.scale(cell.ratio, cell.ratio)
    draw(p, cell, theme, *extra)
    p.end()
    return made


def tones(theme: BoardTheme, owner: Colour | None) -> tuple[str, str]:
    """Returns a mark's own colour and its contrast."""
    if owner is None:
        return theme.neutral, theme.halo
    if owner is Colour.BLACK:
        return theme.mark_black, theme.mark_white
    return theme.mark_white, theme.mark_black


def contrast(theme: BoardTheme, stone: Colour) -> str:
    return theme.mark_white if stone is Colour.BLACK else theme.mark_black


def stone(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour) -> None:
    radius = cell.stone
    black = colour is Colour.BLACK
    middle, border = theme.black if black else theme.white
    outline = cell.width(theme.outline)
    p.setPen(pen(theme.black_rim if black else theme.white_rim, outline))
    if middle == border:
        p.setBrush(QColor(middle))
    else:
        shade = QRadialGradient(QPointF(-0.35 * radius, -0.4 * radius), 1.5 * radius)
        shade.setColorAt(0, QColor(middle))
        shade.setColorAt(1, QColor(border))
        p.setBrush(shade)
    p.drawEllipse(ORIGIN, radius - outline / 2, radius - outline / 2)


def dead_stone(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour) -> None:
    p.setOpacity(DEAD)
    stone(p, cell, theme, colour)
    rim = QColor(theme.black_rim if colour is Colour.BLACK else theme.white_rim)
    if rim.lightness() > QColor(theme.board).lightness():
        wide = cell.width(theme.outline)
        p.setOpacity(DEAD_RIM)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(rim, wide))
        p.drawEllipse(ORIGIN, cell.stone - wide / 2, cell.stone - wide / 2)
    p.setOpacity(1)
    p.setPen(pen(contrast(theme, colour), cell.width(0.06, 1.5)))
    p.drawLines(cross(0.27 * cell.spacing))


def ghost_stone(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour) -> None:
    p.setOpacity(GHOST)
    p.scale(0.86, 0.86)
    stone(p, cell, theme, colour)


def seki_sign(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour, low: bool) -> None:
    """Draws two equal bars side by side: both live. ``low`` leaves the middle to a number."""
    s = cell.spacing
    wide, high, gap = 0.09 * s, (0.18 if low else 0.3) * s, 0.05 * s
    middle = 0.3 * s if low else 0.0
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(contrast(theme, colour)))
    p.drawRect(QRectF(-gap - wide, middle - high / 2, wide, high))
    p.drawRect(QRectF(gap, middle - high / 2, wide, high))


def last_ring(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour, wide: bool) -> None:
    """Draws the ring of the last play. ``wide`` leaves the middle to a number."""
    radius = (0.4 if wide else 0.22) * cell.spacing
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(contrast(theme, colour), cell.width(0.045 if wide else 0.065, 1.25)))
    p.drawEllipse(ORIGIN, radius, radius)


def flag_ring(p: QPainter, cell: Cell, theme: BoardTheme, narrow: bool) -> None:
    """Draws the ring of a finding's point.

    ``narrow`` leaves the rim to the ring of a lit stone.
    """
    radius = (0.32 if narrow else 0.42) * cell.spacing
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen(theme.halo, cell.width(0.16, 3)))
    p.drawEllipse(ORIGIN, radius, radius)
    p.setPen(pen(theme.flag, cell.width(0.09, 1.5)))
    p.drawEllipse(ORIGIN, radius, radius)


def cursor(p: QPainter, cell: Cell, theme: BoardTheme) -> None:
    """Draws brackets at the cell's corners, where they cover no stone and no mark."""
    far, arm = cell.snap(0.46), 0.2 * cell.spacing
    p.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (
        (theme.halo, cell.width(0.15, 4)),
        (theme.accent, cell.width(0.075, 2)),
    ):
        p.setPen(pen(colour, width))
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            corner = [(far - arm, far), (far, far), (far, far - arm)]
            p.drawPolyline(QPolygonF([QPointF(x * a, y * b) for a, b in corner]))


def number(
    p: QPainter, cell: Cell, theme: BoardTheme, value: int, ground: Colour | None, low: bool
) -> None:
    """Draws a move number on a stone, or on an empty point, where it hides the lines."""
    s = cell.spacing
    text = str(value)
    size = s * (0.56, 0.5, 0.4, 0.31)[min(len(text), 4) - 1] * (0.85 if low else 1)
    if ground is None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.board))
        p.drawEllipse(ORIGIN, 0.38 * s, 0.38 * s)
    ink = theme.label if ground is None else contrast(theme, ground)
    glyphs(p, text, size, ink, QPointF(0, -0.08 * s if low else 0))


def fitting(text: str, size: float, room: float) -> float:
    """Returns a text's size, or the largest below it with which the text fits into a width."""
    while size > 1 and QFontMetricsF(font_of(size)).horizontalAdvance(text) > room:
        size -= 1
    return size


def glyphs(
    p: QPainter,
    text: str,
    size: float,
    ink: str,
    at: QPointF,
    *,
    middle: bool = True,
    bold: bool = False,
) -> None:
    """Draws a text centred, or left aligned, at a point, and vertically centred there."""
    font = font_of(size, bold=bold)
    measure = QFontMetricsF(font)
    p.setFont(font)
    p.setPen(QColor(ink))
    wide = measure.horizontalAdvance(text) if middle else 0.0
    p.drawText(QPointF(at.x() - wide / 2, at.y() + measure.capHeight() / 2), text)


def mark(p: QPainter, cell: Cell, theme: BoardTheme, sign: PointMark) -> None:
    """Draws a point's mark; one that is only proposed is hatched and lighter."""
    own, other = tones(theme, sign.owner)
    if sign.proposed:
        p.setOpacity(PROPOSED)
    s, rim = cell.spacing, cell.width(0.05, 1)
    kind = sign.mark
    if kind is PointKind.FALSE_EYE:
        hollow_square(p, cell, theme, sign)
    elif kind is PointKind.DAME:
        dame(p, cell, own, other, sign.proposed)
    elif kind is PointKind.SHARED:
        shared(p, cell, theme, sign.proposed)
    elif kind is PointKind.SOLE_LIBERTY:
        solid(p, cell, diamond(0.27 * s), diamond(0.27 * s + 1.4 * rim), own, other, sign)
    elif kind is PointKind.ONE_SIDED:
        solid(p, cell, triangle(0.27 * s), triangle(0.27 * s + 2 * rim), own, other, sign)
    else:
        half = cell.snap(
            {PointKind.TERRITORY: 0.155, PointKind.EYE: 0.23, PointKind.KO: 0.25}[kind]
        )
        wide = half + max(round(0.035 * cell.pixels), 1) / cell.ratio
        solid(p, cell, square(half), square(wide), own, other, sign)
        if kind is PointKind.EYE:
            # The clean ring around the dot separates it from the hatching.
            p.setPen(Qt.PenStyle.NoPen)
            for colour, radius in ((own, 0.18 * s), (other, 0.12 * s)):
                p.setBrush(QColor(colour))
                p.drawEllipse(ORIGIN, radius, radius)
        elif kind is PointKind.KO:
            letter_k(p, cell, own, other)


def cross(arm: float) -> list[QPointF]:
    """Returns the ends of two slanting lines, one after the other."""
    return [QPointF(-arm, -arm), QPointF(arm, arm), QPointF(-arm, arm), QPointF(arm, -arm)]


def square(half: float) -> QPolygonF:
    return QPolygonF(QRectF(-half, -half, 2 * half, 2 * half))


def diamond(half: float) -> QPolygonF:
    return QPolygonF([QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)])


def triangle(size: float) -> QPolygonF:
    return QPolygonF(
        [QPointF(0, -size), QPointF(0.9 * size, 0.6 * size), QPointF(-0.9 * size, 0.6 * size)]
    )


def solid(
    p: QPainter,
    cell: Cell,
    shape: QPolygonF,
    rim: QPolygonF,
    own: str,
    other: str,
    sign: PointMark,
) -> None:
    """Draws a filled shape with a rim; hatched in the rim's colour if only proposed."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(other))
    p.drawPolygon(rim)
    p.setBrush(QColor(own))
    p.drawPolygon(shape)
    if sign.proposed:
        hatch(p, cell, shape, other)


def hatch(p: QPainter, cell: Cell, shape: QPolygonF, colour: str) -> None:
    """Draws thin slanting lines over a shape, which keeps its own tone between them.

    They are cut to the shape here, since few programs that show an SVG support clipping.
    """
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    step, far = max(0.2 * cell.spacing, 5 / cell.ratio), 0.5 * cell.spacing
    half = cell.width(0.03, 1) / sqrt(8)  # of the line's width, along either axis
    for number in range(-5, 6):
        x = number * step
        line = [
            QPointF(x - far - half, far - half),
            QPointF(x + far - half, -far - half),
            QPointF(x + far + half, -far + half),
            QPointF(x - far + half, far + half),
        ]
        cut = shape.intersected(QPolygonF(line))
        if not cut.isEmpty():
            p.drawPolygon(cut)


def shared(p: QPainter, cell: Cell, theme: BoardTheme, proposed: bool) -> None:
    size, rim = 0.27 * cell.spacing, cell.width(0.07, 1.4)
    p.setPen(Qt.PenStyle.NoPen)
    for half, own, other in (
        (-1, theme.mark_black, theme.mark_white),
        (1, theme.mark_white, theme.mark_black),
    ):
        for reach, colour in ((size + rim, other), (size, own)):
            side = QPolygonF([QPointF(0, -reach), QPointF(half * reach, 0), QPointF(0, reach)])
            p.setBrush(QColor(colour))
            p.drawPolygon(side)
        if proposed:
            hatch(p, cell, side, other)


def hollow_square(p: QPainter, cell: Cell, theme: BoardTheme, sign: PointMark) -> None:
    own, other = tones(theme, sign.owner)
    half, wide = cell.snap(0.2), cell.width(0.09, 2)
    p.setBrush(QColor(theme.board))  # hides the lines: a cross inside is another mark
    for colour, width in ((other, wide + 2 * cell.width(0.04, 1)), (own, wide)):
        line = pen(colour, width)
        if sign.proposed and colour == own:
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
            line.setDashPattern([1.6, 0.5])
        p.setPen(line)
        p.drawPolygon(square(half))
        p.setBrush(Qt.BrushStyle.NoBrush)  # the second stroke keeps the first one's inside


def dame(p: QPainter, cell: Cell, own: str, other: str, proposed: bool) -> None:
    lines = cross(0.11 * cell.spacing)
    p.setPen(pen(other, cell.width(0.15, 3.5)))
    p.drawLines(lines)
    p.setPen(pen(own, cell.width(0.045 if proposed else 0.08, 1 if proposed else 1.75)))
    p.drawLines(lines)


def question(size: float) -> QPainterPath:
    """Returns a question mark around the origin, as a shape that scales with the board."""
    path = QPainterPath()
    font = font_of(size, bold=True)
    measure = QFontMetricsF(font)
    high, wide = measure.capHeight(), measure.horizontalAdvance("?")
    path.addText(QPointF(-wide / 2, high / 2), font, "?")
    return path


def letter_k(p: QPainter, cell: Cell, own: str, other: str) -> None:
    """Draws a K in strokes, so that it needs no font, on a clean ground."""
    s = cell.spacing
    width = cell.width(0.065, 1.25)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((own, 2.6 * width), (other, width)):
        p.setPen(pen(colour, wide))
        p.drawLine(QPointF(-0.08 * s, -0.14 * s), QPointF(-0.08 * s, 0.14 * s))
        corner = [
            QPointF(0.1 * s, -0.14 * s),
            QPointF(-0.06 * s, 0),
            QPointF(0.1 * s, 0.14 * s),
        ]
        p.drawPolyline(QPolygonF(corner))
