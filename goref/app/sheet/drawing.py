"""The board and the legend's marks of a sheet, as SVG, without Qt.

Drawn in black on white, with the shapes of the window. Lines are 100 units apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from goref.app.board import signs, svg
from goref.app.board.shapes import Cell, SignShape
from goref.app.board.signs import SignColours
from goref.app.sheet.final_board import FinalBoard
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import Grid, Point
from goref.core.ruling.ruling import PointKind

CELL = Cell(100, 1, 3)
EDGE = 130
"""The distance from the drawing's edge to the outermost lines; their names are between."""
NAME = 72
"""The distance from an outermost line to the middle of a line's name."""
LINE, LABEL = "#303030", "#202020"
"""The colours of lines and of names; lines are lighter than stones."""
PAPER = SignColours(
    board="#ffffff",
    label=LABEL,
    black=("#000000", "#000000"),
    white=("#ffffff", "#ffffff"),
    black_rim="#000000",
    white_rim="#000000",
    mark_black="#000000",
    mark_white="#ffffff",
    neutral="#000000",
    flag="#c00000",
    accent="#0000d0",
    halo="#ffffff",
    outline=0.045,
)
"""The colours of a sheet: black on white, for copies and fax."""


def board_drawn(board: FinalBoard, width: int, label: str) -> str:
    """Returns a board as an HTML element.

    ``width`` is in pixels; ``label`` is read by screen readers.
    """
    grid = board.position.grid
    cell = CELL.pixels
    wide, high = ((n - 1) * cell + 2 * EDGE for n in (grid.width, grid.height))
    parts = [*_ground(grid)]
    for point in grid.points:
        if drawn := svg.drawn(_signs(board, point)):
            x, y = EDGE + grid.column(point) * cell, EDGE + grid.row(point) * cell
            parts.append(f'<g transform="translate({x} {y})">{drawn}</g>')
    return _svg("".join(parts), f"0 0 {wide} {high}", width, round(width * high / wide), label)


def _signs(board: FinalBoard, point: Point) -> Iterator[SignShape]:
    """Yields the shapes on a point, the lowest first."""
    colour, mark, dead = (
        board.position.colour(point),
        board.marks.get(point),
        point in board.dead,
    )
    if colour is not None:
        yield from (signs.dead_stone if dead else signs.stone)(CELL, PAPER, colour)
        if point in board.seki:
            yield from signs.seki_sign(CELL, PAPER, colour)
        if point == board.last:
            yield from signs.last_ring(CELL, PAPER, colour, wide=point in board.seki)
    if mark is not None and not (dead and mark.kind is PointKind.TERRITORY):
        yield from signs.mark(CELL, PAPER, mark.kind, mark.owner, not mark.is_sure)
    if point in board.flagged:
        yield from signs.flag_ring(CELL, PAPER)
    if point in board.disputed:
        yield from signs.disputed_ring(CELL, PAPER)


def sign_drawn(key: str, width: int, label: str) -> str:
    """Returns a mark of the legend, by its key, as an HTML element; ``width`` in pixels."""
    ground = (
        f'<path d="M-54-54H54V54H-54Z" fill="none" stroke="#909090" stroke-width="2"/>'
        f'<path d="M0-50V50M-50 0H50" stroke="{LINE}" stroke-width="{CELL.line}"/>'
    )
    return _svg(ground + svg.drawn(_sample(key)), "-55 -55 110 110", width, width, label)


def _sample(key: str) -> Iterator[SignShape]:
    match key:
        case "dead":
            yield from signs.dead_stone(CELL, PAPER, WHITE)
        case "seki":
            yield from signs.stone(CELL, PAPER, BLACK)
            yield from signs.seki_sign(CELL, PAPER, BLACK)
        case "last":
            yield from signs.stone(CELL, PAPER, BLACK)
            yield from signs.last_ring(CELL, PAPER, BLACK)
        case "proposed":
            yield from signs.mark(CELL, PAPER, PointKind.TERRITORY, WHITE, proposed=True)
        case "flagged":
            yield from signs.flag_ring(CELL, PAPER)
        case "disputed":
            yield from signs.disputed_ring(CELL, PAPER)
        case _:
            kind = PointKind(key)
            owner = None if kind.is_public else BLACK
            yield from signs.mark(CELL, PAPER, kind, owner, proposed=False)


def _svg(inside: str, box: str, width: int, height: int, label: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" '
        f'height="{height}" role="img" aria-label="{escape(label)}">{inside}</svg>'
    )


def _ground(grid: Grid) -> Iterator[str]:
    """Yields lines, star points and the names of the lines."""
    cell = CELL.pixels
    way = svg.lines(grid, cell, EDGE)
    yield f'<path d="{way}" fill="none" stroke="{LINE}" stroke-width="{CELL.line}"/>'
    for point in grid.stars:
        x, y = EDGE + grid.column(point) * cell, EDGE + grid.row(point) * cell
        yield f'<circle cx="{x}" cy="{y}" r="10" fill="{LINE}"/>'
    labels = "".join(svg.names(grid, cell, EDGE, NAME))
    yield f'<g font-size="44" text-anchor="middle" fill="{LABEL}">{labels}</g>'
