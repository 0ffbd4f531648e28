"""Rounds are closed and opened again; nothing of a closed one is changed, by nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.adding.games import TableFinder
from goref.app.event.adding.plans import RequestedTarget, plan
from goref.app.event.checking import checked
from goref.app.event.closing import close_round, open_round, sign
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.restoring import go_back
from goref.app.event.tables import change_table, decide_by_referee, dispute, reopen
from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table
from goref.core.event.merge import merge
from goref.io.event.change import EventChange
from goref.io.event.faults import ChangedError
from goref.io.event.lists.pairings import read_pairings
from goref.io.event.store import EventStore
from tests.refusals import refuses

PAIRINGS = "Round,Table,Black,White\n1,1,Ann,Bob\n1,2,Cem,Dan\n2,1,Ann,Cem\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """Round 1 is decided, and one of its two sheets signed; Eve has a bye in it."""
    with new_event(tmp_path / "cup.gorefevent", EventInfo("Cup"), "tester") as store:
        take_in(store, "pairings", PAIRINGS.encode())
        with store.change() as change:
            change.add_bye(Bye(1, change.add_player(Player("Eve")).id))
        for number in (1, 2):
            decide_by_referee(store, store.event().table(1, number), "B+R")
        sign(store, [store.event().table(1, 1)])
        yield store


def first(store: EventStore) -> Table:
    return store.event().table(1, 1)


def closed(store: EventStore) -> tuple[int, ...]:
    return store.event().info.closed


def test_a_round_is_closed_with_its_sheets_signed_or_a_reason(store: EventStore) -> None:
    with refuses(EventError, "round-unsigned", tables="1/2"):
        close_round(store, 1)
    with refuses(EventError, "round-unsigned", tables="1/2"):
        close_round(store, 1, "  ")
    assert closed(store) == ()
    close_round(store, 1, signed=[store.event().table(1, 2)])
    assert closed(store) == (1,)
    assert all(table.is_signed for table in store.event().of_round(1))
    assert [entry.what for entry in store.audit()][-2:] == ["table-changed", "event-changed"]
    with refuses(EventError, "round-is-closed", round=1):
        close_round(store, 1)
    open_round(store, 1, "the wrong one")
    sign(store, [store.event().table(1, 2)], signed=False)
    close_round(store, 1, "Dan had to leave")
    assert closed(store) == (1,)
    assert store.audit()[-1].reason == "Dan had to leave"
    assert checked(store).notes == ()


def test_what_is_open_is_named(store: EventStore) -> None:
    with refuses(EventError, "round-open", round=2, tables="2/1"):
        close_round(store, 2, "we are tired")
    with refuses(EventError, "round-empty", round=3):
        close_round(store, 3)
    assert closed(store) == ()


def test_a_round_is_opened_again_with_a_reason_alone(store: EventStore) -> None:
    with refuses(EventError, "round-not-closed", round=1):
        open_round(store, 1, "why not")
    close_round(store, 1, "nobody signs")
    with refuses(EventError, "needs-reason"):
        open_round(store, 1, " ")
    open_round(store, 1, "an appeal")
    assert closed(store) == ()
    dispute(store, first(store), "the appeal")


ACTS: dict[str, Callable[[EventChange, Table], object]] = {
    "update": lambda change, table: change.update_table(replace(table, note="x")),
    "move in": lambda change, table: change.update_table(replace(_later(change), round=1)),
    "move out": lambda change, table: change.update_table(replace(table, round=3)),
    "remove": lambda change, table: change.remove_table(table),
    "add": lambda change, table: change.add_table(replace(table, number=9, id=0)),
    "bye": lambda change, table: change.add_bye(Bye(1, 1)),
    "no bye": lambda change, table: change.remove_bye(Bye(1, 5)),
}


def _later(change: EventChange) -> Table:
    return Table(2, 1, 1, 3, id=3, version=1)


@pytest.mark.parametrize("act", ACTS)
def test_nothing_of_a_closed_round_is_changed(store: EventStore, act: str) -> None:
    close_round(store, 1, "nobody signs")
    before, stamp = store.event(), store.stamp()
    assert before.table(2, 1) == _later_of(store)
    with refuses(EventError, "round-closed", round=1), store.change("all the same") as change:
        ACTS[act](change, first(store))
    assert (store.event(), store.stamp()) == (before, stamp)


def _later_of(store: EventStore) -> Table:
    return replace(Table(2, 1, 1, 3, id=3, version=1))


@pytest.mark.parametrize(
    "act",
    [
        lambda store, table: decide_by_referee(store, table, "W+R", "seen late"),
        lambda store, table: dispute(store, table, "a ko"),
        lambda store, table: reopen(store, table, "again"),
        lambda store, table: change_table(store, table, note="late"),
        lambda store, table: sign(store, [table], signed=False),
    ],
)
def test_no_act_at_a_table_of_it_is_done(
    store: EventStore, act: Callable[[EventStore, Table], object]
) -> None:
    close_round(store, 1, "nobody signs")
    before = store.event()
    with refuses(EventError, "round-closed", round=1):
        act(store, first(store))
    assert store.event() == before


def test_what_stays_as_it_is_may_be_written(store: EventStore) -> None:
    close_round(store, 1, "nobody signs")
    stamp = store.stamp()
    change_table(store, first(store), note=first(store).note)
    assert store.stamp() == stamp


def test_two_who_close_at_once_are_told(store: EventStore) -> None:
    info = store.event().info
    with open_event(store.path, "another") as other:
        close_round(other, 1, "mine")
    with refuses(ChangedError, "in-the-meantime-by"), store.change() as change:
        change.set_info(replace(info, closed=(1,)))


def test_a_table_that_was_changed_meanwhile_is_not_signed_unseen(store: EventStore) -> None:
    seen = store.event().table(1, 2)
    with open_event(store.path, "another") as other:
        decide_by_referee(other, other.event().table(1, 2), "W+R", "the other way round")
    with refuses(ChangedError, "in-the-meantime-by", "subject-table", table="1/2"):
        close_round(store, 1, signed=[seen])
    assert closed(store) == ()


def test_nothing_is_signed_where_nothing_was_played(store: EventStore) -> None:
    with refuses(EventError, "nothing-to-sign", table="2/1"):
        sign(store, [store.event().table(2, 1)])
    decide_by_referee(store, store.event().table(2, 1), "B+F", "no show", default=True)
    with refuses(EventError, "nothing-to-sign"):
        sign(store, [store.event().table(2, 1)])
    close_round(store, 2)


def test_a_file_changes_nothing_of_a_closed_round(store: EventStore) -> None:
    close_round(store, 1, "nobody signs")
    before = store.event()
    same = merge(before, read_pairings(PAIRINGS.encode()))
    assert not [n for n in same.notes if n.code == "round-closed-kept"]
    with store.change() as change:
        change.add_player(Player("Fay"))
    other = (
        "Round,Table,Black,White,Result\n1,1,Bob,Ann,\n1,2,Cem,Dan,W+R\n1,5,Eve,Fay,\n"
        "2,1,Cem,Ann,\n"
    )
    done = take_in(store, "pairings", other.encode())
    kept = [dict(n.args)["what"] for n in done.notes if n.code == "round-closed-kept"]
    assert kept == ["1/1", "1/2", "1/5"]
    after = store.event()
    assert after.of_round(1) == before.of_round(1)
    assert after.byes == before.byes
    assert after.table(2, 1).black == before.table(2, 1).white, "the other round is taken"


def test_no_bye_comes_or_goes_by_a_file(store: EventStore) -> None:
    close_round(store, 1, "nobody signs")
    before = store.event()
    [eve] = (player for player in before.players if player.name == "Eve")
    read = read_pairings(b"Round,Table,Black,White\n1,7,Eve,Fay\n")
    todo = merge(
        before, replace(read, byes=((1, "GUS"),), players=(*read.players, Player("Gus")))
    )
    assert (todo.freed, todo.byes, todo.paired) == ((), (), ())
    told = [dict(n.args)["what"] for n in todo.notes if n.code == "round-closed-kept"]
    assert told == ["1/7", "GUS"]
    assert eve.id == before.byes[0].player


def test_a_record_finds_no_new_table_there(store: EventStore, tmp_path: Path) -> None:
    close_round(store, 1, "nobody signs")
    path = tmp_path / "g.sgf"
    path.write_text("(;SZ[5]CA[UTF-8]PB[Hal]PW[Ian];B[cc];W[bb])")
    [game] = TableFinder(store.event()).in_file(str(path))
    [step] = plan(store.event(), [RequestedTarget(game, round=1)]).steps
    assert [n.code for n in step.problems] == ["round-closed"]
    assert step.table is None
    [step] = plan(store.event(), [RequestedTarget(game, round=2)]).steps
    assert step.problems == ()


def test_going_back_to_a_copy_goes_over_what_is_closed(store: EventStore) -> None:
    before = store.event()
    close_round(store, 1, "nobody signs")
    then = store.event()
    open_round(store, 1, "an appeal")
    decide_by_referee(store, first(store), "W+R", "upheld")
    close_round(store, 1, "again")
    go_back(store, before, {}, "closed too early")
    event = store.event()
    assert (event.info.closed, event.table(1, 1).result) == ((), first_of(before).result)
    go_back(store, then, {}, "after all")
    event = store.event()
    assert (event.info.closed, event.table(1, 1).result) == ((1,), first_of(then).result)
    assert checked(store).notes == ()


def first_of(event: Event) -> Table:
    return event.table(1, 1)
