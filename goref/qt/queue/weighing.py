"""What hangs on the questions, worked out in the pauses, and the order they stand in by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtCore import QObject

from goref.app.assessment import Assessment
from goref.app.queue.card import Card
from goref.app.queue.stakes import CardScales, CardStake, ordered
from goref.app.queue.walk import Key
from goref.qt.work.pump import Pump


class Weighing(QObject):
    """Weighs one card after the other, a count at a time.

    Attributes:
        stakes: what is known to hang on the cards, by their keys.
    """

    def __init__(
        self, parent: QObject, weighed: Callable[[Key], None], done: Callable[[], None]
    ) -> None:
        """Args:
        weighed: is told the key of each card that was weighed.
        done: is called after the last.
        """
        super().__init__(parent)
        self._weighed, self._done = weighed, done
        self.stakes: dict[Key, CardStake] = {}
        self._before: dict[Key, CardStake] = {}
        self._scales: CardScales | None = None
        self._pump = Pump(self)

    @property
    def is_busy(self) -> bool:
        """Whether something is being weighed."""
        return self._pump.is_busy

    def begin(self) -> None:
        """Another case: of its cards nothing is known."""
        self.forget()
        self._before = {}

    def forget(self) -> None:
        """What was weighed is no more so. Till it is weighed anew cards stand as they stood."""
        self._pump.stop()
        self._before |= self.stakes
        self.stakes, self._scales = {}, None

    def take(self, assessment: Assessment, cards: Iterable[Card]) -> None:
        """Weigh these cards from now on; what hangs on them is another thing where something
        else is clear."""
        scales = CardScales(assessment, cards)
        if self._scales is not None and self._scales.accepts != scales.accepts:
            self.forget()
        self._scales = scales

    def ordered(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards, the weightiest first."""
        known: Mapping[Key, CardStake] = self._before | self.stakes
        return ordered(cards, known)

    def start(self, cards: Iterable[Card]) -> None:
        """Weigh what is not weighed yet of some cards, in their order."""
        if self._scales is not None:
            self._pump.start(self._weigh(self._scales, tuple(cards)), self._done)

    def _weigh(self, scales: CardScales, cards: Iterable[Card]) -> Iterator[None]:
        for card in cards:
            if card.key in self.stakes:
                continue
            made = []
            for outcome in scales.outcomes(card):
                made.append(outcome)
                yield
            self.stakes[card.key] = scales.stake(card, made)
            self._weighed(card.key)
