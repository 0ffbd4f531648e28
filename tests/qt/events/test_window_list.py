"""The window of an event lists its tables and follows what is done to them, by whomever."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QClipboard, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from goref.app.event import tables as event_tables
from goref.app.event.files import new_event, open_event, take_in
from goref.app.event.glance import GlanceKind
from goref.app.event.table_status import TableStatus
from goref.app.event.tables import decide_by_referee, reopen
from goref.core.event.event import EventInfo, TableState
from goref.core.rulesets.ruleset import Unit
from goref.core.texts.event.glance import GLANCES
from goref.core.texts.export import RESULTS
from goref.core.texts.results import WON
from goref.io.event import lease
from goref.io.event.lease import lease_of
from goref.io.event.store import EventStore
from goref.qt.events.tables.table_list import ListPage
from goref.qt.events.tables.table_model import Column
from goref.qt.events.window import EventWindow
from tests.io.event.test_lease import left
from tests.languages import ZH
from tests.qt.desk import CTRL, Key, settle
from tests.qt.events.referee import CLEAR, RULED, Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES, SIZES, clipped
from tests.wordings import in_words


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(1, RULED), (2, CLEAR)]))


def test_an_event_opens_in_its_own_window_alone(referee: Referee) -> None:
    assert referee.main.window is None
    assert referee.events.windowTitle() == "Autumn Cup — goref"
    assert referee.cells(Column.PLACE) == ["1/1", "1/2", "1/3", "1/4"]
    assert referee.cells(Column.BLACK) == ["Alice", "Carol", "Erik", "Gus"]
    assert referee.cells(Column.STATE)[2:] == ["○ to play"] * 2
    assert "game1.sgf" in referee.events.detail.text()
    assert referee.events.heading.text() == "Autumn Cup"
    assert "Chinese, 2002" in referee.events.panel.terms.text()


def test_the_cases_are_looked_at(referee: Referee) -> None:
    referee.looked()
    said = referee.glances
    assert said[0] == "✓ White wins by 4½ zi, nothing open"
    verdict = in_words(WON[Unit.ZI], name="White", amount="4½")
    assert said[1] == f"◌ {in_words(GLANCES['suggested'], verdict=verdict)}"
    assert said[2:] == ["no record yet"] * 2
    foot = referee.events.foot
    assert foot.says.text().replace("\u00a0", " ") == "Round 1: 0 of 4 decided"
    assert foot.more.text() == "1 ready · 2 without a record"
    assert [b.text() for b in foot.beside if b.isVisible()] == [
        "Enter results",
        "Decide the ready table…",
    ]
    referee.row(1)
    assert "1/2" in referee.events.panel.title.text()
    assert referee.events.panel.names["black"].text() == "Carol"
    assert "suggested" in referee.events.detail.text()
    view = referee.events.list.table
    image = view.viewport().grab().toImage()
    cell = view.visualRect(view.model().index(0, Column.RESULT))
    colours = {
        image.pixel(x, y)
        for x in range(cell.left(), cell.left() + 120)
        for y in range(cell.top(), cell.bottom())
    }
    assert len(colours) > 2, "something is written there"


def test_opinions_that_are_to_wait_are_not_given(begin: Begin, tmp_path: Path) -> None:
    from goref.qt.look.preferences import Preferences

    Preferences().tournament = True
    referee = begin(event_file(tmp_path, [(2, CLEAR)]))
    referee.looked()
    assert referee.glances[1] == f"○ {in_words(GLANCES['unmarked'])}"
    assert not referee.events.actions_by_id["accept"].isEnabled()


def test_a_decided_table_needs_no_opinion(begin: Begin, tmp_path: Path) -> None:
    path = event_file(tmp_path, [(2, CLEAR)])
    with EventStore.open(path, "judge") as store:
        decide_by_referee(store, store.event().table(1, 2), "B+R")
    referee = begin(path)
    referee.looked()
    glance = referee.events.glance(referee.table(1, 2))
    assert glance is not None
    assert (glance.kind, glance.accepts) == (GlanceKind.UNMARKED, None)
    assert {wanted.opinion for wanted in referee.main.events._cache} == {False}
    reopen(referee.events.store, referee.table(1, 2), "a mistake")
    referee.events.reload()
    referee.looked()
    glance = referee.events.glance(referee.table(1, 2))
    assert glance is not None
    assert glance.kind is GlanceKind.SUGGESTED, "now it is asked for"


def test_a_round_a_state_or_a_name_is_shown(referee: Referee) -> None:
    window = referee.events
    texts = [window.filter.rounds.itemText(i) for i in range(window.filter.rounds.count())]
    assert texts == [
        "All rounds (6)",
        "Round 1 (0 of 4 decided)",
        "Round 2 (0 of 2 decided)",
    ]
    window.filter.rounds.setFocus()
    QTest.keyClick(window.filter.rounds, Key.Key_Up)
    assert len(referee.cells(Column.PLACE)) == 6
    referee.key(Key.Key_F, CTRL)
    assert window.filter.search.hasFocus()
    referee.write("alice")
    assert referee.cells(Column.PLACE) == ["1/1", "2/1"]
    referee.write(" carol")
    assert referee.cells(Column.PLACE) == ["2/1"]
    referee.write("x")
    assert window.list.currentIndex() == ListPage.NONE_FIT
    referee.press(referee.child(window, "event-none-fit-all"))
    assert len(referee.cells(Column.PLACE)) == 6
    event_tables.decide_by_referee(window.store, referee.table(1, 3), "B+R")
    referee.key(Key.Key_F5)
    window.filter.show_status(TableStatus.DECIDED)
    assert referee.cells(Column.PLACE) == ["1/3"]
    assert referee.cells(Column.RESULT) == [in_words(RESULTS["R"], winner="Black")]
    referee.looked()
    window.filter.show_status(TableStatus.READY)
    assert referee.cells(Column.PLACE) == ["1/1"]
    referee.key(Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert len(referee.cells(Column.PLACE)) == 6, "in whichever state"


def test_the_chosen_table_is_told_anew_once_its_case_was_looked_at(
    begin: Begin, tmp_path: Path
) -> None:
    referee = begin(event_file(tmp_path, [(1, CLEAR)]))
    referee.looked()
    assert referee.events.table == referee.table(1, 1)
    assert referee.events.actions_by_id["accept"].isEnabled()
    assert "suggested" in referee.events.detail.text()


def test_an_empty_event_says_what_to_do(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "new.gorefevent"
    new_event(path, EventInfo("New")).close()
    referee = begin(path)
    assert referee.events.list.currentIndex() == ListPage.EMPTY
    label = referee.child(referee.events, "event-empty")
    assert label.isVisible()
    assert "Drop pairings" in label.text()
    assert not referee.events.actions_by_id["adjudicate"].isEnabled()


def test_two_windows_of_one_event_see_each_others_decisions(
    referee: Referee, begin: Begin
) -> None:
    first = referee.events
    other = begin(first.store.path)
    second = other.events
    assert second is not first
    second.choose(other.table(1, 3))
    event_tables.decide_by_referee(first.store, first.event_read.table(1, 3), "W+R")
    referee.qtbot.waitUntil(lambda: other.cells(Column.STATE, second)[2] == "■ decided")
    assert second.table is not None
    assert second.table.place == "1/3", "the chosen table stays chosen"
    assert other.status.startswith("Table 1/3: ■ decided · White wins by resignation (")
    event_tables.dispute(second.store, second.event_read.table(1, 2), "a ko")
    referee.qtbot.waitUntil(lambda: referee.cells(Column.STATE, first)[1] == "⚑ in dispute")


Answer = Callable[[object], list[str]]
Box = QMessageBox.StandardButton


def by_another(referee: Referee, act: Callable[[EventStore], object]) -> None:
    referee.events.watch.stop()
    with open_event(referee.events.store.path, "someone@else") as other:
        act(other)


def test_what_somebody_else_decided_is_named_and_asked_about(
    referee: Referee, answer: Answer
) -> None:
    referee.row(2)
    referee.key(Key.Key_D, CTRL)
    dialog = referee.dialog("event-word")
    by_another(
        referee, lambda other: decide_by_referee(other, other.event().table(1, 3), "W+R")
    )
    referee.key(Key.Key_Down)  # nothing is chosen at first
    asked = answer(Box.Cancel)
    for _ in range(2):
        referee.press(dialog.findChild(QPushButton))
    problem = referee.child(dialog, "event-word-problem")
    assert isinstance(problem, QLabel)
    named = "Table 1/3 was changed in the meantime (someone@else, 20"
    decided = f"■ decided · {in_words(RESULTS['R'], winner='White')}."
    assert problem.text().startswith(named)
    assert problem.text().endswith(decided)
    assert asked == [f"{problem.text()}\n\nThat would no longer hold. Continue anyway?"] * 2
    assert referee.cells(Column.STATE)[2] == "■ decided"
    assert standing(referee, 3) == ("W+R", "")
    answer(Box.Yes)
    referee.press(dialog.findChild(QPushButton))
    assert "a decision that was made" in problem.text().lower() or "reason" in problem.text()
    assert standing(referee, 3) == ("W+R", "")
    referee.child(dialog, "event-word-reason").setFocus()
    referee.write("the sheet says so")
    referee.key(Key.Key_Return)
    settle()
    assert standing(referee, 3) == ("B+R", "the sheet says so"), "seen, and meant"


def standing(referee: Referee, number: int) -> tuple[str, str]:
    result = referee.table(1, number).result
    return ("", "") if result is None else (result.re, result.reason)


def test_a_decision_made_meanwhile_is_asked_about_before_it_is_disputed(
    referee: Referee, answer: Answer
) -> None:
    referee.row(2)
    referee.key(Key.Key_U, CTRL)
    referee.dialog("event-reason")
    by_another(
        referee, lambda other: decide_by_referee(other, other.event().table(1, 3), "W+R")
    )
    asked = answer(Box.Cancel)
    referee.write("a ko")
    for _ in range(2):
        referee.key(Key.Key_Return)
    assert len(asked) == 2
    assert standing(referee, 3) == ("W+R", "")
    answer(Box.Yes)
    referee.key(Key.Key_Return)
    assert referee.table(1, 3).state is TableState.IN_DISPUTE


def test_a_note_made_meanwhile_is_asked_about_before_it_is_replaced(
    referee: Referee, answer: Answer
) -> None:
    referee.row(2)
    referee.key(Key.Key_T, CTRL)
    referee.dialog("event-reason")
    table = referee.table(1, 3)
    by_another(referee, lambda other: event_tables.change_table(other, table, note="late"))
    asked = answer(Box.Cancel)
    referee.write("ill")
    referee.key(Key.Key_Return)
    assert referee.table(1, 3).note == "late"
    assert ": late." in asked[0]


def test_what_was_changed_beside_the_decision_is_told_and_not_asked_about(
    referee: Referee,
) -> None:
    referee.row(2)
    referee.key(Key.Key_U, CTRL)
    dialog = referee.dialog("event-reason")
    table = referee.table(1, 3)
    by_another(referee, lambda other: event_tables.change_table(other, table, note="late"))
    referee.write("a ko")
    referee.key(Key.Key_Return)
    problem = referee.child(dialog, "event-reason-problem")
    assert isinstance(problem, QLabel)
    assert "someone@else" in problem.text()
    referee.key(Key.Key_Return)
    assert referee.table(1, 3).state is TableState.IN_DISPUTE


def test_that_a_reason_is_needed_is_told_until_there_is_one(referee: Referee) -> None:
    decide_by_referee(referee.events.store, referee.table(1, 3), "W+R")
    referee.events.reload()
    referee.row(2)
    referee.key(Key.Key_D, CTRL)
    dialog = referee.dialog("event-word")
    problem, reason = (
        referee.child(dialog, f"event-word-{name}") for name in ("problem", "reason")
    )
    assert isinstance(problem, QLabel)
    referee.key(Key.Key_Down)
    assert problem.text() == "A reason is needed here."
    reason.setFocus()
    referee.write("x")
    assert problem.text() == ""
    referee.key(Key.Key_Backspace)
    assert problem.text() == "A reason is needed here."
    dialog.reject()
    referee.front(referee.events)
    referee.key(Key.Key_U, CTRL)
    dialog = referee.dialog("event-reason")
    told = referee.child(dialog, "event-reason-problem")
    referee.key(Key.Key_Return)
    assert told.isVisible()
    referee.write("x")
    assert not told.isVisible()


def test_a_change_is_seen_when_the_window_comes_to_the_front(referee: Referee) -> None:
    window = referee.events
    window.watch.stop()
    with open_event(window.store.path) as other:
        event_tables.decide_by_referee(other, other.event().table(1, 1), "W+")
    board = referee.main
    board.open_text("(;SZ[9];B[ee])")
    referee.front(referee.board)
    referee.front(window)
    assert referee.cells(Column.STATE)[0] == "■ decided"


def test_who_changed_it_is_told_of_the_last_change_alone(referee: Referee) -> None:
    window = referee.events
    window.watch.stop()
    for number, (who, word) in enumerate((("anna@a", "B+R"), ("bert@b", "W+R")), 1):
        with open_event(window.store.path, who) as other:
            event_tables.decide_by_referee(other, other.event().table(1, number), word)
        window.watch.look()
        assert referee.status.startswith(f"Table 1/{number}: ■ decided")
        assert referee.status.endswith(f"({who})")


def test_the_list_stays_where_it_was_scrolled_to_when_it_is_read_anew(
    begin: Begin, tmp_path: Path
) -> None:
    path = tmp_path / "long.gorefevent"
    rows = ["Round,Table,Black,White", *(f"1,{t},B{t},W{t}" for t in range(1, 81))]
    with new_event(path, EventInfo("Long")) as store:
        take_in(store, "pairings", "\n".join(rows).encode())
    referee = begin(path)
    bar = referee.events.list.table.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settle()
    before = bar.value()
    assert before > 0
    event_tables.decide_by_referee(referee.events.store, referee.table(1, 1), "B+R")
    referee.key(Key.Key_F5)
    settle()
    assert bar.value() == before
    assert referee.cells(Column.STATE)[0] == "■ decided"


def test_language_and_theme_change_without_a_restart(referee: Referee) -> None:
    referee.looked()
    old = referee.events
    old.choose(referee.table(1, 2))
    old.filter.search.setText("carol")
    referee.main.use_language(ZH)
    window = referee.events
    assert window is not old
    assert not old.isVisible()
    assert "中国规则" in window.panel.terms.text()
    assert window.filter.search.text() == "carol"
    assert window.table is not None
    assert window.table.place == "1/2"
    assert referee.cells(Column.STATE) == ["▤ 棋谱已到"]
    assert referee.glances == ["◌ 建议：白胜4½子，局面明确"], "known already"
    light = window.palette().window().color().lightness()
    referee.main.use_theme("dark")
    assert referee.events.palette().window().color().lightness() < light
    event_tables.decide_by_referee(referee.events.store, referee.table(1, 2), "B+R")
    referee.key(Key.Key_F5, window=referee.events)
    assert referee.cells(Column.STATE) == ["■ 已定"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped(referee: Referee, language: str) -> None:
    referee.main.use_language(language)
    referee.looked()
    for size in SIZES:
        referee.events.resize(*size)
        settle()
        assert list(clipped(referee.events)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_line_has_room_with_large_texts(referee: Referee, language: str) -> None:
    referee.main.use_language(language)
    referee.main.use_text_size(200)
    referee.events.resize(960, 640)
    settle()
    search = referee.events.filter.search
    assert search.geometry().right() <= search.parentWidget().rect().right()


def test_a_large_event_is_found_in(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "large.gorefevent"
    rows = ["Round,Table,Black,White"]
    rows += [f"{r},{t},B{t},W{(t + r) % 500}" for r in range(1, 11) for t in range(500)]
    rows[1:] = [row for row in rows[1:] if ",0," not in row]
    with new_event(path, EventInfo("Large")) as store:
        take_in(store, "pairings", "\n".join(rows).encode())
    referee = begin(path)
    referee.key(Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert len(referee.cells(Column.PLACE)) == 4990
    referee.key(Key.Key_F, CTRL)
    referee.write("b499")
    assert len(referee.cells(Column.PLACE)) == 10
    referee.events.reload()
    assert len(referee.cells(Column.PLACE)) == 10


def drop(window: EventWindow, data: QMimeData) -> None:
    middle = window.rect().center()
    enter = QDragEnterEvent(
        middle,
        Qt.DropAction.CopyAction,
        data,
        LEFT_BUTTON,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(
        QPointF(middle),
        Qt.DropAction.CopyAction,
        data,
        LEFT_BUTTON,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, event)


LEFT_BUTTON = Qt.MouseButton.LeftButton


def test_what_is_dropped_goes_where_it_belongs(
    referee: Referee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    around, taken = referee.events.around, []
    monkeypatch.setattr(around, "import_file", lambda path=None: taken.append(("in", path)))
    monkeypatch.setattr(
        around, "attach", lambda paths=(), text="": taken.append(("at", list(paths), text))
    )
    names = ["a.csv", "b.XML", "c.sgf", "d.goref"]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in names])
    drop(referee.events, data)
    referee.qtbot.waitUntil(lambda: len(taken) == 3)
    assert taken == [
        ("in", tmp_path / "a.csv"),
        ("in", tmp_path / "b.XML"),
        ("at", [tmp_path / "c.sgf", tmp_path / "d.goref"], ""),
    ]
    QApplication.clipboard().setText("(;SZ[9])")
    referee.key(Key.Key_V, CTRL)
    settle()
    assert taken[-1] == ("at", [], "(;SZ[9])")


def test_pasting_from_an_empty_clipboard_is_said(
    referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QClipboard, "mimeData", lambda *_: None)  # as on some systems
    referee.key(Key.Key_V, CTRL)
    assert "Nothing was copied." in referee.events.message


def test_a_dropped_event_opens(referee: Referee, tmp_path: Path) -> None:
    other = event_file(tmp_path, name="other")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(other))])
    drop(referee.events, data)
    referee.qtbot.waitUntil(lambda: len(referee.main.events.windows) == 2)
    referee.main.open_path(other)
    assert len(referee.main.events.windows) == 2, "it was open already"
    assert other in referee.main.preferences.recent


def test_a_file_that_is_no_event(referee: Referee, tmp_path: Path, told: list[str]) -> None:
    bad = tmp_path / "bad.gorefevent"
    bad.write_text("no database")
    referee.main.open_path(bad)
    assert len(told) == 1
    assert "bad.gorefevent" in told[0]
    assert len(referee.main.events.windows) == 1


def test_the_geometry_is_remembered(referee: Referee, begin: Begin) -> None:
    referee.events.resize(900, 600)
    path = referee.events.store.path
    referee.events.close()
    again = begin(path)
    assert again.events.size().toTuple() == (900, 600)


def test_who_writes_an_event_on_a_network_drive_is_told(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = event_file(tmp_path)
    left(path, "laptop", 1)
    monkeypatch.setattr(lease, "is_shared", lambda _: True)
    referee = begin(path)
    assert "is written by bob@laptop on laptop since 2026-11-21 09:30" in referee.status
    assert referee.cells(Column.PLACE) == ["1/1", "1/2", "1/3", "1/4"]
    lease_of(path).unlink()
    referee.events.close()
    assert list(tmp_path.glob("*.writer")) == []
