"""The bar above the board while a dispute is tried on it."""

from __future__ import annotations

from itertools import pairwise

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

Page = ClaimForm | TrialSteps | TrialFindings

LARGE = 1.5
"""From this size of texts on the sentence has a row of its own."""
TOP, RIGHT = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignRight


class TrialBar(QWidget):
    """A sentence that says where the trial stands, a page of what can be done, a message.

    Attributes:
        claim, steps, findings: the pages: before the trial, during it, after it.

    Signals:
        away: what had the focus is in sight no more.
        left: the trial is to be left.
    """

    away = Signal()
    left = Signal()

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Resolving a dispute on the board"))
        self.claim, self.steps = ClaimForm(language, self), TrialSteps(language, self)
        self.findings = TrialFindings(language, self)
        self.steps.left.connect(self.away)
        needed = self.tr("A ruling against what the board showed needs a reason.")
        self.findings.unreasoned.connect(lambda: self.refuse(needed))
        pages = (self.claim, self.steps, self.findings)
        self._pages: dict[Page, ScrolledPage] = {
            page: ScrolledPage(page, self) for page in pages
        }
        for area in self._pages.values():
            area.hide()
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
        in_column(head, *self._pages.values(), self.message, inside=self, gap=GAP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_page(self, page: Page | None, sentence: str) -> None:
        """Have one page in sight, or none, and say where the trial stands."""
        self.sentence.setText(sentence)
        self._keep_sentence()
        for other, area in self._pages.items():
            if other is page:
                continue
            focus = QApplication.focusWidget()
            if focus is not None and other.isAncestorOf(focus):
                self.away.emit()  # or the focus would go to another act
            area.hide()
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

    def say(self, text: str, *, strong: bool = False) -> None:
        """Say something under the buttons."""
        if self.message.font().bold() is not strong:
            embolden(self.message, bold=strong)
        self.message.setText(text)

    def refuse(self, reason: str) -> None:
        """Say why an act cannot be."""
        self.say(reason, strong=True)
        read_out(self, reason)

    def follow_in_tab_order(self, widget: QWidget) -> None:
        """Let the Tab key come here from a widget first."""
        self._board = widget
        self._order(None)

    def _order(self, page: Page | None) -> None:
        inside = () if page is None else page.controls()
        for one, other in pairwise((self._board, *inside, self.leave)):
            QWidget.setTabOrder(one, other)
