"""What hangs on the questions, worked out in the pauses, and the order they stand in by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject

from goref.app.assessment import Assessment
from goref.app.questions.card import Card
from goref.app.questions.stake_calculator import CardScales, CardStake, ordered
from goref.app.questions.walk import Key
from goref.qt.work.pump import Pump


class Weighing(QObject):
    """Weighs one card after the other, a count at a time."""

    def __init__(
        self, parent: QObject, weighed: Callable[[Key], None], done: Callable[[], None]
    ) -> None:
        """Args:
        weighed: is told the key of each card that was weighed.
        done: is called after the last.
        """
        super().__init__(parent)
        self._weighed, self._done = weighed, done
        self._stakes: dict[tuple[Key, object, object], CardStake] = {}
        self._before: dict[Key, CardStake] = {}  # by the cards' keys
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
        self._before |= {key: stake for (key, *_), stake in self._stakes.items()}
        self._stakes, self._scales = {}, None

    def take(self, assessment: Assessment, cards: Iterable[Card]) -> None:
        """Weigh these cards from now on; what hangs on them is another thing where something
        else is clear."""
        scales = CardScales(assessment, cards)
        if self._scales is not None and self._scales.accepts != scales.accepts:
            self.forget()
        self._scales = scales

    def ordered(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards, the weightiest first."""
        cards = tuple(cards)
        return ordered(cards, self._before | self.stakes(cards))

    def stakes(self, cards: Iterable[Card]) -> dict[Key, CardStake]:
        """What is known to be at stake in some cards, by their keys."""
        known = ((card.key, self.stake(card)) for card in cards)
        return {key: stake for key, stake in known if stake is not None}

    def stake(self, card: Card) -> CardStake | None:
        """What hangs on a card; None where it is not known yet."""
        return self._stakes.get(_what_decides(card))

    def start(self, cards: Iterable[Card]) -> None:
        """Weigh what is not weighed yet of some cards, in their order."""
        if self._scales is not None:
            self._pump.start(self._weigh(self._scales, tuple(cards)), self._done)

    def _weigh(self, scales: CardScales, cards: Iterable[Card]) -> Iterator[None]:
        for card in cards:
            if self.stake(card) is not None:
                continue
            made = []
            for outcome in scales.outcomes(card):
                made.append(outcome)
                yield
            self._stakes[_what_decides(card)] = scales.stake(card, made)
            self._weighed(card.key)


def _what_decides(card: Card) -> tuple[Key, object, object]:
    """What decides what hangs on a card: it may come to be about other stones, or a part of
    them may be pointed at."""
    return card.key, card.points, card.findings
