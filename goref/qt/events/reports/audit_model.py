"""What was done to an event, as rows of a table, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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

from goref.core.event.event import Event
from goref.core.words.event.audit import act_text, change_text
from goref.io.event.store import AuditEntry
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
    Column.NUMBER: QT_TRANSLATE_NOOP("event-audit", "Entry"),
    Column.TIME: QT_TRANSLATE_NOOP("event-audit", "Time"),
    Column.WHO: QT_TRANSLATE_NOOP("event-audit", "Who"),
    Column.WHAT: QT_TRANSLATE_NOOP("event-audit", "What was done"),
    Column.CHANGE: QT_TRANSLATE_NOOP("event-audit", "Before → after"),
    Column.REASON: QT_TRANSLATE_NOOP("event-audit", "Reason"),
}


@dataclass(frozen=True)
class Line:
    """An entry of the audit as it is shown."""

    cells: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it, to be read in full."""
        number, time, who, what, change, reason = self.cells
        parts = (f"{number}  {time}  {who}", what, change.replace("; ", "\n"), reason)
        return "\n".join(filter(None, parts))


class Telling:
    """Puts entries into words.

    Players are called as they are now; those who are gone by their number.
    """

    def __init__(self, event: Event, language: str) -> None:
        self._language = language
        self._names = {player.id: player.name for player in event.players}

    def line(self, entry: AuditEntry) -> Line:
        """An entry as it is shown."""
        return Line(
            (
                str(entry.number),
                entry.time[:19].replace("T", " "),
                entry.who,
                act_text(entry.what, entry.subject, self._language),
                change_text(entry.before, entry.after, self._names, self._language),
                " ".join(entry.reason.split()),
            )
        )


class AuditModel(QAbstractTableModel):
    """A row for every entry, the latest first.

    Attributes:
        lines: the lines of the rows.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines and no others."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    # Qt's questions

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return QCoreApplication.translate("event-audit", HEADERS[Column(section)])
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        text = self.lines[index.row()].cells[index.column()]
        match role:
            case Role.DisplayRole:
                return text
            case Role.ToolTipRole:
                return text or None
            case Role.TextAlignmentRole if index.column() == Column.NUMBER:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None
