"""The step "count" of the way to a result: which count to lay out, and the figures."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from goref.core.arranging.available_counts import countable, one_sided
from goref.core.base.colour import COLOURS, Colour
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.scoring import Score
from goref.core.words.terms import COUNTS, SIDES, term
from goref.qt.result.score_view import ScoreView
from goref.qt.widgets.metrics import HIGH_TARGET, LOW_TARGET


class CountPage(QWidget):
    """The counts a rule set allows in a row, a large button, and under them the figures.

    Attributes:
        score: the figures.

    Signals:
        wanted: a command is wanted: its id (``arrange``).
    """

    wanted = Signal(str)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.score = ScoreView(language)
        self.counts = QComboBox()
        self.counts.setObjectName("stage-counts")
        self.counts.setAccessibleName(self.tr("Way to count"))
        self.counts.setToolTip(self.counts.accessibleName())
        self.sides = QComboBox()
        self.sides.setObjectName("stage-sides")
        self.sides.setAccessibleName(self.tr("Whose side is counted"))
        self.sides.setToolTip(self.sides.accessibleName())
        self.sides.addItem(self.tr("both"), None)
        for colour in COLOURS:
            name = self.tr("{side} alone").format(side=term(SIDES, colour.letter, language))
            self.sides.addItem(name, colour.letter)
        for box in (self.counts, self.sides):
            box.setMinimumHeight(LOW_TARGET)
        self.button = QPushButton(self.tr("Lay it out on the board"))
        self.button.setObjectName("lay-out")
        self.button.setToolTip(self.tr("Ctrl+K"))
        self.button.setMinimumHeight(HIGH_TARGET)
        bold = self.button.font()
        bold.setBold(True)
        self.button.setFont(bold)
        self.button.clicked.connect(lambda: self.wanted.emit("arrange"))
        self.none = QLabel(self.tr("No count can be laid out yet: the result is not known."))
        self.none.setObjectName("stage-none")
        self.none.setWordWrap(True)
        self.none.hide()
        self.counts.currentIndexChanged.connect(lambda _: self._offer_sides())
        row = QHBoxLayout()
        row.addWidget(self.counts, 1)
        row.addWidget(self.sides)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(row)
        self._column.addWidget(self.button)
        self._column.addWidget(self.none)
        self._column.addWidget(self.score, 1)

    def add_below(self, widget: QWidget) -> None:
        """Put a widget under the figures."""
        self._column.addWidget(widget)

    @property
    def count(self) -> Count | None:
        """The chosen count; None where there is none."""
        data = self.counts.currentData()
        return None if data is None else Count(data)

    @property
    def side(self) -> Colour | None:
        """The side that is counted alone; None for both."""
        data = self.sides.currentData()
        if data is None or self.count is None or not one_sided(self.count):
            return None
        return Colour.from_letter(data)

    def choose(self, count: Count | None, side: Colour | None) -> None:
        """Choose a count and a side, where they are offered."""
        if count is not None and (row := self.counts.findData(count.value)) >= 0:
            self.counts.setCurrentIndex(row)
        row = self.sides.findData(side.letter if side else None)
        self.sides.setCurrentIndex(max(row, 0))

    def show_score(self, score: Score) -> None:
        """Offer the counts of a score's rule set; the one chosen last stays."""
        self.score.show_score(score)
        counts = countable(score)
        values = [count.value for count in counts]
        before = [self.counts.itemData(row) for row in range(self.counts.count())]
        if values != before:
            chosen = self.counts.currentData()
            self.counts.blockSignals(True)
            self.counts.clear()
            for count in counts:
                self.counts.addItem(term(COUNTS, count.value, self._language), count.value)
            self.counts.setCurrentIndex(values.index(chosen) if chosen in values else 0)
            self.counts.blockSignals(False)
        for widget in (self.counts, self.button):
            widget.setEnabled(bool(values))
            widget.setVisible(bool(values))
        self.none.setVisible(not values)
        self._offer_sides()

    def _offer_sides(self) -> None:
        count = self.count
        self.sides.setVisible(count is not None and one_sided(count))
