"""One question to the referee with its answers, as values."""

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
"""The stages that have questions; oddities of a count are asked about at these stages too."""
OF_POINTS = (
    QuestionKind.KO,
    QuestionKind.EYE,
    QuestionKind.SOLE_LIBERTY,
    QuestionKind.ONE_SIDED,
    QuestionKind.FILL,
    QuestionKind.POINTS,
)
"""The kinds of questions about empty points, the most specific first."""


class WindowAction(Enum):
    """An action of the window that an answer can start instead of an act on the case."""

    PLAY_OUT = auto()
    """Play the question's points out on the board."""
    FACTS = auto()
    """Open the facts of the game."""
    OPEN_TRIAL = auto()
    """Continue the question's trial, or show it if it is over."""
    SET_UP = auto()
    """Put stones on the board."""
    INCIDENT = auto()
    """Record the question's illegal move as an incident, or decide an open incident."""
    CORRECT = auto()
    """Ask on the board for the real place of the question's move."""


@frozen
class Answer:
    """One answer to a question.

    Attributes:
        name: the answer's identifier, unique within the question.
        edit: the act; None if there is nothing to do, or the window acts.
        does: the action of the window; None if the window does not act.
        key: the lower-case letter or mark that gives the answer, besides its number; or empty.
        as_now: True if the present count already agrees with the answer.
        suggested: True if the answer is proved or almost certain, so that it may be
            preselected.
        needs_reason: True if the answer cannot be given without a reason.
        reason: a reason to propose.
        says: the key of the answer's wording in :mod:`goref.core.texts.questions`; if empty,
            the name is the key.
        owner: ``B`` or ``W`` if the wording names a side.
        point: a point's name if the wording names one; for a cycle, the number of a move.
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
        """True if the answer's act can store a reason."""
        match self.edit:
            case None | MarkStones(life=None) | RulePoints(claim=None):
                return False
            case LetFindingStand(settled=False):
                return False
            case edit:
                return any(f.name == "reason" for f in fields(edit))  # type: ignore[arg-type]

    @property
    def gives_kind(self) -> bool:
        """True if the answer gives points a kind."""
        return isinstance(self.edit, RulePoints) and self.edit.claim is not None

    def because(self, reason: str) -> Edit | None:
        """Returns the answer's act, with the reason if the act can store one."""
        if reason and self.takes_reason:
            return replace(self.edit, reason=reason)  # type: ignore[type-var]
        return self.edit


Answers = tuple[tuple[Answer, ...], tuple[Answer, ...]]
"""The answers that are shown, and those that only a key or a menu gives."""


def _no_answers() -> Answers:
    return (), ()


@frozen
class Question:
    """One question, whatever its origin.

    Attributes:
        points: the stones or empty points in question. For ACCEPT: the stones that accepting
            would newly mark as dead or in seki; if none, those already marked.
        asks: True if the question is open; False for a note, which needs no answer.
        alone: False if it only adds to other questions about its points, and is dropped if
            there are none.
        owner: the side that owns the points; None if the question names no side.
        disputed: True if the players disagree.
        findings, doubts, cautions, items, trial, cycle: the origins of the question.
        accepts: for ACCEPT, the act that accepts the second opinion.
        waits: True if the question is about the whole board, and is asked after those about
            stones.
        make: returns the answers; called once, on their first use.
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
        """An identifier of the question's subject, which the same question in a later case has
        too."""
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
        """The stage of the question, one of :data:`STAGES`; for ACCEPT, always the first."""
        if self.kind in (QuestionKind.FACT, QuestionKind.FINDING):
            kind = kind_of(self.findings[0])
            first = kind.answers is AnswerSet.SET_UP or kind.step == "dead"
        else:
            first = self.is_of_stones or self.kind is QuestionKind.ACCEPT
        return STAGES[0] if first else STAGES[1]

    @property
    def move(self) -> int | None:
        """The number of the move in question, from 1; None if the question is about no move."""
        return self.findings[0].move if self.findings else None

    @cached_property
    def _made(self) -> Answers:
        return self.make()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The shown answers in order; their numbers, from 1, are their keys."""
        return self._made[0]

    @property
    def more(self) -> tuple[Answer, ...]:
        """The answers that are not shown, but given by a key or a menu."""
        return self._made[1]

    @property
    def on_board(self) -> bool:
        """True if pointing at one of its points on the board opens the question."""
        if self.kind is QuestionKind.TRIAL:
            return self.asks
        return self.kind is QuestionKind.STONES or (self.kind in OF_POINTS and self.asks)

    @property
    def is_of_stones(self) -> bool:
        """True if the question asks for the status of stones."""
        if self.trial is not None:
            return self.trial.kept.claim.what.of_stones
        return self.kind is QuestionKind.STONES

    @property
    def is_untold(self) -> bool:
        """True if not even the accepted opinion was sure, so that no answer is likelier than
        others."""
        return any(finding.code == "left-unclear" for finding in self.findings)

    @property
    def level(self) -> Level:
        """The highest level of the findings; at least CHECK while the question is open."""
        order = (Level.CONFLICT, Level.CHECK)
        levels = {finding.level for finding in self.findings}
        if self.asks:
            levels.add(Level.CHECK)
        return next((level for level in order if level in levels), Level.NOTE)

    def answer(self, name: str) -> Answer | None:
        """Returns the answer with a name; None if there is none."""
        return next((a for a in (*self.answers, *self.more) if a.name == name), None)

    def answer_by_key(self, key: str) -> Answer | None:
        """Returns the answer for a key, or None.

        Args:
            key: a digit from 1 to 9 (the answer's number), a letter or a mark.
        """
        if key in "123456789" and len(key) == 1:
            at = int(key) - 1
            return self.answers[at] if at < len(self.answers) else None
        every = (*self.answers, *self.more)
        return next((a for a in every if a.key and a.key == key.lower()), None)
