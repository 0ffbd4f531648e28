"""What takes long to read: the window comes first and lives, it is told and can be left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from goref.app.edits.ruling import ChooseRules
from goref.app.opening import Opened
from goref.qt.app.app import SLOW_BYTES, SLOW_FIRST_BYTES
from goref.qt.app.loading_dialog import LoadingDialog, read_games
from goref.qt.app.start import after_first_paint
from goref.qt.look.metrics import TARGET
from goref.qt.work.work import RUNNING, LoadingCancelledError, Task
from tests.qt.desk import CTRL, NONE, SHIFT, Desk, Key, settle
from tests.qt.fitting import clipped
from tests.qt.window.test_case_files import drop, files


@pytest.fixture
def desk(start) -> Desk:
    return start()


@pytest.fixture
def long_comment(tmp_path) -> Path:
    path = tmp_path / "long.sgf"
    path.write_text(f"(;GM[1]SZ[9]PB[Long]C[{'word ' * 60_000}];B[ee])")
    assert path.stat().st_size > SLOW_FIRST_BYTES
    return path


def test_a_large_file_is_read_while_the_window_lives(desk, long_comment):
    before = desk.window.session
    assert drop(desk, files(long_comment))
    progress = desk.main._reading
    assert isinstance(progress, LoadingDialog)
    assert "long.sgf" in progress.told.text()
    assert desk.window.session is before, "it is not read yet"
    desk.qtbot.waitUntil(lambda: desk.window.session is not before)
    assert "Long" in desk.window.windowTitle()
    desk.qtbot.waitUntil(lambda: desk.main._reading is None)
    assert not any(isinstance(w, LoadingDialog) and w.isVisible() for w in tops())


def tops() -> list[QWidget]:
    return QApplication.topLevelWidgets()


def test_reading_a_large_file_can_be_cancelled(desk, long_comment):
    before, case = desk.window.session, desk.case
    assert drop(desk, files(long_comment))
    desk.press(desk.main._reading.cancel)
    assert desk.main._reading is None
    desk.qtbot.waitUntil(lambda: not RUNNING)
    settle()
    assert desk.window.session is before
    assert desk.case == case


def test_a_large_file_tells_how_far_it_is_and_is_left_when_cancelled(desk, tmp_path):
    path = tmp_path / "many.sgf"
    path.write_text("(;SZ[9];B[ee])" * 20_000)
    before = desk.window.session
    assert drop(desk, files(path))
    progress = desk.main._reading
    desk.qtbot.waitUntil(lambda: progress.bar.value() > 0)
    assert 0 < progress.bar.value() < progress.bar.maximum()
    (task,) = RUNNING
    read = []
    task.ended.connect(lambda task, games, error: read.append((games, type(error))))
    desk.press(progress.cancel)
    desk.qtbot.waitUntil(lambda: bool(read) and not RUNNING)
    assert read == [(None, LoadingCancelledError)], "it was read no further"
    assert desk.window.session is before


def test_a_large_text_is_read_like_a_large_file(desk, told, long_comment):
    before = desk.window.session
    desk.main.open_text(long_comment.read_text())
    assert desk.main._reading.told.text() == "Reading…"
    desk.qtbot.waitUntil(lambda: desk.window.session is not before)
    assert "Long" in desk.window.windowTitle()
    desk.main.open_text("no game " * 10_000)
    desk.qtbot.waitUntil(lambda: bool(told))
    assert told == ["The text is neither a game (SGF) nor a position in rows of .XO."]


@pytest.mark.parametrize("declared", ["GB2312", "Big5", "EUC-JP", "Shift_JIS", "koi8-r"])
def test_pasted_text_is_not_decoded_by_what_it_declares(desk, declared):
    desk.main.open_text(f"(;CA[{declared}]SZ[9]PB[Žé]EV[Player’s];B[ee];W[cc])")
    record = desk.case.record
    assert (record.info.text("PB"), record.info.text("EV")) == ("Žé", "Player’s")
    assert len(record.acts) == 2


def test_a_large_broken_file_is_told(desk, told, tmp_path):
    path = tmp_path / "noise.sgf"
    path.write_bytes(b"(;" + bytes(range(256)) * 1000)
    before = desk.window.session
    assert drop(desk, files(path))
    desk.qtbot.waitUntil(lambda: bool(told))
    assert "noise.sgf" in told[0]
    assert desk.window.session is before


# The first file


@pytest.fixture
def go_on(monkeypatch) -> Iterator[Event]:
    """What is read only when this is set."""
    go_on = Event()

    def read(data: bytes, name: str, encoding: str, task: Task) -> list[Opened]:
        go_on.wait()
        return read_games(data, name, encoding, task)

    monkeypatch.setattr("goref.qt.app.loading_dialog.read_games", read)
    yield go_on
    go_on.set()


@pytest.fixture
def started(start, go_on) -> Callable[[Path], Desk]:
    """``started(path)``: the window while its first file is being read."""

    def started(path: Path) -> Desk:
        desk = start(path, read=False)
        assert desk.main._reading is not None, "the window is there before it is read"
        desk.qtbot.waitUntil(desk.main._reading.isActiveWindow)
        return desk

    return started


def read(desk: Desk, go_on: Event) -> None:
    """Have it read now."""
    go_on.set()
    desk.qtbot.waitUntil(lambda: desk.main._reading is None)


def test_the_window_is_there_before_a_large_first_file_is_read(started, go_on, long_comment):
    desk = started(long_comment)
    assert desk.window.isVisible()
    assert not any(desk.case.position.cells), "no other game is shown in between"
    assert "long.sgf" in desk.main._reading.told.text()
    read(desk, go_on)
    assert "Long" in desk.window.windowTitle()
    assert long_comment in desk.main.preferences.recent


def test_commands_that_are_given_meanwhile_are_done_once_it_is_read(
    started, go_on, long_comment
):
    desk = started(long_comment)
    handle = desk.main._reading.windowHandle()
    for key, held in ((Key.Key_Right, NONE), (Key.Key_A, CTRL | SHIFT)):
        QTest.keyClick(handle, key, held)
    read(desk, go_on)
    assert desk.board.cursor_point() == desk.point("F5")
    assert [act.name for act in desk.window.session.history.acts] == ["as-it-stands"]


def test_no_key_answers_what_was_not_seen(started, go_on, long_comment):
    desk = started(long_comment)
    handle = desk.main._reading.windowHandle()
    stage = desk.stage
    QTest.keyClick(handle, Key.Key_A, CTRL | SHIFT)  # then there is a next act for Enter
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_D, Key.Key_1):
        QTest.keyClick(handle, key)
    assert desk.main._reading is not None, "Enter gives nothing up"
    read(desk, go_on)
    assert len(desk.window.session.history.past) == 1
    assert desk.stage == stage


def test_a_large_first_file_can_be_left(started, go_on, long_comment):
    desk = started(long_comment)
    reading = desk.main._reading
    QTest.keyClick(reading.windowHandle(), Key.Key_D)
    QTest.keyClick(reading.windowHandle(), Key.Key_Escape)
    assert desk.main._reading is None
    go_on.set()
    desk.qtbot.waitUntil(lambda: not RUNNING)
    settle()
    assert not any(desk.case.position.cells)
    assert not desk.window.session.history.past, "the keys were for the game"
    assert desk.window.isVisible()


def test_the_button_to_leave_is_reached_by_the_keyboard(started, go_on, long_comment):
    desk = started(long_comment)
    reading = desk.main._reading
    QTest.keyClick(reading.windowHandle(), Key.Key_Space)
    assert desk.main._reading is reading
    QTest.keyClick(reading.windowHandle(), Key.Key_Tab)
    QTest.keyClick(reading.windowHandle(), Key.Key_Space)
    assert desk.main._reading is None


def test_a_large_first_file_that_cannot_be_read_is_told_in_the_window(
    started, go_on, told, tmp_path
):
    path = tmp_path / "noise.sgf"
    path.write_bytes(b"(;" + bytes(range(256)) * 1000)
    desk = started(path)
    assert not told
    read(desk, go_on)
    assert len(told) == 1
    assert "noise.sgf" in told[0]
    assert desk.status == f"⚑ {told[0]}"


def test_what_was_left_unfinished_is_offered_once_the_file_is_read(
    start, started, go_on, long_comment, drive
):
    desk = start()
    desk.window.session.do(ChooseRules("aga"))
    desk.window.session.leave()  # as if killed: the journal stays
    again = started(long_comment)
    shown = []

    def bring_back(box: QMessageBox) -> None:
        shown.append(again.window.windowTitle())
        QTest.keyClick(box, Key.Key_Return)

    drive(bring_back)
    after_first_paint(again.main, quit_now=False, paths=())
    assert not shown
    read(again, go_on)
    assert "Long" in shown[0]
    assert again.case.rules == "aga"


def test_a_long_name_has_its_room(started, go_on, long_comment):
    path = long_comment.rename(long_comment.with_name(f"{'long' * 50} 32.sgf"))
    desk = started(path)
    reading = desk.main._reading
    assert not list(clipped(reading))
    assert reading.width() < 640
    assert reading.cancel.height() >= TARGET
    assert reading.told.text().startswith("Reading longlong")
    assert reading.told.text().endswith("long 32.sgf…")
    read(desk, go_on)


def test_a_screen_that_turns_dark_meanwhile_does_not_end_the_reading(
    started, go_on, long_comment
):
    desk = started(long_comment)
    window = desk.window
    desk.main._scheme_changed()
    assert desk.window is window
    read(desk, go_on)
    desk.qtbot.waitUntil(lambda: desk.window is not window)
    assert "Long" in desk.window.windowTitle()


def test_where_the_window_closes_at_once_it_is_read_before(start, monkeypatch, long_comment):
    desk = start(None)
    monkeypatch.setattr(desk.main, "_alone", True)
    desk.main.open_path(long_comment)
    assert desk.main._reading is None
    assert "Long" in desk.window.windowTitle()


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A file that is read beside the window, and mostly at once."""
    path = tmp_path / "short.sgf"
    path.write_text(f"(;SZ[9]GN[Short]C[{'x' * SLOW_BYTES}];B[ee])")
    return path


