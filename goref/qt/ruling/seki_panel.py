"""The table of empty points in seki: kind, owner and value."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from goref.app.assessment import Assessment
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import PointRuling
from goref.core.ruling.seki_points import SekiElement, seki_elements
from goref.core.scoring.seki_value import worth_by_steps
from goref.core.texts.terms import KINDS, SIDES, UNITS, term
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.tables import AROUND, FiguresTable
from goref.qt.widgets.wrapping import in_two_lines, tip
from goref.qt.work.idle_work import IdleWork

WAITING = "…"
WORTH = 3
"""The index of the last column, whose heading contains the unit."""
NAMED = 4
"""A list of more points than this is shortened."""


class SekiPanel(QWidget):
    """The table of empty points in all seki.

    Signals:
        chosen: a row was selected; carries its points as a frozenset.
    """

    chosen = Signal(object)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._elements: tuple[SekiElement, ...] = ()
        self._headings = [self.tr("Point"), self.tr("Kind"), self.tr("Owner"), ""]
        self._pump = IdleWork(self)
        self.table = FiguresTable(
            "seki-points",
            self.tr("Points of the seki"),
            self._headings,
            wide=1,
            # Automatic widths would measure every row again with each cell.
            fits=False,
            right=(WORTH,),
        )
        self.table.currentCellChanged.connect(lambda row, *_: self._choose(row))
        # The page scrolls, with all rows of the table.
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The kind of a point may take two lines.
        widths = self.table.horizontalHeader().sectionResized
        widths.connect(lambda *_: self._fit())
        in_column(self.table, inside=self)

    def show_assessment(self, assessment: Assessment) -> None:
        """Shows the seki of a case. The values of their points follow, computed while the
        window is idle.
        """
        survey = assessment.bench.ruled[0]
        self._elements = seki_elements(survey)
        board = assessment.case.record.grid
        rows = []
        for element in self._elements:
            names = board.names(element.points)
            more = f" … ({len(names)})" if len(names) > NAMED else ""
            kind = term(KINDS, element.kind.value, self._language)
            if not element.decided:
                kind = formatted(self.tr("{kind} (computed)"), kind=kind)
            whose = term(SIDES, element.owner.letter, self._language) if element.owner else "–"
            rows.append((", ".join(names[:NAMED]) + more, kind, whose, WAITING))
        unit = term(UNITS, assessment.score.rules.unit.value, self._language)
        self._headings[WORTH] = formatted(self.tr("Worth ({unit})"), unit=unit)
        self.table.show_texts(rows)
        self._share()
        for row, (_, kind, *_rest) in enumerate(rows):
            item = self.table.item(row, 1)
            if item is not None:
                item.setToolTip(tip(kind))  # for text that is cut
        self._fit()
        self._pump.start(self._weigh(assessment.case, assessment.score.rules))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _fit(self) -> None:
        """Makes the table as high as all its rows."""
        self.table.resizeRowsToContents()
        heading = self.table.horizontalHeader().sizeHint().height()
        rows = self.table.verticalHeader().length()
        self.table.setFixedHeight(heading + rows + 2 * self.table.frameWidth())

    def _share(self) -> None:
        """Sets the widths of the columns. If the headings are too wide, all get two lines."""
        metrics = self.table.horizontalHeader().fontMetrics()
        needed = sum(metrics.horizontalAdvance(each) + AROUND for each in self._headings)
        little = needed > self.table.viewport().width()
        heads = [in_two_lines(each) if little else each for each in self._headings]
        self.table.setHorizontalHeaderLabels(heads)
        for column in (0, 2, WORTH):
            self.table.resizeColumnToContents(column)

    def stop(self) -> None:
        """Stops computing values, since the panel is hidden."""
        self._pump.stop()

    def _weigh(self, case: Case, rules: RuleSet) -> Iterator[None]:
        for row, (points, kind, owner, _) in enumerate(self._elements):
            for value in worth_by_steps(case, rules, points, PointRuling(kind, owner)):
                item = self.table.item(row, WORTH)
                if value is not None and item is not None:
                    item.setText(signed(mixed(value)))
                yield

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._elements):
            self.chosen.emit(self._elements[row].points)
