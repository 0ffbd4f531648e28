"""A copy of an event is shown before it comes home, and asked about where both were changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtWidgets import QDialog

from goref.app.event.closing import close_round
from goref.app.event.files import new_event, open_event
from goref.app.event.tables import decide_by_referee
from goref.core.event.event import EventInfo
from goref.io.event.store import EventStore
from goref.qt.events.output.copy_dialog import CopyDialog
from goref.qt.events.output.importing import import_file
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


@pytest.fixture
def copy(store: EventStore, tmp_path: Path) -> Iterator[EventStore]:
    path = tmp_path / "copy.gorefevent"
    copyfile(store.path, path)
    with open_event(path, "bea@hall") as copy:
        yield copy


def decide(store: EventStore, round: int, number: int, word: str) -> None:
    decide_by_referee(store, store.event().table(round, number), word, "the sheet")


def looked(qtbot, store: EventStore, copy: EventStore) -> CopyDialog:
    dialog = opened(qtbot, CopyDialog(None, store, EN, copy.path))
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    return dialog


def result(store: EventStore, round: int, number: int) -> str:
    found = store.event().table(round, number).result
    return "" if found is None else found.re


def test_what_does_not_clash_comes_with_enter(qtbot, store, copy):
    decide(copy, 2, 1, "B+R")
    dialog = looked(qtbot, store, copy)
    assert dialog.told.text() == "Acts in the copy: 1, by bea@hall."
    assert dialog.area.isHidden()
    press(dialog, Key.Key_Return)
    qtbot.waitUntil(dialog.isHidden)
    assert dialog.changed
    assert result(store, 2, 1) == "B+R"


@pytest.mark.parametrize(("side", "stays"), [(0, "W+R"), (1, "B+R")])
def test_each_clash_must_be_chosen(qtbot, store, copy, side, stays):
    decide(copy, 2, 1, "B+R")
    decide(copy, 2, 2, "B+R")
    decide(store, 2, 1, "W+R")
    dialog = looked(qtbot, store, copy)
    (group,) = dialog.choices.values()
    assert not dialog.ok.isEnabled()
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert "bea@hall" in group.button(1).accessibleName()
    group.button(side).setFocus()
    press(dialog, Key.Key_Space)
    assert dialog.ok.isEnabled()
    click(dialog.ok)
    qtbot.waitUntil(dialog.isHidden)
    assert (result(store, 2, 1), result(store, 2, 2)) == (stays, "B+R")


def test_a_copy_without_news_says_so(qtbot, store, copy):
    dialog = looked(qtbot, store, copy)
    assert dialog.told.text().startswith("Nothing was done in the copy")
    assert not dialog.ok.isEnabled()


def test_another_event_is_refused(qtbot, store, tmp_path):
    with new_event(tmp_path / "other.gorefevent", EventInfo("Other"), "x") as other:
        dialog = looked(qtbot, store, other)
    assert dialog.told.text().startswith("✕ other.gorefevent is no copy of this event")
    assert not dialog.ok.isEnabled()


def test_what_is_impossible_here_is_listed(qtbot, store, copy):
    table = copy.event().table(1, 1)
    decide_by_referee(copy, table, "W+R", "the sheet")
    close_round(store, 1, "unsigned")
    dialog = looked(qtbot, store, copy)
    click(dialog.ok)
    qtbot.waitUntil(lambda: not dialog.work.is_busy)
    assert dialog.isVisible()
    assert "what bea@hall did in the copy is not possible here" in dialog.notes.toPlainText()
    assert result(store, 1, 1) == "B+R"


def test_the_menu_imports_a_copy_too(qtbot, store, copy):
    decide(copy, 2, 1, "B+R")

    def act(dialog: QDialog) -> None:
        assert isinstance(dialog, CopyDialog)
        qtbot.waitUntil(lambda: not dialog.work.is_busy)
        press(dialog, Key.Key_Return)

    met = meanwhile(act)
    assert import_file(None, store, EN, copy.path)
    assert len(met) == 1
    assert result(store, 2, 1) == "B+R"
