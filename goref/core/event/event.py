"""An event: its players, rounds and tables, and how each table ended. All values are frozen.

What a table shows of a game (winner, margin, ``RE``, rule set) is a :class:`Result`: taken
from the score of the case behind it, from the referee's word, or from an imported file.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from functools import cached_property

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.case.sources import EventTerms
from goref.core.event.placement import SWISS, Placement
from goref.core.event.result import Result
from goref.core.incidents.incident import Incident, Protest
from goref.core.incidents.regulation import Regulation
from goref.core.rulesets.table import DEFAULT

MOST_HANDICAP = 50
"""More handicap stones than this are a slip of the pen."""
MOST_ROUNDS = 99
MOST_TABLES = 9999
MOST_PLAYERS = 20_000
MOST_GAMES = 100_000
"""More tables, or byes, than this are in no event, all rounds together."""
MOST_RATING = 999_999
MOST_TEXT = 100_000
"""Characters of a name or a note."""
USUAL_SIZE = 19
"""Lines of the board where an event does not say."""
MOST_CORRECTION = 99
"""A McMahon score is moved by no more than this."""


class EventError(ValueError):
    """Something about an event that cannot be; the message says where and what to do."""


class TableState(Enum):
    """How far a table is."""

    __hash__ = object.__hash__  # of an event's thousands of tables each is asked

    TO_PLAY = "to-play"
    IN_DISPUTE = "in-dispute"
    DECIDED = "decided"


@frozen
class Player:
    """Somebody who plays in the event.

    Attributes:
        id: the player's number in the event; 0 before the event has given one.
        surname: the family name, or the whole name where it was not told apart.
        given: the given name, or nothing.
        rank: ``3D``, ``12K``, ``9P`` where it could be read, else as written.
        rating: as the organiser has it, in that list's own scale; None if there is none.
        country: two letters, as the European lists want it, or as written.
        egf_pin, aga_id: numbers in the rating lists; empty if unknown.
        mms_correction: what the organiser adds to the McMahon score that the rank gives.
        absent: the rounds in which the player does not play, in order.
        version: how often the stored player was changed; for noticing others' changes.
    """

    surname: str
    given: str = ""
    rank: str = ""
    rating: int | None = None
    club: str = ""
    country: str = ""
    egf_pin: str = ""
    aga_id: str = ""
    mms_correction: int = 0
    absent: tuple[int, ...] = ()
    id: int = 0
    version: int = 0

    @property
    def name(self) -> str:
        """The name in one piece, family name first; no blank between Chinese characters."""
        if not self.given:
            return self.surname
        blank = "" if _east_asian(self.surname[-1:]) and _east_asian(self.given[:1]) else " "
        return f"{self.surname}{blank}{self.given}"

    @property
    def key(self) -> str:
        """What OpenGotha knows the player by: both names, upper case, without blanks."""
        return player_key(self.surname + self.given)


def player_key(name: str) -> str:
    """A name as a key: without blanks, upper case."""
    return name.replace(" ", "").upper()


def _east_asian(sign: str) -> bool:
    return "\u2e80" <= sign <= "\ufaff" or "\U00020000" <= sign <= "\U0003ffff"


@frozen
class Table:
    """A game of a round.

    Attributes:
        round, number: where it is played; both count from 1.
        black, white: ids of the players.
        komi: in points, where it differs from the event's; else None.
        size: lines of its board, where they are not the event's; else 0.
        result: how it ended; set if and only if the table is decided.
        case: the digest of the case behind it, under which the event keeps its text; empty
            where there is none.
        source: the name of the file that the case came from.
        note: free words of the referee.
        signed: what the players signed on the sheet, as :attr:`to_sign` was then; empty while
            they have not.
        incidents, protests: what happened at it, as in the case behind it if there is one,
            without the positions that it keeps.
        id, version: as with a player.
    """

    round: int
    number: int
    black: int
    white: int
    handicap: int = 0
    komi: Fraction | None = None
    state: TableState = TableState.TO_PLAY
    result: Result | None = None
    case: str = ""
    source: str = ""
    note: str = ""
    signed: str = ""
    incidents: tuple[Incident, ...] = ()
    protests: tuple[Protest, ...] = ()
    size: int = 0
    id: int = 0
    version: int = 0

    def __post_init__(self) -> None:
        problem = self._problem()
        if problem is not None:
            place = {"round": self.round, "table": self.number}
            raise EventError(fault("in-round-at-table", **place, problem=problem))

    def _problem(self) -> Fault | None:
        """What cannot be of this table."""
        if not 1 <= self.round <= MOST_ROUNDS:
            return fault("rounds-range", most=MOST_ROUNDS)
        if not 1 <= self.number <= MOST_TABLES:
            return fault("tables-range", most=MOST_TABLES)
        if not 0 <= self.handicap <= MOST_HANDICAP:
            return fault("handicaps-range", most=MOST_HANDICAP)
        if self.size and not SMALLEST <= self.size <= LARGEST:
            return fault("board-size", least=SMALLEST, most=LARGEST, size=self.size)
        if self.black == self.white:
            return fault("against-himself")
        if (self.state is TableState.DECIDED) != (self.result is not None):
            return fault("decided-with-result")
        return None

    @property
    def to_sign(self) -> str:
        """What a sheet says that is signed now: the result, and the case that it is of.

        Empty where there is nothing to sign: no result yet, or one without play.
        """
        if self.result is None or self.result.by_default:
            return ""
        return f"{self.result.re} {self.case}".strip()

    @property
    def is_signed(self) -> bool:
        """Whether the players signed what stands now; what they signed before is not that."""
        return bool(self.signed) and self.signed == self.to_sign

    @property
    def under_protest(self) -> bool:
        """Whether a protest is lodged and not decided."""
        return any(each.is_lodged for each in self.protests)

    @property
    def shown_state(self) -> str:
        """How far it is, as it is shown: the state's value, or ``under-protest``."""
        return "under-protest" if self.under_protest else self.state.value

    @property
    def place(self) -> str:
        """The table as it is named on the command line: ``2/13``."""
        return f"{self.round}/{self.number}"


