"""What is announced to a screen reader, and that nothing is while nobody listens."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from goref.core.scoring.status import CaseState
from goref.core.texts.status import STATES
from goref.qt.window.board_presenter import BoardPresenter
from goref.qt.window.ruling_mode import RulingMode
from tests.languages import JA
from tests.qt.desk import CTRL, Desk, Key, plain_sgf, settle
from tests.qt.fitting import LANGUAGES
from tests.wordings import in_words


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


@pytest.fixture
def listening(qapp):
    """Somebody listens."""
    QAccessible.setActive(True)
    assert QAccessible.isActive()
    yield
    QAccessible.setActive(False)


@pytest.fixture
def told(monkeypatch):
    """What Qt is told for assistive technology: what happened, to which child, the words."""
    events = []
    update = QAccessible.updateAccessibility

    def heard(event):
        words = event.message() if isinstance(event, QAccessibleAnnouncementEvent) else ""
        events.append((event.type(), event.child(), words))
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", heard)
    return events


def announced(told) -> list[str]:
    return [words for _, _, words in told if words]


def heard(desk: Desk) -> list[str]:
    said: list[str] = []
    desk.window.features.speaking.announced.connect(
        lambda told: said.append(told.replace("\u00a0", " "))
    )
    return said


def test_a_window_that_opens_has_nothing_to_say(listening, told, start, tmp_path):
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    assert (announced(told), desk.status) == ([], "")


def test_an_act_says_what_became_of_the_point_and_of_the_result(desk, listening):
    said = heard(desk)
    desk.board.setFocus()
    desk.walk("H17")
    assert said == [], "a point that is gone to has the focus: that is told by itself"
    desk.key(Key.Key_D)
    [text] = said
    assert text.splitlines() == [desk.read_out(), desk.result]
    assert text.startswith("H17: Black, chain of 2")
    assert "dead (ruled)" in text
    desk.undo()
    assert said[1:] == [desk.read_out(), "Undone: mark dead"]
    assert "dead" not in said[1]
    desk.redo()
    assert said[3:] == [text.splitlines()[0], "Redone: mark dead"]
    desk.nothing_else()
    assert desk.result in said[5].splitlines()
    assert desk.result.startswith("Provisional: ")
    desk.undo()
    assert said[-2].splitlines() == [desk.result] == [in_words(STATES[CaseState.UNDECIDED])]


def test_what_is_refused_is_said_with_its_reason(desk, listening):
    said = heard(desk)
    desk.board.setFocus()
    desk.walk("T1")
    desk.key(Key.Key_D)
    assert said == [desk.status] == ["That does not answer the open question."]
    desk.key(Key.Key_Home)
    desk.key(Key.Key_D)
    assert said[-1] == desk.status
    assert "End" in said[-1]


def test_only_what_is_new_is_said(desk, listening):
    desk.board.setFocus()
    desk.walk("H17")
    desk.key(Key.Key_D)
    desk.nothing_else()
    desk.walk("T1")
    said = heard(desk)
    desk.key(Key.Key_K)  # of the same side: the result stays
    [text] = said
    assert text == desk.read_out()
    desk.board.set_cursor_point(desk.point("H17"))
    said.clear()
    desk.rules("tang-song")
    assert said == [desk.result]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_recorded_is_said_move_by_move(desk, listening, told, language):
    desk.main.use_language(language)
    desk.main.new_position()
    window = desk.window
    window.activateWindow()
    desk.qtbot.waitUntil(window.isActiveWindow)
    window.actions_by_id["set-up"].setChecked(False)
    window.actions_by_id["play-on-board"].setChecked(True)
    desk.board.setFocus()
    said = heard(desk)
    desk.walk("A2")
    desk.key(Key.Key_B)
    assert desk.read_out().replace("\u00a0", " ") in said[-1]
    assert said[-1].startswith("A2")
    desk.walk("A1")
    desk.key(Key.Key_W)
    desk.walk("B1")
    desk.key(Key.Key_B)
    assert desk.read_out().replace("\u00a0", " ") in said[-1]
    assert desk.case.position.colour(desk.point("A1")) is None, "captured"
    told.clear()
    desk.walk("A1")
    desk.key(Key.Key_W)
    [refused] = announced(told)
    assert refused == window.modes.playing.panel.message.text()


def test_nothing_is_worked_out_while_nobody_listens(desk, monkeypatch):
    assert not QAccessible.isActive()
    asked, said = [], heard(desk)
    monkeypatch.setattr(RulingMode, "describe", lambda hand, point: asked.append(point))
    monkeypatch.setattr(BoardPresenter, "_describe", lambda shown, point: None)
    desk.board.setFocus()
    desk.click("H17")
    desk.key(Key.Key_Z, CTRL)
    settle()
    assert (asked, said) == ([], [])


def test_a_window_made_anew_says_no_result(desk, listening):
    desk.main.use_language(JA)
    said = heard(desk)
    desk.main.open_text("\n".join(["." * 9] * 9))
    assert desk.result not in said
    assert len(said) <= 1, "the greeting"


def test_the_point_has_the_focus_once_the_board_is_reached(desk, listening, told):
    desk.weighed()
    told.clear()
    desk.questions.page.rest.setFocus()
    desk.board.setFocus()
    settle()
    focus = QAccessible.Event.Focus
    assert [event[:2] for event in told] == [(focus, desk.board.cursor_point())]
    desk.key(Key.Key_Left)
    assert [event[:2] for event in told[1:]] == [(focus, desk.board.cursor_point())]
    told.clear()
    desk.questions.page.rest.setFocus()
    desk.board.set_cursor_point(5)
    settle()
    assert told == [], "not while the focus is elsewhere"
