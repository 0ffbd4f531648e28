"""The results of a case under all rule sets, and why they differ from one of them, the
reference.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from goref.app.assessment import Assessment
from goref.app.reports.comparison import (
    OutcomeGroup,
    outcome_groups,
    shown_margin,
    shown_verdict,
    with_open_matters,
)
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed, signed
from goref.core.base.particles import formatted
from goref.core.rulesets.table import COMPUTED, ruleset
from goref.core.scoring.compare import Compared
from goref.core.texts.reasons import reason_sentences
from goref.core.texts.results import needs_text, same_everywhere
from goref.core.texts.status import UNRULED_BOARDS, status_text
from goref.core.texts.terms import REASONS, term
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import NO_LIMIT, SPACE, TARGET
from goref.qt.result.outcome_tree import OutcomeRow, OutcomeRows, OutcomeTree
from goref.qt.widgets.boxes import in_column, in_row, label_of, named
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.wrapping import ScrolledText, WrappingRow, tell, tip, wrapped
from goref.qt.work.idle_work import IdleWork

OWN = ""
"""The entry of the choice that takes the case's own rule set as the reference."""
ARROW = 56
"""A closed combo box is this many logical pixels wider than its text."""
LINES = 14
"""If the view is lower than this many lines of text, status and reasons of the selected row
scroll together.
"""
FEW_LINES = 9
"""If the view is lower than this many lines of text, the buttons are next to the text of the
selected row.
"""
LEAST_WHY = 76
"""The smallest height of the selected row's text, in logical pixels."""


