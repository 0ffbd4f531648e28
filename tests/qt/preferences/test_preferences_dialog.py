"""The preferences: engines found, added, tried, removed, chosen; and tournament mode."""

from __future__ import annotations

import shutil
import threading

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog

from goref.app.opinion.engines.engines import found_engines
from goref.io.engine.programs import join_command
from goref.qt.look.preferences import DEFAULT_SECONDS, Preferences
from goref.qt.preferences.engine_choice import (
    NOBODY,
    asked_by_itself,
    consulted,
    engines,
)
from goref.qt.preferences.preferences_dialog import PreferencesDialog
from tests.io.engine_script import words
from tests.qt.desk import CTRL, LEFT, NONE, Desk, Key, settle
from tests.qt.fitting import LANGUAGES, clipped, rest
from tests.qt.window.test_window_accessible import unclear


@pytest.fixture(autouse=True)
def nothing_found(monkeypatch) -> None:
    """Whatever is installed on this machine, only what a test adds is there."""
    monkeypatch.setattr("goref.qt.preferences.engine_choice.found_engines", lambda: ())


@pytest.fixture
def desk(start) -> Desk:
    return start()


def opened(desk: Desk) -> PreferencesDialog:
    """The preferences, brought up by their key."""
    desk.key(Key.Key_Comma, CTRL)
    [dialog] = [d for d in desk.window.findChildren(PreferencesDialog) if d.isVisible()]
    desk.qtbot.waitExposed(dialog)
    dialog.activateWindow()
    desk.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def line(*flags: str) -> str:
    return join_command(words(*flags))


def add(dialog: PreferencesDialog, command: str) -> None:
    """Type a command line and press Enter."""
    page = dialog.engines
    page.line.setFocus()
    QTest.keyClicks(page.line, command)
    QTest.keyClick(page.line, Key.Key_Return)


def listed(dialog: PreferencesDialog) -> list[str]:
    page = dialog.engines
    return [page.list.item(row).text() for row in range(page.list.count())]


def threads() -> list[str]:
    return [t.name for t in threading.enumerate() if t.name == "goref-work"]


def test_an_engine_is_added_chosen_and_removed(desk):
    dialog = opened(desk)
    page = dialog.engines
    assert "No engine was found" in listed(dialog)[0]
    assert not page.try_.isEnabled()
    assert not page.add.isEnabled()
    one, other = line("--dead", "A1"), line("--dead", "B1")
    add(dialog, one)
    assert page.line.text() == ""
    assert dialog.isVisible(), "Enter adds, and closes nothing"
    QTest.keyClicks(page.line, other)
    desk.press(page.add)
    assert [text.partition("\n")[2] for text in listed(dialog)] == [one, other]
    assert Preferences().engines == [one, other]
    assert consulted(Preferences()).command == one, "the first, unless another is chosen"
    assert listed(dialog)[0].startswith("✓")
    assert page.engine.spec.command == other, "what was added is chosen in the list"
    assert page.choose.text() == "Consult this one"
    desk.press(page.choose)
    assert consulted(Preferences()).command == other
    assert listed(dialog)[1].startswith("✓")
    assert not listed(dialog)[0].startswith("✓")
    assert page.choose.text() == "Do not consult it"
    desk.press(page.choose)
    assert consulted(Preferences()) is None
    desk.press(page.remove)
    assert Preferences().engines == [one]
    page.list.setFocus()
    desk.press(page.remove)
    assert Preferences().engines == []
    assert "No engine was found" in listed(dialog)[0]
    dialog.close()


def test_those_found_come_first_and_cannot_be_removed(desk, monkeypatch, tmp_path):
    monkeypatch.setattr("goref.qt.preferences.engine_choice.found_engines", found_engines)
    program = tmp_path / "gnugo"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    Preferences().engines = [line("--dead", "A1")]
    dialog = opened(desk)
    assert listed(dialog)[0].startswith("✓ GNU Go — found on this machine; is consulted")
    assert "python" in listed(dialog)[1]
    assert not dialog.engines.remove.isEnabled()
    assert engines(Preferences())[0].spec.command.startswith(str(program))
    dialog.close()


def test_one_is_asked_by_itself_only_once_that_is_allowed_of_it(desk):
    one, other = line("--dead", "A1"), line("--dead", "B1")
    preferences = Preferences()
    dialog = opened(desk)
    box = dialog.engines.when_unclear
    assert not box.isVisible(), "there is none"
    add(dialog, one)
    assert box.isVisible()
    assert box.text() == "Ask python where the position is unclear"
    assert not box.isChecked()
    assert asked_by_itself(preferences) is None
    desk.press(box)
    assert asked_by_itself(preferences).command == one
    add(dialog, other)
    desk.press(dialog.engines.choose)
    assert not box.isChecked(), "it was allowed of the other"
    assert asked_by_itself(preferences) is None
    desk.press(box)
    assert asked_by_itself(preferences).command == other
    desk.press(dialog.tournament)
    assert not box.isEnabled()
    assert asked_by_itself(preferences) is None
    desk.press(dialog.hides)
    assert not preferences.hides_opinion
    assert asked_by_itself(preferences) is None, "nor where opinions are shown at one"
    desk.press(dialog.tournament)
    assert box.isEnabled()
    box.setFocus()
    QTest.keyClick(box, Key.Key_Space)
    assert asked_by_itself(preferences) is None
    dialog.close()


