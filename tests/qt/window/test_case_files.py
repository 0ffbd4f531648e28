"""Files in and out of the window, and the questions it asks about them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QClipboard,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QTextDocumentFragment,
)
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
)

from goref.app.opening import open_path
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from goref.core.scoring.status import CaseState
from goref.core.texts.results import WON
from goref.core.texts.status import STATES
from goref.io.places import journals
from goref.qt.fields.encoding_dialog import EncodingDialog
from goref.qt.look.theme import LIGHT
from tests.qt.desk import CTRL, GAMES, LEFT, NONE, SHIFT, Desk, Key, plain_sgf, settle
from tests.wordings import in_words, tells

CHAINS = "H17 C12 R11 F5 K2"
Button = QMessageBox.StandardButton
SMALL = "(;FF[4]GM[1]SZ[9]PB[Ann]PW[Bo];B[ee];W[cc];B[gc];W[cg];B[gg])"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def drop(desk: Desk, data: QMimeData) -> bool:
    """Drag something over the window and let it go; whether the window took it."""
    where, action = QPoint(300, 300), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(where, action, data, LEFT, NONE)
    enter.setAccepted(False)
    QApplication.sendEvent(desk.window, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(where), action, data, LEFT, NONE)
    QApplication.sendEvent(desk.window, event)
    settle()
    return event.isAccepted()


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


# In


def test_what_was_noticed_in_reading_is_noted_under_the_questions(start, tmp_path) -> None:
    path = tmp_path / "hundredths.sgf"
    path.write_text(SMALL.replace("SZ[9]", "SZ[9]RU[Chinese]KM[375]"))
    desk = start(path)
    assert not any("375" in said for said in desk.asked())
    assert any("375" in said for said in desk.noted())


def test_a_dropped_file_opens(desk):
    assert drop(desk, files(GAMES / "jia-xuan--yang-xican.sgf"))
    assert "贾玄" in desk.window.windowTitle()
    assert desk.lines()[-2][1:] == ["51", "43"], "as recorded"
    assert desk.case.rules == "tang-song"


def test_dropped_text_opens(desk):
    data = QMimeData()
    data.setText("XX.OO\n" * 5)
    assert drop(desk, data)
    assert desk.case.position.rows == ["XX.OO"] * 5
    assert desk.light("A1", 0.2) < 110
    assert desk.light("E5", 0.2) > 180


def test_nothing_else_can_be_dropped(desk):
    data = QMimeData()
    data.setData("application/x-thing", b"thing")
    assert not drop(desk, data)


@pytest.mark.parametrize("size", [2, 5, 9, 13, 19, 25])
def test_boards_of_every_size_open(start, tmp_path, size):
    desk = start()
    QGuiApplication.clipboard().setText("\n".join(["X" * size] + ["." * size] * (size - 1)))
    desk.key(Key.Key_V, CTRL | SHIFT)
    grid = desk.case.record.grid
    assert (grid.width, grid.height) == (size, size)
    assert 0 <= desk.board.cursor_point() < size * size
    assert desk.light(f"A{size}", 0.2) < 110
    assert desk.read_out()
    assert not desk.window.playback.isVisible(), "nothing to play"


def test_pasted_sgf_opens(desk):
    QGuiApplication.clipboard().setText(SMALL)
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert "Ann" in desk.window.windowTitle()
    assert desk.case.record.grid.width == 9
    assert desk.window.playback.label.text() == "Move 5 of 5"


def test_pasting_nonsense_is_told_and_the_case_stays(desk, told):
    before = desk.window.session
    QGuiApplication.clipboard().setText("good morning")
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert told == ["The text is neither a game (SGF) nor a position in rows of .XO."]
    assert desk.window.session is before


def test_pasting_nothing_is_said_and_no_file_is_spoken_of(desk):
    before = desk.window.session
    QGuiApplication.clipboard().setText(" \n")
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert desk.status.startswith("Nothing was copied.")
    assert desk.window.session is before


def test_pasting_from_an_empty_clipboard_is_said(desk, monkeypatch):
    before = desk.window.session
    monkeypatch.setattr(QClipboard, "mimeData", lambda *_: None)  # as on some systems
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert desk.status.startswith("Nothing was copied.")
    assert desk.window.session is before


def test_copied_files_are_pasted(desk):
    QGuiApplication.clipboard().setMimeData(files(GAMES / "jia-xuan--yang-xican.sgf"))
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert "贾玄" in desk.window.windowTitle()


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("broken.sgf", b"FF[4] no tree at all"),
        ("empty.sgf", b""),
        ("rows.txt", b"XXX\nXX\n..."),
        ("case.goref", b'{"goref": 1'),
        ("noise.bin", bytes(range(256)) * 4),
        ("gone.sgf", None),
    ],
)
def test_a_broken_file_is_told_and_the_case_stays(desk, told, tmp_path, name, data):
    path = tmp_path / name
    if data is not None:
        path.write_bytes(data)
    desk.click("H17")
    session, case = desk.window.session, desk.case
    assert drop(desk, files(path))
    assert len(told) == 1
    assert name in told[0]
    assert desk.window.session is session
    assert desk.case == case
    assert desk.window.isVisible()
    desk.undo()
    assert not desk.case.ruling, "and goes on"


@pytest.mark.parametrize("name", ["broken.sgf", "gone.sgf", "<b>gone.sgf"])
def test_a_bad_file_on_the_command_line_is_told_in_a_window_with_an_empty_board(
    start, monkeypatch, tmp_path, capsys, name
):
    path = tmp_path / name
    if "gone" not in name:
        path.write_text("no game at all")
    told = []

    def warning(parent, title, text):
        assert parent.isVisible(), "nothing is told over nothing"
        told.append(text)

    monkeypatch.setattr(QMessageBox, "warning", warning)
    desk = start(path)
    [text] = told
    assert QTextDocumentFragment.fromHtml(text).toPlainText().count(name) == 1
    assert name in capsys.readouterr().err
    assert desk.status.startswith("⚑ ")
    assert name in desk.status
    assert not any(desk.case.position.cells), "no other game is taken for it"
    assert "金花椀图" not in desk.window.windowTitle()


def test_open_by_the_dialog(desk, monkeypatch, tmp_path):
    asked = []

    def get(parent, title, folder, kinds):
        asked.append((folder, kinds))
        return [str(GAMES / "huang-longshi--zhou-donghou.sgf")], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", get)
    desk.key(Key.Key_O, CTRL)
    assert "*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt" in asked[0][1]
    assert desk.result == "Draw"
    assert desk.sentence().endswith("Draw.")
    desk.key(Key.Key_O, CTRL)
    assert asked[1][0] == str(GAMES), "the next dialog starts where the last one was"


def test_a_dialog_without_an_answer_changes_nothing(desk, monkeypatch, save_as):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *a: ([], ""))
    save_as(None)
    session = desk.window.session
    desk.key(Key.Key_O, CTRL)
    desk.key(Key.Key_S, CTRL)
    desk.key(Key.Key_E, CTRL)
    assert desk.window.session is session
    assert desk.window.session.path is None


def test_one_of_several_games_is_chosen(start, tmp_path, monkeypatch):
    path = tmp_path / "two.sgf"
    path.write_text("(;GM[1]SZ[9]PB[Ann]PW[Bo];B[ee])(;GM[1]SZ[13]PB[Cy]PW[Di];B[gg])")
    offered = []

    def get(parent, title, text, items, *more):
        offered.extend(items)
        assert "2 games" in text
        return items[1], True

    monkeypatch.setattr(QInputDialog, "getItem", get)
    desk = start(path)
    assert [item[:2] for item in offered] == ["1.", "2."]
    assert "Cy" in desk.window.windowTitle()
    assert desk.case.record.grid.width == 13
    monkeypatch.setattr(QInputDialog, "getItem", lambda *a: ("", False))
    session = desk.window.session
    assert drop(desk, files(path))
    assert desk.window.session is session, "none was chosen"


def test_a_historical_game_is_chosen_by_name(desk, monkeypatch):
    def get(parent, title, text, items, *more):
        assert len(items) == len(list(GAMES.glob("*.sgf")))
        [name] = [item for item in items if "高川格" in item]
        [ruled] = [item for item in items if "金花" in item]
        assert name.endswith(f" · {in_words(STATES[CaseState.UNDECIDED])}")
        assert not ruled.endswith("yet"), "its record has been ruled on"
        return name, True

    monkeypatch.setattr(QInputDialog, "getItem", get)
    desk.window.actions_by_id["bundled"].trigger()
    assert desk.case.rules == "japanese"
    assert desk.main.preferences.recent == [
        p for p in desk.main.preferences.recent if "resources" not in p.parts
    ], "bundled games are not files of the user's"


def gui(*arguments: object) -> subprocess.CompletedProcess[str]:
    """``goref gui`` as a process of its own that ends after its first paint."""
    return subprocess.run(
        [sys.executable, "-m", "goref", "gui", *map(str, arguments), "--quit-when-shown"],
        cwd=GAMES.parents[1],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_command_shows_the_window_and_leaves_nothing(tmp_path):
    done = gui(plain_sgf("gold-petal-bowls", tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list(journals().iterdir()) == []


def test_the_command_says_what_it_could_not_open(tmp_path):
    path = tmp_path / "broken.sgf"
    path.write_text("no game at all")
    done = gui(plain_sgf("gold-petal-bowls", tmp_path), path, tmp_path / "gone.sgf")
    assert done.returncode == 4
    assert "broken.sgf" in done.stderr
    assert "gone.sgf" in done.stderr
    assert "Traceback" not in done.stderr
    assert list(journals().iterdir()) == []


# Out


def test_saved_and_opened_again_it_is_the_same_case(desk, start, tmp_path, save_as):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.rules("tang-song")
    desk.go("doubts")
    proposed = save_as(tmp_path / "ruled.goref")
    desk.key(Key.Key_S, CTRL)
    assert proposed[0].endswith(".goref")
    saved = desk.window.session.path
    assert saved == tmp_path / "ruled.goref"
    assert not desk.window.isWindowModified()
    assert desk.window.windowTitle().startswith("ruled.goref")
    assert desk.status == f"Saved: {saved}"

    [opened] = open_path(saved)
    assert opened.case == desk.case
    assert score(opened.case, ruleset(opened.case.rules)) == desk.score

    again = start(saved)
    assert again.case == desk.case
    assert again.result == desk.result
    assert again.lines() == desk.lines()
    assert again.window.session.path == saved
    assert again.colour("H17") == LIGHT.mark_white
    told = again.window.views.result_page.decided.head.state
    assert told == desk.window.views.result_page.decided.head.state, "earlier sittings count"
    assert int(told.split()[0]) > 5
    again.click("H17")
    asked = save_as(None)
    again.key(Key.Key_S, CTRL)
    assert asked == [], "a case that has a place is saved there"
    assert open_path(saved)[0].case == again.case
    assert again.window.session.history.past, "saving is no act"


def test_a_name_without_suffix_gets_one(desk, tmp_path, save_as):
    save_as(tmp_path / "named")
    desk.key(Key.Key_S, CTRL | SHIFT)
    assert desk.window.session.path == tmp_path / "named.goref"
    assert (tmp_path / "named.goref").exists()


def test_a_place_that_cannot_be_written_is_told(desk, tmp_path, save_as, told):
    desk.click("H17")
    save_as(tmp_path / "no" / "such" / "case.goref")
    desk.key(Key.Key_S, CTRL)
    assert len(told) == 1
    assert desk.window.session.path is None
    assert desk.window.isWindowModified(), "it is not saved"
    desk.key(Key.Key_E, CTRL)
    assert len(told) == 2


def test_exported_sgf_opens_with_its_ruling(desk, start, tmp_path, save_as):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.rules("tang-song")
    save_as(tmp_path / "out.sgf")
    desk.key(Key.Key_E, CTRL)
    text = (tmp_path / "out.sgf").read_text()
    assert "RE[B+1]" in text
    [opened] = open_path(tmp_path / "out.sgf")
    assert opened.case.ruling == desk.case.ruling
    assert [m.position for m in opened.case.moments] == [m.position for m in desk.case.moments]
    again = start(tmp_path / "out.sgf")
    assert again.score.survey.dead == desk.score.survey.dead
    again.rules("tang-song")
    assert tells(again.result, WON[Unit.ROUTES], name="Black", amount=1)


def test_the_position_can_be_copied_as_text(desk):
    desk.window.actions_by_id["copy-rows"].trigger()
    rows = QGuiApplication.clipboard().text().splitlines()
    assert rows == desk.case.position.rows
    desk.key(Key.Key_Home)
    desk.window.actions_by_id["copy-rows"].trigger()
    assert QGuiApplication.clipboard().text() != "\n".join(rows), "the position that is shown"


# What is remembered


def recent(desk: Desk) -> list[str]:
    """What the menu offers, opened by its keys."""
    desk.key(Key.Key_F, Qt.KeyboardModifier.AltModifier)
    menu = desk.window.features.view_menu._recent
    assert menu.parent() is not None
    QApplication.activePopupWidget().close()
    return [action.text() for action in menu.actions()] if menu.isEnabled() else []


def test_recent_files_are_offered_newest_first(desk, start, tmp_path, save_as):
    assert recent(desk) == ["gold-petal-bowls.sgf"]
    small = tmp_path / "small.sgf"
    small.write_text(SMALL)
    drop(desk, files(small))
    save_as(tmp_path / "case.goref")
    desk.key(Key.Key_S, CTRL)
    assert recent(desk) == ["case.goref", "small.sgf", "gold-petal-bowls.sgf"]
    small.unlink()
    left = ["case.goref", "gold-petal-bowls.sgf"]
    desk.qtbot.waitUntil(lambda: recent(desk) == left)  # what is gone is left out
    desk.window.features.view_menu._recent.actions()[1].trigger()
    assert desk.case.record.grid.width == 19
    again = start()
    last = ["gold-petal-bowls.sgf", "case.goref"]
    again.qtbot.waitUntil(lambda: recent(again) == last)


def test_without_recent_files_there_is_no_menu_and_with_the_first_there_is(start, tmp_path):
    desk = start()
    assert recent(desk) == []
    path = tmp_path / "small.sgf"
    path.write_text(SMALL)
    drop(desk, files(path))
    assert recent(desk) == ["small.sgf"]


def test_the_windows_place_is_remembered(start):
    desk = start()
    assert (desk.window.width(), desk.window.height()) == (1280, 800)
    desk.window.resize(1100, 720)
    desk.window.move(40, 50)
    settle()
    assert desk.window.close()
    again = start()
    assert again.window.height() == 720, "the offscreen screen is too narrow for the width"


def test_another_game_keeps_the_windows_place(desk):
    desk.window.resize(1150, 760)
    settle()
    drop(desk, files(GAMES / "jia-xuan--yang-xican.sgf"))
    assert desk.window.height() == 760


# Unsaved work


def test_nothing_is_asked_where_nothing_changed(desk):
    assert desk.window.close()
    assert list(journals().iterdir()) == []


def test_closing_asks_and_cancel_stays(desk, answer):
    desk.click("H17")
    asked = answer(Button.Cancel)
    assert not desk.window.close()
    assert desk.window.isVisible()
    assert len(asked) == 1
    assert len(list(journals().iterdir())) == 1


def test_closing_asks_and_discard_leaves_nothing(desk, answer):
    desk.click("H17")
    asked = answer(Button.Discard)
    desk.key(Key.Key_Q, CTRL)
    assert len(asked) == 1
    assert not desk.window.isVisible()
    assert list(journals().iterdir()) == []


def test_closing_asks_and_save_saves(desk, answer, save_as, tmp_path):
    desk.click("H17")
    answer(Button.Save)
    save_as(tmp_path / "kept.goref")
    case = desk.case
    assert desk.window.close()
    assert open_path(tmp_path / "kept.goref")[0].case == case
    assert list(journals().iterdir()) == []


def test_closing_stays_where_the_saving_was_given_up(desk, answer, save_as):
    desk.click("H17")
    answer(Button.Save)
    save_as(None)
    assert not desk.window.close()
    assert desk.window.isVisible()


@pytest.mark.parametrize("choice", [Button.Cancel, Button.Discard])
def test_opening_another_file_asks_too(desk, answer, choice):
    desk.click("H17")
    case = desk.case
    asked = answer(choice)
    drop(desk, files(GAMES / "jia-xuan--yang-xican.sgf"))
    assert len(asked) == 1
    assert (desk.case == case) == (choice is Button.Cancel)


def test_opening_a_game_again_after_another_leaves_one_journal(desk):
    for name in ("jia-xuan--yang-xican.sgf", "gold-petal-bowls.sgf"):
        drop(desk, files(GAMES / name))
        desk.qtbot.waitUntil(lambda: desk.window.session.is_journaled)
        assert len(list(journals().iterdir())) == 1


def test_what_is_asked_can_be_seen(desk, drive, monkeypatch):
    """The real box, answered by the keyboard: Escape stays."""
    # QMessageBox.question is patched by no_dialogs; the box itself is built as Qt does.
    box_texts = []
    desk.click("H17")

    def question(parent, title, text, buttons, default):
        box = QMessageBox(QMessageBox.Icon.Question, title, text, buttons, parent)
        box.setDefaultButton(default)
        box_texts.append(text)
        return Button(box.exec())

    monkeypatch.setattr(QMessageBox, "question", question)
    drive(lambda box: desk.qtbot.keyClick(box, Key.Key_Escape))
    assert not desk.window.close()
    assert box_texts == ["Save the rulings of this case before leaving it?"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_a_pipe_or_a_huge_file_is_neither_opened_nor_saved_to(
    desk: Desk, tmp_path: Path, told: list[str], save_as
) -> None:
    pipe, huge = tmp_path / "pipe.goref", tmp_path / "huge.sgf"
    os.mkfifo(pipe)
    with huge.open("wb") as file:
        file.truncate(1 << 40)
    before = desk.window.session
    for path in (pipe, huge):
        desk.main.open_path(path)
    assert desk.window.session is before
    save_as(pipe)
    assert not desk.window.features.files.save_as()
    assert pipe.is_fifo()
    opened, too_large, saved = told
    assert opened.endswith(saved_as := in_words("special-file"))
    assert saved.endswith(saved_as)
    assert "larger than 64 MB" in too_large


def test_files_are_asked_for_beside_the_open_one_or_where_one_was_saved_last(
    start, save_as, tmp_path: Path
):
    """Also where it was not opened by a dialog."""
    games, kept = tmp_path / "games", tmp_path / "kept"
    for folder in (games, kept):
        folder.mkdir()
    desk = start(plain_sgf("gold-petal-bowls", games))
    offered = save_as(None)
    for command in ("save-as", "save-picture", "export"):
        desk.window.actions_by_id[command].trigger()
    assert len(offered) == 3
    assert {Path(each).parent for each in offered} == {games}
    save_as(kept / "case.goref")
    desk.window.actions_by_id["save-as"].trigger()
    offered = save_as(None)
    desk.window.actions_by_id["save-picture"].trigger()
    assert Path(offered[0]).parent == kept
    desk.main.open_paths([plain_sgf("modern-ending", games)])
    desk.qtbot.waitUntil(lambda: desk.main._reading is None)
    desk.window.actions_by_id["save-as"].trigger()
    assert Path(offered[-1]).parent == games


def test_what_is_printed_to_a_file_lies_there_too(start, tmp_path: Path, monkeypatch):
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    lines = []

    def look(dialog: QPrintDialog) -> int:
        lines.append(dialog.findChild(QLineEdit, "filename").text())
        return 0

    monkeypatch.setattr(QPrintDialog, "exec", look)
    desk.window.actions_by_id["print"].trigger()
    assert [Path(line).parent for line in lines] == [tmp_path]
    assert lines[0].endswith(".pdf")


def test_the_encoding_of_a_record_is_chosen_by_its_names(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    data = "(;SZ[9]PB[Erdős Pál]PW[Hajdú Ödön];B[ee])".encode("iso8859-2")
    path.write_bytes(data)
    desk.main.open_path(path)
    assert desk.case.record.info.text("PB") == "Erdõs Pál"
    desk.window.actions_by_id["encoding"].trigger()
    dialog = desk.window.findChild(EncodingDialog)
    assert dialog is not None
    desk.qtbot.waitExposed(dialog)
    seen = [button.text() for button in dialog.choices]
    assert "Erdõs" in seen[0], "what it was read as comes first"
    right = next(n for n, text in enumerate(seen, 1) if "Erdős" in text)
    desk.qtbot.keyClick(dialog, getattr(Key, f"Key_{right}"))
    assert desk.case.record.info.text("PB") == "Erdős Pál"
    codes = [finding.code for finding in desk.window.session.assessment.reading]
    assert not any(code.startswith("encoding") for code in codes)
    assert path.read_bytes() == data


def test_where_there_is_no_encoding_to_choose_that_is_said(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "plain.sgf"
    path.write_text("(;SZ[9];B[ee])")
    desk.main.open_path(path)
    desk.window.actions_by_id["encoding"].trigger()
    assert "one encoding can read the letters of plain.sgf" in desk.window.message
    desk.main.open_text("(;SZ[9];B[dd])")
    desk.window.actions_by_id["encoding"].trigger()
    assert "not read from a file" in desk.window.message
    assert desk.window.findChild(EncodingDialog) is None