class CompareView(QWidget):
    """All rule sets in groups by outcome. For the selected one, why its result differs from the
    reference.

    Attributes:
        reference: the choice of the reference; its first entry is the case's own rule set.
        why: the text with the reasons for the selected rule set.
        use: the button that counts the case under the selected rule set.

    Signals:
        rulesChosen: the case is to be counted under a rule set; carries its id.
        wanted: a command is requested; carries its id, ``"save-csv"``.
    """

    rulesChosen = Signal(str)  # noqa: N815
    wanted = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._assessment: Assessment | None = None
        self._compared: dict[str, Compared] = {}
        self._counted: Assessment | None = None  # the rows are complete
        self._how = ""
        self.pump = IdleWork(self)
        self.reference = named(ChoiceBox(), "reference", self.tr("Reference rule set"))
        self.reference.setMinimumHeight(TARGET)
        self.reference.setMinimumContentsLength(10)
        self.reference.addItem(self.tr("the case's own rules"), OWN)
        for rules in COMPUTED:
            self.reference.addItem(rules.name.in_(language), rules.id)
        self.reference.activated.connect(lambda _: self._fill())
        self._caption = label_of(self.tr("Differences from"), self.reference)
        self.status = wrapped("compare-status", copied=True)
        headings = (
            self.tr("Rule set"),
            self.tr("Why it differs"),
            self.tr("Black ◂ ▸ White"),
        )
        self.table = OutcomeTree("compare-table", self.tr("All rule sets"), headings)
        self.table.waiting = self.tr("Counting under every rule set …")
        self.table.currentItemChanged.connect(lambda *_: self._choose())
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

    @property
    def reference_id(self) -> str:
        """The id of the reference rule set; "" if it is the case's own and no case is shown."""
        chosen: str = self.reference.currentData()
        return chosen or ("" if self._assessment is None else self._assessment.case.rules)

    def compared(self, assessment: Assessment) -> list[Compared]:
        """Returns the results of a case under all rule sets, from the table if that shows the
        case.
        """
        if assessment is self._counted:
            return list(self._compared.values())
        return [
            with_open_matters(assessment.bench, each)
            for each in assessment.compared(self.reference_id)
        ]

    def show_assessment(self, assessment: Assessment) -> None:
        """Compares the results of a case; computes them only while the view is visible."""
        self._assessment = assessment
        if self.isVisible():
            self._fill()

    # The rows

    def _fill(self) -> None:
        """Starts to fill the table, one row at a time while the window is idle."""
        assessment = self._assessment
        if assessment is None:
            return
        status, grid = assessment.score.status, assessment.case.record.grid
        told = [] if status.is_settled else [status_text(status, grid, self._language)]
        self._compared, self._counted = {}, None
        self.pump.start(self._compare(assessment, self.reference_id), self._end)
        if assessment.bench.score(ruleset(self.reference_id), remarks=False).margin is None:
            told.append(self.tr("The reference has no result to compare with."))
        told.append(same_everywhere(assessment.score, self._language))
        told = [each for each in told if each]
        self._how = LANGUAGES[self._language].gap.join(told)
        self._fit()

    def _compare(self, assessment: Assessment, reference: str) -> Iterator[None]:
        for compared in assessment.comparing(reference):
            yield
            if compared is not None:
                made = with_open_matters(assessment.bench, compared)
                self._compared[made.score.rules.id] = made

    def _end(self) -> None:
        assert self._assessment is not None
        self._counted = self._assessment
        groups = outcome_groups(self._assessment.case, self._compared.values())
        with QSignalBlocker(self.table):
            self.table.show_groups([self._rows(group) for group in groups])
        self._choose()

    def _rows(self, group: OutcomeGroup) -> OutcomeRows:
        assert self._assessment is not None
        case, rows = self._assessment.case, []
        for member in group.members:
            score = member.score
            board = UNRULED_BOARDS.get(score.basis)
            reasons = self._nothing(member) or "\n".join(
                f"{term(REASONS, reason.term, self._language)} {signed(mixed(reason.points))}"
                for reason in member.reasons
            )
            rows.append(
                OutcomeRow(
                    score.rules.id,
                    score.rules.name.in_(self._language),
                    shown_margin(score),
                    shown_verdict(score, self._language),
                    f"{board.in_(self._language)}\n{reasons}" if board else reasons,
                    score.rules.source.in_(self._language),
                    is_own=score.rules.id == case.rules,
                )
            )
        titles = group.title(self._language), group.why(self._language)
        return OutcomeRows(*titles, tuple(rows))

    def _nothing(self, compared: Compared) -> str:
        """Returns the text to show if there are no reasons; "" if there are some."""
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

    def _choose(self) -> None:
        """Shows the text about the selected rule set, and enables the button to count
        under it.
        """
        chosen = self.table.chosen
        own = "" if self._assessment is None else self._assessment.case.rules
        self.use.setEnabled(chosen not in ("", own))
        self._tell()

    def _tell(self) -> None:
        """Shows the status and the reasons for the selected rule set; both in one text if there
        is little height.

        While the results are counted again, says so instead of the reasons: the rows are still
        those of the earlier case.
        """
        compared = self._compared.get(self.table.chosen)
        why = "" if compared is None else self._why(compared)
        if self._counted is None and self.table.topLevelItemCount():
            why = self.table.waiting
        roomy = self.height() // self.fontMetrics().lineSpacing() >= LINES
        tell(self.status, self._how if roomy else "")
        self.why.set_text(why if roomy else "\n".join(filter(None, (self._how, why))))
        self.why.setVisible(bool(self.why.text()))

    def _why(self, compared: Compared) -> str:
        writing = LANGUAGES[self._language]
        name = compared.score.rules.name.in_(self._language)
        told = shown_verdict(compared.score, self._language)
        nothing = self._nothing(compared).strip("–")
        told = (
            nothing if told == "–" else writing.with_aside(told, nothing) if nothing else told
        )
        sentences = () if nothing else reason_sentences(compared, self._language)
        return "\n".join((f"{name}{writing.colon}{told or '–'}{writing.stop}", *sentences))

    def _use(self) -> None:
        self.rulesChosen.emit(self.table.chosen)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fit(self) -> None:
        """If there is little height, leaves most of it to the table.

        The text below then has a fixed height, so that the rows do not move. With the least
        height, the buttons are next to the text and the table has no headings.
        """
        few = self.height() // self.fontMetrics().lineSpacing()
        high = max(self.height() // 4, LEAST_WHY)
        self.why.setMinimumHeight(high if few < LINES else 0)
        self.why.setMaximumHeight(high if few < LINES else NO_LIMIT)
        beside = few < FEW_LINES
        way = QBoxLayout.Direction
        self._below.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._below.setStretchFactor(self.why, int(beside))
        self.table.header().setVisible(not beside)
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
            bar = self.table.verticalScrollBar().sizeHint().width()
            self.table.share(event.size().width() - bar - 2 * self.table.frameWidth())
