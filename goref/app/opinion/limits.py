"""The limits beyond which a judgement becomes a doubt, by the kind of ending."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from goref.app.opinion.suggestion import Why
from goref.app.ownership.network import Opinion
from goref.core.base.frozen import frozen
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity


@frozen
class Limits:
    """The limits beyond which a judgement becomes a doubt.

    All are numbers from 0 to 1, except ``dame``.

    Attributes:
        dead: the least mean ownership by the enemy of a chain that seems dead.
        alive: the least mean ownership by its own side of a chain that seems alive.
        area: used instead of ``alive`` for two kinds of chains: their life depends on one small
            area with dead stones in it, or they show no two eyes and playing out settled
            nothing.
        turn: the greatest change of a chain's mean ownership with the side to move.
        point: the least ownership of a point of territory by its owner.
        dame: the greatest sum of ownership, in points, in a region that both sides border on;
            with more, its border seems open.
    """

    dead: float = 0.83
    alive: float = 0.83
    area: float = 0.99
    turn: float = 0.5
    point: float = 0.2
    dame: float = 2.0

    def is_near(self, lean: float) -> bool:
        """Returns whether a lean (−1 dead, 1 alive) is too near 0 to be sure."""
        return -self.dead < lean < self.alive


USUAL = Limits()


class EndingKind(Enum):
    """A kind of ending: whether stones count, and whether the board is played to the end."""

    AREA = "area"
    AREA_OPEN = "area-open"
    TERRITORY = "territory"
    TERRITORY_OPEN = "territory-open"


LIMITS: Mapping[EndingKind, Limits] = {
    EndingKind.AREA: USUAL,  # where stones count, dead dragons are left on the board
    EndingKind.AREA_OPEN: USUAL,
    EndingKind.TERRITORY: Limits(alive=0.7),
    EndingKind.TERRITORY_OPEN: Limits(alive=0.7),
}
"""The limits by kind of ending. ``resources/ownership/card.md`` names the boards measured."""

SPARSE = 0.2
"""The least share of points with stones on a board that was played to the end.

Of some 7,600 finished boards the emptiest has 0.32.
"""

UNDECIDED = 12.0
"""The greatest sum, in points, of undecided ownership of empty points after play to the end.

Of some 740 finished boards one has 10.3, every other less than 6.
"""

FIRST_MOVE = 2.0
"""If more points than this depend on who plays next, play has not ended."""


def unended(position: Position, opinion: Opinion) -> Why | None:
    """Returns the reason why a board seems not played to the end; None if there is none."""
    size = len(position.cells)
    if size - position.cells.count(0) < SPARSE * size:
        return Why.SPARSE
    empty = (p for p, cell in enumerate(position.cells) if not cell)
    open_ = (1 - abs(opinion.ownership[p]) - opinion.neutral[p] for p in empty)
    undecided = sum(share for share in open_ if share > 0)
    return Why.UNDECIDED if undecided > UNDECIDED else None


def ending(rules: RuleSet, opinion: Opinion) -> EndingKind:
    """Returns the kind of ending of a board, from the rule set and the network's estimate."""
    firsts = zip(opinion.black_first, opinion.white_first, strict=True)
    is_open = sum(abs(black - white) for black, white in firsts) / 2 > FIRST_MOVE
    if rules.weights.get(Quantity.STONES, 0):
        return EndingKind.AREA_OPEN if is_open else EndingKind.AREA
    return EndingKind.TERRITORY_OPEN if is_open else EndingKind.TERRITORY
