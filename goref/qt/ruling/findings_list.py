"""A list of findings, the weightiest first; the points of one are shown on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
)

from goref.core.base.findings import Finding, Level
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.base.numbers import mixed
from goref.core.words.findings import say
from goref.qt.widgets.focus_frame import FocusFrame
from goref.qt.widgets.lists import conflict_colour

if TYPE_CHECKING:  # imported where there is something to weigh
    from goref.app.stakes import Stake

    Known = Callable[[Finding], Stake | None]

SIGNS = {Level.CONFLICT: "✕", Level.CHECK: "?", Level.NOTE: "·"}
SETTLED = "✓"
MANY = 150
"""The list is never higher, in pixels: what can be ruled stays near."""
SEVERAL = 96
"""The list is at least so high, in pixels, if it has as much to show."""
AIR = 6
"""Pixels above and below the one line that says there is nothing."""
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class FindingsList(QListWidget):
    """Findings as sentences, each with what it could change.

    Signals:
        chosen: a finding was chosen by the user.
        entered: the keyboard came here.
    """

    chosen = Signal(object)
    entered = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._findings: list[Finding] = []
        self._settled: Mapping[Finding, str] = {}
        self._board: Grid | None = None
        self._measuring = False
        self.setObjectName("findings")
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Findings"))
        FocusFrame(self)  # also where nothing is listed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.currentRowChanged.connect(self._choose)
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))

    @property
    def finding(self) -> Finding | None:
        """The chosen finding."""
        row = self.currentRow()
        return self._findings[row] if 0 <= row < len(self._findings) else None

    def show_findings(
        self,
        findings: Iterable[Finding],
        board: Grid,
        settled: Mapping[Finding, str],
        known: Known,
    ) -> None:
        """Show findings; a sentence says so if there are none."""
        ordered = _ordered(findings, settled, known)
        same = (ordered, settled, board) == (self._findings, self._settled, self._board)
        if same and self.count():
            for row, finding in enumerate(ordered):
                self._write(row, known(finding))
            return
        before = self.finding
        self._findings, self._settled, self._board = ordered, settled, board
        self.blockSignals(True)
        self.clear()
        for row, finding in enumerate(ordered):
            self.addItem(QListWidgetItem())
            self._write(row, known(finding))
        if not ordered:
            item = QListWidgetItem(self.tr("Nothing to look at here."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            item.setSizeHint(QSize(0, self.fontMetrics().height() + 2 * AIR))
            self.addItem(item)
        self.setCurrentRow(ordered.index(before) if before in ordered else -1)
        self.blockSignals(False)
        self._measure()

    def choose(self, finding: Finding, *, quietly: bool = False) -> None:
        """Choose a finding as the user does, if it is listed; quietly: nothing is told."""
        if finding in self._findings:
            blocked = self.blockSignals(quietly)
            self.setCurrentRow(self._findings.index(finding))
            self.blockSignals(blocked)

    def show_stake(self, stake: Stake) -> None:
        """Add what one finding could change."""
        if stake.finding in self._findings:
            self._write(self._findings.index(stake.finding), stake)

    def sort(self, known: Known) -> None:
        """Put the weightiest first, now that the stakes are known; the choice stays."""
        if self._board is not None:
            self.show_findings(self._findings, self._board, self._settled, known)

    @property
    def few(self) -> int:
        """The height in which the one line fits that says there is nothing."""
        return self.fontMetrics().height() + 2 * AIR + 2 * self.frameWidth() + 2

    def sizeHint(self) -> QSize:
        """As high as its rows, unless they are many; the rest belongs to the step's page."""
        rows = self.contentsSize().height() + 2 * self.frameWidth() + 2
        return QSize(320, min(max(self.few, rows), MANY))

    def _measure(self) -> None:
        """The rows have changed: ask for as much height as they take."""
        # Laying out may show a scroll bar, which resizes this.
        if self._measuring:
            return
        self._measuring = True
        self.doItemsLayout()
        self._measuring = False
        self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in BY_KEYS:
            self.entered.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, min(self.sizeHint().height(), SEVERAL))

    def _write(self, row: int, stake: Stake | None) -> None:
        assert self._board is not None
        finding = self._findings[row]
        text = say(finding, self._board, self._language)
        item = self.item(row)
        if finding in self._settled:
            reason = self._settled[finding]
            told = f"{SETTLED}  {text}" + (f" — {reason}" if reason else "")
        else:
            told = f"{SIGNS[finding.level]}  {text}{self._at_stake(stake)}"
        if item.text() == told:
            return
        item.setText(told)
        self._measure()
        item.setToolTip(text)
        if finding.level is Level.CONFLICT and finding not in self._settled:
            item.setForeground(conflict_colour(self.palette()))

    def _at_stake(self, stake: Stake | None) -> str:
        if stake is None or not stake.change:
            return ""
        points = mixed(stake.change)
        if stake.flips:
            told = self.tr("changes the winner, and the margin by up to {points}")
        else:
            told = self.tr("changes the margin by up to {points}")
        return "\n→ " + told.format(points=points)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._findings):
            self.chosen.emit(self._findings[row])


def _ordered(
    findings: Iterable[Finding], settled: Mapping[Finding, str], known: Known
) -> list[Finding]:
    def key(finding: Finding) -> tuple[bool, tuple[bool, Fraction, int]]:
        from goref.app.stakes import stake

        weighed = known(finding) or stake(finding, ())
        return finding not in settled, weighed.weight

    return sorted(dict.fromkeys(findings), key=key, reverse=True)
