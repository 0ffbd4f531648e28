"""A rectangle with horizontal and vertical sides, as plain numbers without Qt."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle with horizontal and vertical sides, in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Rect) -> bool:
        """Returns whether two rectangles overlap."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )
