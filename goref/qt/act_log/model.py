"""The lines of a protocol as rows of a table."""

from __future__ import annotations

from collections.abc import Iterable
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

from goref.app.act_log.lines import ProtocolLine
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()


class Column(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    TIME = 1
    WHO = 2
    WHAT = 3
    CHANGE = 4
    REASON = 5


HEADERS = {
    Column.NUMBER: QT_TRANSLATE_NOOP("protocol", "Act"),
    Column.TIME: QT_TRANSLATE_NOOP("protocol", "Time"),
    Column.WHO: QT_TRANSLATE_NOOP("protocol", "Asked by"),
    Column.WHAT: QT_TRANSLATE_NOOP("protocol", "What was done"),
    Column.CHANGE: QT_TRANSLATE_NOOP("protocol", "Before → after"),
    Column.REASON: QT_TRANSLATE_NOOP("protocol", "Reason"),
}


class ProtocolModel(QAbstractTableModel):
    """A row for every line, the beginning first; rows are only ever added.

    Attributes:
        lines: the lines of the rows.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[ProtocolLine] = []

    def add(self, lines: Iterable[ProtocolLine]) -> None:
        """Put lines below those there are."""
        fresh = list(lines)
        if fresh:
            count = len(self.lines)
            self.beginInsertRows(ROOT, count, count + len(fresh) - 1)
            self.lines += fresh
            self.endInsertRows()

    # Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return QCoreApplication.translate("protocol", HEADERS[Column(section)])
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        line, column = self.lines[index.row()], Column(index.column())
        match role:
            case Role.DisplayRole:
                return cell(line, column)
            case Role.ToolTipRole:
                return line.time if column is Column.TIME else cell(line, column) or None
            case Role.TextAlignmentRole if column is Column.NUMBER:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def cell(line: ProtocolLine, column: Column) -> str:
    """What a line says in a column, in one row of text."""
    match column:
        case Column.NUMBER:
            return str(line.number)
        case Column.TIME:
            return line.shown_time
        case Column.WHO:
            return line.who
        case Column.WHAT:
            text = line.what
        case Column.CHANGE:
            text = f"{line.before} → {line.after}" if line.before or line.after else ""
        case Column.REASON:
            text = line.reason
    return " ".join(text.split())
