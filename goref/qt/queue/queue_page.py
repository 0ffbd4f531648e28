"""The page of the questions: what is clear, the open question, the others in a line each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from goref.qt.frame.closed_row import ClosedRow
from goref.qt.queue.card_view import CardText, CardView, OfferView
from goref.qt.queue.rest_list import RestList, RestRow
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.metrics import SPACE
from goref.qt.widgets.wrapping import tell, wrapped

LEAST_OPEN = 160
"""Room that what is opened under the questions is worth opening for."""


class QueuePage(QWidget):
    """Shows the queue; it knows nothing of the case.

    Attributes:
        accept: what is clear, to be accepted in one act.
        card: the open question.
        rest: the others.
        nothing: that there are no questions.

    Signals:
        accepted: an answer to what is clear was pressed: its number.
        answered: an answer to the open question was pressed: its number.
        wanted: another question is to be opened: its key.
    """

    accepted = Signal(int)
    answered = Signal(int)
    wanted = Signal(object)

    def __init__(self, *below: ClosedRow) -> None:
        """Args:
        below: what can be opened under the questions.
        """
        super().__init__()
        self.setObjectName("queue")
        self.accept = OfferView("accept")
        self.accept.answered.connect(self.accepted)
        self.card = CardView("card")
        self.card.answered.connect(self.answered)
        self.nothing = wrapped("no-questions", self)
        self.rest = RestList("questions", self.tr("Other questions"))
        self.rest.wanted.connect(self.wanted)
        self._column = in_column(
            self.accept, self.card, self.nothing, self.rest, *below, inside=self, gap=SPACE,
            grows=self.rest,
        )  # fmt: skip
        self._below = below
        for row in below:
            row.toggled.connect(lambda _: self._fit())
        self._shown: object = None
        self._offers = False

    def show_queue(
        self,
        accept: CardText | None,
        card: tuple[object, CardText] | None,
        rest: Sequence[RestRow],
        nothing: str,
    ) -> None:
        """Show other questions.

        Args:
            accept: how what is clear reads; None for none.
            card: what the open question is about, and how it reads; None for none.
            nothing: what is said where there is no question.
        """
        before, self._shown = self._shown, card and card[0]
        self._offers = accept is not None
        if accept is not None:
            self.accept.show_card(accept)
        if card is not None:
            self.card.show_card(card[1], anew=card[0] != before)
        tell(self.nothing, nothing)
        self.rest.show_rows(rest)
        self._fit()

    def _fit(self) -> None:
        """Have the questions in sight; in little room they make way for what is opened."""
        shown: list[QWidget] = [self.accept] if self._offers else []
        if self._shown is not None:
            shown.append(self.card)
        rows = [row for row in self._below if not row.isHidden()]
        opened = next((row for row in rows if row.is_open), None)
        fits = True
        if opened is not None:
            closed = sum(row.head.height() + SPACE for row in rows if row is not opened)
            asked = sum(view.heightForWidth(self.width()) + SPACE for view in shown)
            least = max(opened.minimumSizeHint().height(), LEAST_OPEN)
            fits = asked + closed + least <= self.height()
        for view in (self.accept, self.card):
            view.setVisible(fits and view in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
