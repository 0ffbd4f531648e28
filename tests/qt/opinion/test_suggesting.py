"""The second opinion in the window: asked for, shown, accepted, hidden, given up."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.position import PaintStones
from goref.app.edits.ruling import MarkStones, StateFacts, WriteNotes
from goref.app.suggesting import suggest as suggesting
from goref.app.suggesting.network import NetworkError, load
from goref.core.base.colour import BLACK
from goref.core.ruling.ruling import Claim, Kind, Life, Voice
from goref.core.scoring.status import CaseState
from goref.io.engine.programs import join_command
from goref.qt.board.view import Look, Proposal
from goref.qt.look.preferences import Preferences
from goref.qt.picture.legend import Entry
from goref.qt.preferences.engine_choice import NOBODY
from goref.qt.preferences.preferences_dialog import PreferencesDialog
from tests.core.build import bare
from tests.io.engine_script import words
from tests.qt.desk import CTRL, LEFT, NONE, Desk, Key, settle
from tests.qt.fitting import LANGUAGES, SIZES, clipped, rest
from tests.qt.suggesting import (
    DEAD,
    Held,
    choose,
    given,
    headings,
    offered,
    opened,
    press,
    stripes,
    texts,
    with_doubts,
)
from tests.qt.window.test_window_accessible import unclear


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return opened(start, tmp_path)


CALM = (*("...XO....",) * 4, "..XXO....", *("...XO....",) * 4)
"""Two live halves."""


@pytest.fixture
def held(monkeypatch) -> Held:
    return Held(monkeypatch)


def page_is_up(desk: Desk) -> bool:
    return desk.window.tabs.currentWidget() is desk.window.suggesting.page


def proposals(desk: Desk) -> dict[str, Proposal]:
    board = desk.case.record.grid
    return {board.name(p): said for p, said in desk.board.view().proposals.items()}


def threads() -> list[str]:
    return [t.name for t in threading.enumerate() if t.name == "goref-work"]


# Asked for, and shown


def test_a_key_asks_and_what_is_suggested_is_hatched(desk):
    plain = {name: stripes(desk, name) for name in DEAD.split()}
    before = desk.case
    desk.board.setFocus()
    desk.key(Key.Key_I, CTRL)
    assert page_is_up(desk)
    view = given(desk)
    assert view.list.hasFocus(), "Enter and the arrows act on what is listed"
    assert headings(view) == ["Clear: dead"]
    assert any("A4" in text and "Captured in every line" in text for text in texts(view))
    assert "proved" in texts(view)[1]
    assert "3 dead, 0 in seki" in view.summary.text()
    assert desk.case == before, "nothing is marked"
    said = proposals(desk)
    assert {name for name, p in said.items() if p.life is Life.DEAD} == set(DEAD.split())
    for name in DEAD.split():
        assert stripes(desk, name) > plain[name] + 2, name
        assert desk.point(name) not in desk.board.view().dead
    assert desk.board.view().marks[desk.point("A5")].proposed, "the land it lies in too"
    assert "suggested: dead" in desk.window.modes.now.describe(desk.point("A4"))
    assert "suggested" not in desk.window.modes.now.describe(desk.point("B4"))


def test_the_button_of_the_step_asks(desk):
    desk.go("dead")
    desk.press(desk.steps.dead.opinion)
    assert page_is_up(desk)
    assert proposals(desk) == {} or given(desk)
    assert len(texts(given(desk))) > 1


def test_the_tab_alone_gives_nothing_away(desk, held):
    bar, tabs = desk.window.tabs.tabBar(), desk.window.tabs
    where = bar.tabRect(tabs.indexOf(desk.window.suggesting.page)).center()
    QTest.mouseClick(bar, LEFT, NONE, where)
    settle()
    view = desk.window.suggesting.view
    assert held.cases == []
    assert view.intro.isVisible()
    assert not view.list.isVisible()
    held.let_go()
    desk.press(view.ask)
    assert len(texts(given(desk))) > 1


def test_a_chosen_row_is_lit_and_its_cursor_set(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    choose(desk, "G5")
    assert desk.board.view().lit == desk.points("G5")
    assert desk.board.cursor_point() == desk.point("G5")
    desk.key(Key.Key_Up)
    lit = desk.board.view().lit
    assert lit != desk.points("G5")
    assert lit & desk.points("A4 C1")
    desk.key(Key.Key_M, CTRL)
    assert not desk.board.view().lit, "no other page speaks of it"


def test_it_is_seen_where_stones_are_ruled_on_and_nowhere_else(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    window = desk.window
    window.tabs.setCurrentWidget(window.steps)
    for step in desk.ids():
        desk.go(step)
        wanted = step in ("dead", "seki", "points")
        assert bool(proposals(desk)) is wanted, step
    for tab in (window.moves, window.compare):
        window.tabs.setCurrentWidget(tab)
        assert not proposals(desk)
    window.tabs.setCurrentWidget(window.suggesting.page)
    assert proposals(desk)
    window.actions_by_id["set-up"].setChecked(True)
    assert not proposals(desk)
    window.actions_by_id["set-up"].setChecked(False)
    assert proposals(desk)
    window.actions_by_id["marks"].trigger()
    assert not proposals(desk)


def test_it_leaves_the_window_neither_on_paper_nor_by_the_clipboard(desk, monkeypatch):
    printed = []
    desk.window.actions_by_id["copy-diagram"].trigger()
    plain = QApplication.clipboard().text()
    monkeypatch.setattr(
        "goref.qt.sheet.dialogs.ask_and_print", lambda *asked: printed.append(asked[2])
    )
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.key(Key.Key_P, CTRL)
    assert not printed[0].proposals
    assert desk.board.view().proposals
    desk.window.actions_by_id["copy-diagram"].trigger()
    assert QApplication.clipboard().text() == plain


# Accepted


def test_enter_accepts_the_chosen_row_and_the_next_is_chosen(desk):
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    choose(desk, "A4")
    first = view.list.chosen_row.points
    desk.key(Key.Key_Return)
    assert desk.case.ruling.stones(Life.DEAD) == first
    assert "Ctrl+Z" in desk.status
    given(desk)
    assert view.list.hasFocus()
    assert view.list.chosen_row is not None
    assert not view.list.chosen_row.points & first
    desk.undo()
    given(desk)
    assert not desk.case.ruling
    assert any("A4" in text for text in texts(view)), "it is suggested again"


def test_a_button_marks_otherwise(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    choose(desk, "G5")
    assert offered(desk) == ["Dead, as suggested", "Alive", "In seki", "Put in dispute"]
    press(desk, "Alive")
    assert desk.case.ruling.lives == {desk.point("G5"): Life.ALIVE}
    view = given(desk)
    assert not any("G5" in text for text in texts(view))
    assert "G5" not in proposals(desk)


def test_the_letter_a_accepts_at_the_cursor_of_the_board(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.board.setFocus()
    desk.strike("B4", Key.Key_A)
    assert "Nothing" in desk.status or desk.case.ruling.lives
    desk.strike("G5", Key.Key_A)
    assert desk.case.ruling.lives[desk.point("G5")] is Life.DEAD
    given(desk)


def test_all_that_is_clear_is_accepted_at_once_but_nothing_the_referee_has_ruled(desk):
    desk.window.do(MarkStones(desk.points("A4"), Life.ALIVE))
    desk.window.do(MarkStones(desk.points("C1"), Life.SEKI))
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    assert not {"A4", "C1"} & proposals(desk).keys()
    desk.press(view.accept_all)
    lives = desk.case.ruling.lives
    assert lives[desk.point("A4")] is Life.ALIVE
    assert lives[desk.point("C1")] is Life.SEKI
    assert lives[desk.point("G5")] is Life.DEAD
    given(desk)
    assert not view.accept_all.isEnabled()
    assert not [said for said in proposals(desk).values() if said.life]
    desk.undo()
    assert desk.point("G5") not in desk.case.ruling.lives


def test_accepting_all_is_one_act_and_one_undo(desk):
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    before, acts = desk.case, len(desk.window.session.protocol.entries)
    desk.press(view.accept_all)
    assert "Ctrl+Z" in desk.status
    assert len(desk.window.session.protocol.entries) == acts + 1
    ruling = desk.case.ruling
    assert ruling.stones(Life.DEAD) == desk.points(DEAD)
    assert ruling.word is Voice.REFEREE
    told = protocol_lines(desk.window.session.protocol, "en")[-1].what
    marks = "dead G5 A4 C1 (proved: A4 C1); all else as it stands (goref "
    assert told.startswith(f"Accepted from goref's second opinion: {marks}")
    assert told.endswith(f", network {load().version})")
    given(desk)
    desk.board.setFocus()
    desk.key(Key.Key_Z, CTRL)
    assert desk.case == before
    given(desk)
    assert view.accept_all.isEnabled()


def test_a_clear_board_is_ruled_on_by_accepting_it(start, tmp_path):
    desk = opened(start, tmp_path, bare(*CALM))
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    assert headings(view) == []
    assert desk.window.session.assessment.score.status.state is CaseState.UNDECIDED
    desk.press(view.accept_all)
    given(desk)
    assert not desk.case.ruling.lives
    assert desk.window.session.assessment.score.status.state.names_winner
    assert not view.accept_all.isEnabled()
    desk.key(Key.Key_Z, CTRL)
    assert desk.window.session.assessment.score.status.state is CaseState.UNDECIDED


def test_what_the_referee_marks_himself_is_suggested_no_more_at_once(desk, monkeypatch):
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    late = Held(monkeypatch)
    desk.window.tabs.setCurrentWidget(desk.steps)
    desk.go("dead")
    desk.click("G5")
    assert desk.case.ruling.lives[desk.point("G5")] is Life.DEAD
    assert "G5" not in proposals(desk), "before anything is worked out anew"
    assert not any("G5" in text for text in texts(view))
    assert "A4" in proposals(desk)
    late.let_go()
    given(desk)
    assert late.cases == [desk.case]


def test_dismissed_it_is_gone(desk):
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.press(view.dismiss)
    assert proposals(desk) == {}
    assert view.intro.isVisible()
    assert not view.list.isVisible()
    assert stripes(desk, "A4") <= 2


# What is unclear


def test_the_unclear_comes_first_then_what_to_look_at_then_the_clear(desk, monkeypatch):
    with_doubts(monkeypatch)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    assert headings(view) == [
        "Ask the players",
        "Open borders",
        "Protective plays",
        "Stones in atari",
        "Clear: dead",
    ]
    asked = [row.text for row in view.list.rows if row.group == "unclear" and row.of]
    assert ["A4" in asked[0], "G5" in asked[1], "J5" in asked[2]] == [True] * 3
    assert "Boards like this one have ended either way." in asked[0]
    assert "‼ changes the winner, and the margin by up to 9" in asked[0]
    assert "certainty" in asked[1]
    assert "To ask the players: 3. Open borders: 1." in view.summary.text()
    looks = {name: p.look for name, p in proposals(desk).items() if p.look}
    assert looks["A4"] is looks["J5"] is Look.UNCLEAR
    assert (looks["H2"], looks["C5"], looks["E9"]) == (Look.OPEN, Look.PROTECT, Look.ATARI)
    for name in ("A4", "H2", "C5", "E9"):
        badge = desk.board.theme().accent
        assert desk.colour(name, 0.43, 0.43) == badge, f"{name} has a badge at its corner"
    assert desk.colour("B4", 0.43, 0.43) != badge


def test_unclear_stones_are_marked_as_suggested_otherwise_or_put_in_dispute(desk, monkeypatch):
    with_doubts(monkeypatch)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.press(view.accept_all)
    given(desk)
    assert desk.case.ruling.stones(Life.DEAD) == desk.points("C1"), "never what is unclear"
    choose(desk, "A4")
    assert offered(desk) == ["Dead, as suggested", "Alive", "In seki", "Put in dispute"]
    press(desk, "Put in dispute")
    given(desk)
    assert desk.case.disputed == desk.points("A4")
    assert "(in dispute)" in view.list.chosen_row.text
    press(desk, "Withdraw the dispute")
    given(desk)
    assert not desk.case.disputed
    desk.key(Key.Key_Return)
    given(desk)
    assert desk.case.ruling.lives[desk.point("A4")] is Life.DEAD
    assert "G5" in view.list.chosen_row.text, "on to the next"
    press(desk, "In seki")
    given(desk)
    assert desk.case.ruling.lives[desk.point("G5")] is Life.SEKI


def test_points_that_are_unclear_are_given_to_somebody_or_nobody(desk, monkeypatch):
    with_doubts(monkeypatch)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    choose(desk, "J5")
    assert offered(desk) == ["White's territory", "Nobody's", "Put in dispute"]
    press(desk, "Nobody's")
    given(desk)
    claims = desk.case.ruling.claims
    assert {claims[p] for p in desk.points("J4 J5")} == {Claim(Kind.DAME, None)}
    assert not any("J5" in text for text in texts(view))


def test_what_was_looked_at_is_listed_no_more(desk, monkeypatch):
    with_doubts(monkeypatch)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    choose(desk, "C5")
    assert offered(desk) == ["Looked at", "Put in dispute"]
    before = desk.case
    desk.key(Key.Key_Return)
    assert desk.case == before
    assert "Protective plays" not in headings(view)
    desk.press(view.dismiss)
    desk.key(Key.Key_I, CTRL)
    given(desk)
    assert "Protective plays" in headings(view), "another opinion tells it again"


# Off the window's thread


def test_the_window_lives_on_while_it_is_worked_out(desk, held):
    ticks = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(threading.current_thread()))
    timer.start(1)
    desk.key(Key.Key_I, CTRL)
    view = desk.window.suggesting.view
    desk.qtbot.waitUntil(lambda: len(ticks) > 5 and len(held.cases) == 1)
    assert view.progress.isVisible()
    assert view.cancel.isVisible()
    assert "Looking at the board" in view.doing.text()
    assert not view.ask.isVisible()
    assert threads() == ["goref-work"]
    desk.board.setFocus()
    desk.walk("G5")
    assert "G5" in desk.status, "the board answers"
    held.let_go()
    given(desk)
    timer.stop()
    assert not view.progress.isVisible()
    desk.qtbot.waitUntil(lambda: threads() == [])


@pytest.mark.parametrize("way", ["key", "button"])
def test_it_can_be_cancelled(desk, held, way):
    desk.key(Key.Key_I, CTRL)
    view = desk.window.suggesting.view
    desk.qtbot.waitUntil(lambda: len(held.cases) == 1)
    if way == "key":
        desk.board.setFocus()
        desk.key(Key.Key_Escape)
    else:
        desk.press(view.cancel)
    assert not desk.window.suggesting.opinion.is_wanted
    assert view.ask.isVisible()
    held.let_go()
    desk.qtbot.waitUntil(lambda: threads() == [])
    settle()
    assert proposals(desk) == {}
    desk.key(Key.Key_I, CTRL)
    given(desk)
    assert len(held.cases) == 2
    assert proposals(desk)


def test_what_comes_too_late_is_thrown_away(desk, held):
    desk.key(Key.Key_I, CTRL)
    desk.qtbot.waitUntil(lambda: len(held.cases) == 1)
    stale = desk.case
    desk.window.do(MarkStones(desk.points("A4"), Life.ALIVE))
    shown = []
    opinion = desk.window.suggesting.opinion
    opinion.changed.connect(lambda: shown.append(opinion.suggestion))
    held.let_go()
    given(desk)
    assert held.cases == [stale, desk.case], "it is asked anew"
    assert "A4" not in proposals(desk)
    [made] = [one for one in shown if one is not None]
    assert (
        made.chains[[c.points for c in made.chains].index(desk.points("A4"))].life is Life.ALIVE
    )


def test_of_another_position_nothing_is_left(desk, held):
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    given(desk)
    late = len(held.cases)
    desk.window.do(PaintStones(black=desk.points("J9")))
    assert not desk.window.suggesting.opinion.is_wanted
    assert proposals(desk) == {}
    settle()
    assert len(held.cases) == late, "it is not asked for again by itself"


def test_changes_that_do_not_matter_ask_for_nothing(desk, held):
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    given(desk)
    asked = len(held.cases)
    desk.window.session.show_moment(0)
    desk.window.do(WriteNotes("x"))
    given(desk)
    assert len(held.cases) == asked
    desk.rules("chinese-2002")
    given(desk)
    assert len(held.cases) == asked + 1, "what is at stake is counted under its rules"
    desk.window.do(StateFacts((("began", BLACK),)))
    given(desk)
    assert len(held.cases) == asked + 2


@pytest.mark.parametrize("engine", [False, True])
def test_closing_the_window_leaves_no_thread(desk, held, engine, answer):
    answer(QMessageBox.StandardButton.Discard)
    if engine:
        held.let_go()
        consult(desk, "--slow", "list_commands")
    else:
        desk.key(Key.Key_I, CTRL)
        desk.qtbot.waitUntil(lambda: len(held.cases) == 1)
        QTimer.singleShot(20, held.let_go)
        threading.Timer(0.05, held.let_go).start()
    assert threads()
    desk.window.close()
    assert threads() == []
    assert not desk.window.isVisible()


def test_what_fails_is_told(desk, monkeypatch):
    def suggest(case, rules=None):
        raise NetworkError("cannot read the ownership network")

    monkeypatch.setattr(suggesting, "suggest", suggest)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    assert "cannot read the ownership network" in view.intro.text()
    assert view.ask.isVisible()
    assert proposals(desk) == {}


def test_nothing_of_it_is_loaded_before_it_is_asked_for():
    told = subprocess.run(
        [sys.executable, "-c", UNASKED],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        cwd=Path(__file__).parents[3],
    )
    assert told.stdout.split() == ["False", "False", "False"]


UNASKED = """
import sys
from PySide6.QtWidgets import QApplication
from goref.qt.app.app import Application
app = QApplication([])
main = Application(app)
main.start()
app.processEvents()
for name in ("numpy", "goref.app.suggesting.network", "goref.qt.opinion.view"):
    print(name in sys.modules)
