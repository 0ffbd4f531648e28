"""The choice of score sheets to print, or to save as one PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QListWidgetItem, QProgressBar

from goref.app.event.glance import differs
from goref.app.event.table_storage import names_of
from goref.core.base.language import flagged
from goref.core.base.particles import formatted
from goref.core.event.event import Table
from goref.core.texts.event.glance import result_told
from goref.core.texts.faults.said import said
from goref.io.files import FileError, write_bytes
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.output.sheet_printer import SheetPrinter, is_settled
from goref.qt.events.tables.table_model import SIGNS, STATES, shown_state
from goref.qt.sheet.dialogs import protocol_box, wants_protocol
from goref.qt.sheet.pdf_text import make_searchable
from goref.qt.sheet.printable_sheet import FINE, Pdf, printer_for
from goref.qt.widgets.dialog import ButtonRole, StackedDialog
from goref.qt.widgets.file_questions import file_to_save
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.idle_work import IdleWork

SIZE = (680, 500)


class SheetsList(TextList):
    """A row for each table. Those whose score sheet agrees with the decision are checked at
    first.
    """

    def __init__(self, window: OpenEvent, tables: Sequence[Table]) -> None:
        super().__init__("event-sheets-list", "")
        self._window, self._tables = window, tables
        self.setAccessibleName(self.tr("Tables and their sheets"))
        for table in tables:
            names = names_of(window.event_read, table)
            told = f"{table.place}  {names}: {self._stands(table)}"
            item = self.put(told, table, self._is_settled(table) if table.case else None)
            if not table.case:
                item.setFlags(Qt.ItemFlag.ItemIsSelectable)  # readable, not checkable
        self.setCurrentRow(0)

    def standing(self) -> str:
        """Returns a text with the number of undecided tables with a record, and of tables
        without one.
        """
        return formatted(
            self.tr("{open} not decided, {without} without a record"),
            open=sum(bool(t.case) and t.result is None for t in self._tables),
            without=sum(not t.case for t in self._tables),
        )

    def _is_settled(self, table: Table) -> bool:
        return is_settled(table, self._window.glance(table))

    def _stands(self, table: Table) -> str:
        """Returns a table's state and result, with a warning if its case does not agree."""
        language = self._window.language
        if not table.case:
            return self.tr("no record, no sheet")
        if table.result is None:
            return shown_state(table, language)
        result = result_told(table.result, language)
        if self._is_settled(table):
            return f"{SIGNS[STATES[table.state]]} {result}"
        glance = self._window.glance(table)
        if glance is not None and differs(table, glance):
            told = self.tr("⚑ {result}; its case counts differently now")
        else:
            told = self.tr("⚑ {result}; its case is not settled, and the sheet says so")
        return formatted(told, result=result)


