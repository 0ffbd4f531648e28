"""Two windows at one file: nothing is written over that the other has written, unasked."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton

from goref.app.edits.ruling import WriteNotes
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.io.places import journals
from goref.qt.look.preferences import Preferences
from goref.qt.window.file_conflict import beside
from tests.languages import JA, ZH
from tests.qt.desk import CTRL, LEFT, NONE, SHIFT, Desk, Key

SMALL = "(;SZ[9]PB[Ann]PW[Bob]RE[W+7.5];B[ee];W[cc];B[];W[])"
CHANGED = (
    "small.sgf was changed by somebody else, or in another window, since it was read here."
)
GIVEN_UP = "what was done here since the case was last saved is discarded."
Box = Callable[[QMessageBox], object]


def press(text: str) -> Box:
    """Click the button of a box that says so."""

    def act(box: QMessageBox) -> None:
        (button,) = [b for b in box.buttons() if b.text().replace("&", "") == text]
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    return act


def strike(key: Qt.Key) -> Box:
    """Press a key in a box."""

    def act(box: QMessageBox) -> None:
        QTest.keyClick(box, key)

    return act


def walk_to(text: str) -> Box:
    """Go to the button of a box that says so by Tab, and press it; Esc if it is not reached."""

    def act(box: QMessageBox) -> None:
        for _ in box.buttons():
            QTest.keyClick(box, Key.Key_Tab)
            at = box.focusWidget()
            if isinstance(at, QPushButton) and at.text().replace("&", "") == text:
                QTest.keyClick(at, Key.Key_Return)
                return
        QTest.keyClick(box, Key.Key_Escape)

    return act


def written_elsewhere(path: Path, notes: str) -> bytes:
    """Have another session at a case write it; what is there then."""
    (opened,) = open_path(path)
    other = Session(opened, FileStorage(path))
    other.do(WriteNotes(notes))
    other.save(path)
    return path.read_bytes()


@pytest.fixture
def at(start, tmp_path) -> tuple[Desk, Path, bytes]:
    """A case that was ruled on here, while another window has saved it; what that wrote."""
    path = tmp_path / "<b>case.goref"
    game = tmp_path / "small.sgf"
    game.write_text(SMALL)
    Session(open_path(game)[0]).save(path)
    desk: Desk = start(path)
    desk.click("E5")
    desk.key(Key.Key_S, CTRL)
    assert desk.window.session.path == path
    theirs = written_elsewhere(path, "theirs")
    desk.click("C7")
    return desk, path, theirs


def test_what_is_the_matter_is_told_letter_for_letter(at, drive):
    desk, path, theirs = at
    seen: list[object] = []

    def look(box: QMessageBox) -> None:
        (label,) = [la for la in box.findChildren(QLabel) if la.text() == box.text()]
        seen.append(label.textFormat())
        seen.append(box.defaultButton().text().replace("&", ""))
        assert all(button.height() >= 34 for button in box.buttons())
        QTest.keyClick(box, Key.Key_Escape)

    texts = drive(look)
    desk.key(Key.Key_S, CTRL)
    assert texts[0].splitlines() == [
        CHANGED.replace("small.sgf", "<b>case.goref"),
        "",
        f"Theirs: the file is opened as it is now; {GIVEN_UP}",
        "Mine: the file is replaced; what they wrote is lost.",
        "Both: theirs is kept as it is, mine is saved next to it as <b>case (2).goref.",
    ]
    assert seen == [Qt.TextFormat.PlainText, "Keep both"]
    assert path.read_bytes() == theirs
    assert desk.window.isWindowModified(), "it is not saved"


@pytest.mark.parametrize("act", [press("Keep both"), strike(Key.Key_Return)])
def test_both_stay_side_by_side(at, drive, act):
    desk, path, theirs = at
    drive(act)
    desk.key(Key.Key_S, CTRL)
    mine = beside(path.with_name("other.goref")).with_name("<b>case (2).goref")
    assert path.read_bytes() == theirs
    assert open_path(mine)[0].case == desk.case
    assert desk.window.session.path == mine
    assert desk.status == f"Saved: {mine}"
    assert beside(path) == path.with_name("<b>case (3).goref")
    desk.click("A1")
    desk.key(Key.Key_S, CTRL)  # nobody is asked: it is saved in its own file
    assert open_path(mine)[0].case == desk.case


@pytest.mark.parametrize("act", [press("Save mine"), walk_to("Save mine")])
def test_mine_replaces_theirs(at, drive, act):
    desk, path, _ = at
    asked = drive(act)
    desk.key(Key.Key_S, CTRL)
    assert open_path(path)[0].case == desk.case
    desk.click("A1")
    desk.key(Key.Key_S, CTRL)
    assert len(asked) == 1
    assert open_path(path)[0].case == desk.case


def test_theirs_is_shown_in_place_of_mine(at, drive):
    desk, path, theirs = at
    drive(press("Open theirs"))
    desk.key(Key.Key_S, CTRL)
    assert path.read_bytes() == theirs
    assert desk.case == open_path(path)[0].case
    assert desk.case.notes == "theirs"
    assert not desk.window.isWindowModified()
    assert desk.status == "<b>case.goref is shown as it is on the disk now."
    assert len(list(journals().iterdir())) == 1, "mine was given up"
    desk.click("A1")
    desk.key(Key.Key_S, CTRL)
    assert open_path(path)[0].case == desk.case


def test_theirs_that_cannot_be_read_leaves_mine(at, drive, told):
    desk, path, _ = at
    path.write_bytes(b"{")
    case = desk.case
    drive(press("Open theirs"))
    desk.key(Key.Key_S, CTRL)
    assert len(told) == 1
    assert desk.case == case
    assert desk.window.isWindowModified()


def test_leaving_with_the_file_changed_asks_too(at, drive, answer):
    desk, path, theirs = at
    answer(QMessageBox.StandardButton.Save)
    drive(strike(Key.Key_Escape))
    assert not desk.window.close()
    drive(press("Keep both"))
    assert desk.window.close()
    assert path.read_bytes() == theirs
    assert open_path(path.with_name("<b>case (2).goref"))[0].case.ruling


def test_a_name_that_gets_its_suffix_here_is_asked_about_here(at, drive, save_as):
    desk, path, theirs = at
    path = path.rename(path.with_name("other.goref"))
    save_as(path.with_suffix(""))
    asked = drive(strike(Key.Key_Escape))
    desk.key(Key.Key_S, CTRL | SHIFT)
    assert asked[0].startswith("other.goref is there already.\n\n")
    assert path.read_bytes() == theirs


def test_a_file_that_is_gone_is_written_again(at):
    desk, path, _ = at
    path.unlink()
    desk.key(Key.Key_S, CTRL)
    assert open_path(path)[0].case == desk.case


# Records written out


CHANGED = (
    "small.sgf was changed by somebody else, or in another window, since it was read here."
)


@pytest.fixture
def record(start, tmp_path, save_as) -> tuple[Desk, Path]:
    """A record that was read, and has got a comment in another program since."""
    path = tmp_path / "small.sgf"
    path.write_text(SMALL)
    desk: Desk = start(path)
    save_as(path)
    desk.key(Key.Key_E, CTRL)
    assert b"XG[" in path.read_bytes()
    path.write_text(SMALL.replace("W[cc]", "W[cc]C[theirs]"))
    return desk, path


@pytest.mark.parametrize(
    ("answer_", "stays", "made"),
    [
        (press("Save mine"), False, ["small.sgf"]),
        (press("Keep both"), True, ["small (2).sgf", "small.sgf"]),
        (press("Open theirs"), True, ["small.sgf"]),
        (strike(Key.Key_Escape), True, ["small.sgf"]),
    ],
)
def test_a_record_that_changed_is_not_written_over_unasked(
    record, drive, tmp_path, answer_: Box, stays: bool, made: list[str]
):
    desk, path = record
    asked = drive(answer_)
    desk.key(Key.Key_E, CTRL)
    assert asked[0].startswith(f"{CHANGED}\n\nTheirs: the file is opened as it is now.\n")
    assert (b"theirs" in path.read_bytes()) is stays
    assert sorted(file.name for file in tmp_path.glob("*.sgf")) == made
    if made[0] != "small.sgf":
        assert desk.status == f"Exported: {tmp_path / made[0]}"
        assert b"XG[" in (tmp_path / made[0]).read_bytes()


def test_what_was_read_or_written_here_is_known(start, tmp_path, save_as, drive):
    path, made = tmp_path / "small.sgf", tmp_path / "made.sgf"
    path.write_text(SMALL)
    desk: Desk = start(path)
    asked = drive(strike(Key.Key_Escape))
    path.write_text(f"{SMALL} ")
    save_as(path)
    desk.key(Key.Key_E, CTRL)
    assert len(asked) == 1, "it was read"
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    save_as(made)
    for _ in range(2):
        desk.key(Key.Key_E, CTRL)
    assert len(asked) == 1, "nobody else wrote there"
    made.write_bytes(made.read_bytes() + b" ")
    desk.key(Key.Key_E, CTRL)
    assert len(asked) == 2, "it was written"


def test_another_result_there_is_told_with_it(record, drive):
    desk, path = record
    path.write_text(SMALL.replace("W+7.5", "B+9"))
    asked = drive(strike(Key.Key_Escape))
    desk.key(Key.Key_E, CTRL)
    assert asked[0].startswith(f"{CHANGED}\nsmall.sgf holds this game with another result: Bla")


@pytest.mark.parametrize("language", [ZH, JA])
def test_the_question_fits_in_every_language(at, start, drive, language):
    Preferences().language = language
    _, path, _ = at
    desk: Desk = start(path)
    desk.click("E5")
    path.write_bytes(path.read_bytes() + b"\n")
    spare: list[int] = []

    def look(box: QMessageBox) -> None:
        for button in box.buttons():
            words = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
            spare.append(button.width() - words)
        QTest.keyClick(box, Key.Key_Escape)

    drive(look)
    desk.key(Key.Key_S, CTRL)
    assert len(spare) == 4
    assert min(spare) > 0


# What was being written when a goref ended


def test_a_start_removes_what_was_not_written_to_its_end(start, tmp_path):
    path, left = tmp_path / "small.sgf", tmp_path / ".goref-0123456789abcdef.tmp"
    path.write_text(SMALL)
    left.touch()
    os.utime(left, (0, 0))
    desk = start(path)
    desk.main.tidy()
    desk.qtbot.waitUntil(lambda: not left.exists())
    assert path.exists()
