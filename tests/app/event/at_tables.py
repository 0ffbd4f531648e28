"""Incidents put down at the tables of an event, as sittings and imports leave them."""

from __future__ import annotations

from dataclasses import replace

from goref.app.edits.incidents import (
    DecideProtest,
    LodgeProtest,
    RecordIncident,
    next_number,
    next_protest,
)
from goref.app.event.table_storage import keep, sit_down
from goref.core.case.case import Case
from goref.core.event.carried_over import brought
from goref.core.event.event import Event, Table
from goref.core.incidents.incident import Incident, Protest
from goref.core.incidents.proposing import ConsequenceProposal, proposed_for
from goref.io.event.store import EventStore
from goref.io.values.regulations import proposed


def proposed_at(
    event: Event, table: Table, incident: Incident
) -> tuple[Incident, ConsequenceProposal]:
    """Returns an incident at a table with its proposal stored, and the proposal itself.

    Incidents of earlier rounds are taken into account.
    """
    bring = brought(event, table)
    carried = [one for colour in incident.side.colours for one in bring[colour]]
    rules = proposed(event.info.regulation, event.info.rules)
    made = proposed_for(rules, incident, table.incidents, carried)
    told = replace(
        incident,
        regulation=made.regulation,
        article=made.article,
        proposed=made.consequences,
        led_to=made.led_to,
    )
    return told, made


def record_at(store: EventStore, table: Table, incident: Incident, reason: str = "") -> Table:
    """Stores an incident for a table: in its case if it has one, else at the table.

    The incident gets its number here. Raises ValueError for an impossible incident, EventError
    for a table that its case has decided, ChangedError, EventFileError.
    """
    if table.case:
        session = sit_down(store, table)
        numbered = replace(incident, number=next_number(session.case))
        session.do(RecordIncident(numbered), reason=reason if not numbered.reason else "")
        return keep(session, store)
    told = _told(table)
    numbered = replace(incident, number=next_number(told), move=None)
    case = RecordIncident(numbered).apply(told)
    with store.change(reason) as change:
        return change.update_table(replace(table, incidents=case.incidents))


def lodge_at(store: EventStore, table: Table, protest: Protest, reason: str = "") -> Table:
    """Stores a protest at a table, which is under protest from then on.

    A decided table remains decided; the next session at the table adds the protest to its case.
    Raises ValueError, ChangedError, EventFileError.
    """
    told = _told(table)
    case = LodgeProtest(replace(protest, number=next_protest(told))).apply(told)
    with store.change(reason) as change:
        return change.update_table(replace(table, protests=case.protests))


def decide_protest_at(
    store: EventStore, table: Table, decision: DecideProtest, reason: str = ""
) -> Table:
    """Decides on a protest at a table. Raises the errors of :func:`lodge_at`."""
    case = decision.apply(_told(table))
    with store.change(reason) as change:
        return change.update_table(replace(table, protests=case.protests))


def _told(table: Table) -> Case:
    """Returns a table's incidents and protests as a case without a game."""
    return Case(incidents=table.incidents, protests=table.protests)
