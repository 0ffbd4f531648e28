"""The tables whose score sheets can be made, each with a check box and with how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from goref.app.event.sitting import names_of
from goref.core.event.event import Table
from goref.core.words.event.glance import result_told
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.output.sheets import is_settled
from goref.qt.events.tables.table_model import SIGNS, state_text
from goref.qt.widgets.lists import TextList


class SheetsList(TextList):
    """A row for each table; those that are decided are checked at first."""

    def __init__(self, window: OpenEvent, tables: Sequence[Table]) -> None:
        super().__init__("event-sheets-list", "")
        self._window, self._tables = window, tables
        self.setAccessibleName(self.tr("Tables and their sheets"))
        for table in tables:
            names = names_of(window.event_read, table)
            told = f"{table.place}  {names}: {self._stands(table)}"
            item = self.put(told, table, self._is_settled(table) if table.case else None)
            if not table.case:
                item.setFlags(Qt.ItemFlag.ItemIsSelectable)  # read, but not to be checked
        self.setCurrentRow(0)

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