def test_it_is_tried_off_the_windows_thread(desk):
    dialog = opened(desk)
    page = dialog.engines
    add(dialog, line())
    desk.press(page.try_)
    assert page.trial.cancel_.isVisible()
    assert not page.try_.isEnabled()
    desk.qtbot.waitUntil(lambda: "works" in page.trial.said.text())
    assert page.trial.said.text().startswith("Fake 1.5 works: it answered in ")
    assert not page.trial.cancel_.isVisible()
    assert page.try_.isEnabled()
    desk.qtbot.waitUntil(lambda: threads() == [])
    dialog.close()


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--crash", "name"), "cudnn: out of memory"),
        (("--garbage", "name"), "unreadable answer"),
        (("--slow", "name"), "did not answer"),
    ],
    ids=["crash", "garbage", "slow"],
)
def test_what_is_wrong_with_it_is_told(desk, flags, said):
    dialog = opened(desk)
    page = dialog.engines
    add(dialog, line(*flags))
    page.limit.setValue(1)
    assert Preferences().engine_seconds == 1
    desk.press(page.try_)
    desk.qtbot.waitUntil(lambda: said in page.trial.said.text())
    assert page.try_.isEnabled()
    dialog.close()


def test_a_command_line_that_cannot_be_read_is_not_added(desk):
    dialog = opened(desk)
    add(dialog, 'gnugo "--mode')
    assert "cannot be read" in dialog.engines.trial.said.text()
    assert Preferences().engines == []
    assert dialog.engines.line.text() == 'gnugo "--mode', "to be corrected"
    dialog.close()


@pytest.mark.parametrize("way", ["key", "button", "close"])
def test_trying_is_given_up(desk, way):
    dialog = opened(desk)
    page = dialog.engines
    add(dialog, line("--slow", "list_commands"))
    desk.press(page.try_)
    desk.qtbot.waitUntil(lambda: page.trial.progress.value() > 0)
    assert threads()
    if way == "key":
        page.list.setFocus()
        QTest.keyClick(page.list, Key.Key_Escape)
        assert dialog.isVisible(), "the first press gives it up, the next one closes"
    elif way == "button":
        desk.press(page.trial.cancel_)
    else:
        dialog.close()
        desk.qtbot.waitUntil(lambda: threads() == [])
        return
    assert page.trial.said.text() == "Cancelled."
    desk.qtbot.waitUntil(lambda: threads() == [])
    settle()
    assert page.trial.said.text() == "Cancelled."
    QTest.keyClick(page.list, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_program_is_found_with_the_mouse(desk, monkeypatch):
    program = shutil.which("true") or "/bin/true"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: (program, ""))
    dialog = opened(desk)
    desk.press(dialog.engines.browse)
    assert dialog.engines.line.text() == program
    dialog.close()


def test_what_was_edited_into_the_settings_breaks_nothing(desk):
    preferences = Preferences()
    preferences.engines = ['"', line()]
    preferences.consulted = "gone"
    preferences._settings.setValue("engines/seconds", "soon")
    assert [engine.spec.command for engine in engines(preferences)] == [line()]
    assert consulted(preferences).command == line(), "what was chosen is gone: the first"
    assert preferences.engine_seconds == DEFAULT_SECONDS
    preferences.consulted = NOBODY
    assert consulted(preferences) is None


# Tournament mode


def test_an_opinion_by_itself_is_a_choice_that_steps_back_where_opinions_are_hidden(desk):
    preferences = desk.main.preferences
    dialog = opened(desk)
    assert not dialog.by_itself.isChecked(), "as the tests have it"
    tick(dialog.by_itself)
    assert preferences.opinion_by_itself
    assert Preferences().opinion_by_itself, "at the next start too"
    tick(dialog.hides)
    assert not dialog.by_itself.isEnabled()
    tick(dialog.hides)
    assert dialog.by_itself.isEnabled()
    tick(dialog.tournament)
    assert not dialog.by_itself.isEnabled()
    assert preferences.opinion_by_itself, "it holds again afterwards"
    tick(dialog.tournament)
    tick(dialog.by_itself)
    assert not preferences.opinion_by_itself


def test_tournament_mode_hides_opinions_unless_said_otherwise(desk):
    preferences = Preferences()
    assert not preferences.hides_opinion
    dialog = opened(desk)
    tick(dialog.tournament)
    assert dialog.hides.isChecked()
    assert preferences.tournament
    assert preferences.hides_opinion
    tick(dialog.hides)
    assert preferences.tournament
    assert not preferences.hides_opinion
    tick(dialog.tournament)
    tick(dialog.tournament)
    assert dialog.hides.isChecked(), "it goes with the mode"
    tick(dialog.tournament)
    assert not dialog.hides.isChecked()
    tick(dialog.hides)
    assert preferences.hides_opinion, "outside of tournaments too, where it is wanted"
    assert not preferences.tournament
    dialog.close()


def tick(box) -> None:
    QTest.mouseClick(box, LEFT, NONE, box.rect().center())
    settle()


def test_it_is_opened_once_and_closed_by_its_button(desk):
    dialog = opened(desk)
    desk.window.actions_by_id["preferences"].trigger()
    settle()
    assert len([d for d in desk.window.findChildren(PreferencesDialog) if d.isVisible()]) == 1
    [buttons] = dialog.findChildren(QDialogButtonBox)
    desk.press(buttons.button(QDialogButtonBox.StandardButton.Close))
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_and_everything_has_a_name(start, language):
    desk = start()
    desk.main.use_language(language)
    desk.window.show()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.window.actions_by_id["preferences"].trigger()
    [dialog] = desk.window.findChildren(PreferencesDialog)
    desk.qtbot.waitExposed(dialog)
    rest(dialog)
    for trying in (False, True):
        if trying:
            add(dialog, line("--slow", "name"))
            dialog.engines.try_.click()
            settle()
        assert list(clipped(dialog)) == []
        assert list(unclear(dialog)) == []
    dialog.engines.trial.cancel()
    rest(dialog)
    assert list(clipped(dialog)) == []
    dialog.close()
    QApplication.processEvents()
