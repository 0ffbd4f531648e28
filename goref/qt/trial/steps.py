"""What a side can do in a trial beside playing a stone: a button for each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.case.kept_trial import Agreed, TrialAct, TrialStep
from goref.core.trials.trial import Trial, play
from goref.core.words.dispute.trials import STEPS, claim_text, trial_act_text
from goref.core.words.dispute.trying import cycle_told, ko_pass_name, stones_told
from goref.qt.trial.agreeing import AgreedForm
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP
from goref.qt.widgets.wrapping import WrappingRow, wrapped

IDLE = (TrialStep.PASS, TrialStep.PASS_STONE, TrialStep.GIVE_UP)
"""Steps that name no point."""


class TrialSteps(QWidget):
    """The buttons under the sentence that says whose move it is, and the cycle it is in.

    Signals:
        done: a button was pressed: its ``TrialAct``.
        agreed: both sides agree to end it: on what (an ``Agreed``).
        left: the button that had the focus is offered no more.
    """

    done = Signal(object)
    agreed = Signal(object)
    left = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-steps")
        self._language = language
        self._trial: Trial | None = None
        self.about = wrapped("trial-about", self)
        self.cycle = wrapped("trial-cycle", self)
        self._row = WrappingRow(self)
        self.idle = {step: self._step(step) for step in IDLE}
        self.end = bar_button("try-agreed", self.tr("Both agree…"), self._ask, self._row)
        self.end.setToolTip(self.tr("Ends the trial: asks what both sides agreed on"))
        self.asking = AgreedForm(language, self)
        self.asking.hide()
        self.asking.given.connect(self._end)
        self.asking.dropped.connect(self.stop_asking)
        self.ko_passes: dict[Point, QPushButton] = {}
        self._row.put(*self.idle.values(), self.end)
        in_column(self.about, self._row, self.asking, self.cycle, inside=self, gap=GAP)

    def show_trial(self, trial: Trial) -> None:
        """Offer what the side to move can do now."""
        if trial != self._trial:
            self.stop_asking()
        self._trial = trial
        board, language = trial.frozen.grid, self._language
        told = [claim_text(trial.claim, board, language), stones_told(trial, language)]
        self.about.setText(" · ".join(filter(None, told)))
        for step, button in self.idle.items():
            self._offer(button, step in trial.its.steps)
            if step in trial.its.steps:
                self._tell(button, TrialAct(step, trial.to_move), trial)
        waiting = waiting_kos(trial) if TrialStep.KO_PASS in trial.its.steps else ()
        for point in waiting:
            if point not in self.ko_passes:
                self._add_ko(point, ko_pass_name(point, board, language))
        for point, button in self.ko_passes.items():
            self._offer(button, point in waiting)
            if point in waiting:
                self._name(button, ko_pass_name(point, board, language))
                self._tell(button, TrialAct(TrialStep.KO_PASS, trial.to_move, point), trial)
        self._row.arrange()
        self.cycle.setText(cycle_told(trial, language))
        self.cycle.setVisible(bool(self.cycle.text()))

    def controls(self) -> tuple[QWidget, ...]:
        """What takes the focus, in order."""
        kos = self.ko_passes.values()
        return *self.idle.values(), self.end, *kos, *self.asking.controls()

    def stop_asking(self) -> None:
        """There is no agreement: the trial goes on."""
        if self.asking.isHidden():
            return
        had_focus = self.asking.has_focus()
        self.asking.hide()
        self._row.show()
        if had_focus:
            self.left.emit()  # or the focus would go to another act

    def _end(self, agreed: Agreed) -> None:
        self.stop_asking()
        self.agreed.emit(agreed)

    def _ask(self) -> None:
        if self._trial is not None:
            self._row.hide()
            self.asking.ask(self._trial)

    def _offer(self, button: QPushButton, on: bool) -> None:
        if not on and button.hasFocus():
            self.left.emit()  # or the focus would go to another act
        button.setVisible(on)

    def _tell(self, button: QPushButton, act: TrialAct, trial: Trial) -> None:
        """What an act would mean, in its tip."""
        what = trial_act_text(act, trial.frozen.grid, self._language)
        ends = play(trial, act).ending is not None
        then = self.tr("ends the trial") if ends else self.tr("the trial goes on")
        means = f"{what} — {then}"
        button.setToolTip(means)
        button.setAccessibleDescription(means)

    def _step(self, step: TrialStep) -> QPushButton:
        name = STEPS[step].in_(self._language)
        return bar_button(f"try-{step.value}", name, lambda: self._do(step, None), self._row)

    def _add_ko(self, point: Point, name: str) -> None:
        act = partial(self._do, TrialStep.KO_PASS, point)
        button = bar_button(f"try-ko-{point}", name, act, self._row)
        QWidget.setTabOrder([self.end, *self.ko_passes.values()][-1], button)
        self.ko_passes[point] = button
        self._row.put(button)

    def _do(self, step: TrialStep, point: Point | None) -> None:
        if self._trial is not None:
            self.done.emit(TrialAct(step, self._trial.to_move, point))

    def _name(self, button: QPushButton, name: str) -> None:
        button.setText(name)
        button.setAccessibleName(name)


def waiting_kos(trial: Trial) -> tuple[Point, ...]:
    """The points where the side to move may take back a ko only after a pass for it."""
    barred = [ko for ko, side in trial.barred.items() if side is trial.to_move]
    cells = trial.position.cells
    return tuple(sorted(p for ko in barred for p in ko if not cells[p]))
