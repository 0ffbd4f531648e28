"""What one change of an event costs: no more in a large event than in a small one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType

import pytest

from goref.core.event.event import Bye, EventError, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.io.event.store import EventStore
from tests.refusals import refuses

MORE = 1.2
WON = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
PLAYERS = """
WITH RECURSIVE one(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM one WHERE n < {players})
INSERT INTO player SELECT n, 'P' || n, given, rank, rating, club, country, egf_pin, aga_id,
    version, mms_correction, absent FROM one, player WHERE id = 1
"""
GAMES = """
WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < {tables}),
    every(round) AS (SELECT 2 UNION ALL SELECT round + 1 FROM every WHERE round < {rounds})
INSERT INTO game (round, number, black, white, handicap, state, source, note, version)
    SELECT round, n, 2 * n - 1, 2 * n, 0, 'to-play', '', '', 1 FROM every, one
"""


def large(path: Path, tables: int, rounds: int) -> EventStore:
    """An event of so many tables in each round after the first, which has one."""
    store = EventStore.create(path, EventInfo("Cup", rounds=rounds), "tester")
    with store.change() as change:
        change.add_player(Player("P1"))
        store._connection.execute(PLAYERS.format(players=2 * tables))
        store._connection.execute(GAMES.format(tables=tables, rounds=rounds))
        change.add_table(Table(1, 1, 1, 2))
    store.event()
    return store


def instructions(store: EventStore, act: Callable[[], object]) -> int:
    """How many instructions of Python and of SQLite an act takes."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    def trace(frame: FrameType, event: str, _: object) -> object:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    connection = store._connection
    with pytest.MonkeyPatch.context() as context:
        context.setattr(connection, "watch", lambda: None)  # it sets its own handler
        connection.set_progress_handler(step, 1)
        before = sys.gettrace()
        sys.settrace(trace)
        try:
            act()
        finally:
            sys.settrace(before)
            connection.set_progress_handler(None, 1)
    return count


def decide(store: EventStore, place: int) -> None:
    table = store.event().tables[place]
    with store.change() as change:
        change.update_table(replace(table, state=TableState.DECIDED, result=WON))
    assert store.event().tables[place].result == WON


def test_a_decision_costs_no_more_in_a_large_event(tmp_path: Path) -> None:
    costs = []
    for tables, rounds in ((30, 5), (3000, 20)):
        with large(tmp_path / f"{tables}.gorefevent", tables, rounds) as store:
            decide(store, 3)
            costs.append(instructions(store, lambda: decide(store, 5)))
    small, much = costs
    assert 0 < much <= MORE * small


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with large(tmp_path / "cup.gorefevent", 4, 3) as store:
        yield store


def test_what_is_changed_is_checked_where_it_is(store: EventStore) -> None:
    tables, players = store.event().tables, store.event().players
    second = next(table for table in tables if table.place == "2/2")
    with refuses(EventError, "table-twice", table="2/1"), store.change() as change:
        change.update_table(replace(second, number=1))
    with refuses(EventError, "two-games", name="P1"), store.change() as change:
        change.update_table(replace(second, black=1))
    with refuses(EventError, "two-games", name="P1"), store.change() as change:
        change.add_bye(Bye(3, 1))
    with refuses(EventError, "player-twice", name="P2"), store.change() as change:
        change.update_player(replace(players[0], surname="P2"))
    with refuses(EventError, "player-twice", name="P2"), store.change() as change:
        change.add_player(Player("P2"))
    with refuses(EventError, "table-twice", table="1/1"), store.change() as change:
        change.update_table(replace(second, round=1, number=1, black=3, white=4))
    assert (store.event().tables, store.event().players) == (tables, players)
