"""Where facts of a case come from, if neither from its record nor from its referee."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from goref.core.base.frozen import frozen


class StonesFrom(Enum):
    """Where the stones of a position come from."""

    RECORD = "record"
    REFEREE = "referee"
    """Put on the board by hand."""
    PHOTOGRAPH = "photograph"


@frozen
class EventTerms:
    """What an event states of a table.

    Attributes:
        komi: in points; None where it leaves the komi to the rule set.
    """

    rules: str
    komi: Fraction | None
    handicap: int


@frozen
class CaseSources:
    """Where facts of a case come from.

    Attributes:
        event: what an event stated of the game; None if it is at no table.
    """

    event: EventTerms | None = None
    stones: StonesFrom = StonesFrom.RECORD
