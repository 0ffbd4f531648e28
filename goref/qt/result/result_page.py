"""The page with the result in words, buttons to print and save it, and how it came about."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from goref.app.assessment import Assessment
from goref.app.questions.open_matters import OpenMatters
from goref.app.reports.crosscheck import CountWay
from goref.core.base.findings import Level, found
from goref.core.base.language import LANGUAGES, Language, Plural
from goref.core.base.late import Late
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.flow import step_of
from goref.core.rulesets.table import COMPUTED
from goref.core.scoring.penalties import without_penalties
from goref.core.scoring.scorer import Score, Winner
from goref.core.scoring.status import CaseState
from goref.core.texts.check_line import check_line_text
from goref.core.texts.findings import say
from goref.core.texts.results import PROVISIONAL, count_beside, sentence, verdict, would_be
from goref.core.texts.status import STATES, asked_line
from goref.qt.frame.collapsible_row import CollapsibleRow, RowHead, one_at_a_time
from goref.qt.look.metrics import GAP, HEADING, SPACE, WIDE
from goref.qt.result.count_details import CountDetails, WholeHeight
from goref.qt.result.every_way import count_every_way
from goref.qt.result.open_matters_list import OpenMattersList
from goref.qt.result.result_label import ResultLabel, StateBadge
from goref.qt.widgets.boxes import Plate, in_column, scrolling
from goref.qt.widgets.buttons import BroadButton, push_button
from goref.qt.widgets.wrapping import WrappingRow, tell, wrapped
from goref.qt.work.work import Work

ACTS = Plural("ResultPage", "{count} act", "{count} acts")
AGREE = Plural("ResultPage", "{count} way agrees ✓", "{count} ways agree ✓")
DISAGREE = Plural(
    "ResultPage", "⚑ {bad} of {count} disagrees", "⚑ {bad} of {count} disagree", "bad"
)
LEAST_ROWS = 4
"""The smallest height of the scrolling rows, in lines of ordinary text."""
SHARE = 5
"""The result takes at most the page's height divided by this number."""
MINUTES_MS = 20_000
"""Milliseconds between updates of the time left for a protest."""
LEADS = "›"


class LeadingRow(Plate):
    """A row that looks like a foldable one but opens another page.

    Attributes:
        head: the line to click.
    """

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._title = title
        self.head = RowHead(f"{name}-head", self)
        self.head.setCheckable(False)
        in_column(self.head, inside=self).setContentsMargins(1, 1, 1, 1)
        self.tell("")

    def tell(self, state: str) -> None:
        """Changes the small text at the right of the row."""
        self.head.show_texts(self._title, f"{state} {LEADS}".lstrip())


