"""Signs that draw the eye to a point: a dispute, and the point in question.

Each function draws around the origin, one spacing wide, like those in ``marks``.
"""

from __future__ import annotations

from collections.abc import Callable
from math import pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from goref.qt.board import marks
from goref.qt.board.layout import Cell
from goref.qt.look.theme import BoardTheme


def disputed_ring(p: QPainter, cell: Cell, theme: BoardTheme, narrow: bool) -> None:
    """Draws a broken ring, as nothing is settled yet, with a small ``?`` at its upper right.

    ``narrow`` leaves the rim to the ring of a lit stone.
    """
    s = cell.spacing
    radius = (0.32 if narrow else 0.39) * s  # a white stone's outline remains outside
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(marks.pen(theme.halo, cell.width(0.13, 3)))
    p.drawEllipse(marks.ORIGIN, radius, radius)
    wide = cell.width(0.09, 1.5)
    ring = marks.pen(theme.flag, wide)
    ring.setCapStyle(Qt.PenCapStyle.FlatCap)
    # Ten dashes around, at any size: dashes are measured in pen widths.
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


def lit_stone(p: QPainter, cell: Cell, theme: BoardTheme) -> None:
    """Draws a strong ring on the stone's rim: no other ring is as wide or as far out."""
    line(p, cell, theme, lambda reach: p.drawEllipse(marks.ORIGIN, reach, reach))


def lit_point(p: QPainter, cell: Cell, theme: BoardTheme) -> None:
    """Draws a square with round corners around an empty point: no mark is as large."""
    corner = 0.16 * cell.spacing

    def square(reach: float) -> None:
        reach -= 0.04 * cell.spacing  # squares on neighbouring points keep a gap
        around = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        p.drawRoundedRect(around, corner, corner)

    line(p, cell, theme, square)


def line(p: QPainter, cell: Cell, theme: BoardTheme, draw: Callable[[float], object]) -> None:
    """Draws a wide line as far out as possible, with a halo on its inner side.

    ``draw`` draws the shape with a given reach, in logical pixels.
    """
    wide, edge = cell.width(0.1, 2), cell.width(0.03, 1)
    reach = 0.51 * cell.spacing - wide / 2
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(marks.pen(theme.halo, wide))
    draw(reach - edge)
    p.setPen(marks.pen(theme.accent, wide))
    draw(reach)
