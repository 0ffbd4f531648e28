"""Shapes in plain numbers: what a mark is made of, for any renderer.

Lengths and places are in logical pixels around the middle of the mark's point.
"""

from __future__ import annotations

from typing import NamedTuple

from goref.core.base.frozen import frozen

Place = tuple[float, float]
"""Across and down from the middle."""


@frozen
class Cell:
    """The square around a point: all that drawing one stone or mark needs.

    Attributes:
        pixels: the spacing in device pixels.
        ratio: device pixels in a logical one.
        line: width of a line in device pixels.
    """

    pixels: int
    ratio: float
    line: int

    @property
    def spacing(self) -> float:
        return self.pixels / self.ratio

    @property
    def phase(self) -> float:
        """The offset of a centre in its device pixel: the middle for an odd line width."""
        return 0.5 if self.line % 2 else 0.0

    @property
    def side(self) -> int:
        """The side of a picture of the cell in device pixels; its middle has the same phase."""
        side = self.pixels + 4
        return side if side % 2 == self.line % 2 else side + 1

    @property
    def stone(self) -> float:
        """The radius of a stone; stones on neighbouring points leave a hair between them."""
        return (self.pixels - max(1.0, 0.03 * self.pixels)) / 2 / self.ratio

    def snap(self, part: float) -> float:
        """Returns a distance from the centre, given in spacings, rounded to device pixels."""
        steps = max(round(part * self.pixels - self.phase), 1)
        return (steps + self.phase) / self.ratio

    def width(self, part: float, least: float = 1.0) -> float:
        """Returns a pen's width given in spacings, at least ``least`` device pixels."""
        return max(part * self.pixels, least) / self.ratio


class Circle(NamedTuple):
    radius: float
    x: float = 0
    y: float = 0


class Rectangle(NamedTuple):
    """An upright rectangle from its upper left; ``corner`` is the radius of its corners."""

    x: float
    y: float
    width: float
    height: float
    corner: float = 0


class Polygon(NamedTuple):
    corners: tuple[Place, ...]


class Strokes(NamedTuple):
    """Open lines, each through two or more places, with round ends."""

    lines: tuple[tuple[Place, ...], ...]


class Letters(NamedTuple):
    """A text centred on a place; ``size`` is that of its font. Bold ones are marks."""

    text: str
    size: float
    x: float = 0
    y: float = 0
    bold: bool = False


class Shade(NamedTuple):
    """The shading of a stone of a radius, lightest at its upper left."""

    middle: str
    border: str
    radius: float


class SignShape(NamedTuple):
    """An outline and how it is drawn; colours are ``#rrggbb``.

    Attributes:
        fill: the colour inside, that of letters; None for none.
        line: the colour of the line along the outline; None for none.
        width: of the line.
        dashes: a dash and a gap of a broken line, in widths of the line.
    """

    outline: Circle | Rectangle | Polygon | Strokes | Letters
    fill: str | Shade | None = None
    line: str | None = None
    width: float = 0
    dashes: tuple[float, float] | None = None
    opacity: float = 1
