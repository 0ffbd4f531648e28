"""Byes are given and taken back with a check."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from goref.app.event.files import open_event
from goref.core.event.event import Bye
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import changed_in
from goref.qt.events.players.byes_dialog import ByesDialog
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import LANGUAGES, cup, meanwhile, opened, press
from tests.qt.fitting import clipped
from tests.qt.window.test_window_accessible import unclear

Check = Qt.CheckState


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def rows(dialog: ByesDialog) -> list[tuple[str, bool]]:
    items = [dialog.list.item(row) for row in range(dialog.list.count())]
    return [(item.text(), item.checkState() is Check.Checked) for item in items]


def byes(store: EventStore) -> list[tuple[int, str]]:
    event = store.event()
    return [(bye.round, event.by_id[bye.player].name) for bye in event.byes]


def test_a_bye_is_given_and_taken_back_with_the_space_bar(qtbot, store):
    dialog = opened(qtbot, ByesDialog(None, store, 2, EN))
    assert rows(dialog) == [("Doe Jane", False), ("O'Hara Una", False)]
    assert dialog.told.text() == "0 with a bye, 2 at no table"
    image = dialog.list.grab().toImage()
    press(dialog, Key.Key_Space)
    assert byes(store) == [(2, "Doe Jane")]
    assert dialog.told.text() == "1 with a bye, 2 at no table"
    assert dialog.list.grab().toImage() != image
    press(dialog, Key.Key_Space)
    assert byes(store) == []
    assert [entry.what for entry in store.audit()][-2:] == ["bye-added", "bye-removed"]
    assert dialog.changed


def test_another_round_has_its_own(qtbot, store):
    dialog = opened(qtbot, ByesDialog(None, store, 1, EN))
    assert rows(dialog) == []
    assert dialog.told.text() == "Everybody is at a table in this round."
    dialog.round.setFocus()
    press(dialog, Key.Key_Up)
    assert [name for name, _ in rows(dialog)] == ["Doe Jane", "O'Hara Una"]
    dialog.list.setFocus()
    press(dialog, Key.Key_Down)
    press(dialog, Key.Key_Space)
    assert byes(store) == [(2, "O'Hara Una")]
    dialog.round.setValue(3)
    assert len(rows(dialog)) == 6
    dialog.round.setValue(2)
    assert rows(dialog)[0] == ("O'Hara Una", True), "who has a bye stands first"


def test_what_somebody_else_was_faster_with_is_told(qtbot, store):
    dialog = opened(qtbot, ByesDialog(None, store, 2, EN))
    jane = store.event().players[0]
    with open_event(store.path, "bert@table") as other, other.change() as change:
        change.add_bye(Bye(2, jane.id))
    press(dialog, Key.Key_Space)
    assert dialog.told.text().startswith("✕ ")
    assert rows(dialog)[0] == ("Doe Jane", True), "as it is now"
    assert byes(store) == [(2, "Doe Jane")]
    assert not dialog.changed


def test_the_function_answers_whether_something_changed(qtbot, store):
    meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert not changed_in(None, EN, lambda: ByesDialog(None, store, 2, EN))

    def give(dialog):
        press(dialog, Key.Key_Space)
        press(dialog, Key.Key_Escape)

    meanwhile(give)
    assert changed_in(None, EN, lambda: ByesDialog(None, store, 2, EN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_has_names(qtbot, store, language):
    dialog = opened(qtbot, ByesDialog(None, store, 2, language))
    assert list(clipped(dialog)) == []
    assert list(unclear(dialog)) == []
