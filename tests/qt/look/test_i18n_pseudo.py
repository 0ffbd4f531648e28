"""A walk through all windows in a language that nobody speaks: all is in it, and has room."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QMessageBox, QWidget

import goref.qt
from goref.app.edits.ruling import MarkStones
from goref.app.event import tables as event_tables
from goref.app.event.files import here
from goref.app.event.table_status import TableStatus
from goref.app.opinion.engines.engines import found_engines
from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.event.placement import CRITERIA
from goref.core.ruling.ruling import StoneStatus
from goref.io.files import FileError
from goref.io.places import resources
from goref.qt.app import crash
from goref.qt.events.other_decision import is_replaced, other_told
from goref.qt.events.table import table_questions
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.dialog_room import EDGE, DialogRoom
from goref.qt.window.file_conflict import changed, which_stays
from tests.app.event.test_checking import tamper
from tests.length import share
from tests.pseudo import NUMERALS, PSEUDO, make_known
from tests.qt.desk import GAMES, settle
from tests.qt.events.dialog_hands import sgf
from tests.qt.events.referee import PAIRINGS
from tests.qt.fitting import CASES, LAYOUTS, clipped, rest
from tests.qt.hall import CASES as DIALOGS
from tests.qt.hall import Hall, in_dialog
from tests.qt.look.test_i18n import english, shown
from tests.qt.states import chain_of, states

LITTLE = QSize(960, 640)
"""The smallest screen."""
THEIRS = NUMERALS | {
    "dev",
    *english("Autumn Cup Jane Rick maker game sgf gorefevent list csv large"),
    *english(PAIRINGS),
    *english("Alt Left Right goref manual"),  # keys, and what is typed
}
"""What files and criteria are called, and who plays."""

HASH = re.compile(r"\b[0-9a-f]{12}\b|(?: [0-9a-f]{4}){5}")


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)
    Preferences().language = PSEUDO
    monkeypatch.setattr(DialogRoom, "_screen", lambda _: LITTLE - QSize(EDGE, EDGE))


def wrong(window: QWidget, *names: str) -> str:
    """What a window says in English, but for names, and what has no room."""
    for _ in range(LAYOUTS):
        settle()
    theirs = THEIRS.union(*map(english, names))
    told = [*shown(window), ("title", window.windowTitle())]
    if isinstance(window, QMainWindow):
        told.append(("status", window.message))
    told = [(where, HASH.sub("", text)) for where, text in told]
    left = [f"{where}: {text!r}" for where, text in told if set(english(text)) - theirs]
    return "\n".join((*left, *clipped(window)))


@pytest.mark.parametrize(
    ("name", "size"), share(list(product(CASES, (LITTLE, QSize(1280, 800)))), 3)
)
def test_the_window_of_a_game(start, name, size):
    desk = start(GAMES / f"{name}.sgf")
    desk.window.resize(size)
    rest(desk.window)
    info = desk.case.record.info
    players = [info.text(key) for key in ("PB", "PW", "EV")]
    walked = 0
    for where in states(desk.window):
        walked += 1
        assert wrong(desk.window, *players) == "", where
    assert walked > 30
    rest(desk.window)  # nothing is told any more once the language is gone


# Every other window


def manual(hall: Hall) -> QWidget:
    hall.command("manual")
    window = hall.board.features.help.beside.manual_window
    assert window is not None
    window.open()  # other pages have a title in English: they are not written in this language
    return window


def room(hall: Hall) -> QWidget:
    hall.command("fullscreen")
    view = hall.board.features.projecting.view
    assert view is not None
    return view


WINDOWS: dict[str, Callable[[Hall], QWidget]] = {
    "window.main_window.MainWindow": lambda hall: hall.board,
    "events.window.EventWindow": lambda hall: hall.events,
    "manual.window.ManualWindow": manual,
    "frame.audience_view.AudienceView": room,
}
"""By its place in goref.qt each window that is no dialog; those are in ``DIALOGS``."""
PARTS = {
    "school.school_bar.SchoolBar": "a bar of the board's window, with an exercise",
    "events.table.table_bar.TableBar": "a bar of the board's window; a menu has its title",
    "sheet.dialogs.ProtocolPage": "a page of the print dialog, which is the system's",
}
"""What has a title and is no window of its own."""


def test_no_window_is_left_out() -> None:
    found = set()
    for info in pkgutil.walk_packages(goref.qt.__path__, "goref.qt."):
        module = importlib.import_module(info.name)
        for kind in vars(module).values():
            if not inspect.isclass(kind) or kind.__module__ != info.name:
                continue
            if issubclass(kind, QWidget) and not kind.__subclasses__():
                alone = "goes_along = True", "self.setWindowTitle("
                said = inspect.getsource(kind)
                if issubclass(kind, QDialog) or any(sign in said for sign in alone):
                    found.add(f"{info.name}.{kind.__name__}".removeprefix("goref.qt."))
    assert found == {*WINDOWS, *DIALOGS, *PARTS}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog(hall: Hall, name: str) -> None:
    def look(dialog: QDialog) -> None:
        work = getattr(dialog, "work", None) or getattr(dialog, "pump", None)
        hall.desk.qtbot.waitUntil(lambda: work is None or not work.is_busy)
        hall.desk.qtbot.waitUntil(lambda: not getattr(dialog, "is_busy", False))
        assert wrong(dialog, str(hall.folder), *VALUES.get(name, ())) == ""

    in_dialog(hall, DIALOGS[name], look)


CASES_FOLDER = resources() / "cases"
VALUES: dict[str, Sequence[str]] = {
    "events.dialogs.info_dialog.EditInfoDialog": CRITERIA,
    "events.dialogs.info_dialog.NewEventDialog": CRITERIA,
    "events.players.player_dialog.PlayerDialog": ["CN, JP, DE"],
    "events.output.copy_dialog.CopyDialog": ["bea@hall", here(), "the sheet"],
    "events.output.importing.ImportDialog": ["more"],
    "events.sharing.devices_dialog.DevicesDialog": ["Empty certificate data"],
    "events.sharing.share_dialog.ShareDialog": ["bea@hall"],
    "events.sharing.join_dialog.JoinDialog": [here().partition("@")[0]],
    "events.sharing.sharing_dialog.SharingDialog": ["bea@hall", "the sheet", " x·", " y·"],
    "events.reports.audit_view.AuditDialog": ["chinese-2002"],
    "fields.encoding_dialog.EncodingDialog": ["koi8-r cp1251"],
    "result.convert_dialog.ConvertDialog": ["W+2.5zi"],
    "school.school_dialog.SchoolDialog": [chapter.stem for chapter in CASES_FOLDER.iterdir()],
    "preferences.preferences_dialog.PreferencesDialog": [
        text for engine in found_engines() for text in (engine.name, engine.command)
    ],
}
"""What a dialog shows as files have it."""


@pytest.mark.parametrize(
    "name", ["manual.window.ManualWindow", "frame.audience_view.AudienceView"]
)
def test_another_window(hall: Hall, name: str) -> None:
    window = WINDOWS[name](hall)
    window.resize(LITTLE)
    assert wrong(window) == ""
    window.close()


def event_states(hall: Hall) -> Iterator[str]:
    """Bring an event's window into each of its states; what that is."""
    window, store = hall.events, hall.events.store
    yield "as it is opened"
    tables = store.event().tables
    event_tables.decide_by_referee(store, tables[1], "B+R")
    event_tables.dispute(store, tables[2], "7")
    event_tables.change_table(store, tables[3], "x", note="7")
    window.reload()
    yield "reloaded"
    for row in range(len(window.listed)):
        window.list.choose_row(row)
        yield f"table {row}"
    for round_ in range(window.filter.rounds.count()):
        window.filter.rounds.setCurrentIndex(round_)
        yield f"round {round_}"
    window.filter.rounds.setCurrentIndex(0)
    for status in (*TableStatus, None):
        window.filter.chip(status).click()
        yield f"state {status}"
    window.list.choose_row(3)
    QApplication.clipboard().clear()  # an earlier test may have left a text
    for command in ("sign", "sign", "refresh", "find", "all", "paste"):
        action = window.actions_by_id[command]
        if action.isEnabled():
            action.trigger()
            yield command
    window.refused(FileError(fault("no-table", table="7")))
    yield "refused"
    window.list.choose_row(0)
    window.actions_by_id["adjudicate"].trigger()
    rest(hall.board)
    hall.board.resize(LITTLE)
    yield "a table on the board"
    for stage in hall.board.stages.ids:
        hall.board.show_stage(stage)
        rest(hall.board)
        yield stage
    tamper(
        store.path,
        "UPDATE game SET re = 'W+R', verdict = 'white' WHERE number = 2 AND round = 1",
    )
    hall.desk.qtbot.waitUntil(window.banner.isVisible)
    yield "falsified"


