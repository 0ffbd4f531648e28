"""The tables whose score sheets can be made, each with a check box and with how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from goref.app.event.sitting import names_of
from goref.core.event.event import Table
from goref.core.words.event.glance import result_told
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.output.sheets import is_settled
from goref.qt.events.tables.table_model import SIGNS, state_text
from goref.qt.widgets.row_padding import Airy

Check = Qt.CheckState


class SheetsList(QListWidget):
    """A row for each table; those that are decided are checked at first."""

    def __init__(self, window: OpenEvent, tables: Sequence[Table]) -> None:
        super().__init__()
        self._window, self._tables = window, tables
        self.setObjectName("event-sheets-list")
        self.setAccessibleName(self.tr("Tables and their sheets"))
        self.setItemDelegate(Airy(self))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for table in tables:
            names = names_of(window.event_read, table)
            item = QListWidgetItem(f"{table.place}  {names}: {self._stands(table)}", self)
            item.setData(Qt.ItemDataRole.UserRole, table)
            if not table.case:
                item.setFlags(Qt.ItemFlag.ItemIsSelectable)  # read, but not to be checked
                continue
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Check.Checked if self._is_settled(table) else Check.Unchecked)
        self.setCurrentRow(0)

    def chosen(self) -> list[QListWidgetItem]:
        """The rows that are checked."""
        items = [self.item(row) for row in range(self.count())]
        return [item for item in items if item.checkState() is Check.Checked]

    def fail(self, item: QListWidgetItem, problem: str) -> None:
        """Say at a row why its sheet cannot be made."""
        item.setText(f"⚑ {item.text()} — {problem}")
        item.setCheckState(Check.Unchecked)

    def standing(self) -> str:
        """How many tables are not ready for paper."""
        return self.tr("{open} not decided, {without} without a record").format(
            open=sum(bool(t.case) and t.result is None for t in self._tables),
            without=sum(not t.case for t in self._tables),
        )

    def _is_settled(self, table: Table) -> bool:
        return is_settled(table, self._window.glance(table))

    def _stands(self, table: Table) -> str:
        """What is to be known of a table before its sheet is made."""
        language = self._window.language
        if not table.case:
            return self.tr("no record, no sheet")
        if table.result is None:
            return state_text(table.state, language)
        result = result_told(table.result, language)
        if self._is_settled(table):
            return f"{SIGNS[table.state]} {result}"
        return self.tr("⚑ {result}; its case counts otherwise now").format(result=result)
