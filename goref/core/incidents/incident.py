"""Incidents of a game, and protests: the facts, the proposed and the decided consequences."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from goref.core.base.colour import COLOURS, Colour, Pair
from goref.core.base.frozen import frozen, replace
from goref.core.board.position import Position
from goref.core.incidents.consequence import Consequences
from goref.core.incidents.regulation import Scope

MOST_INCIDENTS = 200
MOST_PROTESTS = 50
LONGEST_TIME = 40
"""The most characters in a time or a clock reading, which the caller passes as text."""
UNREAD = Pair("", "")
"""The clock readings of Black and White if nobody read the clocks."""


class Offender(Enum):
    """The side responsible for an incident."""

    BLACK = "B"
    WHITE = "W"
    BOTH = "both"
    NOBODY = "nobody"
    """Nobody is to blame, or only a person who does not play."""

    @classmethod
    def of(cls, colour: Colour) -> Offender:
        return cls.BLACK if colour is Colour.BLACK else cls.WHITE

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The players who are responsible; empty if neither is."""
        match self:
            case Offender.BLACK:
                return (Colour.BLACK,)
            case Offender.WHITE:
                return (Colour.WHITE,)
            case Offender.BOTH:
                return COLOURS
            case _:
                return ()


class GamePhase(Enum):
    """The phase of the game in which an incident happened."""

    BEFORE = "before"
    PLAY = "play"
    STOP = "stop"
    """After the passes, before the result is agreed."""
    COUNT = "count"
    AFTER = "after"
    """After the result was confirmed."""

    @property
    def order(self) -> int:
        return tuple(GamePhase).index(self)


class Person(Enum):
    """A person who reported or claimed an incident, or lodged a protest."""

    BLACK = "B"
    WHITE = "W"
    REFEREE = "referee"
    RECORDER = "recorder"
    OTHER = "other"


class Evidence(Enum):
    """The source of the facts of an incident."""

    RECORD = "record"
    PHOTO = "photo"
    VIDEO = "video"
    WITNESS = "witness"
    ADMISSION = "admission"


@frozen
class EarlierOffence:
    """A count on which a consequence depends: ``second warning in this game``.

    Attributes:
        what: ``kind``: incidents of the same kind; ``caution``, ``warning``: those given;
            ``reply``: moves made after the incident.
        nth: the count, from 1; except for ``reply``, it includes the incident itself.
    """

    what: str
    nth: int
    scope: Scope = Scope.GAME


@frozen
class ClockNote:
    """Readings of the clocks, as text; empty if nobody read the clocks.

    Attributes:
        running: the side whose clock ran when the incident happened.
        called: the readings when the referee was called.
        resumed: the readings when play was resumed.
        added: the time to be added.
    """

    running: Colour | None = None
    called: Pair[str] = UNREAD
    resumed: Pair[str] = UNREAD
    added: Pair[str] = UNREAD


