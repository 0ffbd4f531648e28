"""The page next to the board for a trial."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolButton, QWidget

from goref.core.base.language import Language
from goref.qt.board.accessible import read_out
from goref.qt.look.metrics import GAP, HEADING, SMALL, SPACE, TARGET, WIDE
from goref.qt.trial.claim import ClaimForm
from goref.qt.trial.findings import TrialFindings
from goref.qt.trial.steps import TrialSteps
from goref.qt.widgets.boxes import Plate, in_column, in_row, named, scrolling
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import ScrolledText, embolden, tell, wrapped

TrialPart = ClaimForm | TrialSteps | TrialFindings

FEW_LINES = 3
"""The smallest number of visible lines of the unfolded rules."""
TOP = Qt.AlignmentFlag.AlignTop


class TrialPage(QWidget):
    """The claim, how the trial is played, and the acts that are possible now.

    With little space, labels are hidden, the least important first; ``rules`` repeats their
    content. With even less, the page scrolls.

    Attributes:
        claim, steps, findings: the parts of the page before, during and after the trial.
        heading: which stones or points are in dispute.
        sentence: the claim, or how the trial ended.
        procedure: how the trial is played, or the claim, in small letters.
        rules: the full rules of the trial. The button ``unfold`` shows them instead of the
            rest.
        message: why something is impossible; shown instead of ``procedure``.

    Signals:
        away: the widget that had the focus is now hidden.
        left: the user wants to leave the trial.
    """

    away = Signal()
    left = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Resolving a dispute on the board"))
        plate = Plate(self)
        self._below = below = QWidget(self)
        self.heading = wrapped("trial-heading", plate, copied=True, size=HEADING, bold=True)
        self.unfold = self._info(plate)
        self.sentence = wrapped("trial-sentence", plate, copied=True)
        self.procedure = wrapped("trial-procedure", plate, copied=True, size=SMALL)
        self.message = wrapped("trial-message", plate)
        self.rules = _Unfolded("trial-rules", self)
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
        self.findings.asking.connect(self._asking)
        self.leave = bar_button("trial-leave", self.tr("Leave"), self.left.emit, below)
        self.leave.setToolTip(self.tr("Back to the board (Esc)"))
        self._part: TrialPart | None = None

        head = in_row(self.heading, gap=SPACE, grows=self.heading)
        head.addWidget(self.unfold, 0, TOP)
        self._inside = QWidget(plate)
        told = in_column(self.sentence, self.procedure, self.message, gap=GAP)
        in_column(told, *self._parts, inside=self._inside, gap=SPACE)
        column = in_column(head, self._inside, inside=plate, gap=SPACE)
        column.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        rows = in_column(*(part.row for part in self._parts))
        row = in_row(rows, inside=below, gap=SPACE, grows=rows)
        row.addWidget(self.leave, 0, TOP)
        self._page = _AsLowAsCanBe()
        below.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        in_column(plate, self.rules, below, None, inside=self._page, gap=SPACE)
        self._page.installEventFilter(self)
        self._area = scrolling(self._page, self)
        in_column(self._area, inside=self)

    def show_part(self, part: TrialPart | None, heading: str, sentence: str) -> None:
        """Shows one of the parts, or no part, below heading and sentence."""
        self.heading.setText(heading)
        self.sentence.setText(sentence)
        focus = QApplication.focusWidget()
        for other in self._parts:
            if other is part:
                continue
            if focus is not None and focus in other.controls():
                self.away.emit()  # otherwise the focus would go to another act
            other.hide()
            other.row.hide()
        self._part = part
        if part is not None:
            part.show()
            part.row.show()
        self._below.setHidden(self.findings.is_asking)

    def tell_rules(self, brief: str, full: str = "") -> None:
        """Sets the rules of the trial: a short sentence, and the full text to unfold; "" for
        none.
        """
        self.procedure.setText(brief)
        self.rules.set_text(full)
        self.unfold.setVisible(bool(full))
        self._unfold()

    def _asking(self) -> None:
        """Hides the other buttons while the referee rules against the outcome."""
        self._below.setHidden(self.findings.is_asking)

    def say(self, text: str, *, strong: bool = False) -> None:
        """Shows a message instead of ``procedure``; "" shows ``procedure`` again."""
        if self.message.font().bold() is not strong:
            embolden(self.message, bold=strong)
        tell(self.message, text)
        if text:
            self.unfold.setChecked(False)
        self._fit()

    @property
    def is_unfolded(self) -> bool:
        """True while the full rules are shown instead of everything else."""
        return not self.rules.isHidden()

    def refuse(self, reason: str) -> None:
        """Shows why an act is impossible, and passes it to a screen reader."""
        self.say(reason, strong=True)
        read_out(self, reason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hides labels until the page fits, if possible."""
        more = () if self._part is None else self._part.gives_way()
        labels = [*more, self.sentence, self.procedure]
        told = [one for one in labels if one.text()]
        if self.message.text() and self.procedure in told:
            told.remove(self.procedure)
        for widget in reversed(self.findChildren(QWidget)):
            if (inner := widget.layout()) is not None:
                inner.activate()  # otherwise the sizes before the last change would count
        layout, bar = self._page.layout(), self._area.verticalScrollBar()
        assert layout is not None
        width = self.width() - (bar.width() if bar.isVisible() else 0)
        wide = width - 2 * WIDE
        high = {one: one.heightForWidth(wide) + SPACE for one in labels}
        spare = self.height() - layout.minimumHeightForWidth(width)
        spare += sum(high[one] for one in labels if not one.isHidden())
        for one in labels:
            fits = one in told and spare >= high[one]
            spare -= high[one] if fits else 0
            one.setVisible(fits)

    def _unfold(self) -> None:
        whole = bool(self.rules.text()) and self.unfold.isChecked()
        self.rules.setVisible(whole)
        self._inside.setVisible(not whole)
        self._fit()

    def _info(self, parent: QWidget) -> QToolButton:
        button = named(QToolButton(parent), "trial-info", self.tr("Rules of this trial"))
        button.setText("ⓘ")
        button.setToolTip(self.tr("The rules of this trial, with their articles"))
        button.setCheckable(True)
        button.setMinimumSize(TARGET, TARGET)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(lambda _: self._unfold())
        return button


class _AsLowAsCanBe(QWidget):
    """A page that scrolls only if even its smallest height does not fit."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.minimumHeightForWidth(width)


class _Unfolded(ScrolledText):
    """A text that is shown whole if there is space, and scrolls otherwise."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def hasHeightForWidth(self) -> bool:
        return False  # otherwise it would insist on its size hint

    def sizeHint(self) -> QSize:
        frame = 2 * self.frameWidth()
        whole = self.label.heightForWidth(max(self.width() - frame, 1))
        return QSize(300, whole + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, FEW_LINES * self.fontMetrics().lineSpacing())
