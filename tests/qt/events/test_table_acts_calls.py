"""Calls for a referee and the time of a round in an event's window, by keys and menus."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from goref.app.event.acts.calls import answer_call, call_referee
from goref.app.event.acts.round_clock import begins_at, present
from goref.app.event.acts.rounds import set_round_time
from goref.app.event.files import open_event
from goref.core.event.event import RoundTime
from tests.qt.desk import Key, settle
from tests.qt.events.dialog_hands import click, meanwhile, press, write
from tests.qt.events.referee import Begin, Referee, event_file

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    made = begin(event_file(tmp_path))
    made.events.go_to_round(1)
    made.row(1)
    return made


def can(referee: Referee) -> dict[str, bool]:
    actions = referee.events.actions_by_id
    return {id_: actions[id_].isEnabled() for id_ in ("call", "answer-call", "end-call")}


def test_a_referee_is_called_answers_and_ends_it(referee: Referee) -> None:
    events = referee.events
    assert can(referee) == {"call": True, "answer-call": False, "end-call": False}
    events.actions_by_id["call"].trigger()
    table = events.table
    assert table is not None
    assert table.called
    assert "nobody has answered" in referee.status
    assert events.panel.detail.text().startswith("⚑ Called ")
    assert events.foot.more.text().startswith("⚑ 1 call for a referee: 1/2")
    assert can(referee) == {"call": False, "answer-call": True, "end-call": True}
    events.actions_by_id["answer-call"].trigger()
    assert events.table is not None
    assert events.table.comes
    assert f"{events.table.comes} comes" in events.panel.detail.text()
    events.actions_by_id["end-call"].trigger()
    assert "call" not in events.foot.more.text()
    assert can(referee) == {"call": True, "answer-call": False, "end-call": False}


def test_a_call_is_no_act_that_undo_takes_back(referee: Referee) -> None:
    events = referee.events
    events.actions_by_id["call"].trigger()
    assert not events.acts.can_undo
    place = events.table.number if events.table is not None else 0
    referee.key(Key.Key_B)
    referee.row(1)
    decided = referee.table(1, place)
    assert decided.result is not None
    assert decided.called
    events.actions_by_id["end-call"].trigger()
    referee.key(Key.Key_Z, CTRL)
    now = referee.table(1, place)
    assert (now.result, now.called) == (None, "")


def test_a_call_from_elsewhere_is_announced(referee: Referee) -> None:
    events = referee.events
    with open_event(events.store.path, "Rob (reporter)") as other:
        called = call_referee(other, other.event().table(1, 2))
        answer_call(other, called, "Ann")
    events.watch.look()
    assert "Table 1/2: ⚑ Called" in referee.status
    assert "Ann comes" in referee.status
    assert "Rob (reporter)" in referee.status


def test_the_time_of_the_round_is_set_and_removed(referee: Referee) -> None:
    events = referee.events

    def fill(dialog: QDialog) -> None:
        assert dialog.windowTitle() == "Time of round 1"
        write(dialog.began, "25:00")
        press(dialog, Key.Key_Return)
        assert "25:00" in dialog.fault.text()
        click(dialog.now)
        write(dialog.minutes, "x")
        press(dialog, Key.Key_Return)
        assert dialog.isVisible()
        write(dialog.minutes, "150")
        press(dialog, Key.Key_Return)

    met = meanwhile(fill)
    events.actions_by_id["round-time"].trigger()
    settle()
    assert len(met) == 1
    time = events.event_read.info.time_of(1)
    assert time is not None
    begins = begins_at(time)
    assert begins is not None
    assert 0 <= (present() - begins).total_seconds() < 3600
    assert time.minutes == 150
    assert f"began {time.began[11:16]}" in events.foot.more.text().replace("\u00a0", " ")

    def clear(dialog: QDialog) -> None:
        assert dialog.began.text() == time.began[11:16]
        assert dialog.minutes.text() == "150"
        write(dialog.began, "")
        write(dialog.minutes, "")
        press(dialog, Key.Key_Return)

    meanwhile(clear)
    events.actions_by_id["round-time"].trigger()
    settle()
    assert events.event_read.info.times == ()


def test_a_time_that_somebody_set_meanwhile_is_not_replaced(referee: Referee) -> None:
    events = referee.events

    def fill(dialog: QDialog) -> None:
        with open_event(events.store.path, "two") as other:
            set_round_time(other, 1, "", 60)
        write(dialog.minutes, "150")
        press(dialog, Key.Key_Return)
        assert "another time of round 1" in dialog.fault.text()
        dialog.reject()

    meanwhile(fill)
    events.actions_by_id["round-time"].trigger()
    settle()
    assert events.event_read.info.times == (RoundTime(1, "", 60),)
