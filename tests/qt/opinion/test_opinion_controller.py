"""The second opinion in the window: asked for, shown, hidden, given up."""

from __future__ import annotations

import subprocess
import sys
import threading
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from goref.app.edits.position import PaintStones
from goref.app.edits.ruling import MarkStones, StateFacts, WriteNotes
from goref.app.opinion import suggest as suggesting
from goref.app.ownership.network import NetworkError
from goref.core.base.colour import BLACK
from goref.core.ruling.ruling import StoneStatus
from goref.io.engine.programs import join_command
from goref.qt.board.view import Proposal
from goref.qt.look.preferences import Preferences
from goref.qt.picture.legend import Entry
from goref.qt.preferences.engine_choice import NOBODY
from goref.qt.preferences.preferences_dialog import PreferencesDialog
from tests.io.engine_script import words
from tests.languages import JA
from tests.length import sample
from tests.qt.desk import CTRL, Desk, Key, settle
from tests.qt.fitting import LANGUAGES, SIZES, clipped, rest
from tests.qt.suggesting import (
    DEAD,
    Held,
    given,
    opened,
    stripes,
    with_doubts,
)
from tests.qt.window.test_window_accessible import unclear


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return opened(start, tmp_path)


@pytest.fixture
def held(monkeypatch) -> Held:
    return Held(monkeypatch)


def page_is_up(desk: Desk) -> bool:
    return desk.window.pages.in_sight is desk.window.suggesting.page


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
    assert view.questions.hasFocus(), "Enter goes on to what is asked"
    assert view.summary.text() == (
        "Nothing is unclear. Clear, and not yet marked: 3 dead, 0 in seki."
    )
    assert desk.case == before, "nothing is marked"
    said = proposals(desk)
    assert {name for name, p in said.items() if p.life is StoneStatus.DEAD} == set(DEAD.split())
    for name in DEAD.split():
        assert stripes(desk, name) > plain[name] + 2, name
        assert desk.point(name) not in desk.board.view().dead
    assert desk.point("A5") not in desk.board.view().marks, "that follows from the stones"
    assert "suggested: dead" in desk.window.modes.now.describe(desk.point("A4"))
    assert "suggested" not in desk.window.modes.now.describe(desk.point("B4"))


def test_the_page_alone_gives_nothing_away(desk, held):
    desk.window.pages.open("opinion")
    settle()
    view = desk.window.suggesting.view
    assert not desk.window.suggesting.opinion.is_wanted
    assert held.cases == []
    assert view.intro.isVisible()
    assert not view.summary.isVisible()
    held.let_go()
    desk.press(view.ask)
    given(desk)
    assert proposals(desk)


def test_it_is_seen_where_stones_are_ruled_on_and_nowhere_else(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    window = desk.window
    assert proposals(desk)
    for stage in window.stages.ids:
        desk.go(stage)
        assert bool(proposals(desk)) is (stage in ("dead", "doubts")), stage
    for drawer in ("moves", "compare"):
        window.pages.open(drawer)
        assert not proposals(desk)
    window.pages.open("opinion")
    assert proposals(desk)
    desk.go("dead")
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
        "goref.qt.sheet.dialogs.ask_and_print", lambda *asked, **_: printed.append(asked[2])
    )
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.key(Key.Key_P, CTRL)
    assert not printed[0].proposals
    assert desk.board.view().proposals
    desk.window.actions_by_id["copy-diagram"].trigger()
    assert QApplication.clipboard().text() == plain


def test_what_the_referee_marks_himself_is_suggested_no_more_at_once(desk, monkeypatch):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    late = Held(monkeypatch)
    desk.go("dead")
    desk.click("G5")
    assert desk.case.ruling.lives[desk.point("G5")] is StoneStatus.DEAD
    assert "G5" not in proposals(desk), "before anything is worked out anew"
    assert "A4" in proposals(desk)
    late.let_go()
    given(desk)
    assert late.cases == [desk.case]


def test_what_nobody_asked_for_is_begun_once_nothing_waits_to_be_painted(desk, held):
    opinion = desk.window.suggesting.opinion
    assert not opinion.waits, "the window was painted long ago"
    opinion.waits = True
    opinion.ask_soon(desk.case)
    settle()
    assert opinion.is_busy
    assert not opinion._soon.isActive()
    opinion.start_now()
    desk.qtbot.waitUntil(lambda: held.cases == [desk.case])
    held.let_go()
    given(desk)
    assert len(held.cases) == 1


