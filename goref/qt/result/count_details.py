"""The details of a count: rules that do not apply, the lines of the score, other ways
to count.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.app.questions.fact_sources import fact_lines
from goref.core.base.colour import Colour
from goref.core.base.language import Language
from goref.core.flow import step_of
from goref.core.ruling.line_points import line_points, owned_points
from goref.core.texts.count.fact_sources import TITLE
from goref.core.texts.findings import say
from goref.qt.look.metrics import SPACE, WIDE
from goref.qt.result.crosscheck_view import CrossCheckView
from goref.qt.result.score_view import ScoreView
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.wrapping import tell, wrapped

MOST = 1 << 20


class CountDetails(QWidget):
    """The details of a count. They do not scroll by themselves, but with their page.

    Attributes:
        facts: the facts on which the count depends, each with its source.

    Signals:
        pointsChosen: a line was selected; carries its points as a frozenset.
    """

    pointsChosen = Signal(object)  # noqa: N815

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._assessment: Assessment | None = None
        self.remarks = wrapped("result-remarks", self, copied=True)
        self.lines = ScoreView(language)
        self.lines.chosen.connect(self._light)
        self.ways = CrossCheckView(language)
        self.facts = wrapped("result-facts", self, copied=True)
        for table in (self.lines.table, self.ways.table):
            WholeHeight(table)
        parts = (self.remarks, self.lines, self.ways, self.facts)
        column = in_column(*parts, inside=self, gap=SPACE)
        column.setContentsMargins(WIDE, 0, WIDE, 0)

    def show_assessment(self, assessment: Assessment) -> None:
        """Shows how a case was counted."""
        self._assessment = assessment
        case, score = assessment.case, assessment.score
        said = (f for f in score.findings if step_of(f) is None)
        tell(self.remarks, "\n".join(say(f, case.record.grid, self._language) for f in said))
        self.lines.show_score(score, case.incidents)
        self.ways.show_case(case, score)
        told = [] if score.rules.known_only else [TITLE.in_(self._language)]
        if told:
            told += fact_lines(case, score, assessment.bench.reading, self._language)
        tell(self.facts, "\n".join(told))

    def _light(self, key: str, side: Colour | None) -> None:
        if self._assessment is None:
            return
        survey = self._assessment.score.survey
        every = line_points(survey, key)
        self.pointsChosen.emit(every if side is None else owned_points(survey, key, side))


class WholeHeight(QObject):
    """Keeps a list or table as high as all its rows, since its page scrolls."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setMinimumHeight(0)
        view.setMaximumHeight(MOST)
        view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if isinstance(view, QTableView):
            rows = view.verticalHeader()
            rows.setMinimumSectionSize(rows.defaultSectionSize())
            rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._view.updateGeometry()  # rows wrap differently now
        return False
