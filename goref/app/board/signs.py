"""Stones and marks of a board as shapes, for every renderer.

Each fits into about one spacing, the distance of two lines. Every mark has its own shape and
two contrasting colours. So it is visible on wood, on paper and on a faded stone of either
colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, sqrt

from goref.app.board.shapes import (
    Cell,
    Circle,
    Letters,
    Place,
    Polygon,
    Rectangle,
    Shade,
    SignShape,
    Strokes,
)
from goref.core.base.colour import BLACK, Colour
from goref.core.base.frozen import frozen
from goref.core.ruling.ruling import PointKind

DEAD, SUGGESTED_DEAD, GHOST, PROPOSED = 0.4, 0.7, 0.55, 0.85
"""The opacities of a dead stone, of a stone suggested as dead, of the stone under the pointer,
and of an unconfirmed mark."""
DEAD_RIM = 0.8
"""The opacity of a dead stone's rim, drawn if the rim is lighter than the board."""
SMALLER = 0.86
"""The size of the stone under the pointer, relative to other stones."""
BADGE = 0.19
"""Half the side of a badge, in spacings (distances of two lines)."""
SIDES = 32
"""The number of corners of the polygon that replaces a circle when lines are cut to it."""
UNCLEAR = "unclear"
"""The key of the badge with a question mark."""
BADGES: dict[str, tuple[tuple[Place, ...], ...]] = {
    "open": (((-0.7, 0), (-0.3, 0)), ((0.3, 0), (0.7, 0))),  # a line with a gap
    "protect": (((-0.6, 0), (0.6, 0)), ((0, -0.6), (0, 0.6))),  # a stone should be added
    "atari": (((0, -0.65), (0, 0.15)), ((0, 0.6), (0, 0.62))),
}
"""The lines of the other badges, by key; lengths in halves of a badge's side."""


@frozen
class SignColours:
    """The colours of stones and marks, as ``#rrggbb``.

    Attributes:
        board, label: the ground of the board, and numbers on it.
        black, white: middle and border of a stone's shading (flat if equal).
        black_rim, white_rim: the outline of a stone.
        mark_black, mark_white: the fill of a side's marks; the opponent's is their rim.
        neutral: marks without an owner.
        flag: the ring of a disputed point.
        accent: points in question, and the keyboard cursor.
        halo: drawn around neutral marks, flag and accent so that they are visible everywhere.
        outline: width of a stone's outline, in spacings.
    """

    board: str
    label: str
    black: tuple[str, str]
    white: tuple[str, str]
    black_rim: str
    white_rim: str
    mark_black: str
    mark_white: str
    neutral: str
    flag: str
    accent: str
    halo: str
    outline: float


def tones(theme: SignColours, owner: Colour | None) -> tuple[str, str]:
    """Returns the colours of an owner's marks: the fill and the contrasting rim."""
    if owner is None:
        return theme.neutral, theme.halo
    if owner is BLACK:
        return theme.mark_black, theme.mark_white
    return theme.mark_white, theme.mark_black


def contrast(theme: SignColours, stone: Colour) -> str:
    return tones(theme, stone)[1]


def lightness(colour: str) -> float:
    """Returns the lightness of a colour (``#rrggbb``), from 0 for black to 255 for white."""
    parts = bytes.fromhex(colour[1:])
    return (max(parts) + min(parts)) / 2


# Stones


def stone(
    cell: Cell, theme: SignColours, colour: Colour, size: float = 1, opacity: float = 1
) -> Iterator[SignShape]:
    """Yields the shapes of a stone; ``size`` is relative to its usual size."""
    radius, width = size * cell.stone, size * cell.width(theme.outline)
    middle, border = theme.black if colour is BLACK else theme.white
    fill = middle if middle == border else Shade(middle, border, radius)
    rim = _rim(theme, colour)
    yield SignShape(Circle(radius - width / 2), fill, rim, width, opacity=opacity)


def dead_stone(cell: Cell, theme: SignColours, colour: Colour) -> Iterator[SignShape]:
    yield from stone(cell, theme, colour, opacity=DEAD)
    rim = _rim(theme, colour)
    if lightness(rim) > lightness(theme.board):
        width = cell.width(theme.outline)
        yield SignShape(Circle(cell.stone - width / 2), None, rim, width, opacity=DEAD_RIM)
    cross = _cross(0.27 * cell.spacing)
    yield SignShape(cross, None, contrast(theme, colour), cell.width(0.06, 1.5))


