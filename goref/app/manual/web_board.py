"""A position of the manual as a drawing (SVG) in a web page."""

from __future__ import annotations

from html import escape

from goref.core.base.geometry import Point
from goref.core.board.position import Position

CELL = 26
"""The distance of two lines, in the drawing's units: pixels at its own size."""
EDGE = 36
"""The margin around the outermost lines: half a stone, and the names of the lines."""
STONE = 12.4
STAR = 2.6
LETTER = 22
"""The distance from an outermost line to the middle of a name."""


def drawn(position: Position) -> str:
    """Returns the board with its stones and the names of its lines, as an HTML element."""
    grid = position.grid
    wide, high = ((lines - 1) * CELL + 2 * EDGE for lines in (grid.width, grid.height))

    def centre(point: Point) -> tuple[int, int]:
        return EDGE + grid.column(point) * CELL, EDGE + grid.row(point) * CELL

    lines = [f"M{EDGE} {EDGE + row * CELL}H{wide - EDGE}" for row in range(grid.height)]
    lines += [f"M{EDGE + column * CELL} {EDGE}V{high - EDGE}" for column in range(grid.width)]
    marks = []
    for point in grid.stars:
        x, y = centre(point)
        marks.append(f'<circle class="star" cx="{x}" cy="{y}" r="{STAR}"/>')
    for column in range(grid.width):
        name = grid.name(grid.at(column, 0))[0]
        x = EDGE + column * CELL
        marks += [_text(x, y, name) for y in (EDGE - LETTER, high - EDGE + LETTER)]
    for row in range(grid.height):
        name = grid.name(grid.at(0, row))[1:]
        y = EDGE + row * CELL
        marks += [_text(x, y, name) for x in (EDGE - LETTER, wide - EDGE + LETTER)]
    for point in grid.points:
        colour = position.colour(point)
        if colour is not None:
            x, y = centre(point)
            marks.append(f'<circle class="{colour.letter}" cx="{x}" cy="{y}" r="{STONE}"/>')
    told = escape(" / ".join(position.rows))
    return (
        f'<div class="position"><svg role="img" aria-label="{told}" width="{wide}" '
        f'height="{high}" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" rx="4"/><path d="{"".join(lines)}"/>'
        f"{''.join(marks)}</svg></div>\n"
    )


def _text(x: int, y: int, name: str) -> str:
    return f'<text x="{x}" y="{y}" dy="0.36em">{name}</text>'
