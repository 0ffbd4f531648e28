"""The ways to lay out one yard of a side: the points that stay empty, and the cost.

The points of a yard are visited in board order. An open point either gets a stone, or becomes
the first of a space that is left empty. A space closes its own and its neighbouring points, so
every set of spaces that do not touch is met once. Of partial sets with the same next point,
stones and eyes, only the cheapest few are followed (:data:`FOLLOWED`, fewer in a large yard).
This is a beam search, not a proof.
"""

from __future__ import annotations

from collections import defaultdict
from enum import Enum
from functools import lru_cache

from goref.core.arranging.land.pieces import ENOUGH_EYES, Piece, pieces_of
from goref.core.arranging.land.shapes import Mask
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Grid

FOLLOWED = 2
"""The number of partial sets of each kind that are followed."""
BUDGET = 150_000
"""The most pairs of a space and a partial set that are tested in one yard."""


class Keeps(Enum):
    """The eyes that a group must show at the end of the count."""

    NOTHING = 0
    """Nothing: the group's eyes do not matter."""
    AS_IT_IS = 1
    """Fewer than two eyes show now: the group's empty points are kept, or become two spaces."""
    TWO_EYES = 2
    """Two spaces, or one large enough to look like two eyes."""
    APART = 3
    """The group's basic eyes, each a space of its own, so that the rest can be counted."""


@frozen
class Yard:
    """Empty points of a side, and inner stones connected with them.

    Attributes:
        group: the number of the group the yard belongs to, the same for all its yards.
        keeps: the eyes that the group must show.
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
"""The kind of a way, apart from its cost.

Stones added less stones removed; eyes shown: 0, 1 or 2 (enough); and True if one of the spaces
is a line that must be the side's one remainder.
"""
SHOWN = tuple(min(eyes, ENOUGH_EYES) for eyes in range(2 * ENOUGH_EYES + 1))
"""For each number of eyes, the same number limited to two, which are enough."""
KINDS = 2 * (ENOUGH_EYES + 1)
States = dict[tuple[Mask, int], tuple[int, Mask]]
"""Partial sets, by the points that are still open and their mark.

The mark is an integer, for fast look-up: :data:`KINDS` times the stones added, plus twice the
eyes, plus 1 for a line.
"""
Ways = dict[Mark, tuple[int, Mask]]
"""For each kind of way the least cost, in tenths of a second, and the empty points."""
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
    """Returns the cheapest ways found to add ``lowest`` to ``highest`` stones to a yard.

    ``added``: True if the count adds points up; False if it only matches both sides' spaces.
    """
    land = empties | inner
    pieces = pieces_of(grid, empties, inner, added=added)
    eyes = EYES[keeps]
    # By the index of the first open point, counted from 1; 0 if none is open.
    open_: list[States] = [{} for _ in range(land.bit_length() + 1)]
    open_[(land & -land).bit_length()][land, 0] = (0, 0)
    most = max(4, BUDGET // (land.bit_count() + sum(map(len, pieces.values()))))
    rest = land
    while rest:
        first = rest & -rest
        rest ^= first
        here = [
            (p.points, p.clear, p.ring, p.takes, p.cost, eyes(p), p.line)
            for p in pieces.get(first, ())
        ]
        filled = 1 if first & empties else 0
        partial, open_[first.bit_length()] = open_[first.bit_length()], {}
        for (free, mark), (cost, kept) in _followed(partial, most):
            net, seen, line = _told(mark)
            left = free ^ first
            if net + filled <= highest:
                states = open_[(left & -left).bit_length()]
                state = left, mark + filled * KINDS
                known = states.get(state)
                if known is None or cost < known[0]:
                    states[state] = (cost, kept)
            for points, clear, ring, takes, more, shows, is_line in here:
                if points & free != points or (line and is_line):
                    continue
                made = net + (ring & free).bit_count() - takes
                if not lowest <= made <= highest:
                    continue
                left = free & clear
                shown = SHOWN[seen + shows]
                states = open_[(left & -left).bit_length()]
                state = left, made * KINDS + 2 * shown + (line or is_line)
                known = states.get(state)
                if known is None or cost + more < known[0]:
                    states[state] = (cost + more, kept | points)
    return undominated({_told(mark): way for (_, mark), way in open_[0].items()})


def _told(mark: int) -> Mark:
    """Decodes the number of a mark into stones added, eyes, and whether there is a line."""
    net, rest = divmod(mark, KINDS)
    return net, rest // 2, rest % 2 == 1


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
"""The functions that return the number of eyes of a space, by what its group must keep."""


NO_BETTER = tuple(
    tuple(kind - (2 * eyes + line) for eyes in range(kind // 2 + 1) for line in {kind % 2, 1})
    for kind in range(KINDS)
)
"""For each kind of mark: its number minus that of each kind that is no better, or the same."""


def _followed(states: States, most: int) -> list[tuple[tuple[Mask, int], tuple[int, Mask]]]:
    """Returns the cheapest few partial sets of each mark, at most ``most`` in all."""
    cheapest = sorted(states.items(), key=lambda state: state[1][0])
    for each in range(FOLLOWED, 0, -1):
        seen: defaultdict[int, int] = defaultdict(int)
        found = []
        for state in cheapest:
            mark = state[0][1]
            if seen[mark] >= each:
                continue
            for no_better in NO_BETTER[mark % KINDS]:
                seen[mark - no_better] += 1
            found.append(state)
        if len(found) <= most:
            return found
    # The cheapest half, then others spread over all numbers of stones.
    cheap, others = found[: most // 2], found[most // 2 :]
    others.sort(key=lambda state: state[0][1])
    return cheap + others[:: -(-len(others) // (most - len(cheap)))]


def undominated(ways: Ways) -> Ways:
    """Returns the ways, without those that another way equals or beats.

    A way is compared only with ways that add as many stones: by its cost and its eyes.
    """
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
