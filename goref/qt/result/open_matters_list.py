"""The matters that could still change the result, with the effect of each answer."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from goref.app.questions import sentences
from goref.app.questions.matter_texts import matter_texts
from goref.app.questions.open_matters import OpenMatter, OpenMatters
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.case.case import Case
from goref.core.texts.incidents.telling import protest_said
from goref.qt.widgets.lists import TextList


class OpenMattersList(TextList):
    """The open matters of a case, those with the largest stake first. The list computes
    nothing.

    Signals:
        looked: a matter was selected; carries its points as a frozenset, and its move or None.
    """

    looked = Signal(object, object)

    def __init__(self, language: Language) -> None:
        super().__init__("other-way", "")
        self.setAccessibleName(self.tr("What could still change it"))
        self._language = language
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_matters(self, case: Case, opened: OpenMatters) -> None:
        """Shows undecided protests and open matters. If there are none, says whether some may
        still be found.
        """
        self.clear()
        lodged = tuple(each for each in case.protests if each.is_lodged)
        if lodged:
            for protest in lodged:
                self.put(capital(protest_said(protest, self._language)), None)
        told = matter_texts(opened.matters, case, self._language)
        for matter, (asked, stake) in zip(opened.matters, told, strict=True):
            outcomes = tuple(self._outcomes(matter, case))
            rows = (asked, *(outcomes or (f"   → {stake}",) * bool(stake)))
            card = matter.question
            move = matter.finding.move if card is None else card.move
            self.put("\n".join(rows), (frozenset(matter.points), move))
        if not opened.matters and not lodged:
            nothing = self.tr("No open finding would change the margin.")
            told_so = nothing if opened.is_known else self.tr("Searching …")
            self.put(told_so, None).setFlags(Qt.ItemFlag.NoItemFlags)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Returns the height of all rows, as the page scrolls and the list does not."""
        high = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(super().sizeHint().width(), high + 2 * self.frameWidth())

    def _outcomes(self, matter: OpenMatter, case: Case) -> Iterator[str]:
        """Yields a line for each answer that changes the margin, or might: the answer and its
        effect.
        """
        card, language = matter.question, self._language
        for answer in card.answers if card is not None else ():
            outcome = matter.outcomes.get(answer.name)
            if card is None or outcome is None or answer.edit is None or outcome.change == 0:
                continue
            says = sentences.answer_text(answer, language)
            stake = sentences.stake_text(card, answer, outcome, case, language)
            yield f"   → {says}{LANGUAGES[language].colon}{stake}"

    def _choose(self, item: QListWidgetItem) -> None:
        about = item.data(Qt.ItemDataRole.UserRole)
        if about is not None:
            self.looked.emit(*about)