@frozen
class Bye:
    """A player without an opponent in a round."""

    round: int
    player: int

    def __post_init__(self) -> None:
        if not 1 <= self.round <= MOST_ROUNDS:
            raise EventError(fault("rounds-range", most=MOST_ROUNDS))


@frozen
class EventInfo:
    """What holds for the event as a whole.

    Attributes:
        begins, ends: days as ``2026-11-21``, or nothing.
        rounds: how many there are to be; 0 where that is not said.
        size: lines of the board; 0 where that is not said: then :data:`USUAL_SIZE`.
        rules: the id of the rule set.
        komi: points in an even game; None for the rule set's own.
        handicap_komi: points in a game with a handicap of one or more stones; None for the
            rule set's own.
        bye: what a round without an opponent gives, in points (a win is one).
        regulation: what incidents lead to; None: what is usual with the rule set.
        placement: by what the players are placed.
        closed: the rounds that are closed, in order: nothing of them is changed any more.
        version: how often it was changed.
    """

    name: str
    place: str = ""
    begins: str = ""
    ends: str = ""
    rounds: int = 0
    rules: str = DEFAULT
    komi: Fraction | None = None
    handicap_komi: Fraction | None = None
    bye: Fraction = Fraction(1)
    regulation: Regulation | None = None
    placement: Placement = SWISS
    closed: tuple[int, ...] = ()
    size: int = 0
    version: int = 0

    @property
    def lines(self) -> int:
        """Lines of the board that its games are played on."""
        return self.size or USUAL_SIZE

    def komi_for(self, handicap: int) -> Fraction | None:
        """The komi of a game with so many handicap stones; None for the rule set's own."""
        return self.handicap_komi if handicap else self.komi


@frozen
class Event:
    """An event as it stood at one moment.

    Attributes:
        entries: how many things had been done to it.
        link: what holds for all of them, the last link of their chain; empty where an earlier
            goref made none.
    """

    info: EventInfo
    players: tuple[Player, ...] = ()
    tables: tuple[Table, ...] = ()
    byes: tuple[Bye, ...] = ()
    entries: int = field(default=0, compare=False)
    link: str = field(default="", compare=False)

    @cached_property
    def by_id(self) -> dict[int, Player]:
        """Players by their id."""
        return {player.id: player for player in self.players}

    @cached_property
    def rounds(self) -> int:
        """The number of rounds: as told, or as many as have tables or byes."""
        return max(self.info.rounds, self.paired)

    @cached_property
    def paired(self) -> int:
        """The last round that has tables or byes; 0 for none."""
        tables = max((table.round for table in self.tables), default=0)
        return max(tables, max((bye.round for bye in self.byes), default=0))

    @cached_property
    def played(self) -> tuple[int, ...]:
        """The rounds in which any table has a result, in order."""
        return tuple(sorted({t.round for t in self.tables if t.result is not None}))

    def table(self, round: int, number: int) -> Table:
        """The table of a place. Raises EventError if there is none."""
        for table in self.tables:
            if (table.round, table.number) == (round, number):
                return table
        raise EventError(fault("no-table", table=f"{round}/{number}"))

    def of_round(self, round: int) -> tuple[Table, ...]:
        """The tables of a round, by number."""
        return tuple(t for t in self.tables if t.round == round)

    def komi(self, table: Table) -> Fraction | None:
        """The komi of a table in points: its own, the event's, or None: the rule set's."""
        return self.info.komi_for(table.handicap) if table.komi is None else table.komi

    def lines(self, table: Table) -> int:
        """Lines of the board of a table: its own, or the event's."""
        return table.size or self.info.lines

    def terms(self, table: Table) -> EventTerms:
        """What is stated of the game at a table."""
        stones = table.handicap if table.handicap > 1 else 0
        return EventTerms(self.info.rules, self.komi(table), stones)
