"""The lines of a protocol as rows of a table."""

from __future__ import annotations

from enum import IntEnum

from goref.app.act_log.lines import ProtocolLine
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.rows_model import TableColumn

Column = IntEnum("Column", "NUMBER TIME WHO WHAT CHANGE REASON", start=0)
"""The columns, from the left."""


def _change(line: ProtocolLine) -> str:
    return f"{line.before} → {line.after}" if line.before or line.after else ""


def _one_line(text: str) -> str:
    return " ".join(text.split())


COLUMNS = (
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Act"), lambda line: str(line.number), number=True
    ),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Time"),
        lambda line: line.shown_time,
        tip=lambda line: line.time,
    ),
    TableColumn[ProtocolLine](QT_TRANSLATE_NOOP("protocol", "Asked by"), lambda line: line.who),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "What was done"), lambda line: _one_line(line.what)
    ),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Before → after"), lambda line: _one_line(_change(line))
    ),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Reason"), lambda line: _one_line(line.reason)
    ),
)
