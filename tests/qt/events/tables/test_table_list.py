"""The columns of the list of tables: names in full, nothing where nothing stands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.files import new_event, take_in
from goref.app.event.tables import change_table, decide_by_referee
from goref.core.event.event import EventInfo
from goref.qt.events.tables.table_model import Column
from tests.qt.events.referee import RULED, Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES, rest

LONG = "Featherstonehaugh-Montgomery "


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(3, RULED)]))


def shown(referee: Referee) -> set[Column]:
    return {c for c in Column if not referee.events.list.table.isColumnHidden(c)}


def is_cut(referee: Referee, column: Column, row: int) -> bool:
    view = referee.events.list.table
    text = str(view.model().index(row, column).data())
    needed = view.fontMetrics().horizontalAdvance(text)
    return view.horizontalHeader().sectionSize(column) < needed + 6


def rename(referee: Referee, name: str) -> None:
    store = referee.events.store
    for player in store.event().players[:2]:
        with store.change() as change:
            change.update_player(replace(player, surname=name + player.name))
    referee.events.reload()
    rest(referee.events)


def test_columns_in_which_nothing_stands_are_left_out(referee: Referee) -> None:
    always = {Column.PLACE, Column.BLACK, Column.WHITE, Column.STATE, Column.GLANCE}
    referee.events.resize(1280, 700)
    rest(referee.events)
    assert shown(referee) == always | {Column.CASE}
    store = referee.events.store
    change_table(store, referee.table(1, 1), note="late")
    decide_by_referee(store, referee.table(1, 2), "B+R")
    referee.events.reload()
    rest(referee.events)
    assert shown(referee) == always | {Column.CASE, Column.NOTE, Column.RESULT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_are_whole_while_there_is_room(referee: Referee, language: str) -> None:
    referee.main.use_language(language)
    decide_by_referee(referee.events.store, referee.table(1, 4), "B+R")
    rename(referee, LONG)
    referee.events.resize(1280, 700)
    rest(referee.events)
    for column in (Column.BLACK, Column.WHITE, Column.STATE, Column.RESULT):
        assert not any(is_cut(referee, column, row) for row in range(4)), column
    referee.events.resize(800, 560)
    rest(referee.events)
    assert referee.events.list.table.horizontalScrollBar().maximum() == 0
    assert is_cut(referee, Column.BLACK, 0)
    assert not any(is_cut(referee, Column.STATE, row) for row in range(4))
    assert Column.CASE not in shown(referee), "names come before names of files"


def test_a_name_of_any_length_leaves_the_others_their_place(referee: Referee) -> None:
    rename(referee, "x" * 150)
    view = referee.events.list.table
    assert view.horizontalScrollBar().maximum() == 0
    for column in shown(referee):
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
