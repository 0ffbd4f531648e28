"""The second opinion on the window's case. It is computed on other threads."""

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
    from goref.app.opinion.engines.engines import EngineOpinion, EngineSpec
    from goref.app.opinion.suggestion import Suggestion

SOON_MS = 40
"""Milliseconds before an automatic opinion starts, so that the window is painted first."""


@frozen
class OpinionPermission:
    """The permission to give an opinion.

    Attributes:
        shut: True if both players must mark first.
        confirmed: True if the referee confirmed that both players have marked.
    """

    shut: bool = False
    confirmed: bool = False

    @property
    def is_open(self) -> bool:
        return self.confirmed or not self.shut


@frozen
class EngineQuery:
    """A question to a Go program that is being answered.

    Attributes:
        spec: the program.
        began: when it was asked, in seconds of ``time.monotonic()``.
        limit_s: the seconds that the program may take.
    """

    spec: EngineSpec
    began: float
    limit_s: float

    @property
    def seconds(self) -> float:
        """The seconds since the program was asked, at most :attr:`limit_s`."""
        return min(monotonic() - self.began, self.limit_s)


class SecondOpinion(QObject):
    """The second opinion. It is computed on other threads.

    If the case changes, the computation is started again. If its position changes, the
    computation is cancelled.

    Attributes:
        waits: True if automatic work must not start yet, because the window is not yet painted.
        suggestion: the suggestion; None before the first. While a new one is computed, this is
            the suggestion for the earlier case.
        fault: the error that prevents a suggestion, or None.
        engine_fault: the error of the Go program asked last, or None.
        consulting: the question to a Go program that is being answered, or None.

    Signals:
        changed: the suggestion or the state of the work has changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waits = False
        self.suggestion: Suggestion | None = None
        self.fault: Exception | None = None
        self.engine_fault: Exception | None = None
        self.consulting: EngineQuery | None = None
        self._case: Case | None = None  # the case of the present or coming suggestion
        self._opinions: dict[str, EngineOpinion] = {}  # by the engine's command line
        self._work = Work(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._begin_if_wanted)
        self._engine_work = Work(self)

    # State

    @property
    def is_wanted(self) -> bool:
        """True if an opinion was requested, and neither cancelled nor discarded."""
        return self._case is not None

    @property
    def is_busy(self) -> bool:
        """True from a request until its first suggestion arrives."""
        return self.is_wanted and self.suggestion is None

    @property
    def is_looking(self) -> bool:
        """True while a suggestion is being computed, the first or a later one."""
        return self.is_busy or self._work.is_busy

    @property
    def is_working(self) -> bool:
        """True while a suggestion is being computed or a Go program is being asked."""
        return self.is_looking or self._engine_work.is_busy

    def has_heard(self, spec: EngineSpec) -> bool:
        """Returns whether a Go program has given its opinion on the position."""
        return spec.command in self._opinions

    # Asking

    def ask(self, case: Case) -> None:
        """Requests an opinion on a case. A suggestion for the same position is kept
        meanwhile.
        """
        if case.position != (self._case or case).position:
            self.drop()
        self._case, self.fault = case, None
        self._begin()
        self.changed.emit()

    def ask_soon(self, case: Case) -> None:
        """Requests an opinion on a case automatically, after a short delay.

        Discards the present suggestion. While ``waits`` is True, nothing starts before
        :meth:`start_now`.
        """
        self.drop()
        self._case = case
        if not self.waits:
            QTimer.singleShot(0, self._soon.start)
        self.changed.emit()

    def start_now(self) -> None:
        """Sets ``waits`` to False and starts a waiting request."""
        self.waits = False
        if self.is_busy:
            self._soon.start()

    def consult(self, spec: EngineSpec, limit_s: float) -> None:
        """Also asks a Go program, whose opinion is added to the suggestion.

        Does nothing if no opinion was requested, or a program is being asked.

        Args:
            limit_s: the seconds that the program may take.
        """
        case = self._case
        if case is None or self._engine_work.is_busy:
            return
        self.engine_fault = None
        self.consulting = EngineQuery(spec, monotonic(), limit_s)
        self._engine_work.start(
            lambda task: consulted(case, spec, limit_s, task), self._heard, self._not_heard
        )
        self.changed.emit()

    def follow(self, case: Case) -> None:
        """Called after the case changed. Computes the suggestion again; discards it if the
        position is another.
        """
        if self._case is None:
            return
        if case.position != self._case.position:
            self.drop()
        elif _asked(case) != _asked(self._case):
            self.ask(case)

    def take_over(self, other: SecondOpinion) -> None:
        """Continues with the opinion of ``other``, which belongs to the replaced window and is
        stopped.
        """
        if other._case is not None:
            self.suggestion, self._opinions = other.suggestion, dict(other._opinions)
            self.ask(other._case)
        other.drop()

    # Cancelling

    def cancel(self) -> None:
        """Stops asking a Go program. If none is being asked, cancels the computation of the
        first suggestion.
        """
        if self._engine_work.is_busy:
            self._leave_engine()
            self.changed.emit()
        elif self.is_busy:
            self.drop()

    def drop(self) -> None:
        """Discards the suggestion and cancels all work on it."""
        self._soon.stop()
        self._work.stop()
        self._leave_engine()
        self._case = None
        self.suggestion = self.fault = self.engine_fault = None
        self._opinions = {}
        self.changed.emit()

    def stop(self) -> None:
        """Cancels all work without waiting for threads. No signals are emitted afterwards."""
        self.blockSignals(True)
        self.drop()

    # Results

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
    """Returns the parts of a case, apart from the position, on which an opinion depends."""
    return case.record, case.voided, case.ruling, case.rules, case.answers


def suggested(case: Case, opinions: tuple[EngineOpinion, ...], task: Task) -> Suggestion:
    """Returns goref's own opinion on a case, combined with the opinions of Go programs."""
    from goref.app.opinion.suggest import suggest  # with NumPy

    rules = ruleset(case.rules)
    made = suggest(case, rules, given_up=task.is_given_up)
    if not opinions:
        return made
    from goref.app.opinion.engines.other_opinions import with_opinions

    return with_opinions(made, opinions, case, rules)


def consulted(case: Case, spec: EngineSpec, limit_s: float, task: Task) -> EngineOpinion:
    """Returns the opinion of a Go program on a case.

    Args:
        limit_s: the seconds that the program may take.

    Raises:
        GtpError: the program gives no opinion.
    """
    from goref.app.opinion.engines.engines import consult_on

    return consult_on(case, ruleset(case.rules), spec, limit_s, task.is_given_up)
