"""A round is closed and opened again in an event's window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit

from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import NoteIncidents
from goref.app.event.files import open_event, take_in
from goref.app.event.table_status import TableStatus
from goref.app.event.tables import decide_by_referee
from goref.core.event.event import Bye, Player, TableState
from goref.core.event.notes import Note
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.core.texts.event.events import say
from goref.core.texts.export import RESULTS
from goref.qt.events.dialogs.close_round_dialog import SIGNED
from goref.qt.events.tables.table_model import Column
from tests.app.event.program_file import opengotha
from tests.languages import EN
from tests.qt.desk import Key, settle
from tests.qt.events.dialog_hands import click, meanwhile, press, write
from tests.qt.events.referee import Begin, Referee, event_file
from tests.wordings import in_words, tells

CTRL = Qt.KeyboardModifier.ControlModifier
CHANGING = ("record", "word", "dispute", "reopen", "note", "sign", "pairing", "remove-table")


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    """Everything in round 1 is decided."""
    made = begin(event_file(tmp_path))
    for number in (1, 2, 3, 4):
        decide_by_referee(made.events.store, made.table(1, number), "B+R")
    made.events.reload()
    made.events.go_to_round(1)
    return made


def asked(act: Callable[[QDialog], object]) -> list[QDialog]:
    """Answer the dialog that opens next; it does not stay open if that fails."""

    def answer(dialog: QDialog) -> None:
        try:
            act(dialog)
        finally:
            dialog.reject()

    return meanwhile(answer)


def states(referee: Referee) -> list[str]:
    return referee.cells(Column.STATE)


def test_a_sheet_is_signed_and_that_taken_back_with_a_key(referee: Referee) -> None:
    referee.row(1)
    before = referee.events.list.table.grab().toImage()
    referee.key(Key.Key_G, CTRL)
    assert states(referee) == ["■ decided", "■ decided, signed", "■ decided", "■ decided"]
    assert referee.events.list.table.grab().toImage() != before
    assert referee.status.endswith("■ decided, signed · Black wins by resignation")
    assert referee.events.foot.more.text() == "3 not signed"
    referee.key(Key.Key_G, CTRL)
    assert set(states(referee)) == {"■ decided"}
    assert referee.events.foot.more.text() == ""


def test_a_round_is_closed_with_its_sheets(referee: Referee) -> None:
    def close(dialog: QDialog) -> None:
        assert dialog.windowTitle() == "Close round 1"
        assert not dialog.reason.isHidden(), "a reason is wanted while sheets are open"
        click(dialog.all)
        assert dialog.asked.text() == in_words(SIGNED, count=0)
        assert dialog.reason.isHidden()
        press(dialog, Key.Key_Return)

    met = asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert len(met) == 1
    assert referee.event.info.closed == (1,)
    assert set(states(referee)) == {"■ decided, signed, round closed"}
    assert referee.status == "Round 1 is closed."
    assert (
        referee.events.foot.says.text().replace("\u00a0", " ") == "Round 1 is closed. Tables: 4"
    )
    actions = referee.events.actions_by_id
    assert [id_ for id_ in CHANGING if actions[id_].isEnabled()] == []
    assert actions["open-round"].isEnabled()
    assert not actions["close-round"].isEnabled()
    referee.events.go_to_round(2)
    assert actions["word"].isEnabled(), "another round goes on"
    assert not actions["open-round"].isEnabled()


def test_without_signatures_a_reason_is_asked(referee: Referee) -> None:
    def close(dialog: QDialog) -> None:
        press(dialog, Key.Key_Space)  # the first sheet is here
        assert dialog.asked.text() == in_words(SIGNED, count=3)
        press(dialog, Key.Key_Return)
        assert dialog.fault.text() == "✕ A reason is needed here."
        assert dialog.isVisible()
        assert dialog.reason.hasFocus()
        write(dialog.reason, "club night")
        press(dialog, Key.Key_Return)

    asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert states(referee)[0] == "■ decided, signed, round closed"
    assert states(referee)[1] == "■ decided, round closed"
    assert referee.events.store.audit()[-1].reason == "club night"


def test_what_is_open_is_told_and_chosen(referee: Referee) -> None:
    referee.events.go_to_round(2)
    referee.row(1)
    referee.key(Key.Key_L, CTRL)
    told = "⚑ Round 2 cannot be closed: not decided: 2/1, 2/2"
    assert referee.status == told
    assert referee.events.table is not None
    assert referee.events.table.place == "2/1"
    assert referee.event.info.closed == ()


def test_a_closed_round_is_opened_again_with_a_reason(referee: Referee) -> None:
    asked(lambda dialog: (click(dialog.all), press(dialog, Key.Key_Return)))
    referee.key(Key.Key_L, CTRL)
    settle()
    referee.events.actions_by_id["open-round"].trigger()
    dialog = referee.dialog("event-reason")
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert referee.event.info.closed == (1,), "not without a reason"
    write(dialog.findChild(QLineEdit), "an appeal at table 3")
    press(dialog, Key.Key_Return)
    assert referee.event.info.closed == ()
    assert referee.status == "Round 1 is open again."
    assert set(states(referee)) == {"■ decided, signed"}, "what was signed stays so"


def test_the_foot_closes_the_last_round(referee: Referee) -> None:
    for number in (1, 2):
        decide_by_referee(referee.events.store, referee.table(2, number), "W+R")
    referee.events.reload()
    assert referee.events.foot.act.text() == "Close round 2…  ↵"

    def close(dialog: QDialog) -> None:
        click(dialog.all)
        write(dialog.reason, "four went home")
        press(dialog, Key.Key_Return)

    asked(close)
    referee.key(Key.Key_Return)
    settle()
    assert referee.events.round == 2
    assert referee.event.info.closed == (2,)
    assert referee.events.foot.act.text() == "Wall list…  ↵"


def test_a_round_that_another_has_opened_meanwhile_is_looked_at_again(referee: Referee) -> None:
    def close(dialog: QDialog) -> None:
        click(dialog.all)
        decide_by_referee(referee.events.store, referee.table(1, 2), "W+R", "the other way")
        press(dialog, Key.Key_Return)
        assert "Somebody else has changed this" in dialog.fault.text()
        assert dialog.isVisible()
        assert tells(dialog.list.item(1).text(), RESULTS["R"], winner="White"), "as it is now"
        press(dialog, Key.Key_Escape)

    asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert referee.event.info.closed == ()
    assert referee.table(1, 2).state is TableState.DECIDED


def test_an_error_goes_when_the_check_marks_change(referee: Referee) -> None:
    def close(dialog: QDialog) -> None:
        press(dialog, Key.Key_Return)
        assert dialog.fault.isVisible()
        dialog.list.setFocus()
        press(dialog, Key.Key_Space)
        assert not dialog.fault.isVisible()

    met = asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert len(met) == 1
    assert referee.event.info.closed == ()


def test_a_sheet_whose_result_another_changed_is_not_signed_by_a_second_press(
    referee: Referee,
) -> None:
    def close(dialog: QDialog) -> None:
        click(dialog.all)
        with open_event(referee.events.store.path, "someone@else") as other:
            decide_by_referee(other, other.event().table(1, 2), "W+R", "misread")
        for _ in range(2):
            press(dialog, Key.Key_Return)
        assert dialog.isVisible(), "a reason or the check mark is missing"
        lines = [dialog.list.item(row) for row in range(dialog.list.count())]
        unchecked = [one.text() for one in lines if one.checkState() is Qt.CheckState.Unchecked]
        assert len(unchecked) == 1
        assert in_words(RESULTS["R"], winner="White") in unchecked[0], "what it says now"

    referee.events.watch.stop()
    met = asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert len(met) == 1
    assert not referee.table(1, 2).is_signed


def test_players_without_a_table_are_named_before_a_round_is_closed(referee: Referee) -> None:
    store = referee.events.store
    with store.change() as change:
        for name in ("Nobody", "Ill", "Resting"):
            player = change.add_player(Player(name, absent=(1,) if name == "Ill" else ()))
            if name == "Resting":
                change.add_bye(Bye(1, player.id))
    referee.events.reload()
    assert "Nobody" in referee.events.foot.more.text()

    def close(dialog: QDialog) -> None:
        note = Note("players-without-table", (("count", "1"), ("names", "Nobody")))
        assert dialog.missing.isVisible()
        assert dialog.missing.text() == f"? {say(note, EN)}", "neither Ill nor Resting"
        click(dialog.all)
        assert dialog.reason.isVisible(), "Nobody is still without a table"
        press(dialog, Key.Key_Return)
        assert dialog.isVisible()
        assert dialog.fault.text() == "✕ A reason is needed here."
        write(dialog.reason, "came too late")
        press(dialog, Key.Key_Return)

    met = asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert len(met) == 1
    assert referee.event.info.closed == (1,)
    assert referee.events.store.audit()[-1].reason == "came too late"


def test_a_result_to_decide_again_is_a_question_and_named_at_closing(referee: Referee) -> None:
    """A protest at a table without a record was upheld; the result is as before."""
    store = referee.events.store
    for state in (ProtestState.LODGED, ProtestState.UPHELD):
        protests = (Protest(1, Person.BLACK, state=state),)
        do(store, NoteIncidents(replace(referee.table(1, 2), protests=protests)))
    referee.events.reload()
    note = Note("upheld-not-ruled", (("tables", "1/2"),))
    assert states(referee)[1] == "? question"
    assert referee.glances[1] == f"⚑ {say(note, EN)}"
    assert referee.events.filter.chip(TableStatus.QUESTION).text().endswith("1")

    def close(dialog: QDialog) -> None:
        assert dialog.missing.text() == f"? {say(note, EN)}"
        click(dialog.all)
        press(dialog, Key.Key_Return)
        assert dialog.isVisible(), "a reason is needed"

    met = asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert len(met) == 1
    assert referee.event.info.closed == ()
    decide_by_referee(store, referee.table(1, 2), "W+R", "the appeal")
    referee.events.reload()
    assert states(referee)[1] == "■ decided"
    assert referee.glances[1] == ""


def test_pairings_of_the_program_that_never_came_in_are_named(
    referee: Referee, tmp_path: Path
) -> None:
    """The pairing program has paired two more players since its file was imported."""
    store, file = referee.events.store, tmp_path / "cup.xml"
    games = [(t.number, t.black, t.white) for t in referee.event.of_round(1)]
    names = {player.id: player.name for player in referee.event.players}
    late = [*((n, names[b], names[w]) for n, b, w in games), (9, "Ivy", "Jan")]
    file.write_text(opengotha(late), "utf-8")
    take_in(store, "opengotha", opengotha(late[:-1]).encode(), file=file)
    referee.events.reload()

    def close(dialog: QDialog) -> None:
        referee.qtbot.waitUntil(lambda: not dialog.work.is_busy)
        told = {"file": "cup.xml", "round": "1", "tables": "9 Ivy – Jan"}
        note = Note("sheet-not-imported", tuple(told.items()))
        assert dialog.missing.text() == f"? {say(note, EN)}"
        click(dialog.all)
        press(dialog, Key.Key_Return)
        assert dialog.isVisible()
        write(dialog.reason, "they play tomorrow")
        press(dialog, Key.Key_Return)

    met = asked(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert len(met) == 1
    assert referee.event.info.closed == (1,)
