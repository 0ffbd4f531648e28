"""A position of the manual as a drawing (SVG) in a web page."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from goref.app.board.svg import lines, names
from goref.core.base.geometry import Point
from goref.core.board.position import Position

CELL = 26
"""The distance of two lines, in the drawing's units: pixels at its own size."""
EDGE = 36
"""The margin around the outermost lines, for half a stone and the names of the lines."""
STONE = 12.4
STAR = 2.6
MARK = 6
"""Half the side of a marked point's square."""
SQUARE = f'width="{2 * MARK}" height="{2 * MARK}"'
LETTER = 22
"""The distance from an outermost line to the middle of a line's name."""


def drawn(position: Position, marked: Iterable[Point] = ()) -> str:
    """Returns the board with its stones and the names of its lines, as an HTML element.

    Args:
        marked: empty points with a square.
    """
    grid = position.grid
    wide, high = ((n - 1) * CELL + 2 * EDGE for n in (grid.width, grid.height))

    def centre(point: Point) -> tuple[int, int]:
        return EDGE + grid.column(point) * CELL, EDGE + grid.row(point) * CELL

    marks = []
    for point in grid.stars:
        x, y = centre(point)
        marks.append(f'<circle class="star" cx="{x}" cy="{y}" r="{STAR}"/>')
    marks += names(grid, CELL, EDGE, LETTER)
    for point in grid.points:
        colour = position.colour(point)
        if colour is not None:
            x, y = centre(point)
            marks.append(f'<circle class="{colour.letter}" cx="{x}" cy="{y}" r="{STONE}"/>')
    for point in marked:
        x, y = centre(point)
        marks.append(f'<rect class="marked" x="{x - MARK}" y="{y - MARK}" {SQUARE}/>')
    told = escape(" / ".join(position.rows))
    return (
        f'<div class="position"><svg role="img" aria-label="{told}" width="{wide}" '
        f'height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" rx="4"/><path d="{lines(grid, CELL, EDGE)}"/>'
        f"{''.join(marks)}</svg></div>\n"
    )
