"""The groups with eyes on a board that is being filled; the group tax counts them."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.ruling.survey import Survey


class Groups:
    """The groups of a board, for the group tax; they join as stones are added."""

    def __init__(self, surveyed: Survey) -> None:
        self._near = surveyed.board.grid.neighbours
        groups = [g for g in surveyed.groups if not g.seki]
        self._colour = [g.colour for g in groups]
        self._home = {p: i for i, g in enumerate(groups) for p in g.stones | g.land}
        self._eyed = {i for i, g in enumerate(groups) if g.basic_eyes}

    def _beside(self, point: Point, colour: Colour) -> set[int]:
        beside = {self._home[n] for n in self._near[point] if n in self._home}
        return {i for i in beside if self._colour[i] is colour}

    def joined(self, point: Point, colour: Colour) -> int:
        """Returns the number by which a play would reduce a side's groups with eyes."""
        return max(len(self._beside(point, colour) & self._eyed) - 1, 0)

    def join(self, point: Point, colour: Colour) -> None:
        """Adds a stone of a side, which joins the groups next to it."""
        beside = self._beside(point, colour)
        mine = len(self._colour)
        self._colour.append(colour)
        self._home = {p: mine if i in beside else i for p, i in self._home.items()}
        self._home[point] = mine
        if beside & self._eyed:
            self._eyed.add(mine)
