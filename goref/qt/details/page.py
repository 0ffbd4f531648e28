"""The page "Record and facts": rule set, komi and facts, players, stone check."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.app.questions.facts_asked import facts_missing
from goref.core.base.language import Language
from goref.core.base.late import Late
from goref.core.base.particles import formatted
from goref.core.case.ledger import Ledger, ledger_of
from goref.core.texts.results import needs_text
from goref.qt.details.facts_form import FactsForm
from goref.qt.details.fold_line import FoldLine
from goref.qt.details.game_form import GameForm
from goref.qt.details.ledger_view import LedgerView
from goref.qt.details.rules_bar import RulesBar
from goref.qt.look.metrics import GAP, ROOM, SPACE
from goref.qt.widgets.boxes import in_column, scrolling
from goref.qt.widgets.wrapping import plain_label, tell, wrapped


class DetailsPage(QWidget):
    """The page "Record and facts". It names missing facts first.

    Attributes:
        rules, form, game: the choice of the rule set, the form of facts, the form of players.

    Signals:
        ruled: the user changed a detail of the game; carries the edit.
        facts: the user stated facts; carries them as in :attr:`FactsForm.stated`.
        rulesChosen: the user chose a rule set; carries its id.
        completed: Enter was pressed and no fact is missing any more.
    """

    takes_enter = True

    ruled = Signal(object)
    facts = Signal(object)
    rulesChosen = Signal(str)  # noqa: N815
    completed = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("details")
        self._language = language
        self._assessment: Assessment | None = None
        self._has_lacked = False
        self.rules = RulesBar(language)
        self.rules.box.chosen.connect(self.rulesChosen)
        self.missing = wrapped("facts-missing", bold=True)
        self.form = FactsForm(language)
        self.form.stated.connect(self.facts)
        self.game = GameForm(language)
        self.game.stated.connect(self.ruled)
        self.ledger_row = FoldLine("ledger-row", self.tr("Stone check"))
        self.ledger_row.toggled.connect(self._show_ledger)
        self._ledger: Ledger | None = None
        title = plain_label(self.tr("Players and event"), bold=True)
        inner = QWidget()
        column = in_column(self.rules, self.missing, self.form, inside=inner, gap=SPACE)
        column.setContentsMargins(0, 0, GAP, 0)
        column.addSpacing(ROOM - SPACE)
        for part in (title, self.game, self.ledger_row):
            column.addWidget(part)
        column.addStretch(1)
        self._column = column
        self.area = scrolling(inner, name="details-scroll", across=True)
        in_column(self.area, inside=self)

    def show_assessment(self, assessment: Assessment) -> None:
        """Shows what is known of a game."""
        self._assessment = assessment
        case, score = assessment.case, assessment.score
        # the recorded passes count, even if the count stops before the last play
        facts = assessment.bench.facts(score.rules.passes)
        missing = facts_missing(score)
        self._has_lacked |= bool(missing)
        self.rules.box.show_rules(case.rules)
        told = self.tr("Still needed: {facts}") if missing else ""
        tell(self.missing, formatted(told, facts=needs_text(score, self._language)))
        self.form.show_facts(case, facts, score.rules, missing)
        self.game.show_info(case.record.info)
        self._ledger = ledger_of(
            case, facts, score.tally.dead, equal_sets=score.rules.equal_sets
        )
        self._tell_ledger(self._ledger)
        self._show_ledger(self.ledger_row.isChecked())

    def _tell_ledger(self, ledger: Ledger) -> None:
        """Shows in the title of the stone check whether the numbers can be true."""
        text = self.tr("Stone check")
        if ledger.unexplained or ledger.astray:
            text = self.tr("✕ Stone check: something is wrong")
        elif ledger.gap is not None:
            text = f"{text} ✓"
        self.ledger_row.setText(text)
        self.ledger_row.setAccessibleName(text)

    @Late
    def ledger(self) -> LedgerView:
        """The stone check; created on first use."""
        view = LedgerView(self._language)
        self._column.insertWidget(self._column.indexOf(self.ledger_row) + 1, view)
        return view

    def _show_ledger(self, on: bool) -> None:
        if on and self._ledger is not None and self._assessment is not None:
            self.ledger.show_ledger(self._ledger, self._assessment.score.rules)
        if on or DetailsPage.ledger.made(self) is not None:
            self.ledger.setVisible(on)

    def go_to_needed(self) -> bool:
        """Moves the focus to the first missing fact. Returns False if no fact is missing."""
        missing = () if self._assessment is None else facts_missing(self._assessment.score)
        if missing:
            self.form.go_to(missing[0].value)
            self.area.ensureWidgetVisible(self.form)
        return bool(missing)

    def set_editable(self, on: bool) -> None:
        """Sets whether the players can be edited. At a table of an event they come from the
        event.
        """
        self.game.setEnabled(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Uses up Enter in a field, so that the foot's next act is not performed.

        If the last missing fact is now known, emits ``completed``.
        """
        field = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and isinstance(field, QLineEdit | QAbstractSpinBox)):
            super().keyPressEvent(event)
            return
        known = self._assessment is not None and not facts_missing(self._assessment.score)
        if known and self._has_lacked and self.form.isAncestorOf(field):
            self._has_lacked = False
            self.completed.emit()
