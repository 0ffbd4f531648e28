"""Where an opinion becomes a doubt, by the kind of ending."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from goref.app.ownership.network import Opinion
from goref.app.suggesting.suggestion import Why
from goref.core.base.frozen import frozen
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.quantity import Quantity


@frozen
class Limits:
    """Where an opinion becomes a doubt; all from 0 to 1 but the last.

    Attributes:
        dead: a chain that seems dead must be the enemy's by this much (mean ownership).
        alive: one that seems alive must be its own side's by this much.
        area: one whose life hangs on one small area with dead stones in it, or that shows no
            two eyes and was played out to no end, by this much.
        turn: the sides to move may differ by this much about a chain.
        point: a point of a territory must be its owner's by this much.
        dame: a public region whose points are a side's by more than this, in all, is open.
    """

    dead: float = 0.83
    alive: float = 0.83
    area: float = 0.99
    turn: float = 0.5
    point: float = 0.2
    dame: float = 2.0

    def is_near(self, lean: float) -> bool:
        """Whether a chain that leans so far (-1 dead, 1 alive) may be either."""
        return -self.dead < lean < self.alive


USUAL = Limits()


class EndingKind(Enum):
    """A kind of ending: whether stones count, and whether the board is played to the end."""

    AREA = "area"
    AREA_OPEN = "area-open"
    TERRITORY = "territory"
    TERRITORY_OPEN = "territory-open"


LIMITS: Mapping[EndingKind, Limits] = {
    EndingKind.AREA: USUAL,  # where stones count dead dragons are left on the board
    EndingKind.AREA_OPEN: USUAL,
    EndingKind.TERRITORY: Limits(alive=0.7),
    EndingKind.TERRITORY_OPEN: Limits(alive=0.7),
}
"""How sure one must be. ``resources/ownership/card.md`` tells what it was measured on."""

SPARSE = 0.2
"""A board on so small a share of whose points stones stand was not played to the end: of some
7,600 finished ones the emptiest has 0.32."""

UNDECIDED = 12.0
"""Nor was one of which so many empty points, in all, seem neither a side's nor nobody's: of
some 740 finished ones one has 10.3, every other less than 6."""

FIRST_MOVE = 2.0
"""A board is played to the end if it changes no more points than these who plays first."""


def unended(position: Position, opinion: Opinion) -> Why | None:
    """Why a board was hardly played to the end; None if it may have been."""
    size = len(position.cells)
    if size - position.cells.count(0) < SPARSE * size:
        return Why.SPARSE
    empty = (p for p, cell in enumerate(position.cells) if not cell)
    open_ = (1 - abs(opinion.ownership[p]) - opinion.neutral[p] for p in empty)
    undecided = sum(share for share in open_ if share > 0)
    return Why.UNDECIDED if undecided > UNDECIDED else None


def ending(rules: RuleSet, opinion: Opinion) -> EndingKind:
    """The kind of ending of a board under a rule set."""
    firsts = zip(opinion.black_first, opinion.white_first, strict=True)
    is_open = sum(abs(black - white) for black, white in firsts) / 2 > FIRST_MOVE
    if rules.weights.get(Quantity.STONES, 0):
        return EndingKind.AREA_OPEN if is_open else EndingKind.AREA
    return EndingKind.TERRITORY_OPEN if is_open else EndingKind.TERRITORY
