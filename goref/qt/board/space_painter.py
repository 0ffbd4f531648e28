"""Drawing the spaces of a count: an outline about each, and its size in large figures.

The more of a glance a space is, the more it stands out: whole tens have the palest ground and
the strongest outline, other rectangles less, a remainder least; what must be counted point by
point has a broken outline and no ground, an eye a fine one about its marks. Black's and White's
lines and figures differ in tone, as their stones do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from goref.core.arranging.table.arrangement import Block
from goref.core.base.geometry import Grid, Point
from goref.qt.board import marks
from goref.qt.board.layout import BoardLayout
from goref.qt.board.rect import Rect
from goref.qt.look.theme import BoardTheme, font_of

if TYPE_CHECKING:  # few windows lay a count out
    from goref.core.arranging.table.arrangement import Space

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, right, down, left: columns and rows."""
STARTS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a point where those sides begin."""
ROOMS = tuple((wide, high) for wide in range(1, 5) for high in range(1, 3))
"""Columns and rows that figures are looked for room in."""
INSET, CORNER = 0.455, 0.2
"""How far from a point's middle the outline runs, and its corners' radius, in spacings."""
DASHES = (0.3, 0.2)
"""A stroke and a gap of a broken outline, in spacings."""
LARGEST, USUAL = 1.1, 0.8
"""Sizes of figures in spacings: the largest, and the largest in a space one line high."""
FIGURE = 0.7
"""Width of a bold figure in sizes of it."""
APART = 110
"""Tones that are lighter or darker than their ground by so much need no edge."""


class BlockLook(NamedTuple):
    """How a space stands out from the board.

    Attributes:
        ground: opacity of its pale ground: the lines can still be counted under it.
        line: half the width of its outline, in spacings.
    """

    ground: float
    line: float


@lru_cache(maxsize=1)
def looks() -> dict[Block, BlockLook]:
    """By how a space is read."""
    return {
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
    """Grounds and outlines, as far as they lie in an area (None: all)."""
    for space in touching(layout, spaces, area):
        cell = layout.cell
        inset = cell.snap(INSET) / cell.spacing
        path = placed(outline(layout.grid, space.points, inset), layout)
        own, other = marks.tones(theme, space.owner)
        look = looks()[space.block]
        if look.ground:
            ground = QColor(theme.space)
            ground.setAlphaF(look.ground)
            p.fillPath(path, ground)
        # Whole device pixels on either side: straight lines stay crisp.
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
    """How many points the spaces have, as far as they lie in an area (None: all)."""
    for space in touching(layout, spaces, area):
        own, other = marks.tones(theme, space.owner)
        place = place_of(layout.grid, space)
        figure = placed(written(str(len(space)), place), layout)
        if place.point is not None:
            # An eye's figure stands in as large a square of its owner as its mark.
            x, y = layout.centre(place.point)
            half = layout.cell.snap(0.3)
            p.setPen(marks.pen(other, layout.cell.width(0.05, 1)))
            p.setBrush(QColor(own))
            p.drawRect(QRectF(x - half, y - half, 2 * half, 2 * half))
            p.fillPath(figure, QColor(other))
            continue
        pale = looks()[space.block].ground > 0
        if needs_edge(own, theme.space if pale else theme.board):
            p.strokePath(figure, marks.pen(other, 0.12 * place.size * layout.spacing))
        elif not pale:
            # The lines make way for the figures.
            p.strokePath(figure, marks.pen(theme.board, 0.2 * place.size * layout.spacing))
        p.fillPath(figure, QColor(own))


def needs_edge(tone: str, ground: str) -> bool:
    return abs(QColor(tone).lightness() - QColor(ground).lightness()) < APART


def touching(
    layout: BoardLayout, spaces: Sequence[Space], area: Rect | None
) -> Iterator[Space]:
    """The spaces that reach into an area (None: all)."""
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
    """A path in lines of the board, as pixels."""
    moved = QTransform.fromTranslate(layout.left, layout.top)
    return moved.scale(layout.spacing, layout.spacing).map(path)


@lru_cache(maxsize=128)
def outline(grid: Grid, points: frozenset[Point], inset: float) -> QPainterPath:
    """What runs about points, and about holes among them: round corners, in lines."""
    path = QPainterPath()
    away = 0.5 - inset
    for loop in loops(grid, points):
        begun = False
        for turn in (*loop, loop[0]):
            (x, y), into, out = turn.at, turn.into, turn.out
            # The points lie to the right of either side.
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
    """The borders of points, each as its corners, once round with the points to the right.

    Where points meet in a corner only, the border stays with the point it runs along.
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
    """Where a border turns: (0, 0) is up and left of the first point."""

    at: tuple[int, int]
    into: tuple[int, int]
    out: tuple[int, int]


class Figures(NamedTuple):
    """Where a space's size is written: the middle in lines, the size of the font in spacings.

    ``point``: the only point it covers, where that is an eye.
    """

    x: float
    y: float
    size: float
    point: Point | None = None


def place_of(grid: Grid, space: Space) -> Figures:
    """Where the size of a space is written."""
    return figures(grid, space.points, space.points if space.block is Block.EYE else space.eyes)


@lru_cache(maxsize=128)
def figures(grid: Grid, points: frozenset[Point], eyes: frozenset[Point]) -> Figures:
    """The place for the largest figures that cover no stone and no eye, nearest the middle.

    Where all points are eyes, one of them has the figures in place of its mark.
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
    """The size of so many figures in a rectangle of points."""
    return min(0.8 * wide / (FIGURE * signs), USUAL * high, LARGEST)


def written(text: str, place: Figures) -> QPainterPath:
    """Figures as a shape, in lines of the board: it is scaled with them."""
    font = font_of(100, bold=True)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box = path.boundingRect()
    # What a font has wider than DejaVu Sans is made narrower.
    scale = place.size * min(1.0, FIGURE * len(text) * 100 / max(box.width(), 1)) / 100
    moved = QTransform.fromTranslate(place.x, place.y).scale(scale, scale)
    return moved.translate(-box.center().x(), -box.center().y()).map(path)
