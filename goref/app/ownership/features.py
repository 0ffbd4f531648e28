"""The input of the ownership network: planes, each with one number for every point.

Training uses this module too, so that training and use see the same input.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from goref.app.arrays import Floats, Shorts, np
from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.board.benson import unconditionally_alive
from goref.core.board.position import Position

BOARD, OWN, OTHER, LIBERTIES, SAFE_OWN, SAFE_OTHER, HOME_OWN, HOME_OTHER, SIZE = (
    0, 1, 2, 3, 7, 8, 9, 10, 11,
)  # fmt: skip
"""The index of each plane; for ``LIBERTIES`` the first of four: one, two, three, more.

``SAFE``: unconditionally alive chains. ``HOME``: the regions that make these chains alive.
``SIZE``: the size of a chain or an empty region.
"""
PLANES = 12
SWAPPED = (0, 2, 1, 3, 4, 5, 6, 8, 7, 10, 9, 11)
_LARGE = 64.0
"""Chains and regions of at least this many points have the greatest size, 1."""


class InputPlanes(NamedTuple):
    """A position seen from one side; points are in board order.

    Attributes:
        planes: ``PLANES`` rows of numbers from 0 to 1, one for every point.
        part: for every point the number of its chain or empty region, from 0.
        within_own: for every point the number of its area, if the board is divided by the other
            side's stones; −1 on those stones.
        within_other: likewise, if the board is divided by own stones.
    """

    planes: Floats
    part: Shorts
    within_own: Shorts
    within_other: Shorts

    def from_other_side(self) -> InputPlanes:
        """Returns the same position with the sides exchanged."""
        return InputPlanes(
            self.planes[list(SWAPPED)], self.part, self.within_other, self.within_own
        )


def seen(position: Position) -> InputPlanes:
    """Returns a position as input planes, from Black's side."""
    planes = np.zeros((PLANES, len(position.cells)), np.float32)
    planes[BOARD] = 1
    home = position.parts.home
    numbers: dict[frozenset[int], int] = {}
    for part in home:
        if part not in numbers:
            numbers[part] = len(numbers)
            points = list(part)
            planes[SIZE, points] = min(1.0, len(part) / _LARGE) ** 0.5
            if position.cells[points[0]]:
                breath = len(position.liberties(part))
                planes[LIBERTIES + min(max(breath, 1), 4) - 1, points] = 1
    for colour, stones, safe, ground in (
        (BLACK, OWN, SAFE_OWN, HOME_OWN),
        (WHITE, OTHER, SAFE_OTHER, HOME_OTHER),
    ):
        planes[stones, list(position.stones(colour))] = 1
        alive = unconditionally_alive(position, colour)
        planes[safe, [p for chain in alive for p in chain]] = 1
        planes[ground, list(_homes(position, colour, alive))] = 1
    within = [_free_of(position, colour.other) for colour in COLOURS]
    return InputPlanes(
        planes,
        np.array([numbers[part] for part in home], np.int16),
        np.array(within[0], np.int16),
        np.array(within[1], np.int16),
    )


def _homes(
    position: Position, colour: Colour, alive: Iterable[frozenset[int]]
) -> Iterable[int]:
    """Yields the points of regions in which every empty point touches a chain of ``alive``.

    No other chain of ``colour`` may touch the region.
    """
    near, cells = position.grid.neighbours, position.cells
    safe = {p for chain in alive for p in chain}
    if not safe:
        return
    labels = _free_of(position, colour)
    count = max(labels) + 1
    holds = [True] * count
    for p, label in enumerate(labels):
        if label < 0 or not holds[label]:
            continue
        around = [n for n in near[p] if cells[n] == colour]
        if any(n not in safe for n in around) or (not cells[p] and not around):
            holds[label] = False
    yield from (p for p, label in enumerate(labels) if label >= 0 and holds[label])


def _free_of(position: Position, colour: Colour) -> list[int]:
    """Returns each point's area number if stones of ``colour`` divide the board; −1 on
    these."""
    near, cells = position.grid.neighbours, position.cells
    labels = [-1] * len(cells)
    number = 0
    for start in position.grid.points:
        if labels[start] >= 0 or cells[start] == colour:
            continue
        labels[start] = number
        area = [start]
        for p in area:
            for n in near[p]:
                if labels[n] < 0 and cells[n] != colour:
                    labels[n] = number
                    area.append(n)
        number += 1
    return labels
