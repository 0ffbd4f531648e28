"""Consequences of incidents: one incident may have several."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from goref.core.base.frozen import frozen


class ConsequenceKind(Enum):
    """One consequence of an incident. The incident decides which side it affects."""

    NOTHING = "nothing"
    CAUTION = "caution"
    WARNING = "warning"
    PAYMENT = "payment"
    """Points or zi to the opponent."""
    STANDS = "stands"
    """The move played is valid."""
    TAKEN_BACK = "taken-back"
    """The stone is removed from the board; another move may be made."""
    COUNTS_AS_PASS = "counts-as-pass"
    """The turn is lost."""
    RESTORED = "restored"
    """Stones are put back in their places."""
    TIME_TAKEN = "time-taken"
    """Time is subtracted from the offender's clock."""
    TIME_ADDED = "time-added"
    """Time is added to the opponent's clock."""
    CLOCK_CORRECTED = "clock-corrected"
    LOSS = "loss"
    BOTH_LOSE = "both-lose"
    DRAW = "draw"
    NEW_GAME = "new-game"
    ARBITER = "arbiter"
    """The referee decides what to do."""

    @property
    def ends_game(self) -> bool:
        """True if this consequence ends the game without a count."""
        return self in ENDS


ENDS = frozenset(
    {
        ConsequenceKind.LOSS,
        ConsequenceKind.BOTH_LOSE,
        ConsequenceKind.DRAW,
        ConsequenceKind.NEW_GAME,
    }
)
OF_SOMEBODY = frozenset(
    {
        ConsequenceKind.CAUTION,
        ConsequenceKind.WARNING,
        ConsequenceKind.PAYMENT,
        ConsequenceKind.TIME_TAKEN,
        ConsequenceKind.TIME_ADDED,
        ConsequenceKind.LOSS,
    }
)
"""Consequences for one side or its opponent: there are none if nobody caused the incident."""
WITH_AMOUNT = frozenset(
    {ConsequenceKind.PAYMENT, ConsequenceKind.TIME_TAKEN, ConsequenceKind.TIME_ADDED}
)
MOST_PAID = 400
"""The largest payment, in points or zi, and the longest time, in minutes."""


class PaidIn(Enum):
    """The unit of a payment. A zi is two points of margin."""

    POINTS = "points"
    ZI = "zi"

    @property
    def points(self) -> int:
        return 2 if self is PaidIn.ZI else 1


@frozen
class Consequence:
    """A consequence, with its amount if it has one. Raises ValueError for an impossible amount.

    Attributes:
        amount: in ``unit`` for a payment, in minutes for a time. None if the referee must name
            the time, and for every other consequence.
        unit: the unit of a payment; None for every other consequence.
    """

    effect: ConsequenceKind
    amount: Fraction | None = None
    unit: PaidIn | None = None

    def __post_init__(self) -> None:
        paid = self.effect is ConsequenceKind.PAYMENT
        if paid != (self.unit is not None) or (paid and self.amount is None):
            raise ValueError("a payment, and nothing else, has an amount and a unit")
        if self.amount is not None:
            if self.effect not in WITH_AMOUNT or not 0 < self.amount <= MOST_PAID:
                raise ValueError("an amount that cannot be")
            if self.amount.denominator not in (1, 2, 4):
                raise ValueError("an amount in quarters at the finest")

    @property
    def points(self) -> Fraction:
        """The points of margin that a payment moves; 0 for every other consequence."""
        if self.unit is None or self.amount is None:
            return Fraction(0)
        return self.amount * self.unit.points


Consequences = tuple[Consequence, ...]
"""Several consequences that apply together: a warning and two points."""

NOTHING = Consequence(ConsequenceKind.NOTHING)
CAUTION = Consequence(ConsequenceKind.CAUTION)
WARNING = Consequence(ConsequenceKind.WARNING)
STANDS = Consequence(ConsequenceKind.STANDS)
TAKEN_BACK = Consequence(ConsequenceKind.TAKEN_BACK)
COUNTS_AS_PASS = Consequence(ConsequenceKind.COUNTS_AS_PASS)
RESTORED = Consequence(ConsequenceKind.RESTORED)
TIME_TAKEN = Consequence(ConsequenceKind.TIME_TAKEN)
CLOCK_CORRECTED = Consequence(ConsequenceKind.CLOCK_CORRECTED)
LOSS = Consequence(ConsequenceKind.LOSS)
BOTH_LOSE = Consequence(ConsequenceKind.BOTH_LOSE)
DRAW = Consequence(ConsequenceKind.DRAW)
NEW_GAME = Consequence(ConsequenceKind.NEW_GAME)
ARBITER = Consequence(ConsequenceKind.ARBITER)


def points(amount: int | Fraction) -> Consequence:
    """Returns a payment to the opponent, in points."""
    return Consequence(ConsequenceKind.PAYMENT, Fraction(amount), PaidIn.POINTS)


def zi(amount: int | Fraction) -> Consequence:
    """Returns a payment to the opponent, in zi."""
    return Consequence(ConsequenceKind.PAYMENT, Fraction(amount), PaidIn.ZI)


def ends(consequences: Consequences) -> bool:
    """Returns True if one of the consequences ends the game."""
    return any(each.effect.ends_game for each in consequences)


def has(consequences: Consequences, effect: ConsequenceKind) -> bool:
    return any(each.effect is effect for each in consequences)


def paid_points(consequences: Consequences) -> Fraction:
    """Returns the points of margin that the offender pays by the consequences."""
    return sum((each.points for each in consequences), Fraction(0))
