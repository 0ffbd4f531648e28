"""Several files at once: one is opened, or an event is made of them; files handed over."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from goref.app.session.storage import FileStorage
from goref.core.case.case import Case
from goref.io.case.case_file import dump
from goref.qt.app import app
from goref.qt.app.file_open_filter import FileOpenFilter
from goref.qt.app.many_files import ManyFilesDialog
from goref.qt.events.attach.attaching import AttachDialog
from goref.qt.events.table import event_windows
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, Desk, Key, settle
from tests.qt.events.dialog_hands import LANGUAGES, click, meanwhile, opened, press
from tests.qt.events.referee import event_file
from tests.qt.fitting import clipped
from tests.qt.window.test_case_files import drop, files
from tests.qt.window.test_window_accessible import unclear

ROOT = Path(__file__).parents[3]


@pytest.fixture
def desk(start) -> Desk:
    return start()


@pytest.fixture
def games(tmp_path: Path) -> list[Path]:
    folder = tmp_path / "games"
    folder.mkdir()
    paths = [folder / name for name in ("a.sgf", "b.sgf")]
    for path, black in zip(paths, ("Ann", "Cy"), strict=True):
        path.write_text(f"(;SZ[9]PB[{black}]PW[Bo]RO[1];B[ee];W[cc])")
    return paths


def answered(desk: Desk, act: Callable[[ManyFilesDialog], object]) -> list[list[str]]:
    """What the dialog that comes listed, once something was done to it."""
    seen: list[list[str]] = []

    def do(dialog: QDialog) -> None:
        assert isinstance(dialog, ManyFilesDialog)
        seen.append([dialog.list.item(row).text() for row in range(dialog.list.count())])
        act(dialog)

    meanwhile(do)
    return seen


def test_one_of_several_dropped_files_is_opened(desk: Desk, games: list[Path]) -> None:
    def second(dialog: ManyFilesDialog) -> None:
        press(dialog, Key.Key_Down)
        press(dialog, Key.Key_Return)

    seen = answered(desk, second)
    assert drop(desk, files(*games))
    desk.qtbot.waitUntil(lambda: "Cy" in desk.window.windowTitle())
    assert seen == [["a.sgf", "b.sgf"]]
    assert not desk.main.has_events


def test_a_folder_is_asked_about_too_and_nothing_may_come_of_it(
    desk: Desk, games: list[Path]
) -> None:
    session = desk.window.session
    (games[0].parent / "read.me").write_text("no game")
    (games[0].parent / "pairings.csv").write_text("Table,Black,White\n")
    seen = answered(desk, lambda dialog: press(dialog, Key.Key_Escape))
    assert drop(desk, files(games[0].parent))
    desk.qtbot.waitUntil(lambda: bool(seen))
    settle()
    assert seen == [["a.sgf", "b.sgf"]]
    assert desk.window.session is session
    assert not desk.main.has_events


def test_a_folder_without_records_is_told_and_nothing_is_asked(
    desk: Desk, tmp_path: Path, told: list[str]
) -> None:
    session = desk.window.session
    (tmp_path / "empty").mkdir()
    assert drop(desk, files(tmp_path / "empty"))
    desk.qtbot.waitUntil(lambda: bool(told))
    (told,) = told
    assert str(tmp_path / "empty") in told
    assert desk.window.session is session


def test_an_event_is_made_of_them(
    desk: Desk, games: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = event_file(tmp_path)
    monkeypatch.setattr(event_windows, "new_event", lambda *args: path)
    counts: list[int] = []

    def attach(dialog: QDialog) -> None:
        assert isinstance(dialog, AttachDialog)
        desk.qtbot.waitUntil(lambda: dialog.model.rowCount() == 2)
        counts.append(dialog.model.rowCount())
        press(dialog, Key.Key_Escape)

    def first(dialog: QDialog) -> None:
        assert isinstance(dialog, ManyFilesDialog)
        meanwhile_next(attach)
        click(dialog.event_button)

    meanwhile(first)
    assert drop(desk, files(*games))
    desk.qtbot.waitUntil(lambda: bool(counts))
    settle()
    [window] = desk.main.events.windows
    assert window.isVisible()
    window.close()
    settle()


def meanwhile_next(act: Callable[[QDialog], object]) -> None:
    """Do something to the dialog that comes after the one that is open."""

    def come() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, AttachDialog):
            act(dialog)
        else:
            QTimer.singleShot(0, come)

    QTimer.singleShot(0, come)


def test_several_are_chosen_in_the_file_dialog(
    desk: Desk, games: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [str(path) for path in games]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: (names, ""))
    seen = answered(desk, lambda dialog: click(dialog.open_button))
    desk.key(Key.Key_O, CTRL)
    desk.qtbot.waitUntil(lambda: bool(seen))
    settle()
    assert len(desk.case.record.entries) >= 2
    assert desk.main.preferences.recent[0] == games[0]


def test_an_event_among_the_files_is_opened(
    desk: Desk, games: list[Path], tmp_path: Path
) -> None:
    path = event_file(tmp_path)
    desk.main.open_paths([path])
    desk.qtbot.waitUntil(lambda: desk.main.has_events)
    desk.main.events.windows[0].close()
    settle()


def test_while_a_dialog_is_open_nothing_else_comes(
    desk: Desk, games: list[Path], tmp_path: Path
) -> None:
    session, first = desk.window.session, event_file(tmp_path)
    asking = opened(desk.qtbot, QDialog(desk.window, modal=True))
    others: list[QWidget] = []

    def send_away() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog is not asking:
            others.append(dialog)
            dialog.reject()

    timer = QTimer(desk.window)
    timer.timeout.connect(send_away)
    timer.start()
    desk.main.open_paths([first, *games])
    desk.qtbot.waitUntil(lambda: "Answer the dialog" in desk.status or bool(others))
    settle()
    timer.stop()
    assert others == []
    assert QApplication.activeModalWidget() is asking
    assert desk.window.session is session
    assert not desk.main.has_events
    asking.reject()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_fits_and_has_names(qtbot, tmp_path, language) -> None:
    dialog = opened(
        qtbot, ManyFilesDialog(language, None, [tmp_path / "a.sgf"], [tmp_path / "b.csv"])
    )
    assert list(clipped(dialog)) == []
    assert list(unclear(dialog)) == []
    assert dialog.open_button.height() >= 34


# Handed over by the system


@pytest.fixture
def handed(desk: Desk, qapp: QApplication):
    filtering = FileOpenFilter(desk.main, desk.main)
    qapp.installEventFilter(filtering)
    yield desk
    qapp.removeEventFilter(filtering)


def test_a_file_that_the_system_hands_over_is_opened(
    handed: Desk, games: list[Path], qapp: QApplication
) -> None:
    QApplication.sendEvent(qapp, QFileOpenEvent(str(games[1])))
    handed.qtbot.waitUntil(lambda: handed.main.preferences.recent[:1] == [games[1]])


def test_several_that_are_handed_over_come_together(
    handed: Desk, games: list[Path], qapp: QApplication
) -> None:
    seen = answered(handed, lambda dialog: press(dialog, Key.Key_Escape))
    for path in games:
        QApplication.sendEvent(qapp, QFileOpenEvent(str(path)))
    handed.qtbot.waitUntil(lambda: bool(seen))
    settle()
    assert seen == [["a.sgf", "b.sgf"]]


def test_an_address_is_no_file(handed: Desk, qapp: QApplication) -> None:
    session = handed.window.session
    event = QFileOpenEvent(QUrl("https://example.org/a.sgf"))
    assert event.type() == QEvent.Type.FileOpen
    QApplication.sendEvent(qapp, event)
    settle()
    assert handed.window.session is session


SEVERAL = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from goref.__main__ import main
app = QApplication([])

def look():
    dialog = app.activeModalWidget()
    if dialog is None:
        QTimer.singleShot(10, look)
        return
    over = dialog.parentWidget()
    rows = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    print("ASKED", over.isVisible(), *rows, flush=True)
    dialog.list.setCurrentRow(1)
    dialog.open_button.click()
    QTimer.singleShot(0, lambda: (print("SHOWN", over.windowTitle(), flush=True), over.close()))

QTimer.singleShot(10, look)
sys.exit(main(["gui", *sys.argv[1:]]))
"""


