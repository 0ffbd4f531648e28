"""The question what both sides agreed on when they end a trial."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from goref.core.base.language import Language
from goref.core.case.kept_trial import Agreed
from goref.core.trials.claims import ANSWERS
from goref.core.trials.trial import Trial
from goref.core.words.dispute.outcomes import answer_text
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP
from goref.qt.widgets.wrapping import WrappingRow, wrapped


class AgreedForm(QWidget):
    """The answers that fit a claim, all equally large and none of them chosen beforehand.

    Signals:
        given: what was agreed on: an ``Agreed``.
        dropped: the trial goes on.
    """

    given = Signal(object)
    dropped = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-agreed")
        self._language = language
        self._offered: tuple[Agreed, ...] = ()
        asked = self.tr("What did both sides agree on?")
        self.setAccessibleName(asked)
        # The form itself has the keys at first: Enter pressed once too often answers nothing.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.asked = wrapped("agreed-asked", self, asked)
        self._row = WrappingRow(self)
        self.answers = {agreed: self._answer(agreed) for agreed in Agreed}
        self.drop = bar_button("agreed-drop", self.tr("Play on"), self.dropped.emit, self._row)
        self.drop.setToolTip(self.tr("The trial goes on (Esc)"))
        self._row.put(*self.answers.values(), self.drop)
        in_column(self.asked, self._row, inside=self, gap=GAP)

    def ask(self, trial: Trial) -> None:
        """Ask what was agreed on of the claim of a trial."""
        self._offered = ANSWERS[trial.claim.what]
        shown = [self.answers[agreed] for agreed in self._offered]
        for agreed, button in self.answers.items():
            button.setVisible(agreed in self._offered)
        for number, (agreed, button) in enumerate(zip(self._offered, shown, strict=True), 1):
            said = answer_text(trial, agreed, self._language)
            button.setText(f"{number}  {said}")
            button.setAccessibleName(said)
            button.setMinimumWidth(0)
        widest = max(button.sizeHint().width() for button in shown)
        for button in shown:
            button.setMinimumWidth(widest)
        self.show()
        self._row.arrange()
        self.setFocus()

    def controls(self) -> tuple[QWidget, ...]:
        """What takes the focus, in order."""
        return self, *self.answers.values(), self.drop

    def has_focus(self) -> bool:
        return any(widget.hasFocus() for widget in self.controls())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit answers, wherever on the form; Esc goes on with the trial."""
        number = event.key() - Qt.Key.Key_1
        if event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        elif 0 <= number < len(self._offered):
            self.given.emit(self._offered[number])
        else:
            super().keyPressEvent(event)

    def _answer(self, agreed: Agreed) -> QPushButton:
        name = f"agreed-{agreed.value}"
        return bar_button(name, name, lambda: self.given.emit(agreed), self._row)
