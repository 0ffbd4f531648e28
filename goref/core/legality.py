"""Which plays a rule set allows: suicide and repetition, over the moments of a record.

The board has already been played through (:mod:`goref.core.replay`), legal or not; here
each play is judged against everything that stood on the board before it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum

from goref.core.colour import BLACK, Colour, Pair
from goref.core.geometry import Point
from goref.core.record import Act, ActKind
from goref.core.replay import NO_STONES, Moment, added


class Repetition(Enum):
    """What may not come back."""

    ALLOWED = "allowed"
    SIMPLE_KO = "simple-ko"
    """The position before the opponent's play just made."""
    POSITIONAL = "positional"
    """Any earlier whole-board position."""
    SITUATIONAL = "situational"
    """Any earlier position with the same side to move."""
    OWN_PLAYS = "own-plays"
    """A position that a play of the same player made."""
    OWN_TURNS = "own-turns"
    """A position as it was after any earlier turn of the same player, passes included."""
    WITH_PASS_STONES = "with-pass-stones"
    """Any earlier position together with both sides' numbers of pass stones."""


class Suicide(Enum):
    """Whether a player may take away his own last liberty."""

    NO = "no"
    GROUPS = "groups"
    """Two stones or more, not a single one."""
    ANY = "any"


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The rules of legality of a rule set."""

    repetition: Repetition
    suicide: Suicide = Suicide.NO


class Refusal(Enum):
    """Why a play is not legal."""

    OFF_BOARD = "off-board"
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    REPEATS = "repeats"


@dataclass(frozen=True, slots=True)
class Illegal:
    """An illegal play. ``number`` is its move number, ``repeats`` the move it repeats."""

    number: int
    colour: Colour
    point: Point | None
    reason: Refusal
    repeats: int | None = None


def judge(
    moments: Sequence[Moment], rules: PlayRules, first: Colour = BLACK
) -> tuple[Illegal, ...]:
    """All illegal plays of a record, in order.

    ``first`` is the side to move at the start (situational repetition asks for it).
    Each play is judged as if all earlier ones stood.
    """
    return tuple(_Watch(rules, first).judge(moments))


def refusal(
    moments: Sequence[Moment],
    point: Point,
    colour: Colour,
    rules: PlayRules,
    first: Colour = BLACK,
) -> Illegal | None:
    """Why ``colour`` may not play at ``point`` now; None if he may.

    ``moments`` are those of the record so far. Nothing is changed.
    """
    now = moments[-1]
    number = now.number + 1
    if not 0 <= point < len(now.position.grid):
        return Illegal(number, colour, None, Refusal.OFF_BOARD)
    if now.position.cells[point]:
        return Illegal(number, colour, point, Refusal.OCCUPIED)
    played = now.position.play(point, colour)
    captured = added(now.captured, colour.other, len(played.captured))
    captured = added(captured, colour, len(played.own))
    tried = Moment(
        number,
        Act(ActKind.PLAY, colour, point),
        played.position,
        captured,
        added(now.plays, colour, 1),
        now.setup,
    )
    watch = _Watch(rules, first)
    for _ in watch.judge(moments):
        pass
    return watch.verdict(now, tried, Act(ActKind.PLAY, colour, point))


class _Watch:
    """Goes through moments and remembers what may not come back."""

    def __init__(self, rules: PlayRules, first: Colour) -> None:
        self.rules = rules
        self.first = first
        self.seen: dict[Hashable, int] = {}
        self.stones = NO_STONES
        self.before_play: bytes | None = None

    def judge(self, moments: Sequence[Moment]) -> list[Illegal]:
        verdicts = []
        previous = None
        for moment in moments:
            entry = moment.entry
            if previous is None or not isinstance(entry, Act):
                self._remember(moment, None)
                self.before_play = None
            elif entry.kind is ActKind.PLAY:
                verdict = self.verdict(previous, moment, entry)
                if verdict is not None and not moment.voided:
                    verdicts.append(verdict)
                if not moment.impossible and not moment.voided:
                    self._remember(moment, entry)
                    self.before_play = previous.position.cells
            else:
                if entry.kind is not ActKind.GIVE_UP:
                    self.stones = added(self.stones, entry.colour, 1)
                self._remember(moment, entry)
                self.before_play = None
            previous = moment
        return verdicts

    def verdict(self, previous: Moment, moment: Moment, act: Act) -> Illegal | None:
        number, colour, point = moment.number, act.colour, act.point
        if moment.impossible:
            reason = Refusal.OFF_BOARD if point is None else Refusal.OCCUPIED
            return Illegal(number, colour, point, reason)
        lost = moment.captured.of(colour) - previous.captured.of(colour)
        if lost and not self._may_lose(lost):
            return Illegal(number, colour, point, Refusal.SUICIDE)
        if self.rules.repetition is Repetition.ALLOWED:
            return None
        earlier = self.seen.get(self._key(moment, act))
        if moment.position.cells == self.before_play and (
            earlier is not None or self.rules.repetition is Repetition.SIMPLE_KO
        ):
            return Illegal(number, colour, point, Refusal.KO, earlier)
        if earlier is not None and self.rules.repetition is not Repetition.SIMPLE_KO:
            return Illegal(number, colour, point, Refusal.REPEATS, earlier)
        return None

    def _may_lose(self, stones: int) -> bool:
        suicide = self.rules.suicide
        return suicide is Suicide.ANY or (suicide is Suicide.GROUPS and stones > 1)

    def _remember(self, moment: Moment, act: Act | None) -> None:
        repetition = self.rules.repetition
        own = repetition in (Repetition.OWN_PLAYS, Repetition.OWN_TURNS)
        if act is None and own:
            return
        if repetition is Repetition.OWN_PLAYS and act and act.kind is not ActKind.PLAY:
            return
        if act and act.kind is ActKind.GIVE_UP:
            return
        self.seen.setdefault(self._key(moment, act), moment.number)

    def _key(self, moment: Moment, act: Act | None) -> Hashable:
        cells = moment.position.cells
        match self.rules.repetition:
            case Repetition.SITUATIONAL:
                return cells, act.colour.other if act else self.first
            case Repetition.OWN_PLAYS | Repetition.OWN_TURNS:
                return cells, act.colour if act else None
            case Repetition.WITH_PASS_STONES:
                stones: Pair[int] = self.stones
                return cells, stones
            case _:
                return cells