def ghost_stone(cell: Cell, theme: SignColours, colour: Colour) -> Iterator[SignShape]:
    """Yields the pale stone shown under the pointer."""
    yield from stone(cell, theme, colour, SMALLER, GHOST)


def suggested_dead_stone(cell: Cell, theme: SignColours, colour: Colour) -> Iterator[SignShape]:
    """Yields a stone that is suggested as dead: hatched all over, with a small cross."""
    yield from stone(cell, theme, colour, opacity=SUGGESTED_DEAD)
    ground, ink = tones(theme, colour)
    yield from _hatch(cell, _disc(0.84 * cell.stone), ink)
    cross = _cross(0.22 * cell.spacing)
    for tone, width in ((ground, 0.19), (ink, 0.075)):
        yield SignShape(cross, None, tone, cell.width(width, 1.25))


def _rim(theme: SignColours, colour: Colour) -> str:
    return theme.black_rim if colour is BLACK else theme.white_rim


# Marks on stones


def seki_sign(
    cell: Cell, theme: SignColours, colour: Colour, low: bool = False
) -> Iterator[SignShape]:
    """Yields the mark of a stone in seki: two equal bars. ``low`` leaves room for a number
    above."""
    s = cell.spacing
    wide, high, gap = 0.09 * s, (0.18 if low else 0.3) * s, 0.05 * s
    top = (0.3 * s if low else 0.0) - high / 2
    for left in (-gap - wide, gap):
        yield SignShape(Rectangle(left, top, wide, high), contrast(theme, colour))


def suggested_seki_sign(cell: Cell, theme: SignColours, colour: Colour) -> Iterator[SignShape]:
    """Yields the mark of a stone suggested as in seki: two bars on a hatched disc."""
    ground, ink = tones(theme, colour)
    yield from _hatch(cell, _disc(0.84 * cell.stone), ink)
    yield SignShape(_box(0.24 * cell.spacing), ground)
    yield from seki_sign(cell, theme, colour)


def last_ring(
    cell: Cell, theme: SignColours, colour: Colour, wide: bool = False
) -> Iterator[SignShape]:
    """Yields the ring of the last play. ``wide`` leaves the middle free for a number."""
    ring = Circle((0.4 if wide else 0.22) * cell.spacing)
    width = cell.width(0.045 if wide else 0.065, 1.25)
    yield SignShape(ring, None, contrast(theme, colour), width)


def number(
    cell: Cell, theme: SignColours, value: int, ground: Colour | None, low: bool
) -> Iterator[SignShape]:
    """Yields a move number; on an empty point, a disc hides the board's lines under it.

    Args:
        ground: the colour of the stone; None on an empty point.
        low: True to leave space below: the number is then smaller and higher.
    """
    s = cell.spacing
    text = str(value)
    size = s * (0.56, 0.5, 0.4, 0.31)[min(len(text), 4) - 1] * (0.85 if low else 1)
    if ground is None:
        yield SignShape(Circle(0.38 * s), theme.board)
    ink = theme.label if ground is None else contrast(theme, ground)
    yield SignShape(Letters(text, size, 0, -0.08 * s if low else 0), ink)


# Marks around points


def flag_ring(cell: Cell, theme: SignColours, narrow: bool = False) -> Iterator[SignShape]:
    """Yields the ring that marks a point of a finding.

    ``narrow`` leaves the rim free for the ring of :func:`lit_stone`.
    """
    ring = Circle((0.32 if narrow else 0.42) * cell.spacing)
    yield SignShape(ring, None, theme.halo, cell.width(0.16, 3))
    yield SignShape(ring, None, theme.flag, cell.width(0.09, 1.5))


def disputed_ring(cell: Cell, theme: SignColours, narrow: bool = False) -> Iterator[SignShape]:
    """Yields the broken ring of a disputed point, with a small ``?`` at its upper right.

    ``narrow`` leaves the rim free for the ring of :func:`lit_stone`.
    """
    s = cell.spacing
    ring = Circle((0.32 if narrow else 0.39) * s)  # a white stone's outline remains outside
    yield SignShape(ring, None, theme.halo, cell.width(0.13, 3))
    wide = cell.width(0.09, 1.5)
    tenth = 2 * pi * ring.radius / wide / 10  # ten dashes around, at any size
    yield SignShape(ring, None, theme.flag, wide, (0.6 * tenth, 0.4 * tenth))
    corner = 0.28 * s
    yield SignShape(
        Circle(0.21 * s, corner, -corner), theme.flag, theme.halo, cell.width(0.04, 1)
    )
    yield SignShape(Letters("?", 0.4 * s, corner, -corner, bold=True), theme.halo)


def lit_stone(cell: Cell, theme: SignColours) -> Iterator[SignShape]:
    """Yields the ring that highlights a stone; no other ring is as wide or as far out."""
    width, edge, reach = _lit(cell)
    yield SignShape(Circle(reach - edge), None, theme.halo, width)
    yield SignShape(Circle(reach), None, theme.accent, width)


def lit_point(cell: Cell, theme: SignColours) -> Iterator[SignShape]:
    """Yields the square that highlights an empty point; no mark is as large."""
    width, edge, reach = _lit(cell)
    reach -= 0.04 * cell.spacing  # squares on neighbouring points keep a gap
    corner = 0.16 * cell.spacing
    yield SignShape(_box(reach - edge, corner), None, theme.halo, width)
    yield SignShape(_box(reach, corner), None, theme.accent, width)


def _lit(cell: Cell) -> tuple[float, float, float]:
    """Returns three lengths for the ring of a lit stone: width, width of its halo, radius."""
    width = cell.width(0.1, 2)
    return width, cell.width(0.03, 1), 0.51 * cell.spacing - width / 2


def cursor(cell: Cell, theme: SignColours) -> Iterator[SignShape]:
    """Yields the keyboard cursor: brackets at the cell's corners, outside stones and marks."""
    far, arm = cell.snap(0.46), 0.2 * cell.spacing
    corner = (far - arm, far), (far, far), (far, far - arm)
    brackets = Strokes(
        tuple(
            tuple((x * across, y * down) for across, down in corner)
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )
    )
    yield SignShape(brackets, None, theme.halo, cell.width(0.15, 4))
    yield SignShape(brackets, None, theme.accent, cell.width(0.075, 2))


def badge(cell: Cell, theme: SignColours, key: str) -> Iterator[SignShape]:
    """Yields a square at the lower right that shows why the point must be checked.

    ``key`` is one of ``BADGES``, or ``UNCLEAR``.
    """
    s, half = cell.spacing, BADGE * cell.spacing
    at = 0.29 * s
    square = Rectangle(at - half, at - half, 2 * half, 2 * half)
    yield SignShape(square, theme.accent, theme.halo, cell.width(0.05, 1))
    if key == UNCLEAR:
        yield SignShape(Letters("?", 0.42 * s, at, at, bold=True), theme.halo)
        return
    for line in BADGES[key]:
        stroke = tuple((at + x * half, at + y * half) for x, y in line)
        yield SignShape(Strokes((stroke,)), None, theme.halo, cell.width(0.065, 1.25))


# Marks of points


def mark(
    cell: Cell, theme: SignColours, kind: PointKind, owner: Colour | None, proposed: bool
) -> Iterator[SignShape]:
    """Yields the mark of a point's kind; a ``proposed`` one is paler, and hatched, thin or
    dashed."""
    for shape in _mark(cell, theme, kind, owner, proposed):
        yield shape._replace(opacity=PROPOSED) if proposed else shape


