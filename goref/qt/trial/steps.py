"""The state of a trial that is being played, and buttons for acts other than playing a
stone.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from goref.core.base.geometry import Point
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.case.stored_trial import TrialAct, TrialStep
from goref.core.texts.dispute.trials import STEPS, trial_act_text
from goref.core.texts.dispute.trying import cycle_told, ko_pass_name, stones_told
from goref.core.texts.terms import SIDES, term
from goref.core.trials.trial import Trial, play
from goref.qt.look.metrics import GAP, SMALL, SPACE, WIDE
from goref.qt.trial.agreeing import AgreedForm
from goref.qt.widgets.boxes import Plate, in_column, in_row
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import WrappingRow, tip, wrapped

IDLE = (TrialStep.PASS, TrialStep.PASS_STONE, TrialStep.GIVE_UP)
"""The acts of a trial that have no point."""
LETTERS = {"p": (TrialStep.PASS, TrialStep.PASS_STONE), "g": (TrialStep.GIVE_UP,)}
"""The letter keys of the acts that have no point."""


class TrialSteps(QWidget):
    """The state of a trial that is being played, and buttons for the side to move.

    Attributes:
        about: how many pass stones were played, if a number of them ends the trial.
        cycle: a message about the repetition that the last act completed or leads to.
        row: the buttons of acts other than playing a stone and ending the trial.

    Signals:
        done: the button of an act was pressed; carries its ``TrialAct``.
        agreed: the players agree, which ends the trial; carries their ``AgreedOutcome``.
        takenBack: the last act is to be undone.
        left: the button that had the focus was hidden or disabled.
    """

    done = Signal(object)
    agreed = Signal(object)
    takenBack = Signal()  # noqa: N815
    left = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-steps")
        self._language = language
        self._trial: Trial | None = None
        standing = Plate(self)
        self.move_ = wrapped("trial-move", standing, bold=True)
        self.took = wrapped("trial-took", standing)
        self.took.setWordWrap(False)
        row = in_row(self.move_, self.took, inside=standing, gap=SPACE, grows=self.move_)
        row.setContentsMargins(WIDE, GAP, WIDE, GAP)
        self.about = wrapped("trial-about", self)
        self.cycle = wrapped("trial-cycle", self, size=SMALL)
        self.asking = AgreedForm(language, self)
        self.asking.given.connect(self.agreed)
        self.row = WrappingRow(self)
        self.back = bar_button(
            "trial-take-back", self.tr("◀ Undo"), self.takenBack.emit, self.row
        )
        self.back.setAccessibleName(self.tr("Undo the last move"))
        self.back.setToolTip(self.tr("Undo the last move (Backspace)"))
        self.idle = {step: self._step(step) for step in IDLE}
        self.ko_passes: dict[Point, QPushButton] = {}
        self.row.put(self.back, *self.idle.values())
        in_column(standing, self.about, self.cycle, self.asking, inside=self, gap=SPACE)

    def show_trial(self, trial: Trial, *, may_take_back: bool) -> None:
        """Shows a trial, and offers the acts of the side to move.

        Args:
            may_take_back: True to enable the button that undoes the last act.
        """
        self._trial = trial
        board, language = trial.frozen.grid, self._language
        side = term(SIDES, trial.to_move.letter, language)
        move = self.tr("Move {move} · {side} to play")
        self.move_.setText(formatted(move, move=len(trial.acts) + 1, side=side))
        black, white = _taken(trial)
        self.took.setText(
            formatted(self.tr("took {black} : {white}"), black=black, white=white)
        )
        means = self.tr("Stones captured in the trial: by Black {black}, by White {white}")
        self.took.setToolTip(tip(formatted(means, black=black, white=white)))
        self.took.setAccessibleName(self.took.toolTip())
        self.about.setText(stones_told(trial, language))
        self.cycle.setText(cycle_told(trial, language, cited=False))
        self.asking.ask(trial)
        if not may_take_back and self.back.hasFocus():
            self.left.emit()
        self.back.setEnabled(may_take_back)
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
        self.row.arrange()

    def gives_way(self) -> tuple[QLabel, ...]:
        """Returns the labels that may be hidden if there is little space, the most important
        first.
        """
        return self.asking.asked, self.about, self.cycle

    def controls(self) -> tuple[QWidget, ...]:
        """Returns the widgets that can have the focus, in the order of Tab."""
        kos = self.ko_passes.values()
        return *self.asking.controls(), self.back, *self.idle.values(), *kos

    def letter(self, key: str) -> bool:
        """Performs the act with a letter. Returns False if there is no such act now."""
        steps = () if self._trial is None else self._trial.its.steps
        for step in LETTERS.get(key, ()):
            if step in steps:
                self._do(step, None)
                return True
        return False

    def _offer(self, button: QPushButton, on: bool) -> None:
        if not on and button.hasFocus():
            self.left.emit()  # otherwise the focus would go to another act
        button.setVisible(on)

    def _tell(self, button: QPushButton, act: TrialAct, trial: Trial) -> None:
        """Sets the tooltip of an act's button: its effect and its key."""
        what = trial_act_text(act, trial.frozen.grid, self._language)
        ends = play(trial, act).ending is not None
        then = self.tr("ends the trial") if ends else self.tr("the trial continues")
        means = f"{what} — {then}"
        key = next((key for key, steps in LETTERS.items() if act.step in steps), "")
        button.setToolTip(tip(f"{means} ({key.upper()})" if key else means))
        button.setAccessibleDescription(means)

    def _step(self, step: TrialStep) -> QPushButton:
        name = STEPS[step].in_(self._language)
        return bar_button(f"try-{step.value}", name, lambda: self._do(step, None), self.row)

    def _add_ko(self, point: Point, name: str) -> None:
        act = partial(self._do, TrialStep.KO_PASS, point)
        button = bar_button(f"try-ko-{point}", name, act, self.row)
        self.ko_passes[point] = button
        self.row.put(button)

    def _do(self, step: TrialStep, point: Point | None) -> None:
        if self._trial is not None:
            self.done.emit(TrialAct(step, self._trial.to_move, point))

    def _name(self, button: QPushButton, name: str) -> None:
        button.setText(name)
        button.setAccessibleName(name)


def waiting_kos(trial: Trial) -> tuple[Point, ...]:
    """Returns the points that the side to move may retake only after a pass for that ko."""
    barred = [ko for ko, side in trial.barred.items() if side is trial.to_move]
    cells = trial.position.cells
    return tuple(sorted(p for ko in barred for p in ko if not cells[p]))


def _taken(trial: Trial) -> tuple[int, int]:
    """Returns the numbers of stones captured in a trial by (Black, White)."""
    before, now = trial.case.moments[-1].captured, trial.moments[-1].captured
    return now.white - before.white, now.black - before.black