def test_the_windows_of_an_event(hall: Hall) -> None:
    hall.events.resize(LITTLE)
    for where in event_states(hall):
        hall.desk.qtbot.waitUntil(lambda: not hall.events.lookout.is_busy)
        for window in hall.windows:
            assert wrong(window, str(hall.folder)) == "", where


# Boxes and menus


def unsaved(hall: Hall) -> None:
    stones = chain_of(hall.board.session.case.position)
    hall.board.session.do(MarkStones(stones, StoneStatus.SEKI))
    hall.board.features.files.may_close()


def failed(hall: Hall) -> None:
    before = crash.install(lambda: True)
    try:
        sys.excepthook(ValueError, ValueError("7"), None)
    finally:
        sys.excepthook = before


def meanwhile(hall: Hall) -> None:
    table = hall.events.event_read.tables[0]
    other = event_tables.Meanwhile(table, "7", "2026-11-21T10:00")
    is_replaced(hall.events, other_told(other, PSEUDO))


def at_table(hall: Hall) -> None:
    hall.event_command("adjudicate")
    table, session = hall.events.event_read.tables[0], hall.board.session
    table_questions.is_meant(hall.board, session, table, None)
    for one in (table, replace(table, case="")):
        unsaved(hall)
        table_questions.wants_theirs(hall.board, session, one)


