"""An event: its players, rounds and tables, and their results. All values are frozen.

A table's result (winner, margin, ``RE``, rule set) is a :class:`Result`: from the score of the
case attached to it, from the referee's decision, or from an imported file.
"""

from __future__ import annotations

import re
from enum import Enum
from fractions import Fraction
from functools import cached_property

from goref.core.base.faults import Fault, fault
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.case.sources import EventTerms
from goref.core.event.placement import SWISS, Placement
from goref.core.event.result import Result, ResultBasis
from goref.core.incidents.incident import Incident, Protest
from goref.core.incidents.regulation import Regulation
from goref.core.rulesets.table import DEFAULT

MOST_HANDICAP = 50
"""More handicap stones than this are taken as a typing error."""
MOST_ROUNDS = 99
MOST_TABLES = 9999
MOST_PLAYERS = 20_000
MOST_GAMES = 100_000
"""The most tables, or byes, of an event in all rounds together."""
MOST_RATING = 999_999
MOST_TEXT = 100_000
"""The most characters of a name or a note."""
USUAL_SIZE = 19
"""The number of lines of the board if an event does not state them."""
MOST_MINUTES = 7 * 24 * 60
"""The most minutes that a round lasts."""
MOMENT = re.compile(
    r"2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    r"T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?[+-]([01][0-9]|2[0-3]):[0-5][0-9]"
)
"""A moment, with the offset of its time zone: ``2026-11-21T10:00+01:00``."""
MOST_CORRECTION = 99
"""The most points, up or down, by which a McMahon score is corrected."""


class EventError(ValueError):
    """Raised for an impossible statement about an event; the fault says where and why."""


class TableState(Enum):
    """The state of a table."""

    __hash__ = object.__hash__  # looked up for each of an event's thousands of tables

    TO_PLAY = "to-play"
    IN_DISPUTE = "in-dispute"
    DECIDED = "decided"


@frozen
class Player:
    """A player of the event.

    Attributes:
        id: the player's number in the event; 0 before the event has assigned one.
        surname: the family name, or the whole name if it was not divided.
        given: the given name, or empty.
        rank: ``3D``, ``12K``, ``9P`` if it could be read, else as written.
        rating: from the organiser's list, in that list's own scale; None if there is none.
        country: two letters, as in the European lists, or as written.
        egf_pin, aga_id: numbers in the rating lists; empty if unknown.
        mms_correction: points the organiser adds to the McMahon score that the rank gives.
        absent: the rounds in which the player does not play, in order.
        version: the number of changes of the stored player, to detect others' changes.
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
        """The name in one piece, family name first; no space between East Asian characters."""
        if not self.given:
            return self.surname
        blank = "" if _east_asian(self.surname[-1:]) and _east_asian(self.given[:1]) else " "
        return f"{self.surname}{blank}{self.given}"

    @property
    def key(self) -> str:
        """OpenGotha's key of the player: both names in upper case, without spaces."""
        return player_key(self.surname + self.given)


def player_key(name: str) -> str:
    """Returns a name as a key, in upper case and without spaces."""
    return name.replace(" ", "").upper()


def _east_asian(sign: str) -> bool:
    return "\u2e80" <= sign <= "\ufaff" or "\U00020000" <= sign <= "\U0003ffff"