@frozen
class Incident:
    """An incident at the table. Incidents are never deleted; they can be annulled.

    Attributes:
        number: its number in the case, from 1; the order of entry.
        kind: an id of :data:`goref.core.incidents.kinds.KINDS`.
        move: the number of the move concerned, or of the last move before the incident; None if
            it is not stated.
        act, notice, ruling: the times when it happened, was noticed and was ruled on, as texts.
        regulation: the id of the regulation applied; empty for none.
        article: the citation of its clause; empty if no clause is known.
        reported, claimed: the persons who reported and who claimed it; None if not stated.
        facts: the facts, as text.
        proposed, led_to: the regulation's consequences, and the counts that led to them.
        decided: the consequences that the referee decided; None while there is no decision.
        reason: the reason for a decision that differs from ``proposed``.
        by: the name of the person who decided, as written.
        in_lid: True if the offender paid by stones on the opponent's lid; None if that is not
            stated.
        board: the position found at that moment, if it is stored.
        annulled: the reason why the incident was annulled; empty if it was not.
    """

    number: int
    kind: str
    side: Offender
    move: int | None = None
    phase: GamePhase = GamePhase.PLAY
    act: str = ""
    notice: str = ""
    ruling: str = ""
    clock: ClockNote = ClockNote()
    reported: Person | None = None
    claimed: Person | None = None
    evidence: tuple[Evidence, ...] = ()
    facts: str = ""
    regulation: str = ""
    article: str = ""
    proposed: Consequences = ()
    led_to: tuple[EarlierOffence, ...] = ()
    decided: Consequences | None = None
    reason: str = ""
    by: str = ""
    in_lid: bool | None = None
    board: Position | None = None
    annulled: str = ""

    @property
    def holds(self) -> bool:
        """True if the incident was decided on and not annulled."""
        return self.decided is not None and not self.annulled

    @property
    def is_open(self) -> bool:
        """True if the incident is neither decided on nor annulled."""
        return self.decided is None and not self.annulled

    @property
    def differs(self) -> bool:
        """True if the decision differs from the regulation's proposal."""
        return self.decided is not None and self.decided != self.proposed

    @property
    def adds_up(self) -> EarlierOffence | None:
        """The most serious count that led to the consequences; None if there is none."""
        counted = [one for one in self.led_to if one.what != "reply" and one.nth > 1]
        return counted[-1] if counted else None


class ProtestState(Enum):
    """The outcome of a protest."""

    LODGED = "lodged"
    """Lodged but not decided: the game is under protest."""
    UPHELD = "upheld"
    DISMISSED = "dismissed"
    WITHDRAWN = "withdrawn"


@frozen
class Protest:
    """A protest or appeal.

    Attributes:
        number: its number in the case, from 1.
        by: the person who lodged it.
        against: the number of the incident whose decision it is against; None: the result.
        lodged, deadline, decided: times, as texts.
        grounds: its reasons.
        by_whom: the name of the person who decided on the protest, as written.
        ruling: the decision, as text.
    """

    number: int
    by: Person
    against: int | None = None
    lodged: str = ""
    deadline: str = ""
    grounds: str = ""
    state: ProtestState = ProtestState.LODGED
    decided: str = ""
    by_whom: str = ""
    ruling: str = ""

    @property
    def is_lodged(self) -> bool:
        """True if the protest is not decided yet."""
        return self.state is ProtestState.LODGED

    @property
    def is_upheld(self) -> bool:
        """True if the protest was decided in favour of the person who lodged it."""
        return self.state is ProtestState.UPHELD


def in_act_order(incidents: Iterable[Incident]) -> tuple[Incident, ...]:
    """Returns incidents in the order they happened, whatever the order of entry.

    The order is by phase, then by move, then by time as text. An incident without a move is
    placed with the latest move entered before it.
    """
    placed, last = [], 0
    for each in sorted(incidents, key=lambda one: one.number):
        last = max(last, each.move or 0)
        move = last if each.move is None else each.move
        placed.append(((each.phase.order, move, each.act, each.number), each))
    return tuple(each for _, each in sorted(placed, key=lambda one: one[0]))


def with_sides_swapped(incident: Incident) -> Incident:
    """Returns the incident with Black and White swapped, for a record with wrong colours.

    The stored position remains as it is.
    """
    clock = incident.clock
    running = clock.running
    return replace(
        incident,
        side=_OTHER.get(incident.side, incident.side),
        clock=ClockNote(
            None if running is None else running.other,
            *(pair.swapped() for pair in (clock.called, clock.resumed, clock.added)),
        ),
        reported=_other_person(incident.reported),
        claimed=_other_person(incident.claimed),
    )


def protest_swapped(protest: Protest) -> Protest:
    """Returns the protest with Black and White swapped, for a record with wrong colours."""
    return replace(protest, by=_other_person(protest.by) or protest.by)


_OTHER = {Offender.BLACK: Offender.WHITE, Offender.WHITE: Offender.BLACK}
_OTHERS = {Person.BLACK: Person.WHITE, Person.WHITE: Person.BLACK}


def _other_person(person: Person | None) -> Person | None:
    return None if person is None else _OTHERS.get(person, person)
