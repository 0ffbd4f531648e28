"""The question whether to replace a decision that somebody else made in the meantime."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from goref.app.event.tables import Meanwhile
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.io.text.times import local_time
from goref.qt.events.tables.table_model import standing_text
from goref.qt.widgets.dialog import letter_for_letter

Buttons = QMessageBox.StandardButton


def other_told(other: Meanwhile, language: Language, *, note: bool = False) -> str:
    """Returns a message about a decision that somebody else made: author, time and decision.

    With ``note``, the message is about a note on a table instead.
    """
    told = QCoreApplication.translate(
        "event", "Table {table} was changed in the meantime ({who}, {time}): {state}."
    )
    return formatted(
        told,
        table=other.table.place,
        who=other.who or "?",
        time=local_time(other.time) or "?",
        state=(other.table.note if note else standing_text(other.table, language)) or "–",
    )


def is_replaced(parent: QWidget, text: str) -> bool:
    """Asks whether to replace somebody else's decision, which ``text`` describes. Returns the
    answer.
    """
    ask = QCoreApplication.translate("event", "That would no longer hold. Continue anyway?")
    answer = QMessageBox.question(
        QApplication.activeModalWidget() or parent,
        "goref",
        letter_for_letter(f"{text}\n\n{ask}"),
        Buttons.Yes | Buttons.Cancel,
        Buttons.Cancel,
    )
    return answer == Buttons.Yes
