"""Drawing of bowls and lids with their stones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, sin, sqrt, tau

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QRadialGradient

from goref.app.board.shapes import Cell
from goref.app.board.signs import stone
from goref.core.base.colour import Colour
from goref.qt.board import marks
from goref.qt.board.rect import Rect
from goref.qt.board.vessel_layout import Vessel
from goref.qt.board.view import Heap
from goref.qt.look.theme import BoardTheme, font_of

SPREAD = 0.7548776662466927, 0.5698402909980532
"""Multiples of these two numbers, modulo 1, fill the unit square evenly (a quasi-random
sequence).
"""
MOST = 200
"""The largest number of stones drawn in a heap. More would not look fuller."""
SMALL = 0.17
"""The radius of a stone in a vessel, as a fraction of the vessel's radius."""


def stone_picture(cell: Cell, theme: BoardTheme, colour: Colour) -> QPixmap:
    """Returns a transparent picture, one cell wide, of a stone as on the board."""
    picture = marks.picture(cell, stone(cell, theme, colour))
    picture.setDevicePixelRatio(cell.ratio)
    return picture


def spots(count: int) -> Iterator[tuple[float, float]]:
    """Yields the positions (right, down) of a heap's stones, lowest first, at most
    :data:`MOST`.

    They are relative to the centre of the vessel, in vessel radii. A stone's position does not
    depend on ``count``, so that a heap grows and shrinks by single stones.
    """
    for index in range(min(count, MOST)):
        away = 0.74 * sqrt((0.5 + index * SPREAD[0]) % 1)
        rise = 0.16 * index / MOST
        turn = tau * ((0.5 + index * SPREAD[1]) % 1)
        yield away * cos(turn), away * sin(turn) - rise


def draw_heaps(
    p: QPainter,
    places: Sequence[Vessel],
    theme: BoardTheme,
    ratio: float,
    heaps: Sequence[Heap],
    area: Rect | None,
) -> None:
    """Draws the bowls and lids that overlap an area; None draws all. All names have the same
    size.
    """
    widest = 0.0
    for place, heap in zip(places, heaps, strict=False):
        measure = QFontMetricsF(font_of(place.name))
        widest = max(widest, measure.horizontalAdvance(heap.name) / place.room)
    for place, heap in zip(places, heaps, strict=False):
        if area is None or area.meets(place.rect):
            draw_heap(p, place, theme, ratio, heap, place.name / max(widest, 1.0))


def draw_heap(
    p: QPainter, place: Vessel, theme: BoardTheme, ratio: float, heap: Heap, size: float
) -> None:
    """Draws a bowl or lid with its stones, their number if known, and its name.

    Args:
        ratio: device pixels for each logical pixel.
        size: the font size of the name, in logical pixels.
    """
    middle = QPointF(place.x, place.y)
    radius = place.radius - 1
    wood, rim = QColor(theme.lid), marks.pen(theme.rim, max(0.05 * radius, 1))
    p.setPen(rim)
    if heap.bowl:
        # A bowl is deep: a broad rim around a dark inside.
        p.setBrush(wood)
        p.drawEllipse(middle, radius, radius)
        inside = QRadialGradient(middle, 0.86 * radius)
        inside.setColorAt(0, wood.darker(125))
        inside.setColorAt(1, wood.darker(190))
        p.setBrush(inside)
        p.drawEllipse(middle, 0.86 * radius, 0.86 * radius)
    else:
        p.setBrush(wood.lighter(108))
        p.drawEllipse(middle, radius, radius)
        p.setBrush(wood)
        p.drawEllipse(middle, 0.93 * radius, 0.93 * radius)
    small = Cell(max(4, round(2 * SMALL * radius * ratio)), ratio, 1)
    picture = stone_picture(small, theme, heap.colour)
    half = small.side / ratio / 2
    for x, y in spots(heap.count or 0):
        p.drawPixmap(QPointF(place.x + x * radius - half, place.y + y * radius - half), picture)
    if heap.count is not None:
        text = f"{heap.count}{heap.more}"
        at = QPointF(place.text_x, place.text_y)
        font = marks.fitting(text, place.font, place.room)
        marks.glyphs(p, text, font, theme.text, at, middle=False)
    at = QPointF(place.name_x, place.name_y)
    marks.glyphs(p, heap.name, size, theme.text, at, middle=False)
