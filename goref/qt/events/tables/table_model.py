"""The tables of an event as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from goref.app.event.glance import Glance, Kind, differs, words
from goref.core.base.numbers import mixed
from goref.core.event.event import Event, EventInfo, State, Table
from goref.core.words.event.events import TERMS
from goref.core.words.event.glance import GLANCES, result_told
from goref.core.words.terms import term
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
NO_EVENT = Event(EventInfo(""))
SIGNS = {State.TO_PLAY: "○", State.IN_DISPUTE: "⚑", State.DECIDED: "✓"}
GLANCE_SIGNS = {
    Kind.READY: "✓",
    Kind.OPEN: "⚑",
    Kind.SUGGESTED: "◌",
    Kind.DOUBTFUL: "⚑",
    Kind.UNMARKED: "○",
    Kind.EMPTY: "○",
    Kind.UNREADABLE: "⚑",
}


class Column(IntEnum):
    """The columns, from the left."""

    PLACE = 0
    BLACK = 1
    WHITE = 2
    TERMS = 3
    STATE = 4
    RESULT = 5
    GLANCE = 6
    CASE = 7
    NOTE = 8


HEADERS = {
    Column.PLACE: QT_TRANSLATE_NOOP("event-tables", "Table"),
    Column.BLACK: QT_TRANSLATE_NOOP("event-tables", "Black"),
    Column.WHITE: QT_TRANSLATE_NOOP("event-tables", "White"),
    Column.TERMS: QT_TRANSLATE_NOOP("event-tables", "Hd, komi"),
    Column.STATE: QT_TRANSLATE_NOOP("event-tables", "State"),
    Column.RESULT: QT_TRANSLATE_NOOP("event-tables", "Result"),
    Column.GLANCE: QT_TRANSLATE_NOOP("event-tables", "At a glance"),
    Column.CASE: QT_TRANSLATE_NOOP("event-tables", "Case"),
    Column.NOTE: QT_TRANSLATE_NOOP("event-tables", "Note"),
}


def state_text(state: State, language: str) -> str:
    """A state as sign and word."""
    return f"{SIGNS[state]} {term(TERMS, state.value, language)}"


class TableModel(QAbstractTableModel):
    """A row for every table that is shown, by round and number.

    Attributes:
        shown: the event that the rows are of.
        tables: the tables of the rows.
    """

    def __init__(
        self, language: str, glance: Callable[[Table], Glance | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.language, self._glance = language, glance
        self.shown = NO_EVENT
        self.tables: Sequence[Table] = ()
        self._rows: dict[int, int] = {}
        self._by_case: dict[str, list[int]] = {}

    def show_tables(self, event: Event, tables: Sequence[Table]) -> None:
        """Have a row for each of these tables, and no others."""
        self.beginResetModel()
        self.shown, self.tables = event, tables
        self._rows = {table.id: row for row, table in enumerate(tables)}
        self._by_case = {}
        for row, table in enumerate(tables):
            if table.case:
                self._by_case.setdefault(table.case, []).append(row)
        self.endResetModel()

    def row_of(self, id_: int) -> int | None:
        """The row of a table; None if it is not shown."""
        return self._rows.get(id_)

    def looked_at(self, digest: str) -> None:
        """A case was looked at: its rows say more."""
        for row in self._by_case.get(digest, ()):
            where = self.index(row, Column.GLANCE)
            self.dataChanged.emit(where, where)

    # Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.tables)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return QCoreApplication.translate("event-tables", HEADERS[Column(section)])
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        table, column = self.tables[index.row()], Column(index.column())
        match role:
            case Role.DisplayRole:
                return " ".join(self.text(table, column).split())
            case Role.ToolTipRole:
                return self._tip(table, column) or None
            case Role.AccessibleTextRole:
                name = self.headerData(column, Qt.Orientation.Horizontal)
                return f"{name}: {self.text(table, column)}"
        return None

    def text(self, table: Table, column: Column) -> str:
        """What a table says in a column."""
        match column:
            case Column.PLACE:
                return table.place
            case Column.BLACK:
                return self._player(table.black)
            case Column.WHITE:
                return self._player(table.white)
            case Column.TERMS:
                return self._terms(table)
            case Column.STATE:
                return state_text(table.state, self.language)
            case Column.RESULT:
                return result_told(table.result, self.language) if table.result else ""
            case Column.GLANCE:
                return self.glance_text(table)
            case Column.CASE:
                return table.source
            case Column.NOTE:
                return table.note

    def detail(self, table: Table) -> str:
        """A table in full, with what stands in no column."""
        parts = [f"{table.place}  {self._player(table.black)} – {self._player(table.white)}"]
        parts += [self.text(table, c) for c in (Column.STATE, Column.RESULT, Column.GLANCE)]
        if table.result is not None and table.result.reason:
            told = QCoreApplication.translate("event-tables", "Reason: {reason}")
            parts.append(told.format(reason=table.result.reason))
        parts += [table.source, table.note]
        return " · ".join(filter(None, parts))

    def glance_text(self, table: Table) -> str:
        """What a table's case says now; of a decided table only if that is something else."""
        if not table.case:
            if table.result is not None:
                return ""
            return QCoreApplication.translate("event-tables", "no record yet")
        glance = self._glance(table)
        if glance is None:
            return "" if table.result is not None else "…"
        if table.result is not None:
            if not differs(table, glance):
                return ""
            told = GLANCES["differs"].in_(self.language)
            return "⚑ " + told.format(verdict=glance.verdict.in_(self.language))
        return f"{GLANCE_SIGNS[glance.kind]} {words(glance, self.language)}"

    def _player(self, id_: int) -> str:
        player = self.shown.by_id[id_]
        return f"{player.name} {player.rank}".strip()

    def _terms(self, table: Table) -> str:
        """The handicap stones, if there are any, and the komi where it is not the rules'."""
        komi = self.shown.komi(table)
        parts = [f"H{table.handicap}"] if table.handicap else []
        if komi is not None:
            parts.append(mixed(komi))
        return ", ".join(parts)

    def _tip(self, table: Table, column: Column) -> str:
        text = " ".join(self.text(table, column).split())
        if column is Column.RESULT and table.result is not None and table.result.reason:
            return f"{text} ({table.result.reason})"
        return text
