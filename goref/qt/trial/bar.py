"""The bar above the board while a dispute is tried on it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QSizePolicy,
    QWidget,
)

from goref.core.base.language import Language
from goref.qt.board.accessible import read_out
from goref.qt.look.appearance import text_scale
from goref.qt.trial.claim import ClaimForm
from goref.qt.trial.findings import TrialFindings
from goref.qt.trial.steps import TrialSteps
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP
from goref.qt.widgets.scrolled_page import ScrolledPage
from goref.qt.widgets.wrapping import embolden, wrapped

Page = TypeVar("Page", ClaimForm, TrialSteps, TrialFindings)

LARGE = 1.5
"""From this size of texts on the sentence has a row of its own."""
TOP, RIGHT = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignRight


class TrialBar(QWidget):
    """A sentence that says where the trial stands, a page of what can be done, a message.

    The pages are made when they are wanted first.

    Signals:
        chosen: another claim is chosen: its ``Assertion``.
        begun: the trial is to begin.
        done: an act other than a play: its ``TrialAct``.
        decided: both agree that it is decided.
        looked, accepted, overruled, played_on, dropped: as ``TrialFindings`` has them.
        away: what had the focus is in sight no more.
        left: the trial is to be left.
    """

    chosen = Signal(object)
    begun = Signal()
    done = Signal(object)
    decided = Signal()
    looked = Signal(object)
    accepted = Signal()
    overruled = Signal(object, str)
    played_on = Signal()
    dropped = Signal()
    away = Signal()
    left = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Resolving a dispute on the board"))
        self.claim: ClaimForm | None = None
        self.steps: TrialSteps | None = None
        self.findings: TrialFindings | None = None
        self._pages: dict[QWidget, ScrolledPage] = {}
        self._language = language
        self._board = parent
        self.sentence = wrapped("trial-sentence", self)
        embolden(self.sentence)
        self.leave = bar_button(
            "trial-leave", self.tr("Back to the board"), self.left.emit, self
        )
        self.leave.setToolTip(self.tr("The trial stays with the case (Esc)"))
        self.message = wrapped("trial-message", self)
        # Its room is kept, or the board would jump when something is refused.
        self.message.setMinimumHeight(self.message.fontMetrics().height())
        self._aside = aside = text_scale(self.font()) < LARGE
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        head = QBoxLayout(across if aside else down)
        head.setSpacing(8)
        head.addWidget(self.sentence, 1)
        head.addWidget(self.leave, 0, TOP if aside else RIGHT)
        self._rows = in_column(head, self.message, inside=self, gap=GAP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def claim_page(self) -> ClaimForm:
        """Before the trial."""
        if self.claim is None:
            self.claim = page = self._add(ClaimForm(self._language, self))
            page.chosen.connect(self.chosen)
            page.begun.connect(self.begun)
        return self.claim

    def steps_page(self) -> TrialSteps:
        """During the trial."""
        if self.steps is None:
            self.steps = page = self._add(TrialSteps(self._language, self))
            page.done.connect(self.done)
            page.decided.connect(self.decided)
            page.left.connect(self.away)
        return self.steps

    def findings_page(self) -> TrialFindings:
        """After the trial."""
        if self.findings is None:
            self.findings = page = self._add(TrialFindings(self._language, self))
            page.looked.connect(self.looked)
            page.accepted.connect(self.accepted)
            page.overruled.connect(self.overruled)
            page.played_on.connect(self.played_on)
            page.dropped.connect(self.dropped)
            page.unreasoned.connect(
                lambda: self.refuse(
                    self.tr("A ruling against what the board showed needs a reason.")
                )
            )
        return self.findings

    def show_page(
        self, page: ClaimForm | TrialSteps | TrialFindings | None, sentence: str
    ) -> None:
        """Have one page in sight, or none, and say where the trial stands."""
        self.sentence.setText(sentence)
        self._keep_sentence()
        for other in (self.claim, self.steps, self.findings):
            if other is None or other is page:
                continue
            focus = QApplication.focusWidget()
            if focus is not None and other.isAncestorOf(focus):
                self.away.emit()  # or the focus would go to another act
            self._pages[other].hide()
        if page is not None:
            self._pages[page].follow(*page.controls())
            self._pages[page].show()
            self._order(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_sentence()

    def _keep_sentence(self) -> None:
        """With large texts keep it whole: the page under it scrolls instead."""
        if not self._aside:
            needed = self.sentence.heightForWidth(self.width())
            self.sentence.setMinimumHeight(max(needed, 0))

    def say(self, text: str) -> None:
        """Say something under the buttons."""
        self._tell(text, strong=False)

    def refuse(self, reason: str) -> None:
        """Say why an act cannot be."""
        self._tell(reason, strong=True)
        read_out(self, reason)

    def follow_in_tab_order(self, widget: QWidget) -> None:
        """Let the Tab key come here from a widget first."""
        self._board = widget
        self._order(None)

    def _tell(self, text: str, *, strong: bool) -> None:
        font = self.message.font()
        if font.bold() is not strong:
            font.setBold(strong)
            self.message.setFont(font)
        self.message.setText(text)

    def _order(self, page: ClaimForm | TrialSteps | TrialFindings | None) -> None:
        widget = self._board
        inside = () if page is None else page.controls()
        for mine in (*inside, self.leave):
            QWidget.setTabOrder(widget, mine)
            widget = mine

    def _add(self, page: Page) -> Page:
        self._pages[page] = area = ScrolledPage(page, self)
        area.hide()
        self._rows.insertWidget(self._rows.count() - 1, area)
        return page
