"""Signs of a second opinion on a point: hatched, as nobody has ruled so, and badges.

Each function draws around the origin, one spacing wide, like those in ``marks``.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from goref.core.base.colour import Colour
from goref.qt.board import marks
from goref.qt.board.layout import Cell
from goref.qt.board.view import Look
from goref.qt.look.theme import BoardTheme

FADED = 0.7
"""The opacity of a stone suggested as dead: less faded than one ruled dead."""
BADGE = 0.19
"""Half a badge, in spacings."""
SIDES = 32
"""The number of corners of the polygon that approximates a circle, for cutting lines to it."""


def dead_stone(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour) -> None:
    """Draws a stone that is suggested as dead: hatched all over, with a small cross."""
    p.setOpacity(FADED)
    marks.stone(p, cell, theme, colour)
    p.setOpacity(1)
    ink = marks.contrast(theme, colour)
    marks.hatch(p, cell, disc(0.84 * cell.stone), ink)
    for tone, wide in ((marks.contrast(theme, colour.other), 0.19), (ink, 0.075)):
        p.setPen(marks.pen(tone, cell.width(wide, 1.25)))
        p.drawLines(marks.cross(0.22 * cell.spacing))


def seki_sign(p: QPainter, cell: Cell, theme: BoardTheme, colour: Colour) -> None:
    """Draws the sign of a stone in seki on a hatched patch of the stone."""
    ink, ground = marks.contrast(theme, colour), marks.contrast(theme, colour.other)
    marks.hatch(p, cell, disc(0.84 * cell.stone), ink)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(ground))
    half = 0.24 * cell.spacing
    p.drawRect(QRectF(-half, -half, 2 * half, 2 * half))
    marks.seki_sign(p, cell, theme, colour, low=False)


def badge(p: QPainter, cell: Cell, theme: BoardTheme, look: Look) -> None:
    """Draws a square at the lower right with the sign of why to check the point."""
    s, half = cell.spacing, BADGE * cell.spacing
    corner = QPointF(0.29 * s, 0.29 * s)
    p.setPen(marks.pen(theme.halo, cell.width(0.05, 1)))
    p.setBrush(QColor(theme.accent))
    p.drawRect(QRectF(corner.x() - half, corner.y() - half, 2 * half, 2 * half))
    p.translate(corner)
    if look is Look.UNCLEAR:
        p.fillPath(marks.question(0.42 * s), QColor(theme.halo))
    else:
        p.setPen(marks.pen(theme.halo, cell.width(0.065, 1.25)))
        for line in STROKES[look]:
            p.drawPolyline(QPolygonF([QPointF(x * half, y * half) for x, y in line]))
    p.translate(-corner)


STROKES: dict[Look, tuple[tuple[tuple[float, float], ...], ...]] = {
    Look.OPEN: (((-0.7, 0), (-0.3, 0)), ((0.3, 0), (0.7, 0))),  # a line with a gap
    Look.PROTECT: (((-0.6, 0), (0.6, 0)), ((0, -0.6), (0, 0.6))),  # a stone should be added
    Look.ATARI: (((0, -0.65), (0, 0.15)), ((0, 0.6), (0, 0.62))),
}
"""Lines of the signs, in halves of a badge."""


def disc(radius: float) -> QPolygonF:
    turns = (2 * pi * number / SIDES for number in range(SIDES))
    return QPolygonF([QPointF(radius * cos(t), radius * sin(t)) for t in turns])
