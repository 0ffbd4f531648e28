"""A second opinion of a case as the window holds it: asked for, kept true, given up."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.scoring.payments import komi_of
from goref.qt.work.work import Act, Work

if TYPE_CHECKING:  # they bring much along, and few windows ask
    from goref.app.suggesting.engines.engines import EngineOpinion, EngineSpec
    from goref.app.suggesting.suggestion import Suggestion

log = logging.getLogger(__name__)


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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

    What comes back for a case that has changed meanwhile is thrown away, and asked anew.

    Attributes:
        suggestion: what is suggested; of the case before, while it is made anew.
        fault: why there is none.
        engine_fault: why the engine asked last has said nothing.

    Signals:
        changed: there is something else to show.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.suggestion: Suggestion | None = None
        self.fault: Exception | None = None
        self.engine_fault: Exception | None = None
        self.consulting: Consulting | None = None
        self._case: Case | None = None  # what the suggestion is of, or will be
        self._opinions: dict[str, EngineOpinion] = {}  # by the engine's command line
        self._work: Work | None = None
        self._again = False
        self._engine_work: Work | None = None

    # What there is

    @property
    def is_wanted(self) -> bool:
        """Whether it was asked for, and neither given up nor dismissed."""
        return self._case is not None

    @property
    def is_busy(self) -> bool:
        """Whether the first suggestion is still to come."""
        return self._work is not None and self.suggestion is None

    @property
    def is_working(self) -> bool:
        """Whether anything at all is being worked out."""
        return self._work is not None or self._engine_work is not None

    # Asking

    def ask(self, case: Case) -> None:
        """Ask for an opinion of a case."""
        if case.position != (self._case or case).position:
            self.drop()
        self._case, self.fault = case, None
        if self._work is None:
            self._begin()
        else:
            self._again = True  # one at a time: what it says now will be stale
        self.changed.emit()

    def consult(self, spec: EngineSpec, limit_s: float) -> None:
        """Ask an engine too; what it says is put beside the suggestion."""
        case = self._case
        if case is None or self._engine_work is not None:
            return
        self.engine_fault = None
        self.consulting = Consulting(spec, monotonic(), limit_s)
        work = Work(consulting(case, spec, limit_s))
        work.done.connect(self._heard)
        work.failed.connect(self._not_heard)
        self._engine_work = work
        work.start()
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
        if self._engine_work is not None:
            self._leave_engine()
            self.changed.emit()
        elif self.is_busy:
            self.drop()

    def drop(self) -> None:
        """Forget all of it."""
        for work in (self._work, self._engine_work):
            if work is not None:
                work.give_up()
        self._work = self._engine_work = self.consulting = self._case = None
        self.suggestion = self.fault = self.engine_fault = None
        self._opinions, self._again = {}, False
        self.changed.emit()

    # What comes back

    def _begin(self) -> None:
        assert self._case is not None
        work = Work(suggesting(self._case, tuple(self._opinions.values())))
        work.done.connect(self._made)
        work.failed.connect(self._not_made)
        self._work, self._again = work, False
        work.start()

    def _made(self, work: Work, made: Suggestion) -> None:
        if work is not self._work:
            return
        self._work = None
        if self._again:
            self._begin()
            return
        self.suggestion = made
        self.changed.emit()

    def _not_made(self, work: Work, error: Exception) -> None:
        if work is not self._work:
            return
        log.info("no second opinion: %r", error)
        self.drop()
        self.fault = error
        self.changed.emit()

    def _heard(self, work: Work, opinion: EngineOpinion) -> None:
        if work is not self._engine_work or self._case is None or self.consulting is None:
            return
        self._opinions[self.consulting.spec.command] = opinion
        self._leave_engine()
        self.ask(self._case)

    def _not_heard(self, work: Work, error: Exception) -> None:
        if work is not self._engine_work:
            return
        log.info("an engine has said nothing: %r", error)
        self._leave_engine()
        self.engine_fault = error
        self.changed.emit()

    def _leave_engine(self) -> None:
        if self._engine_work is not None:
            self._engine_work.give_up()
        self._engine_work = self.consulting = None


def _asked(case: Case) -> tuple[object, ...]:
    """What of a case an opinion rests on, its position aside."""
    return case.record, case.voided, case.ruling, case.rules, case.answers


def suggesting(case: Case, opinions: tuple[EngineOpinion, ...]) -> Act:
    """The work of suggesting: goref's own opinion, and those of engines beside it."""

    def act(given_up: Callable[[], bool]) -> Suggestion:
        from goref.app.suggesting.suggest import suggest  # with NumPy

        rules = ruleset(case.rules)
        made = suggest(case, rules)
        if opinions:
            from goref.app.suggesting.engines.other_opinions import with_opinion

            for opinion in opinions:
                made = with_opinion(made, opinion, case, rules)
        return made

    return act


def consulting(case: Case, spec: EngineSpec, limit_s: float) -> Act:
    """The work of asking an engine."""

    def act(given_up: Callable[[], bool]) -> EngineOpinion:
        from goref.app.suggesting.engines.engines import consult

        rules = ruleset(case.rules)
        handicap = case.answers.handicap or case.record.info.handicap or 0
        komi = komi_of(case, rules, handicap)
        return consult(case.position, None, rules, komi, spec, limit_s, given_up)

    return act