class SheetsDialog(StackedDialog):
    """A check box for each table with a score sheet. OK creates them while the window is idle.

    Attributes:
        done_count: the number of sheets created so far.
    """

    def __init__(self, window: OpenEvent, tables: Sequence[Table], *, on_paper: bool) -> None:
        """Args:
        tables: the tables, in the order of their sheets.
        on_paper: True to print the sheets, False to save them as a PDF.
        """
        super().__init__(window.widget, "event-sheets", SIZE)
        self._window, self._on_paper, self._language = window, on_paper, window.language
        self.setWindowTitle(
            self.tr("Print the sheets") if on_paper else self.tr("Save the sheets")
        )
        self._press: SheetPrinter | None = None
        self._pdf: Pdf | None = None
        self._printer: QPrinter | None = None
        self._path: Path | None = None
        self.done_count = 0
        told = self.tr(
            "The score sheets of the tables in the list, each on its own pages. Those of "
            "tables decided by their cases are checked; check others if you want them."
        )
        asked = wrapped("event-sheets-asked", self, told)
        self.list = SheetsList(window, tables)
        self.protocol = protocol_box()
        self.told = wrapped("event-sheets-told", self, self.list.standing())
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Sheets made"))
        self.bar.hide()
        self._add_buttons()
        below = self.protocol, self.told, self.bar, self.buttons
        self.stack(asked, self.list, *below, grows=self.list)
        self.pump = IdleWork(self)
        self.list.itemChanged.connect(self._count)
        window.closed.connect(self.stop)
        self._count()
        self.list.setFocus()

    def _add_buttons(self) -> None:
        self.put_buttons(accept=self._begin)
        self.go = self.put_button("", ButtonRole.AcceptRole, "event-sheets-go")
        self.stop_button = self.put_button(
            self.tr("Stop"), ButtonRole.ActionRole, "event-sheets-stop", self._stopped
        )
        self.stop_button.hide()
        self.close_button = self.put_button(self.tr("Close"), ButtonRole.RejectRole)

    def _count(self) -> None:
        count = len(self.list.checked())
        one = count == 1
        if self._on_paper:
            does = self.tr("Print the sheet…") if one else self.tr("Print {count} sheets…")
        else:
            does = self.tr("Save the sheet…") if one else self.tr("Save {count} sheets…")
        self.go.setText(formatted(does, count=count))
        self.go.setEnabled(bool(count) and not self.pump.is_busy)

    # Beginning

    def _title(self) -> str:
        event, round = self._window.event_read, self._window.round
        if round:
            return formatted(
                self.tr("{event}, round {round}, score sheets"),
                event=event.info.name,
                round=round,
            )
        return formatted(self.tr("{event}, score sheets"), event=event.info.name)

    def _begin(self) -> None:
        if self.pump.is_busy or not self.list.checked():
            return
        try:
            self._press = self._on_printer() if self._on_paper else self._on_file()
        except FileError as error:
            self._drop()
            self.told.setText(flagged(said(error, self._language)))
            return
        if self._press is None:
            return
        self.done_count = 0
        items = self.list.checked()
        self.bar.setRange(0, len(items))
        self.pump.start(self._sheets(self._press, items), self._end, self._failed)
        self._show_busy()
        self.stop_button.setFocus()

    def _on_printer(self) -> SheetPrinter | None:
        self._printer = printer_for(self._title())
        dialog = QPrintDialog(self._printer, self)
        # Pages are numbered within each sheet: a range over all has no meaning.
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, on=False)
        wanted = dialog.exec()
        dialog.deleteLater()
        return SheetPrinter(self._printer, self._printer.resolution()) if wanted else None

    def _on_file(self) -> SheetPrinter | None:
        self._path = file_to_save(
            self,
            self.tr("Save the sheets"),
            self._window.host.preferences,
            self._title(),
            ".pdf",
            self.tr("PDF (*.pdf)"),
            self._window.store.path.parent,
        )
        if self._path is None:
            return None
        self._pdf = Pdf.begun(self._title())
        return SheetPrinter(self._pdf.writer, FINE)

    # Making

    def _sheets(self, press: SheetPrinter, items: Sequence[QListWidgetItem]) -> Iterator[None]:
        store = self._window.store
        event = store.event()
        now = {table.id: table for table in event.tables}
        for number, item in enumerate(items):
            self.bar.setValue(number)
            told = self.tr("Sheet {number} of {count}")
            self.told.setText(formatted(told, number=number + 1, count=len(items)))
            yield
            table: Table = item.data(Qt.ItemDataRole.UserRole)
            if now.get(table.id) != table:
                self.list.fail(item, self.tr("changed in the meantime; open this window again"))
                continue
            try:
                yield from press.sheet(
                    store, event, table, self._language, protocol=wants_protocol()
                )
            except (ValueError, FileError) as error:
                self.list.fail(item, said(error, self._language))
                continue
            self.done_count += 1

    def _failed(self, error: Exception) -> None:
        self._give_up()
        if not isinstance(error, (ValueError, FileError)):
            raise error
        self.told.setText(flagged(said(error, self._language)))  # the event cannot be read

    def _end(self) -> None:
        pdf, path, printer = self._pdf, self._path, self._printer
        if not self.done_count and printer is not None:
            printer.abort()
        self._drop()
        if self.done_count and printer is not None:
            make_searchable(printer)
        told = formatted(self.tr("Sheets printed: {count}."), count=self.done_count)
        if pdf is not None and path is not None:
            told = self.tr("Sheets saved: {count}, in {path}")
            told = formatted(told, count=self.done_count, path=path)
        if not self.done_count:
            told = "⚑ " + self.tr("No sheet could be made.")
        elif pdf is not None and path is not None:
            try:
                write_bytes(path, pdf.data())
            except FileError as error:
                told = flagged(said(error, self._language))
        self.told.setText(told)
        self._show_busy()
        self.close_button.setFocus()

    def _stopped(self) -> None:
        self.stop()
        self.told.setText(self.tr("Stopped."))
        self.close_button.setFocus()

    def stop(self) -> None:
        """Stops creating sheets, without saving any."""
        if self.pump.is_busy:
            self._give_up()

    def _give_up(self) -> None:
        self.pump.stop()
        if self._printer is not None:
            self._printer.abort()
        self._drop()
        self._show_busy()

    def _drop(self) -> None:
        """Deletes the painter, and then the device it paints on."""
        if self._press is not None:
            self._press.end()
        self._press = self._pdf = self._printer = self._path = None

    def _show_busy(self) -> None:
        busy = self.pump.is_busy
        if not busy and self.stop_button.hasFocus():
            self.close_button.setFocus()
        self.stop_button.setVisible(busy)
        self.bar.setVisible(busy)
        self.list.setEnabled(not busy)
        self.protocol.setEnabled(not busy)
        self._count()

    def done(self, result: int) -> None:
        self.stop()
        super().done(result)
