"""Incidents that are recorded at an event's table, without opening its case."""

from __future__ import annotations

from collections.abc import Mapping

from goref.core.base.colour import Pair
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.event.carried_over import brought
from goref.core.event.event import Event, EventError, Table
from goref.core.incidents.consequence import (
    ARBITER,
    CAUTION,
    CLOCK_CORRECTED,
    NOTHING,
    OF_SOMEBODY,
    WARNING,
    Consequence,
    Consequences,
)
from goref.core.incidents.incident import (
    MOST_INCIDENTS,
    ClockNote,
    Incident,
    Offender,
    Person,
)
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.proposing import ConsequenceProposal, proposed_for
from goref.core.incidents.regulation import Regulation
from goref.io.values.regulations import proposed

USUAL: Mapping[str, Consequence] = {
    one.effect.value: one for one in (NOTHING, CAUTION, WARNING)
}
"""The consequences that can always be decided, by the names of their kinds."""
CLOCK_KIND = "referee-called"
"""The kind of incident under which time is added: nobody did anything wrong."""


@frozen
class TableIncident:
    """An incident at a table before it is decided, with what the regulation proposes.

    Attributes:
        incident: undecided; it stores the proposal.
        regulation: the regulation of the event, or the usual one of its rule set.
    """

    incident: Incident
    proposal: ConsequenceProposal
    regulation: Regulation | None

    @property
    def can_be_accepted(self) -> bool:
        """True if the proposal is known and leaves nothing to the referee."""
        return self.proposal.is_known and ARBITER not in self.proposal.consequences

    @property
    def choices(self) -> dict[str, Consequences]:
        """The possible decisions other than the proposal, by name."""
        of_nobody = not self.incident.side.colours
        found: dict[str, Consequences] = {
            name: (one,)
            for name, one in USUAL.items()
            if not (of_nobody and one.effect in OF_SOMEBODY)
        }
        for one in self.proposal.options:
            found.setdefault(one.effect.value, (one,))
        return found

    def decided(self, decision: Consequences, reason: str, by: str, time: str) -> Incident:
        """Returns the incident with a decision.

        Raises EventError if it differs from the proposal and has no reason.
        """
        found = replace(self.incident, decided=decision, reason=reason, by=by, ruling=time)
        if found.proposed and found.differs and not reason:
            raise EventError(fault("incident-needs-reason"))
        return found if found.differs else replace(found, reason="")


def table_incident(
    event: Event,
    table: Table,
    kind: str,
    side: Offender,
    facts: str = "",
) -> TableIncident:
    """Returns a new incident at a table. Raises EventError if there cannot be such a one.

    It names no move, since the table may have no record; ``facts`` may name one.
    """
    if kind not in KINDS:
        raise EventError(fault("incident-kind", kind=kind))
    if len(table.incidents) >= MOST_INCIDENTS:
        raise EventError(fault("most-incidents", most=MOST_INCIDENTS))
    number = max((one.number for one in table.incidents), default=0) + 1
    incident = Incident(number, kind, side, facts=facts, reported=Person.REFEREE)
    regulation = proposed(event.info.regulation, event.info.rules)
    earlier = brought(event, table)
    carried = [one for colour in side.colours for one in earlier.get(colour, ())]
    made = proposed_for(regulation, incident, table.incidents, carried)
    return TableIncident(made.stored_in(incident), made, regulation)


def time_added(
    event: Event, table: Table, whose: Offender, minutes: int, facts: str, by: str, time: str
) -> Incident:
    """Returns the incident that records time added to one clock or to both.

    Args:
        whose: the side whose clock gets the minutes; BOTH for both clocks.
        facts: says the same in words.
    """
    told = f"{minutes} min"
    black = told if whose in (Offender.BLACK, Offender.BOTH) else ""
    white = told if whose in (Offender.WHITE, Offender.BOTH) else ""
    found = table_incident(event, table, CLOCK_KIND, Offender.NOBODY, facts)
    clock = ClockNote(added=Pair(black, white))
    made = replace(found, incident=replace(found.incident, clock=clock))
    return made.decided((CLOCK_CORRECTED,), facts, by, time)


def with_incident(table: Table, incident: Incident) -> Table:
    """Returns a table with one more incident."""
    return replace(table, incidents=(*table.incidents, incident))


def without_incident(table: Table, number: int, reason: str) -> Table:
    """Returns a table with an incident annulled; it is kept, without its consequences.

    Raises EventError if there is none with the number, if it is annulled, or without a reason.
    """
    found = next((one for one in table.incidents if one.number == number), None)
    if found is None:
        raise EventError(fault("no-incident", number=number))
    if found.annulled:
        raise EventError(fault("incident-annulled", number=number))
    if not reason:
        raise EventError(fault("annulled-needs-reason"))
    after = replace(found, annulled=reason)
    return replace(table, incidents=tuple(after if x is found else x for x in table.incidents))
