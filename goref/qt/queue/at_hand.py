"""What is under the referee's hand: the card that he is at, and what a press may answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject

from goref.app.queue.card import Card
from goref.qt.queue.queue_page import QueuePage

JUST_MS = 700
"""So long after a question has come by itself nobody can have read it and pressed a key."""
Asked = tuple[tuple[object, ...], ...]


class CardAtHand(QObject):
    """Nobody means to answer another question than the one he has read.

    Attributes:
        held: the card that was under the referee's hand when other cards came; it stays open.
    """

    def __init__(self, page: QueuePage, say: Callable[[str], None]) -> None:
        """Args:
        say: tells the referee something in a line.
        """
        super().__init__(page)
        self._page, self._say = page, say
        self.held: Card | None = None
        self._came = QElapsedTimer()  # since another question came by itself

    @staticmethod
    def asked(cards: Iterable[Card | None]) -> Asked:
        """What a figure, a letter, Enter or a press would answer. What is clear is asked under
        one key whatever it is."""
        return tuple((card.key, card.points, card.accepts) for card in cards if card)

    def hold(self, card: Card | None) -> None:
        """Keep the open card where it is if the referee is at it."""
        self.held = card if self._page.is_in_hand else None

    def let_go(self) -> None:
        """Nothing is held any more."""
        self.held = None

    def answered(self) -> None:
        """What was asked is answered: what comes now is awaited."""
        self.held = None
        self._came.invalidate()

    def note(self, before: Asked, now: Asked) -> None:
        """Something has come by itself, perhaps with another question."""
        if now != before:
            self._came.start()

    def may_press(self) -> bool:
        """Whether what is asked has stood there long enough to be read. Where it has not, that
        is said: a press meant what stood there before."""
        unread = self._came.isValid() and self._came.elapsed() < JUST_MS
        if unread:
            self._say(self.tr("The question has just changed: press again."))
        return not unread

    def may_key(self) -> bool:
        """Whether a figure or a letter may answer the open question: the same, and its answers
        are in sight. Where they are not they are brought there, and that is said."""
        if not self.may_press():
            return False
        if self._page.bring_answers():
            return True
        self._say(self.tr("The question was out of sight: press again."))
        return False
