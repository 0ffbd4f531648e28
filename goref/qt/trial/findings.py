"""The page of a finished trial: its outcome, its moves to step through, the ruling."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from goref.app.questions.trial_status import TrialStatus, decision_told, showed_told
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.qt.look.metrics import SPACE, TARGET
from goref.qt.trial.foot import is_restored
from goref.qt.trial.overruling_form import OverrulingForm
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import WrappingRow, tell, tip, wrapped

MOST_SHOWN = 3
"""The largest number of sentences about the outcome; more can be unfolded."""


class TrialFindings(QWidget):
    """The outcome of a finished trial, and what the referee can do with it.

    Attributes:
        otherwise: the form to rule against the outcome; None before its first use.
        row: the buttons of all acts except accepting the outcome.

    Signals:
        asking: the form to rule against the outcome was shown or hidden.
        looked: the user steps through the trial; carries how many acts to show, or None for the
            position before the trial.
        overruled: the referee rules against the outcome; carries the ruling (``StoneStatus`` or
            ``PointRuling``) and the reason.
        unreasoned: the referee confirmed such a ruling without a reason.
        played_on: the moves of the trial are to become part of the record.
        dropped: the trial is to be removed.
    """

    asking = Signal()
    looked = Signal(object)
    overruled = Signal(object, str)
    unreasoned = Signal()
    played_on = Signal()
    dropped = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trial-findings")
        self._language = language
        self._of: TrialStatus | None = None
        self._step: int | None = None
        self.otherwise: OverrulingForm | None = None
        self.found = wrapped("trial-found", self, copied=True)
        self.found.setAccessibleName(self.tr("What the trial has shown"))
        self.remark = wrapped("trial-remark", self)
        self.row = row = WrappingRow(self)
        self.rule = bar_button("trial-otherwise", self.tr("Rule differently…"), self.ask, row)
        self.look = bar_button("trial-look", self.tr("Show the trial"), self._look, row)
        self.look.setCheckable(True)
        self.back = self._arrow("trial-back", "◀", self.tr("One move back"), -1)
        self.forward = self._arrow("trial-forward", "▶", self.tr("One move forward"), 1)
        self.on = bar_button(
            "trial-play-on", self.tr("Resume the game"), self.played_on.emit, row
        )
        self.on.setToolTip(self.tr("The acts of the trial become acts of the game"))
        self.drop = bar_button("trial-drop", self.tr("Drop the trial"), self.dropped.emit, row)
        row.put(self.rule, self.look, self.back, self.forward, self.on, self.drop)
        self._rows = in_column(self.found, self.remark, inside=self, gap=SPACE)

    def show_trial(self, of: TrialStatus, step: int | None, remark: str) -> None:
        """Shows a finished trial.

        Args:
            step: the number of acts shown on the board; None for the position before the trial.
            remark: a further remark; "" for none.
        """
        if self._of is not of and self.otherwise is not None:
            self.stop_asking()
        self._of, self._step = of, step
        language = self._language
        showed = [*showed_told(of, language)]
        if len(showed) > MOST_SHOWN:
            more = self.tr("… {count} more under ⓘ")
            showed[MOST_SHOWN:] = [formatted(more, count=len(showed) - MOST_SHOWN)]
        stop = LANGUAGES[language].stop
        told = [one + stop for one in (*showed, *decision_told(of, language))]
        tell(self.found, "\n".join(told))
        self.remark.setText(remark)
        ruling = self.tr("Rule differently…") if of.found else self.tr("Rule…")
        self.rule.setText(ruling)
        self.rule.setAccessibleName(ruling)
        self.rule.setEnabled(of.is_over)
        self.on.setVisible(not is_restored(of))
        self.on.setEnabled(of.trial is not None)
        self.look.setEnabled(bool(of.kept.acts))
        self.look.setChecked(step is not None)
        for arrow, end in ((self.back, 0), (self.forward, len(of.kept.acts))):
            arrow.setVisible(step is not None)
            arrow.setEnabled(step != end)
        self.row.arrange()

    def gives_way(self) -> tuple[QLabel, ...]:
        """Returns the labels that may be hidden if there is little space, the most important
        first.
        """
        if self.otherwise is not None and self.is_asking:
            return self.remark, self.otherwise.cited
        return (self.remark,)

    def controls(self) -> tuple[QWidget, ...]:
        """Returns the widgets that can have the focus, in the order of Tab."""
        more = () if self.otherwise is None else self.otherwise.controls()
        return *more, self.rule, self.look, self.back, self.forward, self.on, self.drop

    @property
    def is_asking(self) -> bool:
        """True while the form to rule against the outcome is shown."""
        return self.otherwise is not None and not self.otherwise.isHidden()

    def stop_asking(self) -> None:
        """Hides the form to rule against the outcome."""
        if self.is_asking and self.otherwise is not None:
            had_focus = self.otherwise.has_focus()
            self.otherwise.hide()
            self.asking.emit()
            if had_focus:
                self.rule.setFocus()

    def ask(self) -> None:
        """Shows the form to rule against the outcome. Does nothing if the trial is unfinished,
        or the record has changed.
        """
        if self._of is None or self._of.trial is None or not self._of.is_over:
            return
        if self.otherwise is None:
            self.otherwise = OverrulingForm(self._language, self)
            self.otherwise.given.connect(self.overruled)
            self.otherwise.missed.connect(self.unreasoned)
            self.otherwise.dropped.connect(self.stop_asking)
            self._rows.addWidget(self.otherwise)
        self.otherwise.ask(self._of)
        self.asking.emit()

    def _look(self) -> None:
        if self._of is not None:
            whole = len(self._of.kept.acts)
            self.looked.emit(None if self._step is not None else whole)

    def _walk(self, by: int) -> None:
        if self._of is not None and self._step is not None:
            self.looked.emit(min(max(self._step + by, 0), len(self._of.kept.acts)))

    def _arrow(self, name: str, sign: str, means: str, by: int) -> QToolButton:
        arrow = QToolButton(self.row)
        arrow.setObjectName(name)
        arrow.setText(sign)
        arrow.setAccessibleName(means)
        arrow.setToolTip(tip(means))
        arrow.setMinimumSize(TARGET + 8, TARGET)
        arrow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        arrow.clicked.connect(lambda _: self._walk(by))
        return arrow
