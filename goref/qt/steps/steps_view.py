"""The way to the result: the list of steps, and what the present one asks for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from goref.app.assessment import Assessment
from goref.app.edits.tools import Tool
from goref.app.questions.facts_asked import facts_missing
from goref.core.articles.table import article
from goref.core.base.colour import Colour
from goref.core.base.findings import Finding
from goref.core.base.language import Language
from goref.core.case.ledger import ledger_of
from goref.core.flow import Step, StepState, step_of, steps_for
from goref.core.ruling.ruling import Kind
from goref.qt.details.facts_form import FactsForm
from goref.qt.details.ledger_view import LedgerView
from goref.qt.look.appearance import text_scale
from goref.qt.look.theme import BoardTheme
from goref.qt.result.result_view import ResultView
from goref.qt.result.score_view import ScoreView
from goref.qt.ruling.dead_page import DeadPage
from goref.qt.ruling.findings_panel import FindingsPanel
from goref.qt.ruling.kinds import KindButtons
from goref.qt.ruling.seki_panel import SekiPanel
from goref.qt.ruling.texts import step_hint, step_name, step_task
from goref.qt.stage.count_page import CountPage
from goref.qt.steps.article_bar import ArticleBar
from goref.qt.steps.stepper import Stepper
from goref.qt.widgets.boxes import fill, in_column, in_row
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import wrapped

if TYPE_CHECKING:
    from goref.qt.result.crosscheck_view import CrossCheckView

TOOLS = {"dead": Tool.DEAD, "seki": Tool.SEKI, "points": Tool.POINTS}
"""The tool each step puts into the referee's hand."""


class Pages(QWidget):
    """Pages of which one is shown; only that one asks for room, as no QStackedWidget does."""

    def __init__(self, pages: Iterable[QWidget]) -> None:
        super().__init__()
        layout = in_column(inside=self)
        for page in pages:
            layout.addWidget(page)
            page.hide()
        self._page: QWidget | None = None

    def show_page(self, page: QWidget) -> None:
        """Show a page instead of the one before."""
        if page is not self._page:
            if self._page is not None:
                self._page.hide()
            self._page = page
            page.show()


FITTING = 1.5
"""Texts up to so many times the ordinary size have the room they need across."""