def test_several_files_on_the_command_line_are_asked_about_as_if_dropped(
    games: list[Path],
) -> None:
    command = [sys.executable, "-P", "-c", SEVERAL, *map(str, games)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    asked, shown = (
        line for line in ran.stdout.splitlines() if line.startswith(("ASKED", "SHOWN"))
    )
    assert asked == "ASKED True a.sgf b.sgf"
    assert "Cy – Bo" in shown


EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from goref.__main__ import main

def look():
    box = QApplication.instance() and QApplication.activeModalWidget()
    if not isinstance(box, QMessageBox):
        QTimer.singleShot(10, look)
        return
    over = box.parentWidget()
    print("TOLD", box.text(), flush=True)
    print("STONES", sum(map(bool, over.session.case.position.cells)), flush=True)
    box.accept()
    QTimer.singleShot(0, over.close)

QApplication([])
QTimer.singleShot(10, look)
sys.exit(main(["gui", *sys.argv[1:]]))
"""


def test_no_game_is_shown_behind_a_folder_without_records(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    command = [sys.executable, "-P", "-c", EMPTY, str(tmp_path / "empty")]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    told, stones = (s for s in ran.stdout.splitlines() if s.startswith(("TOLD", "STONES")))
    assert str(tmp_path / "empty") in told.replace("\u200b", "")
    assert stones == "STONES 0"


def test_an_event_and_a_game_on_the_command_line_both_open(
    start: Start, games: list[Path], tmp_path: Path
) -> None:
    desk = start(games[0])
    desk.main.start(event_file(tmp_path), games[1])
    assert "Cy" in desk.window.windowTitle()
    [window] = desk.main.events.windows
    assert window.isVisible()
    window.close()
    settle()


@pytest.mark.parametrize("handed_over", [True, False])
def test_what_came_through_a_pipe_has_no_file_to_be_saved_in(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, handed_over: bool
) -> None:
    case = tmp_path / "case.goref"
    case.write_bytes(dump(Case()))
    if handed_over:
        monkeypatch.setattr(app, "STANDARD_INPUT", case)
    desk = start(case)
    home = desk.window.session.home
    assert isinstance(home, FileStorage)
    assert (home.path is None) is handed_over
    assert (case not in desk.main.preferences.recent) is handed_over