class ResultPage(QWidget):
    """The page of the last stage. It shows the score and computes nothing.

    Attributes:
        state: “Provisional” above a result that open matters may change; else hidden.
        sentence: the winner and the margin; while neither may be named, the state of the case.
        checked: the line of the count by which a player can check the result.
        note: further remarks on the result.
        penalty: the result without the penalties of incidents.
        protest: says that a protest is undecided, or until when one can be lodged.
        deadline_told: returns until when a protest can be lodged, as text; "" if unknown.
        questions, print, save, next, copy: the buttons.
        counted, still_open: rows that unfold here.
        compare, decided, played_on, incidents: rows that open other pages.

    Signals:
        wanted: a command is requested; carries its id.
        pointsChosen: points are to be shown on the board; carries them as a frozenset, and a
            move or None.
    """

    wanted = Signal(str)
    pointsChosen = Signal(object, object)  # noqa: N815

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("result-page")
        self._language = language
        self._assessment: Assessment | None = None
        self._acts = 0
        self._is_at_table = False
        self._matters: OpenMatters | None = None
        self._brought: CollapsibleRow | None = None
        self.deadline_told: Callable[[], str] = str
        self._ticking = QTimer(self, interval=MINUTES_MS)
        self._ticking.timeout.connect(self._tell_protest)
        self._settled = self._has_open = False
        self.checking = Work(self)
        self.state = StateBadge("result-state", self)
        self.state.hide()
        self.sentence = ResultLabel("sentence", self)
        self.checked = wrapped("checked", self, copied=True, size=HEADING)
        self.note = wrapped("result-note", self, copied=True)
        self.penalty = wrapped("result-penalty", self, copied=True, grey=True)
        self.protest = wrapped("result-protest", self, bold=True)
        self._make_buttons()
        self._make_rows()
        self._told = QWidget()
        told = self.state, self.sentence, self.checked, self.penalty, self.note, self.protest
        parts = *told, self.buttons
        in_column(*parts, inside=self._told, gap=SPACE)
        self._column = in_column(self._told, self.area, inside=self, gap=SPACE, grows=self.area)

    def _make_buttons(self) -> None:
        self.buttons = WrappingRow(self)
        self.questions = self._button("questions", self.tr("To the questions"))
        self._prints = self.tr("Print the sheet"), self.tr("Print as provisional…")
        self.print = self._button("print", self._prints[False])
        self.save = self._button("save", self.tr("Save"))
        self.next = self._button("table-next", self.tr("Next table"))
        self.copy = self._button("copy-result", self.tr("Copy the result"))
        self.copy.setFlat(True)
        self.buttons.put(self.questions, self.print, self.save, self.next, self.copy)

    def _button(self, command: str, text: str) -> QPushButton:
        name = f"result-{command}"
        act = partial(self.wanted.emit, command)
        return push_button(name, text, self.buttons, act=act, auto=True, kind=BroadButton)

    def _make_rows(self) -> None:
        title = self.tr("How it was counted")
        self.counted = CollapsibleRow("how-counted", title, lambda: self.told)
        title = self.tr("What could still change it")
        self.still_open = CollapsibleRow(
            "still-open", title, self._make_still_open, grows=False
        )
        self.compare = LeadingRow("to-compare", self.tr("All rule sets, and why they differ"))
        self.compare.tell(str(len(COMPUTED)))
        self.decided = LeadingRow("to-protocol", self.tr("What was decided, by whom"))
        self.played_on = LeadingRow("to-playing-on", self.tr("What if play continued?"))
        self.incidents = LeadingRow("to-incidents", self.tr("What happened at the table"))
        leading = (
            (self.compare, "compare"),
            (self.decided, "protocol"),
            (self.played_on, "playing-on"),
            (self.incidents, "incidents"),
        )
        for leads, command in leading:
            leads.head.clicked.connect(lambda _, id_=command: self.wanted.emit(id_))
        one_at_a_time(self.counted, self.still_open)
        rows: tuple[CollapsibleRow | LeadingRow, ...] = (
            *(self.counted, self.compare, self.still_open, self.incidents),
            *(self.decided, self.played_on),
        )
        inner = QWidget()
        self._rows = in_column(*rows, None, inside=inner, gap=SPACE)
        self.area = scrolling(inner, self, "result-rows")
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.area.verticalScrollBar().rangeChanged.connect(lambda *_: self._bring())
        for opens in (self.counted, self.still_open):
            opens.toggled.connect(lambda on, row=opens: self._opened(row, on))

    def _make_still_open(self) -> QWidget:
        inner = QWidget()
        column = in_column(self.could_change, inside=inner)
        column.setContentsMargins(WIDE - GAP, 0, WIDE - GAP, 0)
        return inner

    @Late
    def told(self) -> CountDetails:
        """The details of the count; created on first use."""
        made = CountDetails(self._language)
        made.pointsChosen.connect(lambda points: self.pointsChosen.emit(points, None))
        return made

    @Late
    def could_change(self) -> OpenMattersList:
        """The open matters; created on first use."""
        made = OpenMattersList(self._language)
        made.setFrameShape(QFrame.Shape.NoFrame)
        WholeHeight(made)
        made.looked.connect(self.pointsChosen)
        return made

    # Showing

    def set_at_table(self, on: bool) -> None:
        """Sets whether the case belongs to a table of an event. Then there is a button for the
        next table.
        """
        self._is_at_table = on
        self.next.setVisible(on)
        self.buttons.arrange()

    def show_assessment(
        self, assessment: Assessment, opened: OpenMatters, acts: int = 0
    ) -> None:
        """Shows the result of a case, once the page is visible.

        Args:
            opened: the open matters of the case.
            acts: the number of acts in the log of rulings.
        """
        self._assessment, self._matters, self._acts = assessment, opened, acts
        if self.isVisible():
            self._show(assessment, opened)

    def show_open(self, opened: OpenMatters) -> None:
        """Shows changed open matters. While there are any, or more may be found, the result is
        not settled.
        """
        if opened != self._matters:
            self._matters = opened
            if self._assessment is not None and self.isVisible():
                self._show(self._assessment, opened)

    def _show(self, assessment: Assessment, opened: OpenMatters) -> None:
        case, score, language = assessment.case, opened.counted, self._language
        rules, status = score.rules, score.status
        decided = status.is_settled and (score.margin is not None or score.outcome is not None)
        asked, known = len(opened.matters), opened.is_known or score.margin is None
        decided = decided and known
        told, named = verdict(score, language), status.state.names_winner
        provisional = not decided and named and score.margin is not None
        if not (decided or provisional):
            told = " · ".join(asked_line(case, score, asked, language, is_known=known))
        self.sentence.say(told, large=decided or provisional, grey=not decided)
        tell(self.state, STATES[CaseState.PROVISIONAL].in_(language) if provisional else "")
        if provisional:
            self.sentence.setAccessibleName(PROVISIONAL.in_(language, result=told))
        tell(self.checked, check_line_text(score, language))
        tell(self.note, self._note(case, score, told, known=known))
        ended = score.outcome is not None and score.margin is not None
        role = QPalette.ColorRole.PlaceholderText if ended else QPalette.ColorRole.WindowText
        self.note.setForegroundRole(role)  # the count's own result is without effect
        self._tell_incidents(assessment, decided=decided)
        counts, asks = not rules.known_only, not (decided or status.in_play or rules.known_only)
        asks = asks and (known or bool(asked))
        self._offer(asks=asks, prints=counts and not status.in_play)
        self.counted.setVisible(counts)
        self.still_open.setVisible(counts and not status.in_play)
        self.played_on.setVisible(counts and not status.in_play)
        count = asked + sum(each.is_lodged for each in case.protests)
        state = self.tr("nothing open") if opened.is_known else self.tr("Searching …")
        self.still_open.tell(
            self.tr("What could still change it"),
            formatted(self.tr("{count} open"), count=count) if count else state,
        )
        self._put_open_first(bool(count) and counts and not status.in_play)
        self.decided.tell(ACTS.in_(self._language, count=self._acts))
        self._work(assessment)

    def _put_open_first(self, first: bool) -> None:
        """Shows the open matters in full directly below the result if ``first``; else closes
        their row, among the others. The user may close it while the page is shown."""
        if first is self._has_open:
            return
        self._has_open = first
        self._rows.removeWidget(self.still_open)
        below = self.counted if first else self.incidents
        self._rows.insertWidget(self._rows.indexOf(below), self.still_open)
        self.still_open.open(first)
        self._brought = None  # the result remains visible

    def _note(self, case: Case, score: Score, told: str, *, known: bool) -> str:
        """Returns remarks on the result: the explanation, or which rules do not apply."""
        grid, language = case.record.grid, self._language
        notes = []
        if score.rules.known_only:
            notes += [say(f, grid, language) for f in score.findings if step_of(f) is None]
        elif score.rules.ignores_ruling:
            notes.append(say(found("ruling-ignored", Level.NOTE), grid, language))
        if score.status.is_settled and known and not score.rules.known_only:
            story = sentence(case, score, language)
            stop = LANGUAGES[language].stop
            story = story.removeprefix(told + stop).removesuffix(told + stop).strip()
            if score.outcome is not None:  # the winner is shown above
                story = count_beside(score, language) or told
            notes += [story] if story != told else []
        return LANGUAGES[language].gap.join(notes)

    def _tell_incidents(self, assessment: Assessment, *, decided: bool) -> None:
        """Shows the result without penalties, the state of protests, and the row of
        incidents.
        """
        case, score = assessment.case, assessment.score
        without = ""
        if decided and score.penalty and score.outcome is None:
            free = assessment.bench.with_case(without_penalties(case)).score(score.rules)
            result = would_be(free, self._language)
            without = formatted(self.tr("Without the penalty: {result}"), result=result)
        tell(self.penalty, without)
        self._settled = decided
        self._tell_protest()
        count = len(case.incidents) + len(case.protests)
        self.incidents.setVisible(bool(count))
        self.incidents.tell(str(count))

    def _tell_protest(self) -> None:
        """Shows that the result is under protest, or until when a protest can be lodged."""
        told = ""
        if self._assessment is not None and self._assessment.case.is_under_protest:
            told = self.tr("⚑ Under protest")
        elif self._settled:
            told = self.deadline_told()
        tell(self.protest, told)

    def _offer(self, *, asks: bool, prints: bool) -> None:
        """Shows the buttons that are useful now. The button for the next act is in the foot."""
        self.questions.setVisible(asks)
        self.print.setVisible(prints)
        self.print.setText(self._prints[asks])
        self.next.setVisible(self._is_at_table)
        self.buttons.arrange()

    # Computing

    def _work(self, assessment: Assessment) -> None:
        """Starts to compare the ways to count the case."""
        title = self.tr("How it was counted")
        score = assessment.score
        known = score.winner is not Winner.NONE and score.outcome is None
        self.checking.stop()
        self.counted.tell(title, self.tr("Counting …") if known else "–")
        if known:
            count = partial(count_every_way, assessment.case, score)
            self.checking.start(count, self._sum_up)
        self._fill()

    def _sum_up(self, ways: tuple[CountWay, ...]) -> None:
        bad = sum(not way.agrees for way in ways)
        told = (DISAGREE if bad else AGREE).in_(self._language, bad=bad, count=len(ways))
        self.counted.tell(self.tr("How it was counted"), told)

    def _opened(self, row: CollapsibleRow, on: bool) -> None:
        self._brought = row if on else None
        self._fill()

    def _fill(self) -> None:
        """Fills the unfolded row."""
        if self._assessment is None:
            return
        if self.counted.is_open:
            self.told.show_assessment(self._assessment)
        if self.still_open.is_open and self._matters is not None:
            self.could_change.show_matters(self._assessment.case, self._matters)

    def _bring(self) -> None:
        """Scrolls the unfolded row to the top, once it is as high as it needs."""
        if self._brought is not None:
            bar = self.area.verticalScrollBar()
            bar.setValue(self._brought.y())
            if bar.value() == self._brought.y():
                self._brought = None

    def stop(self) -> None:
        """Cancels the comparison of ways to count, since the page is hidden."""
        self.checking.stop()

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ticking.start()
        if self._has_open:
            self.still_open.open()
            self._brought = None
        if self._assessment is not None and self._matters is not None:
            self._show(self._assessment, self._matters)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ticking.stop()
        self.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sentence.let_be(event.size().height() // SHARE)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def _fit(self) -> None:
        """Lets only the rows below the result scroll. If there is little height, the whole page
        scrolls.
        """
        told = self._told
        left = self.height() - told.heightForWidth(self.width())
        within = left < LEAST_ROWS * self.fontMetrics().lineSpacing()
        if within is not self.area.isAncestorOf(told):
            (self._rows if within else self._column).insertWidget(0, told)