@frozen
class Table:
    """A game of a round. Raises EventError if its values are impossible or contradictory.

    Attributes:
        round, number: the numbers of the round and of the table; both count from 1.
        black, white: ids of the players.
        komi: in points, if it differs from the event's; else None.
        size: lines of the table's board, if they differ from the event's; else 0.
        result: the table's result; set if and only if the table is decided.
        case: the digest of the attached case, under which the event stores its text; empty if
            there is none.
        source: the name of the file that the case came from.
        note: a free note of the referee.
        signed: the text the players signed on the sheet, :attr:`to_sign` at that time; empty if
            they have not signed.
        called: the moment at which a referee was called to the table, as ISO 8601 text; empty
            if nobody called, or the call has ended.
        comes: the person who answered the call; empty if nobody has.
        second: the result as somebody typed it again from the players' slip, without seeing the
            first one; None if nobody has. It decides nothing.
        incidents, protests: those of the table, as in the attached case if there is one,
            without the positions that it stores.
        id, version: as for a player.
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
    second: Result | None = None
    called: str = ""
    comes: str = ""
    id: int = 0
    version: int = 0

    def __post_init__(self) -> None:
        problem = self._problem()
        if problem is not None:
            place = {"round": self.round, "table": self.number}
            raise EventError(fault("in-round-at-table", **place, problem=problem))

    def _problem(self) -> Fault | None:
        """Returns the fault that makes the table impossible; None if it is possible."""
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
        """The text that a signature on a sheet confirms now: the result and its case.

        Empty without a result, or for a result without play.
        """
        if self.result is None or self.result.by_default:
            return ""
        return f"{self.result.re} {self.case}".strip()

    @property
    def is_signed(self) -> bool:
        """True if the players signed the present result; earlier signatures do not count."""
        return bool(self.signed) and self.signed == self.to_sign

    @property
    def is_by_case(self) -> bool:
        """True if the score of the attached case decided the table."""
        return self.result is not None and self.result.basis is ResultBasis.CASE

    def with_case(self, case: str, source: str) -> Table:
        """Returns the table with a case attached.

        Signatures under a result without a case remain valid.
        """
        now = replace(self, case=case, source=source)
        return replace(now, signed=now.to_sign) if self.is_signed and not self.case else now

    def is_as(self, other: Table) -> bool:
        """Returns whether two tables are equal in everything but version, second entry and
        calls for a referee."""
        return replace(self.with_marks_of(other), version=other.version) == other

    def with_marks_of(self, other: Table) -> Table:
        """Returns the table with the second entry and the call for a referee of another.

        Neither is a part of what is done at the table; undoing an act keeps both.
        """
        return replace(self, second=other.second, called=other.called, comes=other.comes)

    @property
    def under_protest(self) -> bool:
        """True if a protest is lodged and not yet decided."""
        return any(each.is_lodged for each in self.protests)

    @property
    def is_settled(self) -> bool:
        """True if the table is decided and not under protest."""
        return self.result is not None and not self.under_protest

    @property
    def counted(self) -> Result | None:
        """The result as it counts in the standings; None if the table is not settled."""
        return self.result if self.is_settled else None

    @property
    def has_open_incident(self) -> bool:
        """True if an incident is neither decided on nor annulled."""
        return any(each.is_open for each in self.incidents)

    @property
    def shown_state(self) -> str:
        """The shown state: the state's value, or ``under-protest``."""
        return "under-protest" if self.under_protest else self.state.value

    @property
    def place(self) -> str:
        """The table's name on the command line: ``2/13``."""
        return f"{self.round}/{self.number}"


@frozen
class Bye:
    """A round in which a player, by id, has no opponent.

    Raises EventError for an impossible round.
    """

    round: int
    player: int

    def __post_init__(self) -> None:
        if not 1 <= self.round <= MOST_ROUNDS:
            raise EventError(fault("rounds-range", most=MOST_ROUNDS))


@frozen
class RoundTime:
    """The time of a round. Raises EventError if it is impossible, or says nothing.

    Attributes:
        began: the moment at which the round began, or will begin: ISO 8601 with the offset,
            such as ``2026-11-21T10:00+01:00``; empty if it is not stated.
        minutes: how long the round lasts; 0 if that is not stated.
    """

    round: int
    began: str = ""
    minutes: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.round <= MOST_ROUNDS:
            raise EventError(fault("rounds-range", most=MOST_ROUNDS))
        if not 0 <= self.minutes <= MOST_MINUTES:
            raise EventError(fault("minutes-range", most=MOST_MINUTES))
        if not (self.began or self.minutes):
            raise EventError(fault("time-says-nothing"))
        if self.began:
            check_moment(self.began)


