"""What was done to an event, as rows of a table, the latest first."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from goref.core.base.language import Language
from goref.core.event.event import Event
from goref.core.words.event.audit import act_text, change_text
from goref.io.event.store import AuditEntry
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.rows_model import TableColumn

Column = IntEnum("Column", "NUMBER TIME WHO WHAT CHANGE REASON", start=0)
"""The columns, from the left."""


@dataclass(frozen=True)
class AuditLine:
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

    def __init__(self, event: Event, language: Language) -> None:
        self._language = language
        self._names = {player.id: player.name for player in event.players}

    def line(self, entry: AuditEntry) -> AuditLine:
        """An entry as it is shown."""
        return AuditLine(
            (
                str(entry.number),
                entry.time[:19].replace("T", " "),
                entry.who,
                act_text(entry.what, entry.subject, self._language),
                change_text(entry.before, entry.after, self._names, self._language),
                " ".join(entry.reason.split()),
            )
        )


HEADINGS = (
    QT_TRANSLATE_NOOP("event-audit", "Entry"),
    QT_TRANSLATE_NOOP("event-audit", "Time"),
    QT_TRANSLATE_NOOP("event-audit", "Who"),
    QT_TRANSLATE_NOOP("event-audit", "What was done"),
    QT_TRANSLATE_NOOP("event-audit", "Before → after"),
    QT_TRANSLATE_NOOP("event-audit", "Reason"),
)


def _column(at: Column, heading: str) -> TableColumn[AuditLine]:
    return TableColumn(heading, lambda line: line.cells[at], number=at is Column.NUMBER)


COLUMNS = [_column(*column) for column in zip(Column, HEADINGS, strict=True)]
