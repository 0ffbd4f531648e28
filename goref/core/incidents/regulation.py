"""Regulations as data: the consequences of each kind of incident, the first time and later."""

from __future__ import annotations

from enum import Enum
from functools import cached_property

from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText
from goref.core.incidents.consequence import ConsequenceKind, Consequences

MOST_ROWS = 200
MOST_TIMES = 5
"""The largest number of times that a clause lists; the last holds for all further times."""


class Certainty(Enum):
    """The certainty of a clause, which depends on its source."""

    TEXT = "text"
    """The text of the clause was read."""
    REPORTED = "reported"
    """The press or players report the clause."""
    OWN = "own"
    """The clause has no source: the event made it, or goref proposes it."""
    UNKNOWN = "unknown"
    """No clause on this kind of incident is known."""


class ClaimWindow(Enum):
    """The time within which an incident may be claimed."""

    BEFORE_REPLY = "before-reply"
    """Before the opponent's next move."""
    BEFORE_CONFIRMED = "before-confirmed"
    """Until both players have confirmed the result."""
    BEFORE_SHEET = "before-sheet"
    """Until the result sheet is handed in."""
    ALWAYS = "always"
    UNKNOWN = "unknown"


class Claimant(Enum):
    """The person who may claim an incident."""

    OPPONENT = "opponent"
    REFEREE = "referee"
    """The referee acts without a request."""
    OPPONENT_OR_REFEREE = "opponent-or-referee"
    ANYONE = "anyone"
    UNKNOWN = "unknown"


class Scope(Enum):
    """The range of earlier incidents that count with a new one."""

    GAME = "game"
    EVENT = "event"


@frozen
class Clause:
    """A clause: the consequences of one kind of incident.

    Attributes:
        kind: an id of :data:`goref.core.incidents.kinds.KINDS`.
        article: its number as cited: ``18(2)``; empty if no number is known.
        times: the consequences of the first, the second … time; the last holds for every
            further one. Empty if the text mentions the kind without a known consequence.
        options: consequences that the referee may choose instead.
        note: further contents of the clause.
        window, claimant: the time limit and the claimant; None: those of the regulation.
        last_move: the last move for which the clause holds; ``later`` holds after that move.
        suspended: consequences in the text that are not imposed at present.
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
        """Returns the consequences for the nth time, counted from 1; empty if unknown."""
        return self.times[min(time, len(self.times)) - 1] if self.times else ()


@frozen
class SumRule:
    """The consequence of a number of cautions or warnings: ``2 warnings = loss``.

    Attributes:
        of: the consequence that is added up: cautions or warnings.
        count: the number needed; each multiple of it has the consequence again.
        on_board: True if only incidents on the board are added up.
        suspended: True if the rule is not applied at present.
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
    """The consequences of incidents at an event. Raises ValueError if a kind has two clauses.

    Attributes:
        edition: its year or date, as cited.
        rules: ids of the rule sets that it usually belongs to, the closest first; they decide
            which regulation is proposed for a case.
        window, claimant: the time limit and the claimant for clauses that state none.
        scope: the range of earlier incidents that are counted.
        note: remarks on the whole regulation: gaps, suspended parts.
        protest: minutes from the result within which a protest may be lodged; None if that is
            not known.
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
        """The clauses by kind of incident."""
        return {row.kind: row for row in self.rows}