class StepsView(QWidget):
    """Steps from :mod:`goref.core.flow`, one page for what a step can ask.

    Signals:
        stepped: another step is shown: its id.
        facts: facts were stated (see FactsForm).
        ruled: something was ruled here: an edit.
        pointsChosen: points to show on the board (a frozenset), and a move number or None.
        wanted: a command is wanted: its id.
    """

    stepped = Signal(str)
    facts = Signal(object)
    ruled = Signal(object)
    pointsChosen = Signal(object, object)  # noqa: N815
    wanted = Signal(str)

    def __init__(self, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._language = language
        self._assessment: Assessment | None = None
        self.list = Stepper()
        self.list.chosen.connect(self._show_step)
        self.task = wrapped("step-task")
        self.article = ArticleBar(language)
        self.title = self.article.title
        self._make_pages(theme)
        self.findings = FindingsPanel(language)
        self.findings.chosen.connect(self.pointsChosen)
        self.findings.offered.connect(self._show_choices)
        self.findings.ruled.connect(self.ruled)
        self.back = QPushButton(self.tr("◀ Back"))
        self.next = QPushButton(self.tr("Next ▶"))
        for button, by in ((self.back, -1), (self.next, 1)):
            button.setMinimumHeight(TARGET)
            # A press leaves the keys where they are: the space bar goes through the lines.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, step=by: self.go(step))
        buttons = in_row(self.back, None, self.next)
        area = self._scrolling()
        shown = self.list, self.article, self.task, area, buttons
        in_column(*shown, inside=self, grows=area).setContentsMargins(0, 6, 0, 0)

    def _scrolling(self) -> QScrollArea:
        """What a step asks; on a small screen it scrolls, and the rest stays in sight."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.addWidget(self.article.text)
        # What is to be looked at comes before a step's page, but after the result.
        for widget, stretch in ((self.ends, 1), (self.findings, 0), (self.pages, 1)):
            column.addWidget(widget, stretch)
        self.area = QScrollArea()
        self.area.setObjectName("step-scroll")
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        if text_scale(self.font()) <= FITTING:
            self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(inner)
        return self.area

    def _show_choices(self) -> None:
        # Once the buttons have their places.
        QTimer.singleShot(0, lambda: self._bring(self.findings.list, self.findings.ruling))

    def _bring(self, *widgets: QWidget) -> None:
        for widget in widgets:
            if widget.isVisible():
                self.area.ensureWidgetVisible(widget, 0, 0)

    def _make_pages(self, theme: BoardTheme) -> None:
        language = self._language
        self.form = FactsForm(language)
        self.form.stated.connect(self.facts)
        self.ledger = LedgerView(language)
        record = QWidget()
        inner = in_column(self.form, inside=record)
        inner.addSpacing(6)
        fill(inner, self.ledger, None)
        self.dead = DeadPage()
        self.dead.ruled.connect(self.ruled)
        self.dead.wanted.connect(self.wanted)
        self.seki = SekiPanel(language, theme)
        self.seki.chosen.connect(lambda points: self.pointsChosen.emit(points, None))
        self.kinds = KindButtons(language, theme)
        self.payments = ScoreView(language, payments=True)
        self.count_page = CountPage(language)
        self.score = self.count_page.score
        self.score.chosen.connect(self._light)
        self.count_page.wanted.connect(self.wanted)
        self.result = ResultView(language)
        self.result.chosen.connect(self.look_at)
        self.result.wanted.connect(self.wanted)
        self._pages: dict[str, QWidget] = {
            "record": record,
            "dead": self.dead,
            "seki": self.seki,
            "points": self.kinds,
            "payments": self.payments,
            "count": self.count_page,
            "result": self.result,
        }
        self.ends = Pages([self.result])
        self.pages = Pages(page for page in self._pages.values() if page is not self.result)

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        return self.list.step

    @property
    def tool(self) -> Tool | None:
        """The tool of the present step."""
        return TOOLS.get(self.step.id) if self.step else None

    @property
    def kind(self) -> Kind:
        """The kind a click gives an empty point in the present step."""
        return (self.seki.kinds if self.tool is Tool.SEKI else self.kinds).kind

    def begin(self) -> None:
        """Another case: go to the first step; none has been seen yet."""
        self._assessment = None
        self.list.begin()
        self.findings.reason.clear()
        self.area.verticalScrollBar().setValue(0)

    def go(self, by: int) -> None:
        """Go forward or back some steps."""
        row = self.list.currentRow() + by
        if 0 <= row < self.list.count():
            self.list.setCurrentRow(row)

    def go_to(self, id_: str) -> None:
        """Show a step by its id."""
        for row, step in enumerate(self.list.steps):
            if step.id == id_:
                self.list.setCurrentRow(row)

    def look_at(self, finding: Finding) -> None:
        """Go to the step a finding belongs to, and choose it there."""
        step = step_of(finding)
        if step is not None:
            self.go_to(step.id)
        self.findings.list.choose(finding)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show how far each step is, and the present one's page."""
        self._assessment = assessment
        score = assessment.score
        self.list.show_steps(steps_for(score.rules), score, assessment.case.settled)
        self._fill()

    def _show_step(self, row: int) -> None:
        assessment = self._assessment
        if assessment is None or self.step is None:
            return
        self.score.table.setCurrentCell(-1, -1)
        self.list.show_steps(self.list.steps, assessment.score, assessment.case.settled)
        self._fill()
        focus = QApplication.focusWidget()
        inside = focus is not None and focus is not self.list and self.isAncestorOf(focus)
        if self.step.id == "count" and inside:
            self.score.table.setFocus()  # the space bar goes through the figures
        self.stepped.emit(self.step.id)

    def _fill(self) -> None:
        step, assessment = self.step, self._assessment
        if step is None or assessment is None:
            return
        case, score = assessment.case, assessment.score
        self.title.setText(f"<b>{step_name(step.id)}</b>")
        self.task.setText(self._task(step, assessment))
        self.article.show_article(article(score.rules, step.id), step_hint(step.id))
        self._fill_page(step.id, assessment)
        self.ends.setVisible(step.ends)
        self.pages.setVisible(not step.ends)
        (self.ends if step.ends else self.pages).show_page(self._pages[step.id])
        findings = list(step.findings(score))
        if step.reads:
            findings = [*assessment.asked, *assessment.reading, *findings]
        if step.ends:
            findings += [f for f in score.findings if step_of(f) is None]
        self.findings.setVisible(bool(findings) or not step.ends)
        self.findings.show_findings(assessment, findings, case.settled)
        row = self.list.currentRow()
        self.back.setEnabled(row > 0)
        self.next.setEnabled(row < len(self.list.steps) - 1)

    def _fill_page(self, id_: str, assessment: Assessment) -> None:
        """Fill the page that is shown; the others wait until they are."""
        case, score = assessment.case, assessment.score
        if id_ != "result":
            self.result.stop()
        match id_:
            case "record":
                # As recorded, also where the count stops before the last play.
                facts = assessment.bench.facts(score.rules.passes)
                self.form.show_facts(case, facts, score.rules, facts_missing(score))
                ledger = ledger_of(case, facts, score.tally.dead)
                self.ledger.show_ledger(ledger, score.rules)
            case "dead":
                self.dead.show_survey(assessment.bench.ruled[0])
            case "seki":
                self.seki.show_assessment(assessment)
            case "payments":
                self.payments.show_score(score)
            case "count":
                self.count_page.show_score(score)
                self.crosscheck.show_case(case, score)
            case "result":
                self.result.show_assessment(assessment)

    @cached_property
    def crosscheck(self) -> CrossCheckView:
        """Every count against every other; made when the step is first seen."""
        from goref.qt.result.crosscheck_view import CrossCheckView

        view = CrossCheckView(self._language)
        self.count_page.add_below(view)
        return view

    def _task(self, step: Step, assessment: Assessment) -> str:
        score = assessment.score
        if step.ends and not score.status.state.names_winner:
            return self.tr("There is no result to read out yet.")
        open_ = [f for f in step.findings(score) if f not in assessment.case.settled]
        if (
            step.state(score, assessment.case.settled) is not StepState.DONE
            or open_
            or step.ends
        ):
            return step_task(step.id)
        return step_task(step.id) + " " + self.tr("If there is nothing: PgDn.")

    def _light(self, key: str, side: Colour | None) -> None:
        if self._assessment is None:
            return
        from goref.core.ruling.line_points import line_points, owned_points

        survey = self._assessment.score.survey
        every = line_points(survey, key)
        points = every if side is None else owned_points(survey, key, side)
        self.pointsChosen.emit(points, None)
