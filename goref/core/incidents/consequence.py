"""What an incident can lead to: atoms, of which a regulation or a referee names several."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from goref.core.base.frozen import frozen


class ConsequenceKind(Enum):
    """One thing that an incident leads to. Which side it touches, the incident tells."""

    NOTHING = "nothing"
    CAUTION = "caution"
    WARNING = "warning"
    PAYMENT = "payment"
    """Points or zi to the opponent."""
    STANDS = "stands"
    """What was played stands."""
    TAKEN_BACK = "taken-back"
    """The stone is lifted again; another move may be made."""
    COUNTS_AS_PASS = "counts-as-pass"
    """The turn is gone."""
    RESTORED = "restored"
    """Stones are put back as they lay."""
    TIME_TAKEN = "time-taken"
    """Off the offender's clock."""
    TIME_ADDED = "time-added"
    """To the opponent's clock."""
    CLOCK_CORRECTED = "clock-corrected"
    LOSS = "loss"
    BOTH_LOSE = "both-lose"
    DRAW = "draw"
    NEW_GAME = "new-game"
    ARBITER = "arbiter"
    """The referee decides what is to be done."""

    @property
    def ends_game(self) -> bool:
        """Whether nothing is counted after it."""
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
"""What touches one side or its opponent: where nobody did anything there is none."""
WITH_AMOUNT = frozenset(
    {ConsequenceKind.PAYMENT, ConsequenceKind.TIME_TAKEN, ConsequenceKind.TIME_ADDED}
)
MOST_PAID = 400
"""No payment is larger, in either unit; no time either, in minutes."""


class PaidIn(Enum):
    """The unit of a payment. A zi is two points of margin."""

    POINTS = "points"
    ZI = "zi"

    @property
    def points(self) -> int:
        return 2 if self is PaidIn.ZI else 1


@frozen
class Consequence:
    """An effect, with its amount where it has one.

    Attributes:
        amount: of a payment in its unit, of a time in minutes; None of a time that the referee
            is to name, and of every other effect.
        unit: of a payment.
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
        """What a payment moves the margin by, in points; nought of every other effect."""
        if self.unit is None or self.amount is None:
            return Fraction(0)
        return self.amount * self.unit.points


Consequences = tuple[Consequence, ...]
"""Several at once: a warning and two points."""

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
    """So many points to the opponent."""
    return Consequence(ConsequenceKind.PAYMENT, Fraction(amount), PaidIn.POINTS)


def zi(amount: int | Fraction) -> Consequence:
    """So many zi to the opponent."""
    return Consequence(ConsequenceKind.PAYMENT, Fraction(amount), PaidIn.ZI)


def ends(consequences: Consequences) -> bool:
    """Whether one of them ends the game."""
    return any(each.effect.ends_game for each in consequences)


def has(consequences: Consequences, effect: ConsequenceKind) -> bool:
    return any(each.effect is effect for each in consequences)


def paid_points(consequences: Consequences) -> Fraction:
    """What they move the margin by, in points, against the offender."""
    return sum((each.points for each in consequences), Fraction(0))
