"""An engine that may be asked by itself: where it is unclear, off the thread, in one line."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.ruling import MarkStones
from goref.app.opinion.suggestion import Why
from goref.core.base.language import Language, capital
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.engines import SAYS_NOTHING
from goref.core.texts.questions import WHY
from goref.core.texts.suggestions import REASONS
from goref.io.engine.programs import join_command
from goref.qt.look.preferences import Preferences
from goref.qt.opinion.engine_line import EngineLine
from tests.io.engine_script import words
from tests.languages import EN, JA
from tests.qt.desk import Desk, settle
from tests.qt.fitting import LANGUAGES, clipped, rest
from tests.qt.suggesting import given, opened, with_doubts
from tests.wordings import in_words


@pytest.fixture
def desk(start: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A board of which A4 and G5 seem dead and are unclear, and some points as well."""
    with_doubts(monkeypatch, Why.NEAR)
    return opened(start, tmp_path)


def allow(*flags: str, seconds: int = 20) -> str:
    """Have the engine of the tests consulted, and asked by itself."""
    preferences = Preferences()
    command = join_command(words(*flags))
    preferences.engines, preferences.consulted = [command], command
    preferences.engine_when_unclear, preferences.engine_seconds = command, seconds
    return command


def looked_at(desk: Desk) -> EngineLine:
    """Have an opinion given, and see the questions once nothing is worked out any more."""
    desk.window.suggesting.ask()
    given(desk)
    desk.go("dead")
    desk.leave_board()
    desk.weighed()
    return desk.window.suggesting.line


def begun(desk: Desk) -> EngineLine:
    """Have an opinion given, and see the questions while the engine is asked."""
    suggesting = desk.window.suggesting
    suggesting.ask()
    desk.qtbot.waitUntil(lambda: suggesting.opinion.consulting is not None)
    desk.go("dead")
    return suggesting.line


def open_at(desk: Desk, name: str) -> None:
    """Open the question about the stone at a point."""
    [key] = [c.key for c in desk.questions.questions if c.points == desk.points(name)]
    desk.questions.open_key(key)
    desk.weighed()


def plates(desk: Desk) -> list[str]:
    shown = desk.questions.page.card.opinions
    if not shown.isVisible():
        return []
    return [p.accessibleName() for p in shown._plates if p.isVisible()]


def threads() -> list[str]:
    return [t.name for t in threading.enumerate() if t.name == "goref-work"]


def asked_times(log: Path) -> int:
    return log.read_text().split("\n").count("list_commands") if log.exists() else 0


# Allowed or not


