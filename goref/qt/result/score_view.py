"""The score under a rule set: its lines with their sums."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.base.particles import formatted
from goref.core.incidents.incident import Incident
from goref.core.scoring.check_line import figures
from goref.core.scoring.scorer import Score
from goref.core.texts.incidents.telling import line_name
from goref.core.texts.results import margin_name, needs_text
from goref.core.texts.terms import COUNTS, SIDES, UNITS, term
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.tables import FiguresTable
from goref.qt.widgets.wrapping import tell, wrapped

SIDE_OF_COLUMN = {1: BLACK, 2: WHITE}


class ScoreView(QWidget):
    """The lines of a score with their sums. The view computes nothing.

    Signals:
        chosen: a cell was selected; carries the key of its line ("" for none, and for sums) and
            the side (None for both).
    """

    chosen = Signal(str, object)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._keys: list[str] = []
        self.table = FiguresTable(
            "score-lines",
            self.tr("Lines of the count"),
            ["", term(SIDES, "B", language), term(SIDES, "W", language)],
        )
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.currentCellChanged.connect(lambda *_: self.chosen.emit(self.key, self.side))
        self.table.installEventFilter(self)
        self.checks = wrapped("checks", copied=True)
        layout = in_column(self.table, self.checks, inside=self, grows=self.table)
        layout.addStretch(0)  # takes the space of a hidden table

    @property
    def key(self) -> str:
        """The key of the selected line; "" for none, and for sums."""
        row = self.table.currentRow()
        return self._keys[row] if 0 <= row < len(self._keys) else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Selects the next figure on the space bar."""
        pressed = event.type() is QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            self.next_cell()
            return True
        return super().eventFilter(watched, event)

    @property
    def side(self) -> Colour | None:
        """The side whose cell is selected; None if a line's name, or nothing, is selected."""
        return SIDE_OF_COLUMN.get(self.table.currentColumn())

    def next_cell(self) -> None:
        """Selects the next figure: Black's, then White's, line by line. After the last one,
        selects nothing.
        """
        row, column = self.table.currentRow(), self.table.currentColumn()
        row, column = (row + 1, 1) if column in (-1, 2) else (row, column + 1)
        while row < len(self._keys) and not self._keys[row]:
            row += 1
        if row < len(self._keys):
            self.table.setCurrentCell(row, column)
        else:
            self.table.setCurrentCell(-1, -1)

    def show_score(self, score: Score, incidents: Sequence[Incident] = ()) -> None:
        """Shows a score; if facts are missing for it, says which.

        Args:
            incidents: the incidents of the case, named as the reasons for penalties.
        """
        shown = figures(score)
        rows = [
            (line_name(line, incidents, self._language), mixed(line.black), mixed(line.white))
            for line in shown.rows
        ]
        self._keys = [line.key for line in shown.rows]
        bold = []
        if score.native is not None and score.can_be_shown:
            black, white = map(mixed, shown.total)
            rows.insert(shown.above, (self.tr("Total"), black, white))
            rows.append((self._margin_name(score), signed(mixed(score.native)), ""))
            bold = [shown.above, len(rows) - 1]
            self._keys.insert(shown.above, "")
        self.table.show_texts(rows, bold)
        self.table.setVisible(bool(rows))
        tell(self.checks, self._checks(score))

    def _margin_name(self, score: Score) -> str:
        margin = margin_name(score.lines, self._language)
        unit = term(UNITS, score.rules.unit.value, self._language)
        return formatted(self.tr("{margin}, in {unit}"), margin=margin, unit=unit)

    def _missing(self, score: Score) -> str:
        facts = needs_text(score, self._language)
        return formatted(self.tr("Missing: {facts}"), facts=facts) if facts else ""

    def _checks(self, score: Score) -> str:
        if score.margin is None:
            return self._missing(score)
        parts = [
            f"{'✓' if check.agrees else '✕'} {term(COUNTS, check.count.value, self._language)}"
            for check in (score.checks if score.can_be_shown else ())
        ]
        tally = score.tally
        parts.insert(
            0,
            formatted(
                self.tr("✓ both areas and the public points ({public}) make {size}"),
                public=tally.public,
                size=tally.size,
            ),
        )
        return "\n".join(parts)
