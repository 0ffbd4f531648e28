"""The rows of an event's tables are renewed where something has become known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from goref.core.event.event import Table
from goref.core.incidents.consequence import WARNING
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState
from goref.qt.events.tables.table_model import Column, note_text, shown_state, standing_text
from tests.languages import EN, ZH
from tests.qt.events.referee import CLEAR, RULED, Begin, event_file


def test_what_a_case_says_is_painted_in_its_cell_once_it_is_known(
    begin: Begin, tmp_path: Path
) -> None:
    referee = begin(event_file(tmp_path, [(1, RULED), (3, CLEAR), (4, RULED)]))
    painted: list[tuple[int, int, int]] = []
    model = referee.events.model
    model.dataChanged.connect(lambda a, b: painted.append((a.row(), a.column(), b.column())))
    model.looked_at(referee.table(1, 1).case)
    assert painted == [(row, Column.RESULT, Column.STATE) for row in (0, 3)]


def test_a_table_under_protest_says_so_in_place_of_its_state() -> None:
    lodged = Protest(1, Person.WHITE)
    table = Table(1, 1, black=1, white=2)
    assert shown_state(table, EN) == "○ to play"
    table = replace(table, protests=(lodged,))
    assert shown_state(table, EN) == "⚑ under protest"
    assert shown_state(table, ZH) == "⚑ 申诉中"
    assert standing_text(table, EN).startswith("⚑ under protest")
    warned = Incident(1, "late", Offender.WHITE, decided=(WARNING,))
    table = replace(table, incidents=(warned,), note="rain")
    assert note_text(table, EN) == "White: warning · rain"
    settled = replace(lodged, state=ProtestState.DISMISSED)
    assert shown_state(replace(table, protests=(settled,)), EN) == "○ to play"