def test_nothing_is_started_that_was_not_allowed(desk: Desk, tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = allow("--log", str(log))
    preferences = Preferences()
    preferences.engine_when_unclear = ""
    line = looked_at(desk)
    assert not log.exists()
    assert not line.isVisible()
    preferences.engine_when_unclear = "another program"
    desk.window.on_preferences_changed()
    given(desk)
    assert not log.exists(), "it was allowed of another"
    preferences.engine_when_unclear = command
    desk.window.on_preferences_changed()
    given(desk)
    assert asked_times(log) == 2, "allowed, it is asked at once, with either side to begin"


@pytest.mark.parametrize("hidden", ["tournament", "hides_opinion"])
def test_where_opinions_are_hidden_none_is_started(
    desk: Desk, tmp_path: Path, hidden: str
) -> None:
    log = tmp_path / "log"
    allow("--log", str(log))
    setattr(desk.main.preferences, hidden, True)
    desk.window.on_preferences_changed()
    suggesting = desk.window.suggesting
    suggesting.open()
    suggesting.view.both.click()
    suggesting.ask()
    given(desk)
    assert suggesting.given_suggestion is not None, "both have marked"
    assert not log.exists()
    assert suggesting.opinion.consulting is None


def test_tournament_mode_ends_what_has_begun(desk: Desk) -> None:
    allow("--slow", "final_status_list", seconds=60)
    line = begun(desk)
    assert line.isVisible()
    desk.main.preferences.tournament = True
    desk.window.on_preferences_changed()
    assert desk.window.suggesting.opinion.consulting is None
    assert not line.isVisible()
    desk.qtbot.waitUntil(lambda: threads() == [])


def test_escape_on_the_board_gives_the_engine_up(desk: Desk) -> None:
    allow("--slow", "final_status_list", seconds=60)
    begun(desk)
    opinion = desk.window.suggesting.opinion
    desk.window.board.setFocus()
    QTest.keyClick(desk.window.board, Qt.Key.Key_Escape)
    assert opinion.consulting is None
    assert opinion.suggestion is not None, "the second opinion stands"
    desk.qtbot.waitUntil(lambda: threads() == [])


def test_what_is_allowed_no_more_ends_and_may_begin_again(desk: Desk) -> None:
    command = allow("--slow", "final_status_list", seconds=60)
    begun(desk)
    opinion = desk.window.suggesting.opinion
    Preferences().engine_when_unclear = ""
    desk.window.on_preferences_changed()
    assert opinion.consulting is None
    assert opinion.suggestion is not None, "the second opinion stands"
    Preferences().engine_when_unclear = command
    desk.window.on_preferences_changed()
    assert opinion.consulting is not None
    opinion.cancel()


def test_a_clear_board_is_put_to_nobody(start: Callable[..., Desk], tmp_path: Path) -> None:
    desk = opened(start, tmp_path)
    log = tmp_path / "log"
    allow("--log", str(log))
    looked_at(desk)
    assert not log.exists()


# What comes of it


def test_where_both_agree_there_is_no_question_and_the_protocol_tells_who(desk: Desk) -> None:
    allow("--dead", "A4 C1 G5")
    line = looked_at(desk)
    assert not line.isVisible()
    assert not any("G5" in text or "A4" in text for text in desk.asked())
    accept = desk.questions.page.accept
    assert accept.why.text() == (in_words(WHY["accept-agreed"], count=2, engines="Fake 1.5"))
    assert not desk.case.ruling, "it is no ruling"
    desk.press(accept.buttons[0])
    given(desk)
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points("A4 C1 G5")
    told = protocol_lines(desk.window.session.protocol, EN)[-1].what
    assert "clear, as Fake 1.5 agrees: G5 A4" in told


def test_where_they_differ_the_opinions_stand_side_by_side(desk: Desk) -> None:
    allow("--dead", "A4 C1")
    looked_at(desk)
    open_at(desk, "G5")
    card = desk.questions.page.card
    assert card.why.text() == in_words(REASONS["differs"])
    assert plates(desk) == ["goref, Dead, White +28 points", "Fake 1.5, Alive, as now"]
    goref, fake = card.opinions._plates
    assert goref.y() == fake.y()
    assert goref.geometry().right() < fake.geometry().left()
    assert [button.told.suggested for button in card.answers.buttons] == [False] * 4
    desk.press(card.answers.buttons[0])
    given(desk)
    desk.weighed()
    assert desk.case.ruling.lives[desk.point("G5")] is StoneStatus.ALIVE, (
        "the referee has chosen"
    )
    made = desk.window.suggesting.given_suggestion
    assert made is not None
    assert not made.unclear[0].points & desk.points("G5")


def test_where_an_engine_says_nothing_of_what_is_asked_that_is_said(desk: Desk) -> None:
    allow("--dead", "A4 C1")
    looked_at(desk)
    open_at(desk, "G5")
    assert len(plates(desk)) == 2
    desk.questions.open_key(
        next(c.key for c in desk.questions.questions if desk.point("J4") in c.points)
    )
    assert plates(desk) == ["goref, White's", f"Fake 1.5, {capital(in_words(SAYS_NOTHING))}"]


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--crash", "final_status_list"), "cudnn: out of memory"),
        (("--garbage", "boardsize"), "unreadable answer"),
        (("--slow", "final_status_list"), "did not answer"),
        (("--say", "final_status_list dead=E1 A1"), "another board"),
        (("--say", "final_status_list dead=Z99"), "unreadable answer"),
        (("--say", "final_status_list dead=B9", "--say", "final_status_list alive=B8"),
         "contradicts itself"),
    ],
    ids=["crash", "garbage", "slow", "illegal", "no point", "partly dead"],
)  # fmt: skip
def test_an_engine_that_fails_is_told_of_in_a_line_and_all_stands(
    desk: Desk, flags: tuple[str, ...], said: str
) -> None:
    before = sorted(_of_opinion(desk))
    allow(*flags, seconds={"--slow": 1, "--garbage": 2}.get(flags[0], 20))
    desk.window.on_preferences_changed()
    line = looked_at(desk)
    assert line.isVisible()
    assert said in line.said.text()
    assert "\n" not in line.said.text()
    assert not line.cancel.isVisible()
    assert sorted(_of_opinion(desk)) == before
    opinion = desk.window.suggesting.opinion
    desk.window.do(MarkStones(desk.points("A4"), StoneStatus.DEAD))
    given(desk)
    assert opinion.consulting is None, "it is not tried again of the same board"


def _of_opinion(desk: Desk) -> list[str]:
    looked_at(desk)
    return desk.asked()


def test_an_engine_that_is_gone_is_told_of(desk: Desk, tmp_path: Path) -> None:
    preferences = Preferences()
    gone = join_command([str(tmp_path / "gone")])
    preferences.engines, preferences.consulted = [gone], gone
    preferences.engine_when_unclear = gone
    line = looked_at(desk)
    assert "was not found" in line.said.text()


# Meanwhile


def test_it_is_seen_and_given_up_while_ruling_goes_on(desk: Desk) -> None:
    allow("--slow", "final_status_list", seconds=60)
    line = begun(desk)
    assert line.isVisible()
    assert line.said.text().startswith("Asking python … ")
    assert line.cancel.height() >= 34
    desk.window.do(MarkStones(desk.points("G5"), StoneStatus.DEAD))
    assert desk.case.ruling.lives[desk.point("G5")] is StoneStatus.DEAD
    desk.qtbot.waitUntil(lambda: "1 s of at most 60 s" in line.said.text())
    desk.scroll_to(line)
    desk.press(line.cancel)
    assert not line.isVisible()
    desk.qtbot.waitUntil(lambda: threads() == [])
    given(desk)
    assert desk.window.suggesting.opinion.consulting is None, "nor is it asked again"
    assert desk.window.suggesting.given_suggestion is not None


def test_another_language_asks_anew_what_was_not_answered(desk: Desk) -> None:
    allow("--slow", "final_status_list", seconds=60)
    begun(desk)
    desk.main.use_language(JA)
    suggesting = desk.window.suggesting
    desk.qtbot.waitUntil(lambda: suggesting.opinion.consulting is not None)
    assert suggesting.line.said.text()
    suggesting.opinion.cancel()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped(desk: Desk, language: Language) -> None:
    desk.main.use_language(language)
    desk.window.show()
    desk.window.resize(960, 640)
    allow("--dead", "A4 C1")
    looked_at(desk)
    open_at(desk, "G5")
    rest(desk.window)
    assert len(plates(desk)) == 2
    assert list(clipped(desk.window)) == []
    allow("--slow", "final_status_list", seconds=60)
    desk.window.suggesting.opinion.drop()
    begun(desk)
    settle()
    rest(desk.window)
    assert list(clipped(desk.window)) == [], "while it is asked"
    desk.window.suggesting.opinion.cancel()
