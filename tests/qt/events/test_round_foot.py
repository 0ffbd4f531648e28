"""The foot of an event's window: how far the round is, and Enter for what comes next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton

from goref.app.event.acts.doing import do
from goref.app.event.acts.players import AddPlayer
from goref.app.event.closing import close_round
from goref.app.event.files import change_info, new_event
from goref.app.event.tables import decide_by_referee, dispute
from goref.core.base.frozen import replace
from goref.core.event.event import EventInfo, Player, TableState
from tests.qt.desk import NONE, Key, settle
from tests.qt.events.referee import CLEAR, RULED, Begin, Referee, event_file


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    """Two tables with cases, one of them ready, and two without."""
    made = begin(event_file(tmp_path, [(1, RULED), (2, CLEAR)]))
    made.looked()
    return made


def foot(referee: Referee) -> tuple[str, str, str]:
    """What the foot says, in large and in small, and its act."""
    shown = referee.events.foot
    return shown.says.text().replace("\u00a0", " "), shown.more.text(), shown.act.text()


def decide(referee: Referee, *numbers: int, round: int = 1) -> None:
    for number in numbers:
        decide_by_referee(referee.events.store, referee.table(round, number), "B+R")
    referee.events.reload()


def test_the_foot_follows_the_chosen_table(referee: Referee) -> None:
    says, more = "Round 1: 0 of 4 decided", "1 ready · 2 without a record"
    assert foot(referee) == (says, more, "Open table 1/1  ↵")
    referee.key(Key.Key_Down)
    assert foot(referee)[2] == "Open table 1/2  ↵"
    referee.key(Key.Key_Down)
    assert foot(referee)[2] == "Enter results  ↵"
    dispute(referee.events.store, referee.table(1, 2), "a ko")
    referee.key(Key.Key_F5)
    assert foot(referee)[1] == "1 ready · 1 in dispute · 2 without a record"


def test_enter_opens_the_chosen_table(referee: Referee) -> None:
    referee.row(1)
    referee.key(Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    referee.front(referee.board)
    assert referee.board.session.home.is_table
    assert "1/2" in referee.label or "table 2" in referee.label


def test_enter_begins_to_enter_results_at_a_table_without_a_record(referee: Referee) -> None:
    referee.row(2)
    referee.key(Key.Key_Return)
    assert referee.events.filter.search.hasFocus()


def test_a_decided_table_is_left_for_the_next(referee: Referee) -> None:
    decide(referee, 1)
    assert foot(referee)[2] == "Next: table 1/2  ↵"
    referee.press(referee.events.foot.act)
    referee.front(referee.board)
    assert referee.events.table is not None
    assert referee.events.table.place == "1/2"


def test_what_is_all_ready_is_one_act(referee: Referee) -> None:
    decide(referee, 2, 3, 4)
    assert foot(referee) == (
        "Round 1: 3 of 4 decided",
        "1 ready",
        "Decide the ready table…  ↵",
    )
    referee.key(Key.Key_Return)
    referee.dialog("event-ready").close()
    settle()
    assert referee.table().state is TableState.TO_PLAY, "it asks before"


def test_after_the_round_the_next_and_then_the_wall_list(
    referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide(referee, 1, 2, 3, 4)
    says, more, act = foot(referee)
    assert (says, more, act) == ("Round 1: every table decided (4)", "", "Go to round 2  ↵")
    assert referee.events.foot.says.font().bold(), "it is settled"
    referee.key(Key.Key_Return)
    assert referee.events.round == 2
    assert foot(referee)[0] == "Round 2: 0 of 2 decided"
    assert not referee.events.foot.says.font().bold()
    decide(referee, 1, 2, round=2)
    assert foot(referee)[2] == "Close round 2…  ↵"
    close_round(referee.events.store, 2, "nobody signs here")
    referee.key(Key.Key_F5)
    assert foot(referee) == ("Round 2 is closed. Tables: 2", "", "Wall list…  ↵")
    previewed: list[bool] = []
    monkeypatch.setattr(
        "goref.qt.events.output.wall_list.preview_wall_list",
        lambda *_: previewed.append(True),
    )
    referee.key(Key.Key_Return)
    assert previewed == [True]


def test_after_a_closed_round_the_next_planned_one_is_imported(referee: Referee) -> None:
    store = referee.events.store
    change_info(store, replace(store.event().info, rounds=3))
    for round, numbers in ((1, (1, 2, 3, 4)), (2, (1, 2))):
        decide(referee, *numbers, round=round)
    close_round(store, 2, "nobody signs here")
    referee.key(Key.Key_F5)
    assert foot(referee)[2].startswith("Import round 3…")
    beside = referee.events.foot.findChild(QPushButton, "event-preview")
    assert beside is not None
    assert beside.isVisible()


def test_a_held_enter_does_nothing(referee: Referee) -> None:
    view = referee.events.list.table
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, NONE, "\r", True)
    QApplication.sendEvent(view, held)
    settle()
    assert referee.main.window is None, "nothing was opened"


def test_enter_in_the_search_only_goes_to_the_list(referee: Referee) -> None:
    window = referee.events
    window.filter.seek()
    referee.write("carol")
    referee.key(Key.Key_Return)
    assert window.list.table.hasFocus()
    assert referee.main.window is None
    assert foot(referee)[2] == "Open table 1/2  ↵"
    referee.key(Key.Key_Return)
    referee.front(referee.board)


def test_an_empty_event_begins_with_pairings(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "new.gorefevent"
    new_event(path, EventInfo("New")).close()
    # Enter is that of the button in the empty list, which does the same.
    assert foot(begin(path)) == ("No tables yet", "", "Import pairings…")


def test_a_window_opens_at_the_first_table_that_is_not_decided(
    begin: Begin, tmp_path: Path
) -> None:
    first = begin(event_file(tmp_path))
    decide(first, 1, 2)
    path = first.events.store.path
    first.events.close()
    again = begin(path)
    assert again.events.table is not None
    assert again.events.table.place == "1/3"


def test_all_players_without_a_table_are_named_in_the_tool_tip(referee: Referee) -> None:
    for number in range(5):
        do(referee.events.store, AddPlayer(Player(f"Late {number}")))
    referee.key(Key.Key_F5)
    shown = referee.events.foot.more
    assert shown.text().endswith("…")
    assert "Late 4" not in shown.text()
    assert all(f"Late {number}" in shown.toolTip() for number in range(5))
    assert shown.accessibleDescription() == shown.toolTip()
    referee.events.go_to_round(0)
    assert not shown.text().endswith("…")
    assert shown.toolTip() == ""
