"""One case under every rule set, and why each differs from a reference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton, QTableWidgetItem, QWidget

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.status import CaseState
from goref.core.words.results import PROVISIONAL, needs_text, verdict
from goref.core.words.status import result_line, status_text
from goref.core.words.terms import REASONS, term
from goref.qt.look.appearance import text_scale
from goref.qt.widgets.boxes import in_column, in_row, label_of, named
from goref.qt.widgets.rules_box import ItemsBox
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import tell, wrapped
from goref.qt.work.pump import Pump

if TYPE_CHECKING:
    from goref.core.scoring.compare import Compared

WIDTHS = (128, 56, 112)
MOST_WIDE = {0: 1.2, 2: 1.3}
"""How much wider columns become with larger texts, at most, so that the last has room."""


class MarginItem(QTableWidgetItem):
    """A margin that sorts by its value."""

    def __lt__(self, other: QTableWidgetItem) -> bool:
        role = Qt.ItemDataRole.UserRole
        return float(self.data(role)) < float(other.data(role))


class CompareView(QWidget):
    """The comparison table.

    Signals:
        chosen: a row was activated: the rule set's id.
        wanted: a command is wanted: its id (``save-csv``).
    """

    chosen = Signal(str)
    wanted = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._assessment: Assessment | None = None
        self._pump = Pump(self)
        self.reference = named(ItemsBox(), "reference", self.tr("Reference rule set"))
        for rules in RULESETS.values():
            if not rules.known_only:
                self.reference.addItem(rules.name.in_(language), rules.id)
        self.reference.setCurrentIndex(self.reference.findData("chinese-2002"))
        self.reference.activated.connect(lambda _: self._fill())
        caption = label_of(self.tr("Differences from"), self.reference)
        save = named(
            QPushButton(self.tr("CSV…")), "save-csv-button", self.tr("Save the table as CSV")
        )
        save.setToolTip(save.accessibleName())
        save.clicked.connect(lambda: self.wanted.emit("save-csv"))
        top = in_row(caption, self.reference, save, grows=self.reference)
        self.status = wrapped("compare-status", copied=True)
        self.table = FiguresTable(
            "compare-table",
            self.tr("All rule sets"),
            [
                self.tr("Rule set"),
                self.tr("Margin"),
                self.tr("Result"),
                self.tr("Why it differs"),
            ],
            wide=3,
            fits=False,
        )
        self.table.setAlternatingRowColors(True)
        self.table.setSortingEnabled(True)
        header = self.table.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.sectionResized.connect(lambda *_: self.table.resizeRowsToContents())
        for column, width in enumerate(WIDTHS):
            larger = text_scale(self.font())
            # A margin has to be seen whole; names wrap.
            header.resizeSection(column, round(width * min(larger, MOST_WIDE.get(column, 2))))
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.table.itemActivated.connect(self._activated)
        in_column(top, self.status, self.table, inside=self, grows=self.table)

    def show_assessment(self, assessment: Assessment) -> None:
        """Compare a case; worked out only while the view can be seen."""
        self._assessment = assessment
        status, grid = assessment.score.status, assessment.case.record.grid
        told = "" if status.is_settled else status_text(status, grid, self._language)
        tell(self.status, told)
        if self.isVisible():
            self._fill()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._fill()

    @property
    def is_busy(self) -> bool:
        """Whether rows are still being worked out."""
        return self._pump.is_busy

    def _fill(self) -> None:
        """Begin to fill the table: a row at a time, in the pauses between events."""
        assessment = self._assessment
        if assessment is None:
            return
        self.table.setSortingEnabled(False)
        self.table.setRowCount(self.reference.count())  # all that can be computed
        self._pump.start(self._fill_rows(assessment, self.reference.currentData()), self._end)

    def _fill_rows(self, assessment: Assessment, reference: str) -> Iterator[None]:
        for row, compared in enumerate(assessment.comparing(reference)):
            is_reference = compared.score.rules.id == reference
            self._fill_row(row, assessment.case, compared, is_reference)
            yield

    def _end(self) -> None:
        self.table.setSortingEnabled(True)
        self.table.resizeRowsToContents()

    def _fill_row(self, row: int, case: Case, compared: Compared, is_reference: bool) -> None:
        score = compared.score
        name = QTableWidgetItem(score.rules.name.in_(self._language))
        name.setData(Qt.ItemDataRole.UserRole, score.rules.id)
        name.setToolTip(score.rules.source.in_(self._language))
        margin = MarginItem("–" if score.margin is None else signed(mixed(score.margin)))
        margin.setData(
            Qt.ItemDataRole.UserRole, -1000 if score.margin is None else float(score.margin)
        )
        margin.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        told = verdict(score, self._language)
        if score.margin is not None and score.status.state is CaseState.PROVISIONAL:
            told = PROVISIONAL.in_(self._language, result=told)
        result = QTableWidgetItem(told)
        result.setToolTip(result_line(case, score, self._language))
        why = "\n".join(
            f"{term(REASONS, reason.term, self._language)} {signed(mixed(reason.points))}"
            for reason in compared.reasons
        )
        if is_reference:
            why = self.tr("the reference")
        elif score.needs:
            why = self.tr("missing: {facts}").format(facts=needs_text(score, self._language))
        reasons = QTableWidgetItem(why or self.tr("the same"))
        reasons.setToolTip(why)
        if is_reference:
            bold = QFont(self.table.font())
            bold.setBold(True)
            name.setFont(bold)
        for column, item in enumerate((name, margin, result, reasons)):
            self.table.setItem(row, column, item)

    def _activated(self, item: QTableWidgetItem) -> None:
        cell = self.table.item(item.row(), 0)
        if cell is not None:
            self.chosen.emit(cell.data(Qt.ItemDataRole.UserRole))