def test_dismissed_it_is_gone(desk):
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.press(view.dismiss)
    assert proposals(desk) == {}
    assert view.ask.isVisible()
    assert not view.summary.isVisible()
    assert stripes(desk, "A4") <= 2


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
    assert "Examining the board" in view.doing.text()
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
    assert held.given_up[0](), "the search is left at once"
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
    assert not held.given_up[0]()
    desk.window.do(MarkStones(desk.points("A4"), StoneStatus.ALIVE))
    assert held.given_up[0](), "the search is left at once"
    shown = []
    opinion = desk.window.suggesting.opinion
    opinion.changed.connect(lambda: shown.append(opinion.suggestion))
    held.let_go()
    given(desk)
    assert held.cases == [stale, desk.case], "it is asked anew"
    assert "A4" not in proposals(desk)
    [made] = [one for one in shown if one is not None]
    assert (
        made.chains[[c.points for c in made.chains].index(desk.points("A4"))].life
        is StoneStatus.ALIVE
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
def test_closing_the_window_waits_for_no_thread_and_ends_all(desk, held, engine, answer):
    answer(QMessageBox.StandardButton.Discard)
    if engine:
        held.let_go()
        consult(desk, "--slow", "list_commands")
    else:
        desk.key(Key.Key_I, CTRL)
        desk.qtbot.waitUntil(lambda: len(held.cases) == 1)
    assert threads()
    desk.window.close()
    assert not desk.window.isVisible()
    held.let_go()
    desk.qtbot.waitUntil(lambda: threads() == [])


def test_what_fails_is_told(desk, monkeypatch):
    def suggest(case, rules=None, **_):
        raise NetworkError("cannot read the neural network for ownership")

    monkeypatch.setattr(suggesting, "suggest", suggest)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    assert "cannot read the neural network for ownership" in view.intro.text()
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
main.open_first_game()
app.processEvents()
for name in ("numpy", "goref.app.ownership.network", "goref.qt.opinion.view"):
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
    assert not desk.window.suggesting.opinion.is_wanted, "to say so reveals nothing yet"
    assert held.cases == []
    desk.press(view.ask)
    given(desk)
    assert proposals(desk)
    desk.press(view.both)
    assert proposals(desk) == {}, "said by mistake it is hidden again"
    assert not view.summary.isVisible()


def test_what_was_said_holds_for_the_position_and_no_other(tournament, held, answer):
    desk = tournament
    answer(QMessageBox.StandardButton.Discard)
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    view = desk.window.suggesting.view
    desk.key(Key.Key_Space)
    desk.window.do(MarkStones(desk.points("A4"), StoneStatus.DEAD))
    assert desk.window.suggesting.gate.is_open
    desk.window.do(PaintStones(black=desk.points("J9")))
    assert not desk.window.suggesting.gate.is_open
    assert not view.both.isChecked()
    desk.undo()
    assert desk.window.suggesting.gate.is_open, "the players have marked this one"
    desk.main.open_text("\n".join(desk.case.position.rows))
    assert not desk.window.suggesting.gate.is_open, "another case"


def test_a_full_screen_gives_nothing_away(tournament, held):
    desk = tournament
    held.let_go()
    desk.key(Key.Key_I, CTRL)
    desk.key(Key.Key_F11)
    settle()
    assert held.cases == []
    assert proposals(desk) == {}
    desk.key(Key.Key_F11)
    assert page_is_up(desk)


def test_hiding_takes_away_what_is_shown(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.main.preferences.tournament = True
    desk.window.suggesting.on_preferences_changed()
    assert proposals(desk) == {}
    assert desk.window.suggesting.view.both.isVisible()


def test_another_language_goes_on_with_it(desk):
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.main.use_language(JA)
    assert page_is_up(desk)
    view = given(desk)
    assert proposals(desk)
    assert "3" in view.summary.text()


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
    desk.window.suggesting.on_preferences_changed()
    assert view.consult.text().startswith("Ask also: python")
    desk.press(view.consult)


def test_an_engine_that_agrees_says_so(desk):
    consult(desk, "--dead", DEAD)
    view = given(desk)
    assert view.engine_said.text() == "Fake 1.5 agrees."


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--crash", "final_status_list"), "cudnn: out of memory"),
        (("--garbage", "boardsize"), "unreadable answer"),
        (("--slow", "final_status_list"), "did not answer"),
    ],
    ids=["crash", "garbage", "slow"],
)
def test_an_engine_that_fails_is_told_of_and_nothing_else_breaks(desk, flags, said):
    consult(desk, *flags, seconds=1)
    view = given(desk)
    assert said in view.engine_said.text()
    assert proposals(desk).keys() == set(DEAD.split())
    assert view.consult.isEnabled(), "it can be asked again"


def test_an_engine_that_takes_long_is_shown_at_it_and_cancelled(desk):
    consult(desk, "--slow", "final_status_list", seconds=60)
    view = desk.window.suggesting.view
    desk.qtbot.waitUntil(lambda: view.progress.value() > 300)
    assert view.progress.maximum() == 60_000
    assert "of at most 60 s" in view.doing.text()
    assert not view.consult.isEnabled()
    desk.window.do(MarkStones(desk.points("A4"), StoneStatus.DEAD))
    desk.qtbot.waitUntil(lambda: "A4" not in proposals(desk))
    assert view.progress.isVisible(), "ruling goes on meanwhile"
    view.cancel.setFocus()
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
    legend_on = desk.window.actions_by_id["legend"]
    legend_on.setChecked(True)

    def shown() -> set[str]:
        inner = desk.window.views.legend.widget()
        entries = [e for e in inner.children() if isinstance(e, Entry)]
        return {e.accessibleName() for e in entries if e.isVisible()}

    assert "suggested: dead" not in shown()
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    legend_on.setChecked(True)
    told = {"suggested: dead", "suggested: seki", "ask the players", "open border"}
    assert told | {"protective play?", "in atari"} <= shown()
    desk.window.pages.open("opinion")
    desk.press(view.dismiss)
    legend_on.setChecked(True)
    assert not told & shown()


@pytest.mark.parametrize(("size", "language"), sample(list(product(SIZES, LANGUAGES)), 7))
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
    rest(desk.window)
    assert list(clipped(desk.window)) == [], "asking an engine"
    assert list(unclear(desk.window)) == []
    buttons = (view.cancel, view.questions, view.dismiss, view.consult, view.engines)
    assert all(button.isVisible() and button.height() >= 34 for button in buttons)
    suggesting_.opinion.cancel()


def test_tab_comes_to_everything(desk):
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.board.setFocus()
    reached = set()
    for _ in range(40):
        desk.key(Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.add(widget.objectName())
    assert {"to-questions", "dismiss-opinion", "set-up-engines"} <= reached
    assert view.isVisible()