def resigned(hall: Hall) -> None:
    path = hall.folder / "game.sgf"
    path.write_text(sgf(RE="B+R"))
    hall.desk.main.open_path(path)
    hall.desk.qtbot.waitUntil(lambda: hall.desk.main._reading is None)
    table_questions.way_of(hall.board)


BOXES: dict[str, Callable[[Hall], object]] = {
    "what goref is": lambda hall: hall.command("about"),
    "a refusal": lambda hall: hall.board.failed(FileError(fault("no-table", table="7"))),
    "not saved": unsaved,
    "a mistake": failed,
    "the file of another": lambda hall: which_stays(
        hall.board, changed(hall.folder / "7"), hall.folder / "8", given_up=True
    ),
    "a decision of another": meanwhile,
    "at a table": at_table,
    "a game that was resigned": resigned,
}


@pytest.mark.parametrize("name", BOXES)
def test_a_box(hall: Hall, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def tell(*parts: object) -> QMessageBox.StandardButton:
        told.extend(part for part in parts if isinstance(part, str))
        return QMessageBox.StandardButton.Cancel

    def show(box: QMessageBox) -> int:
        box.show()
        told.append(wrong(box))
        box.close()
        return 0

    for kind in ("warning", "question", "about"):
        monkeypatch.setattr(QMessageBox, kind, tell)
    monkeypatch.setattr(QMessageBox, "exec", show)
    BOXES[name](hall)
    assert told
    assert [text for text in told if set(english(text)) - THEIRS - {"br"}] == []


def test_the_menu_of_a_question(start, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = start(GAMES / f"{CASES[1]}.sgf")
    rest(desk.window)
    opened: list[str] = []

    def popup(menu: QMenu, *_: object) -> None:
        opened.extend(action.text() for action in menu.actions())

    monkeypatch.setattr(QMenu, "popup", popup)
    for point in chain_of(desk.case.position) | {
        c for card in desk.questions.questions for c in card.points
    }:
        desk.questions.offer_at(point)
    assert len(opened) > 10
    assert [text for text in opened if set(english(text)) - NUMERALS] == []
    rest(desk.window)
