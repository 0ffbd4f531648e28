"""The bar above the list of tables: round, state, search. Results can be typed in its search
line.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QButtonGroup, QComboBox, QPushButton, QWidget

from goref.app.event.slips import read_slip
from goref.app.event.table_status import TableStatus
from goref.core.base.language import Language, capital
from goref.core.base.particles import formatted
from goref.core.event.event import Event, Table, TableState
from goref.core.texts.event.events import TERMS
from goref.core.texts.terms import term
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.look.metrics import SPACE, TARGET
from goref.qt.look.style import CHIP
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.buttons import push_button, set_role
from goref.qt.widgets.find_bar import SearchLine
from goref.qt.widgets.wrapping import WrappingRow

ALL = 0
CHIP_HEIGHT = 28
"""The height of a chip (the small button for a state), in logical pixels."""
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LINE, MOST = 200, 360
"""The least width of the search line, and the most that its placeholder asks for, in pixels."""
FRAME = 40
"""A combo box or text field is this many pixels wider than its text."""


class FilterBar(QWidget):
    """The choice of a round, a search line, and chips (small buttons) for the states of tables.

    Attributes:
        chips: the row of chips, which the window places above the list.
        status: the state whose tables are shown; None for all.

    Signals:
        changed: other tables now pass the filter.
        entered: the list of tables is to get the focus.
        typed: a result was typed and Enter pressed; carries the ``Slip``.
        escaped: Esc was pressed and cleared the search line.
    """

    takes_enter = True

    changed = Signal()
    entered = Signal()
    typed = Signal(object)
    escaped = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.rounds = named(ChoiceBox(self), "event-rounds", self.tr("Round"))
        self.rounds.setMinimumHeight(TARGET)
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        search = SearchLine("event-search", self)
        self.search = named(
            search, search.objectName(), self.tr("Find a player or a table, or type a result")
        )
        self.search.setPlaceholderText(self.tr("Player or table · 12 B ↵ enters a result"))
        asked = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(min(max(asked + FRAME, LINE), MOST))
        self.search.installEventFilter(self)
        in_row(self.rounds, self.search, inside=self, gap=SPACE, grows=self.search)
        self.status: TableStatus | None = None
        self.chips = WrappingRow()
        self._group = QButtonGroup(self)
        self._chips = {status: self._chip(status) for status in (None, *TableStatus)}
        self.chips.put(*self._chips.values())
        self._chips[None].setChecked(True)
        self.rounds.currentIndexChanged.connect(self.changed)
        self.search.textChanged.connect(self.changed)

    def _chip(self, status: TableStatus | None) -> QPushButton:
        name = "all" if status is None else status.value
        chip = push_button(f"event-chip-{name}", "", self.chips, tall=CHIP_HEIGHT, auto=False)
        chip.setCheckable(True)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(chip, CHIP)
        self._group.addButton(chip)
        chip.clicked.connect(lambda _: self.show_status(status))
        return chip

    @property
    def round(self) -> int:
        """The chosen round, from 1; 0 for all rounds."""
        return int(self.rounds.currentData() or ALL)

    def show_status(self, status: TableStatus | None) -> None:
        """Shows only the tables of a state; None shows all."""
        self._chips[status].setChecked(True)
        if status is not self.status:
            self.status = status
            self.changed.emit()

    def chip(self, status: TableStatus | None) -> QPushButton:
        """Returns the chip of a state; None for the chip "All"."""
        return self._chips[status]

    def count(self, found: Iterable[TableStatus]) -> None:
        """Shows on each chip how many tables have its state. ``found`` has the state of every
        table.
        """
        counts = Counter(found)
        for status, chip in self._chips.items():
            count = counts.total() if status is None else counts[status]
            name = (
                self.tr("All")
                if status is None
                else capital(term(TERMS, status.value, self._language))
            )
            chip.setText(f"{name}  {count}")
        self.chips.arrange()

    def show_event(self, event: Event) -> None:
        """Offers the rounds of an event. The first call also chooses a round.

        It chooses the first round with an undecided table, or else the last round.
        """
        first = self.rounds.count() == 0
        here = self.round
        tables = Counter(table.round for table in event.tables)
        decided = Counter(t.round for t in event.tables if t.is_settled)
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
        self.rounds.setCurrentIndex(max(self.rounds.findData(here), 0))
        self.rounds.blockSignals(False)

    def chosen(self, event: Event, status_of: Callable[[Table], TableStatus]) -> list[Table]:
        """Returns the tables of an event that pass the filter.

        While a result is being typed, returns the tables with its number, whatever their state.
        """
        tables = event.of_round(self.round) if self.round else event.tables
        slip = read_slip(self.search.text())
        if slip is not None:
            if slip.round:
                tables = event.of_round(slip.round)
            return [table for table in tables if table.number == slip.number]
        if self.status is not None:
            tables = tuple(t for t in tables if status_of(t) is self.status)
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
        """Copies the choices of ``old``, the bar of the replaced window."""
        self.rounds.setCurrentIndex(old.rounds.currentIndex())
        self.show_status(old.status)
        self.search.setText(old.search.text())

    def seek(self) -> None:
        """Moves the focus to the search line and selects its text."""
        self.search.setFocus()
        self.search.selectAll()

    def begin(self, text: str) -> None:
        """Moves the focus to the search line and replaces its text by ``text``, the beginning
        of a result.
        """
        self.seek()
        self.search.insert(text)

    def meant(self, tables: Iterable[Table]) -> Table | None:
        """Returns the table whose number is the whole text in the search line, or None.

        If several rounds have such a table, returns the first undecided one, or else the first.
        """
        typed = unicodedata.normalize("NFKC", self.search.text()).strip()
        same = [table for table in tables if typed in (str(table.number), table.place)]
        open_ = (table for table in same if table.state is not TableState.DECIDED)
        return next(open_, same[0] if same else None)

    def clear(self) -> None:
        """Clears the search line and shows all states. The round is kept."""
        self.search.clear()
        self.show_status(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles keys in the search line. Enter confirms a typed result.

        Otherwise Enter and Down move to the list, and Esc clears the line.
        """
        if event.key() in ENTERS and self.search.hasFocus():
            slip = read_slip(self.search.text())
            if event.isAutoRepeat():
                return
            if slip is None:
                self.entered.emit()  # the window must not get this Enter
            else:
                self.typed.emit(slip)
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.search.clear()
            self.escaped.emit()
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leaves Ctrl+Z to the window while the search line is empty."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return event.matches(QKeySequence.StandardKey.Undo) and not self.search.text()
        return False
