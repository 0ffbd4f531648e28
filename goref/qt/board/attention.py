"""What draws the eye to a point: a dispute, and what is being spoken of.

Each function draws around the origin, one spacing wide, as those of the marks do.
"""

from __future__ import annotations

from math import pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from goref.qt.board import marks
from goref.qt.board.layout import Cell
from goref.qt.look.theme import BoardTheme

LIT = "#1fd17a"
"""The frame of lit points: like no wood, stone or ring; its dark edge makes it bright."""
LIT_EDGE = "#06321c"


def disputed_ring(p: QPainter, cell: Cell, theme: BoardTheme) -> None:
    """A broken ring, as nothing is settled yet, and a small ``?`` at its upper right."""
    s, radius = cell.spacing, 0.39 * cell.spacing  # a white stone's outline stays outside
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(marks.pen(theme.halo, cell.width(0.13, 3)))
    p.drawEllipse(marks.ORIGIN, radius, radius)
    wide = cell.width(0.09, 1.5)
    ring = marks.pen(theme.flag, wide)
    ring.setCapStyle(Qt.PenCapStyle.FlatCap)
    # Ten dashes around, whatever the size: dashes are measured in widths of the pen.
    around = 2 * pi * radius / wide
    ring.setDashPattern([0.6 * around / 10, 0.4 * around / 10])
    p.setPen(ring)
    p.drawEllipse(marks.ORIGIN, radius, radius)
    corner = QPointF(0.28 * s, -0.28 * s)
    p.setPen(marks.pen(theme.halo, cell.width(0.04, 1)))
    p.setBrush(QColor(theme.flag))
    p.drawEllipse(corner, 0.21 * s, 0.21 * s)
    p.translate(corner)
    p.fillPath(marks.question(0.4 * s), QColor(theme.halo))
    p.translate(-corner)


def lit_ground(p: QPainter, cell: Cell, theme: BoardTheme) -> None:
    """A tint under stones and marks, so that what is lit together is one patch."""
    p.setOpacity(0.35)
    half = cell.spacing / 2
    p.fillRect(QRectF(-half, -half, 2 * half, 2 * half), QColor(LIT))
    p.setOpacity(1)


def lit_frame(p: QPainter, cell: Cell, theme: BoardTheme) -> None:
    """A square round the whole point: no mark is as large, and rings are round."""
    outer = cell.snap(0.49)
    # Whole device pixels: thin lines stay crisp.
    edge = max(round(0.02 * cell.pixels), 1) / cell.ratio
    wide = max(round(0.08 * cell.pixels), 2) / cell.ratio
    p.setPen(Qt.PenStyle.NoPen)
    for colour, out, thick in ((LIT_EDGE, outer, 2 * edge + wide), (LIT, outer - edge, wide)):
        frame = QPainterPath()
        frame.addPolygon(marks.square(out))
        frame.addPolygon(marks.square(out - thick))
        p.setBrush(QColor(colour))
        p.drawPath(frame)  # filled between its two squares
