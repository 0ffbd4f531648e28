"""What is asked at a table before something is decided, shown or lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QComboBox, QDialogButtonBox

from goref.app.edits.incidents import DecideProtest, LodgeProtest
from goref.app.edits.ruling import LetFindingStand, MarkStones
from goref.app.event import tables as event_tables
from goref.app.event.closing import to_decide_again
from goref.app.event.files import open_event
from goref.app.event.table_storage import decide, keep, seat_of, sit_down
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.event.event import TableState
from goref.core.findings.table import FINDING_KINDS
from goref.core.incidents.incident import Person, Protest, ProtestState
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.status import CaseState, set_aside
from goref.core.texts.status import STATES
from goref.qt.events.tables.table_model import Column
from goref.qt.look.preferences import Preferences
from tests.languages import JA, ZH
from tests.qt.desk import CTRL, SHIFT, Key, settle
from tests.qt.events.referee import CLEAR, RULED, Begin, Referee, event_file
from tests.qt.events.table.test_table_controller import kept, sit
from tests.qt.fitting import LANGUAGES, SIZES
from tests.wordings import in_words


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    return begin(event_file(tmp_path, [(1, CLEAR), (2, CLEAR), (3, RULED)]))


def rule(session: Session, name: str) -> None:
    point = session.case.record.grid.point(name)
    session.do(MarkStones(frozenset({point}), StoneStatus.DEAD))


def by_another(referee: Referee, name: str = "G5", number: int = 1) -> None:
    """Somebody else rules on a table and keeps that in the event."""
    referee.events.watch.stop()
    with open_event(referee.events.store.path, "bert@table") as other:
        session = sit_down(other, other.event().table(1, number))
        rule(session, name)
        keep(session, other)


# Recording


def test_an_unmarked_board_is_not_recorded_unasked(referee: Referee, drive) -> None:
    referee.looked()
    sit(referee)
    texts = drive(lambda box: referee.press(box.defaultButton()))
    referee.key(Key.Key_R, CTRL)
    assert referee.table().state is TableState.TO_PLAY, "the default is to look again"
    assert "Record the present count, Black wins by 5 zi, for table 1/1 anyway?" in texts[0]
    assert (
        f"⚑ {in_words(STATES[CaseState.UNDECIDED])}: Nobody has ruled on life and death"
    ) in texts[0]
    assert "White wins by 4½ zi (suggested" in texts[0]
    drive(lambda box: referee.press(box.buttons()[0]))
    referee.front(referee.board)
    referee.key(Key.Key_R, CTRL)
    assert referee.table().state is TableState.DECIDED
    assert referee.events.store.audit()[-1].after["forced"]["status"] == "undecided"
    bar = referee.main.events._at.bar
    assert not bar.warning.isVisible(), "it counts as it was decided"


@pytest.mark.parametrize(
    ("language", "title", "state", "anyway"),
    [
        (
            ZH,
            "1/1台仍按现在的计算登记：黑胜5子？",
            "⚑ 尚未裁定：死活尚未裁定",
            "仍然登记(&R)",
        ),
        (
            JA,
            "卓1/1に現在の計算の結果をこのまま記録しますか：黒5子勝ち",
            "⚑ 未裁定：死活は",
            "それでも記録(&R)",
        ),
    ],
)
def test_force_is_asked_for_in_the_language_of_the_window(
    referee: Referee, drive, language: str, title: str, state: str, anyway: str
) -> None:
    referee.looked()
    referee.main.use_language(language)
    sit(referee)
    buttons: list[str] = []

    def look(box) -> None:
        buttons.extend(button.text() for button in box.buttons())
        referee.press(box.buttons()[0])

    texts = drive(look)
    referee.press(referee.main.events._at.bar.record)
    assert title in texts[0]
    assert state in texts[0]
    assert anyway in buttons
    assert referee.events.store.audit()[-1].after["forced"]["count"] == 4


def test_no_opinion_in_a_tournament(referee: Referee, drive) -> None:
    referee.looked()
    Preferences().tournament = True
    sit(referee)
    texts = drive(lambda box: referee.key(Key.Key_Escape, window=box))
    referee.key(Key.Key_R, CTRL)
    assert f"{in_words(STATES[CaseState.UNDECIDED])}: Nobody has ruled" in texts[0]
    assert "suggested" not in texts[0]
    assert referee.table().state is TableState.TO_PLAY


def test_open_findings_are_told_first(referee: Referee, drive) -> None:
    sit(referee)
    referee.click("A4")
    referee.key(Key.Key_A, CTRL | SHIFT)
    texts = drive(lambda box: referee.press(box.defaultButton()))
    referee.key(Key.Key_R, CTRL)
    assert "⚑ Provisional: An open border" in texts[0]
    assert referee.table().state is TableState.TO_PLAY


def test_nothing_is_chosen_for_a_word_at_first(referee: Referee) -> None:
    referee.row(0)
    referee.key(Key.Key_D, CTRL)
    dialog = referee.dialog("event-word")
    ending = dialog.findChild(QComboBox, "event-word-ending")
    assert ending.currentIndex() == -1
    ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    assert not ok.isEnabled()
    referee.key(Key.Key_Return)
    settle()
    assert dialog.isVisible()
    assert referee.table().state is TableState.TO_PLAY
    referee.key(Key.Key_Down)
    assert ok.isEnabled()
    referee.key(Key.Key_Return)
    settle()
    assert referee.table().result.re == "B+R"


def test_the_word_of_the_record_is_chosen(begin: Begin, tmp_path: Path) -> None:
    info = replace(CLEAR.record.info, result="W+T")
    case = replace(CLEAR, record=replace(CLEAR.record, info=info))
    referee = begin(event_file(tmp_path, [(1, case)]))
    referee.looked()
    referee.row(0)
    referee.key(Key.Key_D, CTRL)
    dialog = referee.dialog("event-word")
    assert dialog.ending.currentData() == "W+T"
    assert dialog.ok.isEnabled()
    referee.key(Key.Key_Escape)


def test_a_word_that_no_count_gives_is_asked_about_and_may_be_left(
    begin: Begin, tmp_path: Path, drive
) -> None:
    info = replace(RULED.record.info, result="B+T")
    case = replace(RULED, record=replace(RULED.record, info=info))
    referee = begin(event_file(tmp_path, [(1, case)]))
    sit(referee)
    texts = drive(lambda box: referee.key(Key.Key_Escape, window=box))
    referee.key(Key.Key_R, CTRL)
    assert texts[0].startswith(in_words(FINDING_KINDS["record-not-counted"].text, text="B+T"))
    assert referee.table().state is TableState.TO_PLAY, "Esc records nothing"
    drive(lambda box: referee.press(box.buttons()[1]))
    referee.front(referee.board)
    referee.key(Key.Key_R, CTRL)
    assert referee.table().result.re == "W+9", "as it is counted"


# Somebody else at work


def test_another_case_is_just_loaded_where_nothing_would_be_lost(referee: Referee) -> None:
    sit(referee)
    by_another(referee)
    referee.front(referee.events)
    referee.key(Key.Key_Return)  # a question would fail
    assert referee.board.session.case.ruling, "what the other ruled"
    assert referee.said == (
        "Somebody else attached another case to table 1/1; it is shown now."
    )
    rule(referee.board.session, "A4")
    referee.front(referee.board)
    referee.key(Key.Key_S, CTRL)
    assert kept(referee).case == referee.board.session.case


def test_ones_own_is_saved_as_a_file_and_theirs_shown(
    referee: Referee, drive, save_as, tmp_path
) -> None:
    mine = sit(referee)
    referee.click("A4")
    by_another(referee)
    asked = []

    def answer(box) -> None:
        asked.append(box)
        referee.press(box.buttons()[1 if len(asked) == 1 else 0])

    texts = drive(answer)
    save_as(tmp_path / "mine.goref")
    referee.key(Key.Key_S, CTRL)
    assert len(texts) == 2, "asked again once it was saved"
    assert "Somebody else attached another case to table 1/1." in texts[0]
    assert open_bytes((tmp_path / "mine.goref").read_bytes())[0].case == mine.case
    assert referee.board.session is not mine
    grid = mine.case.record.grid
    assert grid.point("G5") in referee.board.session.case.ruling.stones(StoneStatus.DEAD)
    assert not referee.board.isWindowModified()


def test_one_goes_on_looking_at_ones_own(referee: Referee, drive, answer) -> None:
    mine = sit(referee)
    referee.click("A4")
    by_another(referee)
    referee.front(referee.events)
    texts = drive(lambda box: referee.press(box.defaultButton()))
    referee.row(0)
    referee.key(Key.Key_Return)
    assert len(texts) == 1
    assert referee.board.session is mine
    assert referee.board.isWindowModified()
    bar = referee.main.events._at.bar
    assert bar.warning.toolTip() == "⚑ Somebody else changed the case attached to it."
    assert bar.warning.isVisible()


def test_why_the_present_case_cannot_be_left_is_told_where_one_looks(
    referee: Referee, answer
) -> None:
    from PySide6.QtWidgets import QMessageBox

    sit(referee, 3)
    referee.click("G5")
    event_tables.decide_by_case(referee.events.store, referee.table(number=3))
    referee.front(referee.events)
    answer(QMessageBox.StandardButton.Save)
    referee.row(1)
    referee.key(Key.Key_Return)
    assert referee.status.startswith("⚑ Table 1/3 is decided, and the case counts differently")
    assert seat_of(referee.board.session).place == "1/3"


# The bar


def test_the_bar_says_when_the_case_counts_otherwise(referee: Referee) -> None:
    sit(referee, 3)
    referee.key(Key.Key_R, CTRL)
    bar = referee.main.events._at.bar
    assert not bar.warning.isVisible()
    referee.click("G5")
    assert bar.warning.isVisible()
    assert bar.warning.toolTip() == "⚑ The case counts differently now: Black wins by 9½ zi"
    assert bar.state.text() == "■ decided · White wins by 4½ zi"
    referee.key(Key.Key_Z, CTRL)
    assert not bar.warning.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_board_stays_where_it_is_when_the_bar_warns(
    referee: Referee, language: str, percent: int
) -> None:
    referee.main.use_language(language)
    sit(referee, 3)
    referee.key(Key.Key_R, CTRL)
    referee.main.use_text_size(percent)
    bar, board = referee.main.events._at.bar, referee.board.board
    for size in SIZES:
        referee.board.resize(*size)
        settle()
        before = bar.size(), board.mapTo(referee.board, QPoint()), board.size()
        referee.click("G5")
        settle()
        assert bar.warning.isVisible()
        assert (bar.size(), board.mapTo(referee.board, QPoint()), board.size()) == before
        referee.key(Key.Key_Z, CTRL)
        settle()
        assert not bar.warning.isVisible()


def test_that_a_protest_was_upheld_stands_beside_the_result_until_it_is_ruled_anew(
    referee: Referee,
) -> None:
    """The board counts as before; what was decided by it stays recorded all the same."""
    sit(referee, 3)
    referee.key(Key.Key_R, CTRL)
    decided = referee.table(number=3).result
    bar = referee.main.events._at.bar
    session = referee.board.session
    session.do(LodgeProtest(Protest(1, Person.BLACK, lodged="15:00")))
    assert not bar.warning.isVisible()
    referee.key(Key.Key_S, CTRL)
    assert referee.said == "The case is attached to table 1/3."
    assert referee.cells(Column.STATE)[2] == "⚑ under protest"
    session.do(DecideProtest(1, ProtestState.UPHELD, "the committee", "15:30"))
    assert bar.warning.isVisible()
    told = in_words(FINDING_KINDS["protest-upheld"].text, number=1)
    assert bar.warning.toolTip() == f"⚑ {told}"
    referee.key(Key.Key_S, CTRL)
    assert not referee.board.isWindowModified()
    referee.looked()
    assert referee.glances[2] == f"⚑ Its case now says: {told}"
    assert referee.cells(Column.STATE)[2].startswith("?"), "the result is in question"
    assert referee.table(number=3).result == decided, "nobody changed it"
    store = referee.events.store
    assert to_decide_again(store, [referee.table(number=3)]) == (referee.table(number=3),)
    assert bar.warning.isVisible()
    session.do(LetFindingStand(set_aside(session.case)[0]))
    assert not bar.warning.isVisible()
    referee.key(Key.Key_S, CTRL)
    assert to_decide_again(store, [referee.table(number=3)]) == (), "the case says it is ruled"
    decide(session, store, "ruled anew")
    referee.events.reload()
    referee.looked()
    assert referee.glances[2] == ""
    assert to_decide_again(store, [referee.table(number=3)]) == ()


@pytest.mark.parametrize("size", [100, 200])
def test_names_are_shortened_and_never_the_state(
    begin: Begin, tmp_path: Path, size: int
) -> None:
    referee = begin(event_file(tmp_path, [(3, RULED)]))
    store = referee.events.store
    player = store.event().players[4]
    with store.change() as change:
        change.update_player(replace(player, surname="Maximiliana-Alexandrina " * 4))
    event_tables.decide_by_case(store, referee.table(1, 3))
    referee.main.use_text_size(size)
    sit(referee, 3)
    referee.board.resize(1024, 700)
    settle()
    bar = referee.main.events._at.bar
    assert "…" in bar.names.text()
    assert bar.names.text().endswith("Fay")
    state = bar.state
    assert state.text() == "■ decided · White wins by 4½ zi"
    assert state.width() >= state.fontMetrics().horizontalAdvance(state.text())
    assert bar.rect().contains(state.mapTo(bar, state.rect().bottomRight())), (
        "all of it is in sight"
    )
    for button in bar.buttons():
        assert bar.rect().contains(button.mapTo(bar, button.rect().bottomRight()))


# Keys


def test_the_window_with_the_keys_keeps_them(referee: Referee) -> None:
    board_place = sit(referee) and referee.board.geometry()
    for _ in range(2):
        referee.key(Key.Key_Plus, CTRL, window=referee.board)
        settle()
        assert referee.board.isActiveWindow()
    assert Preferences().text_size > 110
    assert referee.board.geometry() == board_place
    referee.front(referee.events)
    events_place = referee.events.geometry()
    referee.main.use_language(JA)
    settle()
    assert referee.events.isActiveWindow()
    referee.main.use_theme("dark")
    settle()
    assert referee.events.isActiveWindow()
    assert referee.events.geometry() == events_place


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Key.Key_D, CTRL, "event-word"),
        (Key.Key_U, CTRL, "event-reason"),
        (Key.Key_T, CTRL, "event-reason"),
        (Key.Key_D, CTRL | SHIFT, "event-ready"),
    ],
)
def test_the_list_has_the_keys_after_a_dialog(referee: Referee, key, modifiers, name) -> None:
    referee.looked()
    referee.row(0)
    referee.events.filter.seek()
    referee.key(key, modifiers)
    referee.dialog(name)
    referee.key(Key.Key_Escape)
    referee.qtbot.waitUntil(referee.events.isActiveWindow)
    referee.qtbot.waitUntil(referee.events.list.table.hasFocus)
    referee.key(Key.Key_Down)
    assert referee.events.table.place == "1/2"


@pytest.mark.parametrize("command", ["attach", "info", "pairing"])
def test_and_after_those_that_wait(referee: Referee, command, qtbot) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    referee.row(0)
    referee.events.filter.seek()

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.reject()

    QTimer.singleShot(100, leave)
    referee.events.actions_by_id[command].trigger()
    qtbot.waitUntil(referee.events.isActiveWindow)
    qtbot.waitUntil(referee.events.list.table.hasFocus)
    referee.key(Key.Key_Down)
    assert referee.events.table.place == "1/2"


# The list


def test_the_reason_of_a_dispute_stays_in_sight(referee: Referee) -> None:
    referee.row(0)
    for reason in ("who had sente", "a ko"):
        event_tables.dispute(referee.events.store, referee.table(), reason)
    event_tables.decide_by_referee(referee.events.store, referee.table(), "B+R", "as agreed")
    referee.key(Key.Key_F5)
    assert referee.table().note == "who had sente; a ko"
    assert "who had sente; a ko" in referee.events.detail.text()
    assert "Reason: as agreed" in referee.events.detail.text()
