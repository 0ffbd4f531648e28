"""What a board that was disturbed has otherwise than the record."""

from __future__ import annotations

from dataclasses import dataclass

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.geometry import Point
from goref.core.board.position import Position


@dataclass(frozen=True)
class Differing:
    """Points where two boards differ.

    Attributes:
        missing: stones that should lie there, by colour.
        extra: stones that lie there and should not, by colour. A stone of the wrong colour is
            missing in one and extra in the other.
    """

    missing: dict[Colour, frozenset[Point]]
    extra: dict[Colour, frozenset[Point]]

    @property
    def points(self) -> frozenset[Point]:
        """All of them."""
        every = (*self.missing.values(), *self.extra.values())
        return frozenset().union(*every)


def differing(should: Position, found: Position) -> Differing:
    """What a board that was found has otherwise than it should be. Both are of one size."""

    def beyond(one: Position, other: Position) -> dict[Colour, frozenset[Point]]:
        return {
            colour: frozenset(
                p
                for p in one.grid.points
                if one.cells[p] == colour.value and other.cells[p] != colour.value
            )
            for colour in COLOURS
        }

    return Differing(beyond(should, found), beyond(found, should))
