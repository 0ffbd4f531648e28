"""The drawings over a photograph: grid, corner handles, magnifier, likely place of the grid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from goref.app.photo.perspective import perspective, seen_at
from goref.qt.look.theme import BoardTheme

HANDLE = 13
"""The radius of a handle, in logical pixels."""
LENS = 150
"""The width of the magnifier, in logical pixels."""
LIGHT, SHADE = QColor(255, 255, 255, 230), QColor(0, 0, 0, 120)
"""A light and a dark colour. A light line on a wider dark one is visible on any photograph."""


def draw_grid(p: QPainter, corners: Sequence[QPointF], lines: int) -> None:
    """Draws a grid of ``lines`` by ``lines`` lines between four corners. Draws nothing if they
    enclose no area.
    """
    try:
        matrix = perspective([(corner.x(), corner.y()) for corner in corners], lines)
    except ValueError:
        return
    last = lines - 1
    ends = [((i, 0), (i, last)) for i in range(lines)]
    ends += [((0, i), (last, i)) for i in range(lines)]
    found = [(QPointF(*a), QPointF(*b)) for a, b in seen_at(matrix, ends).tolist()]
    for ink, wide in ((SHADE, 2.6), (LIGHT, 1.4)):
        p.setPen(QPen(ink, wide))
        for a, b in found:
            p.drawLine(a, b)


def draw_other(p: QPainter, corners: Sequence[QPointF], theme: BoardTheme) -> None:
    """Draws a dashed frame at the likely corners of the grid."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((QColor(theme.halo), 7.0), (QColor(theme.flag), 4.0)):
        pen = QPen(ink, wide)
        pen.setDashPattern([3, 2])
        p.setPen(pen)
        p.drawPolygon(QPolygonF(corners))


def draw_handle(p: QPainter, at: QPointF, theme: BoardTheme, *, chosen: bool) -> None:
    """Draws a ring around a corner. If ``chosen``, adds four strokes outwards."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    accent = QColor(theme.accent)
    for ink, wide in ((SHADE, 8.0), (LIGHT, 5.5), (accent, 3.5 if chosen else 2.0)):
        p.setPen(QPen(ink, wide))
        p.drawEllipse(at, HANDLE, HANDLE)
    if chosen:
        for ink, wide in ((LIGHT, 5.0), (accent, 3.0)):
            p.setPen(QPen(ink, wide))
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                out = QPointF(x, y)
                p.drawLine(at + out * (HANDLE + 2), at + out * (HANDLE + 9))


def draw_lens(
    p: QPainter,
    middle: QPointF,
    image: QImage,
    part: QRectF,
    corners: Sequence[QPointF],
    lines: int,
    theme: BoardTheme,
) -> None:
    """Draws a magnifier around ``middle``, with the grid over it.

    Args:
        part: the part of ``image`` to show, in its pixels.
        corners: the corners of the enlarged grid, in coordinates of the widget.
    """
    frame = QRectF(middle.x() - LENS / 2, middle.y() - LENS / 2, LENS, LENS)
    round_frame = QPainterPath()
    round_frame.addEllipse(frame)
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.setClipPath(round_frame)
    p.fillRect(frame, QColor(theme.background))
    p.drawImage(frame, image, part)
    draw_grid(p, corners, lines)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((SHADE, 6.0), (LIGHT, 4.0), (QColor(theme.accent), 2.0)):
        p.setPen(QPen(ink, wide))
        p.drawEllipse(frame)
