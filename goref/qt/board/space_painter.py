"""Drawing of the spaces of a count: an outline around each, and its size in large figures.

A space stands out the more, the faster it can be counted. Whole tens have the strongest
outline, other rectangles a weaker one, the rest the weakest. A space to be counted point by
point has a dashed outline and no tint. An eye has a thin outline.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from goref.app.board.signs import tones
from goref.core.arranging.table.arrangement import Block, Space
from goref.core.base.geometry import Grid, Point
from goref.qt.board import marks
from goref.qt.board.layout import BoardLayout
from goref.qt.board.rect import Rect
from goref.qt.look.theme import BoardTheme, font_of

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The directions up, right, down and left, as (columns, rows)."""
STARTS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corner of a point's square where each side begins, in the order of SIDES.

The sides run clockwise, so that the point is on their right.
"""
ROOMS = tuple((wide, high) for wide in range(1, 5) for high in range(1, 3))
"""The sizes, in (columns, rows), of the rectangles that may contain the figures of a space."""
INSET, CORNER = 0.455, 0.2
"""The distance of the outline from the centres of points, and the radius of its corners, in
line spacings.
"""
DASHES = (0.3, 0.2)
"""The lengths of dash and gap in a dashed outline, in line spacings."""
LARGEST, USUAL = 1.1, 0.8
"""The largest size of figures, and the largest in a space that is one line high, in line
spacings.
"""
FIGURE = 0.7
"""The width of a bold figure divided by its size."""
APART = 110
"""If tone and ground differ by this much in lightness (0 to 255), figures need no edge."""


class BlockLook(NamedTuple):
    """The strength with which a kind of space is drawn.

    Attributes:
        ground: the opacity of its tint; the lines of the board remain visible below.
        line: half the width of its outline, in line spacings.
    """

    ground: float
    line: float


LOOKS = {
    Block.TENS: BlockLook(0.9, 0.042),
    Block.RECTANGLE: BlockLook(0.65, 0.028),
    Block.REMAINDER: BlockLook(0.35, 0.02),
    Block.EYE: BlockLook(0.0, 0.02),
    Block.IRREGULAR: BlockLook(0.0, 0.035),
}


def draw_spaces(
    p: QPainter,
    layout: BoardLayout,
    theme: BoardTheme,
    spaces: Sequence[Space],
    area: Rect | None = None,
) -> None:
    """Draws tint and outline of each space that overlaps an area; None draws all spaces."""
    for space in touching(layout, spaces, area):
        cell = layout.cell
        inset = cell.snap(INSET) / cell.spacing
        path = placed(outline(layout.grid, space.points, inset), layout)
        own, other = tones(theme, space.owner)
        look = LOOKS[space.block]
        if look.ground:
            ground = QColor(theme.space)
            ground.setAlphaF(look.ground)
            p.fillPath(path, ground)
        # Whole device pixels on either side: straight lines are crisp.
        wide = 2 * max(round(look.line * cell.pixels), 1) / cell.ratio
        edge = max(round(0.025 * cell.pixels), 1) / cell.ratio
        edged = [(other, wide + 2 * edge)] if needs_edge(own, theme.board) else []
        for colour, width in (*edged, (own, wide)):
            line = marks.pen(colour, width)
            if space.is_irregular:
                line.setCapStyle(Qt.PenCapStyle.FlatCap)
                line.setDashPattern([part * cell.spacing / width for part in DASHES])
            p.strokePath(path, line)


def draw_sizes(
    p: QPainter,
    layout: BoardLayout,
    theme: BoardTheme,
    spaces: Sequence[Space],
    area: Rect | None = None,
) -> None:
    """Draws the number of points in each space that overlaps an area; None draws all."""
    for space in touching(layout, spaces, area):
        own, other = tones(theme, space.owner)
        place = place_of(layout.grid, space)
        figure = placed(written(str(len(space)), place), layout)
        if place.point is not None:
            # An eye's figure is in a square of its owner as large as its mark.
            x, y = layout.centre(place.point)
            half = layout.cell.snap(0.3)
            p.setPen(marks.pen(other, layout.cell.width(0.05, 1)))
            p.setBrush(QColor(own))
            p.drawRect(QRectF(x - half, y - half, 2 * half, 2 * half))
            p.fillPath(figure, QColor(other))
            continue
        pale = LOOKS[space.block].ground > 0
        if needs_edge(own, theme.space if pale else theme.board):
            p.strokePath(figure, marks.pen(other, 0.12 * place.size * layout.spacing))
        elif not pale:
            # The figures hide the lines.
            p.strokePath(figure, marks.pen(theme.board, 0.2 * place.size * layout.spacing))
        p.fillPath(figure, QColor(own))


def needs_edge(tone: str, ground: str) -> bool:
    return abs(QColor(tone).lightness() - QColor(ground).lightness()) < APART


def touching(
    layout: BoardLayout, spaces: Sequence[Space], area: Rect | None
) -> Iterator[Space]:
    """Yields the spaces whose bounding rectangle overlaps an area; all spaces if it is None."""
    for space in spaces:
        if area is None:
            yield space
            continue
        around = [layout.around(point) for point in space.points]
        left, top = min(r.x for r in around), min(r.y for r in around)
        right, bottom = max(r.right for r in around), max(r.bottom for r in around)
        if area.meets(Rect(left, top, right - left, bottom - top)):
            yield space


def placed(path: QPainterPath, layout: BoardLayout) -> QPainterPath:
    """Returns a path in logical pixels, made of one in line units (1 is the line spacing)."""
    moved = QTransform.fromTranslate(layout.left, layout.top)
    return moved.scale(layout.spacing, layout.spacing).map(path)


@lru_cache(maxsize=128)
def outline(grid: Grid, points: frozenset[Point], inset: float) -> QPainterPath:
    """Returns the outline of a set of points and of its holes, in line units, with round
    corners.

    Args:
        inset: the distance of the outline from the centres of the points, in line spacings.
    """
    path = QPainterPath()
    away = 0.5 - inset
    for loop in loops(grid, points):
        begun = False
        for turn in (*loop, loop[0]):
            (x, y), into, out = turn.at, turn.into, turn.out
            # The points are to the right of either side.
            corner = QPointF(
                x - 0.5 - away * (into[1] + out[1]), y - 0.5 + away * (into[0] + out[0])
            )
            if begun:
                path.lineTo(corner - QPointF(*into) * CORNER)
                path.quadTo(corner, corner + QPointF(*out) * CORNER)
            else:
                path.moveTo(corner + QPointF(*out) * CORNER)
                begun = True
        path.closeSubpath()
    return path


def loops(grid: Grid, points: frozenset[Point]) -> Iterator[list[Corner]]:
    """Yields each closed border of a set of points as a list of corners, clockwise around the
    points.

    If two points touch only at a corner, the border continues around the same point.
    """
    cells = {(grid.column(p), grid.row(p)) for p in points}
    sides = {
        ((x + a, y + b), (-dy, dx))
        for x, y in cells
        for (dx, dy), (a, b) in zip(SIDES, STARTS, strict=True)
        if (x + dx, y + dy) not in cells
    }
    while sides:
        first = side = min(sides)
        loop: list[Corner] = []
        while True:
            sides.discard(side)
            (x, y), way = side
            end = x + way[0], y + way[1]
            right, left = (-way[1], way[0]), (way[1], -way[0])
            side = next(
                (end, on)
                for on in (right, way, left)
                if (end, on) in sides or (end, on) == first
            )
            if side[1] != way:
                loop.append(Corner(end, way, side[1]))
            if side == first:
                break
        yield loop


class Corner(NamedTuple):
    """A corner of a border.

    Attributes:
        at: its column and row; (0, 0) is the top left corner of the board.
        into, out: the steps to the corner and away from it.
    """

    at: tuple[int, int]
    into: tuple[int, int]
    out: tuple[int, int]


class Figures(NamedTuple):
    """The place of a space's figures.

    Attributes:
        x, y: their centre, in line units.
        size: the font size, in line spacings.
        point: the only point that the figures cover, if that is an eye; else None.
    """

    x: float
    y: float
    size: float
    point: Point | None = None


def place_of(grid: Grid, space: Space) -> Figures:
    """Returns the place for the figures that state a space's size."""
    return figures(grid, space.points, space.points if space.block is Block.EYE else space.eyes)


