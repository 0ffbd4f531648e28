"""The dialog in which a second person types the round's results again, to be compared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import IntEnum

from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from goref.app.event.slips import enter_again, entry_notes, typed_slip
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language, flagged
from goref.core.base.particles import formatted
from goref.core.event.event import Event, Table
from goref.core.event.result import Result
from goref.core.texts.event.events import ALL_CONFIRMED, TYPED_AGAIN
from goref.core.texts.event.glance import result_told
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.look.metrics import TARGET
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.boxes import in_row, named
from goref.qt.widgets.dialog import ButtonRole, StackedDialog, Standard, caption
from goref.qt.widgets.rows_model import RowsModel, TableColumn
from goref.qt.widgets.tables import TextGrid
from goref.qt.widgets.wrapping import wrapped

ROOM, LEAST = (900, 620), (600, 420)
NONE = "–"
"""The text of a cell that has no result."""

Column = IntEnum("Column", "TABLE BLACK WHITE AGAIN DECIDED", start=0)
"""The columns, from the left."""


@frozen
class EntryRow:
    """A row of the dialog: a table, and a text for each column."""

    table: Table
    cells: tuple[str, ...]


HEADINGS = (
    QT_TRANSLATE_NOOP("event-tables", "Table"),
    QT_TRANSLATE_NOOP("event-tables", "Black"),
    QT_TRANSLATE_NOOP("event-tables", "White"),
    QT_TRANSLATE_NOOP("event-tables", "Typed again"),
    QT_TRANSLATE_NOOP("event-tables", "Decided as"),
)


def _column(at: Column, heading: str) -> TableColumn[EntryRow]:
    return TableColumn(heading, lambda row: row.cells[at])


COLUMNS = [_column(*column) for column in zip(Column, HEADINGS, strict=True)]


def _number(text: str, round: int) -> int:
    """Returns the table number at the beginning of a line: 12 for ``12 B`` or, in round 2,
    ``2/12 B``.

    Returns 0 if the line begins differently, or names another round.
    """
    found = re.match(r"\s*(?:(\d+)\s*/\s*)?(\d+)", text)
    return int(found[2]) if found and int(found[1] or round) == round else 0


class SecondEntryDialog(StackedDialog):
    """A dialog with a line for typing results, and a list of tables.

    The list shows what was typed, or after comparing, the tables whose two results differ. The
    dialog covers the event's window, so that the first results cannot be seen.

    Attributes:
        chosen: the table to which the referee wants to go; None for none.
    """

    def __init__(
        self,
        parent: QWidget | None,
        store: EventStore,
        round: int,
        language: Language,
        left: Iterable[str] = (),
    ) -> None:
        """Args:
        round: the round whose slips are typed.
        left: slips that were typed before and not taken.

        Raises:
            EventFileError: the event cannot be read.
        """
        room = ROOM if parent is None else (parent.width(), parent.height())
        super().__init__(parent, "event-second-entry", room, LEAST)
        title = self.tr("Round {round}: slips typed a second time")
        self.setWindowTitle(formatted(title, round=round))
        self.chosen: Table | None = None
        self._store, self._round, self._language = store, round, language
        self._event: Event = store.event()
        self._latest: list[int] = []  # ids of the tables typed here, the latest first
        # The slips not taken, with the number of the table.
        self._missed = {slip: _number(slip, round) for slip in left}
        asked = self.tr(
            "Type each slip as it is written: 12 B, 12 W+3.5, 12 both-lose. A slip typed again "
            "replaces the earlier one; 12 ? removes it. Nothing is decided here, and results "
            "that were entered before are hidden until you compare."
        )
        slip = QLineEdit()
        self.slip = named(slip, "second-slip", self.tr("Slip"))
        self.slip.setPlaceholderText("12 B ↵")
        self.slip.setMinimumHeight(TARGET)
        self.told = wrapped("second-told", self)
        self.missed = wrapped("second-missed", self)
        self.forget_button = named(
            QPushButton(self.tr("C&lear")),
            "second-forget",
            self.tr("Clear the slips not entered"),
        )
        self.forget_button.setMinimumHeight(TARGET)
        self.forget_button.setAutoDefault(False)
        self.forget_button.clicked.connect(self._forget_missed)
        self.model = RowsModel(COLUMNS, "event-tables", self)
        self.table = TextGrid("second-tables", self.tr("Tables"), self.model)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.count = wrapped("second-count", self)
        self.put_buttons(Standard.Close)
        self.compare_button = self._button(self.tr("Co&mpare"), self.compare)
        self.open_button = self._button(self.tr("&Go to the table"), self._open)
        self.buttons.button(Standard.Close).setAutoDefault(False)  # Enter is for the slips
        top = in_row(caption(self.tr("&Slip:"), self.slip), self.slip, grows=self.slip)
        missed = in_row(self.missed, self.forget_button, grows=self.missed)
        below = self.told, missed, self.table, self.count, self.buttons
        self.stack(wrapped("second-asked", self, asked), top, *below, grows=self.table)
        self.slip.returnPressed.connect(self._enter)
        self.table.doubleClicked.connect(lambda _: self._open())
        self._show_typed()
        self._show_missed()
        self.slip.setFocus()

    @property
    def left(self) -> tuple[str, ...]:
        """The slips that were typed and not taken, so that the next dialog shows them."""
        typed = self.slip.text().strip()
        return tuple(dict.fromkeys((*self._missed, *([typed] if typed else ()))))

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = self.put_button(text, ButtonRole.ActionRole, act=act)
        button.setAutoDefault(False)
        return button

    def _enter(self) -> None:
        """Stores the typed result, or shows why that is not possible."""
        text = self.slip.text()
        if not text.strip():
            return
        try:
            typed = typed_slip(self._store.event(), self._round, text)
            (table,) = enter_again(self._store, [typed])
            self._event = self._store.event()
        except (ValueError, FileError) as error:
            QApplication.beep()
            self.told.setText(flagged(said(error, self._language)))
            self.slip.selectAll()
            self._missed[text.strip()] = _number(text, self._round)
            self._show_missed()
            return
        self.changed = True
        self._latest = [table.id, *(id_ for id_ in self._latest if id_ != table.id)]
        self.slip.clear()
        self._missed = {slip: n for slip, n in self._missed.items() if n != table.number}
        self._show_missed()
        self._show_typed()
        self.told.setText(f"✓ {table.place}  {self._result(table.second)}")

    def _show_missed(self) -> None:
        """Shows the results that could not be stored, until they are typed correctly or
        cleared.
        """
        listed = LANGUAGES[self._language].listed(self._missed)
        self.missed.setText(formatted(self.tr("Not entered: {slips}"), slips=listed))
        for widget in (self.missed, self.forget_button):
            widget.setVisible(bool(self._missed))

    def _forget_missed(self) -> None:
        self._missed.clear()
        self._show_missed()
        self.slip.setFocus()

    def compare(self) -> None:
        """Lists the tables whose two results differ, with both results."""
        try:
            self._event = self._store.event()
        except FileError as error:
            self.told.setText(flagged(said(error, self._language)))
            return
        self.told.setText("")
        found = [table for table, _ in entry_notes(self._event, self._round)]
        if not found:
            self.told.setText(f"✓ {ALL_CONFIRMED.in_(self._language)}")
        self._show(found, compared=True)

    def _show_typed(self) -> None:
        """Lists the tables typed so far, latest first, without the first results."""
        order = {id_: place for place, id_ in enumerate(self._latest)}
        typed = [t for t in self._event.of_round(self._round) if t.second is not None]
        self._show(sorted(typed, key=lambda t: order.get(t.id, len(order))), compared=False)

    def _show(self, tables: Iterable[Table], *, compared: bool) -> None:
        self.model.show_rows(tuple(map(self._row, tables)))
        self.table.setColumnHidden(Column.DECIDED, not compared)
        self.table.fit(self.model.texts())
        self.open_button.setEnabled(compared and bool(self.model.rows))
        if self.model.rows:
            self.table.selectRow(0)
        tables = self._event.of_round(self._round)
        count = sum(table.second is not None for table in tables)
        self.count.setText(TYPED_AGAIN.in_(self._language, count=count, of=len(tables)))

    def _row(self, table: Table) -> EntryRow:
        names = self._event.by_id
        cells = (
            table.place,
            names[table.black].name,
            names[table.white].name,
            self._result(table.second),
            self._result(table.result),
        )
        return EntryRow(table, cells)

    def _result(self, result: Result | None) -> str:
        return NONE if result is None else result_told(result, self._language)

    def _open(self) -> None:
        """Closes the dialog, with the table of the current row as :attr:`chosen`."""
        row = self.model.row_of(self.table.currentIndex())
        if row is not None and self.open_button.isEnabled():
            self.chosen = row.table
            self.accept()
