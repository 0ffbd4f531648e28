"""The states in which an event's list shows its tables, from table and case together."""

from __future__ import annotations

from enum import Enum

from goref.app.event.glance import Glance, GlanceKind, is_contradicted, is_ready
from goref.core.event.event import Table, TableState

ASKS = (GlanceKind.OPEN, GlanceKind.DOUBTFUL, GlanceKind.UNREADABLE)
"""The summaries of cases in which something is open."""


class TableStatus(Enum):
    """The state of a table in a list; the values are keys of ``TERMS`` in
    :mod:`goref.core.texts.event.events`."""

    TO_PLAY = "to-play"
    RECORD_IN = "record-in"
    QUESTION = "question"
    READY = "ready"
    PROTEST = "protest"
    """A protest is not decided, or the table is in dispute."""
    DECIDED = "decided"


def status_of(table: Table, glance: Glance | None) -> TableStatus:
    """Returns a table's state; ``glance``: the summary of its case, None if not made yet."""
    if table.under_protest or table.state is TableState.IN_DISPUTE:
        return TableStatus.PROTEST
    if table.state is TableState.DECIDED:
        contradicted = glance is not None and is_contradicted(table, glance)
        return TableStatus.QUESTION if contradicted else TableStatus.DECIDED
    if not table.case:
        return TableStatus.TO_PLAY
    if is_ready(table, glance):
        return TableStatus.READY
    if glance is not None and glance.kind in ASKS:
        return TableStatus.QUESTION
    return TableStatus.RECORD_IN
