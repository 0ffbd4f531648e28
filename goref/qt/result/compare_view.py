"""The result of one case under every rule set, and why it differs from a reference."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QTableWidgetItem, QWidget

from goref.app.assessment import Assessment
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed, signed
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.scoring.compare import Compared
from goref.core.scoring.status import CaseState
from goref.core.texts.reasons import reason_sentences
from goref.core.texts.results import (
    PROVISIONAL,
    as_counted,
    ends_every_count,
    needs_text,
    same_everywhere,
    verdict,
)
from goref.core.texts.status import on_its_board, result_line, status_text
from goref.core.texts.terms import REASONS, term
from goref.qt.look.appearance import text_scale
from goref.qt.widgets.boxes import in_column, in_row, label_of, named
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.lists import PaddedDelegate
from goref.qt.widgets.metrics import NO_LIMIT, SPACE, TARGET
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import ScrolledText, WrappingRow, tell, tip, wrapped
from goref.qt.work.idle_work import IdleWork

OWN = ""
"""The choice of reference that follows the case: the case's own rule set."""
RESULT, WHY = 2, 3
"""The numbers of two columns of the table."""
SHARES = (0.26, 0, 0.25)
"""The parts of the table's width for names and results; reasons get the rest."""
ARROW = 56
"""The width of a closed list in addition to its text, in logical pixels."""
LINES = 14
"""The height, in lines, below which status and reasons of the chosen row scroll together."""
FEW_LINES = 9
"""The height, in lines, below which the buttons are next to the text of the chosen row."""
LEAST_WHY = 76
"""The least height of the chosen row's text, in logical pixels."""
WITHOUT_WHY = (0.44, 0)
FOUR_COLUMNS = 440
"""The width, in logical pixels at ordinary texts, below which reasons have no column."""
MARGIN_SIGNS = "−000½"
Role = Qt.ItemDataRole


class MarginItem(QTableWidgetItem):
    """A cell with a margin, which sorts by the margin's value."""

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return float(self.data(Role.UserRole)) < float(other.data(Role.UserRole))


