"""The page of the second opinion: request, progress, summary."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from goref.app.opinion.accepting import acceptance
from goref.app.opinion.sentences import opinion_text
from goref.app.opinion.suggestion import Doubt, Suggestion
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.qt.look import motion
from goref.qt.look.metrics import SPACE
from goref.qt.look.preferences import Preferences
from goref.qt.opinion.engine_line import TICK_MS, asking_text, fault_text
from goref.qt.opinion.second_opinion import OpinionPermission, SecondOpinion
from goref.qt.widgets.boxes import in_column, in_row, named, scrolling
from goref.qt.widgets.buttons import CheckBox, push_button
from goref.qt.widgets.wrapping import WrappingRow, tell, wrapped


class SuggestView(QWidget):
    """The page with the state of the second opinion. Its questions are on the page of
    questions.

    Signals:
        asked: the user requests an opinion.
        confirmed: the check box "both players have marked" was clicked; carries its state.
        cancelled: the running computation is to be cancelled.
        dismissed: the opinion is to be discarded.
        questionsWanted: the user wants to see the questions that the opinion asks.
        consulted: the Go program chosen in the preferences is to be asked.
        enginesWanted: the user wants to choose a Go program in the preferences.
    """

    asked = Signal()
    confirmed = Signal(bool)
    cancelled = Signal()
    dismissed = Signal()
    questionsWanted = Signal()  # noqa: N815
    consulted = Signal()
    enginesWanted = Signal()  # noqa: N815

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._opinion: SecondOpinion | None = None
        self.intro = wrapped("opinion-intro", self)
        self.both = CheckBox(self.tr("Both players have marked"), self)
        self.both.setObjectName("both-have-marked")
        self.both.clicked.connect(self.confirmed)
        self.ask = push_button("ask-opinion", self.tr("Give a second opinion"), self)
        self.ask.clicked.connect(self.asked)
        self.summary = wrapped("opinion-summary", self)
        self.engine_said = wrapped("engine-said", self, copied=True)
        self.doing = wrapped("opinion-doing", self)
        self.progress = named(
            QProgressBar(self), "opinion-progress", self.tr("Progress of the opinion")
        )
        self.progress.setTextVisible(False)
        self.cancel = push_button("cancel-opinion", self.tr("Cancel (Esc)"), self)
        self.cancel.clicked.connect(self.cancelled)
        self.buttons = WrappingRow(self)
        self.questions = self._in_row("to-questions", self.tr("To the questions"))
        self.questions.clicked.connect(self.questionsWanted)
        self.dismiss = self._in_row("dismiss-opinion", self.tr("Dismiss"))
        self.dismiss.clicked.connect(self.dismissed)
        self.consult = self._in_row("ask-engine", "")
        self.consult.clicked.connect(self.consulted)
        self.engines = self._in_row("set-up-engines", self.tr("Engines…"))
        self.engines.clicked.connect(self.enginesWanted)
        self.buttons.put(self.questions, self.dismiss, self.consult, self.engines)
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self._tick)
        asking = in_row(self.ask, None)
        working = in_row(self.progress, self.cancel, grows=self.progress)
        page = QWidget()
        column = in_column(
            self.intro, self.both, asking, self.summary, self.engine_said, self.doing, working,
            self.buttons, None, inside=page, gap=SPACE,
        )  # fmt: skip
        in_column(scrolling(page, self), inside=self)
        column.setAlignment(self.both, Qt.AlignmentFlag.AlignLeft)

    def _in_row(self, name: str, text: str) -> QPushButton:
        return push_button(name, text, self.buttons)

    # Showing

    def show_opinion(
        self, opinion: SecondOpinion, case: Case, gate: OpinionPermission, engine: str | None
    ) -> None:
        """Shows the state of an opinion on a case.

        Args:
            engine: the name of the Go program that can be asked; None hides the button.
        """
        self._opinion = opinion
        suggestion = opinion.suggestion
        given = suggestion is not None
        self.intro.setText(self._intro(opinion, gate))
        self.both.setVisible(gate.shut)
        self.both.setChecked(gate.confirmed)
        self.ask.setVisible(not given and not opinion.is_busy)
        self.ask.setEnabled(gate.is_open)
        tell(self.summary, summary(suggestion, case, self._language) if suggestion else "")
        self.buttons.setVisible(given)
        self._show_engine(opinion, engine)
        self._show_work(opinion)

    def _intro(self, opinion: SecondOpinion, gate: OpinionPermission) -> str:
        if opinion.fault is not None:
            return formatted(
                self.tr("No second opinion can be given: {reason}"), reason=opinion.fault
            )
        if not gate.is_open:
            return self.tr(
                "Opinions are hidden until both players have marked what they think dead: "
                "nothing is computed or shown until you confirm this here."
            )
        return self.tr(
            "goref examines the finished board by itself: which stones seem dead or in "
            "seki, where a border is open, and what to ask the players. These are only "
            "suggestions, hatched on the board; nothing is marked until you accept it."
        )

    def _show_engine(self, opinion: SecondOpinion, engine: str | None) -> None:
        self.consult.setVisible(engine is not None)
        self.consult.setText(formatted(self.tr("Ask also: {engine}"), engine=engine or ""))
        self.consult.setEnabled(opinion.consulting is None)
        said = []
        if opinion.suggestion is not None:
            made = opinion.suggestion
            said = [opinion_text(o, made, self._language) for o in made.others]
        if opinion.engine_fault is not None:
            said.append(fault_text(opinion.engine_fault, self._language))
        tell(self.engine_said, "\n".join(said))
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
            self.doing.setText(self.tr("Examining the board …"))

    def _tick(self) -> None:
        consulting = self._opinion.consulting if self._opinion is not None else None
        if consulting is None:
            self._ticking.stop()
            return
        self.progress.setRange(0, int(1000 * consulting.limit_s))
        self.progress.setValue(int(1000 * consulting.seconds))
        told = asking_text(consulting)
        if told != self.doing.text():
            self.doing.setText(told)


def summary(suggestion: Suggestion, case: Case, language: Language) -> str:
    """Returns a text that says how much is unclear, and how many clear stones are not marked
    yet.
    """
    asked = sum(not _is_ruled(doubt, case) for doubt in suggestion.unclear)
    borders = len(suggestion.open_borders)
    accepts = acceptance(case, suggestion)
    dead, seki = (len(accepts.dead), len(accepts.seki)) if accepts is not None else (0, 0)
    if borders and not suggestion.unclear:
        text = QCoreApplication.translate(
            "suggesting", "No stone is in doubt. Open borders: {borders}."
        )
        said = [formatted(text, borders=borders)]
    elif asked or borders:
        text = QCoreApplication.translate(
            "suggesting", "To ask the players: {asked}. Open borders: {borders}."
        )
        said = [formatted(text, asked=asked, borders=borders)]
    else:
        said = [QCoreApplication.translate("suggesting", "Nothing is unclear.")]
    if dead or seki:
        text = QCoreApplication.translate(
            "suggesting", "Clear, and not yet marked: {dead} dead, {seki} in seki."
        )
        said.append(formatted(text, dead=dead, seki=seki))
    else:
        said.append(QCoreApplication.translate("suggesting", "Nothing else needs a mark."))
    return LANGUAGES[language].gap.join(said)


def _is_ruled(doubt: Doubt, case: Case) -> bool:
    """Returns whether the referee has ruled on the stones or points of a doubt."""
    if doubt.otherwise is not None:
        return not doubt.points.isdisjoint(case.ruling.lives)
    return doubt.points <= case.ruling.claims.keys() | case.ruling.lives.keys()
