"""A second opinion of a case as the window holds it: asked for, kept true, given up."""

from __future__ import annotations

from logging import getLogger
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.qt.work.work import Task, Work

if TYPE_CHECKING:  # they bring much along, and few windows ask
    from goref.app.suggesting.engines.engines import EngineOpinion, EngineSpec
    from goref.app.suggesting.suggestion import Suggestion

SOON_MS = 40
"""A window is there and drawn before it is looked at by itself."""


@frozen
class Gate:
    """Whether an opinion may be given.

    Attributes:
        shut: it waits until both players have marked.
        confirmed: the referee says that they have.
    """

    shut: bool = False
    confirmed: bool = False

    @property
    def is_open(self) -> bool:
        return self.confirmed or not self.shut


@frozen
class Consulting:
    """An engine that is being asked.

    Attributes:
        spec: which.
        began: when, on the monotonic clock.
        limit_s: how many seconds it is given.
    """

    spec: EngineSpec
    began: float
    limit_s: float

    @property
    def seconds(self) -> float:
        """How long it has been asked."""
        return min(monotonic() - self.began, self.limit_s)


class SecondOpinion(QObject):
    """Asks on other threads, one question of each kind at a time.

    What is worked out for a case that has changed meanwhile is given up, and asked anew.

    Attributes:
        waits: what nobody asked for is not begun yet: there is more to be painted.
        suggestion: what is suggested; of the case before, while it is made anew.
        fault: why there is none.
        engine_fault: why the engine asked last has said nothing.

    Signals:
        changed: there is something else to show.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waits = False
        self.suggestion: Suggestion | None = None
        self.fault: Exception | None = None
        self.engine_fault: Exception | None = None
        self.consulting: Consulting | None = None
        self._case: Case | None = None  # what the suggestion is of, or will be
        self._opinions: dict[str, EngineOpinion] = {}  # by the engine's command line
        self._work = Work(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._begin_if_wanted)
        self._engine_work = Work(self)

    # What there is

    @property
    def is_wanted(self) -> bool:
        """Whether it was asked for, and neither given up nor dismissed."""
        return self._case is not None

    @property
    def is_busy(self) -> bool:
        """Whether the first suggestion is still to come."""
        return self.is_wanted and self.suggestion is None

    @property
    def is_looking(self) -> bool:
        """Whether a suggestion is being worked out, be it the first or one of what changed."""
        return self.is_busy or self._work.is_busy

    @property
    def is_working(self) -> bool:
        """Whether anything at all is being worked out."""
        return self.is_looking or self._engine_work.is_busy

    def has_heard(self, spec: EngineSpec) -> bool:
        """Whether an engine has said already what it takes the position for."""
        return spec.command in self._opinions

    # Asking

    def ask(self, case: Case) -> None:
        """Ask for an opinion of a case."""
        if case.position != (self._case or case).position:
            self.drop()
        self._case, self.fault = case, None
        self._begin()
        self.changed.emit()

    def ask_soon(self, case: Case) -> None:
        """Ask for an opinion of a case in a moment, as nobody waits for it."""
        self.drop()
        self._case = case
        if not self.waits:
            QTimer.singleShot(0, self._soon.start)
        self.changed.emit()

    def wait_no_more(self) -> None:
        """Begin in a moment what was asked for so, and is wanted still."""
        self.waits = False
        if self.is_busy:
            self._soon.start()

    def consult(self, spec: EngineSpec, limit_s: float) -> None:
        """Ask an engine too; what it says is put beside the suggestion."""
        case = self._case
        if case is None or self._engine_work.is_busy:
            return
        self.engine_fault = None
        self.consulting = Consulting(spec, monotonic(), limit_s)
        self._engine_work.start(
            lambda task: consulted(case, spec, limit_s, task), self._heard, self._not_heard
        )
        self.changed.emit()

    def follow(self, case: Case) -> None:
        """The case is another: keep what is suggested true of it, if anything is wanted."""
        if self._case is None:
            return
        if case.position != self._case.position:
            self.drop()
        elif _asked(case) != _asked(self._case):
            self.ask(case)

    def take_over(self, other: SecondOpinion) -> None:
        """Go on with what another held; that one ends."""
        if other._case is not None:
            self.suggestion, self._opinions = other.suggestion, dict(other._opinions)
            self.ask(other._case)
        other.drop()

    # Giving up

    def cancel(self) -> None:
        """Give up what is being worked out: the engine, else the suggestion."""
        if self._engine_work.is_busy:
            self._leave_engine()
            self.changed.emit()
        elif self.is_busy:
            self.drop()

    def drop(self) -> None:
        """Forget all of it."""
        self._soon.stop()
        self._work.stop()
        self._leave_engine()
        self._case = None
        self.suggestion = self.fault = self.engine_fault = None
        self._opinions = {}
        self.changed.emit()

    def stop(self) -> None:
        """Forget all of it without waiting for its threads; nobody is told any more."""
        self.blockSignals(True)
        self.drop()

    # What comes back

    def _begin_if_wanted(self) -> None:
        if self.is_busy and not self._work.is_busy:
            self._begin()

    def _begin(self) -> None:
        assert self._case is not None
        case, opinions = self._case, tuple(self._opinions.values())
        self._soon.stop()
        self._work.start(
            lambda task: suggested(case, opinions, task), self._made, self._not_made
        )

    def _made(self, made: Suggestion) -> None:
        self.suggestion = made
        self.changed.emit()

    def _not_made(self, error: Exception) -> None:
        _noted("no second opinion", error)
        self.drop()
        self.fault = error
        self.changed.emit()

    def _heard(self, opinion: EngineOpinion) -> None:
        assert self._case is not None
        assert self.consulting is not None
        self._opinions[self.consulting.spec.command] = opinion
        self._leave_engine()
        self.ask(self._case)

    def _not_heard(self, error: Exception) -> None:
        _noted("an engine has said nothing", error)
        self._leave_engine()
        self.engine_fault = error
        self.changed.emit()

    def _leave_engine(self) -> None:
        self._engine_work.stop()
        self.consulting = None


def _noted(what: str, error: Exception) -> None:
    getLogger(__name__).info("%s: %r", what, error)


def _asked(case: Case) -> tuple[object, ...]:
    """What of a case an opinion rests on, its position aside."""
    return case.record, case.voided, case.ruling, case.rules, case.answers


def suggested(case: Case, opinions: tuple[EngineOpinion, ...], task: Task) -> Suggestion:
    """goref's own opinion, and those of engines beside it, worked out within a task."""
    from goref.app.suggesting.suggest import suggest  # with NumPy

    rules = ruleset(case.rules)
    made = suggest(case, rules, given_up=task.is_given_up)
    if not opinions:
        return made
    from goref.app.suggesting.engines.other_opinions import with_opinions

    return with_opinions(made, opinions, case, rules)


def consulted(case: Case, spec: EngineSpec, limit_s: float, task: Task) -> EngineOpinion:
    """What an engine says, asked within a task."""
    from goref.app.suggesting.engines.engines import consult_on

    return consult_on(case, ruleset(case.rules), spec, limit_s, task.is_given_up)