class CompareView(QWidget):
    """A row for each rule set; for the chosen row, the reasons why its result differs.

    Attributes:
        reference: the choice of the reference; its first entry follows the case.
        why: the text with the reasons of the chosen row.
        use: the button that counts the case by the chosen row's rule set.

    Signals:
        rulesChosen: the case should be counted by a rule set; carries its id.
        wanted: a command is requested; carries its id (``save-csv``).
    """

    rulesChosen = Signal(str)  # noqa: N815
    wanted = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._assessment: Assessment | None = None
        self._compared: dict[str, Compared] = {}
        self._chosen = ""
        self._how = ""
        self._pump = IdleWork(self)
        self.reference = named(QComboBox(), "reference", self.tr("Reference rule set"))
        self.reference.setMinimumHeight(TARGET)
        self.reference.setMinimumContentsLength(10)
        self.reference.addItem(self.tr("the case's own rules"), OWN)
        for rules in RULESETS.values():
            if not rules.known_only:
                self.reference.addItem(rules.name.in_(language), rules.id)
        self.reference.activated.connect(lambda _: self._fill())
        self._caption = label_of(self.tr("Differences from"), self.reference)
        self.status = wrapped("compare-status", copied=True)
        self._make_table()
        self.why = ScrolledText("compare-why", self)
        self.use = push_button("use-rules", self.tr("Count by this rule set"), act=self._use)
        named(self.use, self.use.objectName(), self.use.text())
        self._use_texts = self.use.text(), self.tr("Use it")
        save = push_button(
            "save-csv-button", self.tr("CSV…"), act=lambda: self.wanted.emit("save-csv")
        )
        named(save, save.objectName(), self.tr("Save the table as CSV"))
        save.setToolTip(tip(save.accessibleName()))
        self._acts = WrappingRow(self)
        for button in (self.use, save):
            button.setParent(self._acts)
        self._acts.put(self.use, save)
        top = in_row(self._caption, self.reference, gap=SPACE, grows=self.reference)
        self._below = in_column(self.why, self._acts, gap=SPACE)
        parts = top, self.status, self.table, self._below
        in_column(*parts, inside=self, gap=SPACE, grows=self.table)
        self._choose()

    def _make_table(self) -> None:
        headings = (
            self.tr("Rule set"),
            self.tr("Points"),
            self.tr("Result"),
            self.tr("Why it differs"),
        )
        called = self.tr("All rule sets")
        self.table = FiguresTable("compare-table", called, headings, wide=WHY, fits=False)
        self.table.setAlternatingRowColors(True)
        # With air: if a text's lines differ in height Qt would leave out the last one.
        self.table.setItemDelegate(PaddedDelegate(self.table))
        self.table.setSortingEnabled(True)
        header = self.table.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.sectionResized.connect(lambda *_: self.table.resizeRowsToContents())
        self.table.itemSelectionChanged.connect(self._choose)

    @property
    def reference_id(self) -> str:
        """The id of the reference rule set; "" without a case."""
        chosen: str = self.reference.currentData()
        return chosen or ("" if self._assessment is None else self._assessment.case.rules)

    @property
    def is_busy(self) -> bool:
        """True while rows of the table are being computed."""
        return self._pump.is_busy

    def show_assessment(self, assessment: Assessment) -> None:
        """Compares the results of a case; computes them only while the view is visible."""
        self._assessment = assessment
        if self.isVisible():
            self._fill()

    # The rows

    def _fill(self) -> None:
        """Begins to fill the table: a row at a time, between events."""
        assessment = self._assessment
        if assessment is None:
            return
        status, grid = assessment.score.status, assessment.case.record.grid
        told = [] if status.is_settled else [status_text(status, grid, self._language)]
        self._compared = {}
        self.table.setSortingEnabled(False)
        self.table.setRowCount(self.reference.count() - 1)  # all that can be computed
        self._pump.start(self._fill_rows(assessment, self.reference_id), self._end)
        if assessment.bench.score(ruleset(self.reference_id), remarks=False).margin is None:
            told.append(self.tr("The reference has no result to compare with."))
        told.append(same_everywhere(assessment.score, self._language))
        told = [each for each in told if each]
        self._how = LANGUAGES[self._language].gap.join(told)
        self._fit()

    def _fill_rows(self, assessment: Assessment, reference: str) -> Iterator[None]:
        row = 0
        for compared in assessment.comparing(reference):
            if compared is not None:
                self._compared[compared.score.rules.id] = compared
                self._fill_row(row, assessment.case, compared)
                row += 1
            yield

    def _end(self) -> None:
        self.table.setSortingEnabled(True)
        self.table.resizeRowsToContents()
        self._choose_again()

    def _fill_row(self, row: int, case: Case, compared: Compared) -> None:
        score = compared.score
        name = QTableWidgetItem(score.rules.name.in_(self._language))
        name.setData(Role.UserRole, score.rules.id)
        name.setToolTip(tip(score.rules.source.in_(self._language)))
        # Before any ruling every stone counts as alive: that margin is meaningless.
        ended = ends_every_count(score)
        shown = as_counted(score) if ended else score
        names = shown is not None and shown.status.state.names_winner
        known = score.margin if names else None
        margin = MarginItem("–" if known is None else signed(mixed(known)))
        margin.setData(Role.UserRole, -1000 if known is None else float(known))
        margin.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        told = "–" if shown is None else verdict(shown, self._language)
        if (
            not ended
            and score.margin is not None
            and score.status.state is CaseState.PROVISIONAL
        ):
            told = PROVISIONAL.in_(self._language, result=told)
        if known is not None:
            told = on_its_board(score, told, self._language)
        result = QTableWidgetItem(told)
        result.setToolTip(tip(result_line(case, score, self._language)))
        why = self._nothing(compared) or "\n".join(
            f"{term(REASONS, reason.term, self._language)} {signed(mixed(reason.points))}"
            for reason in compared.reasons
        )
        reasons = QTableWidgetItem(why)
        reasons.setToolTip(tip(why))
        if score.rules.id == case.rules:
            bold = QFont(self.table.font())
            bold.setBold(True)
            name.setFont(bold)
        for column, item in enumerate((name, margin, result, reasons)):
            self.table.setItem(row, column, item)

    def _nothing(self, compared: Compared) -> str:
        """Returns the text shown if there are no reasons; "" if there are reasons."""
        score, reference = compared.score, compared.reference
        if score.needs:
            return formatted(
                self.tr("missing: {facts}"), facts=needs_text(score, self._language)
            )
        if score.rules.id == reference.rules.id:
            return self.tr("the reference")
        if not (score.can_be_shown and reference.can_be_shown):
            return "–"
        return "" if compared.reasons else self.tr("the same")

    # The chosen row

    def _choose_again(self) -> None:
        """Selects the row that was selected before, else the case's own rule set."""
        assert self._assessment is not None
        wanted = self._chosen or self._assessment.case.rules
        for row in range(self.table.rowCount()):
            item = self.table.item(row, 0)
            if item is not None and item.data(Role.UserRole) == wanted:
                self.table.setCurrentCell(row, 0)
                self.table.scrollToItem(item)
        self._choose()

    def _choose(self) -> None:
        """Shows the text of the selected row, and offers to count by it."""
        item = self.table.item(self.table.currentRow(), 0)
        chosen = "" if item is None else item.data(Role.UserRole)
        compared = self._compared.get(chosen)
        own = "" if self._assessment is None else self._assessment.case.rules
        self.use.setEnabled(compared is not None and chosen != own)
        if compared is None:  # the rows are being computed
            return
        self._chosen = chosen
        self._tell()

    def _tell(self) -> None:
        """Shows the status and the selected row's reasons, in one text if height is small."""
        compared = self._compared.get(self._chosen)
        why = "" if compared is None else self._why(compared)
        roomy = self.height() // self.fontMetrics().lineSpacing() >= LINES
        tell(self.status, self._how if roomy else "")
        self.why.set_text(why if roomy else "\n".join(filter(None, (self._how, why))))

    def _why(self, compared: Compared) -> str:
        writing = LANGUAGES[self._language]
        name = compared.score.rules.name.in_(self._language)
        nothing = self._nothing(compared)
        if nothing:
            return f"{name}{writing.colon}{nothing}{writing.stop}"
        return "\n".join(
            (f"{name}{writing.colon}".rstrip(), *reason_sentences(compared, self._language))
        )

    def _use(self) -> None:
        self.rulesChosen.emit(self._chosen)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fit(self) -> None:
        """Leaves most of a small height to the table.

        The text below then has a fixed height, so that the rows do not move. In the least
        height the acts share its row, in as few words as possible, and a legible row replaces
        the headings.
        """
        few = self.height() // self.fontMetrics().lineSpacing()
        high = max(self.height() // 4, LEAST_WHY)
        self.why.setMinimumHeight(high if few < LINES else 0)
        self.why.setMaximumHeight(high if few < LINES else NO_LIMIT)
        beside = few < FEW_LINES
        way = QBoxLayout.Direction
        self._below.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._below.setStretchFactor(self.why, int(beside))
        self.table.horizontalHeader().setVisible(not beside)
        self.use.setText(self._use_texts[beside])
        self.use.setToolTip(tip(self._use_texts[0] if beside else ""))
        self._tell()
        chosen = self.fontMetrics().horizontalAdvance(self.reference.currentText())
        wanted = self._caption.sizeHint().width() + chosen + ARROW * text_scale(self.font())
        self._caption.setVisible(self.width() >= wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if event.size().width() != event.oldSize().width():
            self._share(
                event.size().width() - self.table.verticalScrollBar().sizeHint().width()
            )

    def _share(self, wide: int) -> None:
        """Gives every column its share of the width; in little width reasons have no column."""
        header = self.table.horizontalHeader()
        narrow = wide < FOUR_COLUMNS * text_scale(self.font())
        self.table.setColumnHidden(WHY, narrow)
        parts = [round(wide * share) for share in (WITHOUT_WHY if narrow else SHARES)]
        metrics = self.table.fontMetrics()
        parts[1] = max(
            metrics.horizontalAdvance(MARGIN_SIGNS) + SPACE, header.sectionSizeHint(1)
        )
        for column, part in enumerate(parts):
            header.resizeSection(column, part)
        mode = header.ResizeMode
        header.setSectionResizeMode(RESULT, mode.Stretch if narrow else mode.Interactive)
