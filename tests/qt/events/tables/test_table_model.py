"""The rows of an event's tables are renewed where something has become known."""

from __future__ import annotations

from pathlib import Path

from goref.qt.events.tables.table_model import Column
from tests.qt.events.referee import CLEAR, RULED, Begin, event_file


def test_what_a_case_says_is_painted_in_its_cell_once_it_is_known(
    begin: Begin, tmp_path: Path
) -> None:
    referee = begin(event_file(tmp_path, [(1, RULED), (3, CLEAR), (4, RULED)]))
    painted: list[tuple[int, int, int]] = []
    model = referee.events.model
    model.dataChanged.connect(lambda a, b: painted.append((a.row(), a.column(), b.column())))
    model.looked_at(referee.table(1, 1).case)
    assert painted == [(row, Column.GLANCE, Column.GLANCE) for row in (0, 3)]
