"""What was done to an event, as rows of a table, the latest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

from goref.core.event import Event
from goref.core.words.events import TERMS, VERDICTS
from goref.core.words.terms import term
from goref.io.event_store import AuditEntry
from goref.qt.translating import QT_TRANSLATE_NOOP

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
ROOT = QModelIndex()
DIGEST = 12
"""Signs of a digest that are shown."""


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
DONE = {
    "event-created": QT_TRANSLATE_NOOP("event-audit", "Event made"),
    "event-changed": QT_TRANSLATE_NOOP("event-audit", "Event changed"),
    "player-added": QT_TRANSLATE_NOOP("event-audit", "Player entered: {subject}"),
    "player-changed": QT_TRANSLATE_NOOP("event-audit", "Player changed: {subject}"),
    "player-removed": QT_TRANSLATE_NOOP("event-audit", "Player taken out: {subject}"),
    "table-added": QT_TRANSLATE_NOOP("event-audit", "Table put in: {subject}"),
    "table-changed": QT_TRANSLATE_NOOP("event-audit", "Table changed: {subject}"),
    "table-removed": QT_TRANSLATE_NOOP("event-audit", "Table taken out: {subject}"),
    "bye-added": QT_TRANSLATE_NOOP("event-audit", "Bye given in round {subject}"),
    "bye-removed": QT_TRANSLATE_NOOP("event-audit", "Bye taken back in round {subject}"),
}
FIELDS = {
    "name": QT_TRANSLATE_NOOP("event-audit", "name"),
    "place": QT_TRANSLATE_NOOP("event-audit", "place"),
    "begins": QT_TRANSLATE_NOOP("event-audit", "first day"),
    "ends": QT_TRANSLATE_NOOP("event-audit", "last day"),
    "rounds": QT_TRANSLATE_NOOP("event-audit", "rounds"),
    "rules": QT_TRANSLATE_NOOP("event-audit", "rule set"),
    "komi": QT_TRANSLATE_NOOP("event-audit", "komi"),
    "handicap_komi": QT_TRANSLATE_NOOP("event-audit", "komi with handicap"),
    "bye": QT_TRANSLATE_NOOP("event-audit", "points for a bye"),
    "surname": QT_TRANSLATE_NOOP("event-audit", "surname"),
    "given": QT_TRANSLATE_NOOP("event-audit", "given name"),
    "rank": QT_TRANSLATE_NOOP("event-audit", "rank"),
    "rating": QT_TRANSLATE_NOOP("event-audit", "rating"),
    "club": QT_TRANSLATE_NOOP("event-audit", "club"),
    "country": QT_TRANSLATE_NOOP("event-audit", "country"),
    "egf_pin": QT_TRANSLATE_NOOP("event-audit", "EGF number"),
    "aga_id": QT_TRANSLATE_NOOP("event-audit", "AGA number"),
    "round": QT_TRANSLATE_NOOP("event-audit", "round"),
    "number": QT_TRANSLATE_NOOP("event-audit", "table"),
    "black": QT_TRANSLATE_NOOP("event-audit", "Black"),
    "white": QT_TRANSLATE_NOOP("event-audit", "White"),
    "handicap": QT_TRANSLATE_NOOP("event-audit", "handicap"),
    "state": QT_TRANSLATE_NOOP("event-audit", "state"),
    "verdict": QT_TRANSLATE_NOOP("event-audit", "winner"),
    "re": QT_TRANSLATE_NOOP("event-audit", "result"),
    "margin": QT_TRANSLATE_NOOP("event-audit", "Black less White"),
    "digest": QT_TRANSLATE_NOOP("event-audit", "case"),
    "source": QT_TRANSLATE_NOOP("event-audit", "record"),
    "note": QT_TRANSLATE_NOOP("event-audit", "remark"),
    "player": QT_TRANSLATE_NOOP("event-audit", "player"),
    "reason": QT_TRANSLATE_NOOP("event-audit", "reason"),
    "result_rules": QT_TRANSLATE_NOOP("event-audit", "counted under"),
    "by_default": QT_TRANSLATE_NOOP("event-audit", "by default"),
    "basis": QT_TRANSLATE_NOOP("event-audit", "known from"),
}
BASES = {
    "case": QT_TRANSLATE_NOOP("event-audit", "the case"),
    "word": QT_TRANSLATE_NOOP("event-audit", "the referee's word"),
    "imported": QT_TRANSLATE_NOOP("event-audit", "a file"),
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

    Players are called as they are now; those who are gone by what the audit knew of them.
    """

    def __init__(self, event: Event, entries: Sequence[AuditEntry], language: str) -> None:
        self._language = language
        self._names = {player.id: player.name for player in event.players}

    def line(self, entry: AuditEntry) -> Line:
        """An entry as it is shown."""
        subject = entry.subject.partition(" ")[2]
        if entry.what.startswith("bye"):
            subject = entry.subject.rpartition(" ")[2]
        done = DONE.get(entry.what, entry.what)
        what = QCoreApplication.translate("event-audit", done).format(subject=subject)
        return Line(
            (
                str(entry.number),
                entry.time[:19].replace("T", " "),
                entry.who,
                what,
                self._change(entry.before, entry.after),
                " ".join(entry.reason.split()),
            )
        )

    def _change(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
        told = []
        for key in dict.fromkeys((*before, *after)):
            was, now = self._value(key, before.get(key)), self._value(key, after.get(key))
            field = FIELDS.get(key, key)
            name = QCoreApplication.translate("event-audit", field)
            if before and after:
                told.append(f"{name}: {was or '–'} → {now or '–'}")
            elif was or now:
                told.append(f"{name}: {was or now}")
        return "; ".join(told)

    def _value(self, key: str, value: Any) -> str:
        if value is None or value == "":
            return ""
        match key:
            case "black" | "white" | "player":
                return self._names.get(value, f"#{value}")
            case "state":
                return term(TERMS, value, self._language)
            case "verdict":
                return term(VERDICTS, value, self._language)
            case "basis":
                return QCoreApplication.translate("event-audit", BASES.get(value, value))
            case "digest":
                return str(value)[:DIGEST]
            case "by_default":
                return "✓" if value else "–"
        return " ".join(str(value).split())


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
