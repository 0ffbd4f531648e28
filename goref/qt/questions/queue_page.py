"""The page of the questions: the offer to accept, the open question, and the list of the
others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from goref.core.base.language import Language
from goref.core.base.late import Late
from goref.qt.look.metrics import NO_LIMIT, SPACE, WIDE
from goref.qt.look.theme import BoardTheme
from goref.qt.questions.summary_view import SummaryView
from goref.qt.questions.texts import QuestionText, RestRow
from goref.qt.widgets.boxes import in_column, scrolling
from goref.qt.widgets.wrapping import tell, wrapped

if TYPE_CHECKING:  # many cases have no questions
    from goref.app.board.board_summary import SummaryLine
    from goref.qt.frame.collapsible_row import CollapsibleRow
    from goref.qt.questions.question_view import OfferView, QuestionView
    from goref.qt.questions.rest_list import RestList

GROWS = 1000
"""The stretch factor of the list in the page's layout; the empty space below it has 1."""
NESTED = 3
"""The number of layouts inside each other. A layout request must be sent once for each."""


class QueuePage(QWidget):
    """A page that shows the questions, without access to the case.

    Attributes:
        nothing: the message that there are no questions.

    Signals:
        pointed: the mouse pointer is over a line of the summary; carries that line's points.
        accepted: a button of the offer was pressed; carries its index, from 0.
        answered: an answer to the open question was pressed; carries its index, from 0.
        othersWanted: the user asks for the answers that have no button.
        wanted: the user chose another question from the list; carries its key.
        released: the focus has left the open question.
        reasoned: the reason for the ruling was edited.
    """

    accepted = Signal(int)
    pointed = Signal(object)
    answered = Signal(int)
    othersWanted = Signal()  # noqa: N815
    wanted = Signal(object)
    released = Signal()
    reasoned = Signal()

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._language, self._theme = language, theme
        self.setObjectName("queue")
        self.nothing = wrapped("no-questions", self)
        self._above = in_column(self.nothing, gap=SPACE)
        self._inner = QWidget()
        self._column = in_column(self._above, None, inside=self._inner, gap=SPACE)
        self._inner.setMinimumSize(1, 1)  # as high as its width makes it, and not as a narrower
        self.area = scrolling(self._inner, self)
        for watched in (self._inner, self.area):
            watched.installEventFilter(self)
        in_column(self.area, inside=self, gap=SPACE, grows=self.area)
        self._below: list[CollapsibleRow] = []
        self._shown: object = None
        self._offers = False
        self._short = ""
        self._folded: SummaryView | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def put_under(self, widget: QWidget) -> None:
        """Adds a widget directly below the open question."""
        self._above.addWidget(widget)

    def put_below(self, row: CollapsibleRow) -> None:
        """Adds a foldable row below the list of questions. It scrolls with the page."""
        self._below.append(row)
        self._column.addWidget(row)
        row.toggled.connect(lambda on: self._toggled(row, on=on))

    def _toggled(self, row: CollapsibleRow, *, on: bool) -> None:
        """Lays the page out again after ``row`` was folded or unfolded. Scrolls to an unfolded
        row.
        """
        self._fit()
        if on:
            for _ in range(NESTED):
                QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self.area.ensureWidgetVisible(row, 0, 0)

    @property
    def is_in_hand(self) -> bool:
        """True while the referee uses the open question.

        That is, while an answer is pressed down or the focus is inside the question, even if
        another window is active.
        """
        card = QueuePage.card.made(self)
        if card is None or not card.isVisible():
            return False
        focus = self.window().focusWidget()
        return (focus is not None and card.isAncestorOf(focus)) or any(
            button.isDown() for button in card.answers.buttons
        )

    def close_row(self) -> bool:
        """Folds the unfolded row below the questions. Returns False if there is none."""
        opened = next((row for row in self._below if row.is_open and row.isVisible()), None)
        if opened is not None:
            opened.open(False)
        return opened is not None

    @property
    def asks(self) -> bool:
        """True if the page shows an open question."""
        return self._shown is not None

    def bring_answers(self) -> bool:
        """Scrolls to the answers of the open question. Returns True if they were already in
        view.

        Returns False if there is no open question.
        """
        if not self.card.isVisible():
            return False
        answers, view = self.card.answers, self.area.viewport()
        there = QRect(answers.mapTo(view, QPoint()), answers.size())
        most = min(there.height(), view.height())
        if there.intersected(view.rect()).height() >= most:
            return True
        self.area.ensureWidgetVisible(answers, 0, 0)
        return False

    def _focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self.is_in_hand:
            self.released.emit()

    @Late
    def accept(self) -> OfferView:
        """The offer to accept the second opinion for all stones it is sure of."""
        from goref.qt.questions.question_view import OfferView

        view = OfferView("accept")
        view.answered.connect(self.accepted)
        self._above.insertWidget(0, view)
        return view

    @Late
    def card(self) -> QuestionView:
        """The view of the open question."""
        from goref.qt.questions.question_view import QuestionView

        view = QuestionView("card")
        view.answered.connect(self.answered)
        view.othersWanted.connect(self.othersWanted)
        view.reason.textEdited.connect(lambda _: self.reasoned.emit())
        self._above.insertWidget(self._above.indexOf(self.nothing), view)
        return view

    @Late
    def rest(self) -> RestList:
        """The list of the other questions."""
        from goref.qt.questions.rest_list import RestList

        view = RestList("questions", self.tr("Other questions"))
        view.wanted.connect(self.wanted)
        view.rewrapped.connect(self._fit)
        self._column.insertWidget(1, view, GROWS)
        return view

    @Late
    def summary(self) -> SummaryView:
        """The summary of the board, below the questions."""
        view = SummaryView(self._language, self._theme)
        view.pointed.connect(self.pointed)
        self._column.insertWidget(self._stretch, view)
        return view

    @Late
    def counted(self) -> CollapsibleRow:
        """A foldable row with the summary, used if there is too little space for the
        summary.
        """
        from goref.qt.frame.collapsible_row import CollapsibleRow

        def make() -> QWidget:
            self._folded = SummaryView(self._language, self._theme)
            self._folded.pointed.connect(self.pointed)
            self._folded.show_lines(self.summary.lines, self.summary.state)
            inner = QWidget()
            in_column(self._folded, inside=inner).setContentsMargins(WIDE, 0, WIDE, 0)
            return inner

        row = CollapsibleRow("counted-row", self._short, make, grows=False)
        self._below.append(row)
        self._column.insertWidget(self._stretch, row)
        row.toggled.connect(lambda on: self._toggled(row, on=on))
        return row

    @property
    def _stretch(self) -> int:
        """The index, in the layout, of the empty space below the questions."""
        items = map(self._column.itemAt, range(self._column.count()))
        return next(n for n, one in enumerate(items) if one is not None and one.spacerItem())

    def show_summary(self, lines: Sequence[SummaryLine], state: str, short: str = "") -> None:
        """Shows the summary, in a folded row if there is too little space.

        Args:
            lines: the lines of the summary.
            state: words that say whether the summary is accepted.
            short: the summary in one line, the title of the folded row.
        """
        self._short = short
        if lines or QueuePage.summary.made(self) is not None:
            self.summary.show_lines(lines, state)
            if (row := QueuePage.counted.made(self)) is not None:
                row.tell(short)
            if self._folded is not None:
                self._folded.show_lines(lines, state)
            self._fit()

    def show_queue(
        self,
        accept: QuestionText | None,
        card: tuple[object, QuestionText] | None,
        rest: Sequence[RestRow],
        nothing: str,
    ) -> None:
        """Shows an offer, the open question, and the list of the other questions.

        Args:
            accept: the text of the offer; None for no offer.
            card: the key and the text of the open question, or None.
            rest: the lines of the list.
            nothing: the message to show if there is no question; "" for no message.
        """
        before, self._shown = self._shown, card and card[0]
        self._offers = accept is not None
        if accept is not None:
            self.accept.show_card(accept)
        if card is not None:
            self.card.show_card(card[1], anew=card[0] != before)
            if card[0] != before:
                self.area.verticalScrollBar().setValue(0)
        tell(self.nothing, nothing)
        if rest or QueuePage.rest.made(self) is not None:
            self.rest.show_rows(rest)
        self._fit()

    def _fit(self) -> None:
        """Divides the page's height between open question and list.

        With enough space only the list scrolls, with little space the whole page.
        """
        if self._offers or QueuePage.accept.made(self) is not None:
            self.accept.setVisible(self._offers)
        if self._shown is not None or QueuePage.card.made(self) is not None:
            self.card.setVisible(self._shown is not None)
        bar = self.area.verticalScrollBar().sizeHint().width()
        above = self._above.heightForWidth(max(self.area.width() - bar, 1))
        folded = QueuePage.counted.made(self)
        rows = [row for row in self._below if row is not folded and not row.isHidden()]
        below = sum(row.wants(self.area.width() - bar) + SPACE for row in rows)
        room = self.area.height() - above - below - (SPACE if above else 0)
        room -= self._fit_summary(room)
        if (others := QueuePage.rest.made(self)) is not None:
            others.fit(room)

    def _fit_summary(self, room: int) -> int:
        """Shows the summary if it fits below the questions within ``room`` pixels, else a
        folded row.

        Returns the height of the row in pixels; 0 if there is no row.
        """
        view, others = QueuePage.summary.made(self), QueuePage.rest.made(self)
        if view is None:
            return 0
        rest = others.whole() + SPACE if others is not None and others.rows else 0
        fits = view.heightForWidth(self.width()) <= room - rest - SPACE
        view.setVisible(view.has_lines and fits)
        if others is not None:
            others.setMaximumHeight(others.whole() if view.has_lines else NO_LIMIT)
        row, folds = QueuePage.counted.made(self), view.has_lines and not fits
        if row is None and not folds:
            return 0
        self.counted.setVisible(folds)
        return self.counted.wants(self.area.width()) + SPACE if folds else 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (watched is self._inner and event.type() is QEvent.Type.LayoutRequest) or (
            watched is self.area and event.type() is QEvent.Type.Resize
        ):
            self._fit()
        return super().eventFilter(watched, event)
