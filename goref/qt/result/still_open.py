"""What could still change a result: a row for each matter, with what each answer would do."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from goref.app.assessment import Assessment
from goref.app.queue import sentences
from goref.app.queue.card import About, Card
from goref.app.queue.queue import cards_of
from goref.app.queue.stakes import AnswerStake, CardScales, CardStake, ordered
from goref.core.base.language import LANGUAGES, Language
from goref.qt.widgets.lists import TextList
from goref.qt.work.pump import Pump


class WhatCouldChange(TextList):
    """The questions of a case, weightiest first; weighed in the pauses between events.

    Signals:
        looked: one was chosen: its points (a frozenset) and its move, or None.
    """

    looked = Signal(object, object)

    def __init__(self, language: Language) -> None:
        super().__init__("other-way", "")
        self.setAccessibleName(self.tr("What could still change it"))
        self._language = language
        self._assessment: Assessment | None = None
        self._cards: tuple[Card, ...] = ()
        self._stakes: dict[tuple[object, ...], CardStake] = {}
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.weighing = Pump(self)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show what is open, and what a closed matter would have changed."""
        if assessment is not self._assessment:
            self._assessment, self._stakes = assessment, {}
            self._cards = tuple(c for c in cards_of(assessment) if _matters(c, assessment))
        self.weighing.start(self._weigh(assessment), self._fill)
        self._fill()

    def _weigh(self, assessment: Assessment) -> Iterator[None]:
        scales = CardScales(assessment, self._cards)
        for card in self._cards:
            if card.key in self._stakes:
                continue
            made: list[AnswerStake | None] = []
            for outcome in scales.outcomes(card):
                made.append(outcome)
                yield
            self._stakes[card.key] = scales.stake(card, made)

    def _fill(self) -> None:
        assessment = self._assessment
        assert assessment is not None
        known = [card for card in self._cards if card.key in self._stakes]
        told = [c for c in ordered(known, self._stakes) if c.asks or self._stakes[c.key].change]
        asked = sentences.subjects(told, assessment.case, self._language)
        self.clear()
        lodged = tuple(each for each in assessment.case.protests if each.is_lodged)
        if lodged:
            from goref.core.words.incidents.telling import protest_said  # few cases have any

            for protest in lodged:
                self.put(protest_said(protest, self._language), None)
        for card in told:
            rows = (asked[card.key], *self._outcomes(card, assessment))
            self.put("\n".join(rows), (card.points, card.move))
        if not told and not lodged:
            busy = self.weighing.is_busy
            nothing = self.tr("No open finding would change the margin.")
            self.put(self.tr("Looking …") if busy else nothing, None).setFlags(
                Qt.ItemFlag.NoItemFlags
            )

    def _outcomes(self, card: Card, assessment: Assessment) -> Iterator[str]:
        """What each answer would change, where it changes anything."""
        case, language = assessment.case, self._language
        made = self._stakes[card.key].outcomes
        for answer in card.answers:
            outcome = made.get(answer.name)
            if outcome is None or answer.edit is None or outcome.change == 0:
                continue
            says = sentences.answer_text(answer, language)
            stake = sentences.stake_text(card, answer, outcome, case, language)
            yield f"   → {says}{LANGUAGES[language].colon}{stake}"

    def _choose(self, item: QListWidgetItem) -> None:
        about = item.data(Qt.ItemDataRole.UserRole)
        if about is not None:
            self.looked.emit(*about)


def _matters(card: Card, assessment: Assessment) -> bool:
    """Whether a card tells of something that was noticed, and not let stand."""
    settled = assessment.case.settled
    noticed = card.asks or card.findings
    let_stand = any(finding in settled for finding in card.findings)
    return bool(noticed) and card.about is not About.ACCEPT and not let_stand
