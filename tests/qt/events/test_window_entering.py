"""Results entered at the rows of an event's window, and as slips that are typed blind."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QPushButton

from goref.app.event import tables as event_tables
from goref.app.event.closing import close_round
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.table_status import TableStatus
from goref.core.base.frozen import replace
from goref.core.event.event import EventInfo, TableState
from goref.core.event.result import Verdict
from goref.core.incidents.consequence import WARNING
from goref.core.incidents.incident import Incident, Offender, Person, Protest
from goref.core.incidents.kinds import KINDS
from goref.qt.events.dialogs.decision_dialog import DecisionDialog
from goref.qt.events.tables.row_delegate import content, key_places
from goref.qt.events.tables.table_model import Column
from goref.qt.look.style import PRIMARY, ROLE, roles
from tests.qt.desk import CTRL, LEFT, NONE, Key, settle
from tests.qt.events.referee import RULED, Begin, Referee, event_file
from tests.wordings import in_words

SLIPS = 100


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    """Table 1 of four has a case that is ready."""
    made = begin(event_file(tmp_path, [(1, RULED)]))
    made.looked()
    return made


def results(referee: Referee) -> list[str]:
    """The results of the first round, empty for open tables."""
    return [t.result.re if t.result else "" for t in referee.event.of_round(1)]


def key_of_row(referee: Referee, row: int, letter: int) -> None:
    """Click the B, W, = or … of a row, by its number from 0."""
    view = referee.events.list.table
    cell = view.visualRect(view.model().index(row, Column.RESULT))
    place = key_places("BW=…", content(cell))[letter]
    QTest.mouseClick(view.viewport(), LEFT, NONE, place.center())


def many_tables(folder: Path, count: int, shift: int = 0) -> Path:
    """An event of one round; White's number is the table's, and ``shift`` more."""
    path = folder / "slips.gorefevent"
    pairings = ["Round,Table,Black,White"]
    pairings += [f"1,{n},Black {n + 20 * shift},White {n + shift}" for n in range(1, count + 1)]
    with new_event(path, EventInfo("Slips")) as store:
        take_in(store, "pairings", "\n".join(pairings).encode())
    return path


def test_a_hundred_slips_are_typed_blind(begin: Begin, tmp_path: Path) -> None:
    referee = begin(many_tables(tmp_path, SLIPS))
    order = [n * 37 % 101 for n in range(1, SLIPS + 1)]  # as slips come: in any order
    assert sorted(order) == list(range(1, SLIPS + 1))
    strokes = 1
    referee.key(Key.Key_Return)  # the next act in a fresh round
    assert referee.events.filter.search.hasFocus()
    for number in order:
        slip = f"{number} {'bw'[number % 2]}"
        referee.write(slip)
        referee.key(Key.Key_Return)
        strokes += len(slip) + 1
    found = {table.number: table.result for table in referee.event.tables}
    for number, result in found.items():
        assert result is not None, number
        assert result.verdict is (Verdict.WHITE if number % 2 else Verdict.BLACK), number
    assert strokes == 1 + sum(len(str(n)) + 3 for n in order) == 493
    assert referee.events.filter.search.text() == ""


def test_a_slip_that_fails_is_kept_in_sight(referee: Referee) -> None:
    window = referee.events
    window.filter.seek()
    for slip in ("44 B", "2 W", "2 B", "3 ="):
        referee.write(slip)
        referee.key(Key.Key_Return)
    assert results(referee) == ["", "W+", "", ""], "no decision is changed, none needs a reason"
    for slip in ("44 B", "2 B", "3 ="):
        assert slip in window.message
    assert window.filter.search.text() == ""
    assert QApplication.activeModalWidget() is None
    referee.key(Key.Key_Escape)
    assert "44 B" not in window.message


def test_a_slip_names_its_round_where_all_are_shown(referee: Referee) -> None:
    referee.events.go_to_round(0)
    referee.events.filter.seek()
    for slip in ("2 b", "2/2 w"):
        referee.write(slip)
        referee.key(Key.Key_Return)
    assert referee.table(1, 2).result is None
    assert referee.table(2, 2).result is not None


def test_a_slip_means_the_only_round_there_is_to_decide(referee: Referee) -> None:
    for number in (1, 2):
        event_tables.decide_by_referee(referee.events.store, referee.table(2, number), "B+R")
    referee.events.reload()
    referee.events.go_to_round(0)
    referee.events.filter.seek()
    referee.write("2 b")
    referee.key(Key.Key_Return)
    assert results(referee) == ["", "B+", "", ""]


def test_a_slip_means_the_only_round(begin: Begin, tmp_path: Path) -> None:
    referee = begin(many_tables(tmp_path, 3))
    referee.events.go_to_round(0)
    referee.events.filter.seek()
    referee.write("2 b")
    referee.key(Key.Key_Return)
    assert results(referee) == ["", "B+", ""]


def test_a_missed_slip_goes_once_its_table_is_entered(referee: Referee) -> None:
    window = referee.events
    window.go_to_round(0)
    window.filter.seek()
    for slip in ("2 b", "44 b", "1/2 b"):
        referee.write(slip)
        referee.key(Key.Key_Return)
    assert results(referee)[1] == "B+"
    assert "44 b" in window.message
    assert "2 b" not in window.message
    referee.write("1/2 w")
    referee.key(Key.Key_Return)
    assert "Ctrl+Z" in window.message, "how the decision is changed"
    assert results(referee)[1] == "B+"


def test_the_search_still_finds(referee: Referee) -> None:
    referee.events.filter.seek()
    referee.write("bob")
    assert referee.cells(Column.PLACE) == ["1/1"]
    referee.key(Key.Key_Return)
    assert referee.events.list.table.hasFocus()
    assert results(referee) == [""] * 4


def test_one_key_enters_and_goes_one_down(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_B)
    referee.key(Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert results(referee) == ["", "B+", "W+", ""]
    assert referee.events.table is not None
    assert referee.events.table.place == "1/4"
    referee.key(Key.Key_B)
    assert results(referee)[3] == "B+"
    assert referee.events.table.place == "1/4", "the last one stays"


def test_a_held_key_enters_one(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_B)
    for _ in range(3):
        held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_B, NONE, "b", True)
        QApplication.sendEvent(referee.events.list.table, held)
    assert results(referee) == ["", "B+", "", ""]


def test_no_key_enters_while_a_menu_or_dialog_is_open(referee: Referee) -> None:
    referee.row(1)
    bar = referee.events.menuBar()
    bar.setActiveAction(bar.actions()[-1])
    menu = bar.actions()[-1].menu()
    assert isinstance(menu, QMenu)
    assert QApplication.activePopupWidget() is menu
    QTest.keyClick(menu, Key.Key_W)  # no letter of this menu: Qt passes it on to the window
    window = referee.events.windowHandle()
    assert window is not None
    QTest.keyClick(window, Key.Key_B)
    menu.close()
    assert results(referee) == [""] * 4
    referee.key(Key.Key_T, CTRL)
    dialog = referee.dialog("event-reason")
    referee.write("bw=")
    QTest.keyClick(window, Key.Key_B)
    dialog.close()
    settle()
    assert results(referee) == [""] * 4


def test_no_key_enters_with_a_modifier_or_without_a_table(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_W, Qt.KeyboardModifier.AltModifier)
    referee.events.filter.search.setText("nobody is called so")
    referee.events.list.enter()
    referee.key(Key.Key_B)
    assert results(referee) == [""] * 4


def test_the_keys_of_a_row_are_clicked(referee: Referee) -> None:
    key_of_row(referee, 1, 1)
    assert results(referee) == ["", "W+", "", ""]
    key_of_row(referee, 3, 3)
    referee.dialog("event-word").close()
    assert results(referee)[3] == ""


def test_a_double_click_on_a_key_is_one_act(referee: Referee) -> None:
    referee.press(referee.events.filter.chip(TableStatus.TO_PLAY))
    view = referee.events.list.table
    cell = view.visualRect(view.model().index(0, Column.RESULT))
    place = key_places("BW=…", content(cell))[0].center()
    QTest.mouseClick(view.viewport(), LEFT, NONE, place)
    assert referee.cells(Column.PLACE) == ["1/3", "1/4"], "another row is under the pointer"
    QTest.mouseDClick(view.viewport(), LEFT, NONE, place)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, place)
    settle()
    assert results(referee) == ["", "B+", "", ""]
    assert referee.main.window is None


def test_a_draw_needs_a_reason_only_where_no_count_gives_one(
    referee: Referee, begin: Begin
) -> None:
    referee.row(1)
    referee.key(Key.Key_Equal)
    dialog = referee.dialog("event-word")
    ending = dialog.findChild(QComboBox)
    assert ending is not None
    assert ending.currentData() == "draw"
    dialog.close()
    settle()
    store = referee.events.store
    with store.change() as change:
        change.set_info(replace(referee.event.info, komi=Fraction(7)))
    referee.events.reload()
    referee.front(referee.events)
    referee.key(Key.Key_Equal)
    assert results(referee) == ["", "0", "", ""]


def test_a_draw_with_its_reason_goes_one_down(referee: Referee) -> None:
    window = referee.events
    window.filter.seek()
    referee.write("2 =")
    referee.key(Key.Key_Return)
    assert "=" in window.message.split("2 =")[0], "that key asks for the reason"
    assert window.table is not None
    assert window.table.place == "1/2", "at this row"
    referee.key(Key.Key_Down)
    referee.key(Key.Key_Equal)
    dialog = referee.dialog("event-word")
    reason = dialog.findChild(QLineEdit, "event-word-reason")
    assert reason is not None
    reason.setFocus()
    referee.write("triple ko")
    referee.key(Key.Key_Return)
    settle()
    referee.front(window)
    assert results(referee) == ["", "0", "", ""]
    assert window.table.place == "1/3"
    assert "2 =" not in window.message, "it is entered"


def test_the_reason_of_a_draw_is_typed_at_once(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_Equal)
    dialog = referee.dialog("event-word")
    reason = dialog.findChild(QLineEdit, "event-word-reason")
    assert reason is not None
    assert reason.hasFocus()
    referee.write("both players agreed")
    referee.key(Key.Key_Return)
    settle()
    result = referee.table(1, 2).result
    assert result is not None
    assert (result.re, result.reason) == ("0", "both players agreed")


@pytest.mark.parametrize("key", [Key.Key_B, Key.Key_W, Key.Key_Equal])
def test_a_decision_is_changed_in_the_dialog_alone(referee: Referee, key: Key) -> None:
    referee.row(3)
    referee.key(Key.Key_B)
    for _ in range(2):
        referee.key(key)  # the last row stays chosen, and letters go on
        settle()
        assert QApplication.activeModalWidget() is None
    assert "1/4" in referee.status
    assert "Ctrl+Z" in referee.status
    assert results(referee) == ["", "", "", "B+"]
    referee.key(Key.Key_Period)
    referee.dialog("event-word").close()


@pytest.mark.parametrize(
    ("word", "ending", "margin", "default"),
    [
        ("W+3.5", "W", "3.5", False),
        ("B+R", "B+R", "", False),
        ("B+", "B+", "", False),
        ("W+F", "W+F", "", True),
        ("both-lose!", "both-lose", "", True),
        ("no-result", "no-result", "", False),
    ],
)
def test_a_decided_table_is_opened_with_its_result(
    referee: Referee, word: str, ending: str, margin: str, default: bool
) -> None:
    event_tables.decide_by_referee(referee.events.store, referee.table(1, 4), word, "so agreed")
    referee.events.reload()
    referee.row(3)
    referee.key(Key.Key_Period)
    dialog = referee.dialog("event-word")
    assert isinstance(dialog, DecisionDialog)
    assert dialog.ending.currentData() == ending
    assert (dialog.margin.text(), dialog.default.isChecked()) == (margin, default)
    assert dialog.ending.hasFocus(), "it is to be changed"
    dialog.close()


def test_a_margin_that_no_count_gives_is_asked_about(referee: Referee) -> None:
    window = referee.events
    window.filter.seek()
    referee.write("2 W+3")
    referee.key(Key.Key_Return)
    assert results(referee) == [""] * 4
    near = "White wins by 1¼ zi, White wins by 1¾ zi"
    assert near in window.message
    assert "2 W+3" in window.message
    assert QApplication.activeModalWidget() is None
    referee.write("3 B")
    referee.key(Key.Key_Return)
    referee.write("2 W+3")
    referee.key(Key.Key_Return)
    assert results(referee) == ["", "", "B+", ""], "another slip was typed in between"
    referee.write("2 w+3")
    referee.key(Key.Key_Return)
    assert results(referee) == ["", "W+3", "B+", ""]
    assert "Not entered" not in window.message
    referee.row(3)


def test_the_dialog_asks_about_a_margin_that_no_count_gives(referee: Referee) -> None:
    referee.row(3)
    referee.key(Key.Key_Period)
    dialog = referee.dialog("event-word")
    assert isinstance(dialog, DecisionDialog)
    dialog.ending.setCurrentIndex(dialog.ending.findData("B"))
    dialog.margin.setText("4")
    referee.press(dialog.ok)
    assert "Black wins by 1¾ zi, Black wins by 2¼ zi" in dialog.problem.text()
    assert results(referee)[3] == ""
    dialog.margin.setText("5")
    referee.press(dialog.ok)
    assert results(referee)[3] == "", "another margin is asked about again"
    referee.press(dialog.ok)
    assert results(referee)[3] == "B+5"


def test_digits_in_the_list_begin_a_slip(begin: Begin, tmp_path: Path) -> None:
    referee = begin(many_tables(tmp_path, 12))
    window = referee.events
    referee.row(2)
    for key in (Key.Key_1, Key.Key_0, Key.Key_Space, Key.Key_B):
        referee.key(key)
    assert window.filter.search.text() == "10 b"
    referee.key(Key.Key_Return)
    assert [t.number for t in referee.event.tables if t.result] == [10]


def test_a_number_chooses_its_table_before_names(begin: Begin, tmp_path: Path) -> None:
    referee = begin(many_tables(tmp_path, 12, shift=1))
    referee.events.filter.seek()
    referee.write("7")
    assert referee.cells(Column.PLACE) == ["1/6", "1/7"], "White 7 sits at table 6"
    referee.key(Key.Key_Return)
    assert referee.events.list.table.hasFocus()
    referee.key(Key.Key_W)
    assert [t.number for t in referee.event.tables if t.result] == [7]


def test_a_ready_table_is_accepted_by_a(referee: Referee) -> None:
    referee.row(0)
    referee.key(Key.Key_A)
    assert referee.table().state is TableState.DECIDED
    assert referee.table().result == referee.events.event_read.table(1, 1).result
    assert results(referee)[0].startswith(("B+", "W+"))


def test_a_held_enter_confirms_one_slip(referee: Referee) -> None:
    search = referee.events.filter.search
    search.setFocus()
    referee.write("2 b")
    referee.key(Key.Key_Return)
    referee.write("3 w")
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, NONE, "\r", True)
    QApplication.sendEvent(search, held)
    assert results(referee) == ["", "B+", "", ""]
    assert search.hasFocus()


@pytest.mark.parametrize("key", [Key.Key_Period, Key.Key_I, Key.Key_P, Key.Key_T, Key.Key_A])
def test_a_letter_in_a_closed_round_says_that_it_is_closed(referee: Referee, key: Key) -> None:
    for row in range(4):
        referee.row(row)
        referee.key(Key.Key_B)
    close_round(referee.events.store, 1, "unsigned")
    referee.events.reload()
    referee.row(3)
    referee.key(key)
    assert "Round 1 is closed" in referee.status
    assert QApplication.activeModalWidget() is None


# Undoing


def test_the_last_act_is_taken_back_by_one_key(referee: Referee) -> None:
    window = referee.events
    assert not window.undo.isVisible()
    referee.row(1)
    referee.key(Key.Key_B)
    referee.key(Key.Key_W)
    assert window.undo.isVisible()
    referee.key(Key.Key_Z, CTRL)
    assert results(referee) == ["", "B+", "", ""]
    assert window.table is not None
    assert window.table.place == "1/3", "there it can be entered again"
    referee.press(window.undo)
    assert results(referee) == [""] * 4
    assert not window.undo.isVisible()
    assert not window.actions_by_id["undo"].isEnabled()


def test_undo_is_not_offered_next_to_what_it_does_not_undo(referee: Referee) -> None:
    window = referee.events
    referee.row(1)
    referee.key(Key.Key_B)
    assert window.undo.isVisible()
    window.say("Round 2 is closed.")
    assert not window.undo.isVisible()
    assert window.actions_by_id["undo"].isEnabled(), "the key still does it"


def test_the_key_works_between_two_slips(referee: Referee) -> None:
    referee.events.filter.seek()
    referee.write("2 b")
    referee.key(Key.Key_Return)
    referee.key(Key.Key_Z, CTRL)
    assert results(referee) == [""] * 4
    assert referee.events.filter.search.hasFocus()


def test_the_same_table_is_taken_back_twice(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_B)
    referee.row(1)
    referee.key(Key.Key_U, CTRL)
    referee.dialog("event-reason")
    referee.write("a ko")
    referee.key(Key.Key_Return)
    settle()
    referee.front(referee.events)
    assert referee.table(1, 2).state is TableState.IN_DISPUTE
    for left in ("B+", ""):
        referee.key(Key.Key_Z, CTRL)
        assert results(referee)[1] == left
    assert referee.table(1, 2).note == ""


def test_what_another_has_changed_since_is_not_taken_back(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_B)
    referee.events.watch.stop()
    with open_event(referee.events.store.path, "someone@else") as other:
        table = other.event().table(1, 2)
        event_tables.decide_by_referee(other, table, "W+R", "the sheet")
    referee.key(Key.Key_Z, CTRL)
    assert results(referee)[1] == "W+R"
    assert "1/2" in referee.status


def test_nothing_is_entered_or_taken_back_in_a_closed_round(referee: Referee) -> None:
    for number in range(1, 5):
        event_tables.decide_by_referee(referee.events.store, referee.table(1, number), "B+R")
    event_tables.reopen(referee.events.store, referee.table(1, 1), "again")
    referee.events.reload()
    referee.row(0)
    referee.key(Key.Key_B)
    close_round(referee.events.store, 1, "no signatures here")
    referee.events.reload()
    referee.row(0)
    for key, held in ((Key.Key_W, NONE), (Key.Key_Z, CTRL)):
        referee.key(key, held)
        assert results(referee)[0] == "B+"


# What is shown


def test_the_chips_count_and_choose(referee: Referee) -> None:
    bar = referee.events.filter
    counts = {status: bar.chip(status).text().split()[-1] for status in (None, *TableStatus)}
    assert counts[None] == "4"
    assert counts[TableStatus.READY] == "1"
    assert counts[TableStatus.TO_PLAY] == "3"
    referee.press(bar.chip(TableStatus.TO_PLAY))
    assert referee.cells(Column.PLACE) == ["1/2", "1/3", "1/4"]
    referee.events.list.enter()
    for key in (Key.Key_B, Key.Key_W, Key.Key_B):
        referee.key(key)
    assert results(referee) == ["", "B+", "W+", "B+"], (
        "each row that goes gives way to the next"
    )
    referee.press(referee.child(referee.events, "event-none-fit-all"))
    assert bar.status is None


def line(referee: Referee, row: int, column: Column, y: int = 0) -> list[str]:
    """The colours of a cell along its width, y pixels below the middle of its height."""
    view = referee.events.list.table
    cell = view.visualRect(view.model().index(row, column))
    image = view.viewport().grab().toImage()
    ratio = image.devicePixelRatio()
    down = int((cell.center().y() + y) * ratio)
    across = (int((cell.left() + x) * ratio) for x in range(cell.width() - 4))
    return [image.pixelColor(x, down).name() for x in across]


def is_struck(referee: Referee, row: int) -> bool:
    """Whether a line without gaps goes through the text of a result."""
    ground = roles().surface
    lines = (line(referee, row, Column.RESULT, y)[26:110] for y in range(-4, 5))
    return any(ground not in found for found in lines)


def test_states_are_chips_and_a_protest_strikes_its_result_out(referee: Referee) -> None:
    store = referee.events.store
    table = event_tables.decide_by_referee(store, referee.table(1, 2), "W+R")
    referee.events.reload()
    referee.row(3)
    assert line(referee, 1, Column.STATE)[6] == roles().surface, "decided: no ground"
    assert not is_struck(referee, 1)
    with store.change() as change:
        change.update_table(replace(table, protests=(Protest(1, Person.BLACK),)))
    referee.events.reload()
    assert line(referee, 1, Column.STATE)[6] == roles().trouble_ground
    assert is_struck(referee, 1)
    assert referee.events.filter.chip(TableStatus.PROTEST).text().endswith("1")
    assert referee.events.filter.chip(TableStatus.DECIDED).text().endswith("0")
    assert referee.events.filter.rounds.itemText(1) == "Round 1 (0 of 4 decided)"
    assert "0 of 4 decided" in referee.events.foot.says.text().replace("\u00a0", " ")


def test_the_panel_shows_the_warnings_of_the_whole_event(referee: Referee) -> None:
    store, panel = referee.events.store, referee.events.panel
    warned = Incident(1, "late", Offender.WHITE, decided=(WARNING,))
    with store.change() as change:
        change.update_table(replace(referee.table(1, 2), incidents=(warned,)))  # Carol – Dan
        change.update_table(replace(referee.table(2, 2), komi=Fraction(0), size=13))
    referee.events.reload()
    referee.events.go_to_round(2)
    referee.row(1)  # Bob – Dan
    assert panel.names["white"].text() == "Dan"
    late = in_words(KINDS["late"].name)
    assert late in panel.warnings["white"].text()
    assert late not in panel.warnings["black"].text()
    assert "13×13" in panel.terms.text()
    assert not panel.board.isVisible()
    referee.events.go_to_round(1)
    referee.row(0)
    assert panel.board.isVisible()
    ground = QColor(referee.main.theme.board)
    image = panel.board.grab().toImage()
    across = [image.pixelColor(x, image.height() // 2) for x in range(image.height())]
    assert ground in across
    assert min(colour.lightness() for colour in across) < 60, "there are black stones"


@pytest.mark.parametrize(("key", "step"), [(Key.Key_P, "protest"), (Key.Key_T, "otherwise")])
def test_letters_begin_a_protest_or_added_time(referee: Referee, key: Key, step: str) -> None:
    referee.row(0)
    referee.key(key)
    referee.front(referee.board)
    page = referee.board.features.desk.page
    assert referee.board.session.home.is_table
    assert page.step in (getattr(page, step), page.ruling)
    assert page.isVisible()


@pytest.mark.parametrize("word", ["", "W+R"])
def test_a_protest_without_a_record_comes_to_its_page(referee: Referee, word: str) -> None:
    if word:
        event_tables.decide_by_referee(referee.events.store, referee.table(1, 2), word)
        referee.events.reload()
    referee.row(1)
    referee.press(referee.events.buttons["protest"])
    referee.front(referee.board)
    page = referee.board.features.desk.page
    assert page.step is page.protest
    assert page.isVisible()
    assert {"Carol", "Dan"} <= set(page.protest.told.text().replace("·", " ").split())
    referee.key(Key.Key_B)
    referee.key(Key.Key_Tab)
    referee.write("a ko")
    referee.key(Key.Key_Return)
    referee.main.events.act("table-keep")
    assert referee.table(1, 2).under_protest
    assert results(referee)[1] == word, "the result is kept until the protest is decided"


def test_there_is_one_primary_button(referee: Referee) -> None:
    buttons = referee.events.findChildren(QPushButton)
    filled = [b.objectName() for b in buttons if b.isVisible() and b.property(ROLE) == PRIMARY]
    assert filled == [referee.events.foot.act.objectName()]


def test_the_line_on_an_act_goes_when_the_next_one_begins(referee: Referee) -> None:
    window = referee.events
    referee.row(3)
    referee.key(Key.Key_B)
    assert "1/4" in referee.status
    referee.row(2)
    referee.key(Key.Key_Period)
    assert referee.status == "", "a dialog has opened"
    referee.dialog("event-word").close()
    referee.front(window)
    referee.key(Key.Key_W)
    assert "1/3" in referee.status
    window.filter.seek()
    referee.write("Alice")
    assert "1/3" in referee.status, "a search is no act"
    window.filter.clear()
    referee.write("44 B")
    assert referee.status == ""
    referee.key(Key.Key_Return)
    assert "44 B" in referee.status
    window.actions_by_id["incident"].trigger()
    assert "44 B" in window.message, "what was not entered remains in sight"
    assert "There is no table" not in window.message