@lru_cache(maxsize=128)
def figures(grid: Grid, points: frozenset[Point], eyes: frozenset[Point]) -> Figures:
    """Returns the place for the largest possible figures, away from eyes and near the centre.

    If all points are eyes, the figures cover the mark of one of them.
    """
    signs = len(str(len(points)))
    free = points - eyes
    inside = {(grid.column(p), grid.row(p)) for p in free or points}
    count = len(inside)
    middle = sum(x for x, _ in inside) / count, sum(y for _, y in inside) / count

    def away(x: float, y: float) -> float:
        return (x - middle[0]) ** 2 + (y - middle[1]) ** 2

    if not free:
        x, y = min(sorted(inside), key=lambda at: away(*at))
        return Figures(x, y, 0.75 * fitting(1, 1, signs), grid.at(x, y))
    columns, rows = ({at[i] for at in inside} for i in (0, 1))
    if len(columns) * len(rows) == count and not eyes:  # a full rectangle
        return Figures(*middle, fitting(len(columns), len(rows), signs))
    for wide, high in sorted(ROOMS, key=lambda room: -fitting(room[0], room[1], signs)):
        places = [
            (x + (wide - 1) / 2, y + (high - 1) / 2)
            for x, y in sorted(inside)
            if all((x + i, y + j) in inside for i in range(wide) for j in range(high))
        ]
        if places:
            return Figures(*min(places, key=lambda at: away(*at)), fitting(wide, high, signs))
    raise AssertionError("a point has room for figures")


def fitting(wide: int, high: int, signs: int) -> float:
    """Returns the font size, in line spacings, for ``signs`` figures in a rectangle of ``wide``
    by ``high`` points.
    """
    return min(0.8 * wide / (FIGURE * signs), USUAL * high, LARGEST)


def written(text: str, place: Figures) -> QPainterPath:
    """Returns a text as a path in line units, centred at ``place``."""
    font = font_of(100, bold=True)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box = path.boundingRect()
    # A font wider than DejaVu Sans is condensed.
    scale = place.size * min(1.0, FIGURE * len(text) * 100 / max(box.width(), 1)) / 100
    moved = QTransform.fromTranslate(place.x, place.y).scale(scale, scale)
    return moved.translate(-box.center().x(), -box.center().y()).map(path)
