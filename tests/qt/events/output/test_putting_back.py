"""The results of a round go into the pairing program's file by one act."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QFileDialog

from goref.app.event.files import take_in
from goref.app.event.results_back import Fitting, put_back
from goref.app.event.tables import decide_by_referee
from goref.io.event.store import EventStore
from goref.qt.events.output import putting_back
from goref.qt.events.output.importing import ImportDialog
from goref.qt.events.output.putting_back import PutBackDialog
from goref.qt.look.preferences import Preferences
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, cup, opened, press

MOST_S = 20
XML = """\
<Tournament dataVersion="201"><Players><Player name="Doe" firstName="Jane"/>
<Player name="Roe" firstName="Rick"/></Players><Games>
<Game roundNumber="1" tableNumber="1" blackPlayer="DOEJANE" whitePlayer="ROERICK" result="{}"/>
</Games></Tournament>
"""
OPEN, DONE = XML.format("RESULT_UNKNOWN"), XML.format("RESULT_WHITEWINS")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cup.xml"
    path.write_text(OPEN)
    return path


@pytest.fixture
def store(tmp_path: Path, file: Path) -> Iterator[EventStore]:
    (tmp_path / "event").mkdir()
    with cup(tmp_path / "event", empty=True) as store:
        take_in(store, "opengotha", file.read_bytes())
        decide_by_referee(store, store.event().tables[0], "W+R")
        yield store


def shown(qtbot, store: EventStore, round: int = 0, language: str = EN) -> PutBackDialog:
    dialog = opened(qtbot, PutBackDialog(None, store, round, language))
    rest(qtbot, dialog)
    return dialog


def rest(qtbot, dialog) -> None:
    qtbot.waitUntil(lambda: not dialog.work.is_busy)


def test_a_file_that_came_in_is_known(qtbot, tmp_path, file):
    with cup(tmp_path, empty=True) as store:
        dialog = opened(qtbot, ImportDialog(None, store, EN, file))
        rest(qtbot, dialog)
        assert Preferences().tournament_file(store.path) is None
        click(dialog.ok)
        qtbot.waitUntil(lambda: not dialog.isVisible())
        assert Preferences().tournament_file(store.path) == file
        assert Preferences().tournament_file(tmp_path / "other.gorefevent") is None


def test_enter_does_it(qtbot, store, file, tmp_path):
    Preferences().note_tournament_file(store.path, file)
    dialog = shown(qtbot, store)
    assert dialog.told.text() == "Results that go into it: 1. Nothing else in it changes."
    assert "open it there again" in dialog.notes.toPlainText()
    assert file.read_text() == OPEN
    press(dialog, Key.Key_Return)
    rest(qtbot, dialog)
    assert not dialog.isVisible()
    assert dialog.outcome.startswith(
        "Results put into cup.xml: 1. The file as it was is in cup.xml."
    )
    assert file.read_text() == DONE
    (kept,) = (tmp_path / "cup.xml.copies").iterdir()
    assert kept.read_text() == OPEN
    again = shown(qtbot, store)
    assert again.told.text().startswith("Nothing would change")
    assert not again.ok.isEnabled()


def test_it_is_not_left_while_the_file_is_written(qtbot, store, file, monkeypatch):
    slow = Event()

    def put_back_slowly(found: Fitting, *, all_the_same: bool) -> Path | None:
        assert slow.wait(MOST_S)
        return put_back(found, all_the_same=all_the_same)

    monkeypatch.setattr(putting_back, "put_back", put_back_slowly)
    Preferences().note_tournament_file(store.path, file)
    dialog = shown(qtbot, store)
    press(dialog, Key.Key_Return)
    assert dialog.work.is_busy
    press(dialog, Key.Key_Escape)
    dialog.close()
    assert dialog.isVisible()
    assert not dialog.round.isEnabled()
    slow.set()
    rest(qtbot, dialog)
    assert not dialog.isVisible()
    assert dialog.outcome, "what was done is told"
    assert file.read_text() == DONE


def test_without_a_file_one_is_asked_for(qtbot, store, file, monkeypatch):
    dialog = shown(qtbot, store)
    assert dialog.told.text().endswith("the one OpenGotha / Pairgoth wrote.")
    assert not dialog.ok.isEnabled()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(file), ""))
    click(dialog.find_button)
    rest(qtbot, dialog)
    click(dialog.ok)
    rest(qtbot, dialog)
    assert file.read_text() == DONE
    assert Preferences().tournament_file(store.path) == file


def test_enter_finds_where_no_file_is_known(qtbot, store, file, monkeypatch):
    dialog = shown(qtbot, store)
    assert dialog.find_button.hasFocus()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    press(dialog, Key.Key_Return)
    rest(qtbot, dialog)
    assert dialog.file.text() == file.name
    press(dialog, Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert file.read_text() == DONE, "where one is known Enter puts the results in"


def test_what_does_not_fit_is_told_and_written_only_if_wanted(qtbot, store, file):
    Preferences().note_tournament_file(store.path, file)
    file.write_text(XML.format("RESULT_EQUAL"))
    dialog = shown(qtbot, store, 1)
    assert dialog.told.text().startswith("The file does not match")
    assert (
        dialog.notes.toPlainText()
        .split("\n")[1]
        .startswith("✕ line 3: Table 1/1: the file has")
    )
    assert not dialog.ok.isEnabled()
    click(dialog.all_the_same)
    click(dialog.ok)
    rest(qtbot, dialog)
    assert file.read_text() == DONE


def test_a_file_saved_meanwhile_is_left_and_looked_at_again(qtbot, store, file):
    Preferences().note_tournament_file(store.path, file)
    dialog = shown(qtbot, store)
    file.write_text(OPEN + "\n")
    click(dialog.ok)
    rest(qtbot, dialog)
    assert dialog.told.text() == "✕ Nothing was written."
    assert file.read_text() == OPEN + "\n"
    dialog.round.setCurrentIndex(dialog.round.findData(0))
    rest(qtbot, dialog)
    click(dialog.ok)
    rest(qtbot, dialog)
    assert file.read_text() == DONE + "\n"


def test_an_open_round_is_asked_about(qtbot, store, file):
    take_in(store, "pairings", b"Round,Table,Black,White\n2,1,Roe Rick,Doe Jane\n")
    Preferences().note_tournament_file(store.path, file)
    dialog = shown(qtbot, store)
    assert dialog.round.currentData() == 1, "the last that is decided"
    assert not dialog.unfinished.isVisible()
    dialog.round.setCurrentIndex(dialog.round.findData(0))
    rest(qtbot, dialog)
    assert "not decided yet: table 2/1" in dialog.notes.toPlainText()
    click(dialog.unfinished)
    rest(qtbot, dialog)
    assert "✕ The file has no game for table 2/1" in dialog.notes.toPlainText()
