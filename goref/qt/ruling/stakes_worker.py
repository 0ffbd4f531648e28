"""Weighing findings in the pauses between events: one count at a time, never a wait."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from goref.app.assessment import Assessment
from goref.core.base.findings import Finding
from goref.qt.work.pump import Pump

if TYPE_CHECKING:  # imported when there is something to weigh
    from goref.app.stakes import ChoiceOutcome, Stake


class Weighing(Pump):
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

    def stake(self, finding: Finding) -> Stake | None:
        """What is known already."""
        return self._stakes.get(finding)

    def weigh(self, assessment: Assessment, findings: Iterable[Finding]) -> None:
        """Weigh these; what was known of the same assessment is kept."""
        if assessment is not self._assessment:
            self._assessment = assessment
            self._stakes = {}
        left = [f for f in findings if f not in self._stakes]
        self.start(self._weigh(assessment, left), self.finished.emit)

    def _weigh(self, assessment: Assessment, findings: list[Finding]) -> Iterator[None]:
        for finding in findings:
            from goref.app.stakes import outcomes, stake

            made: list[ChoiceOutcome] = []
            for outcome in outcomes(assessment, finding):
                made.append(outcome)
                yield  # back to the events between two counts
            self._stakes[finding] = found = stake(finding, made)
            self.weighed.emit(found)
            yield
