"""The position of the lids, or of bowls and lids, next to a board, as plain numbers
without Qt.
"""

from __future__ import annotations

from goref.core.base.frozen import frozen
from goref.qt.board.rect import Rect

NAME = 15.0
"""The smallest size of a vessel's name and count, in logical pixels (11 pt)."""
NAME_WIDTH = 6.2
"""A width in which a vessel's name fits in every language, as a multiple of its font size."""
LEAST = 410.0
"""The smallest side of an area, in logical pixels, that shows four vessels with names."""
LARGEST = 1.5
"""The largest scale of the texts at lids and bowls. A larger scale would make the board
smaller.
"""
BESIDE_STONE = 3
"""If a count on a lid has more digits, no small stone is drawn before it."""
SMALLEST_RADIUS, LARGEST_RADIUS = 20.0, 44.0


@frozen
class Sizes:
    """The sizes of bowls and lids ("vessels") and of their texts, in logical pixels.

    Attributes:
        font: the font size of a count.
        name: the font size of a name.
        pad: the smallest distance from other things.
    """

    radius: float
    font: float
    name: float
    pad: float

    def column(self, named: bool) -> float:
        """Returns the width of a column of vessels, with or without names."""
        wide = max(2 * self.radius, count_width(self.font))
        return max(wide, NAME_WIDTH * self.name) if named else wide

    def row(self, named: bool) -> float:
        """Returns the height of a row of vessels, with or without names."""
        texts = 1.34 * self.name + 1.24 * self.font + 1 if named else self.font
        return max(2 * self.radius, texts)

    @property
    def step(self) -> float:
        """The distance between the centres of neighbouring vessels in a column."""
        return 2 * self.radius + 1.5 * self.font + 1.5 * self.name + 2 * self.pad


def vessel_sizes(room: float, text: float, pad: float) -> Sizes:
    """Returns the sizes for an area whose shorter side has ``room`` logical pixels.

    Args:
        text: the scale of texts, 1 for the usual size.
        pad: the smallest distance from other things.
    """
    radius = min(max(0.03 * room, SMALLEST_RADIUS), LARGEST_RADIUS)
    # A small area must hold two lids side by side.
    larger = min(text, LARGEST, max((room - 100) / 93, 1.0))
    font, name = max(NAME, 0.72 * radius), max(NAME, 0.42 * radius)
    return Sizes(radius, font * larger, name * larger, pad)


@frozen
class Lid:
    """A lid: its centre, its radius, and the place of its count.

    Attributes:
        text_x: the left end of the count.
        text_y: the vertical centre of the count.
    """

    x: float
    y: float
    radius: float
    text_x: float
    text_y: float
    font: float

    @property
    def rect(self) -> Rect:
        """The area of the lid and its count."""
        left = min(self.x - self.radius, self.text_x)
        right = max(self.x + self.radius, self.text_x + count_width(self.font))
        bottom = max(self.y + self.radius, self.text_y + 0.6 * self.font)
        top = self.y - self.radius
        return Rect(left, top, right - left, bottom - top)


def count_width(font: float) -> float:
    """Returns the width of a count: a small stone and :data:`BESIDE_STONE` digits."""
    return 3.1 * font


def lids_width(sizes: Sizes) -> float:
    """Returns the width of two lids with their counts, next to each other."""
    return 2 * (2 * sizes.radius + sizes.pad + count_width(sizes.font)) + 2 * sizes.pad


def lid_places(
    board: Rect,
    width: float,
    beside: bool,
    sizes: Sizes,
    named: bool = False,
    *,
    at_right: bool = False,
) -> tuple[Lid, Lid]:
    """Returns the lids of black and of white prisoners; the black one is above or on the left.

    Args:
        width: the width of the whole area, in logical pixels.
        beside: True if the lids are to the right of the board, False if below it.
        named: True if the strip below the board is high enough for vessels with names.
        at_right: True to put lids below the board at the right end, instead of the centre.
    """
    radius, font, pad = sizes.radius, sizes.font, sizes.pad
    count = count_width(font)
    if beside:
        x = board.right + 2 * pad + max(radius, count / 2)
        step = 2 * radius + 2.6 * font
        first = board.bottom - step - radius - 1.4 * font
        lids = [
            Lid(x, y, radius, x - count / 2, y + radius + 0.8 * font, font)
            for y in (first, first + step)
        ]
    else:
        y = board.bottom + 2 * pad + sizes.row(named) / 2
        total = 2 * radius + pad + count
        middle = board.right - total - pad if at_right else width / 2
        lids = [
            Lid(x + radius, y, radius, x + 2 * radius + pad, y, font)
            for x in (middle - total - pad, middle + pad)
        ]
    return lids[0], lids[1]


@frozen
class Vessel:
    """A bowl or lid: its centre, its radius, and the places of its count and name.

    Attributes:
        text_x, name_x: the left ends of count and name.
        text_y, name_y: their vertical centres.
        room: the width for either text.
        font, name: the font sizes of count and name.
    """

    x: float
    y: float
    radius: float
    text_x: float
    text_y: float
    name_x: float
    name_y: float
    room: float
    font: float
    name: float = NAME

    @property
    def rect(self) -> Rect:
        """The area of the vessel, its count and its name."""
        left = min(self.x - self.radius, self.text_x)
        right = max(self.x + self.radius, self.text_x + self.room)
        top = min(self.y - self.radius, self.text_y - 0.6 * self.font)
        bottom = max(self.y + self.radius, self.name_y + 0.7 * self.name)
        return Rect(left, top, right - left, bottom - top)


def vessel_places(board: Rect, width: float, beside: bool, sizes: Sizes) -> tuple[Vessel, ...]:
    """Returns Black's bowl and lid, then White's lid and bowl, from the bottom up or from the
    left.

    Args:
        board: the board's rectangle.
        width: the width of the whole area, in logical pixels.
        beside: True if the vessels are to the right of the board, False if below it.
    """
    radius, font, name, pad = sizes.radius, sizes.font, sizes.name, sizes.pad
    if beside:
        wide = sizes.column(named=True)
        left = board.right + 2 * pad
        x = left + radius
        below = radius + 1.5 * font + 1.5 * name
        gap = max(board.height - 4 * sizes.step, 0) / 8
        made = []
        for index in range(4):
            # Each side's vessels are together, on its side of the board.
            away = index * sizes.step + (4 * gap if index > 1 else 0) + gap
            y = board.bottom - below - away
            text_y = y + radius + 0.75 * font
            name_y = text_y + 0.65 * font + 0.6 * name
            made.append(Vessel(x, y, radius, left, text_y, left, name_y, wide, font, name))
        return tuple(made)
    y = board.bottom + 2 * pad + sizes.row(named=True) / 2
    share = min((width - 2 * pad) / 4, 2 * radius + NAME_WIDTH * name + 4 * pad)
    room = share - 2 * radius - 2 * pad
    first = (width - 4 * share) / 2
    made = []
    for index in range(4):
        x = first + index * share + radius
        text = x + radius + pad
        above, under = y - 0.62 * name, y + 0.62 * font
        made.append(Vessel(x, y, radius, text, above, text, under, room, font, name))
    return tuple(made)
