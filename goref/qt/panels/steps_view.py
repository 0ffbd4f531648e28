"""The way to the result: the list of steps, and what the present one asks for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from goref.app.session import Assessment
from goref.app.tools import Tool
from goref.core.flow import State, Step, step_of, steps_for
from goref.core.ruling import Kind
from goref.qt.panels.facts_form import FactsForm
from goref.qt.panels.findings_list import FindingsList
from goref.qt.panels.kinds import KindButtons
from goref.qt.panels.score_view import ScoreView
from goref.qt.texts import step_name, step_task
from goref.qt.theme import BoardTheme

SIGNS = {State.DONE: "✓", State.LOOK: "?", State.OPEN: "!"}
FEW_FINDINGS, MANY_FINDINGS = 48, 16_000
"""The height of the list where there is nothing to look at, and else."""
TOOLS = {"dead": Tool.DEAD, "seki": Tool.SEKI, "points": Tool.POINTS}
"""The tool each step puts into the referee's hand."""


class StepsView(QWidget):
    """Steps from :mod:`goref.core.flow`, one page for what a step can ask.

    Signals:
        stepped: another step is shown: its id.
        facts: facts were stated (see FactsForm).
        findingChosen: a finding was chosen (see FindingsList).
    """

    stepped = Signal(str)
    facts = Signal(object)
    findingChosen = Signal(object, object)  # noqa: N815

    def __init__(self, language: str, theme: BoardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self._assessment: Assessment | None = None
        self.list = QListWidget()
        self.list.setObjectName("steps")
        self.list.setAccessibleName(self.tr("Steps"))
        self.list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSpacing(2)  # a target for a finger
        self.list.currentRowChanged.connect(self._show_step)
        self.title = QLabel()
        self.title.setObjectName("step-title")
        self.task = QLabel()
        self.task.setWordWrap(True)
        self.form = FactsForm(language)
        self.form.stated.connect(self.facts)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self.form)
        self.kinds = KindButtons(language, theme)
        self.score = ScoreView(language)
        self._empty = QWidget()
        self.stack = QStackedWidget()
        for page in (self._empty, scroll, self.kinds, self.score):
            self.stack.addWidget(page)
        self._pages: dict[str, QWidget] = {
            "record": scroll,
            "points": self.kinds,
            "payments": self.score,
            "result": self.score,
        }
        self.findings = FindingsList(language)
        self.findings.chosen.connect(self.findingChosen)
        self.back = QPushButton(self.tr("◀ Back"))
        self.next = QPushButton(self.tr("Next ▶"))
        self.back.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addStretch(1)
        buttons.addWidget(self.next)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addWidget(self.list)
        layout.addWidget(self.title)
        layout.addWidget(self.task)
        layout.addWidget(self.stack, 5)
        layout.addWidget(self.findings, 2)
        layout.addLayout(buttons)

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        row = self.list.currentRow()
        return self._steps[row] if 0 <= row < len(self._steps) else None

    @property
    def tool(self) -> Tool | None:
        """The tool of the present step."""
        return TOOLS.get(self.step.id) if self.step else None

    @property
    def kind(self) -> Kind:
        """The kind a click gives a point."""
        return self.kinds.kind

    def go(self, by: int) -> None:
        """Go forward or back some steps."""
        row = self.list.currentRow() + by
        if 0 <= row < self.list.count():
            self.list.setCurrentRow(row)

    def go_to(self, id_: str) -> None:
        """Show a step by its id."""
        for row, step in enumerate(self._steps):
            if step.id == id_:
                self.list.setCurrentRow(row)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show how far each step is, and the present one's page."""
        self._assessment = assessment
        score = assessment.score
        steps = steps_for(score.rules)
        now = self.step.id if self.step else None
        if steps != self._steps:
            self._steps = steps
            self.list.blockSignals(True)
            self.list.clear()
            for _ in steps:
                self.list.addItem(QListWidgetItem())
            ids = [step.id for step in steps]
            self.list.setCurrentRow(ids.index(now) if now in ids else 0)
            self.list.blockSignals(False)
        for row, step in enumerate(steps):
            item = self.list.item(row)
            if item is not None:
                item.setText(f"{SIGNS[step.state(score)]}  {row + 1}. {step_name(step.id)}")
        row_height = self.list.sizeHintForRow(0) + 2 * self.list.spacing()
        self.list.setFixedHeight(row_height * len(steps) + 2 * self.list.frameWidth() + 4)
        self._fill()

    def _show_step(self, row: int) -> None:
        self._fill()
        if self.step:
            self.stepped.emit(self.step.id)

    def _fill(self) -> None:
        step, assessment = self.step, self._assessment
        if step is None or assessment is None:
            return
        score = assessment.score
        self.title.setText(f"<b>{step_name(step.id)}</b>")
        self.task.setText(step_task(step.id))
        page = self._pages.get(step.id, self._empty)
        self.stack.setCurrentWidget(page)
        self.stack.setVisible(page is not self._empty)
        self.form.show_facts(assessment.case.answers, score.facts, score.rules)
        self.score.show_score(assessment.case, score)
        findings = list(step.findings(score))
        if step.reads:
            findings = [*assessment.reading, *findings]
        if step.ends:
            findings += [f for f in score.findings if step_of(f) is None]
        self.findings.show_findings(findings, assessment.case.record.grid)
        self.findings.setMaximumHeight(MANY_FINDINGS if findings else FEW_FINDINGS)
        row = self.list.currentRow()
        self.back.setEnabled(row > 0)
        self.next.setEnabled(row < len(self._steps) - 1)
