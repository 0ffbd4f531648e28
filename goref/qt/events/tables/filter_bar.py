"""The filter of an event's tables: by round, by state, by text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import Event, Table, TableState
from goref.qt.events.tables.table_model import state_text
from goref.qt.widgets.boxes import in_column, named
from goref.qt.widgets.find_bar import SearchLine
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import WrappingRow

ALL = 0
READY = "ready"
TO_LIST = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
LINE = 200
FRAME = 40
"""Pixels that a combo box or line needs in addition to its text."""


class FilterBar(QWidget):
    """A choice of rounds with counts, a choice of states, and a search line.

    Signals:
        changed: the filter now lets other tables pass.
        entered: the list of tables should get the focus.
    """

    takes_enter = True

    changed = Signal()
    entered = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self._row = WrappingRow(self)
        self.rounds = self._box("event-rounds", self.tr("Round"))
        self.states = self._box("event-states", self.tr("State"))
        search = SearchLine("event-search", self._row)
        self.search = named(
            search, search.objectName(), self.tr("Find a player, a table or a case")
        )
        self.search.setPlaceholderText(self.tr("Player, table or case"))
        asked = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(max(asked + FRAME, LINE))
        self.states.addItem(self.tr("Any state"), None)
        for state in TableState:
            self.states.addItem(state_text(state, language), state)
        self.states.addItem(self.tr("✓ ready to be decided"), READY)
        in_column(self._row, inside=self)
        self._row.put(self.rounds, self.states, self.search)
        self.rounds.currentIndexChanged.connect(self.changed)
        self.states.currentIndexChanged.connect(self.changed)
        self.search.textChanged.connect(self.changed)

    def _box(self, name: str, told: str) -> QComboBox:
        box = named(QComboBox(self._row), name, told)
        box.setMinimumHeight(TARGET)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return box

    @property
    def round(self) -> int:
        """The chosen round; 0 for all rounds."""
        return int(self.rounds.currentData() or ALL)

    def show_event(self, event: Event) -> None:
        """Lists the rounds of an event; at first chooses the first one not fully decided."""
        first = self.rounds.count() == 0
        here = self.round
        tables = Counter(table.round for table in event.tables)
        decided = Counter(t.round for t in event.tables if t.state is TableState.DECIDED)
        self.rounds.blockSignals(True)
        names = {ALL: formatted(self.tr("All rounds ({count})"), count=len(event.tables))}
        for round in range(1, event.rounds + 1):
            names[round] = formatted(
                self.tr("Round {round} ({decided} of {count} decided)"),
                round=round,
                decided=decided[round],
                count=tables[round],
            )
        if len(names) != self.rounds.count():
            self.rounds.clear()
            for round, name in names.items():
                self.rounds.addItem(name, round)
        else:
            for row, name in enumerate(names.values()):
                self.rounds.setItemText(row, name)
        if first:
            open_ = (r for r in sorted(tables) if decided[r] < tables[r])
            here = next(open_, max(tables, default=ALL))
        widest = max(map(self.fontMetrics().horizontalAdvance, names.values()))
        self.rounds.setMinimumWidth(widest + FRAME)
        self._row.arrange()
        self.rounds.setCurrentIndex(max(self.rounds.findData(here), 0))
        self.rounds.blockSignals(False)

    def chosen(self, event: Event, is_ready: Callable[[Table], bool]) -> list[Table]:
        """Returns the tables of an event that pass the filter."""
        tables = event.of_round(self.round) if self.round else event.tables
        state = self.states.currentData()
        if isinstance(state, TableState):
            tables = tuple(t for t in tables if t.state is state)
        elif state == READY:
            tables = tuple(filter(is_ready, tables))
        sought = self.search.text().casefold().split()
        if not sought:
            return list(tables)
        names = {p.id: f"{p.name} {p.given} {p.surname}".casefold() for p in event.players}

        def fits(table: Table) -> bool:
            where = " ".join(
                (table.place, names[table.black], names[table.white], table.source.casefold())
            )
            return all(word in where for word in sought)

        return list(filter(fits, tables))

    def restore_from(self, old: FilterBar) -> None:
        """Takes over the choices of the bar that this one replaces."""
        self.rounds.setCurrentIndex(old.rounds.currentIndex())
        self.states.setCurrentIndex(old.states.currentIndex())
        self.search.setText(old.search.text())

    def seek(self) -> None:
        """Focuses the search line and selects its text."""
        self.search.setFocus()
        self.search.selectAll()

    def clear(self) -> None:
        """Clears the search and the choice of state; keeps the round."""
        self.search.clear()
        self.states.setCurrentIndex(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter go from the search line to the list; Esc also clears the search."""
        if event.key() in TO_LIST and self.search.hasFocus():
            self.entered.emit()  # the window must not get this Enter
        elif event.key() == Qt.Key.Key_Escape:
            self.search.clear()
            self.entered.emit()
        else:
            super().keyPressEvent(event)
