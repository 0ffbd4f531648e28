"""Events that cannot be opened are refused with their reason, or put back from a copy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from goref.core.event.event import Player, Table
from goref.io.event import rows
from goref.io.event.copies import copies_of
from goref.qt.app import app as app_module
from goref.qt.app.app import Application
from goref.qt.app.loading_dialog import LoadingDialog
from goref.qt.events.dialogs.restore_dialog import RestoreDialog
from tests.io.event.test_guard import others_wait
from tests.qt.conftest import Start
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import cup, meanwhile, press
from tests.qt.events.referee import Begin, Referee, event_file


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path))


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another event, with copies."""
    folder = tmp_path / "other"
    folder.mkdir()
    with cup(folder) as store:
        return store.path


def test_an_event_that_is_open_is_gone_to_whatever_it_is_called(
    start: Start, tmp_path: Path
) -> None:
    path = event_file(tmp_path).rename(tmp_path / "cup.sgf")
    desk = start()
    desk.main.open_path(path)
    (window,) = desk.main.events.windows
    with window.store.change() as change:
        change.add_player(Player("Poe"))
        desk.main.open_path(path)
        assert others_wait(path), "it is not opened but by SQLite"
    assert desk.main.events.windows == [window]
    assert not desk.main.refused
    desk.main.act_on_event("close-events")


def test_a_hostile_event_is_refused_with_its_reason(
    referee: Referee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    path = event_file(tmp_path, name="hostile")
    for copy in copies_of(path):
        copy.path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        made.execute("CREATE TRIGGER more AFTER UPDATE ON game BEGIN SELECT 1; END")
    assert referee.main.events.open(path) is None
    assert len(said) == 1
    assert "it has something that goref never made (trigger “more”)" in said[0]
    assert len(referee.main.events.windows) == 1


def test_a_damaged_event_is_put_back_from_a_copy(referee: Referee, other: Path) -> None:
    damage(other)

    def put_back(dialog: QDialog) -> None:
        assert isinstance(dialog, RestoreDialog)
        press(dialog, Key.Key_Return)

    met = meanwhile(put_back)
    window = referee.main.events.open(other)
    assert len(met) == 1
    assert window is not None
    assert window.isVisible()
    assert len(window.event_read.players) == 6


def test_a_damaged_event_may_be_left_as_it_is(referee: Referee, other: Path) -> None:
    damage(other)
    met = meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert referee.main.events.open(other) is None
    assert len(met) == 1
    assert other.stat().st_size == 616


def test_a_minimised_event_comes_forward(referee: Referee) -> None:
    referee.events.showMinimized()
    assert referee.events.isMinimized()
    assert referee.main.events.open(referee.events.store.path) is referee.events
    assert not referee.events.isMinimized()
    referee.front(referee.events)


def damage(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + b"\0" * 600)


def test_a_start_on_a_damaged_event_offers_its_copies_too(begin: Begin, other: Path) -> None:
    damage(other)
    met = meanwhile(lambda dialog: press(dialog, Key.Key_Return))
    referee = begin(other)
    assert [type(dialog) for dialog in met] == [RestoreDialog]
    assert len(referee.events.event_read.players) == 6
    assert referee.main.window is None, "the event was asked for, and no game"
    assert not referee.main.refused


def test_a_start_on_a_damaged_event_that_is_left_shows_an_empty_board(
    start: Start, other: Path
) -> None:
    damage(other)
    met = meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    desk = start(other)
    assert len(met) == 1
    assert not any(desk.case.position.cells)
    assert other.stat().st_size == 616


def test_where_nobody_is_there_to_answer_nothing_is_asked(
    qapp: QApplication, other: Path
) -> None:
    damage(other)
    main = Application(qapp, alone=True)
    assert main.events.open(other) is None
    (why,) = main.refused
    assert "is not an event of goref" in why
    qapp.styleHints().colorSchemeChanged.disconnect(main._scheme_changed)
    main.deleteLater()


@pytest.fixture
def large(other: Path, referee: Referee, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An event that is called large, with the board's window open beside."""
    monkeypatch.setattr(app_module, "SLOW_EVENT", 1)
    referee.main.open_first_game()
    return other


def reading(main: Application) -> list[LoadingDialog]:
    """What tells of a file that is being read."""
    return [] if main._reading is None else [main._reading]


def test_a_large_event_is_read_once_and_beside_the_window(
    referee: Referee, large: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bool] = []
    was = rows.read_table

    def noted(row: sqlite3.Row) -> Table:
        read.append(current_thread() is main_thread())
        return was(row)

    monkeypatch.setattr(rows, "read_table", noted)
    main = referee.main
    main.open_path(large)
    (told,) = reading(main)
    assert large.name in told.told.text()
    assert not main.events.has(large)
    qtbot.waitUntil(lambda: main.events.has(large))
    assert reading(main) == []
    window = main.events.windows[-1]
    qtbot.waitUntil(lambda: not window.banner._work.is_busy)
    # Once to be shown, once to be set against its audit.
    assert 2 * len(window.event_read.tables) == len(read) > 0
    assert not any(read)
    main.open_path(large)
    assert reading(main) == [], "it has a window"
    assert len(main.events.windows) == 2


def test_a_large_event_that_is_damaged_is_told_of_like_any(
    referee: Referee, large: Path, qtbot: QtBot
) -> None:
    large.write_bytes(b"SQLite format 3\0" + b"\0" * 600)
    met: list[QWidget] = []

    def come() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, RestoreDialog):
            QTimer.singleShot(0, come)
            return
        met.append(dialog)
        press(dialog, Key.Key_Escape)

    QTimer.singleShot(0, come)
    referee.main.open_path(large)
    qtbot.waitUntil(lambda: len(met) == 1)
    assert reading(referee.main) == []
    assert not referee.main.events.has(large)


def test_a_sitting_in_the_window_keeps_a_copy_of_its_own(referee: Referee) -> None:
    before = len(copies_of(referee.events.store.path))
    with referee.events.store.change() as change:
        change.remove_table(referee.events.event_read.tables[-1])
    now = copies_of(referee.events.store.path)
    assert (len(now), now[0].why) == (before + 1, "start")