def check_moment(text: str) -> None:
    """Raises EventError for a text that is no moment, such as :data:`MOMENT` describes."""
    if MOMENT.fullmatch(text) is None:
        raise EventError(fault("no-moment", text=text[:40]))


@frozen
class EventInfo:
    """The facts of the event as a whole.

    Attributes:
        begins, ends: dates such as ``2026-11-21``, or empty.
        rounds: the planned number of rounds; 0 if it is not stated.
        size: lines of the board; 0 if they are not stated: then :data:`USUAL_SIZE`.
        rules: the id of the rule set.
        komi: points in an even game; None for the rule set's own.
        handicap_komi: points in a game with a handicap of one or more stones; None for the rule
            set's own.
        bye: points for a round without an opponent (a win is one).
        regulation: the consequences of incidents; None: those usual with the rule set.
        placement: the rules for placing the players.
        closed: the closed rounds, in order: nothing in them is changed any more.
        times: when rounds begin and how long they last, in order of the rounds.
        version: the number of changes.
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
    times: tuple[RoundTime, ...] = ()
    version: int = 0

    def time_of(self, round: int) -> RoundTime | None:
        """Returns the time of a round; None if nothing is stated."""
        return next((time for time in self.times if time.round == round), None)

    @property
    def lines(self) -> int:
        """The number of lines of the board for the event's games."""
        return self.size or USUAL_SIZE

    def komi_for(self, handicap: int) -> Fraction | None:
        """Returns the komi of a game in points; None for the rule set's own."""
        return self.handicap_komi if handicap else self.komi


@frozen
class Event:
    """An event at one moment.

    Attributes:
        entries: the number of acts so far.
        link: the last link of the chain of these acts, which confirms all of them; empty if an
            earlier goref made none.
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
    def games_of(self) -> dict[int, tuple[Table, ...]]:
        """The tables of each player who has any, by the player's id, in the order of rounds."""
        found: dict[int, list[Table]] = {}
        for table in sorted(self.tables, key=lambda table: (table.round, table.number)):
            for player in (table.black, table.white):
                found.setdefault(player, []).append(table)
        return {player: tuple(tables) for player, tables in found.items()}

    @cached_property
    def rounds(self) -> int:
        """The number of rounds: as stated, or the last with tables or byes if that is later."""
        return max(self.info.rounds, self.paired)

    @cached_property
    def paired(self) -> int:
        """The number of the last round that has tables or byes; 0 if there is none."""
        tables = max((table.round for table in self.tables), default=0)
        return max(tables, max((bye.round for bye in self.byes), default=0))

    @cached_property
    def played(self) -> tuple[int, ...]:
        """The rounds in which any table has a result, in order."""
        return tuple(sorted({t.round for t in self.tables if t.result is not None}))

    def table(self, round: int, number: int) -> Table:
        """Returns the table of a round by its number. Raises EventError if there is none."""
        for table in self.tables:
            if (table.round, table.number) == (round, number):
                return table
        raise EventError(fault("no-table", table=f"{round}/{number}"))

    def of_round(self, round: int) -> tuple[Table, ...]:
        """Returns the tables of a round, by number."""
        return tuple(t for t in self.tables if t.round == round)

    def komi(self, table: Table) -> Fraction | None:
        """Returns a table's komi in points: its own, or else the event's.

        None means the rule set's own komi.
        """
        return self.info.komi_for(table.handicap) if table.komi is None else table.komi

    def lines(self, table: Table) -> int:
        """Returns the lines of a table's board: its own, or the event's."""
        return table.size or self.info.lines

    def terms(self, table: Table) -> EventTerms:
        """Returns the facts stated for the game at a table; a handicap of 1 counts as 0."""
        stones = table.handicap if table.handicap > 1 else 0
        return EventTerms(self.info.rules, self.komi(table), stones)
