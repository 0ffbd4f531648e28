"""Tables are put in and changed by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from goref.app.event.files import open_event
from goref.app.event.tables import decide_by_referee, dispute, put_file
from goref.core.base.language import capital
from goref.core.event.event import Bye, Table, TableState
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.fault_box import changed_in
from goref.qt.events.players.pairing_dialog import PairingDialog
from goref.qt.events.players.player_box import PlayerBox
from goref.qt.events.players.player_dialog import PlayerDialog
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import click, cup, meanwhile, opened, press, sgf, write
from tests.wordings import in_words


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def names(store: EventStore, round: int, number: int) -> tuple[str, str]:
    event = store.event()
    table = event.table(round, number)
    return event.by_id[table.black].name, event.by_id[table.white].name


def choose(box: PlayerBox, name: str) -> None:
    """Type a name, and leave what is proposed."""
    write(box.lineEdit(), name)
    popup = box.completer().popup()
    if popup.isVisible():
        QTest.keyClick(popup, Key.Key_Escape)


def test_a_table_is_put_in_by_the_keyboard(qtbot, store):
    dialog = opened(qtbot, PairingDialog(None, store, None, 2, EN))
    assert (dialog.round.value(), dialog.number.value()) == (2, 3)
    assert dialog.focusWidget() in (dialog.black, dialog.black.lineEdit())
    choose(dialog.black, "una o'hara")  # the other way round, by the way
    choose(dialog.white, "Doe Jane 3D")
    dialog.handicap.setValue(3)
    assert dialog.komi.placeholderText() == "0, from the event"
    write(dialog.komi, "-5.5")
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible(), dialog.fault.text()
    table = store.event().table(2, 3)
    assert names(store, 2, 3) == ("O'Hara Una", "Doe Jane")
    assert (table.handicap, table.komi) == (3, Fraction(-11, 2))


def test_names_are_completed_from_any_part(qtbot, store):
    dialog = opened(qtbot, PairingDialog(None, store, None, 2, EN))
    line = dialog.black.lineEdit()
    line.setFocus()
    QTest.keyClicks(line, "jan")
    popup = dialog.black.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())] == [
        "Doe Jane 3D"
    ]
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert line.text() == "Doe Jane 3D"
    assert dialog.isVisible()


def test_the_number_is_proposed_for_the_round(qtbot, store):
    dialog = opened(qtbot, PairingDialog(None, store, None, 1, EN))
    assert dialog.number.value() == 4
    dialog.round.setValue(3)
    assert dialog.number.value() == 1


@pytest.mark.parametrize(
    ("black", "white", "number", "told"),
    [
        ("", "Doe Jane", 3, "Who plays Black?"),
        ("Nobody", "Doe Jane", 3, "No player of the event is called Nobody; choose one"),
        ("Doe Jane", "Doe Jane", 3, f"{capital(in_words('against-himself'))}."),
        ("Doe Jane", "Roe Rick", 3, "Roe Rick is at table 2/1 in that round already."),
        ("Doe Jane", "O'Hara Una", 2, "Table 2/2 is there already."),
    ],
)
def test_what_cannot_be_is_said(qtbot, store, black, white, number, told):
    dialog = opened(qtbot, PairingDialog(None, store, None, 2, EN))
    dialog.black.setEditText(black)
    dialog.white.setEditText(white)
    dialog.number.setValue(number)
    press(dialog, Key.Key_Return)
    assert dialog.fault.text().startswith(f"✕ {told}")
    assert len(store.event().tables) == 5


def test_a_bye_is_in_the_way(qtbot, store):
    event = store.event()
    with store.change() as change:
        change.add_bye(Bye(2, event.players[0].id))
    dialog = opened(qtbot, PairingDialog(None, store, None, 2, EN))
    dialog.black.show_player(event.players[0].id)
    dialog.white.show_player(event.players[5].id)
    press(dialog, Key.Key_Return)
    assert "has a bye in that round" in dialog.fault.text()


def test_colours_are_swapped_by_a_click(qtbot, store):
    dialog = opened(qtbot, PairingDialog(None, store, store.event().table(2, 1), 2, EN))
    click(dialog.swap)
    press(dialog, Key.Key_Return)
    assert names(store, 2, 1) == ("Müller Jörg", "Roe Rick")


def test_a_new_player_sits_where_nobody_does(qtbot, store):
    dialog = opened(qtbot, PairingDialog(None, store, None, 2, EN))
    choose(dialog.black, "Doe Jane 3D")

    def enter(inner):
        assert isinstance(inner, PlayerDialog)
        write(inner.surname, "Extra")
        press(inner, Key.Key_Return)

    meanwhile(enter)
    click(dialog.new)
    assert (dialog.black.currentText(), dialog.white.currentText()) == ("Doe Jane 3D", "Extra")
    press(dialog, Key.Key_Return)
    assert names(store, 2, 3) == ("Doe Jane", "Extra")


def test_who_played_at_a_decided_table_stays(qtbot, store):
    dialog = opened(qtbot, PairingDialog(None, store, store.event().table(1, 1), 1, EN))
    for field in (dialog.black, dialog.white, dialog.handicap, dialog.komi, dialog.swap):
        assert not field.isEnabled()
    assert "The table is decided" in dialog.hint.text()
    assert dialog.focusWidget() is dialog.note
    write(dialog.note, "late start")
    press(dialog, Key.Key_Return)
    table = store.event().table(1, 1)
    assert (table.note, table.state) == ("late start", TableState.DECIDED)


def test_a_case_made_for_something_else_goes_with_a_reason(qtbot, store, tmp_path):
    (tmp_path / "a.sgf").write_text(sgf("Roe Rick", "Müller Jörg"))
    table, _ = put_file(store, store.event().table(2, 1), tmp_path / "a.sgf")
    dialog = opened(qtbot, PairingDialog(None, store, table, 2, EN))
    dialog.handicap.setValue(2)
    press(dialog, Key.Key_Return)
    assert "will be detached" in dialog.fault.text()
    assert dialog.focusWidget() is dialog.reason
    assert store.event().table(2, 1).case
    write(dialog.reason, "forgotten")
    press(dialog, Key.Key_Return)
    table = store.event().table(2, 1)
    assert (table.case, table.handicap) == ("", 2)
    assert store.audit()[-1].reason == "forgotten"


def test_a_remark_leaves_the_case_where_it_is(qtbot, store, tmp_path):
    (tmp_path / "a.sgf").write_text(sgf("Roe Rick", "Müller Jörg"))
    table, _ = put_file(store, store.event().table(2, 1), tmp_path / "a.sgf")
    dialog = opened(qtbot, PairingDialog(None, store, table, 2, EN))
    write(dialog.note, "clock stopped")
    press(dialog, Key.Key_Return)
    assert store.event().table(2, 1).case == table.case


def test_what_others_changed_meanwhile_is_shown_and_nothing_typed_is_lost(qtbot, store):
    table = store.event().table(2, 1)
    dialog = opened(qtbot, PairingDialog(None, store, table, 2, EN))
    write(dialog.note, "mine")
    with open_event(store.path, "bert@table") as other, other.change() as change:
        change.update_table(replace(table, handicap=2, note="his"))
    press(dialog, Key.Key_Return)
    assert "bert@table" in dialog.fault.text()
    assert (dialog.handicap.value(), dialog.note.text()) == (2, "mine")
    press(dialog, Key.Key_Return)
    now = store.event().table(2, 1)
    assert (now.handicap, now.note) == (2, "mine")


def test_a_table_decided_meanwhile_is_closed(qtbot, store):
    table = store.event().table(2, 1)
    dialog = opened(qtbot, PairingDialog(None, store, table, 2, EN))
    dialog.handicap.setValue(2)
    with open_event(store.path, "bert@table") as other:
        decide_by_referee(other, table, "B+R")
    press(dialog, Key.Key_Return)
    assert not dialog.handicap.isEnabled()
    assert dialog.handicap.value() == 0, "what can no longer be changed is shown as it is"
    press(dialog, Key.Key_Return)
    assert store.event().table(2, 1).handicap == 0


def edited(store: EventStore, table: Table) -> bool:
    """Whether something changed while a table was shown."""
    return changed_in(None, EN, lambda: PairingDialog(None, store, table, 2, EN))


def test_the_function_answers_whether_something_changed(store):
    table = store.event().table(2, 2)
    meanwhile(lambda dialog: press(dialog, Key.Key_Return))
    assert not edited(store, table)

    def change(dialog):
        write(dialog.note, "x")
        press(dialog, Key.Key_Return)

    meanwhile(change)
    assert edited(store, table)
    disputed = dispute(store, store.event().table(2, 2), "both claim")
    meanwhile(lambda dialog: press(dialog, Key.Key_Escape))
    assert not edited(store, disputed)


def test_a_table_gets_a_board_of_its_own_and_the_events_back(qtbot, store):
    table = store.event().table(2, 1)
    dialog = opened(qtbot, PairingDialog(None, store, table, 2, EN))
    assert dialog.board_size.text() == "19, from the event"
    write(dialog.board_size.lineEdit(), "13")
    if dialog.reason is not None:
        write(dialog.reason, "a small board")
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible(), dialog.fault.text()
    table = store.event().table(2, 1)
    assert table.size == 13
    dialog = opened(qtbot, PairingDialog(None, store, table, 2, EN))
    write(dialog.board_size.lineEdit(), "19")
    press(dialog, Key.Key_Return)
    assert store.event().table(2, 1).size == 0
