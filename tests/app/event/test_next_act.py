"""What is to be done next in a round."""

from __future__ import annotations

from dataclasses import replace

from goref.app.event.next_act import NextAct, NextKind, RoundProgress, next_act, progress_of
from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import (
    Incident,
    Offender,
    Person,
    Protest,
    ProtestState,
)

PLAYERS = tuple(Player(f"P{n}", id=n) for n in range(1, 9))
RESULT = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
BARE = Table(1, 1, 1, 2, id=1)
KEPT = Table(1, 2, 3, 4, case="a" * 64, id=2)
OTHER = Table(1, 3, 5, 6, case="b" * 64, id=3)
LATER = Table(2, 1, 1, 3, id=4)


def decided(table: Table) -> Table:
    return replace(table, state=TableState.DECIDED, result=RESULT)


def after(
    *tables: Table, chosen: Table | None = None, ready: tuple[Table, ...] = ()
) -> NextAct:
    event = Event(EventInfo("Cup"), PLAYERS, (*tables, LATER))
    return next_act(event, tables, chosen, ready.__contains__)


def test_without_tables_there_are_pairings_to_come() -> None:
    assert after() == NextAct(NextKind.PAIR)


def test_the_chosen_table_comes_first_while_something_is_to_be_seen() -> None:
    assert after(BARE, KEPT, OTHER, chosen=OTHER) == NextAct(NextKind.OPEN, OTHER)
    assert after(BARE, KEPT, OTHER, chosen=BARE) == NextAct(NextKind.ENTER, BARE)
    ready = after(BARE, KEPT, OTHER, chosen=KEPT, ready=(KEPT,))
    assert ready == NextAct(NextKind.OPEN, KEPT), "somebody wants to see it"


def test_after_a_decided_table_comes_the_next_that_is_not_ready() -> None:
    done = decided(BARE)
    assert after(done, KEPT, OTHER, chosen=done, ready=(KEPT,)) == NextAct(NextKind.OPEN, OTHER)
    assert after(done, KEPT, OTHER) == NextAct(NextKind.OPEN, KEPT)


def test_what_is_all_ready_is_decided_together() -> None:
    done = decided(BARE)
    act = after(done, KEPT, OTHER, chosen=KEPT, ready=(KEPT, OTHER))
    assert act == NextAct(NextKind.READY)


def test_a_round_with_a_protest_or_an_open_incident_is_not_over() -> None:
    incident, protest = Incident(1, "late", Offender.BLACK), Protest(1, Person.BLACK)
    begun = replace(decided(BARE), incidents=(incident,))
    protested = replace(decided(KEPT), protests=(protest,))
    settled = replace(decided(OTHER), protests=(replace(protest, state=ProtestState.UPHELD),))
    assert after(settled, begun, protested) == NextAct(NextKind.SETTLE, begun)
    assert after(begun, protested, chosen=protested) == NextAct(NextKind.SETTLE, protested)
    assert after(protested, OTHER) == NextAct(NextKind.OPEN, OTHER), "which is not decided"
    assert after(settled) == NextAct(NextKind.ROUND, round=2)
    progress = progress_of((begun, protested, settled), lambda _: False, 0)
    assert (progress.decided, progress.protested) == (2, 1), "no table counts twice"


def test_after_a_round_comes_the_next_and_after_the_last_the_list() -> None:
    tables = decided(BARE), decided(KEPT)
    assert after(*tables, chosen=tables[0]) == NextAct(NextKind.ROUND, round=2)
    event = Event(EventInfo("Cup"), PLAYERS, (*tables, decided(LATER)))
    act = next_act(event, tables, None, lambda _: False)
    assert act == NextAct(NextKind.CLOSE, round=2), "the last round; of the first it is late"
    closed = replace(event, info=replace(event.info, closed=(2,)))
    assert next_act(closed, tables, None, lambda _: False) == NextAct(NextKind.LIST)
    planned = replace(closed, info=replace(closed.info, rounds=3))
    assert next_act(planned, tables, None, lambda _: False) == NextAct(NextKind.PAIR, round=3)


def test_progress_counts_each_table() -> None:
    disputed = replace(OTHER, state=TableState.IN_DISPUTE)
    tables = (decided(LATER), BARE, KEPT, disputed)
    assert progress_of(tables, (KEPT,).__contains__, 0) == RoundProgress(4, 1, 1, 1, 0, 1, 0)


def test_what_is_not_signed_counts_where_anything_is() -> None:
    done = [decided(table) for table in (BARE, KEPT, OTHER)]
    by_default = replace(done[2], result=replace(RESULT, by_default=True))
    signed = replace(done[0], signed=done[0].to_sign)
    for tables, unsigned in (
        ((signed, done[1], by_default), 1),
        ((done[0], done[1], by_default), 0),
        ((signed, by_default), 0),
    ):
        assert progress_of(tables, lambda _: False, 0).unsigned == unsigned
