"""The board and the legend's marks of a sheet, as SVG, without Qt.

Drawn in black on white, each mark with its own shape, as in the window. Lines are 100 units
apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from goref.app.sheet.final_board import FinalBoard
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind

CELL = 100
EDGE = 130
"""Units from the rim of the drawing to the outermost lines; the lines' names are there."""
NAME = 72
"""Units from an outermost line to the middle of a name."""
INK = {BLACK: "#000", WHITE: "#fff"}
DEAD, PROPOSED = 0.4, 0.85
FLAG = "#c00000"
HATCH = (
    '<pattern id="proposed" width="14" height="14" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V14" stroke="#888" stroke-width="9"/></pattern>'
)
"""The fill of marks that are only proposed."""


def board_drawn(board: FinalBoard, width: int, label: str) -> str:
    """A board as an element of HTML, so wide; ``label`` for those who do not see it."""
    grid = board.position.grid
    wide, high = ((n - 1) * CELL + 2 * EDGE for n in (grid.width, grid.height))
    parts = [*_ground(board.position, wide, high)]
    for point in grid.points:
        if signs := "".join(_signs(board, point)):
            x, y = EDGE + grid.column(point) * CELL, EDGE + grid.row(point) * CELL
            parts.append(f'<g transform="translate({x} {y})">{signs}</g>')
    return _svg("".join(parts), f"0 0 {wide} {high}", width, round(width * high / wide), label)


def _signs(board: FinalBoard, point: Point) -> Iterator[str]:
    """Yields the marks on a point, from the bottom up, around the origin."""
    colour, mark, dead = (
        board.position.colour(point),
        board.marks.get(point),
        point in board.dead,
    )
    if colour is not None:
        yield _dead(colour) if dead else _stone(colour)
        if point in board.seki:
            yield _seki(colour)
        if point == board.last:
            ring = 40 if point in board.seki else 22
            yield _circle(ring, "none", INK[colour.other], 6)
    mark = board.marks.get(point)
    if mark is not None and not (dead and mark.kind is PointKind.TERRITORY):
        yield _shape(mark.kind, mark.owner, proposed=not mark.is_sure)
    if point in board.flagged:
        yield _flag()
    if point in board.disputed:
        yield _disputed()


def sign_drawn(key: str, width: int, label: str) -> str:
    """Returns a mark of the legend as an HTML element."""
    inside = "".join(_sample(key))
    frame = '<path d="M-54-54H54V54H-54Z" fill="none" stroke="#909090" stroke-width="2"/>'
    return _svg(frame + inside, "-55 -55 110 110", width, width, label)


def _sample(key: str) -> Iterator[str]:
    yield '<path d="M0-50V50M-50 0H50" stroke="#303030" stroke-width="3"/>'
    match key:
        case "dead":
            yield _dead(WHITE)
        case "seki":
            yield _stone(BLACK)
            yield _seki(BLACK)
        case "last":
            yield _stone(BLACK)
            yield _circle(22, "none", INK[WHITE], 6)
        case "proposed":
            yield _shape(PointKind.TERRITORY, WHITE, proposed=True)
        case "flagged":
            yield _flag()
        case "disputed":
            yield _disputed()
        case _:
            kind = PointKind(key)
            yield _shape(kind, None if kind.is_public else BLACK, proposed=False)


def _svg(inside: str, box: str, width: int, height: int, label: str) -> str:
    hatch = f"<defs>{HATCH}</defs>" if "#proposed" in inside else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" '
        f'height="{height}" role="img" aria-label="{escape(label)}">{hatch}{inside}</svg>'
    )


def _ground(position: Position, wide: int, high: int) -> Iterator[str]:
    """Yields lines, star points and the names of the lines."""
    grid = position.grid
    lines = [f"M{EDGE} {EDGE + row * CELL}H{wide - EDGE}" for row in range(grid.height)]
    lines += [f"M{EDGE + at * CELL} {EDGE}V{high - EDGE}" for at in range(grid.width)]
    yield f'<path d="{"".join(lines)}" fill="none" stroke="#303030" stroke-width="3"/>'
    for point in grid.stars:
        x, y = EDGE + grid.column(point) * CELL, EDGE + grid.row(point) * CELL
        yield f'<circle cx="{x}" cy="{y}" r="10" fill="#303030"/>'
    names = []
    for column in range(grid.width):
        name, x = grid.name(grid.at(column, 0))[0], EDGE + column * CELL
        names += [_name(x, y, name) for y in (EDGE - NAME, high - EDGE + NAME)]
    for row in range(grid.height):
        name, y = grid.name(grid.at(0, row))[1:], EDGE + row * CELL
        names += [_name(x, y, name) for x in (EDGE - NAME, wide - EDGE + NAME)]
    yield f'<g font-size="44" text-anchor="middle" fill="#202020">{"".join(names)}</g>'


