"""The question how a trial ends, if both players agree on that."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.case.stored_trial import AgreedOutcome
from goref.core.texts.dispute.outcomes import answer_text
from goref.core.trials.claims import ANSWERS
from goref.core.trials.trial import Trial
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.look.metrics import GAP, HIGH_TARGET
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import tip, wrapped


class AgreedForm(QWidget):
    """A button for each outcome on which the players can agree.

    Signals:
        given: the players agree, which ends the trial; carries their ``AgreedOutcome``.
    """

    given = Signal(object)

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-agreed")
        self._language = language
        self._offered: tuple[AgreedOutcome, ...] = ()
        asked = self.tr("What did it show? Both agree:")
        self.setAccessibleName(asked)
        self.asked = wrapped("agreed-asked", self, asked, bold=True)
        self._row = EqualButtonRow(self)
        self.answers = {agreed: self._answer(agreed) for agreed in AgreedOutcome}
        self._row.put(*self.answers.values())
        in_column(self.asked, self._row, inside=self, gap=GAP)

    def ask(self, trial: Trial) -> None:
        """Offers the outcomes that are possible for the claim of a trial."""
        self._offered = ANSWERS[trial.claim.what]
        for agreed, button in self.answers.items():
            button.setVisible(agreed in self._offered)
        for number, agreed in enumerate(self._offered, 1):
            button, said = self.answers[agreed], answer_text(trial, agreed, self._language)
            button.setText(f"{number}  {said}")
            button.setAccessibleName(said)
            ends = self.tr("Ends the trial: both sides agree on it ({key})")
            button.setToolTip(tip(formatted(ends, key=number)))
        self._row.arrange()

    def controls(self) -> tuple[QWidget, ...]:
        """Returns the widgets that can have the focus, in the order of Tab."""
        return tuple(self.answers.values())

    def answer(self, number: int) -> bool:
        """Gives the answer with a number, from 1. Returns False if there is no such answer."""
        if not 1 <= number <= len(self._offered):
            return False
        self.given.emit(self._offered[number - 1])
        return True

    def _answer(self, agreed: AgreedOutcome) -> QPushButton:
        name = f"agreed-{agreed.value}"
        return bar_button(
            name, "", lambda: self.given.emit(agreed), self._row, tall=HIGH_TARGET
        )
