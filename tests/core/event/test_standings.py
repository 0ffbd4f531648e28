"""Standings of more people than any event has are drawn up in one pass."""

from __future__ import annotations

from collections.abc import Iterator

from goref.core.event.event import Bye, Event, EventInfo, Player, Table
from goref.core.event.standings import standings


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
