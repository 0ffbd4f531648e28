"""A list of findings, most urgent first; the points of one are shown on the board."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from goref.core.findings import Finding, Level
from goref.core.geometry import Grid
from goref.core.words.speak import say

SIGNS = {Level.CONFLICT: "✕", Level.CHECK: "?", Level.NOTE: "·"}
ORDER = {Level.CONFLICT: 0, Level.CHECK: 1, Level.NOTE: 2}
CONFLICT_COLOUR = QColor("#c62828")
CONFLICT_ON_DARK = QColor("#ff8a80")
DARK_BELOW = 128


class FindingsList(QListWidget):
    """Findings as sentences.

    Signals:
        chosen: a finding was chosen: its points (a frozenset) and move number or None.
    """

    chosen = Signal(object, object)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._findings: list[Finding] = []
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Findings"))
        self.currentRowChanged.connect(self._choose)
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))

    def show_findings(self, findings: Iterable[Finding], board: Grid) -> None:
        """Show findings; a sentence says so if there are none."""
        ordered = sorted(dict.fromkeys(findings), key=lambda f: ORDER[f.level])
        if ordered == self._findings and self.count():
            return
        self._findings = ordered
        self.blockSignals(True)
        self.clear()
        dark = self.palette().color(QPalette.ColorRole.Base).lightness() < DARK_BELOW
        for finding in ordered:
            text = say(finding, board, self._language)
            item = QListWidgetItem(f"{SIGNS[finding.level]}  {text}")
            item.setToolTip(text)
            if finding.level is Level.CONFLICT:
                item.setForeground(CONFLICT_ON_DARK if dark else CONFLICT_COLOUR)
            self.addItem(item)
        if not ordered:
            item = QListWidgetItem(self.tr("Nothing to look at here."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        self.setCurrentRow(-1)
        self.blockSignals(False)

    def sizeHint(self) -> QSize:
        return QSize(320, 110)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._findings):
            finding = self._findings[row]
            self.chosen.emit(frozenset(finding.points), finding.move)