main.window.session.finish()
"""


# Hidden until both have marked


@pytest.fixture
def tournament(desk) -> Desk:
    desk.main.preferences.tournament = True
    return desk


def test_in_tournament_mode_both_have_to_have_marked_first(tournament, held):
    desk = tournament
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    view = desk.window.suggesting.view
    assert page_is_up(desk)
    assert view.both.isVisible()
    assert view.both.hasFocus()
    assert not view.ask.isEnabled()
    assert "hidden" in view.intro.text()
    desk.window.suggesting.consult()
    settle()
    assert held.cases == []
    assert threads() == []
    desk.key(Key.Key_Space)
    assert view.both.isChecked()
    assert held.cases == [], "to say so reveals nothing yet"
    desk.press(view.ask)
    given(desk)
    assert proposals(desk)
    desk.press(view.both)
    assert proposals(desk) == {}, "said by mistake it is hidden again"
    assert not view.list.isVisible()


def test_what_was_said_holds_for_the_position_and_no_other(tournament, held, answer):
    desk = tournament
    answer(QMessageBox.StandardButton.Discard)
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    view = desk.window.suggesting.view
    desk.key(Key.Key_Space)
    desk.window.do(MarkStones(desk.points("A4"), Life.DEAD))
    assert desk.window.suggesting.gate.is_open
    desk.window.do(PaintStones(black=desk.points("J9")))
    assert not desk.window.suggesting.gate.is_open
    assert not view.both.isChecked()
    desk.undo()
    assert desk.window.suggesting.gate.is_open, "the players have marked this one"
    desk.main.open_text("\n".join(desk.case.position.rows))
    assert not desk.window.suggesting.gate.is_open, "another case"


def test_a_full_screen_gives_nothing_away_and_keeps_what_was_said(tournament, held):
    desk = tournament
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    desk.key(Key.Key_F11)
    settle()
    assert desk.window.isFullScreen()
    assert page_is_up(desk)
    assert held.cases == []
    assert proposals(desk) == {}
    desk.press(desk.window.suggesting.view.both)
    desk.press(desk.window.suggesting.view.ask)
    given(desk)
    assert proposals(desk)
    desk.key(Key.Key_F11)
    given(desk)
    assert proposals(desk), "the window is another, the opinion the same"
    assert desk.window.suggesting.view.both.isChecked()


def test_hiding_takes_away_what_is_shown(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.main.preferences.tournament = True
    desk.window.suggesting.see_preferences()
    assert proposals(desk) == {}
    assert desk.window.suggesting.view.both.isVisible()


def test_another_language_goes_on_with_it(desk, monkeypatch):
    with_doubts(monkeypatch)
    desk.key(Key.Key_I, CTRL)
    given(desk)
    choose(desk, "C5")
    desk.key(Key.Key_Return)
    desk.main.use_language("ja")
    assert page_is_up(desk)
    view = given(desk)
    assert proposals(desk)
    assert any("A4" in text for text in texts(view))
    assert not any("C5" in text.split("\n")[0] for text in texts(view)), "still looked at"


# An engine too


def consult(desk: Desk, *flags: str, seconds: int = 20) -> None:
    """Have the engine of the tests asked, by its button."""
    preferences = Preferences()
    command = join_command(words(*flags))
    preferences.engines = [command]
    preferences.consulted = command
    preferences.engine_seconds = seconds
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.window.suggesting.see_preferences()
    assert view.consult.text().startswith("Ask also: python")
    desk.press(view.consult)


def test_an_engine_is_asked_and_where_it_differs_comes_first(desk):
    consult(desk, "--dead", "A4 C1")
    view = given(desk)
    assert headings(view)[0] == "Opinions differ"
    differing = [row for row in view.list.rows if row.group == "differs" and row.of]
    assert [row.points for row in differing] == [desk.points("G5")]
    assert "Another engine says otherwise." in differing[0].text
    assert view.engine_said.text() == "Fake 1.5 takes G5 for not dead."
    assert proposals(desk)["G5"] == Proposal(Life.DEAD, Look.UNCLEAR)
    desk.press(view.accept_all)
    given(desk)
    assert desk.case.ruling.stones(Life.DEAD) == desk.points("A4 C1")
    assert headings(view)[0] == "Opinions differ", "it is still there, and asked no second time"
    assert desk.case.ruling.unclear == desk.points("G5")
    choose(desk, "G5")
    assert offered(desk)[:2] == ["Dead, as suggested", "Alive, as Fake says"]
    press(desk, "Alive, as Fake says")
    given(desk)
    assert desk.case.ruling.lives[desk.point("G5")] is Life.ALIVE
    assert not desk.case.ruling.unclear
    told = protocol_lines(desk.window.session.protocol, "en")[-1].what
    assert told == "Accepted from Fake 1.5: alive G5"
    assert "Opinions differ" not in headings(view)


def test_an_engine_that_agrees_says_so(desk):
    consult(desk, "--dead", DEAD)
    view = given(desk)
    assert view.engine_said.text() == "Fake 1.5 agrees."
    assert "Opinions differ" not in headings(view)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--crash", "final_status_list"), "cudnn: out of memory"),
        (("--garbage", "boardsize"), "cannot be read"),
        (("--slow", "final_status_list"), "did not answer"),
    ],
    ids=["crash", "garbage", "slow"],
)
def test_an_engine_that_fails_is_told_of_and_nothing_else_breaks(desk, flags, said):
    consult(desk, *flags, seconds=1)
    view = given(desk)
    assert said in view.engine_said.text()
    assert headings(view) == ["Clear: dead"]
    assert proposals(desk).keys() == set(DEAD.split())
    assert view.consult.isEnabled(), "it can be asked again"


def test_an_engine_that_takes_long_is_shown_at_it_and_cancelled(desk):
    consult(desk, "--slow", "final_status_list", seconds=60)
    view = desk.window.suggesting.view
    desk.qtbot.waitUntil(lambda: view.progress.value() > 300)
    assert view.progress.maximum() == 60_000
    assert "of at most 60 s" in view.doing.text()
    assert not view.consult.isEnabled()
    desk.window.do(MarkStones(desk.points("A4"), Life.DEAD))
    desk.qtbot.waitUntil(lambda: "A4" not in proposals(desk))
    assert view.progress.isVisible(), "ruling goes on meanwhile"
    view.list.setFocus()
    desk.key(Key.Key_Escape)
    assert not view.progress.isVisible()
    desk.qtbot.waitUntil(lambda: threads() == [])
    assert view.engine_said.text() == ""
    assert proposals(desk), "goref's own opinion stays"


def test_without_an_engine_one_can_be_set_up(desk):
    Preferences().consulted = NOBODY
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    assert not view.consult.isVisible()
    desk.press(view.engines)
    [dialog] = desk.window.findChildren(PreferencesDialog)
    assert dialog.isVisible()
    dialog.close()


# How it looks


def test_the_legend_tells_the_signs_while_they_are_there(desk):
    desk.window.actions_by_id["legend"].setChecked(True)
    legend = desk.window.left.legend
    names = {e.accessibleName() for e in legend.widget().children() if isinstance(e, Entry)}
    assert "suggested: dead" not in names
    desk.key(Key.Key_I, CTRL)
    view = given(desk)

    def shown() -> set[str]:
        entries = [e for e in legend.widget().children() if isinstance(e, Entry)]
        return {e.accessibleName() for e in entries if e.isVisible()}

    told = {"suggested: dead", "suggested: seki", "ask the players", "open border"}
    assert told | {"protective play?", "in atari"} <= shown()
    rest(desk.window)
    assert list(clipped(desk.window)) == []
    desk.press(view.dismiss)
    assert not told & shown()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped(start, tmp_path, monkeypatch, language, size):
    with_doubts(monkeypatch)
    desk = opened(start, tmp_path)
    desk.main.use_language(language)
    desk.window.show()
    desk.window.resize(*size)
    preferences = Preferences()
    preferences.tournament = True
    suggesting_ = desk.window.suggesting
    suggesting_.open()
    rest(desk.window)
    assert list(clipped(desk.window)) == [], "shut"
    assert list(unclear(desk.window)) == []
    suggesting_.view.both.click()
    rest(desk.window)
    assert list(clipped(desk.window)) == [], "open"
    command = join_command(words("--slow", "final_status_list"))
    preferences.engines, preferences.consulted = [command], command
    suggesting_.ask()
    view = given(desk)
    suggesting_.consult()
    for number, row in enumerate(view.list.rows):
        if row.of is None:
            continue
        view.list.setCurrentRow(number)
        rest(desk.window)
        assert list(clipped(desk.window)) == [], row.text
        assert list(unclear(desk.window)) == []
        item = view.list.item(number)
        shown = view.list.visualItemRect(item)
        assert view.list.viewport().rect().intersects(shown)
        lines = item.text().count("\n") + 1
        assert shown.height() >= lines * view.list.fontMetrics().height()
    buttons = (*view.rulings.buttons, view.cancel, view.accept_all, view.dismiss, view.consult)
    assert all(not button.isVisible() or button.height() >= 34 for button in buttons)
    suggesting_.opinion.cancel()


def test_tab_comes_to_everything(desk, monkeypatch):
    with_doubts(monkeypatch)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    choose(desk, "A4")
    desk.board.setFocus()
    reached = set()
    for _ in range(60):
        desk.key(Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.add(widget.objectName())
    assert {"suggestions", "choice-0", "accept-all", "dismiss-opinion"} <= reached
    assert "set-up-engines" in reached
    assert view.isVisible()
