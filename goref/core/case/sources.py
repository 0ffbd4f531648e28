"""Sources of facts of a case other than its record and its referee."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from goref.core.base.frozen import frozen


class StonesFrom(Enum):
    """The source of the stones of a position."""

    RECORD = "record"
    REFEREE = "referee"
    """Put on the board by the referee."""
    PHOTOGRAPH = "photograph"


@frozen
class EventTerms:
    """The facts that an event states for a table.

    Attributes:
        rules: the id of the rule set.
        komi: in points; None if the rule set decides the komi.
        handicap: handicap stones, 0 for none; never 1.
    """

    rules: str
    komi: Fraction | None
    handicap: int


@frozen
class CaseSources:
    """Sources of facts of a case.

    Attributes:
        event: the facts an event stated; None if the case belongs to no table.
    """

    event: EventTerms | None = None
    stones: StonesFrom = StonesFrom.RECORD
