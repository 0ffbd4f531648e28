"""Shapes and empty boards as SVG elements, without Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from goref.app.board.shapes import (
    Circle,
    Letters,
    Place,
    Polygon,
    Rectangle,
    Shade,
    SignShape,
    Strokes,
)
from goref.core.base.geometry import Grid

CAPITAL = 0.36
"""The distance from the middle of capitals down to their base line, in font sizes."""


def drawn(shapes: Iterable[SignShape]) -> str:
    """Returns shapes as SVG elements, the lowest first. A shading becomes its middle colour."""
    return "".join(_element(shape) for shape in shapes)


def _element(shape: SignShape) -> str:
    fill = shape.fill.middle if isinstance(shape.fill, Shade) else shape.fill or "none"
    paint = f'fill="{fill}"'
    if shape.line is not None:
        paint += f' stroke="{shape.line}" stroke-width="{_number(shape.width)}"'
    if shape.dashes is not None:
        dashes = " ".join(_number(part * shape.width) for part in shape.dashes)
        paint += f' stroke-dasharray="{dashes}"'
    if shape.opacity != 1:
        paint += f' opacity="{shape.opacity}"'
    match shape.outline:
        case Circle(radius, x, y):
            return f"<circle {_values(cx=x, cy=y, r=radius)} {paint}/>"
        case Rectangle(x, y, width, height, corner):
            return f"<rect {_values(x=x, y=y, width=width, height=height, rx=corner)} {paint}/>"
        case Polygon(corners):
            return f'<path d="{_way(corners)}Z" {paint}/>'
        case Strokes(lines):
            way = "".join(_way(line) for line in lines)
            return f'<path d="{way}" {paint} stroke-linecap="round"/>'
        case Letters(text, size, x, y, bold):
            weight = ' font-weight="bold"' if bold else ""
            place = _values(x=x, y=y + CAPITAL * size, font_size=size)
            return f'<text {place}{weight} text-anchor="middle" {paint}>{escape(text)}</text>'


def _values(**values: float) -> str:
    """Returns numbers as SVG attributes; zeros are left out, since a missing attribute means
    zero."""
    return " ".join(
        f'{name.replace("_", "-")}="{_number(value)}"'
        for name, value in values.items()
        if value
    )


def _way(places: Iterable[Place]) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in places)


def _number(value: float) -> str:
    return f"{round(value, 2):g}"


def lines(grid: Grid, cell: int, edge: int) -> str:
    """Returns the lines of a board, as the data of an SVG path.

    Args:
        cell: the distance of two lines, in the drawing's units.
        edge: the distance of the outermost lines from the rim of the drawing.
    """
    right, bottom = edge + (grid.width - 1) * cell, edge + (grid.height - 1) * cell
    across = (f"M{edge} {edge + row * cell}H{right}" for row in range(grid.height))
    down = (f"M{edge + column * cell} {edge}V{bottom}" for column in range(grid.width))
    return "".join((*across, *down))


def names(grid: Grid, cell: int, edge: int, away: int) -> Iterator[str]:
    """Yields the names of the lines (``A``, ``19``) on all four sides, as SVG texts.

    Args:
        cell, edge: see :func:`lines`.
        away: the distance of a name from the outermost line, in the drawing's units.
    """
    right, bottom = edge + (grid.width - 1) * cell, edge + (grid.height - 1) * cell
    for column in range(grid.width):
        name, x = grid.name(grid.at(column, 0))[0], edge + column * cell
        yield from (_name(x, y, name) for y in (edge - away, bottom + away))
    for row in range(grid.height):
        name, y = grid.name(grid.at(0, row))[1:], edge + row * cell
        yield from (_name(x, y, name) for x in (edge - away, right + away))


def _name(x: int, y: int, name: str) -> str:
    return f'<text x="{x}" y="{y}" dy="{CAPITAL}em">{name}</text>'
