"""Shapes in plain numbers, which any renderer can draw: the parts of stones and marks.

Lengths and places are in logical pixels; the origin is the middle of the mark's point.
"""

from __future__ import annotations

from typing import NamedTuple

from goref.core.base.frozen import frozen

Place = tuple[float, float]
"""Distances across and down from the middle of the point, in logical pixels."""


@frozen
class Cell:
    """The square around a point: the sizes from which a stone or a mark in it is drawn.

    Attributes:
        pixels: the distance of two lines (the spacing) in device pixels.
        ratio: device pixels in a logical one.
        line: the width of the board's lines in device pixels.
    """

    pixels: int
    ratio: float
    line: int

    @property
    def spacing(self) -> float:
        return self.pixels / self.ratio

    @property
    def phase(self) -> float:
        """The place of a centre within its device pixel: 0.5, its middle, if ``line`` is odd;
        else 0."""
        return 0.5 if self.line % 2 else 0.0

    @property
    def side(self) -> int:
        """The side of a picture of the cell, in device pixels.

        Its parity is that of ``line``, so that the centre has the right phase.
        """
        side = self.pixels + 4
        return side if side % 2 == self.line % 2 else side + 1

    @property
    def stone(self) -> float:
        """The radius of a stone; neighbouring stones have a small gap between them."""
        return (self.pixels - max(1.0, 0.03 * self.pixels)) / 2 / self.ratio

    def snap(self, part: float) -> float:
        """Returns the length of ``part`` spacings, rounded to end at a device pixel's edge.

        The length is in logical pixels, and at least one device pixel.
        """
        steps = max(round(part * self.pixels - self.phase), 1)
        return (steps + self.phase) / self.ratio

    def width(self, part: float, least: float = 1.0) -> float:
        """Returns the width of a pen in logical pixels: ``part`` spacings.

        The width is at least ``least`` device pixels.
        """
        return max(part * self.pixels, least) / self.ratio


@frozen
class Circle:
    radius: float
    x: float = 0
    y: float = 0


@frozen
class Rectangle:
    """An upright rectangle given by its upper left; ``corner`` is the radius of its corners."""

    x: float
    y: float
    width: float
    height: float
    corner: float = 0


@frozen
class Polygon:
    corners: tuple[Place, ...]


@frozen
class Strokes:
    """Open lines with round ends, each through two or more places."""

    lines: tuple[tuple[Place, ...], ...]


@frozen
class Letters:
    """A text centred at a place; ``size`` is the size of its font."""

    text: str
    size: float
    x: float = 0
    y: float = 0
    bold: bool = False


@frozen
class Shade:
    """The shading of a round stone with the given radius; the upper left is lightest."""

    middle: str
    border: str
    radius: float


class SignShape(NamedTuple):
    """An outline and how it is drawn; colours are ``#rrggbb``.

    Attributes:
        fill: the colour inside, or of letters; None if not filled.
        line: the colour of the outline; None if there is no outline.
        width: the width of the outline.
        dashes: the lengths of a dash and a gap of a broken outline, in widths of the line; None
            if the outline is not broken.
    """

    outline: Circle | Rectangle | Polygon | Strokes | Letters
    fill: str | Shade | None = None
    line: str | None = None
    width: float = 0
    dashes: tuple[float, float] | None = None
    opacity: float = 1
