"""The step "count" of the way to a result: which count to lay out, and the figures."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from goref.core.base.colour import COLOURS, Colour
from goref.core.base.language import Language
from goref.core.rulesets.ruleset import Count
from goref.core.scoring.scoring import Score
from goref.core.words.terms import COUNTS, SIDES, term
from goref.qt.result.score_view import ScoreView
from goref.qt.widgets.boxes import in_column, in_row, named
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.metrics import HIGH_TARGET, LOW_TARGET
from goref.qt.widgets.wrapping import embolden, wrapped


class CountPage(QWidget):
    """The counts a rule set allows in a row, a large button, and under them the figures.

    Attributes:
        score: the figures.

    Signals:
        wanted: a command is wanted: its id (``arrange``).
    """

    wanted = Signal(str)

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.score = ScoreView(language)
        self.counts = named(QComboBox(), "stage-counts", self.tr("Way to count"))
        self.counts.setToolTip(self.counts.accessibleName())
        self.sides = named(QComboBox(), "stage-sides", self.tr("Whose side is counted"))
        self.sides.setToolTip(self.sides.accessibleName())
        self.sides.addItem(self.tr("both"), None)
        for colour in COLOURS:
            name = self.tr("{side} alone").format(side=term(SIDES, colour.letter, language))
            self.sides.addItem(name, colour.letter)
        for box in (self.counts, self.sides):
            box.setMinimumHeight(LOW_TARGET)
        told = self.tr("Lay it out on the board")
        self.button = push_button("lay-out", told, tall=HIGH_TARGET)
        self.button.setToolTip(self.tr("Ctrl+K"))
        embolden(self.button)
        self.button.clicked.connect(lambda: self.wanted.emit("arrange"))
        self.none = wrapped(
            "stage-none", text=self.tr("No count can be laid out yet: the result is not known.")
        )
        self.none.hide()
        self.counts.currentIndexChanged.connect(lambda _: self._offer_sides())
        row = in_row(self.counts, self.sides, grows=self.counts)
        self._column = in_column(
            row, self.button, self.none, self.score, inside=self, grows=self.score
        )

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
        if data is None or self.count is None or not self.count.one_sided:
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
        counts = score.countable
        values = [count.value for count in counts]
        before = [self.counts.itemData(row) for row in range(self.counts.count())]
        if values != before:
            chosen = self.counts.currentData()
            with QSignalBlocker(self.counts):
                self.counts.clear()
                for count in counts:
                    self.counts.addItem(term(COUNTS, count.value, self._language), count.value)
                self.counts.setCurrentIndex(values.index(chosen) if chosen in values else 0)
        for widget in (self.counts, self.button):
            widget.setEnabled(bool(values))
            widget.setVisible(bool(values))
        self.none.setVisible(not values)
        self._offer_sides()

    def _offer_sides(self) -> None:
        count = self.count
        self.sides.setVisible(count is not None and count.one_sided)
