"""The way into an event from the main window, between its windows, and out again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolBar,
)

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import AddPlayer
from goref.core.event.event import Player
from goref.qt.app.start import UNUSABLE
from goref.qt.events.commands import COMMANDS
from goref.qt.events.window import EventWindow
from goref.qt.widgets import menus as menus_module
from tests.languages import JA
from tests.qt.desk import CTRL, SHIFT, Key, settle
from tests.qt.events.dialog_hands import meanwhile, press, write
from tests.qt.events.referee import CLEAR, RULED, Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES
from tests.qt.window.test_window_accessible import unclear

ROOT = Path(__file__).parents[3]


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(1, RULED), (2, CLEAR)]))


def test_what_a_dialog_has_done_is_told(referee: Referee) -> None:
    def enter(dialog: QDialog) -> None:
        surname = dialog.findChild(QLineEdit, "player-surname")
        assert surname is not None
        write(surname, "Ivy")
        press(dialog, Key.Key_Return)

    meanwhile(enter)
    referee.events.actions_by_id["add-player"].trigger()
    assert "Ivy" in [player.name for player in referee.event.players]
    assert referee.status == "Player entered: Ivy"


def test_a_player_without_a_table_is_changed(referee: Referee) -> None:
    do(referee.events.store, AddPlayer(Player("Late", "Larry")))
    referee.events.reload()

    def change(dialog: QDialog) -> None:
        rank = dialog.findChild(QLineEdit, "player-rank")
        assert rank is not None
        write(rank, "4K")
        press(dialog, Key.Key_Return)

    def choose(dialog: QDialog) -> None:
        press(dialog, Key.Key_Return)
        assert dialog.isVisible(), "nobody is chosen"
        box = dialog.findChild(QComboBox, "choose-player")
        assert box is not None
        box.setFocus()
        box.lineEdit().setText("Late Larry")
        meanwhile(change)
        press(dialog, Key.Key_Return)

    meanwhile(choose)
    referee.events.actions_by_id["player"].trigger()
    assert [p.rank for p in referee.event.players if p.surname == "Late"] == ["4K"]
    assert referee.status == "Player changed: Late Larry"


def test_an_event_is_opened_from_the_file_menu(start, tmp_path, monkeypatch) -> None:
    desk = start()
    path = event_file(tmp_path)
    asked = []

    def choose(parent: object, title: str, folder: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return str(path), kinds

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    desk.key(Key.Key_O, CTRL | SHIFT)
    assert "*.gorefevent" in asked[0]
    [window] = desk.main.events.windows
    assert window.isVisible()
    assert desk.window.isVisible(), "the board stays"
    assert not desk.window.findChildren(QToolBar), "no bar without a table"
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.key(Key.Key_E, CTRL | SHIFT)
    desk.qtbot.waitUntil(window.isActiveWindow)
    assert len(asked) == 1
    desk.window.actions_by_id["quit"].trigger()
    assert desk.main.events.windows == []
    settle()


def test_commands_of_a_table_are_grey_without_one(start) -> None:
    desk = start()
    for id_ in ("table-record", "table-dispute", "table-next"):
        assert not desk.window.actions_by_id[id_].isEnabled()
    assert desk.main._events is None, "nothing of events is loaded"


def test_a_database_by_another_name_is_an_event_too(begin: Begin, tmp_path: Path) -> None:
    path = event_file(tmp_path).rename(tmp_path / "copy.bak")
    assert begin(path).events.windowTitle() == "Autumn Cup — goref"


def test_the_program_ends_with_0_after_an_event_was_shown(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "goref", "gui", "--quit-when-shown"]
    done = subprocess.run(
        [*command, str(event_file(tmp_path))], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    (tmp_path / "bad.gorefevent").write_text("no database")
    done = subprocess.run(
        [*command, str(tmp_path / "bad.gorefevent")], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == UNUSABLE
    assert "bad.gorefevent is not an event" in done.stderr


def test_the_board_is_reached_from_the_event(referee: Referee) -> None:
    assert referee.main.window is None
    referee.key(Key.Key_B, CTRL)
    referee.front(referee.board)
    assert referee.board.is_at_first_page


def test_the_main_window_closes_and_the_event_goes_on(referee: Referee) -> None:
    referee.key(Key.Key_B, CTRL)
    board = referee.board
    assert board.close()
    assert referee.main.window is None
    assert referee.events.isVisible()
    referee.main.use_language(JA)
    assert referee.main.window is None, "another language brings no window back"
    referee.front(referee.events)
    referee.key(Key.Key_B, CTRL)
    assert referee.board is not board


def test_every_command_has_a_handler_and_no_key_is_twice(referee: Referee) -> None:
    actions = referee.events.actions_by_id
    assert set(actions) == {command.id for command in COMMANDS}
    keys = [key.toString() for action in actions.values() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    shown = [b for b in referee.events.findChildren(QPushButton) if b.isVisible()]
    assert all(button.text() for button in shown)


def test_the_menu_at_a_table(referee: Referee) -> None:
    referee.row(1)
    view = referee.events.list.table
    view.customContextMenuRequested.emit(view.visualRect(view.model().index(0, 1)).center())
    menus = [m for m in referee.events.findChildren(QMenu) if m.isVisible()]
    [menu] = menus
    assert referee.events.table is not None
    assert referee.events.table.place == "1/1", "what is under the pointer"
    texts = [action.text() for action in menu.actions()]
    assert "&Adjudicate" in texts
    assert "Decide &without a count…" in texts
    menu.close()
    settle()


def test_delete_does_nothing(referee: Referee) -> None:
    before = referee.event
    referee.row(0)
    referee.key(Key.Key_Delete)
    assert referee.event == before


def test_closing_ends_all_work(referee: Referee) -> None:
    window: EventWindow = referee.events
    window.close()
    assert not window.watch.is_on
    assert not window.lookout.is_busy
    settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_menus_have_each_letter_once(
    referee: Referee, language: str
) -> None:
    referee.main.use_language(language)
    window = referee.events
    assert list(unclear(window)) == []
    for menu in (window.menuBar(), *window.menuBar().findChildren(QMenu)):
        letters = [QKeySequence.mnemonic(a.text()).toString() for a in menu.actions()]
        given = [letter for letter in letters if letter]
        assert len(given) == len(set(given)), given
    for button in window.buttons.values():
        assert button.height() >= 34


def test_the_tab_key_goes_round(referee: Referee) -> None:
    window = referee.events
    window.list.table.setFocus()
    reached = set()
    for _ in range(20):
        focus = window.focusWidget()
        assert focus is not None
        reached.add(focus.objectName())
        referee.key(Key.Key_Tab)
    assert reached >= {
        "event-tables",
        "event-rounds",
        "event-chip-all",
        "event-search",
        "event-open-table",
        "event-incident",
        "event-time",
    }


def test_the_bar_has_names_and_can_be_reached(referee: Referee) -> None:
    referee.row(0)
    referee.key(Key.Key_Return)
    referee.front(referee.board)
    at = referee.main.events._at
    assert at is not None
    assert list(unclear(at.bar)) == []
    at.bar.record.setFocus()
    for button in (*at.bar.buttons()[1:],):
        referee.key(Key.Key_Tab)
        assert button.hasFocus()
    referee.key(Key.Key_Return)
    referee.front(referee.events)


def pictures(menu: QMenu) -> list[QImage]:
    """What stands at the left of every entry of a menu: its text, without its keys."""
    menu.popup(QPoint())
    settle()
    image = menu.grab().toImage()
    shown = [
        image.copy(menu.actionGeometry(action)).copy(0, 0, 40 + _letters(menu, action), 99)
        for action in menu.actions()
        if action.isVisible() and not action.isSeparator() and action.isEnabled()
    ]
    menu.hide()
    return shown


def _letters(menu: QMenu, action: QAction) -> int:
    return menu.fontMetrics().horizontalAdvance(action.text().replace("&", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_of_a_menu_is_cut(referee: Referee, language: str, monkeypatch) -> None:
    """Qt cuts the longest one in the middle, for it counts the sign before its letter."""
    referee.main.open_first_game()
    referee.main.use_language(language)
    menus = [
        action.menu()
        for window in (referee.events, referee.board)
        for action in window.menuBar().actions()
    ]
    for menu in menus:
        assert isinstance(menu, QMenu)
        narrow = pictures(menu)
        monkeypatch.setattr(menus_module, "ROOM", "&" * 40)
        assert narrow == pictures(menu), menu.title()
        monkeypatch.undo()