def _mark(
    cell: Cell, theme: SignColours, kind: PointKind, owner: Colour | None, proposed: bool
) -> Iterator[SignShape]:
    own, other = tones(theme, owner)
    s, rim = cell.spacing, cell.width(0.05, 1)
    match kind:
        case PointKind.FALSE_EYE:
            square, wide = _square(cell.snap(0.2)), cell.width(0.09, 2)
            # The board's ground hides the lines, since a square with a cross is another mark.
            yield SignShape(square, theme.board, other, wide + 2 * cell.width(0.04, 1))
            yield SignShape(square, None, own, wide, (1.6, 0.5) if proposed else None)
        case PointKind.DAME:
            cross = _cross(0.11 * s)
            yield SignShape(cross, None, other, cell.width(0.15, 3.5))
            thin = cell.width(0.045, 1) if proposed else cell.width(0.08, 1.75)
            yield SignShape(cross, None, own, thin)
        case PointKind.SHARED:
            size, rim = 0.27 * s, cell.width(0.07, 1.4)
            black, white = theme.mark_black, theme.mark_white
            for side, own, other in ((-1, black, white), (1, white, black)):
                half, around = (
                    Polygon(((0, -reach), (side * reach, 0), (0, reach)))
                    for reach in (size, size + rim)
                )
                yield from _solid(cell, half, around, own, other, proposed)
        case PointKind.SOLE_LIBERTY:
            around = _diamond(0.27 * s + 1.4 * rim)
            yield from _solid(cell, _diamond(0.27 * s), around, own, other, proposed)
        case PointKind.ONE_SIDED:
            around = _triangle(0.27 * s + 2 * rim)
            yield from _solid(cell, _triangle(0.27 * s), around, own, other, proposed)
        case _:
            size = {PointKind.TERRITORY: 0.155, PointKind.EYE: 0.23, PointKind.KO: 0.25}[kind]
            inner = cell.snap(size)
            outer = inner + max(round(0.035 * cell.pixels), 1) / cell.ratio
            yield from _solid(cell, _square(inner), _square(outer), own, other, proposed)
            if kind is PointKind.EYE:
                # The clean ring around the dot separates it from the hatching.
                yield SignShape(Circle(0.18 * s), own)
                yield SignShape(Circle(0.12 * s), other)
            elif kind is PointKind.KO:
                yield from _letter_k(cell, own, other)


def _solid(
    cell: Cell, shape: Polygon, around: Polygon, own: str, other: str, proposed: bool
) -> Iterator[SignShape]:
    """Yields a filled shape with a rim; if ``proposed``, hatched in the colour of the rim."""
    yield SignShape(around, other)
    yield SignShape(shape, own)
    if proposed:
        yield from _hatch(cell, shape, other)


def _letter_k(cell: Cell, own: str, other: str) -> Iterator[SignShape]:
    """Yields the letter K as strokes on a clean ground, so that no font is needed."""
    s = cell.spacing
    upright = (-0.08 * s, -0.14 * s), (-0.08 * s, 0.14 * s)
    corner = (0.1 * s, -0.14 * s), (-0.06 * s, 0), (0.1 * s, 0.14 * s)
    width = cell.width(0.065, 1.25)
    for colour, wide in ((own, 2.6 * width), (other, width)):
        yield SignShape(Strokes((upright, corner)), None, colour, wide)


def _cross(arm: float) -> Strokes:
    return Strokes((((-arm, -arm), (arm, arm)), ((-arm, arm), (arm, -arm))))


def _box(half: float, corner: float = 0) -> Rectangle:
    return Rectangle(-half, -half, 2 * half, 2 * half, corner)


def _square(half: float) -> Polygon:
    return Polygon(((-half, -half), (half, -half), (half, half), (-half, half)))


def _diamond(half: float) -> Polygon:
    return Polygon(((0, -half), (half, 0), (0, half), (-half, 0)))


def _triangle(size: float) -> Polygon:
    return Polygon(((0, -size), (0.9 * size, 0.6 * size), (-0.9 * size, 0.6 * size)))


def _disc(radius: float) -> Polygon:
    turns = (2 * pi * number / SIDES for number in range(SIDES))
    return Polygon(tuple((radius * cos(t), radius * sin(t)) for t in turns))


def _hatch(cell: Cell, shape: Polygon, colour: str) -> Iterator[SignShape]:
    """Yields thin slanting lines over a convex shape, whose own colour remains visible between
    them.

    The lines are cut to the shape here, since few programs that show an SVG support clipping.
    """
    step = max(0.2 * cell.spacing, 5 / cell.ratio)
    half = cell.width(0.03, 1) / sqrt(2)
    for number in range(-5, 6):
        cut = _above(_above(shape.corners, number * step - half, 1), -number * step - half, -1)
        if cut:
            yield SignShape(Polygon(cut), colour)


def _above(corners: tuple[Place, ...], least: float, way: int) -> tuple[Place, ...]:
    """Returns the part of a convex polygon in which ``way * (x + y)`` is at least ``least``."""
    kept: list[Place] = []
    for (x, y), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        here, there = way * (x + y) - least, way * (x2 + y2) - least
        if here >= 0:
            kept.append((x, y))
        if (here >= 0) != (there >= 0):
            part = here / (here - there)
            kept.append((x + part * (x2 - x), y + part * (y2 - y)))
    return tuple(kept)
