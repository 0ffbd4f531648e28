"""One question to the referee, with what can be answered, as values."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING

from goref.app.edits.base import Edit
from goref.app.edits.ruling import LetFindingStand, MarkStones, RulePoints
from goref.core.base.colour import Colour
from goref.core.base.findings import Finding, Level
from goref.core.base.frozen import field, fields, frozen, replace
from goref.core.base.geometry import Point
from goref.core.findings.kind import AnswerSet, QuestionKind
from goref.core.findings.table import kind_of

if TYPE_CHECKING:  # few cases have any
    from goref.app.edits.accepting import AcceptSuggestion
    from goref.app.opinion.suggestion import Caution, Doubt
    from goref.app.questions.cycle_status import CycleStatus
    from goref.app.questions.trial_status import TrialStatus
    from goref.core.trials.checklist import ChecklistItem


Key = tuple[object, ...]
STAGES = ("dead", "doubts")
"""The stages that ask: what is odd in a count or a result hangs on the doubts before it."""
OF_POINTS = (
    QuestionKind.KO,
    QuestionKind.EYE,
    QuestionKind.SOLE_LIBERTY,
    QuestionKind.ONE_SIDED,
    QuestionKind.FILL,
    QuestionKind.POINTS,
)
"""What is asked of empty points, the most particular first."""


class WindowAction(Enum):
    """What an answer has the window do where it is no act on the case."""

    PLAY_OUT = auto()
    """Play the question's points out on the board."""
    FACTS = auto()
    """Open the facts of the game."""
    OPEN_TRIAL = auto()
    """Go on with the question's trial, or show it."""
    SET_UP = auto()
    """Put stones on the board."""
    INCIDENT = auto()
    """Make an incident of the question's illegal move, or decide on one that is open."""


@frozen
class Answer:
    """One answer to a question.

    Attributes:
        name: what it is known by; no other answer of the question has it.
        edit: the act; None where there is nothing to do, or the window does it.
        does: what the window does instead.
        key: a key for it beside its number, small; empty for none.
        as_now: it is counted so already.
        suggested: it is proved or as good as certain, so that it may be chosen beforehand.
        needs_reason: it cannot be given without a reason.
        reason: one that may be offered.
        says: its wording in :mod:`goref.core.texts.questions`.
        owner: ``B`` or ``W`` where the wording names a side.
        point: a point's name where the wording names one.
    """

    name: str
    edit: Edit | None = None
    does: WindowAction | None = None
    key: str = ""
    as_now: bool = False
    suggested: bool = False
    needs_reason: bool = False
    reason: str = ""
    says: str = ""
    owner: str = ""
    point: str = ""

    @property
    def takes_reason(self) -> bool:
        """Whether a reason can be kept with it; facts and what is taken back have none."""
        match self.edit:
            case None | MarkStones(life=None) | RulePoints(claim=None):
                return False
            case LetFindingStand(settled=False):
                return False
            case edit:
                return any(f.name == "reason" for f in fields(edit))  # type: ignore[arg-type]

    def because(self, reason: str) -> Edit | None:
        """The act with a reason, where it can carry one."""
        if reason and self.takes_reason:
            return replace(self.edit, reason=reason)  # type: ignore[type-var]
        return self.edit


Answers = tuple[tuple[Answer, ...], tuple[Answer, ...]]
"""Those that are shown, and those that are at hand by a key or a menu."""


def _no_answers() -> Answers:
    return (), ()


@frozen
class Question:
    """One question, whatever asks it.

    Attributes:
        points: stones or empty points it is about; of ACCEPT, what would be newly dead or in
            seki; if nothing, what is so already.
        asks: it is open; else it is a note, for who wants to look.
        alone: it is listed though nothing else is about the same.
        owner: whose stones or points they are, as far as the question speaks of a side.
        disputed: the players do not agree.
        findings, doubts, cautions, items, trial, cycle: what asks it.
        accepts: what would be accepted.
        waits: it speaks of the whole board, and comes after the questions about stones.
        make: makes the answers; called once, on their first use.
    """

    kind: QuestionKind
    points: frozenset[Point]
    asks: bool = False
    alone: bool = True
    owner: Colour | None = None
    disputed: bool = False
    findings: tuple[Finding, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    cautions: tuple[Caution, ...] = ()
    items: tuple[ChecklistItem, ...] = ()
    trial: TrialStatus | None = None
    cycle: CycleStatus | None = None
    accepts: AcceptSuggestion | None = None
    waits: bool = False
    make: Callable[[], Answers] = field(default=_no_answers, repr=False, compare=False)

    @cached_property
    def key(self) -> Key:
        """What it is about; it stays the same while the case changes."""
        name = self.kind.name
        match self.kind:
            case QuestionKind.ACCEPT:
                return (name,)
            case QuestionKind.TRIAL if self.trial is not None:
                return name, self.trial.place
            case QuestionKind.CYCLE if self.cycle is not None:
                return name, self.cycle.cycle.name, self.cycle.cycle.first
            case QuestionKind.FACT | QuestionKind.FINDING:
                first = self.findings[0]
                return name, first.code, first.args, first.points, first.move
            case _:
                return name, min(self.points, default=None)

    @property
    def stage(self) -> str:
        """Where it belongs, of :data:`STAGES`; what is asked before all else, to the first."""
        if self.kind in (QuestionKind.FACT, QuestionKind.FINDING):
            kind = kind_of(self.findings[0])
            first = kind.answers is AnswerSet.SET_UP or kind.step == "dead"
        else:
            first = self.is_of_stones or self.kind is QuestionKind.ACCEPT
        return STAGES[0] if first else STAGES[1]

    @property
    def move(self) -> int | None:
        """The number of the move it is about."""
        return self.findings[0].move if self.findings else None

    @cached_property
    def _made(self) -> Answers:
        return self.make()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers in their order: their numbers are their keys, from 1."""
        return self._made[0]

    @property
    def more(self) -> tuple[Answer, ...]:
        """Answers that are not shown: by their key, or in a menu."""
        return self._made[1]

    @property
    def on_board(self) -> bool:
        """Whether it is opened by pointing at one of its points."""
        if self.kind is QuestionKind.TRIAL:
            return self.asks
        return self.kind is QuestionKind.STONES or (self.kind in OF_POINTS and self.asks)

    @property
    def is_of_stones(self) -> bool:
        """Whether it asks for the life of stones."""
        if self.trial is not None:
            return self.trial.kept.claim.what.of_stones
        return self.kind is QuestionKind.STONES

    @property
    def is_untold(self) -> bool:
        """Whether the opinion that was taken over could not tell: then no answer is likely."""
        return any(finding.code == "left-unclear" for finding in self.findings)

    @property
    def level(self) -> Level:
        """How much what asks it asks for."""
        order = (Level.CONFLICT, Level.CHECK)
        levels = {finding.level for finding in self.findings}
        if self.asks:
            levels.add(Level.CHECK)
        return next((level for level in order if level in levels), Level.NOTE)

    def answer(self, name: str) -> Answer | None:
        """The answer of a name."""
        return next((a for a in (*self.answers, *self.more) if a.name == name), None)

    def answer_by_key(self, key: str) -> Answer | None:
        """The answer of a key: a number from 1 to 9, or a letter."""
        if key in "123456789" and len(key) == 1:
            at = int(key) - 1
            return self.answers[at] if at < len(self.answers) else None
        every = (*self.answers, *self.more)
        return next((a for a in every if a.key and a.key == key.lower()), None)
