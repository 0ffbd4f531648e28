"""The page of the stage "count": the choice of a count, and the count itself while laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QSizePolicy,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.language import Language, capital
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count
from goref.core.ruling.quantity import Quantity
from goref.core.texts.count.arranging import way_name
from goref.core.texts.count.refusals import left_out, none_can
from goref.core.texts.results import UNRULED
from goref.core.texts.terms import COUNTS, side_name, term
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.frame.collapsible_row import CollapsibleRow, one_at_a_time
from goref.qt.look.metrics import GAP, HEADING, ROOM, SMALL, SPACE, TARGET, WIDE
from goref.qt.result.crosscheck_view import CrossCheckView
from goref.qt.widgets.boxes import Plate, in_column, in_row, named, scrolling
from goref.qt.widgets.wrapping import tell, tip, wrapped

if TYPE_CHECKING:  # imported when a count is first shown
    from goref.qt.counting.panel import StagePanel

Adjusts = QAbstractScrollArea.SizeAdjustPolicy
SCROLLING = (Qt.Key.Key_Up, Qt.Key.Key_Down)
MOST = (1 << 24) - 1
LEAST_ROWS = 5
"""An unfolded list or table shows at least this many lines of text, including its heading."""


class CountPage(QWidget):
    """The choice of a count and a side. During a count, the count's panel replaces it.

    Attributes:
        none: a label that says why no count can be laid out; empty if one can.
        left_out: a label with the counts that cannot be laid out, each with the reason. Used if
            others can.
        checks: a foldable row that compares the results of all other counts.

    Signals:
        wanted: a command is requested; carries its id.
        chosen: the choice of count or side may have changed.
    """

    wanted = Signal(str)
    chosen = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("count-page")
        self._language = language
        self._assessment: Assessment | None = None
        self._panel: StagePanel | None = None
        self.plate = self._make_plate()
        self.crosscheck = CrossCheckView(language, self)
        self.crosscheck.hide()  # shown with its row
        self.crosscheck.goes_on = True
        self.crosscheck.summed.connect(self._sum_up)
        self.checks = CollapsibleRow("count-checks", "", self._checks)
        inner = QWidget()
        self._column = in_column(self.plate, self.checks, inside=inner, gap=SPACE)
        self._column.addStretch(1)
        self._area = scrolling(inner, self, "count-scrolls")
        _ask_nothing(self.crosscheck.table)
        for watched in (inner, self._area):
            watched.installEventFilter(self)
        self._area.verticalScrollBar().rangeChanged.connect(self._bring)
        self._brought: CollapsibleRow | None = None
        self.crosscheck.table.installEventFilter(self)
        in_column(self._area, inside=self)
        self.show_planning(False)
        self.checks.toggled.connect(lambda _: self._fit())

    def _make_plate(self) -> Plate:
        plate = Plate()
        self.heading = wrapped("stage-heading", plate, size=HEADING, bold=True)
        self.told = wrapped("stage-told", plate, size=SMALL)
        self.none = wrapped("stage-none", plate)
        self.left_out = wrapped("stage-left-out", plate, size=SMALL)
        self.counts = named(ChoiceBox(plate), "stage-counts", self.tr("Way to count"))
        self.sides = named(ChoiceBox(plate), "stage-sides", self.tr("Which side is counted"))
        for box in (self.counts, self.sides):
            box.setToolTip(tip(box.accessibleName()))
            box.setMinimumHeight(TARGET)
        self.counts.currentIndexChanged.connect(lambda _: self._offer_sides())
        self.sides.currentIndexChanged.connect(lambda _: self._name())
        for box in (self.counts, self.sides):
            box.currentIndexChanged.connect(self.chosen)
        row = in_row(self.counts, self.sides, gap=SPACE, grows=self.counts)
        column = in_column(self.heading, self.told, self.none, inside=plate, gap=GAP)
        column.addSpacing(SPACE)
        column.addLayout(row)
        column.addWidget(self.left_out)
        column.setContentsMargins(ROOM, WIDE, ROOM, WIDE)
        return plate

    def _checks(self) -> QWidget:
        inner = QWidget()
        self.crosscheck.summary.hide()  # the row's own line has it
        in_column(self.crosscheck, inside=inner).setContentsMargins(WIDE, 0, WIDE, 0)
        self.crosscheck.show()
        return inner

    # The choice

    @property
    def count(self) -> Count | None:
        """The chosen way of counting; None if no count can be laid out."""
        data = self.counts.currentData()
        return None if data is None else Count(data)

    @property
    def side(self) -> Colour | None:
        """The side that alone is counted. None if both are counted, or the quicker one is
        picked automatically.
        """
        data = self.sides.currentData()
        if not data or self.count is None or not self.count.one_sided:
            return None
        return Colour.from_letter(data)

    def choose(self, count: Count | None, side: Colour | None) -> None:
        """Selects a count and a side. Ignores what the page does not offer."""
        if count is not None and (row := self.counts.findData(count.value)) >= 0:
            self.counts.setCurrentIndex(row)
        row = self.sides.findData(side.letter if side else "")
        self.sides.setCurrentIndex(max(row, 0))

    # Showing

    def show_assessment(self, assessment: Assessment) -> None:
        """Offers the counts possible for a case. Keeps the selection if it is still
        possible.
        """
        shown, self._assessment = self._assessment, assessment
        score = assessment.score
        refusal = self._refusal(assessment)
        values = [] if refusal else [count.value for count in score.countable]
        before = [self.counts.itemData(row) for row in range(self.counts.count())]
        if values != before:
            chosen = self.counts.currentData()
            with QSignalBlocker(self.counts):
                self.counts.clear()
                for value in values:
                    self.counts.addItem(term(COUNTS, value, self._language), value)
                self.counts.setCurrentIndex(values.index(chosen) if chosen in values else 0)
        self.counts.setVisible(bool(values))
        tell(self.none, refusal)
        tell(self.left_out, "" if refusal else self._left_out(assessment))
        self._offer_sides()
        if shown is None or shown.case.record is not assessment.case.record:
            self._recall(assessment.case)
        self._see()
        self._fit()

    def _recall(self, case: Case) -> None:
        """Selects the count and the side for which the referee moved the last stone in this
        case.
        """
        shifts = [shift for shift in case.shifts if shift.rules == case.rules]
        if shifts and (row := self.counts.findData(shifts[-1].count)) >= 0:
            self.counts.setCurrentIndex(row)
            self.choose(self.count, shifts[-1].side)

    def _refusal(self, assessment: Assessment) -> str:
        """Returns why no count can be laid out; "" if one can."""
        score, language = assessment.score, self._language
        if score.status.in_play:
            return UNRULED[score.status.state].in_(language)
        if score.countable:
            return ""

        return none_can(assessment.case, score, language)

    def _left_out(self, assessment: Assessment) -> str:
        """Returns the counts that cannot be laid out, one a line with the reason; "" if all
        can.
        """
        score = assessment.score
        if len(score.countable) == len(score.rules.counts):
            return ""

        return "\n".join(left_out(assessment.case, score, self._language))

    def _offer_sides(self) -> None:
        """Fills the choice of sides. Its empty item means both; in a half count, the quicker
        side.
        """
        count = self.count
        if count is not None and count.one_sided:
            alone, language = self.tr("{side} alone"), self._language
            offered = {c.letter: formatted(alone, side=side_name(c, language)) for c in COLOURS}
            if count is not Count.HALF:
                offered = {"": self.tr("both"), **offered}
            elif self._stays():
                offered = {"": self.tr("The quicker side"), **offered}
            shown = {
                self.sides.itemData(n): self.sides.itemText(n)
                for n in range(self.sides.count())
            }
            if shown != offered:
                chosen = self.sides.currentData()
                with QSignalBlocker(self.sides):
                    self.sides.clear()
                    for letter, text in offered.items():
                        self.sides.addItem(text, letter)
                    self.sides.setCurrentIndex(max(self.sides.findData(chosen), 0))
        self.sides.setVisible(count is not None and count.one_sided)
        self._name()

    def _stays(self) -> bool:
        """Returns whether a half count leaves the stones of the other side on the board."""
        assert self._assessment is not None
        return Quantity.LOST not in self._assessment.score.rules.weights

    def _name(self) -> None:
        """Shows the name of the selected count as the heading, if the page is visible."""
        if not self.isVisible():
            return

        if self.count is None:
            text = self.tr("Nothing to lay out")
        else:
            text = capital(way_name(self.count, self.side, self._language))
        self.heading.setText(text)

    # While the count is laid out

    def show_planning(self, on: bool) -> None:
        """Shows whether a count is being planned. Meanwhile the comparison with other counts
        waits.
        """
        told = self.tr("Laid out with stones on the board, step by step.")
        self.told.setText(self.tr("Planning…") if on else told)
        self.crosscheck.hold(on)

    def show_panel(self, panel: StagePanel | None) -> None:
        """Replaces the choice by the panel of a count. None shows the choice again."""
        if panel is not None and panel is not self._panel:
            self._panel = panel
            self._column.insertWidget(0, panel)
            self._column.insertWidget(1, panel.all_steps)
            _ask_nothing(panel.steps)
            panel.steps.installEventFilter(self)
            panel.shown.connect(self._fit)
            panel.all_steps.toggled.connect(lambda _: self._fit())
            one_at_a_time(panel.all_steps, self.checks)
        self.plate.setVisible(panel is None)
        self._area.verticalScrollBar().setValue(0)
        if self._panel is not None:
            self._panel.setVisible(panel is not None)
            self._panel.all_steps.setVisible(panel is not None)
            if panel is None:
                self._panel.all_steps.open(False)
                self.checks.show()
        self._fit()

    def _fit(self) -> None:
        """Makes space for an unfolded row by hiding the figures, then the folded row.

        If that is not enough, the page scrolls.
        """
        panel = self._panel
        self.told.setVisible(self.count is not None and not self.checks.is_open)
        if panel is None or panel.isHidden():
            return
        rows, wide = (panel.all_steps, self.checks), self._area.viewport().width()
        heads = [row.head.heightForWidth(wide) + SPACE + 2 for row in rows]  # borders
        left = self.height() - panel.plate.high(wide) - 3 * SPACE - sum(heads)
        opened = next((row for row in rows if row.is_open), None)
        view = panel.steps if opened is rows[0] else self.crosscheck.table
        least, others = LEAST_ROWS * view.fontMetrics().lineSpacing(), 0
        needs = 0
        if opened is not None:
            others = opened.heightForWidth(wide)  # its list or table demands no height
            needs = others + least + SPACE - heads[rows.index(opened)]
        panel.readoff.fit(left - needs)
        panel.readoff.setVisible(opened is None or panel.readoff.is_whole)
        for row in rows:
            row.setVisible(opened in (None, row) or left >= needs)
            if row is not opened:
                row.setMinimumHeight(0)
        self._brought = None
        if opened is not None:
            is_all = left < needs > left + heads[rows[0] is opened]
            view.setSizeAdjustPolicy(
                Adjusts.AdjustToContents if is_all else Adjusts.AdjustIgnored
            )
            opened.setMinimumHeight(others + (view.sizeHint().height() if is_all else least))
            self._brought = opened if is_all else None

    def _bring(self) -> None:
        """If the page scrolls, scrolls the unfolded row to the top."""
        if self._brought is not None:
            self._area.verticalScrollBar().setValue(self._brought.y())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leaves all keys except Up and Down to the count. Lays the page out again if a row
        changes its height.
        """
        scrolls = watched is self._area
        if scrolls and isinstance(event, QKeyEvent) and event.key() not in SCROLLING:
            event.ignore()
            return True
        if isinstance(watched, QAbstractItemView) and event.type() is QEvent.Type.Resize:
            watched.updateGeometry()
        elif event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Other ways to count

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._name()
        self._see()

    def _see(self) -> None:
        """Compares the case with other counts, if the page is visible."""
        assessment = self._assessment
        told = assessment is not None and assessment.score.can_be_shown
        self.checks.setVisible(told and bool(self.count))
        if assessment is not None and self.isVisible():
            self.crosscheck.show_case(assessment.case, assessment.score)

    def _sum_up(self) -> None:
        self.checks.tell(self.crosscheck.short)
        if self.crosscheck.disagrees:
            self.checks.open()


def _ask_nothing(view: QAbstractItemView) -> None:
    """Makes a list or table use the space there is, without requiring any."""
    view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    view.setMinimumHeight(0)
    view.setMaximumHeight(MOST)
