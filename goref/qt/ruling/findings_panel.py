"""Findings, the weightiest first, and what can be ruled on the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from goref.app.assessment import Assessment
from goref.app.edits.ruling import SettleFinding
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.findings.kind import Topic
from goref.core.findings.table import topic_of
from goref.core.words.results import would_be
from goref.qt.ruling.findings_list import FindingsList
from goref.qt.ruling.stakes_worker import Weighing
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import ChoiceButtons
from goref.qt.widgets.metrics import GAP

if TYPE_CHECKING:  # imported when a finding is chosen
    from goref.app.questions.choices import Choice
    from goref.app.stakes import Stake


class FindingsPanel(QWidget):
    """The findings of a step with their stakes, and the choices of the chosen one.

    Signals:
        chosen: a finding was chosen: its points (a frozenset) and move number or None.
        ruled: a choice was made: the edit.
        offered: there are findings or choices to be seen.
    """

    chosen = Signal(object, object)
    ruled = Signal(object)
    offered = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._assessment: Assessment | None = None
        self._settled: Mapping[Finding, str] = {}
        self._offered: tuple[Choice, ...] = ()
        self._listed: frozenset[Finding] = frozenset()
        self.list = FindingsList(language)
        self.list.chosen.connect(self._chosen)
        self.list.entered.connect(self.offered)
        self.weighing = Weighing(self)
        self.weighing.weighed.connect(self._weighed)
        self.weighing.finished.connect(self._sort)
        self.choices = ChoiceButtons()
        self.choices.pressed.connect(self._rule)
        self.reason = QLineEdit()
        self.reason.setObjectName("reason")
        self.reason.setPlaceholderText(self.tr("Reason, kept with the ruling (may be empty)"))
        self.reason.setAccessibleName(self.tr("Reason for the ruling"))
        self.ruling = QWidget()
        in_column(self.choices, self.reason, inside=self.ruling, gap=GAP)
        in_column(self.list, self.ruling, inside=self, gap=GAP, grows=self.list)
        self.ruling.hide()

    def show_findings(
        self,
        assessment: Assessment,
        findings: Iterable[Finding],
        settled: Mapping[Finding, str],
    ) -> None:
        """Show the findings of a step; those let stand come last, with their reasons."""
        self._assessment, self._settled = assessment, settled
        listed = tuple(dict.fromkeys(findings))
        asks = [f for f in listed if topic_of(f) is Topic.ASKING and f not in self._listed]
        self._listed = frozenset(listed)
        # First: it forgets what no longer holds.
        self.weighing.weigh(assessment, (f for f in listed if f not in settled))
        self.list.show_findings(listed, self._board, settled, self.weighing.stake)
        if asks:
            self.list.choose(asks[0], quietly=True)
            self.offered.emit()
        self._offer(self.list.finding)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons made so far, in order; those that are not needed are hidden."""
        return self.choices.buttons

    @property
    def _board(self) -> Grid:
        assert self._assessment is not None
        return self._assessment.case.record.grid

    def _weighed(self, stake: Stake) -> None:
        self.list.show_stake(stake)
        if self.list.finding == stake.finding:
            self._tell(stake)

    def _sort(self) -> None:
        self.list.sort(self.weighing.stake)

    def _chosen(self, finding: Finding) -> None:
        self._offer(finding)
        self.chosen.emit(frozenset(finding.points), finding.move)
        self.offered.emit()

    def _offer(self, finding: Finding | None) -> None:
        """Buttons for what can be said to a finding."""
        self.ruling.setVisible(finding is not None)
        self._offered = () if finding is None else self._choices(finding)
        self.reason.setVisible(any(choice.takes_reason for choice in self._offered))
        self.choices.show_buttons(len(self._offered))
        for number, choice in enumerate(self._offered):
            button = self.buttons[number]
            button.setText(self._button_text(number, choice, ""))
            button.setToolTip("")
            button.setAccessibleDescription("")
        known = None if finding is None else self.weighing.stake(finding)
        if known is not None:
            self._tell(known)
        self.choices.arrange()

    def _choices(self, finding: Finding) -> tuple[Choice, ...]:
        from goref.app.questions.choices import Choice, choices

        assert self._assessment is not None
        if finding in self._settled:
            return (Choice("take-back", SettleFinding(finding, settled=False)),)
        case = self._assessment.case
        return choices(case, self._assessment.bench.ruled[0], finding)

    def _button_text(self, number: int, choice: Choice, more: str) -> str:
        from goref.core.words.dispute.choices import choice_text

        text = choice_text(choice.key, choice.owner, choice.point, self._language)
        sign = "✓ " if choice.accepts else ""
        return f"&{number + 1} {sign}{text}{more}" if number < 9 else f"{sign}{text}{more}"

    def _tell(self, stake: Stake) -> None:
        """Say on each button what it would change."""
        for number, (choice, outcome) in enumerate(
            zip(self._offered, stake.outcomes, strict=False)
        ):
            if outcome.score is None:
                continue
            told = would_be(outcome.score, self._language)
            change = outcome.change
            if change is None:
                more = f": {told}"
            else:
                more = f"  ({signed(mixed(change))})" if change else ""
            button = self.buttons[number]
            button.setText(self._button_text(number, choice, more))
            button.setToolTip(told)
            button.setAccessibleDescription(told)
        self.choices.arrange()

    def _rule(self, number: int) -> None:
        choice = self._offered[number]
        edit = choice.because(self.reason.text().strip())
        self.reason.clear()
        self.ruled.emit(edit)
