"""What somebody else did to an event, in a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goref.core.base.language import Language
from goref.core.event.event import Event, Table
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.events.tables.table_model import standing_text

MOST_ENTRIES = 4000
"""A longer audit takes too long to be read between events."""
MOST_TOLD = 3
"""So many tables are named; of more only the number is told."""


def told_of(
    store: EventStore, before: Event, after: Event, since: int, language: Language
) -> str:
    """What changed between two readings, and who did it where that is quickly known."""
    old = {table.id: table for table in before.tables}
    other = [table for table in after.tables if old.get(table.id) != table]
    who = _who(store, since)
    if not other:
        told = QCoreApplication.translate("event", "The event was changed")
    elif len(other) > MOST_TOLD:
        told = QCoreApplication.translate("event", "{count} tables were changed").format(
            count=len(other)
        )
    else:
        told = "; ".join(_told(table, language) for table in other)
    return f"{told} ({who})" if who else told


def _told(table: Table, language: Language) -> str:
    return QCoreApplication.translate("event", "Table {table}: {state}").format(
        table=table.place, state=standing_text(table, language)
    )


def _who(store: EventStore, since: int) -> str:
    try:
        if store.stamp() > MOST_ENTRIES:
            return ""
        names = dict.fromkeys(e.who for e in store.audit() if e.number > since and e.who)
    except FileError:
        return ""
    return ", ".join(names)
