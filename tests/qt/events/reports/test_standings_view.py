"""The standings in their window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from goref.core.base.numbers import mixed
from goref.core.event.event import Event, EventInfo, Player
from goref.core.event.standings import standings
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.wall_list import cell_text
from goref.io.event.store import EventStore
from goref.qt.events.reports.standings_view import StandingsDialog
from goref.qt.widgets.dialog import run
from tests.core.event import mcmahon
from tests.languages import EN, JA, KO, ZH
from tests.qt.desk import CTRL, Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press
from tests.wordings import in_words


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def filled(qtbot, event: Event, language: str = EN) -> StandingsDialog:
    dialog = opened(qtbot, StandingsDialog(None, event, language))
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    return dialog


def rows(dialog: StandingsDialog) -> list[list[str]]:
    model = dialog.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_every_figure_is_that_of_the_standings(qtbot, store, language):
    event = store.event()
    dialog = filled(qtbot, event, language)
    for shown, row in zip(rows(dialog), standings(event).rows, strict=True):
        assert shown[1:4] == [row.player.name, row.player.rank, row.player.club]
        assert shown[4:6] == [cell_text(cell, language) for cell in row.cells]
        assert shown[6:] == [mixed(s) for s in row.scores]
    assert dialog.focusWidget() is dialog.table


def test_places_that_are_shared_are_in_brackets(qtbot, store):
    event = store.event()
    first = replace(event, tables=event.of_round(1), info=replace(event.info, rounds=1))
    dialog = filled(qtbot, first)
    assert [row[0] for row in rows(dialog)] == ["1", "(2)", "3", "(4)", "5", "(6)"]


def test_a_mcmahon_event_shows_its_own_criteria_and_who_has_no_place(qtbot):
    event = mcmahon.event()
    idle = Player("F", rank="1K", id=6)
    dialog = filled(qtbot, replace(event, players=(*event.players, idle)))
    heads = [dialog.model.headerData(at, Qt.Orientation.Horizontal) for at in range(10)]
    assert heads[-3:] == ["MMS", "SOS M", "SOSOS M"]
    assert [(row[0], row[1], row[7]) for row in rows(dialog)] == [
        ("1", "A", "33"), ("2", "B", "31"), ("3", "C", "29"), ("4", "E", "12"),
        ("5", "D", "11"), ("–", "F", "29"),
    ]  # fmt: skip
    assert "nobody below 20K or above 1D" in dialog.explained.text()


def test_a_criterion_that_is_not_known_leaves_nobody_a_place(qtbot):
    placement = replace(mcmahon.PLACEMENT, criteria=("MMS", "STS"))
    dialog = filled(qtbot, mcmahon.event(placement))
    assert [row[0] for row in rows(dialog)] == ["#1", "#2", "#3", "#4", "#5"]
    assert dialog.explained.text().startswith("No places: STS cannot be computed here.")


def test_they_are_shown_after_a_round(qtbot, store):
    dialog = filled(qtbot, store.event())
    dialog.round.setFocus()
    press(dialog, Key.Key_Down)
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.model.columnCount() == 9
    event = store.event()
    points = [mixed(row.wins) for row in standings(event, 1).rows]
    assert [row[5] for row in rows(dialog)] == points


def test_rounds_that_are_not_paired_have_no_standings(qtbot, store):
    event = store.event()
    dialog = filled(qtbot, replace(event, info=replace(event.info, rounds=9)))
    assert (dialog.round.value(), dialog.round.maximum()) == (2, 2)


def test_the_tip_of_a_game_names_the_opponent(qtbot, store):
    dialog = filled(qtbot, store.event())
    model = dialog.model
    assert model.index(0, 4).data(3) == f"{model.index(0, 4).data()}  Müller Jörg"


def test_they_are_copied_as_a_table(qtbot, store):
    dialog = filled(qtbot, store.event())
    click(dialog.copy_button)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0].split("\t") == [
        "Pl", "Name", "Rank", "Club", "1", "2", "Points", "SOS", "SOSOS", "SODOS",
    ]  # fmt: skip
    assert [line.split("\t") for line in lines[1:]] == rows(dialog)
    dialog.table.setFocus()
    dialog.table.selectRow(1)
    press(dialog, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text().split("\t") == rows(dialog)[1]


def test_an_event_without_anybody_says_so(qtbot):
    dialog = filled(qtbot, Event(EventInfo("Cup")))
    assert dialog.explained.text() == in_words(TERMS["nobody"])
    click(dialog.copy_button)


def test_escape_and_enter_close_it(store):
    for key in (Key.Key_Escape, Key.Key_Return):
        met = meanwhile(lambda dialog, key=key: press(dialog, key))
        run(StandingsDialog(None, store.event(), EN))
        assert not met[0].isVisible()
