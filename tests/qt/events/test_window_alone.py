"""The window of an event alone: its manual, its looks, and the keys on its pages of advice."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMenu, QMessageBox

from goref.app.event.files import new_event
from goref.app.manual.pages import FIRST
from goref.core.event.event import EventInfo
from goref.qt.events.attach.attaching import AttachDialog
from goref.qt.events.output.importing import ImportDialog
from goref.qt.events.tables.table_list import ListPage
from goref.qt.manual.window import ManualWindow
from goref.qt.window.drop_handler import DropHandler
from tests.languages import ZH
from tests.qt.desk import CTRL, LEFT, NONE, Key, settle
from tests.qt.events.dialog_hands import click, meanwhile, press
from tests.qt.events.referee import CLEAR, PAIRINGS, Begin, Referee, event_file

EXAMPLE = "goref:position/1?rules=japanese&komi=0&seki=D3,C3"


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(2, CLEAR)]))


@pytest.fixture
def empty(begin: Begin, tmp_path: Path) -> Referee:
    path = tmp_path / "new.gorefevent"
    new_event(path, EventInfo("New Cup", rules="chinese-2002"), "maker").close()
    return begin(path)


def manual(referee: Referee) -> ManualWindow:
    shown = referee.events.help.manual_window
    assert shown is not None
    assert shown.isVisible()
    referee.qtbot.waitUntil(shown.isActiveWindow)
    return shown


# Help and looks


def test_f1_opens_the_page_about_this_window(referee: Referee) -> None:
    referee.key(Key.Key_F1)
    assert manual(referee).page_id == "events"
    assert referee.main.window is None
    referee.front(referee.events)
    referee.key(Key.Key_F1, CTRL)
    assert manual(referee).page_id == "events", "where it was left"
    window = manual(referee)
    assert referee.events.close()
    assert not window.isVisible(), "it goes with the window it belongs to"
    settle()


def test_the_manual_begins_with_its_first_page(referee: Referee) -> None:
    referee.key(Key.Key_F1, CTRL)
    assert manual(referee).page_id == FIRST


def test_an_example_is_shown_on_the_board(referee: Referee) -> None:
    referee.key(Key.Key_F1, CTRL)
    shown = manual(referee)
    shown.open("rules-japanese")
    shown.follow(EXAMPLE)
    referee.qtbot.waitUntil(referee.board.isActiveWindow)
    assert referee.board.session.case.rules == "japanese"
    assert referee.board.board.hasFocus()
    assert shown.isVisible()
    board = referee.board
    shown.follow(EXAMPLE)
    assert referee.board is board, "the same window shows the next"


def test_the_manual_goes_on_in_another_language(referee: Referee) -> None:
    referee.key(Key.Key_F1)
    old = manual(referee)
    referee.main.use_language(ZH)
    shown = referee.events.help.manual_window
    assert shown is not None
    assert shown is not old
    assert shown.isVisible()
    assert shown.page_id == "events"
    assert not old.isVisible()


def test_about(referee: Referee, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(QMessageBox, "about", lambda parent, title, text: told.append(text))
    referee.events.actions_by_id["about"].trigger()
    assert "goref" in told[0]


def choice(referee: Referee, menu: str, text: str) -> QAction:
    """A choice of a menu within the menus of the window."""
    found = [m for m in referee.events.findChildren(QMenu) if m.title() == menu]
    return next(a for a in found[0].actions() if a.text() == text)


def test_the_language_and_the_theme_are_chosen_here(referee: Referee) -> None:
    before = referee.events.grab().toImage().pixelColor(4, 60).lightness()
    assert choice(referee, "&Language", "English").isChecked()
    choice(referee, "&Theme", "Dark").trigger()
    settle()
    assert referee.events.grab().toImage().pixelColor(4, 60).lightness() < before
    assert choice(referee, "&Theme", "Dark").isChecked()
    choice(referee, "&Language", "日本語").trigger()
    settle()
    assert referee.main.language == "ja"
    assert referee.events.language == "ja"
    assert referee.main.window is None


# An empty event


def test_an_empty_event_says_what_can_be_done(empty: Referee) -> None:
    window = empty.events
    assert window.list.currentIndex() == ListPage.EMPTY
    label = window.findChild(QLabel, "event-empty")
    assert label is not None
    assert "game records" in label.text()
    first = empty.child(window, "event-empty-import")
    assert first.hasFocus(), "the keys are where something can be done"
    for name in ("attach", "add-player", "add-table"):
        empty.key(Key.Key_Tab)
        assert empty.child(window, f"event-empty-{name}").hasFocus()


def test_records_are_attached_from_the_empty_page_and_the_keys_go_to_the_list(
    empty: Referee, tmp_path: Path
) -> None:
    (tmp_path / "a.sgf").write_text("(;SZ[9]PB[Ann]PW[Bo]RO[1];B[ee];W[cc])")

    def attach(dialog: QDialog) -> None:
        assert isinstance(dialog, AttachDialog)
        if not dialog.work.is_busy and not dialog.model.rowCount():
            dialog.look([tmp_path / "a.sgf"])
        if dialog.ok.isEnabled():
            click(dialog.ok)
        else:
            meanwhile(attach)

    empty.child(empty.events, "event-empty-attach").setFocus()
    meanwhile(attach)
    empty.key(Key.Key_Return)
    window = empty.events
    assert len(empty.event.tables) == 1
    assert window.list.currentIndex() == ListPage.TABLES
    empty.front(window)
    assert window.list.table.hasFocus()
    empty.key(Key.Key_Return)
    empty.front(empty.board)
    assert len(empty.board.session.case.record.entries) >= 2


@pytest.mark.parametrize("nowhere", [False, True])
def test_after_an_import_the_keys_are_in_the_list(
    empty: Referee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nowhere: bool
) -> None:
    if nowhere:  # the keys are with nothing
        focus = empty.events.focusWidget()
        assert focus is not None
        focus.clearFocus()
    path = tmp_path / "pairings.csv"
    path.write_text(PAIRINGS)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(path), ""))

    def take(dialog: QDialog) -> None:
        assert isinstance(dialog, ImportDialog)
        empty.qtbot.waitUntil(dialog.ok.isEnabled)
        click(dialog.ok)
        empty.qtbot.waitUntil(lambda: bool(empty.event.tables))
        empty.qtbot.waitUntil(lambda: dialog.leave.isEnabled() or not dialog.isVisible())
        if dialog.isVisible():  # it tells what it took in
            press(dialog, Key.Key_Escape)

    meanwhile(take)
    empty.key(Key.Key_I, CTRL)
    assert len(empty.event.tables) == 6
    empty.front(empty.events)
    assert empty.events.list.table.hasFocus()
    empty.key(Key.Key_Down)
    assert empty.events.table is not None
    assert empty.events.table.place == "1/2"


def test_who_writes_in_the_search_line_goes_on_writing(referee: Referee) -> None:
    referee.key(Key.Key_F, CTRL)
    referee.write("zzz")
    assert referee.events.list.currentIndex() == ListPage.NONE_FIT
    assert referee.events.filter.search.hasFocus()
    for _ in range(3):
        referee.key(Key.Key_Backspace)
    assert referee.events.list.currentIndex() == ListPage.TABLES
    assert referee.events.filter.search.hasFocus()


def test_files_dropped_on_the_board_come_to_the_event(referee: Referee, tmp_path: Path) -> None:
    folder = tmp_path / "round"
    folder.mkdir()
    (folder / "a.sgf").write_text("(;SZ[9]PB[Alice]PW[Bob]RO[1];B[ee];W[cc])")
    referee.key(Key.Key_B, CTRL)
    referee.front(referee.board)
    session = referee.board.session
    seen: list[int] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, AttachDialog)
        referee.qtbot.waitUntil(lambda: dialog.model.rowCount() == 1)
        seen.append(dialog.model.rowCount())
        press(dialog, Key.Key_Escape)

    meanwhile(look)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    copy, where = Qt.DropAction.CopyAction, QPoint(9, 9)
    referee.qtbot.waitUntil(lambda: referee.board.findChild(DropHandler) is not None)
    QApplication.sendEvent(referee.board, QDragEnterEvent(where, copy, data, LEFT, NONE))
    QApplication.sendEvent(referee.board, QDropEvent(QPointF(where), copy, data, LEFT, NONE))
    referee.qtbot.waitUntil(lambda: bool(seen))
    settle()
    assert referee.board.session is session


def test_pairings_dropped_on_the_board_are_imported(referee: Referee, tmp_path: Path) -> None:
    path = tmp_path / "more.csv"
    path.write_text("Round,Table,Black,White\n3,1,Alice,Dan\n")
    seen: list[QDialog] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, ImportDialog)
        seen.append(dialog)
        press(dialog, Key.Key_Escape)

    meanwhile(look)
    referee.main.open_paths([path])
    referee.qtbot.waitUntil(lambda: bool(seen))
    settle()
