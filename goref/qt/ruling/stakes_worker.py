"""Weighing findings in the pauses between events: one count at a time, never a wait."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from goref.app.assessment import Assessment
from goref.app.stakes import Outcome, Stake, outcomes, stake
from goref.core.base.findings import Finding


class Weighing(QObject):
    """Works out what is at stake in findings, and forgets it when the case changes.

    Signals:
        weighed: a finding is weighed: its :class:`goref.app.stakes.Stake`.
        finished: all are.
    """

    weighed = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._assessment: Assessment | None = None
        self._stakes: dict[Finding, Stake] = {}
        self._work: Iterator[Stake | None] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def stake(self, finding: Finding) -> Stake | None:
        """What is known already."""
        return self._stakes.get(finding)

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def start(self, assessment: Assessment, findings: Iterable[Finding]) -> None:
        """Weigh these; what was known of the same assessment is kept."""
        if assessment is not self._assessment:
            self._assessment = assessment
            self._stakes = {}
        self._work = self._weigh([f for f in findings if f not in self._stakes])
        self._timer.start()

    def stop(self) -> None:
        """Leave off; nothing is told any more."""
        self._timer.stop()

    def _weigh(self, findings: list[Finding]) -> Iterator[Stake | None]:
        assert self._assessment is not None
        for finding in findings:
            made: list[Outcome] = []
            for outcome in outcomes(self._assessment, finding):
                made.append(outcome)
                yield None  # back to the events between two counts
            yield stake(finding, made)

    def _go_on(self) -> None:
        try:
            done = next(self._work)
        except StopIteration:
            self._timer.stop()
            self.finished.emit()
            return
        if done is not None:
            self._stakes[done.finding] = done
            self.weighed.emit(done)
