"""Killed, crashed, or told to go: what was ruled comes back, or is gone as it was meant."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox

from goref.app.edits.ruling import ChooseRules
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.core.ruling.ruling import StoneStatus
from goref.io.case.journal import unfinished
from goref.io.places import journals
from goref.qt.app import crash, recovery
from goref.qt.app.start import after_first_paint
from goref.qt.look.theme import LIGHT
from tests.qt.desk import CTRL, SHIFT, Desk, Key, plain_sgf, settle

ROOT = Path(__file__).parents[3]
# What the victim leaves: four chains dead; then another rule set, taken back again.
DEAD = "H17 H16 C12 R11 F5"
ENTRIES = 8


@contextmanager
def victim(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A goref in a process of its own that has done its acts."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.qt.victim", str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said == "READY\n", process.communicate()
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def killed(tmp_path, home) -> Path:
    """The journal of a goref that was killed."""
    with victim(plain_sgf("gold-petal-bowls", tmp_path)) as process:
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
    [journal] = journals().iterdir()
    return journal


def check_restored(desk: Desk) -> None:
    """Everything is there, and can be taken back and done again."""
    history = desk.window.session.history
    assert desk.score.survey.dead == desk.points(DEAD)
    assert desk.case.ruling.lives == dict.fromkeys(desk.points(DEAD), StoneStatus.DEAD)
    assert desk.case.rules == desk.details.rules.box.currentData() == "chinese-2002"
    desk.window.pages.close_drawer()
    assert desk.colour("H17") == LIGHT.mark_white
    assert desk.window.isWindowModified()
    assert (len(history.past), len(history.future)) == (4, 1)
    desk.redo()
    assert desk.case.rules == "lu-nan"
    for _ in range(5):
        desk.undo()
    assert not desk.case.ruling
    assert not desk.window.isWindowModified()
    assert not desk.window.session.history.past
    for _ in range(5):
        desk.redo()
    assert desk.case.rules == "lu-nan"
    assert desk.score.survey.dead == desk.points(DEAD)


def test_after_kill_9_everything_comes_back(killed, start, monkeypatch):
    seen = []
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: seen.append(left) or True)
    desk = start()
    assert "金花椀" in desk.window.windowTitle()
    desk.main.offer_recovery()
    [left] = seen
    assert len(left.entries) == ENTRIES
    assert not left.damaged
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    check_restored(desk)
    assert list(journals().iterdir()) == [killed], "it goes on in its own journal"


def test_after_a_second_kill_it_comes_back_again(killed, start, monkeypatch):
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: True)
    desk = start()
    desk.main.offer_recovery()
    desk.click("K2")
    desk.window.session.leave()  # as if killed: the journal stays
    settle()
    again = start()
    again.main.offer_recovery()
    assert again.score.survey.dead == again.points(f"{DEAD} K2")
    assert len(again.window.session.history.past) == 5


@pytest.mark.parametrize("recording", [True, False])
def test_a_game_recorded_as_it_is_played_is_recorded_on(
    start, tmp_path, monkeypatch, recording
):
    path = tmp_path / "live.sgf"
    path.write_text("(;SZ[5])")
    desk = start(path)
    desk.rules("jpd-a")
    desk.board.setFocus()
    desk.key(Key.Key_P, CTRL | SHIFT)
    desk.click("B2 D4")
    if not recording:
        desk.key(Key.Key_P, CTRL | SHIFT)
        desk.click("D4")  # over, and being ruled on
    desk.window.session.leave()  # as if killed: the journal stays
    settle()
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: True)
    again = start()
    again.main.offer_recovery()
    window = again.window
    assert window.session.recording is recording
    assert window.modes.playing.is_on is recording
    assert window.actions_by_id["play-on-board"].isChecked() is recording
    window.activateWindow()
    again.qtbot.waitUntil(window.isActiveWindow)
    again.click("C3")
    assert len(again.case.record.acts) == 2 + recording, "a click plays only while it is on"
    assert (again.colour("C3") == again.colour("B2")) is recording, "it shows"


def test_a_last_line_cut_short_costs_only_that_act(killed, start, monkeypatch):
    data = killed.read_bytes()
    killed.write_bytes(data[: data.rindex(b"\n", 0, len(data) - 1) + 20])
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: True)
    desk = start()
    desk.main.offer_recovery()
    assert desk.score.survey.dead == desk.points("H17 H16 C12 R11"), "the redo was cut off"
    desk.redo()
    assert desk.score.survey.dead == desk.points(DEAD)


def test_the_question_is_answered_with_enter(killed, start, drive):
    desk = start()
    texts = drive(lambda box: desk.qtbot.keyClick(box, Key.Key_Return))
    desk.main.offer_recovery()
    [text] = texts
    asked, empty, players, moves, acts, file = text.splitlines()
    assert (asked, empty) == ("goref ended before this case was saved:", "")
    assert players == desk.window.session.title
    assert moves == f"Moves: {len(desk.case.record.acts)}"
    assert acts.startswith("Acts of the referee: 4, the last on 20"), "one was taken back"
    assert file == "File: gold-petal-bowls.sgf"
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    check_restored(desk)


def test_names_from_a_file_are_shown_letter_for_letter(start, tmp_path, drive):
    path = tmp_path / "<i>x.sgf"
    path.write_text(f"(;SZ[9]PB[<img src=x>{'long ' * 90}]PW[<b>W</b>];B[ee];W[cc])")
    desk = start(path)
    desk.window.session.do(ChooseRules("aga"))
    desk.window.session.leave()  # as if killed: the journal stays
    again = start()
    shown = []

    def look(box: QMessageBox) -> None:
        [label] = [la for la in box.findChildren(QLabel) if la.text() == box.text()]
        shown.append(label.textFormat())
        again.qtbot.keyClick(box, Key.Key_Escape)

    texts = drive(look)
    again.main.offer_recovery()
    lines = texts[0].splitlines()
    assert lines[2].startswith("<img src=x>long long")
    assert len(lines[2]) < 200, "the rest has room"
    assert lines[3:] == ["Moves: 2", lines[4], "File: <i>x.sgf"]
    assert shown == [Qt.TextFormat.PlainText]
    for journal in journals().iterdir():
        if not journal.samefile(again.window.session.keeping.journal.path):
            journal.unlink()


def test_escape_asks_again_next_time(killed, start, drive):
    desk = start()
    texts = drive(lambda box: desk.qtbot.keyClick(box, Key.Key_Escape))
    desk.main.offer_recovery()
    assert not desk.window.isWindowModified()
    assert killed.exists()
    desk.main.offer_recovery()
    assert len(texts) == 2
    killed.unlink()


def test_discarded_it_is_gone(killed, start, drive):
    desk = start()

    def discard(box: QMessageBox) -> None:
        [button] = [b for b in box.buttons() if "Discard" in b.text()]
        button.setFocus()
        desk.qtbot.keyClick(button, Key.Key_Return)

    texts = drive(discard)
    desk.main.offer_recovery()
    assert not killed.exists()
    desk.main.offer_recovery()
    assert len(texts) == 1
    assert not desk.case.ruling or desk.case.rules == "tang-song", "the bundled game stays"


def test_discarded_while_another_goref_goes_on_with_it_it_stays(killed, start, drive, told):
    desk = start()
    others = []

    def discard(box: QMessageBox) -> None:
        [left] = unfinished(journals())
        others.append(Session.recover(left))  # as in another window, where it is brought back
        [button] = [b for b in box.buttons() if "Discard" in b.text()]
        desk.qtbot.keyClick(button, Key.Key_Return)

    drive(discard)
    desk.main.offer_recovery()
    [text] = told
    assert text.startswith("another goref has continued with")
    [other] = others
    other.do(ChooseRules("aga"))
    other.leave()
    [left] = unfinished(journals())
    assert left.path == killed
    assert Session.read_back(left).case == other.case
    killed.unlink()


@pytest.mark.parametrize("saves", [False, True])
def test_a_journal_deleted_in_between_is_told_and_what_was_done_comes_back(
    start, told, tmp_path, saves
):
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.click("H17")
    desk.window.session.keeping.journal.path.unlink()
    if saves:  # no act, but its entry is written too
        desk.window.session.save(tmp_path / "saved.goref")
    else:
        desk.click("C12")
    desk.qtbot.waitUntil(lambda: bool(told))
    assert "was deleted or replaced while goref" in told[0]
    assert desk.status == told[0]
    desk.click("R11")
    assert len(told) == 1, "once"
    desk.window.session.leave()  # as if killed: the journal stays
    [left] = unfinished(journals())
    assert Session.read_back(left).case == desk.case
    left.path.unlink()


def test_what_another_goref_is_doing_is_not_offered(tmp_path, start, no_dialogs):
    desk = start()
    with victim(plain_sgf("gold-petal-bowls", tmp_path)):
        desk.main.offer_recovery()  # a question would fail
        others = set(journals().iterdir())
        assert len(others) == 2
    for path in others:
        if not path.samefile(desk.window.session.keeping.journal.path):
            path.unlink()


def test_the_first_act_begins_the_journal_if_no_pause_has(start):
    desk = start(read=False)
    assert not list(journals().iterdir())
    assert not desk.window.session.is_journaled
    desk.click("H17")
    assert desk.window.session.is_journaled
    [left] = journals().iterdir()
    assert b"H17" in left.read_bytes()


def test_the_journal_is_begun_in_a_pause(start):
    desk = start(read=False)
    desk.main.keep_journal()
    desk.qtbot.waitUntil(lambda: bool(list(journals().iterdir())))
    assert desk.window.session.is_journaled
    assert not desk.window.session.protocol.entries


def test_no_journal_is_begun_for_a_session_that_has_ended(start):
    desk = start(read=False)
    desk.main.keep_journal()
    desk.window.session.finish()
    desk.qtbot.waitUntil(lambda: not desk.main._journaling.is_at_work)
    assert not list(journals().iterdir())


def test_a_session_without_acts_is_not_offered(start, no_dialogs):
    desk = start()
    desk.window.session.leave()
    assert len(list(journals().iterdir())) == 1
    again = start()
    again.main.offer_recovery()
    assert len(list(journals().iterdir())) == 1, "only its own"


def test_what_was_saved_last_is_not_offered(start, tmp_path, no_dialogs):
    desk = start()
    desk.click("H17")
    desk.window.session.save(tmp_path / "saved.goref")
    desk.window.session.leave()  # as if killed: the journal stays
    again = start()
    assert len(list(journals().iterdir())) == 2
    again.main.offer_recovery()  # a question would fail
    assert len(list(journals().iterdir())) == 1, "only its own"


def test_what_was_saved_when_it_was_killed_is_not_offered(
    start, tmp_path, no_dialogs, monkeypatch
):
    case = tmp_path / "saved.goref"
    Session.begin(open_path(plain_sgf("gold-petal-bowls", tmp_path))[0], None).save(case)
    desk = start(case)
    desk.click("H17")
    session = desk.window.session
    monkeypatch.setattr(session.keeping, "write_kept", lambda: None)  # no word of it comes
    session.save(case)
    session.leave()
    again = start()
    assert len(list(journals().iterdir())) == 2
    again.main.offer_recovery()  # a question would fail
    assert len(list(journals().iterdir())) == 1, "only its own"


def test_what_was_done_after_saving_is_offered(start, tmp_path, drive):
    desk = start()
    desk.click("H17")
    desk.window.session.save(tmp_path / "saved.goref")
    desk.click("C12")
    desk.window.session.leave()
    again = start()
    texts = drive(lambda box: again.qtbot.keyClick(box, Key.Key_Return))
    again.main.offer_recovery()
    assert len(texts) == 1
    assert again.window.session.path == tmp_path / "saved.goref"
    assert again.case == desk.case
    assert again.window.session.is_changed


def test_a_journal_that_cannot_be_read_is_told(killed, start, told, monkeypatch):
    lines = killed.read_bytes().splitlines(keepends=True)
    killed.write_bytes(lines[0].replace(b'"sgf"', b'"fgs"') + lines[1])
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: True)
    desk = start()
    session = desk.window.session
    desk.main.offer_recovery()
    assert len(told) == 1
    assert desk.window.session is session
    assert killed.exists(), "nothing is thrown away unasked"
    killed.unlink()


def test_what_could_not_be_brought_back_is_said(killed, start, monkeypatch):
    lines = killed.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"stones"', b'"mystery"')
    killed.write_bytes(b"".join(lines))
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: True)
    desk = start()
    desk.main.offer_recovery()
    assert desk.score.survey.dead == desk.points("H17 H16 C12")
    assert desk.status == "Brought back; the last acts could not be read: 6 left out."


def test_without_room_for_a_journal_the_window_opens_and_says_so(
    start, told, monkeypatch, home
):
    (home / ".local").mkdir(exist_ok=True)
    blocked = home / "blocked"
    blocked.write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    desk = start()
    desk.qtbot.waitUntil(lambda: len(told) == 1)
    desk.main.offer_recovery()
    desk.click("A19")
    desk.click("H17")
    assert desk.window.session.history.past
    monkeypatch.setenv("XDG_STATE_HOME", str(home / ".local" / "state"))


def test_an_act_that_cannot_be_written_down_is_not_carried_out(start, told, monkeypatch):
    desk = start()
    before = desk.case
    journal = desk.window.session.keeping.journal
    journal._file.close()
    desk.click("K17")
    assert desk.case == before
    assert len(told) == 1
    assert desk.status == told[0]
    journal.path.unlink()


# When goref itself fails


@pytest.fixture
def hook(monkeypatch):
    """The hook of goref in force, and what went on to the one before it."""
    passed = []
    monkeypatch.setattr(sys, "excepthook", lambda *args: passed.append(args[1]))
    crash.install(lambda: True)
    return passed


def fail() -> tuple:
    try:
        raise RuntimeError("the fault")
    except RuntimeError:
        return sys.exc_info()


def test_a_fault_is_told_and_nothing_is_lost(start, hook, drive):
    desk = start()
    desk.click("C12")
    case, journal = desk.case, desk.window.session.keeping.journal.path
    details = []

    def act(box: QMessageBox) -> None:
        details.append(box.detailedText())
        assert box.informativeText().startswith("Everything you decided so far is in the jou")
        desk.qtbot.keyClick(box, Key.Key_Escape)

    texts = drive(act)
    sys.excepthook(*fail())
    assert texts == ["goref made a mistake and stopped what it did."]
    assert "RuntimeError: the fault" in details[0]
    assert hook == []
    assert desk.case == case
    assert journal.exists()
    desk.click("R11")
    assert desk.case != case, "it goes on"


def test_no_journal_is_promised_where_there_is_none(start, hook, drive, told, tmp_path):
    desk = start()
    said = []

    def act(box: QMessageBox) -> None:
        said.append(box.informativeText())
        desk.qtbot.keyClick(box, Key.Key_Escape)

    drive(act)
    crash.install(lambda: desk.main.is_kept)
    sys.excepthook(*fail())
    desk.click("C12")
    sys.excepthook(*fail())
    desk.window.session.keeping.journal.path.unlink()
    sys.excepthook(*fail())
    desk.window.session.save(tmp_path / "saved.goref")
    sys.excepthook(*fail())
    at_once = "save the case now, before anything else."
    ask = "If it happens again, please report the details below."
    assert said == [
        ask,
        f"Everything you decided so far is in the journal. Save the case, then continue. {ask}",
        f"Your decisions since the case was last saved may be in no journal: {at_once} {ask}",
        ask,
    ]


def test_a_fault_in_a_fault_opens_no_second_box(start, hook, drive):
    desk = start()

    def act(box: QMessageBox) -> None:
        sys.excepthook(*fail())
        desk.qtbot.keyClick(box, Key.Key_Escape)

    texts = drive(act)
    sys.excepthook(*fail())
    assert len(texts) == 1
    assert [str(error) for error in hook] == ["the fault"]
    sys.excepthook(*fail())
    assert len(texts) == 2, "the next one is told again"


def test_an_interrupt_is_not_a_fault(start, hook, no_dialogs):
    start()
    error = KeyboardInterrupt()
    sys.excepthook(KeyboardInterrupt, error, None)
    assert hook == [error]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_without_a_file_an_unsaved_case_comes_before_the_first_page(start, drive, key) -> None:
    desk = start()
    desk.window.session.do(ChooseRules("lu-nan"))
    desk.window.session.leave()
    drive(lambda box: QTest.keyClick(box, key))
    again = start(first_page=True)
    assert again.window.is_at_first_page
    after_first_paint(again.main, quit_now=False, paths=())
    back = key == Key.Key_Return
    assert again.window.is_at_first_page is not back
    assert (again.case.rules == "lu-nan") is back
    assert again.board.isVisible() is back
    for left in unfinished(journals()):
        if left.entries:
            left.path.unlink()
