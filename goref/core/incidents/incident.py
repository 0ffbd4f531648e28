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
"""Characters of a time or a clock reading, which are the caller's texts."""
UNREAD = Pair("", "")
"""Two readings that nobody made."""


class Offender(Enum):
    """The side responsible for an incident."""

    BLACK = "B"
    WHITE = "W"
    BOTH = "both"
    NOBODY = "nobody"
    """Nobody's fault, or that of somebody who does not play."""

    @classmethod
    def of(cls, colour: Colour) -> Offender:
        return cls.BLACK if colour is Colour.BLACK else cls.WHITE

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The responsible players."""
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
    """The phase of a game in which it happened."""

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
    """The person who called, reported or claims."""

    BLACK = "B"
    WHITE = "W"
    REFEREE = "referee"
    RECORDER = "recorder"
    OTHER = "other"


class Evidence(Enum):
    """A source of the facts."""

    RECORD = "record"
    PHOTO = "photo"
    VIDEO = "video"
    WITNESS = "witness"
    ADMISSION = "admission"


@frozen
class EarlierOffence:
    """A count that decided a consequence: ``second warning in this game``.

    Attributes:
        what: ``kind`` for incidents of the same kind, ``caution`` or ``warning``; ``reply`` for
            moves made after it.
        nth: the number of this one in the count, from 1; for ``reply`` the number of moves.
    """

    what: str
    nth: int
    scope: Scope = Scope.GAME


@frozen
class ClockNote:
    """Readings of the clocks, as they were read; empty if nobody read them.

    Attributes:
        running: the side whose clock ran when it happened.
        called: when the referee was called.
        resumed: when play was resumed.
        added: time to be added.
    """

    running: Colour | None = None
    called: Pair[str] = UNREAD
    resumed: Pair[str] = UNREAD
    added: Pair[str] = UNREAD


@frozen
class Incident:
    """Something that happened at the table. Never deleted; it can be annulled.

    Attributes:
        number: its number in the case, from 1; the order of entry.
        kind: an id of :data:`goref.core.incidents.kinds.KINDS`.
        move: the number of its move, or of the last one before it.
        act, notice, ruling: the times when it happened, was noticed and was ruled on, as texts.
        regulation: the id of the regulation applied; empty for none.
        article: as it is cited; empty if no clause is known.
        proposed, led_to: the regulation's consequences, and the counts that led to them.
        decided: the referee's decision; None while there is none.
        reason: the reason for a decision that differs from ``proposed``.
        by: the name of the person who decided, as written.
        in_lid: True if stones of the offender were put on the opponent's lid as payment; None
            if not stated.
        board: the position at that moment as it was found, if it is stored.
        annulled: the reason why it no longer holds; empty while it holds.
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
        """True if it was decided on and not annulled."""
        return self.decided is not None and not self.annulled

    @property
    def is_open(self) -> bool:
        """True if it still must be decided on."""
        return self.decided is None and not self.annulled

    @property
    def differs(self) -> bool:
        """True if the decision differs from the proposal."""
        return self.decided is not None and self.decided != self.proposed

    @property
    def adds_up(self) -> EarlierOffence | None:
        """The most serious count that led to it: ``second warning``; None if there is none."""
        counted = [one for one in self.led_to if one.what != "reply" and one.nth > 1]
        return counted[-1] if counted else None


class ProtestState(Enum):
    """The outcome of a protest."""

    LODGED = "lodged"
    """Under protest: nothing is decided."""
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
        by_whom: the name of the person who decided on it, as written.
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
        """True if it is not decided."""
        return self.state is ProtestState.LODGED

    @property
    def is_upheld(self) -> bool:
        """True if it was decided in favour of the person who lodged it."""
        return self.state is ProtestState.UPHELD


def in_act_order(incidents: Iterable[Incident]) -> tuple[Incident, ...]:
    """Returns incidents in the order they happened, which may differ from that of entry.

    One without a move keeps its place in the order of entry; times decide within a move.
    """
    placed, last = [], 0
    for each in sorted(incidents, key=lambda one: one.number):
        last = max(last, each.move or 0)
        move = last if each.move is None else each.move
        placed.append(((each.phase.order, move, each.act, each.number), each))
    return tuple(each for _, each in sorted(placed, key=lambda one: one[0]))


def with_sides_swapped(incident: Incident) -> Incident:
    """Returns the incident with the sides swapped, for a record with the wrong colours."""
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
    """Returns the protest with the sides swapped."""
    return replace(protest, by=_other_person(protest.by) or protest.by)


_OTHER = {Offender.BLACK: Offender.WHITE, Offender.WHITE: Offender.BLACK}
_OTHERS = {Person.BLACK: Person.WHITE, Person.WHITE: Person.BLACK}


def _other_person(person: Person | None) -> Person | None:
    return None if person is None else _OTHERS.get(person, person)