def _name(x: int, y: int, name: str) -> str:
    return f'<text x="{x}" y="{y}" dy="0.36em">{name}</text>'


def _circle(radius: int, fill: str, stroke: str, width: int, more: str = "") -> str:
    return (
        f'<circle r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"{more}/>'
    )


def _stone(colour: Colour, more: str = "") -> str:
    return _circle(46, INK[colour], "#000", 4, more)


def _dead(colour: Colour) -> str:
    cross = (
        f'<path d="M-27-27L27 27M-27 27L27-27" stroke="{INK[colour.other]}" stroke-width="6"/>'
    )
    return _stone(colour, f' opacity="{DEAD}"') + cross


def _seki(colour: Colour) -> str:
    """Returns two equal bars side by side: both live."""
    return f'<path d="M-14-15h9v30h-9zM5-15h9v30h-9z" fill="{INK[colour.other]}"/>'


def _flag() -> str:
    return _circle(42, "none", "#fff", 16) + _circle(42, "none", FLAG, 9)


def _disputed() -> str:
    """Returns a broken ring, as nothing is settled yet, with a ``?`` at its upper right."""
    ring = _circle(39, "none", FLAG, 9, ' stroke-dasharray="14.7 9.8"')
    return (
        f"{_circle(39, 'none', '#fff', 13)}{ring}"
        f'<circle cx="28" cy="-28" r="21" fill="{FLAG}" stroke="#fff" stroke-width="4"/>'
        '<text x="28" y="-28" dy="0.36em" font-size="36" font-weight="bold" '
        'text-anchor="middle" fill="#fff">?</text>'
    )


def _shape(kind: PointKind, owner: Colour | None, *, proposed: bool) -> str:
    """Returns a point's mark; one that is only proposed is hatched and lighter."""
    own, other = ("#000", "#fff") if owner is None else (INK[owner], INK[owner.other])
    if kind is PointKind.DAME:
        inside = f'<path d="M-11-11L11 11M-11 11L11-11" stroke="{own}" stroke-width="8"/>'
    elif kind is PointKind.SHARED:
        inside = (
            '<path d="M0-31L31 0L0 31L-31 0Z" fill="#fff" stroke="#000" stroke-width="4"/>'
            '<path d="M0-29L-29 0L0 29Z" fill="#000"/>'
        )
    elif kind is PointKind.FALSE_EYE:
        inside = (
            f'<path d="M-20-20H20V20H-20Z" fill="#fff" stroke="{other}" stroke-width="17"/>'
            f'<path d="M-20-20H20V20H-20Z" fill="none" stroke="{own}" stroke-width="9"/>'
        )
    else:
        path = {
            PointKind.SOLE_LIBERTY: "M0-27L27 0L0 27L-27 0Z",
            PointKind.ONE_SIDED: "M0-27L24 16H-24Z",
            PointKind.EYE: "M-23-23H23V23H-23Z",
            PointKind.KO: "M-25-25H25V25H-25Z",
        }.get(kind, "M-15-15H15V15H-15Z")
        inside = f'<path d="{path}" fill="{own}" stroke="{other}" stroke-width="5"/>'
        if owner is WHITE:  # white marks need a black rim on white paper
            inside = f'<path d="{path}" fill="#000" stroke="#000" stroke-width="12"/>{inside}'
        if proposed:
            inside += f'<path d="{path}" fill="url(#proposed)"/>'
        if kind is PointKind.EYE:
            inside += f'<circle r="12" fill="{other}"/>'
        elif kind is PointKind.KO:
            letter = "M-8-14V14M9-14L-6 1M-3-2L10 14"
            inside += f'<path d="{letter}" fill="none" stroke="{other}" stroke-width="7"/>'
    return f'<g opacity="{PROPOSED}">{inside}</g>' if proposed else inside
