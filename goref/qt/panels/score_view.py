"""The count of one rule set: its lines, what they sum to, and the cross-checks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from goref.core.case import Case
from goref.core.numbers import mixed, signed
from goref.core.scoring import Score
from goref.core.words.results import LIST_JOINT
from goref.core.words.terms import COUNTS, LINES, NEEDS, SIDES, UNITS, term


class ScoreView(QWidget):
    """Shows a score. It prints what the score holds and adds nothing up."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.table = QTableWidget(0, 3)
        self.table.setObjectName("score-lines")
        self.table.setAccessibleName(self.tr("Lines of the count"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setHorizontalHeaderLabels(
            ["", term(SIDES, "B", language), term(SIDES, "W", language)]
        )
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        layout.addWidget(self.table, 1)
        self.checks = QLabel()
        self.checks.setObjectName("checks")
        self.checks.setWordWrap(True)
        self.checks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(self.checks)

    def show_score(self, case: Case, score: Score) -> None:
        """Show a score, or what is missing for it."""
        rows = [
            (term(LINES, line.key, self._language), mixed(line.black), mixed(line.white))
            for line in score.lines
        ]
        if score.margin is not None and score.native is not None:
            totals = score.totals
            unit = term(UNITS, score.rules.unit.value, self._language)
            rows.append((self.tr("Total"), mixed(totals.black), mixed(totals.white)))
            rows.append(
                (
                    self.tr("Black less White, in {unit}").format(unit=unit),
                    signed(mixed(score.native)),
                    "",
                )
            )
        bold = QFont(self.table.font())
        bold.setBold(True)
        strong = len(rows) - 2 if score.margin is not None else len(rows)
        self.table.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                side = Qt.AlignmentFlag.AlignLeft if not column else Qt.AlignmentFlag.AlignRight
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                if row >= strong:
                    item.setFont(bold)
                self.table.setItem(row, column, item)
        self.table.resizeRowsToContents()
        self.checks.setText(self._checks(score))

    def _checks(self, score: Score) -> str:
        if score.margin is None:
            needs = [term(NEEDS, need.value, self._language) for need in score.needs]
            return (
                self.tr("Missing: {facts}").format(facts=LIST_JOINT[self._language].join(needs))
                if needs
                else ""
            )
        parts = [
            f"{'✓' if check.agrees else '✕'} {term(COUNTS, check.count.value, self._language)}"
            for check in score.checks
        ]
        tally = score.tally
        parts.insert(
            0,
            self.tr("✓ both areas and {public} public points make {size}").format(
                public=tally.public, size=tally.size
            ),
        )
        # A check is not broken over two lines.
        return "    ".join(part.replace(" ", "\u00a0") for part in parts)
