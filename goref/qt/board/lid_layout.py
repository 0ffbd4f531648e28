"""Where the lids with lost stones stand beside a board: plain numbers, no Qt."""

from __future__ import annotations

from typing import NamedTuple

from goref.qt.board.rect import Rect


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
