"""The columns of the list of tables: names, results and states in full."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics

from goref.app.event.files import new_event, take_in
from goref.app.event.tables import decide_by_referee
from goref.core.event.event import EventInfo
from goref.qt.events.tables.row_delegate import WRAPS, content, fitting
from goref.qt.events.tables.table_model import Column
from tests.qt.events.referee import RULED, Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES, rest

LONG = "Featherstonehaugh-Montgomery "


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(3, RULED)]))


def fits(referee: Referee, column: Column, row: int) -> bool:
    """Whether the text of a cell has room in the two lines of its row, without being cut."""
    view = referee.events.list.table
    room = content(view.visualRect(view.model().index(row, column)))
    text = str(view.model().index(row, column).data())
    bounds = QFontMetrics(fitting(room, text, view.font())).boundingRect(room, WRAPS, text)
    return bounds.width() <= room.width() and bounds.height() <= room.height()


def rename(referee: Referee, name: str) -> None:
    store = referee.events.store
    for player in store.event().players[:2]:
        with store.change() as change:
            change.update_player(replace(player, surname=name + player.name))
    referee.events.reload()
    rest(referee.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
def test_names_results_and_states_are_whole(
    referee: Referee, language: str, size: tuple[int, int]
) -> None:
    referee.main.use_language(language)
    decide_by_referee(referee.events.store, referee.table(1, 4), "B+R")
    rename(referee, LONG)
    referee.looked()
    referee.events.resize(*size)
    rest(referee.events)
    view = referee.events.list.table
    assert view.horizontalScrollBar().maximum() == 0
    for column in (Column.BLACK, Column.WHITE, Column.STATE):
        assert all(fits(referee, column, row) for row in range(4)), column
    assert fits(referee, Column.RESULT, 3)


def test_a_name_of_any_length_leaves_the_others_their_place(referee: Referee) -> None:
    rename(referee, "x" * 150)
    view = referee.events.list.table
    assert view.horizontalScrollBar().maximum() == 0
    for column in Column:
        assert view.columnWidth(column) >= view.horizontalHeader().sectionSizeHint(column)


def test_the_rows_in_sight_are_those_of_which_anything_is_seen(
    begin: Begin, tmp_path: Path
) -> None:
    path = tmp_path / "long.gorefevent"
    rows = [f"1,{number},B{number},W{number}" for number in range(1, 61)]
    with new_event(path, EventInfo("Long")) as store:
        take_in(store, "pairings", "\n".join(["Round,Table,Black,White", *rows]).encode())
    listed = begin(path).events.list
    view = listed.table
    for first in (0, 7):
        view.verticalScrollBar().setValue(first)
        sight = listed.rows_in_sight()
        assert sight[0] == first
        inside = view.viewport().rect()
        index = view.model().index
        seen = [r for r in range(60) if view.visualRect(index(r, 0)).intersects(inside)]
        assert list(sight) == seen
