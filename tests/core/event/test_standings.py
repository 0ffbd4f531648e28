"""Standings of more people than any event has are drawn up in one pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goref.core.event.event import Bye, Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.core.texts.event.wall_list import cell_text
from tests.languages import EN


class Counted(tuple[Bye, ...]):
    """Byes that know how often they were gone through."""

    passes = 0

    def __iter__(self) -> Iterator[Bye]:
        type(self).passes += 1
        return super().__iter__()


def test_nothing_is_gone_through_for_every_player() -> None:
    players = tuple(Player(f"P{n}", id=n) for n in range(1, 202))
    tables = tuple(Table(1, n, 2 * n - 1, 2 * n) for n in range(1, 101))
    byes = Counted([Bye(1, 201), Bye(2, 1)])
    rows = standings(Event(EventInfo("Cup"), players, tables, byes)).rows
    assert Counted.passes <= 4
    by_id = {row.player.id: row for row in rows}
    assert [cell.bye for cell in by_id[201].cells] == [True, False]
    assert [cell.bye for cell in by_id[1].cells] == [False, True]
    assert by_id[1].cells[0].table is tables[0]
    assert by_id[1].cells[0].black
    assert not by_id[2].cells[0].black
    assert by_id[2].cells[0].row == by_id[1].row


def test_a_result_under_protest_counts_for_nobody() -> None:
    players = tuple(Player(f"P{n}", id=n) for n in range(1, 5))
    won = Result(Verdict.WHITE, "W+3", ResultBasis.WORD)
    first = Table(1, 1, 1, 2, state=TableState.DECIDED, result=won, id=1)
    protest = Protest(1, Person.BLACK)
    second = replace(first, number=2, black=3, white=4, protests=(protest,), id=2)

    def after(*tables: Table) -> dict[int, tuple[object, str]]:
        rows = standings(Event(EventInfo("Cup"), players, tables)).rows
        return {row.player.id: (row.wins, cell_text(row.cells[0], EN)) for row in rows}

    found = after(first, second)
    assert [found[id_][0] for id_ in (1, 2, 3, 4)] == [0, 1, 0, 0]
    assert [found[id_][1][1:] for id_ in (1, 2, 3, 4)] == ["−b", "+w", "?b", "?w"]
    dismissed = replace(protest, state=ProtestState.DISMISSED)
    found = after(first, replace(second, protests=(dismissed,)))
    assert [found[id_][0] for id_ in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert found[4][1][1:] == "+w"
