"""A player withdraws or misses a round: one act, which Ctrl+Z undoes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from goref.app.event.closing import close_round
from goref.app.event.files import change_info
from goref.app.event.tables import decide_by_referee
from goref.core.base.frozen import replace
from goref.core.event.closing import without_table
from goref.core.event.event import Player
from goref.qt.events.commands import ON_TABLE
from goref.qt.events.players.withdraw_dialog import WithdrawDialog
from tests.qt.desk import Key, settle
from tests.qt.events.dialog_hands import click, meanwhile, press, write
from tests.qt.events.referee import Begin, Referee, event_file

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    """Four rounds are planned; the second is paired in part."""
    made = begin(event_file(tmp_path))
    change_info(made.events.store, replace(made.event.info, rounds=4))
    made.events.reload()
    return made


def player(referee: Referee, name: str) -> Player:
    return next(one for one in referee.event.players if one.name == name)


def test_a_player_of_the_chosen_table_plays_no_more_and_that_is_undone(
    referee: Referee,
) -> None:
    referee.events.go_to_round(1)
    referee.row(0)
    assert "withdraw-black" in ON_TABLE
    entries = len(referee.events.store.audit())

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, WithdrawDialog)
        assert dialog.player.player.name == "Alice"
        assert dialog.round.value() == 2, "the first round is paired"
        assert "Absent in rounds: 3, 4" in dialog.hint.text()
        assert "2/1" in dialog.hint.text(), "a table is left"
        write(dialog.reason, "ill")
        press(dialog, Key.Key_Return)

    meanwhile(answer)
    referee.events.actions_by_id["withdraw-black"].trigger()
    settle()
    assert player(referee, "Alice").absent == (3, 4)
    (entry,) = referee.events.store.audit()[entries:]
    assert entry.reason == "ill"
    assert referee.status == "Alice: absent in rounds 3, 4"
    referee.front(referee.events)
    referee.key(Key.Key_Z, CTRL)
    assert player(referee, "Alice").absent == ()
    assert referee.status == "Undone: absence of Alice"


def test_a_player_without_a_table_misses_one_round(referee: Referee) -> None:
    referee.events.go_to_round(2)

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, WithdrawDialog)
        dialog.player.setEditText("Erik")
        dialog.span.setCurrentIndex(1)
        press(dialog, Key.Key_Return)

    meanwhile(answer)
    referee.events.actions_by_id["withdraw"].trigger()
    settle()
    assert player(referee, "Erik").absent == (2,)
    assert [one.name for one in without_table(referee.event, 2)] == ["Fay", "Gus", "Hana"]


def test_closing_offers_to_mark_who_has_no_table(referee: Referee) -> None:
    store = referee.events.store
    for number in (1, 2):
        decide_by_referee(store, referee.table(2, number), "B+R")
    referee.events.reload()
    referee.events.go_to_round(2)

    def close(dialog: QDialog) -> None:
        assert dialog.away.isVisible()
        click(dialog.away)
        assert not dialog.away.isVisible()
        assert not dialog.missing.isVisible()
        click(dialog.all)
        press(dialog, Key.Key_Return)

    meanwhile(close)
    referee.key(Key.Key_L, CTRL)
    settle()
    assert referee.event.info.closed == (2,)
    assert player(referee, "Fay").absent == (2,)
    assert referee.status == "Round 2 is closed."
    referee.front(referee.events)
    referee.key(Key.Key_Z, CTRL)
    assert referee.event.info.closed == ()
    assert referee.status == "Round 2 is open again."
    referee.key(Key.Key_Z, CTRL)
    assert player(referee, "Fay").absent == ()


def test_in_a_closed_round_undo_says_that_it_is_closed(referee: Referee) -> None:
    referee.events.go_to_round(1)
    for row in range(4):
        referee.row(row)
        referee.key(Key.Key_B)
    close_round(referee.events.store, 1, "by another")
    referee.key(Key.Key_Z, CTRL)
    assert "round 1 is closed" in referee.status.lower()
    assert "changed since" not in referee.status
