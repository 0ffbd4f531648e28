"""Who did what to an event, when and why."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from goref.app.event.tables import decide_by_case, decide_by_referee, put_case
from goref.app.opening import open_bytes
from goref.core.base.colour import Pair
from goref.core.event.event import Bye, Player
from goref.core.scoring.status import CaseState
from goref.core.texts.event.audit import BASES, DONE, OPEN_STILL
from goref.core.texts.event.checking import shown_link
from goref.core.texts.event.fields import FIELDS
from goref.core.texts.status import STATES
from goref.io.event.store import EventStore
from goref.io.text.times import local_time
from goref.qt.events.reports.audit_view import AuditDialog, Column
from goref.qt.widgets.dialog import run
from tests.attack.tampering import tamper
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press, write
from tests.wordings import in_words


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        decide_by_referee(store, store.event().table(2, 1), "W+R", "the clock <fell>")
        yield store


def filled(qtbot, store: EventStore) -> AuditDialog:
    dialog = opened(qtbot, AuditDialog(None, store, EN))
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    return dialog


def column(dialog: AuditDialog, wanted: Column) -> list[str]:
    shown = dialog.shown
    return [shown.index(row, wanted).data() for row in range(shown.rowCount())]


def test_the_latest_stands_first_with_who_and_why(qtbot, store):
    dialog = filled(qtbot, store)
    entries = store.audit()
    assert column(dialog, Column.NUMBER) == [str(e.number) for e in reversed(entries)]
    shown = dialog.shown
    row = [shown.index(0, at).data() for at in Column]
    assert row[2:4] == ["anna@desk", "Result entered: 2/1"]
    assert row[1] == local_time(entries[-1].time)
    assert "state: to play → decided" in row[4]
    assert "result: – → W+R" in row[4]
    assert row[5] == "the clock <fell>"
    assert column(dialog, Column.WHAT)[-1] == in_words(DONE["event-created"])
    assert any("Player entered: Doe Jane" in told for told in column(dialog, Column.WHAT))


@pytest.mark.parametrize("width", [620, 940, 1000])
def test_its_columns_fit_the_window_and_the_change_has_the_most(qtbot, store, width):
    dialog = AuditDialog(None, store, EN)
    dialog.resize(width, 560)
    opened(qtbot, dialog)
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    table = dialog.table
    widths = {at: table.columnWidth(at) for at in Column}
    assert sum(widths.values()) == table.viewport().width(), "nothing is beyond the edge"
    measure = table.fontMetrics()
    for at in (Column.NUMBER, Column.TIME):
        texts = column(dialog, at)
        assert max(map(measure.horizontalAdvance, texts)) < widths[at]
    assert widths[Column.CHANGE] > widths[Column.REASON]


def test_the_link_of_all_that_was_done_can_be_copied(qtbot, store):
    dialog = filled(qtbot, store)
    link = shown_link(store.chain().last)
    assert dialog.link.text() == f"Entries: {len(store.audit())}, link: {link}"
    assert dialog.link.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_a_chain_that_does_not_hold_is_told(qtbot, store):
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        (trigger,) = other.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'audit_stays'"
        ).fetchone()
        other.execute("DROP TRIGGER audit_stays")
        other.execute("UPDATE audit SET who = 'nobody' WHERE id = 3")
        other.execute(trigger)
    dialog = filled(qtbot, store)
    assert dialog.link.text().startswith("Entry 3 of what was done does not follow")


def test_links_that_were_taken_out_are_told(qtbot, store):
    assert tamper(store.path, "UPDATE audit SET chain = '', about = NULL")
    dialog = filled(qtbot, store)
    assert dialog.link.text().startswith("Entries 1 to ")
    assert "the links were removed" in dialog.link.text()


def test_a_decision_by_force_is_read_back(qtbot, store):
    table = store.event().table(2, 2)
    (opened,) = open_bytes(b"(;SZ[5]KM[0]AB[ca][cb][cc][cd][ce])")
    case = opened.case.answering(prisoners=Pair(0, 0))
    put_case(store, table, replace(opened, case=case), "a.sgf")
    decide_by_case(store, store.event().table(2, 2), forced=True)
    line = column(filled(qtbot, store), Column.CHANGE)[0]
    assert (
        in_words(
            OPEN_STILL,
            count=1,
            state=in_words(STATES[CaseState.UNDECIDED]),
            told="Nobody has ruled on life and",
        )
        in line
    )


def test_the_line_in_full_follows_the_row(qtbot, store):
    dialog = filled(qtbot, store)
    assert "the clock <fell>" in dialog.full.toPlainText()
    dialog.table.setFocus()
    press(dialog, Key.Key_Down)
    assert f"{in_words(DONE['table-added'])}: 2/2" in dialog.full.toPlainText()
    assert "Black: 柯洁" in dialog.full.toPlainText()


def test_any_words_filter_it(qtbot, store):
    dialog = filled(qtbot, store)
    assert dialog.focusWidget() is dialog.filter
    every = dialog.shown.rowCount()
    write(dialog.filter, "CLOCK")
    assert column(dialog, Column.WHAT) == ["Result entered: 2/1"]
    assert dialog.count.text() == f"Listed: 1 of {every}."
    assert "the clock <fell>" in dialog.full.toPlainText()
    write(dialog.filter, "*")
    assert dialog.shown.rowCount() == 0, "signs stand for themselves"
    assert dialog.full.toPlainText() == ""
    write(dialog.filter, "event made")
    assert in_words(DONE["event-created"]) in dialog.full.toPlainText(), (
        "the line that is listed, not the latest"
    )
    write(dialog.filter, "")
    assert dialog.shown.rowCount() == every


def test_what_is_listed_is_copied(qtbot, store):
    dialog = filled(qtbot, store)
    write(dialog.filter, "clock")
    click(dialog.copy_button)
    head, line = QGuiApplication.clipboard().text().split("\n")
    assert head.split("\t")[0] == "Entry"
    assert line.split("\t")[5] == "the clock <fell>"


def test_every_act_and_field_has_words(qtbot, store):
    with store.change("all") as change:
        extra = change.add_player(Player("Extra"))
        change.add_bye(Bye(2, extra.id))
        change.remove_bye(Bye(2, extra.id))
        change.remove_player(extra)
    for entry in store.audit():
        assert entry.what in DONE
        assert {*entry.before, *entry.after} <= FIELDS.keys()
    assert BASES.keys() == {"case", "word", "imported"}
    dialog = filled(qtbot, store)
    assert column(dialog, Column.WHAT)[:4] == [
        f"{in_words(DONE['player-removed'])}: Extra",
        f"{in_words(DONE['bye-removed'])}: Round 2",
        "Bye given: Round 2",
        "Player entered: Extra",
    ]
    assert "player: #" in column(dialog, Column.CHANGE)[1], "who is gone has a number"


def test_an_event_that_cannot_be_read_is_told_of(qtbot, store):
    kept = store.path.read_bytes()
    store.path.write_bytes(b"gone")
    dialog = filled(qtbot, store)
    assert dialog.count.text().startswith("✕ ")
    assert store.path.name in dialog.count.text()
    store.path.write_bytes(kept)


def test_escape_closes_it(store):
    met = meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    run(AuditDialog(None, store, EN))
    assert not met[0].isVisible()
