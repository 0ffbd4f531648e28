"""The page beside the board while a dispute is tried on it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton, QWidget

from goref.core.base.language import Language
from goref.qt.board.accessible import read_out
from goref.qt.trial.claim import ClaimForm
from goref.qt.trial.findings import TrialFindings
from goref.qt.trial.steps import TrialSteps
from goref.qt.widgets.boxes import Plate, in_column, in_row, named
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP, HEADING, SMALL, SPACE, TARGET, WIDE
from goref.qt.widgets.wrapping import ScrolledText, embolden, tell, wrapped

TrialPart = ClaimForm | TrialSteps | TrialFindings

FEW_LINES = 2
"""Of the text that is unfolded at least so many are seen at a time."""
TOP = Qt.AlignmentFlag.AlignTop


class TrialPage(QWidget):
    """What is claimed, by which rules it is tried, and a part for what can be done now.

    The parts' further acts stand in a row below, with the way out.

    Attributes:
        claim, steps, findings: the parts: before the trial, during it, after it.
        heading: where on the board it is.
        sentence: what is claimed, or how it ended.
        procedure: how it is played out, or what was claimed, in small.
        rules: the same in full, with articles; unfolded by ``unfold`` where nothing has to
            move for it.

    Signals:
        away: what had the focus is in sight no more.
        left: the trial is to be left.
    """

    away = Signal()
    left = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Resolving a dispute on the board"))
        plate, below = Plate(self), QWidget(self)
        self.heading = wrapped("trial-heading", plate, copied=True)
        embolden(self.heading, HEADING)
        self.unfold = self._info(plate)
        self.sentence = wrapped("trial-sentence", plate, copied=True)
        self.procedure = wrapped("trial-procedure", plate, copied=True)
        embolden(self.procedure, SMALL, bold=False)
        self.rules = _Unfolded("trial-rules", self)
        self.rules.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.rules.hide()
        self.claim, self.steps = ClaimForm(language, plate), TrialSteps(language, plate)
        self.findings = TrialFindings(language, plate)
        self._parts: tuple[TrialPart, ...] = (self.claim, self.steps, self.findings)
        for part in self._parts:
            part.hide()
            part.row.hide()
        self.steps.left.connect(self.away)
        needed = self.tr("A ruling against what the board showed needs a reason.")
        self.findings.unreasoned.connect(lambda: self.refuse(needed))
        self.findings.asking.connect(lambda: self._order(self.findings))
        self.leave = bar_button("trial-leave", self.tr("Leave"), self.left.emit, below)
        self.leave.setToolTip(self.tr("Back to the board (Esc)"))
        self.message = wrapped("trial-message", self)
        self._board = parent

        head = in_row(self.heading, gap=SPACE, grows=self.heading)
        head.addWidget(self.unfold, 0, TOP)
        told = in_column(self.sentence, self.procedure, gap=GAP)
        column = in_column(head, told, *self._parts, inside=plate, gap=SPACE)
        column.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        rows = in_column(*(part.row for part in self._parts))
        row = in_row(rows, inside=below, gap=SPACE, grows=rows)
        row.addWidget(self.leave, 0, TOP)
        in_column(plate, below, self.message, self.rules, None, inside=self, gap=SPACE)

    def show_part(self, part: TrialPart | None, heading: str, sentence: str) -> None:
        """Have one part in sight, or none, and say where the trial stands."""
        self.heading.setText(heading)
        self.sentence.setText(sentence)
        focus = QApplication.focusWidget()
        for other in self._parts:
            if other is part:
                continue
            if focus is not None and focus in other.controls():
                self.away.emit()  # or the focus would go to another act
            other.hide()
            other.row.hide()
        if part is not None:
            part.show()
            part.row.setVisible(part is not self.findings or not self.findings.is_asking)
            self._order(part)

    def tell_rules(self, brief: str, full: str = "") -> None:
        """Tell the rules it goes by, in a sentence and in full; nothing where there is none."""
        self.procedure.setText(brief)
        self.rules.set_text(full)
        self.unfold.setVisible(bool(full))
        self._unfold()

    def _unfold(self) -> None:
        whole = bool(self.rules.text()) and self.unfold.isChecked()
        self.rules.setVisible(whole)
        self.procedure.setVisible(bool(self.procedure.text()) and not whole)

    def say(self, text: str, *, strong: bool = False) -> None:
        """Say something under all else."""
        if self.message.font().bold() is not strong:
            embolden(self.message, bold=strong)
        tell(self.message, text)

    def refuse(self, reason: str) -> None:
        """Say why an act cannot be."""
        self.say(reason, strong=True)
        read_out(self, reason)

    def follow_in_tab_order(self, widget: QWidget) -> None:
        """Let the Tab key come here from a widget first."""
        self._board = widget
        self._order(None)

    def _order(self, part: TrialPart | None) -> None:
        inside = () if part is None else part.controls()
        controls = (self._board, *inside, self.leave, self.unfold, self.rules)
        for one, other in pairwise(controls):
            QWidget.setTabOrder(one, other)

    def _info(self, parent: QWidget) -> QToolButton:
        button = named(QToolButton(parent), "trial-info", self.tr("Rules of this trial"))
        button.setText("ⓘ")
        button.setToolTip(self.tr("The rules of this trial, with their articles"))
        button.setCheckable(True)
        button.setMinimumSize(TARGET, TARGET)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(lambda _: self._unfold())
        return button


class _Unfolded(ScrolledText):
    """A text that gives way where there is little room: it scrolls then."""

    def hasHeightForWidth(self) -> bool:
        return False  # or it would insist on what it asks for

    def minimumSizeHint(self) -> QSize:
        few = FEW_LINES * self.fontMetrics().lineSpacing()
        return QSize(100, min(super().minimumSizeHint().height(), few))
