"""What can be done with one yard of a side: which of its points stay empty, at what cost.

The points of a yard are gone through in board order. Each is the first of a space that stays,
or it is none; a space closes the points beside it. So every set of spaces that do not touch is
met once. Of partial sets with the same next point, the same number of stones put down and the
same eyes only the cheapest few are followed (:data:`FOLLOWED`, fewer in a large yard), which
makes this a beam and no proof.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from goref.core.arranging.land.pieces import ENOUGH_EYES, Piece, pieces_of
from goref.core.arranging.land.shapes import Mask
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Grid

FOLLOWED = 2
"""So many partial sets of each kind are followed."""
BUDGET = 150_000
"""So many times a space is tried against a partial set in one yard, at most."""


class Keeps(Enum):
    """What a group has to show at the end."""

    NOTHING = 0
    """Nothing: nobody asks for its eyes."""
    AS_IT_IS = 1
    """It shows less than two eyes as it is: its land stays so, or is cut into two."""
    TWO_EYES = 2
    """Two spaces, or one that is taken for two eyes."""
    APART = 3
    """Its basic eyes, each a space of its own, so that the rest can be counted."""


@frozen
class Yard:
    """Empty points of a side, and inner stones that hang together with them.

    Attributes:
        group: which of its side's groups it belongs to; yards of one group have one number.
        keeps: what that group has to show.
    """

    empties: Mask
    inner: Mask
    group: int = -1
    keeps: Keeps = Keeps.NOTHING

    @property
    def land(self) -> Mask:
        return self.empties | self.inner

    @property
    def size(self) -> int:
        return self.empties.bit_count()


Mark = tuple[int, int, bool]
"""How ways differ beside their cost: stones put down less stones taken off; eyes shown, 0, 1 or
2 (enough); whether a line that only a side's remainder may be is among the spaces."""
States = dict[tuple[Mask, Mark], tuple[int, Mask]]
"""Partial sets, by the points that are still open and their kind."""
Ways = dict[Mark, tuple[int, Mask]]
"""For each kind of way the least cost, in tenths of a second, and what stays empty."""
NOTHING_DONE: Ways = {(0, 0, False): (0, 0)}


@lru_cache(maxsize=256)
def ways_of(
    grid: Grid,
    empties: Mask,
    inner: Mask,
    lowest: int,
    highest: int,
    keeps: Keeps,
    *,
    added: bool = True,
) -> Ways:
    """The cheapest ways found to put ``lowest`` to ``highest`` stones into a yard.

    ``added``: the count adds points up.
    """
    land = empties | inner
    pieces = pieces_of(grid, empties, inner, added=added)
    eyes = EYES[keeps]
    open_: dict[Mask, States] = {}
    rest = land
    while rest:
        first = rest & -rest
        open_[first] = {}
        rest ^= first
    order = tuple(open_)
    open_[0] = {}
    open_[land & -land][land, (0, 0, False)] = (0, 0)
    most = max(4, BUDGET // (len(order) + sum(map(len, pieces.values()))))
    for first in order:
        here = pieces.get(first, ())
        filled = 1 if first & empties else 0
        for (free, (net, seen, line)), (cost, kept) in _followed(open_.pop(first), most):
            left = free ^ first
            if net + filled <= highest:
                states = open_[left & -left]
                state = left, (net + filled, seen, line)
                known = states.get(state)
                if known is None or cost < known[0]:
                    states[state] = (cost, kept)
            for piece in here:
                if piece.points & free != piece.points or (line and piece.line):
                    continue
                made = net + (piece.ring & free).bit_count() - piece.takes
                if not lowest <= made <= highest:
                    continue
                left = free & piece.clear
                shown = min(seen + eyes(piece), ENOUGH_EYES)
                states = open_[left & -left]
                state = left, (made, shown, line or piece.line)
                known = states.get(state)
                if known is None or cost + piece.cost < known[0]:
                    states[state] = (cost + piece.cost, kept | piece.points)
    return undominated({mark: way for (_, mark), way in open_[0].items()})


def _in_sight(piece: Piece) -> int:
    return piece.eyes


def _alone(piece: Piece) -> int:
    return int(piece.points == piece.points & -piece.points)


def _none(_: Piece) -> int:
    return 0


EYES = {
    Keeps.NOTHING: _none,
    Keeps.AS_IT_IS: _in_sight,
    Keeps.TWO_EYES: _in_sight,
    Keeps.APART: _alone,
}
"""For how many eyes a space stands."""


def _followed(states: States, most: int) -> list[tuple[tuple[Mask, Mark], tuple[int, Mask]]]:
    """The cheapest partial sets, a few of each kind."""
    cheapest = sorted(states.items(), key=lambda state: state[1][0])
    for each in range(FOLLOWED, 0, -1):
        seen: dict[Mark, int] = {}
        found = []
        for state in cheapest:
            net, eyes, line = state[0][1]
            number = seen.get((net, eyes, line), 0)
            if number >= each:
                continue
            for less in range(eyes + 1):
                seen[net, less, line] = seen.get((net, less, line), 0) + 1
                if not line:
                    seen[net, less, True] = seen.get((net, less, True), 0) + 1
            found.append(state)
        if len(found) <= most:
            return found
    # The cheapest, and of the others so many that all numbers of stones come within reach.
    cheap, others = found[: most // 2], found[most // 2 :]
    others.sort(key=lambda state: state[0][1])
    return cheap + others[:: -(-len(others) // (most - len(cheap)))]


def undominated(ways: Ways) -> Ways:
    """Without those that another one of as many stones is not dearer and shows no less than."""
    best: Ways = {}
    for mark, way in sorted(
        ways.items(), key=lambda item: (item[1][0], -item[0][1], item[0][2])
    ):
        net, eyes, line = mark
        if not any(
            (net, more, other) in best
            for more in range(eyes, ENOUGH_EYES + 1)
            for other in {False, line}
        ):
            best[mark] = way
    return best
