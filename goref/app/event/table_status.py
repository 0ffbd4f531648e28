"""The states of tables, from table and case together, and the state of an event."""

from __future__ import annotations

from enum import Enum

from goref.app.event.glance import Glance, GlanceKind, is_contradicted, is_ready
from goref.core.base.language import Language
from goref.core.event.event import Event, Table, TableState
from goref.core.texts.event.events import NO_TABLES, PROTESTS, ROUND_STATE
from goref.core.texts.terms import JOINT

ASKS = (GlanceKind.OPEN, GlanceKind.DOUBTFUL, GlanceKind.UNREADABLE)
"""The kinds of summaries which report that something is open."""


class TableStatus(Enum):
    """The state of a table in a list.

    The values are keys of ``TERMS`` in :mod:`goref.core.texts.event.events`.
    """

    TO_PLAY = "to-play"
    RECORD_IN = "record-in"
    QUESTION = "question"
    READY = "ready"
    PROTEST = "protest"
    """A protest is not decided, or the table is in dispute."""
    DECIDED = "decided"


def status_of(table: Table, glance: Glance | None, *, again: bool = False) -> TableStatus:
    """Returns a table's state.

    Args:
        glance: the summary of the table's case; None if not made yet.
        again: True if the result must be decided again, as a protest was upheld.
    """
    if table.under_protest or table.state is TableState.IN_DISPUTE:
        return TableStatus.PROTEST
    if table.has_open_incident:
        return TableStatus.QUESTION
    if table.state is TableState.DECIDED:
        contradicted = again or (glance is not None and is_contradicted(table, glance))
        return TableStatus.QUESTION if contradicted else TableStatus.DECIDED
    if not table.case:
        return TableStatus.TO_PLAY
    if is_ready(table, glance):
        return TableStatus.READY
    if glance is not None and glance.kind in ASKS:
        return TableStatus.QUESTION
    return TableStatus.RECORD_IN


def event_state(event: Event, language: Language) -> str:
    """Returns the state of an event: ``Round 2: 5 of 15 decided · 1 protest``.

    A table under protest counts as undecided. The round is the first with an undecided table;
    the last round if all tables are decided.
    """
    if not event.tables:
        return NO_TABLES.in_(language)
    open_ = [t.round for t in event.tables if not t.is_settled]
    round_ = min(open_, default=max(table.round for table in event.tables))
    tables = event.of_round(round_)
    decided, count = sum(table.is_settled for table in tables), len(tables)
    told = [ROUND_STATE.in_(language, round=round_, decided=decided, count=count)]
    if protests := sum(status_of(t, None) is TableStatus.PROTEST for t in event.tables):
        told.append(PROTESTS.in_(language, count=protests))
    return JOINT.join(told)