def test_what_is_read_soon_is_not_told_of(start, go_on, short):
    desk = start()
    before = desk.window.session
    desk.main.open_path(short)
    reading = desk.main._reading
    assert not reading.isVisible(), "it would only flash"
    below = desk.window.windowHandle()
    QTest.keyClick(below, Key.Key_D)
    QTest.keyClick(below, Key.Key_Z, CTRL)
    click_below(desk)
    assert desk.window.session is before
    assert not before.history.past, "nothing is done to what is about to go"
    go_on.set()
    desk.qtbot.waitUntil(lambda: desk.main._reading is None)
    assert "Short" in desk.window.windowTitle()
    click_below(desk)
    assert desk.window.session.history.past, "the window has its hands again"


def click_below(desk: Desk) -> None:
    """Click the middle of the board as the system does: on its window."""
    middle = desk.board.mapTo(desk.window, desk.board.rect().center())
    QTest.mouseClick(desk.window.windowHandle(), Qt.MouseButton.LeftButton, NONE, middle)


def test_what_is_read_for_a_while_is_told_of(start, go_on, short):
    desk = start()
    desk.main.open_path(short)
    reading = desk.main._reading
    desk.qtbot.waitUntil(reading.isVisible)
    assert "short.sgf" in reading.told.text()
    QTest.keyClick(reading, Key.Key_Escape)
    assert desk.main._reading is None
    assert "Short" not in desk.window.windowTitle()


def test_what_is_read_soon_can_be_left_before_it_is_told_of(start, go_on, short):
    desk = start()
    desk.main.open_path(short)
    QTest.keyClick(desk.window.windowHandle(), Key.Key_Escape)
    assert desk.main._reading is None
    go_on.set()
    settle()
    assert "Short" not in desk.window.windowTitle()
