"""What a regulation is, as data: for each kind of incident and each time a consequence."""

from __future__ import annotations

from enum import Enum
from functools import cached_property

from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText
from goref.core.incidents.consequence import ConsequenceKind, Consequences

MOST_ROWS = 200
MOST_TIMES = 5
"""A row tells no more times than this; the last holds for every further one."""


class Certainty(Enum):
    """Whence a clause is known."""

    TEXT = "text"
    """Its text was read."""
    REPORTED = "reported"
    """It is told of, by the press or by players."""
    OWN = "own"
    """It rests on no source: the regulation is the event's own, or a proposal of goref's."""
    UNKNOWN = "unknown"
    """No clause is known."""


class ClaimWindow(Enum):
    """Until when it may be claimed."""

    BEFORE_REPLY = "before-reply"
    """Before the opponent's next move."""
    BEFORE_CONFIRMED = "before-confirmed"
    """Until both have confirmed the result."""
    BEFORE_SHEET = "before-sheet"
    """Until the result sheet is handed in."""
    ALWAYS = "always"
    UNKNOWN = "unknown"


class Claimant(Enum):
    """Who may claim it."""

    OPPONENT = "opponent"
    REFEREE = "referee"
    """The referee on his own."""
    OPPONENT_OR_REFEREE = "opponent-or-referee"
    ANYONE = "anyone"
    UNKNOWN = "unknown"


class Scope(Enum):
    """What earlier incidents count with a new one."""

    GAME = "game"
    EVENT = "event"


@frozen
class Clause:
    """A clause: what one kind of incident leads to.

    Attributes:
        kind: an id of :data:`goref.core.incidents.kinds.KINDS`.
        article: as it is cited, without words: ``18(2)``; empty where no number is known.
        times: what the first, the second … time leads to; the last holds for every further
            one. Empty where the kind is spoken of, but no consequence is known.
        options: what the referee may choose instead.
        note: what else the clause says.
        last_move: the clause holds up to this move; ``later`` after it.
        suspended: consequences that stand in the text and are not imposed at present.
    """

    kind: str
    article: str = ""
    times: tuple[Consequences, ...] = ()
    certainty: Certainty = Certainty.TEXT
    options: Consequences = ()
    note: AnyText | None = None
    window: ClaimWindow | None = None
    claimant: Claimant | None = None
    last_move: int | None = None
    later: Consequences = ()
    suspended: Consequences = ()

    def nth(self, time: int) -> Consequences:
        """What the nth time leads to, counted from 1."""
        return self.times[min(time, len(self.times)) - 1] if self.times else ()


@frozen
class SumRule:
    """What cautions or warnings add up to: ``2 warnings = loss``.

    Attributes:
        of: what is added up: cautions or warnings.
        count: how many make it; every further so many make it again.
        becomes: what they lead to.
        on_board: only those of incidents on the board are added up.
        suspended: it is not applied at present.
    """

    of: ConsequenceKind
    count: int
    becomes: Consequences
    article: str = ""
    certainty: Certainty = Certainty.TEXT
    on_board: bool = False
    suspended: bool = False


@frozen
class Regulation:
    """What incidents lead to at an event.

    Attributes:
        edition: the year or the day it is of, as it is cited.
        rules: ids of the rule sets that it is usual with, the nearest first; a regulation is
            proposed for a case by them.
        window, claimant: where a row says nothing else.
        scope: what earlier incidents are counted.
        note: what is to be known of the whole: gaps, what is suspended.
        protest: minutes from the result within which a protest may be lodged; None where that
            is not known.
    """

    id: str
    name: AnyText
    rows: tuple[Clause, ...] = ()
    edition: str = ""
    rules: tuple[str, ...] = ()
    sums: tuple[SumRule, ...] = ()
    window: ClaimWindow = ClaimWindow.UNKNOWN
    claimant: Claimant = Claimant.UNKNOWN
    scope: Scope = Scope.GAME
    note: AnyText | None = None
    protest: int | None = None

    def __post_init__(self) -> None:
        if len({row.kind for row in self.rows}) != len(self.rows):
            raise ValueError(f"{self.id}: a kind has two rows")

    @cached_property
    def by_kind(self) -> dict[str, Clause]:
        """The rows by kind."""
        return {row.kind: row for row in self.rows}
