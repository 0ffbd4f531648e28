"""Incidents that are recorded at an event's table: numbers, proposals, decisions, time."""

from __future__ import annotations

import pytest

from goref.app.incidents.table_incidents import (
    CLOCK_KIND,
    TableIncident,
    table_incident,
    time_added,
    with_incident,
)
from goref.core.base.frozen import replace
from goref.core.event.event import Event, EventError, EventInfo, Player, Table
from goref.core.incidents.consequence import CAUTION, LOSS, NOTHING, WARNING, has
from goref.core.incidents.incident import MOST_INCIDENTS, Incident, Offender
from goref.core.incidents.kinds import KINDS
from goref.io.values.incidents_of import as_text, from_text
from tests.refusals import refuses

KIND = "prisoner-not-in-lid"
PLAYERS = tuple(Player(name, id=id_) for id_, name in enumerate(("Ann", "Bob", "Cid"), 1))


def event(rules: str = "korean", earlier: tuple[Incident, ...] = ()) -> Event:
    """Bob has White in round 1, and Black in round 2."""
    tables = Table(1, 1, 1, 2, incidents=earlier, id=1), Table(2, 1, 2, 3, id=2)
    return Event(EventInfo("Cup", rules=rules), PLAYERS, tables)


def decided(found: TableIncident) -> Incident:
    return found.decided(found.proposal.consequences, "", "Ann (referee)", "10:31")


def test_the_second_time_leads_to_what_the_regulation_says_of_it() -> None:
    now = event()
    first = table_incident(now, now.tables[0], KIND, Offender.WHITE, "move 18")
    assert first.can_be_accepted
    one = decided(first)
    assert (one.number, one.facts, one.move, one.by) == (1, "move 18", None, "Ann (referee)")
    table = with_incident(now.tables[0], one)
    second = table_incident(now, table, KIND, Offender.WHITE)
    other = table_incident(now, table, KIND, Offender.BLACK)
    assert second.incident.number == other.incident.number == 2
    assert has(second.proposal.consequences, LOSS.effect)
    assert other.proposal.consequences == first.proposal.consequences
    assert second.incident.led_to


def test_a_decision_that_differs_needs_a_reason() -> None:
    now = event()
    found = table_incident(now, now.tables[0], KIND, Offender.WHITE)
    with refuses(EventError, "incident-needs-reason"):
        found.decided((CAUTION,), "", "Ann", "10:31")
    assert found.decided((CAUTION,), "a child", "Ann", "10:31").reason == "a child"
    assert found.decided(found.proposal.consequences, "x", "Ann", "").reason == ""


def test_there_is_no_warning_to_nobody() -> None:
    now = event()
    found = table_incident(now, now.tables[0], KIND, Offender.NOBODY)
    assert found.choices == {"nothing": (NOTHING,)}
    both = table_incident(now, now.tables[0], KIND, Offender.BOTH)
    assert (WARNING,) in both.choices.values()


def test_what_there_cannot_be_is_refused() -> None:
    now = event()
    with refuses(EventError, "incident-kind"):
        table_incident(now, now.tables[0], "nonsense", Offender.WHITE)
    full = tuple(Incident(n, KIND, Offender.WHITE) for n in range(1, MOST_INCIDENTS + 1))
    with refuses(EventError, "most-incidents"):
        table_incident(now, replace(now.tables[0], incidents=full), KIND, Offender.WHITE)


@pytest.mark.parametrize("rules", ["korean", "japanese", "chinese-2002", "aga"])
@pytest.mark.parametrize("side", Offender)
def test_every_proposal_can_be_stored_and_read(rules: str, side: Offender) -> None:
    now = event(rules)
    for kind in KINDS:
        found = table_incident(now, now.tables[0], kind, side)
        proposed = [found.proposal.consequences] * found.can_be_accepted
        for one in (*found.choices.values(), *proposed):
            made = found.decided(one, "reason", "Ann (referee)", "10:31")
            assert from_text("incidents", as_text("incidents", (made,))) == (made,)


@pytest.mark.parametrize(
    ("whose", "added"),
    [
        (Offender.BOTH, ("2 min", "2 min")),
        (Offender.BLACK, ("2 min", "")),
        (Offender.WHITE, ("", "2 min")),
    ],
)
def test_added_time_is_on_record_and_blames_nobody(whose: Offender, added: object) -> None:
    now = event()
    made = time_added(now, now.tables[0], whose, 2, "2 min added", "Ann", "10:31")
    assert (made.kind, made.side, made.clock.added) == (CLOCK_KIND, Offender.NOBODY, added)
    assert made.facts == "2 min added"
    assert made.holds
    assert from_text("incidents", as_text("incidents", (made,))) == (made,)
