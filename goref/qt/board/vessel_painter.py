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
"""The two steps by which successive points, modulo 1, fill a unit square evenly."""
MOST = 200
"""The number of stones above which a heap no longer looks fuller."""
SMALL = 0.17
"""The radius of a stone in a vessel, in radii of the vessel."""


def stone_picture(cell: Cell, theme: BoardTheme, colour: Colour) -> QPixmap:
    """Returns a stone as it looks on the board: a transparent picture one cell wide."""
    picture = marks.picture(cell, stone(cell, theme, colour))
    picture.setDevicePixelRatio(cell.ratio)
    return picture


def spots(count: int) -> Iterator[tuple[float, float]]:
    """Yields the places of a heap's stones, from the lowest up, :data:`MOST` at most.

    They are (right, down) from the vessel's middle, in radii of the vessel.

    A stone keeps its place under further stones, so that a heap grows and shrinks by one stone
    at a time.
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
    """Draws bowls and lids inside an area (None draws all), with all names in one size."""
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
    """Draws a vessel with its stones, their number (unless that is unknown) and its name.

    ``size`` is the size of the name, in logical pixels.
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
