"""A case: a record, the ruling on its final position, and the facts the referee stated."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.findings import Finding
from goref.core.base.frozen import field, frozen, replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.sources import CaseSources
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import End, PlayedFor
from goref.core.game.record import Act, GameRecord, Statement
from goref.core.game.replay import Moment, replay
from goref.core.ruling.ruling import Ruling

if TYPE_CHECKING:
    from goref.core.case.shift import Shift
    from goref.core.case.stored_photo import StoredPhoto
    from goref.core.case.stored_trial import StoredTrial
    from goref.core.incidents.incident import Incident, Protest
    from goref.core.incidents.regulation import Regulation


@frozen
class StatedFacts:
    """Facts the referee states; each overrides the record. None means not stated.

    Attributes:
        komi: points White receives, for every rule set that has a komi.
        handicap: handicap stones (0 or 1: none).
        began: the side that made the first turn.
        first_pass: the side that first passed, gave up or put down a pass stone.
        last_play: the side that put the last stone on the board.
        prisoners: stones of each colour captured during play.
        plays: stones each side put on the board in turn, captured ones included.
        pass_stones: stones each side put off the board.
        end: the way in which play ended.
        bowls: stones of each colour found in the bowls at the end.
        granted_first: the side that was granted the first move (受饶先).
        played_for: the stake that the players declared.
        last_dame: the side whose last play, the last of the game, only took a dame; nobody if
            that play did more.
        last_competitive: the side that made the last competitive play (手止まり).
    """

    komi: Fraction | None = None
    handicap: int | None = None
    began: Colour | None = None
    first_pass: Who | None = None
    last_play: Who | None = None
    prisoners: Pair[int] | None = None
    plays: Pair[int] | None = None
    pass_stones: Pair[int] | None = None
    end: End | None = None
    bowls: Pair[int] | None = None
    granted_first: Who | None = None
    played_for: PlayedFor | None = None
    last_dame: Who | None = None
    last_competitive: Who | None = None


@frozen
class Case:
    """Everything a result is computed from. Frozen: every change makes a new case.

    Attributes:
        record: the game, or a bare position.
        ruling: the referee's decisions about stones and points.
        answers: facts the referee stated.
        rules: the id of the chosen rule set.
        voided: numbers of moves the referee declared void.
        void_reasons: the reasons given for declaring moves void, by move number.
        disputed: stones and points the players do not agree on.
        settled: findings the referee checked and confirmed, each with the reason given (or an
            empty text).
        notes: free notes for the sheet.
        shifts: stones that the referee moved in arrangements, in order; each belongs to one
            rule set and count, and is ignored if it no longer fits.
        trials: disputes played out on the board, each with its starting position.
        regulation: the consequences of incidents; None: those usual with the rule set.
        incidents: the incidents at the table, by number.
        protests: protests against a decision or the result, by number.
        photograph: the photograph of the board, if it was to be stored.
        sources: the sources of facts that neither the record nor the referee stated.
    """

    record: GameRecord = field(default_factory=GameRecord)
    ruling: Ruling = field(default_factory=Ruling)
    answers: StatedFacts = StatedFacts()
    rules: str = "chinese-2002"
    voided: frozenset[int] = frozenset()
    void_reasons: Mapping[int, str] = field(default_factory=dict)
    disputed: frozenset[Point] = frozenset()
    settled: Mapping[Finding, str] = field(default_factory=dict)
    notes: str = ""
    shifts: tuple[Shift, ...] = ()
    trials: tuple[StoredTrial, ...] = ()
    regulation: Regulation | None = None
    incidents: tuple[Incident, ...] = ()
    protests: tuple[Protest, ...] = ()
    photograph: StoredPhoto | None = None
    sources: CaseSources = CaseSources()

    def __post_init__(self) -> None:
        for name in ("void_reasons", "settled"):
            value = getattr(self, name)
            if not isinstance(value, MappingProxyType):
                object.__setattr__(self, name, MappingProxyType(dict(value)))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The moments of the record, as it is replayed from the start."""
        return replay(self.record, self.voided)

    @cached_property
    def acted(self) -> tuple[Moment, ...]:
        """The moments of the acts that were not declared void."""
        if self.record.has_only_acts and not self.voided:
            return self.moments[1:]
        return tuple([m for m in self.moments if isinstance(m.entry, Act) and not m.voided])

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """The acts that were not declared void, in order."""
        if not self.voided:
            return self.record.acts
        return tuple([m.entry for m in self.acted if isinstance(m.entry, Act)])

    @cached_property
    def opening(self) -> int:
        """The number of plays at the start of the record, before any other entry.

        A play that was declared void also ends the count.
        """
        play, acts = ActKind.PLAY, self.acts
        others = [act.kind is not play for act in acts]
        plays = others.index(True) if True in others else len(acts)
        moments, acted = self.moments[1:], self.acted[:plays]
        if plays and moments[plays - 1] is acted[-1]:
            return plays  # no other entry is between them
        pairs = enumerate(zip(moments, acted, strict=False))
        return next((n for n, (moment, stands) in pairs if moment is not stands), plays)

    @cached_property
    def words(self) -> tuple[Statement, ...]:
        """The statements in the record, in order."""
        if self.record.has_only_acts:
            return ()
        return tuple([e for e in self.record.entries if isinstance(e, Statement)])

    @property
    def is_under_protest(self) -> bool:
        """True if a protest is lodged and not yet decided."""
        return any(each.is_lodged for each in self.protests)

    @cached_property
    def position(self) -> Position:
        """The final position, dead stones included."""
        return self.moments[-1].position

    def answering(self, **answers: object) -> Case:
        """Returns the case with the given stated facts changed."""
        return replace(self, answers=replace(self.answers, **answers))  # type: ignore[arg-type]
