"""How the table that the board is at stands, for the bar over the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.app.event.glance import counts_otherwise
from goref.app.event.sitting import names_of, seat_of
from goref.app.session.session import Session
from goref.core.base.language import Language
from goref.core.event.event import Event, Table
from goref.core.words.event.glance import GLANCES
from goref.core.words.results import verdict
from goref.qt.events.tables.table_model import standing_text


def standing(event: Event, table: Table, language: Language) -> tuple[str, str]:
    """Which table it is and who plays there; its state and result."""
    names = QCoreApplication.translate("AtTable", "Round {round}, table {table}: {players}")
    return (
        names.format(round=table.round, table=table.number, players=names_of(event, table)),
        standing_text(table, language),
    )


def warning(table: Table, session: Session, language: Language) -> str:
    """What no longer goes together: the board, the decision, the case of the event."""
    if table.case != seat_of(session).kept:
        return "⚑ " + QCoreApplication.translate(
            "AtTable", "Somebody else changed the case behind it."
        )
    score = session.assessment.score
    if counts_otherwise(table, score):
        told = GLANCES["counts-otherwise"].in_(language)
        return "⚑ " + told.format(verdict=verdict(score, language))
    return ""
