"""Where a referee is among the questions of a case: which is open, which he passed by."""

from __future__ import annotations

from goref.app.questions.card import Card
from goref.core.base.frozen import frozen, replace
from goref.core.findings.kind import QuestionKind

Key = tuple[object, ...]


@frozen
class Walk:
    """A way through the questions, the weightiest first unless the referee goes another.

    Attributes:
        cards: all that is asked and noted, in order.
        chosen: what he opened himself, by its card's key.
        stays: the stage that he chose himself: its own questions are asked there.
        passed: what he passed by, by the keys.
    """

    cards: tuple[Card, ...] = ()
    chosen: Key | None = None
    stays: str | None = None
    passed: frozenset[Key] = frozenset()

    @property
    def accept(self) -> Card | None:
        """What is clear, to be accepted in one act before all else."""
        return next((card for card in self.cards if _goes_first(card)), None)

    @property
    def asked(self) -> tuple[Card, ...]:
        """The open questions but for what is clear, weightiest first; while that waits, those
        of its stage before others."""
        asked = (card for card in self.cards if card.asks and not _goes_first(card))
        first = self.accept
        return tuple(sorted(asked, key=lambda c: first is not None and c.stage != first.stage))

    @property
    def open(self) -> Card | None:
        """The open question: what was chosen, else the weightiest; of the stage that was
        chosen, or is to be done with first."""
        chosen = next((card for card in self.cards if card.key == self.chosen), None)
        if chosen is not None:
            return chosen
        stage = self.stays or (None if self.accept is None else self.accept.stage)
        asked = [card for card in self.asked if stage is None or card.stage == stage]
        fresh = (card for card in asked if card.key not in self.passed)
        return next(fresh, next(iter(asked), None))

    @property
    def is_asked_where_it_stays(self) -> bool:
        """Whether the stage that was chosen has a question; what is clear is one."""
        return any(card.asks and card.stage == self.stays for card in self.cards)

    def next_after(self, card: Card | None) -> Card | None:
        """The next that is open; after the last those that were passed by come round."""
        here = None if card is None else card.key
        others = [other for other in self.asked if other.key != here]
        fresh = [other for other in others if other.key not in self.passed]
        return next(iter(fresh or others), None)

    def passing(self, card: Card | None) -> Walk:
        """The way on past a card, to the next."""
        after = self.next_after(card)
        chosen = None if after is None else after.key
        if chosen in self.passed:  # all were: another round begins
            return replace(self, chosen=chosen, stays=None, passed=frozenset())
        passed = self.passed if card is None else self.passed | {card.key}
        return replace(self, chosen=chosen, stays=None, passed=passed)

    def opening(self, key: Key) -> Walk:
        """The way on from a card that is opened."""
        return replace(self, chosen=key, stays=None)

    def staying(self, stage: str | None) -> Walk:
        """The way on at a stage that is chosen; None where it has no questions."""
        return replace(self, chosen=None, stays=stage)

    def begun_again(self) -> Walk:
        """The way from the weightiest question."""
        return Walk(self.cards)


def _goes_first(card: Card) -> bool:
    return card.about is QuestionKind.ACCEPT and card.asks and not card.waits
