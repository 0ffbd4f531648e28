"""The ways to count under a rule set: the margin by each, and whether all agree."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QLabel, QPushButton, QSizePolicy, QWidget

from goref.app.reports.crosscheck import (
    Advice,
    CountMethod,
    CountWay,
    CrossCheck,
    advised,
)
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.language import Language, Plural
from goref.core.base.numbers import mixed, signed
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.scoring.lines import Line
from goref.core.scoring.scorer import Score
from goref.core.texts.count.arranging import part_label  # once it was laid out
from goref.core.texts.count.parts import ALONE
from goref.core.texts.results import margin_name
from goref.core.texts.terms import COUNTS, LINES, SIDES, term
from goref.qt.result.every_way import advise, count_every_way
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import tell, tip, wrapped
from goref.qt.work.work import Work

GOOD, BAD = "✓", "⚑"
AGREE = Plural(
    "CrossCheckView", "✓ {count} way to count.", "✓ All {count} ways to count agree."
)
DISAGREE = (
    Plural(
        "CrossCheckView",
        "⚑ {bad} of {count} ways to count disagrees: open its working.",
        "⚑ {bad} of {count} ways to count disagree: open their workings.",
        "bad",
    ),
    Plural(
        "CrossCheckView",
        "⚑ {bad} of {count} ways to count disagrees",
        "⚑ {bad} of {count} ways to count disagree",
        "bad",
    ),
)
"""The messages if ways to count differ: a long one and a short one."""
ROWS = 6
"""The number of rows that are visible without scrolling."""
LEAST_ROWS = 2


class CrossCheckView(QWidget):
    """All ways to count a case, computed on another thread.

    Attributes:
        summary: the label that says in one line whether all ways agree.
        table: a row for each way; selecting it shows its computation.
        working: the computation of the selected way. If it differs from the formula, that comes
            first.
        button: starts the recommended check: count territory, convert, compare.
        told: the three results of the recommended check.
        short: a shorter summary, for the title of a folded row.
        goes_on: True to compute even while the view is hidden.

    Signals:
        summed: the summary has changed.
    """

    summed = Signal()
    goes_on = False

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crosscheck")
        self._language = language
        self._case: Case | None = None
        self._score: Score | None = None
        self._ways: list[CountWay] = []
        self._is_counting = self._is_advising = False
        self._is_held = False
        self.short = ""
        self._counting, self._advising = Work(self), Work(self)
        self.summary = self._label("crosscheck-summary")
        self.table = self._make_table()
        self.working = self._label("crosscheck-working")
        self.working.setTextFormat(Qt.TextFormat.RichText)
        self.button = QPushButton(self.tr("Count territory and verify"))
        whole = self.tr("Count territory, convert, verify by filling in")
        self.button.setAccessibleDescription(whole)
        self.button.setToolTip(tip(whole))
        self.button.setObjectName("advice")
        self.button.clicked.connect(self._follow)
        self.told = self._label("advice-told")
        column = in_column(self.summary, self.table, inside=self, grows=self.table)
        for widget in (self.working, self.button, self.told):
            column.addWidget(widget)
            widget.hide()
        column.addStretch()

    def _label(self, name: str) -> QLabel:
        label = wrapped(name, copied=True)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return label

    def _make_table(self) -> FiguresTable:
        sides = [term(SIDES, side.letter, self._language) for side in (BLACK, WHITE)]
        table = FiguresTable(
            "crosscheck-table",
            self.tr("Every way to count, side by side"),
            [self.tr("Way"), *sides, self.tr("Margin"), ""],
        )
        table.setShowGrid(False)
        row = table.verticalHeader().defaultSectionSize()
        table.setMinimumHeight(row * (LEAST_ROWS + 1) + 4)
        table.setMaximumHeight(row * (ROWS + 1) + 4)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.currentCellChanged.connect(self._open)
        return table

    def show_case(self, case: Case, score: Score) -> None:
        """Shows a case with its score, and starts to compute. Cancels the work on an earlier
        case.
        """
        if case is self._case and score is self._score:
            return
        self._case, self._score = case, score
        self._leave_off()
        self._is_counting, self._is_advising = score.can_be_shown, False
        self._clear()
        tell(self.told, "")
        self.button.setVisible(score.can_be_shown and advised(score) is not None)
        self._sum_up()
        self._work(self.isVisible())

    def _clear(self) -> None:
        self._ways = []
        self.table.setRowCount(0)
        self._open()

    @property
    def is_busy(self) -> bool:
        """True while ways to count are being computed."""
        return self._counting.is_busy or self._advising.is_busy

    @property
    def disagrees(self) -> bool:
        """True if all ways are computed and some of them differ."""
        ways = self._ways
        return bool(ways) and not self._is_counting and not CrossCheck(tuple(ways)).agree

    def hold(self, on: bool) -> None:
        """Pauses the work if ``on``, while the user waits for something else; else
        resumes it.
        """
        self._is_held = on
        self._leave_off()
        self._work(self.isVisible())

    def _leave_off(self) -> None:
        self._counting.stop()
        self._advising.stop()

    def _work(self, seen: bool) -> None:
        """Starts to compute what is missing, if the view is visible or computes while
        hidden.
        """
        case, score = self._case, self._score
        if self._is_held or not (seen or self.goes_on) or case is None or score is None:
            return
        if self._is_counting and not self._counting.is_busy:
            self._clear()
            count = partial(count_every_way, case, score)
            self._counting.start(count, self._end, told=self._add)
        if self._is_advising and not self._advising.is_busy:
            self._advising.start(partial(advise, case, score), self._show_advice)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._work(seen=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not self.goes_on:
            self._leave_off()

    def _end(self, _: tuple[CountWay, ...]) -> None:
        self._is_counting = False
        self._sum_up()

    def _add(self, way: CountWay) -> None:
        self._ways.append(way)
        row = self.table.rowCount()
        self.table.setRowCount(row + 1)
        figures = ("", "") if way.figures is None else map(mixed, way.figures)
        sign = GOOD if way.agrees else BAD
        texts = (self._name(way), *figures, signed(mixed(way.margin)), sign)
        self.table.put_texts(row, texts, bold=not way.agrees)
        name, last = self.table.item(row, 0), self.table.item(row, len(texts) - 1)
        assert name is not None
        assert last is not None
        name.setToolTip(tip(texts[0]))
        last.setToolTip(tip(self.tr("agrees") if way.agrees else self.tr("disagrees")))
        if not way.agrees:
            last.setForeground(Qt.GlobalColor.red)

    def _name(self, way: CountWay) -> str:
        if way.count is None:
            return self.tr("Formula")
        name = term(COUNTS, way.count.value, self._language)
        if way.means is CountMethod.NUMBERS:
            return formatted(self.tr("{count} · difference only"), count=name)
        if way.side is None:
            return formatted(self.tr("{count} · with stones"), count=name)
        side = term(SIDES, way.side.letter, self._language)
        alone = ALONE.in_(self._language, side=side)
        return formatted(self.tr("{count} · with stones, {alone}"), count=name, alone=alone)

    def _sum_up(self) -> None:
        assert self._score is not None
        known, count = (
            self._score.can_be_shown,
            len(self._ways),
        )  # an unruled result is not called right
        self.table.setVisible(known)
        if not known:
            text = short = self.tr("There is nothing to check yet: the result is not known.")
        elif self._is_counting:
            text = short = self.tr("Counting in every way …")
        elif self.disagrees:
            bad = sum(not way.agrees for way in self._ways)
            text, short = (each.in_(self._language, count=count, bad=bad) for each in DISAGREE)
        else:
            text = AGREE.in_(self._language, count=count)
            short = formatted(self.tr("✓ {others} other ways to count agree"), others=count - 1)
            if count == 2:
                short = self.tr("✓ The other way to count agrees")
        self.summary.setText(text)
        self.short = short
        self.summed.emit()

    def _open(self) -> None:
        """Shows the computation of the selected way, after the formula if the two differ."""
        row = self.table.currentRow()
        if not 0 <= row < len(self._ways):
            tell(self.working, "")
            return
        way = self._ways[row]
        shown = [way] if way.agrees or row == 0 else [self._ways[0], way]
        tell(self.working, "<hr>".join(map(self._worked, shown)))

    def _worked(self, way: CountWay) -> str:
        label = LINES if way.means is CountMethod.FORMULA else None
        rows = [self._row(part, label is not None) for part in way.parts]
        if way.figures is not None:
            black, white = map(mixed, way.figures)
            total = self.tr("Read off")
            rows.append((f"<b>{total}</b>", black, white))
        rows += [self._row(line, True) for line in way.payments]
        difference = margin_name(way.payments, self._language)
        rows.append((f"<b>{difference}</b>", signed(mixed(way.margin)), ""))
        cells = "".join(
            f"<tr><td>{name}</td><td align='right'>&nbsp;&nbsp;{black}</td>"
            f"<td align='right'>&nbsp;&nbsp;{white}</td></tr>"
            for name, black, white in rows
        )
        return f"{self._name(way)}<table>{cells}</table>"

    def _row(self, line: Line, of_score: bool) -> tuple[str, str, str]:
        if of_score:
            name = term(LINES, line.key, self._language)
        else:
            name = part_label(line.key, self._language)
        return name, mixed(line.black), mixed(line.white)

    def _follow(self) -> None:
        tell(self.told, "…")
        self._is_advising = True
        self._work(self.isVisible())

    def _show_advice(self, advice: Advice | None) -> None:
        self._is_advising = False
        if advice is None:
            tell(self.told, self.tr("This case cannot be counted this way."))
            return
        both = {"black": mixed(advice.moku.black), "white": mixed(advice.moku.white)}
        land = {"black": mixed(advice.land.black), "white": mixed(advice.land.white)}
        lines = (
            formatted(self.tr("1. Territory: b = {black}, w = {white}."), **both),
            formatted(
                self.tr(
                    "2. Converted with n = {n}, G = {g}: b + n + G/2 = {black}, "
                    "w + n + G/2 = {white}."
                ),
                n=mixed(advice.stones),
                g=advice.public,
                **land,
            ),
            formatted(
                self.tr("3. Filled in, Black alone: {filled}."),
                filled=mixed(advice.filled),
            ),
            self.tr("✓ All three agree.")
            if advice.agree
            else self.tr("⚑ They do not agree: open the workings."),
        )
        tell(self.told, "\n".join(lines))
