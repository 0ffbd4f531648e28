"""Tables adjudicated from an event: opened on the board, kept, recorded, one after another."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
)

from goref.app.act_log.audit import audit
from goref.app.edits.incidents import AmendIncident, LodgeProtest, RecordIncident
from goref.app.edits.ruling import MarkStones
from goref.app.event import tables as event_tables
from goref.app.event.closing import close_round
from goref.app.event.files import change_info, open_event
from goref.app.event.table_status import TableStatus
from goref.app.event.table_storage import note_incidents, sit_down
from goref.app.event.tables import decide_by_referee
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.event.closing import before_closing
from goref.core.event.event import EventError, TableState
from goref.core.event.result import ResultBasis
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.event.events import TERMS
from goref.core.texts.export import RESULTS
from goref.core.texts.results import WON
from goref.io.case.case_file import dump
from goref.io.places import journals
from goref.qt.app import recovery
from goref.qt.events.output.exporting import ExportDialog
from goref.qt.events.tables.table_model import Column
from tests.languages import EN
from tests.qt.desk import CTRL, SHIFT, Key, settle
from tests.qt.events.dialog_hands import opened
from tests.qt.events.referee import CLEAR, MARKS, RULED, Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES, SIZES, clipped
from tests.wordings import in_words, tells

ROOT = Path(__file__).parents[4]


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(1, CLEAR), (2, CLEAR), (3, RULED)]))


def sit(referee: Referee, number: int = 1) -> Session:
    """Open a table of the first round on the board, by its key."""
    referee.front(referee.events)
    referee.row(number - 1)
    referee.key(Key.Key_Return, CTRL)
    referee.front(referee.board)
    session = referee.board.session
    assert session.home.is_table
    return session


def kept(referee: Referee, number: int = 1):
    return open_bytes(referee.events.store.case(referee.table(1, number).case))[0]


def test_three_tables_one_after_the_other_by_keyboard(referee: Referee) -> None:
    sit(referee)
    assert referee.label == "Round 1, table 1: Alice – Bob — ○ to play"
    for number, names in ((1, "Alice – Bob"), (2, "Carol – Dan"), (3, "Erik – Fay")):
        assert names in referee.label
        if number < 3:
            for name in MARKS.split():
                referee.hover(name)
                referee.key(Key.Key_D)
            referee.key(Key.Key_A, CTRL | SHIFT)
        assert referee.board.foot.says.text().replace("\u00a0", " ") == in_words(
            WON[Unit.ZI], name="White", amount="4½"
        )
        referee.key(Key.Key_R, CTRL)
        assert referee.said == f"Recorded for table 1/{number}: White wins by 4½ zi"
        assert "■ decided · White wins by 4½ zi" in referee.label
        table = referee.table(1, number)
        assert table.state is TableState.DECIDED
        assert table.result is not None
        assert (table.result.re, table.result.basis) == ("W+9", ResultBasis.CASE)
        if number < 3:
            referee.key(Key.Key_G, CTRL)
    opened = kept(referee, 2)
    assert opened.case.ruling.stones(StoneStatus.DEAD) == RULED.ruling.stones(StoneStatus.DEAD)
    assert opened.kept is not None
    assert audit(opened.kept, opened.case).fits
    assert not referee.board.isWindowModified()
    referee.key(Key.Key_E, CTRL | SHIFT)
    referee.front(referee.events)
    assert referee.events.table is not None
    assert referee.events.table.place == "1/3"
    assert referee.cells(Column.STATE)[:3] == ["■ decided"] * 3


def test_a_double_click_opens_and_the_bar_acts(referee: Referee) -> None:
    referee.row(2, double=True)
    referee.front(referee.board)
    bar = referee.main.events._at.bar
    assert "Erik – Fay" in referee.label
    referee.press(bar.record)
    assert referee.table(1, 3).state is TableState.DECIDED
    referee.press(bar.next)
    assert "Gus" not in referee.label
    assert "Alice – Bob" in referee.label, "tables with a record come first"
    referee.press(bar.back)
    referee.front(referee.events)


def test_saving_keeps_the_case_behind_the_table(referee: Referee) -> None:
    session = sit(referee)
    referee.click("G5")
    assert referee.board.isWindowModified()
    referee.key(Key.Key_S, CTRL)  # a file dialog would fail
    assert referee.said == "The case is attached to table 1/1."
    assert not referee.board.isWindowModified()
    opened = kept(referee)
    assert opened.case == session.case
    assert opened.kept is not None
    assert audit(opened.kept, opened.case).fits
    assert referee.table().state is TableState.TO_PLAY


def test_leaving_a_table_asks_as_usual(referee: Referee, answer) -> None:
    sit(referee)
    referee.click("G5")
    asked = answer(QMessageBox.StandardButton.Cancel)
    assert not referee.board.close()
    assert len(asked) == 1
    answer(QMessageBox.StandardButton.Save)
    assert referee.board.close()
    assert kept(referee).case.ruling
    assert referee.main.window is None, "the event goes on by itself"
    assert referee.events.isVisible()
    sit(referee, 2)
    assert "Carol – Dan" in referee.label


def test_nothing_is_recorded_while_facts_are_missing(begin: Begin, tmp_path: Path) -> None:
    referee = begin(event_file(tmp_path, [(1, replace(RULED, rules="japanese"))]))
    sit(referee)
    referee.key(Key.Key_R, CTRL)
    assert referee.said.startswith("⚑ Not decided:")
    assert referee.table().state is TableState.TO_PLAY


def test_a_decision_is_changed_with_a_reason(referee: Referee, drive) -> None:
    sit(referee, 3)
    referee.key(Key.Key_R, CTRL)
    before = referee.table(1, 3)
    referee.key(Key.Key_R, CTRL)
    assert referee.table(1, 3) == before, "recorded already"
    referee.click("G5")
    referee.key(Key.Key_S, CTRL)
    told = (
        "⚑ Table 1/3 is decided, and the case counts differently now; record the result again,"
    )
    assert referee.said.startswith(told)
    assert referee.table(1, 3) == before
    drive(lambda box: referee.press(box.buttons()[0]))  # a border is open now
    referee.key(Key.Key_R, CTRL)
    dialog = referee.dialog("event-reason")
    referee.key(Key.Key_Return)
    assert referee.child(dialog, "event-reason-problem").isVisible()
    assert referee.table(1, 3) == before
    referee.write("G5 lives after all")
    referee.key(Key.Key_Return)
    settle()
    now = referee.table(1, 3)
    assert now.result is not None
    assert before.result is not None
    assert now.result.re != before.result.re
    assert now.result.reason == "G5 lives after all"
    assert kept(referee, 3).case == referee.board.session.case


@pytest.mark.parametrize("disputed", [False, True])
def test_a_decision_made_meanwhile_is_named_before_it_is_replaced(
    referee: Referee, drive, answer, disputed: bool
) -> None:
    sit(referee, 3)
    referee.key(Key.Key_R, CTRL)
    referee.click("G5")
    referee.events.watch.stop()
    if disputed:
        referee.board.actions_by_id["table-dispute"].trigger()
    else:
        drive(lambda box: referee.press(box.buttons()[0]))  # a border is open now
        referee.board.actions_by_id["table-record"].trigger()
    referee.dialog("event-reason")
    with open_event(referee.events.store.path, "bert@table") as other:
        event_tables.decide_by_referee(other, other.event().table(1, 3), "B+T", "out of time")
    asked = answer(QMessageBox.StandardButton.Cancel)
    referee.write("so it is")
    for _ in range(2):
        referee.key(Key.Key_Return)
    assert len(asked) == 2
    assert "(bert@table, 20" in asked[0]
    assert tells(asked[0], RESULTS["T"], winner="Black")
    result = referee.table(1, 3).result
    assert result is not None
    assert result.re == "B+T"
    answer(QMessageBox.StandardButton.Yes)
    referee.key(Key.Key_Return)
    settle()
    now = referee.table(1, 3)
    assert (now.state is TableState.IN_DISPUTE) is disputed
    assert now.result is None or now.result.re != "B+T"


def test_a_dispute_keeps_the_case(referee: Referee) -> None:
    session = sit(referee)
    referee.click("G5")
    referee.board.actions_by_id["table-dispute"].trigger()
    referee.dialog("event-reason")
    referee.write("G5: alive?")
    referee.key(Key.Key_Return)
    assert referee.table().state is TableState.IN_DISPUTE
    assert kept(referee).case == session.case
    assert referee.events.store.audit()[-2].reason == "G5: alive?"
    assert "⚑ in dispute" in referee.label


def test_a_resigned_game_asks_which_result(begin: Begin, tmp_path: Path, drive) -> None:
    info = replace(CLEAR.record.info, result="B+R")
    case = replace(RULED, record=replace(RULED.record, info=info))
    referee = begin(event_file(tmp_path, [(1, case), (2, case)]))
    sit(referee)
    texts = drive(lambda box: referee.press(box.buttons()[0]))
    referee.key(Key.Key_R, CTRL)
    assert "B+R" in texts[0]
    result = referee.table().result
    assert result is not None
    assert (result.re, result.basis) == ("B+R", ResultBasis.WORD)
    referee.front(referee.board)
    referee.key(Key.Key_G, CTRL)

    def counted(box: QMessageBox) -> None:
        [button] = [b for b in box.buttons() if "counted" in b.text()]
        referee.press(button)

    drive(counted)
    referee.front(referee.board)
    referee.key(Key.Key_R, CTRL)
    result = referee.table(1, 2).result
    assert result is not None
    assert (result.re, result.basis) == ("W+9", ResultBasis.CASE)
    referee.click("G5")
    drive(lambda box: referee.press(box.buttons()[0]))
    referee.front(referee.board)
    referee.key(Key.Key_R, CTRL)
    referee.dialog("event-reason")
    referee.write("he had resigned")
    referee.key(Key.Key_Return)
    settle()
    result = referee.table(1, 2).result
    assert result is not None
    assert (result.re, result.basis) == ("B+R", ResultBasis.WORD)
    assert kept(referee, 2).case == referee.board.session.case, "what was ruled since as well"


def test_a_record_is_put_behind_a_table_first(referee: Referee, tmp_path, monkeypatch) -> None:
    game = tmp_path / "new.sgf"
    game.write_text("(;SZ[9]KM[6.5];B[ee];W[cc])")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(game), ""))
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    dialog = referee.dialog("event-record")
    referee.press(referee.child(dialog, "event-record-file"))
    referee.front(referee.board)
    assert "Gus – Hana" in referee.label
    assert referee.table(1, 4).source == "new.sgf"
    assert referee.board.session.case.rules == "chinese-2002"


def test_a_pasted_record_and_a_bad_one(referee: Referee) -> None:
    QApplication.clipboard().setText("no game")
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    dialog = referee.dialog("event-record")
    referee.press(referee.child(dialog, "event-record-paste"))
    problem = referee.child(dialog, "event-record-problem")
    assert problem.isVisible()
    QApplication.clipboard().setText("(;SZ[9];B[ee])")
    referee.press(referee.child(dialog, "event-record-paste"))
    referee.front(referee.board)
    assert referee.table(1, 4).case


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("PB[Hana]PW[Gus]", "The record has the colours reversed."),
        ("PB[Alice]PW[Bob]", "The record has other names for the players: Alice – Bob."),
    ],
)
def test_a_record_of_others_is_asked_about_before_it_is_put_behind_a_table(
    referee: Referee, players: str, told: str
) -> None:
    QApplication.clipboard().setText(f"(;SZ[9]{players};B[ee])")
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    dialog = referee.dialog("event-record")
    anyway = referee.child(dialog, "event-record-anyway")
    assert not anyway.isVisible()
    referee.press(referee.child(dialog, "event-record-paste"))
    problem = dialog.findChild(QLabel, "event-record-problem")
    assert problem is not None
    assert (problem.text(), anyway.hasFocus()) == (told, True)
    assert not referee.table(1, 4).case
    # Another record is no longer that one.
    QApplication.clipboard().setText("no game")
    referee.press(referee.child(dialog, "event-record-paste"))
    assert not anyway.isVisible()
    QApplication.clipboard().setText(f"(;SZ[9]{players};B[ee])")
    referee.press(referee.child(dialog, "event-record-paste"))
    QTest.keyClick(anyway, Key.Key_Return)
    referee.front(referee.board)
    assert referee.table(1, 4).case


def test_a_record_of_another_board_is_asked_about_where_the_event_says_its_own(
    referee: Referee,
) -> None:
    store = referee.events.store
    change_info(store, replace(store.event().info, size=9))
    referee.events.reload()
    QApplication.clipboard().setText("(;SZ[5]PB[Gus]PW[Hana];B[cc])")
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    dialog = referee.dialog("event-record")
    referee.press(referee.child(dialog, "event-record-paste"))
    problem = dialog.findChild(QLabel, "event-record-problem")
    assert problem is not None
    assert problem.text() == "The record's board has 5 lines, the table's 9."
    assert not referee.table(1, 4).case


def test_a_record_of_the_tables_players_is_not_asked_about(referee: Referee) -> None:
    QApplication.clipboard().setText("(;SZ[9]PB[Gus 3d]PW[hana];B[ee])")
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    referee.press(referee.child(referee.dialog("event-record"), "event-record-paste"))
    referee.front(referee.board)
    assert referee.table(1, 4).case


def test_a_position_is_set_up_by_hand(referee: Referee) -> None:
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    referee.press(referee.child(referee.dialog("event-record"), "event-record-hand"))
    referee.front(referee.board)
    assert referee.board.modes.setting_up.is_on


def test_the_bar_goes_with_the_table(referee: Referee) -> None:
    sit(referee)
    bar = referee.main.events._at.bar
    bar.tell("<b>x</b> & y", "")
    assert bar.names.toolTip() == "<qt>&lt;b&gt;x&lt;/b&gt; &amp; y</qt>"
    assert referee.board.actions_by_id["table-record"].isEnabled()
    referee.main.open_text("(;SZ[9];B[ee])")
    assert not bar.isVisible()
    assert not referee.board.actions_by_id["table-record"].isEnabled()
    referee.key(Key.Key_E, CTRL | SHIFT, window=referee.board)
    referee.front(referee.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_speaks_the_language_and_nothing_is_clipped(
    referee: Referee, language: str
) -> None:
    sit(referee)
    referee.click("G5")
    referee.main.use_language(language)
    referee.front(referee.board)
    assert "Alice – Bob" in referee.label
    for size in SIZES:
        referee.board.resize(*size)
        settle()
        assert list(clipped(referee.main.events._at.bar)) == []
    referee.key(Key.Key_S, CTRL, window=referee.board)
    assert kept(referee).case.ruling


def test_the_event_was_closed_meanwhile(referee: Referee) -> None:
    sit(referee)
    path = referee.events.store.path
    referee.events.close()
    assert not referee.main.events.is_open
    referee.click("G5")
    referee.key(Key.Key_S, CTRL, window=referee.board)
    assert referee.main.events.is_open
    assert referee.events.store.path == path
    assert kept(referee).case.ruling


def test_the_event_is_gone(referee: Referee, answer) -> None:
    sit(referee)
    path = referee.events.store.path
    referee.events.close()
    path.rename(path.with_suffix(".away"))
    referee.click("G5")
    referee.key(Key.Key_S, CTRL, window=referee.board)
    assert referee.said.startswith("⚑ There is no file")
    assert "Save the case as" in referee.said
    assert referee.board.isWindowModified()
    answer(QMessageBox.StandardButton.Discard)


def test_a_copy_can_be_saved_as_a_file(referee: Referee, tmp_path, save_as, answer) -> None:
    session = sit(referee)
    referee.click("G5")
    save_as(tmp_path / "copy.goref")
    referee.key(Key.Key_S, CTRL | SHIFT)
    assert open_bytes((tmp_path / "copy.goref").read_bytes())[0].case == session.case
    assert referee.board.isWindowModified(), "the event has not got it yet"


# From the list


def test_decided_by_word(referee: Referee) -> None:
    referee.row(0)
    referee.key(Key.Key_D, CTRL)
    dialog = referee.dialog("event-word")
    ending = dialog.findChild(QComboBox, "event-word-ending")
    assert isinstance(ending, QComboBox)
    ending.setCurrentIndex(ending.findData("W+T"))
    referee.key(Key.Key_Return)
    settle()
    result = referee.table().result
    assert result is not None
    assert result.re == "W+T"
    assert referee.cells(Column.RESULT)[0] == in_words(RESULTS["T"], winner="White")
    assert referee.status == "Table 1/1, Alice – Bob: ■ decided · White wins on time"


@pytest.mark.parametrize(
    ("data", "margin", "re", "default"),
    [
        ("B+F", "", "B+F", True),
        ("B", "3.5", "B+3.5", False),
        ("draw", "", "0", False),
        ("both-lose", "", "Void", False),
        ("no-result", "", "Void", False),
    ],
)
def test_endings_by_word(
    referee: Referee, data: str, margin: str, re: str, default: bool
) -> None:
    referee.row(0)
    referee.key(Key.Key_D, CTRL, window=referee.events)
    dialog = referee.dialog("event-word")
    ending = dialog.findChild(QComboBox, "event-word-ending")
    assert isinstance(ending, QComboBox)
    ending.setCurrentIndex(ending.findData(data))
    line = referee.child(dialog, "event-word-reason")
    if margin:
        referee.child(dialog, "event-word-margin").setFocus()
        referee.write(margin)
    else:
        referee.key(Key.Key_Return)
        assert referee.table().result is None, "that needs a reason"
        line.setFocus()
        referee.write("as it happened")
    referee.key(Key.Key_Return)
    settle()
    result = referee.table().result
    assert result is not None
    assert (result.re, result.by_default) == (re, default)


def test_a_word_that_is_none_is_refused_beside_it(referee: Referee) -> None:
    referee.row(0)
    referee.key(Key.Key_D, CTRL)
    dialog = referee.dialog("event-word")
    ending = dialog.findChild(QComboBox, "event-word-ending")
    assert isinstance(ending, QComboBox)
    ending.setCurrentIndex(ending.findData("W"))
    referee.key(Key.Key_Return)
    assert "points" in dialog.problem.text()
    referee.child(dialog, "event-word-margin").setFocus()
    referee.write("many")
    referee.key(Key.Key_Return)
    assert "W+many" in dialog.problem.text()
    assert dialog.isVisible()
    referee.key(Key.Key_Escape)
    settle()
    assert referee.table().result is None


def test_dispute_reopen_and_note(referee: Referee) -> None:
    referee.row(0)
    referee.key(Key.Key_U, CTRL)
    referee.dialog("event-reason")
    referee.write("who had sente")
    referee.key(Key.Key_Return)
    settle()
    assert referee.cells(Column.STATE)[0] == "⚑ in dispute"
    referee.front(referee.events)
    referee.events.actions_by_id["reopen"].trigger()
    referee.dialog("event-reason")
    referee.write("settled")
    referee.key(Key.Key_Return)
    settle()
    assert referee.table().state is TableState.TO_PLAY
    referee.front(referee.events)
    referee.key(Key.Key_T, CTRL)
    referee.dialog("event-reason")
    referee.write("clock 3 stopped")
    referee.key(Key.Key_Return)
    settle()
    assert "clock 3 stopped" in referee.events.detail.text()
    reasons = [entry.reason for entry in referee.events.store.audit()[-3:]]
    assert reasons == ["who had sente", "settled", ""]


def test_all_that_are_ready_are_decided_but_those_unchecked(
    begin: Begin, tmp_path: Path
) -> None:
    referee = begin(event_file(tmp_path, [(1, RULED), (2, CLEAR), (3, RULED), (4, RULED)]))
    referee.looked()
    referee.key(Key.Key_D, CTRL | SHIFT)
    dialog = referee.dialog("event-ready")
    texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert texts == [
        "1/1  Alice – Bob: White wins by 4½ zi",
        "1/3  Erik – Fay: White wins by 4½ zi",
        "1/4  Gus – Hana: White wins by 4½ zi",
    ], "the board that nobody marked is not among them"
    assert list(clipped(dialog)) == []
    dialog.list.setCurrentRow(1)
    dialog.list.setFocus()
    referee.key(Key.Key_Space)
    assert dialog.list.item(1).checkState() is Qt.CheckState.Unchecked
    with open_event(referee.events.store.path, "other") as other:
        event_tables.dispute(other, other.event().table(1, 4), "wait")
    referee.press(dialog.go)
    referee.qtbot.waitUntil(lambda: not dialog.pump.is_busy)
    assert dialog.told.text() == "1 decided."
    assert "⚑" in dialog.list.item(2).text()
    referee.press(dialog.close_button)
    settle()
    states = [table.state.value for table in referee.event.of_round(1)]
    assert states == ["decided", "to-play", "to-play", "in-dispute"]
    assert referee.cells(Column.STATE)[0] == "■ decided"


def test_a_suggestion_is_accepted_for_one_table_only(referee: Referee, answer) -> None:
    referee.looked()
    referee.row(0)
    asked = answer(QMessageBox.StandardButton.Cancel)
    referee.key(Key.Key_A, window=referee.events)
    assert tells(asked[0], WON[Unit.ZI], name="White", amount="4½")
    assert referee.table().result is None
    answer(QMessageBox.StandardButton.Yes)
    referee.key(Key.Key_A, window=referee.events)
    result = referee.table().result
    assert result is not None
    assert result.re == "W+9"
    opened = kept(referee)
    assert opened.case.ruling.stones(StoneStatus.DEAD) >= RULED.ruling.stones(StoneStatus.DEAD)
    assert opened.kept is not None
    assert audit(opened.kept, opened.case).acts >= 1
    assert referee.table(1, 2).result is None
    referee.row(3)
    assert not referee.events.actions_by_id["accept"].isEnabled(), "it has no record"


def test_a_decided_table_without_a_record_gets_one_and_stays_decided(
    referee: Referee,
) -> None:
    referee.row(3)
    store = referee.events.store
    event_tables.decide_by_referee(store, referee.table(1, 4), "B+R")
    referee.key(Key.Key_F5)
    QApplication.clipboard().setText("(;SZ[9]PB[Gus]PW[Hana]RE[W+R];B[ee];W[dd])")
    referee.key(Key.Key_Return, CTRL)
    dialog = referee.dialog("event-record")
    referee.press(dialog.from_clipboard)
    told = "decided as B+R, but its record says W+R."
    assert told in referee.status
    table = referee.table(1, 4)
    assert table.result is not None
    assert (table.result.re, bool(table.case)) == ("B+R", True)
    assert told in referee.main.events._at.bar.warning.toolTip(), "it is open on the board"
    referee.looked()
    assert told in referee.events.model.detail(table)
    assert referee.events.model.status(table) is TableStatus.QUESTION


def test_questions_for_a_file_start_in_the_events_folder(
    referee: Referee, save_as, tmp_path: Path
) -> None:
    sit(referee)
    asked = save_as(None)
    commands = ("save-as", "export", "save-picture", "save-csv", "save-sheet", "save-kifu")
    for command in commands:
        referee.board.actions_by_id[command].trigger()
    referee.board.actions_by_id["protocol"].trigger()
    protocol = referee.dialog("protocol-dialog")
    referee.qtbot.waitUntil(protocol.save_button.isEnabled)
    referee.press(protocol.save_button)
    protocol.close()
    dialog = opened(referee.qtbot, ExportDialog(None, referee.events.store, EN))
    referee.qtbot.waitUntil(dialog.save.isEnabled)
    referee.press(dialog.save)
    assert len(asked) == len(commands) + 2
    assert {Path(name).parent for name in asked} == {referee.events.store.path.parent}
    assert Path(referee.main.preferences.folder) != referee.events.store.path.parent


# After a kill


def test_after_kill_9_the_case_still_knows_its_table(
    begin: Begin, tmp_path: Path, monkeypatch, qapp
) -> None:
    path = event_file(tmp_path, [(1, CLEAR), (2, CLEAR)])
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.qt.events.victim", str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said == "READY\n", process.communicate()
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
    finally:
        process.kill()
        process.communicate()
    assert len(list(journals().iterdir())) == 1
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: True)
    referee = begin(path)
    referee.main.offer_recovery()
    session = referee.board.session
    assert session.home.is_table
    assert session.case.ruling.stones(StoneStatus.DEAD) == RULED.ruling.stones(StoneStatus.DEAD)
    assert referee.label == "Round 1, table 2: Carol – Dan — ○ to play"
    assert referee.board.isWindowModified()
    assert not referee.table(1, 2).result
    referee.front(referee.board)
    referee.key(Key.Key_R, CTRL)
    result = referee.table(1, 2).result
    assert result is not None
    assert result.re == "W+9"
    opened = kept(referee, 2)
    assert opened.kept is not None
    assert audit(opened.kept, opened.case).fits


def test_a_recovered_case_whose_event_is_gone_is_not_lost(
    begin: Begin, tmp_path: Path, answer
) -> None:
    path = event_file(tmp_path, [(1, CLEAR)])
    with open_event(path) as store:
        session = sit_down(store, store.event().table(1, 1), journals())
        from goref.app.edits.ruling import MarkStones

        grid = session.case.record.grid
        session.do(MarkStones(frozenset({grid.point("G5")}), StoneStatus.DEAD))
        session.leave()
    path.rename(tmp_path / "away")
    referee = begin(event_file(tmp_path, name="another"))
    from goref.io.case.journal import unfinished

    [left] = unfinished(journals())
    recovery.recover(referee.main, left)
    assert referee.board.session.case.ruling
    assert referee.label.startswith("1/1 Alice – Bob — ⚑ There is no file")
    assert isinstance(referee.board.findChild(QLineEdit), QLineEdit | None)


@pytest.mark.parametrize("word", ["noted", "unnoted", "ruled"])
def test_after_a_crash_nothing_is_asked_if_the_event_has_it_all(
    begin: Begin, tmp_path: Path, monkeypatch, word: str
) -> None:
    path = event_file(tmp_path, [(1, CLEAR)])
    with open_event(path) as store:
        for number in (1, 4):  # with a record, and without
            session = sit_down(store, store.event().table(1, number), journals())
            if word == "ruled":
                point = session.case.record.grid.point("G5")
                session.do(MarkStones(frozenset({point}), StoneStatus.DEAD))
            else:
                session.do(RecordIncident(LATE))
            if word != "unnoted":
                note_incidents(session, store)
            session.leave()
    asked: list[object] = []
    monkeypatch.setattr(recovery, "wants_back", lambda main, left: asked.append(left))
    referee = begin(path)
    referee.main.offer_recovery()
    assert len(asked) == (0 if word == "noted" else 2)
    for left in journals().iterdir():
        left.unlink()


def test_the_next_table_leaves_this_one_kept(referee: Referee) -> None:
    session = sit(referee)
    referee.click("G5")
    referee.key(Key.Key_G, CTRL)  # a question would fail
    assert "Carol – Dan" in referee.label
    assert kept(referee).case == session.case
    assert referee.table().state is TableState.TO_PLAY


def test_a_case_on_the_board_is_not_left_unasked(referee: Referee, answer) -> None:
    referee.main.open_text("(;SZ[9];B[ee];W[cc])")
    referee.click("C7")
    before = referee.board.session
    assert before.is_changed
    asked = answer(QMessageBox.StandardButton.Cancel)
    referee.front(referee.events)
    referee.row(0)
    referee.key(Key.Key_Return)
    assert len(asked) == 1
    assert referee.board.session is before
    answer(QMessageBox.StandardButton.Discard)
    sit(referee)


def test_the_same_table_is_only_brought_to_the_front(referee: Referee) -> None:
    session = sit(referee)
    referee.click("G5")
    referee.front(referee.events)
    referee.row(0)
    referee.key(Key.Key_Return)  # a question would fail
    assert referee.board.session is session
    referee.front(referee.board)
    referee.key(Key.Key_S, CTRL)


def test_players_are_the_events_own_wherever_the_board_shows_them(referee: Referee) -> None:
    referee.main.open_text("(;SZ[9]PB[Ann];B[ee];W[cc])")
    board = referee.board
    referee.front(board)
    referee.key(Key.Key_B, CTRL)  # record and facts, made before it is a table's
    names = board.who.players[0].name, referee.child(board.views.details, "detail-PB")
    assert [name.isEnabled() for name in names] == [True, True]
    sit(referee)
    assert [name.isEnabled() for name in names] == [False, False]
    referee.main.use_theme("dark")  # in a window that is made anew
    fresh = referee.board
    assert fresh is not board
    assert not fresh.who.players[0].name.isEnabled()
    assert not referee.child(fresh.views.details, "detail-PB").isEnabled()
    referee.main.open_text("(;SZ[9]PB[Ann];B[ee];W[cc])")
    assert fresh.who.players[0].name.isEnabled()
    assert referee.child(fresh.views.details, "detail-PB").isEnabled()


def test_back_to_the_event_leads_to_the_table_of_the_board(referee: Referee) -> None:
    sit(referee, 2)
    referee.front(referee.events)
    referee.row(0)
    referee.front(referee.board)
    referee.key(Key.Key_E, CTRL | SHIFT)
    referee.front(referee.events)
    assert referee.events.table == referee.table(1, 2)


def test_the_bar_tells_all_of_a_name_again_once_there_is_room(referee: Referee) -> None:
    sit(referee)
    referee.board.resize(960, 700)
    bar = referee.main.events._at.bar
    bar.tell("Alice, a player of a very long name " * 8, in_words(TERMS["to-play"]))
    settle()
    narrow = bar.names.text()
    assert narrow != bar.names._whole
    referee.board.resize(1500, 700)
    settle()
    assert len(bar.names.text()) > len(narrow)


def test_whoever_wants_none_of_several_games_puts_none_behind_the_table(
    referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def give_up(parent: object, title: str, label: str, titles: list[str], *more: object):
        asked.extend(titles)
        return titles[0], False

    monkeypatch.setattr(QInputDialog, "getItem", give_up)
    QApplication.clipboard().setText("(;SZ[9];B[ee])(;SZ[9];B[cc])")
    before = referee.event
    referee.row(3)
    referee.key(Key.Key_Return, CTRL)
    dialog = referee.dialog("event-record")
    referee.press(referee.child(dialog, "event-record-paste"))
    assert len(asked) == 2
    assert dialog.isVisible(), "another way can be chosen"
    assert referee.event == before


@pytest.mark.parametrize("result", [True, False])
def test_a_protest_at_a_table_without_a_record(referee: Referee, result: bool) -> None:
    referee.row(3)
    if result:
        referee.key(Key.Key_B)
        referee.row(3)
    decided = referee.table(1, 4).result
    assert (decided is not None) is result
    referee.key(Key.Key_P)
    referee.front(referee.board)
    page = referee.board.features.desk.page
    assert ("result" in page.protest.title.text()) is result
    for key in (Key.Key_B, Key.Key_Tab, Key.Key_N, Key.Key_Return):
        referee.key(key)
    assert page.home.protest.isVisible() is result
    referee.key(Key.Key_S, CTRL)
    table = referee.table(1, 4)
    assert [one.grounds for one in table.protests] == ["n"]
    assert (table.case, table.result) == ("", decided), "it waits for its record"


def test_a_protest_that_waits_is_decided_from_the_list(referee: Referee) -> None:
    for number in range(1, 5):
        event_tables.decide_by_referee(referee.events.store, referee.table(1, number), "B+R")
    referee.events.reload()
    referee.row(3)
    referee.key(Key.Key_P)
    referee.front(referee.board)
    for key in (Key.Key_B, Key.Key_Tab, Key.Key_N, Key.Key_Return):
        referee.key(key)
    referee.front(referee.events)
    referee.row(0)
    foot = referee.events.foot
    assert foot.more.text() == "1 under protest"
    assert foot.act.text() == "Decide the protest at table 1/4  ↵"
    referee.press(foot.act)
    referee.front(referee.board)
    assert referee.board.foot.act.text().startswith("Decide")
    referee.key(Key.Key_Return)
    for key in (Key.Key_2, Key.Key_Return, Key.Key_Return):
        referee.key(key)
    referee.key(Key.Key_S, CTRL)
    assert [one.state for one in referee.table(1, 4).protests] == [ProtestState.DISMISSED]
    referee.front(referee.events)
    assert referee.events.foot.act.text().startswith("Go to round 2")


def test_a_warning_can_be_given_at_a_table_that_is_decided(referee: Referee) -> None:
    referee.row(3)
    referee.key(Key.Key_B)
    referee.row(3)
    assert referee.child(referee.events, "event-incident").isEnabled()
    assert not referee.child(referee.events, "event-time").isEnabled(), "the game is over"
    referee.key(Key.Key_I)
    referee.front(referee.board)
    for key in "blate":
        referee.key(Key(ord(key.upper())))
    referee.key(Key.Key_Return)
    referee.key(Key.Key_3)
    referee.key(Key.Key_Return)
    table = referee.table(1, 4)
    assert [one.kind for one in table.incidents] == ["late"]
    assert table.result is not None


def test_an_incident_at_a_table_without_a_record(referee: Referee) -> None:
    referee.row(3)
    assert not referee.table(1, 4).case
    referee.key(Key.Key_J, CTRL)
    referee.front(referee.board)
    board = referee.board
    assert board.session.home.is_table
    assert board.pages.drawer == "incidents"
    told = board.features.desk.page.home.told.text()
    event, table = referee.event, referee.table(1, 4)
    for side, id_ in (("Black", table.black), ("White", table.white)):
        assert f"{side}: {event.by_id[id_].name}" in told
    for key in "blate":
        referee.key(Key(ord(key.upper())))
    referee.key(Key.Key_Return)
    referee.key(Key.Key_L)
    assert [one.kind for one in board.session.case.incidents] == ["late"]
    referee.key(Key.Key_S, CTRL)
    assert [one.kind for one in referee.table(1, 4).incidents] == ["late"]
    assert not referee.table(1, 4).case, "it waits for its record"
    assert not board.actions_by_id["set-up"].isChecked()
    referee.events.choose(referee.table(1, 4))
    assert "Black: " in referee.events.detail.text()
    store = referee.events.store
    event_tables.keep_case(store, referee.table(1, 4), dump(CLEAR), "game.sgf")
    assert [one.kind for one in kept(referee, 4).case.incidents] == ["late"]


LATE = Incident(1, "late", Offender.WHITE, facts="it rang")


def test_an_incident_belongs_to_the_event_as_soon_as_it_is_entered(
    referee: Referee, no_dialogs
) -> None:
    """It is in the event with its table open, changed and undone too; nothing else is."""
    session = sit(referee)
    case = referee.table().case
    session.do(RecordIncident(LATE))
    assert referee.table().incidents == (LATE,)
    session.do(AmendIncident(replace(LATE, facts="it rang twice")))
    assert [one.facts for one in referee.table().incidents] == ["it rang twice"]
    referee.key(Key.Key_Z, CTRL)
    assert referee.table().incidents == (LATE,)
    session.do(LodgeProtest(Protest(1, Person.BLACK, lodged="15:00")))
    assert referee.table().under_protest
    assert referee.table().case == case
    assert referee.board.close(), "nothing is lost, so nothing is asked"
    again = sit(referee)
    assert (again.case.incidents, len(again.case.protests)) == ((LATE,), 1)
    with pytest.raises(EventError):
        close_round(referee.events.store, 1)


def test_an_incident_is_in_the_event_before_its_decision(referee: Referee, no_dialogs) -> None:
    """Once it is known whose it is, and what: leaving its page or the table loses nothing."""
    session = sit(referee)
    referee.key(Key.Key_J, CTRL)
    for key in "wlate":
        referee.key(Key(ord(key.upper())))
    assert referee.table().incidents == (), "nobody has said yet what happened"
    referee.key(Key.Key_Return)
    (incident,) = referee.table().incidents
    assert (incident.kind, incident.side, incident.is_open) == ("late", Offender.WHITE, True)
    assert incident.proposed
    assert incident.regulation
    assert referee.board.close()
    (again,) = sit(referee).case.incidents
    assert replace(again, ruling="") == replace(incident, ruling="")
    assert session.case.incidents == (incident,)
    assert before_closing(referee.event, 1).undecided == (referee.table(),)
    referee.events.reload()
    assert referee.cells(Column.STATE)[0].startswith("? question")
    assert "1 with an undecided incident" in referee.events.foot.more.text()
    assert referee.main.events.act("table-next")
    assert "table 1/1 an incident is not decided" in referee.said


def test_an_incident_that_was_left_is_decided_at_its_table(
    referee: Referee, no_dialogs
) -> None:
    sit(referee)
    referee.key(Key.Key_J, CTRL)
    for key in "wlate":
        referee.key(Key(ord(key.upper())))
    referee.key(Key.Key_Return)
    page = referee.board.features.desk.page
    page.ruling.more._set(facts="it rang")
    referee.key(Key.Key_Escape)
    assert page.step is page.home
    assert "decided later" in referee.said
    (incident,) = referee.table().incidents
    assert (incident.is_open, incident.facts) == (True, "it rang")
    referee.events.reload()
    referee.events.choose(referee.table())
    assert "⚑ 1. White: came late" in referee.events.detail.text()
    referee.key(Key.Key_Return)
    assert page.step is page.detail, "Enter opens what waits for a decision"
    referee.key(Key.Key_Escape)
    referee.key(Key.Key_Z, CTRL)
    referee.key(Key.Key_Z, CTRL)
    assert referee.table().incidents == (), "it can be undone"
    referee.key(Key.Key_J, CTRL)
    for key in "wlate":
        referee.key(Key(ord(key.upper())))
    referee.key(Key.Key_Return)
    referee.key(Key.Key_3)
    referee.key(Key.Key_Return)
    (incident,) = referee.table().incidents
    assert incident.holds
    assert len(referee.board.session.case.incidents) == 1


def test_time_added_is_entered_with_its_decision(referee: Referee, no_dialogs) -> None:
    referee.row(0)
    referee.key(Key.Key_T)
    referee.front(referee.board)
    assert referee.table().incidents == (), "one key may be an error"


def test_leaving_a_table_discards_rulings_but_no_incident(referee: Referee, answer) -> None:
    session = sit(referee)
    referee.click("G5")
    session.do(RecordIncident(LATE))
    asked = answer(QMessageBox.StandardButton.Discard)
    assert referee.board.close()
    assert len(asked) == 1
    again = sit(referee)
    assert again.case.incidents == (LATE,)
    assert not again.case.ruling


def test_what_was_changed_is_as_the_event_has_it_at_the_next_sitting(
    referee: Referee, answer
) -> None:
    session = sit(referee)
    session.do(RecordIncident(LATE))
    referee.key(Key.Key_S, CTRL)
    session.do(AmendIncident(replace(LATE, facts="it rang twice")))
    answer(QMessageBox.StandardButton.Discard)
    assert referee.board.close()
    assert [one.facts for one in sit(referee).case.incidents] == ["it rang twice"]


def test_an_incident_in_a_closed_round_is_kept_with_the_case(referee: Referee, answer) -> None:
    session = sit(referee)
    for number in (1, 2, 3, 4):
        decide_by_referee(referee.events.store, referee.table(number=number), "B+R")
    close_round(referee.events.store, 1, "unsigned")
    session.do(RecordIncident(LATE))
    assert "closed" in referee.said
    asked = answer(QMessageBox.StandardButton.Cancel)
    assert not referee.board.close()
    assert len(asked) == 1
    assert session.case.incidents == (LATE,)
