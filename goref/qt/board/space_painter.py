"""Drawing the spaces of a count: outlines that join from point to point, and their sizes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from goref.core.base.colour import Colour
from goref.core.base.geometry import Grid, Point
from goref.qt.board import marks
from goref.qt.board.layout import Cell
from goref.qt.board.view import Plot
from goref.qt.look.theme import BoardTheme, font_of

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, right, down, left: columns and rows."""
INSET = 0.4
"""How far from a point's middle the outline runs, in spacings."""


def plots_of(
    grid: Grid,
    points: Iterable[Point],
    owner: Colour,
    *,
    whole: bool,
    eyes: frozenset[Point] = frozenset(),
) -> Mapping[Point, Plot]:
    """The points of a space with the borders they have, the size on the one in the middle.

    The size makes way for eyes where there is another point for it.
    """
    inside = frozenset(points)
    if not inside:
        return {}
    centre = middle_of(grid, inside - eyes or inside)
    return {
        p: Plot(
            owner,
            whole,
            border_of(grid, p, inside),
            len(inside) if p == centre else 0,
            p in eyes,
        )
        for p in inside
    }


def middle_of(grid: Grid, points: frozenset[Point]) -> Point:
    """The point of a space that is nearest to its centre of gravity, the first of equals."""
    wide = sum(map(grid.column, points))
    high = sum(map(grid.row, points))
    count = len(points)
    return min(
        sorted(points),
        key=lambda p: (count * grid.column(p) - wide) ** 2 + (count * grid.row(p) - high) ** 2,
    )


def border_of(grid: Grid, point: Point, inside: frozenset[Point]) -> int:
    """The bits of :attr:`Plot.border`."""

    def holds(across: int, down: int) -> bool:
        column, row = grid.column(point) + across, grid.row(point) + down
        on = 0 <= column < grid.width and 0 <= row < grid.height
        return on and grid.at(column, row) in inside

    open_ = [holds(*side) for side in SIDES]
    bits = sum(1 << i for i in range(4) if not open_[i])
    for i in range(4):
        j = (i + 1) % 4
        corner = SIDES[i][0] + SIDES[j][0], SIDES[i][1] + SIDES[j][1]
        if open_[i] and open_[j] and not holds(*corner):
            bits |= 16 << i
    return bits


def outline(p: QPainter, cell: Cell, theme: BoardTheme, plot: Plot) -> None:
    """The part of a space's outline on one point: two tones, broken if it is not whole."""
    own, other = marks.tones(theme, plot.owner)
    half, far = cell.spacing / 2, cell.snap(INSET)
    edge = max(round(0.03 * cell.pixels), 1) / cell.ratio
    wide = max(round(0.06 * cell.pixels), 2) / cell.ratio
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for colour, grow in ((other, edge), (own, 0.0)):
        for index in range(4):
            p.save()
            p.rotate(90 * index)
            for left, right in strokes(plot, index, half, far):
                # A stroke that goes on upon the next point has no end here to be rimmed.
                before = 0.0 if left <= -half else grow
                after = 0.0 if right >= half else grow
                bar = QRectF(left, -far, right - left, wide)
                p.fillRect(bar.adjusted(-before, -grow, after, grow), QColor(colour))
            p.restore()
    p.restore()


def strokes(plot: Plot, index: int, half: float, far: float) -> list[tuple[float, float]]:
    """From where to where the outline runs along the upper side, the cell turned to it."""
    before, after = (index - 1) % 4, (index + 1) % 4
    if plot.border & 1 << index:
        left = -far if plot.border & 1 << before else -half
        right = far if plot.border & 1 << after else half
        if plot.whole:
            return [(left, right)]
        return [(max(left, -0.7 * far), -0.15 * half), (0.15 * half, min(right, 0.7 * far))]
    found = []
    if plot.whole:
        if plot.border & 16 << index:
            found.append((far, half))
        if plot.border & 16 << before:
            found.append((-half, -far))
    return found


def size(p: QPainter, cell: Cell, theme: BoardTheme, plot: Plot) -> None:
    """How many points a space has, on a patch that hides the lines; round for an eye."""
    s, text = cell.spacing, str(plot.size)
    high = s * (0.66, 0.6, 0.46)[min(len(text), 3) - 1]
    wide = QFontMetricsF(font_of(high, bold=True)).horizontalAdvance(text)
    patch = QRectF(-wide / 2 - 0.05 * s, -0.31 * s, wide + 0.1 * s, 0.62 * s)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(theme.board))
    if plot.eye:
        own, other = marks.tones(theme, plot.owner)
        for colour, width in ((other, 0.14), (own, 0.08)):
            p.setPen(marks.pen(colour, cell.width(width, 1.5)))
            p.drawEllipse(marks.ORIGIN, 0.3 * s, 0.3 * s)
        high *= 0.75
    else:
        p.drawRoundedRect(patch, 0.1 * s, 0.1 * s)
    marks.glyphs(p, text, high, theme.label, marks.ORIGIN, bold=True)
