"""What could still change a result: a row for each matter, with what each answer would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from goref.app.assessment import Assessment
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.base.numbers import signed
from goref.core.words.findings import say
from goref.core.words.results import would_be
from goref.core.words.terms import amount
from goref.qt.ruling.stakes_worker import Weighing
from goref.qt.widgets.lists import TextList

if TYPE_CHECKING:
    from goref.app.stakes import ChoiceOutcome, Stake


class WhatCouldChange(TextList):
    """The matters, weightiest first; they are weighed in the pauses between events.

    Signals:
        looked: one was chosen: its points (a frozenset) and its move, or None.
    """

    looked = Signal(object, object)

    def __init__(self, language: Language) -> None:
        super().__init__("other-way", "")
        self.setAccessibleName(self.tr("What could still change it"))
        self._language = language
        self._stakes: list[Stake] = []
        self._rows: list[Stake] = []
        self._open: frozenset[Finding] = frozenset()
        self._names_winner = False
        self._board: Grid | None = None
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.weighing = Weighing(self)
        self.weighing.weighed.connect(self._weighed)
        self.weighing.finished.connect(self._fill)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show what is open, and what a closed matter would have changed."""
        self._board = assessment.case.record.grid
        status = assessment.score.status
        self._open, self._names_winner = frozenset(status.open), status.state.names_winner
        findings = [f for f in assessment.findings if f not in assessment.case.settled]
        self.weighing.weigh(assessment, findings)  # first: it forgets what no longer holds
        self._stakes = [s for f in findings if (s := self.weighing.stake(f))]
        self._fill()

    def _weighed(self, stake: Stake) -> None:
        self._stakes.append(stake)

    def _fill(self) -> None:
        told = (
            s for s in self._stakes if s.finding in self._open or any(map(_tells, s.outcomes))
        )
        self._rows = sorted(told, key=lambda s: s.weight, reverse=True)
        self.clear()
        for stake in self._rows:
            self.put(self._told(stake), stake.finding)
        if not self._rows:
            busy = self.weighing.is_busy
            nothing = self.tr("No open finding would change the margin.")
            self.put(self.tr("Looking …") if busy else nothing, None).setFlags(
                Qt.ItemFlag.NoItemFlags
            )
        self.doItemsLayout()
        self.updateGeometry()  # it may be as high as its rows

    def sizeHint(self) -> QSize:
        """As high as all rows, as they are broken now."""
        return QSize(super().sizeHint().width(), self.contentsSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its rows break otherwise: at once, not when Qt comes round to it."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
            self.updateGeometry()

    def _told(self, stake: Stake) -> str:
        assert self._board is not None
        lines = [say(stake.finding, self._board, self._language)]
        lines += [self._outcome(outcome) for outcome in stake.outcomes if _tells(outcome)]
        return "\n".join(lines)

    def _outcome(self, outcome: ChoiceOutcome) -> str:
        from goref.core.words.dispute.choices import choice_text

        choice, score = outcome.choice, outcome.score
        assert score is not None
        text = choice_text(choice.key, choice.owner, choice.point, self._language)
        sign = "⇄" if outcome.flips else "→"
        told = []
        if self._names_winner and score.margin is not None:
            told.append(would_be(score, self._language))
        if outcome.change is not None:
            unit = score.rules.unit
            change = signed(amount(outcome.change / unit.points, unit, self._language))
            told.append(f"({change})" if told else change)
        elif not told:
            told.append(self.tr("another fact is known"))
        return f"   {sign} {text}: {' '.join(told)}"

    def _choose(self, item: QListWidgetItem) -> None:
        finding: Finding | None = item.data(Qt.ItemDataRole.UserRole)
        if finding is not None:
            self.looked.emit(frozenset(finding.points), finding.move)


def _tells(outcome: ChoiceOutcome) -> bool:
    """Whether it leads to another margin, or to one where there is none yet."""
    return outcome.score is not None and outcome.change != 0
