"""A case: a record, the ruling on its final position, and the referee's answers."""

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
from goref.core.game.record import Act, GameRecord, Word
from goref.core.game.replay import Moment, replay
from goref.core.ruling.ruling import Ruling

if TYPE_CHECKING:
    from goref.core.case.kept_photo import KeptPhoto
    from goref.core.case.kept_trial import KeptTrial
    from goref.core.case.shift import Shift
    from goref.core.incidents.incident import Incident, Protest
    from goref.core.incidents.regulation import Regulation


@frozen
class Answers:
    """Facts the referee states; each overrides what the record shows. None: not stated.

    Attributes:
        komi: points White receives, for every rule set that has a komi.
        handicap: handicap stones (0 or 1: none).
        began: who made the first turn.
        first_pass: who first passed, gave up or put down a pass stone.
        last_play: who put the last stone on the board.
        prisoners: stones of each colour captured during play.
        plays: stones each side put on the board in turn, captured ones included.
        pass_stones: stones each side put off the board.
        bowls: stones of each colour found in the bowls at the end.
        end: how play ended.
        granted_first: who was granted the first move (受饶先); nobody in an even game.
        played_for: what the players declared to play for.
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


@frozen
class Case:
    """Everything a result is computed from. Frozen: every change makes a new case.

    Attributes:
        record: the game, or a bare position.
        ruling: what the referee decided about stones and points.
        answers: facts the referee stated.
        rules: the id of the chosen rule set.
        voided: numbers of moves the referee declared void.
        void_reasons: the reasons given for that, by number.
        disputed: stones and points the players do not agree on.
        settled: findings the referee has looked at and let stand, each with the reason
            given (or an empty text).
        notes: free notes for the sheet.
        shifts: stones of arrangements that the referee put elsewhere, in the order he did;
            each holds for one rule set and count, and is passed over where it no longer can.
        trials: disputes tried on the board, each with the position it began from.
        regulation: what incidents lead to; None: what is usual with the rule set.
        incidents: what happened at the table, by number.
        protests: against a decision or the result, by number.
        photograph: what the board was read from, if that was to be kept.
        sources: where facts come from that neither the record nor the referee stated.
    """

    record: GameRecord = field(default_factory=GameRecord)
    ruling: Ruling = field(default_factory=Ruling)
    answers: Answers = Answers()
    rules: str = "chinese-2002"
    voided: frozenset[int] = frozenset()
    void_reasons: Mapping[int, str] = field(default_factory=dict)
    disputed: frozenset[Point] = frozenset()
    settled: Mapping[Finding, str] = field(default_factory=dict)
    notes: str = ""
    shifts: tuple[Shift, ...] = ()
    trials: tuple[KeptTrial, ...] = ()
    regulation: Regulation | None = None
    incidents: tuple[Incident, ...] = ()
    protests: tuple[Protest, ...] = ()
    photograph: KeptPhoto | None = None
    sources: CaseSources = CaseSources()

    def __post_init__(self) -> None:
        for name in ("void_reasons", "settled"):
            value = getattr(self, name)
            if not isinstance(value, MappingProxyType):
                object.__setattr__(self, name, MappingProxyType(dict(value)))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The record played through."""
        return replay(self.record, self.voided)

    @cached_property
    def acted(self) -> tuple[Moment, ...]:
        """The moments of the acts that stand: none was declared void."""
        if self.record.has_only_acts and not self.voided:
            return self.moments[1:]
        return tuple([m for m in self.moments if isinstance(m.entry, Act) and not m.voided])

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        """The acts that stand, in order."""
        if not self.voided:
            return self.record.acts
        return tuple([m.entry for m in self.acted if isinstance(m.entry, Act)])

    @cached_property
    def opening(self) -> int:
        """How many plays that stand the record begins with, before anything else."""
        play, acts = ActKind.PLAY, self.acts
        others = [act.kind is not play for act in acts]
        plays = others.index(True) if True in others else len(acts)
        moments, acted = self.moments[1:], self.acted[:plays]
        if plays and moments[plays - 1] is acted[-1]:
            return plays  # nothing else lies between them
        pairs = enumerate(zip(moments, acted, strict=False))
        return next((n for n, (moment, stands) in pairs if moment is not stands), plays)

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """What was said in the record, in order."""
        if self.record.has_only_acts:
            return ()
        return tuple([e for e in self.record.entries if isinstance(e, Word)])

    @property
    def is_under_protest(self) -> bool:
        """Whether a protest is lodged and not decided."""
        return any(each.is_lodged for each in self.protests)

    @cached_property
    def position(self) -> Position:
        """The final position, dead stones included."""
        return self.moments[-1].position

    def answering(self, **answers: object) -> Case:
        """The case with some answers changed."""
        return replace(self, answers=replace(self.answers, **answers))  # type: ignore[arg-type]
