"""The page of a second opinion: asked for, worked out, listed, accepted or dismissed."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from goref.app.suggesting.accepting import acceptance
from goref.app.suggesting.sentences import opinion_text
from goref.app.suggesting.suggestion import Suggestion
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.io.engine.gtp import GtpError
from goref.qt.look import motion
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import BoardTheme
from goref.qt.opinion.list import SuggestList
from goref.qt.opinion.offers import Offer, offers
from goref.qt.opinion.rows import OpinionRow, rows, summary
from goref.qt.opinion.second_opinion import Gate, SecondOpinion
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.buttons import CheckBox, ChoiceButtons, push_button
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import WrappingRow, wrapped

TICK_MS = 200
"""How often the time an engine has taken is told."""


class SuggestView(QWidget):
    """What goref suggests, and the buttons to accept it; it holds nothing of the case.

    Attributes:
        passed: keys of the rows that were looked at.

    Signals:
        asked: an opinion is wanted.
        confirmed: the referee says whether both players have marked.
        cancelled: what is being worked out is to be given up.
        dismissed: the opinion is to be put away.
        allAccepted: everything that is clear is to be marked.
        offered: something is to be done about a row: the row, and the offer.
        consulted: an engine is to be asked.
        enginesWanted: the engines are to be set up.
        chosen: a row was chosen: the row.
    """

    asked = Signal()
    confirmed = Signal(bool)
    cancelled = Signal()
    dismissed = Signal()
    allAccepted = Signal()  # noqa: N815
    offered = Signal(object, object)
    consulted = Signal()
    enginesWanted = Signal()  # noqa: N815
    chosen = Signal(object)

    def __init__(
        self, language: Language, theme: BoardTheme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._opinion: SecondOpinion | None = None
        self._case: Case | None = None
        self.passed: frozenset[object] = frozenset()
        self._offers: tuple[Offer, ...] = ()
        self.intro = wrapped("opinion-intro", self)
        self.both = CheckBox(self.tr("Both players have marked"), self)
        self.both.setObjectName("both-have-marked")
        self.both.clicked.connect(self.confirmed)
        self.ask = push_button("ask-opinion", self.tr("Give a second opinion"), self)
        self.ask.clicked.connect(self.asked)
        self.summary = wrapped("opinion-summary", self)
        self.list = SuggestList(theme, self)
        self.list.chosen.connect(self._choose)
        self.list.entered.connect(lambda _: self._take(0))
        self.rulings = ChoiceButtons(self, least=TARGET)
        self.rulings.pressed.connect(self._take)
        self.engine_said = wrapped("engine-said", self)
        self.doing = wrapped("opinion-doing", self)
        self.progress = named(
            QProgressBar(self), "opinion-progress", self.tr("Progress of the opinion")
        )
        self.progress.setTextVisible(False)
        self.cancel = push_button("cancel-opinion", self.tr("Cancel (Esc)"), self)
        self.cancel.clicked.connect(self.cancelled)
        self.buttons = WrappingRow(self)
        self.accept_all = self._in_row("accept-all", self.tr("Accept all that is clear"))
        self.accept_all.clicked.connect(self.allAccepted)
        self.dismiss = self._in_row("dismiss-opinion", self.tr("Dismiss"))
        self.dismiss.clicked.connect(self.dismissed)
        self.consult = self._in_row("ask-engine", "")
        self.consult.clicked.connect(self.consulted)
        self.engines = self._in_row("set-up-engines", self.tr("Engines…"))
        self.engines.clicked.connect(self.enginesWanted)
        self.buttons.put(self.accept_all, self.dismiss, self.consult, self.engines)
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self._tick)
        self._lay_out()

    def _in_row(self, name: str, text: str) -> QPushButton:
        button = push_button(name, text, self.buttons)
        # A press leaves the keys where they are: in the list, which they act on.
        button.setFocusPolicy(button.focusPolicy() & ~button.focusPolicy().ClickFocus)
        return button

    def _lay_out(self) -> None:
        asking = in_row(self.ask, None)
        working = in_row(self.progress, self.cancel, grows=self.progress)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.intro)
        column.addWidget(self.both, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(asking)
        column.addWidget(self.summary)
        column.addWidget(self.list, 1)
        column.addWidget(self.rulings)
        column.addWidget(self.engine_said)
        column.addWidget(self.doing)
        column.addLayout(working)
        column.addWidget(self.buttons)
        column.addStretch(0)
        self._column = column

    # What is shown

    def pass_by(self, key: object) -> None:
        """List a row no more, until another opinion is asked for."""
        self.passed |= {key}

    def show_opinion(
        self, opinion: SecondOpinion, case: Case, gate: Gate, engine: str | None
    ) -> None:
        """Show how it stands with an opinion of a case.

        Args:
            engine: the name of the engine to consult, if there is one.
        """
        self._opinion, self._case = opinion, case
        suggestion = opinion.suggestion
        given = suggestion is not None
        if not opinion.is_wanted:
            self.passed = frozenset()
        self.intro.setVisible(not given)
        self.intro.setText(self._intro(opinion, gate))
        self.both.setVisible(gate.shut)
        self.both.setChecked(gate.confirmed)
        self.ask.setVisible(not given and not opinion.is_busy)
        self.ask.setEnabled(gate.is_open)
        for widget in (self.summary, self.list, self.buttons):
            widget.setVisible(given)
        # Without a list the texts stay at the top.
        self._column.setStretch(self._column.count() - 1, 0 if given else 1)
        if suggestion is not None:
            self._show(suggestion, case)
        self._show_choices(self.list.chosen_row if given else None)
        self._show_engine(opinion, engine)
        self._show_work(opinion)

    def _intro(self, opinion: SecondOpinion, gate: Gate) -> str:
        if opinion.fault is not None:
            return self.tr("No second opinion can be given: {reason}").format(
                reason=opinion.fault
            )
        if not gate.is_open:
            return self.tr(
                "Opinions are hidden until both players have marked what they think dead: "
                "nothing is worked out or shown before you say so here."
            )
        return self.tr(
            "goref looks at the finished board by itself: which stones seem dead or in seki, "
            "where a border is open, and what to ask the players. It is only suggested, "
            "hatched on the board; nothing is marked until you accept it."
        )

    def _show(self, suggestion: Suggestion, case: Case) -> None:
        listed = rows(suggestion, case, self.passed, self._language)
        self.summary.setText(summary(suggestion, case, listed, self._language))
        self.list.show_rows(listed, self.tr("Nothing is left to look at."))
        self.accept_all.setEnabled(acceptance(case, suggestion) is not None)

    def _show_choices(self, row: OpinionRow | None) -> None:
        """The buttons for a row; the keys go back to the list where they have gone."""
        suggestion = self._opinion.suggestion if self._opinion is not None else None
        focus = QApplication.focusWidget()
        inside = focus is not None and self.rulings.isAncestorOf(focus)
        self._offers = ()
        if row is not None and row.of is not None and suggestion and self._case:
            self._offers = offers(row.of, suggestion, self._case, self._language)
        self.rulings.setVisible(bool(self._offers))
        self.rulings.show_buttons(len(self._offers))
        for number, offer in enumerate(self._offers):
            button = self.rulings.buttons[number]
            button.setText(f"&{number + 1} {offer.text}")
            button.setAccessibleName(offer.text)
        self.rulings.arrange()
        if inside and focus is not None and not focus.isVisible():
            self.list.setFocus()

    def _show_engine(self, opinion: SecondOpinion, engine: str | None) -> None:
        self.consult.setVisible(engine is not None)
        self.consult.setText(self.tr("Ask also: {engine}").format(engine=engine or ""))
        self.consult.setEnabled(opinion.consulting is None)
        said = []
        if opinion.suggestion is not None:
            board = opinion.suggestion.position.grid
            said = [opinion_text(o, board, self._language) for o in opinion.suggestion.others]
        fault = opinion.engine_fault
        if isinstance(fault, GtpError):
            said.append(fault.sentence(self._language))
        elif fault is not None:
            said.append(self.tr("The engine could not be asked: {reason}").format(reason=fault))
        self.engine_said.setText("\n".join(said))
        self.engine_said.setVisible(bool(said))
        self.buttons.arrange()

    def _show_work(self, opinion: SecondOpinion) -> None:
        busy = opinion.is_busy or opinion.consulting is not None
        for widget in (self.doing, self.progress, self.cancel):
            widget.setVisible(busy)
        if opinion.consulting is not None:
            self._ticking.start()
            self._tick()
            return
        self._ticking.stop()
        if busy:
            motion.busy(self.progress, Preferences().motion)
            self.doing.setText(self.tr("Looking at the board …"))

    def _tick(self) -> None:
        consulting = self._opinion.consulting if self._opinion is not None else None
        if consulting is None:
            self._ticking.stop()
            return
        self.progress.setRange(0, int(1000 * consulting.limit_s))
        self.progress.setValue(int(1000 * consulting.seconds))
        told = self.tr("Asking {engine} … {seconds} s of at most {limit} s.").format(
            engine=consulting.spec.name,
            seconds=int(consulting.seconds),
            limit=f"{consulting.limit_s:g}",
        )
        if told != self.doing.text():
            self.doing.setText(told)

    # What is done

    def _choose(self, row: OpinionRow) -> None:
        self._show_choices(row)
        self.chosen.emit(row)

    def _take(self, number: int) -> None:
        row = self.list.chosen_row
        if row is not None and number < len(self._offers):
            self.offered.emit(row, self._offers[number])
