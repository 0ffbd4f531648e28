"""Where lids, or bowls and lids, stand beside a board: plain numbers, no Qt."""

from __future__ import annotations

from typing import NamedTuple

from goref.qt.board.rect import Rect

NAME = 15.0
"""Size of a vessel's name in logical pixels (11 pt)."""
NAME_WIDTH = 6.2
"""Room for the name of a vessel in every language, in sizes of it."""
LEAST = 410.0
"""The least width and height that four vessels and their names fit into."""


class Lid(NamedTuple):
    """A bowl's lid: its middle and radius, and where its count is written.

    ``text_x`` is the left end of the count, ``text_y`` its middle.
    """

    x: float
    y: float
    radius: float
    text_x: float
    text_y: float
    font: float

    @property
    def rect(self) -> Rect:
        """All that the lid and its count may cover."""
        left = min(self.x - self.radius, self.text_x)
        right = max(self.x + self.radius, self.text_x + count_width(self.font))
        bottom = max(self.y + self.radius, self.text_y + 0.6 * self.font)
        top = self.y - self.radius
        return Rect(left, top, right - left, bottom - top)


def count_width(font: float) -> float:
    """Room for a small stone and three digits."""
    return 3.1 * font


def lid_places(
    board: Rect, width: float, beside: bool, radius: float, font: float, pad: float
) -> tuple[Lid, Lid]:
    """Black's lost stones first: above White's, or left of them."""
    count = count_width(font)
    if beside:
        wide = max(2 * radius, count)
        x = board.right + 2 * pad + wide / 2
        step = 2 * radius + 2.6 * font
        first = board.bottom - step - radius - 1.4 * font
        lids = [
            Lid(x, y, radius, x - count / 2, y + radius + 0.8 * font, font)
            for y in (first, first + step)
        ]
    else:
        y = board.bottom + 2 * pad + radius
        middle = width / 2
        total = 2 * radius + pad + count
        lids = [
            Lid(x + radius, y, radius, x + 2 * radius + pad, y, font)
            for x in (middle - total - pad, middle + pad)
        ]
    return lids[0], lids[1]


class Vessel(NamedTuple):
    """A bowl or lid: its middle and radius, and where its count and its name are written.

    ``text_x`` and ``name_x`` are left ends, ``text_y`` and ``name_y`` middles of the texts,
    ``room`` the width that there is for either; ``font`` and ``name`` are their sizes.
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
        """All that the vessel, its count and its name may cover."""
        left = min(self.x - self.radius, self.text_x)
        right = max(self.x + self.radius, self.text_x + self.room)
        top = self.y - self.radius
        bottom = max(self.y + self.radius, self.name_y + 0.7 * self.name)
        return Rect(left, top, right - left, bottom - top)


def column_width(radius: float, font: float, name: float = NAME) -> float:
    """How much a column of vessels takes off a board's room, margins left out."""
    return max(2 * radius, count_width(font), NAME_WIDTH * name)


def vessel_places(
    board: Rect,
    width: float,
    beside: bool,
    radius: float,
    font: float,
    pad: float,
    name: float = NAME,
) -> tuple[Vessel, ...]:
    """Black's bowl and lid, then White's lid and bowl: upwards, or from the left.

    Args:
        board: the board's rectangle; the vessels stand right of it, or else below it.
        width: all there is, in logical pixels.
        pad: the least distance from anything.
    """
    if beside:
        wide = column_width(radius, font, name)
        x = board.right + 2 * pad + wide / 2
        left = x - wide / 2
        step = 2 * radius + 1.5 * font + 1.5 * name + 2 * pad
        below = radius + 1.5 * font + 1.5 * name
        gap = max(board.height - 4 * step, 0) / 8
        made = []
        for index in range(4):
            # Each side's vessels stand together, on its side of the board.
            away = index * step + (4 * gap if index > 1 else 0) + gap
            y = board.bottom - below - away
            text_y = y + radius + 0.75 * font
            name_y = text_y + 0.65 * font + 0.6 * name
            made.append(Vessel(x, y, radius, left, text_y, left, name_y, wide, font, name))
        return tuple(made)
    y = board.bottom + 2 * pad + radius
    share = min((width - 2 * pad) / 4, 2 * radius + NAME_WIDTH * name + 4 * pad)
    room = share - 2 * radius - 2 * pad
    first = (width - 4 * share) / 2
    made = []
    for index in range(4):
        x = first + index * share + radius
        text = x + radius + pad
        made.append(
            Vessel(
                x, y, radius, text, y - 0.62 * name, text, y + 0.62 * font + 1, room, font, name
            )
        )
    return tuple(made)
