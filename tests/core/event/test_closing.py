"""What is looked at before a round is closed, and what a signature holds for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.core.event.closing import before_closing, states_of
from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState

PLAYERS = tuple(Player(f"P{n}", id=n) for n in range(1, 9))
WON = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
OPEN = Table(1, 2, 3, 4, id=2)
DONE = Table(1, 1, 1, 2, state=TableState.DECIDED, result=WON, case="a" * 64, id=1)
PHONE = Incident(1, "phone", Offender.BLACK)
PROTEST = Protest(1, Person.WHITE)


def event(*tables: Table, closed: tuple[int, ...] = ()) -> Event:
    return Event(EventInfo("Cup", closed=closed), PLAYERS, tables)


def signed(table: Table) -> Table:
    return replace(table, signed=table.to_sign)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (OPEN, "open"),
        (replace(DONE, result=None, state=TableState.IN_DISPUTE), "open"),
        (replace(DONE, protests=(PROTEST,)), "protested"),
        (replace(DONE, incidents=(PHONE,)), "undecided"),
    ],
)
def test_what_is_in_the_way(table: Table, why: str) -> None:
    before = before_closing(event(signed(replace(DONE, number=9, id=9)), table), 1)
    assert getattr(before, why) == (table,)
    assert before.in_the_way == (table,)
    assert not before.can_close
    assert before_closing(event(DONE, replace(table, round=2)), 1).can_close, "another round"


def test_what_is_decided_is_not_in_the_way() -> None:
    settled = replace(PROTEST, state=ProtestState.DISMISSED)
    ruled = replace(PHONE, decided=())
    annulled = replace(PHONE, number=2, annulled="another's phone")
    table = replace(DONE, protests=(settled,), incidents=(ruled, annulled))
    assert before_closing(event(table), 1).can_close


def test_a_round_without_tables_is_no_round() -> None:
    assert not before_closing(event(), 1).can_close
    assert not before_closing(event(DONE), 2).can_close


def test_a_table_stands_in_the_way_once_and_by_number() -> None:
    both = replace(OPEN, number=7, protests=(PROTEST,), incidents=(PHONE,), id=7)
    assert before_closing(event(both, OPEN), 1).in_the_way == (OPEN, both)


def test_what_was_signed_holds_for_nothing_else() -> None:
    table = signed(DONE)
    assert table.is_signed
    for change in (
        {"result": replace(WON, re="B+T")},
        {"case": "b" * 64},
        {"result": None, "state": TableState.TO_PLAY},
    ):
        other = replace(table, **change)  # type: ignore[arg-type]
        assert not other.is_signed, change
        assert before_closing(event(other), 1).unsigned == ((other,) if other.result else ())
    assert replace(table, note="late").is_signed


def test_a_result_without_play_is_signed_by_nobody() -> None:
    table = replace(DONE, result=replace(WON, re="B+F", by_default=True))
    assert (table.to_sign, table.is_signed) == ("", False)
    assert before_closing(event(table), 1).unsigned == ()
    assert not OPEN.to_sign
    assert not OPEN.is_signed


def test_how_far_a_table_is_shows_signature_and_closing() -> None:
    assert states_of(event(DONE), DONE) == ("decided",)
    assert states_of(event(closed=(2,)), signed(DONE)) == ("decided", "signed")
    assert states_of(event(closed=(1,)), signed(DONE)) == ("decided", "signed", "closed")
    protested = replace(DONE, protests=(PROTEST,))
    assert states_of(event(), protested) == ("under-protest",)
