"""What was done to an event, as rows of a table, the latest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from goref.core.base.language import Language
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


def told(entry: AuditEntry, names: Mapping[int, str], language: Language) -> AuditLine:
    """An entry as it is shown.

    Args:
        names: of the players as they are called now; those who are gone have their number.
    """
    return AuditLine(
        (
            str(entry.number),
            entry.time[:19].replace("T", " "),
            entry.who,
            act_text(entry.what, entry.subject, language),
            change_text(entry.before, entry.after, names, language),
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
