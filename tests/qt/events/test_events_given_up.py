"""Every question of an event's window, given up: nothing is done, the list has the keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
)

from goref.qt.events.commands import COMMANDS
from tests.qt.desk import Key, settle
from tests.qt.events.referee import CLEAR, RULED, Begin, Referee, event_file

ASKING = [command.id for command in COMMANDS if "…" in command.text]
ELSEWHERE = {
    *("new", "open", "find", "preview", "print", "protest", "time"),
    *("preview-pairings", "print-pairings"),
}
"""What is asked of no event that is open, by a dialog of the system, or on the board."""
ABOUT = {
    "record": "Carol – Dan",
    "word": "1/2",
    "dispute": "1/2",
    "note": "1/2",
    "black": "Carol",
    "white": "Dan",
    "pairing": "Carol",
    "remove-table": "1/2",
}
"""What a question about the second table tells of whom it is about."""


@pytest.fixture
def referee(begin: Begin, tmp_path: Path) -> Referee:
    made = begin(event_file(tmp_path, [(1, CLEAR), (2, RULED)]))
    made.looked()
    return made


def given_up(referee: Referee, command: str) -> list[str]:
    """Carry a command out, and press Esc in each dialog that comes: its texts."""
    met: list[str] = []

    def escape() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            told = [
                *(label.text() for label in dialog.findChildren(QLabel)),
                *(line.text() for line in dialog.findChildren(QLineEdit)),
            ]
            met.append("\n".join([dialog.windowTitle(), *told]))
            QTest.keyClick(dialog, Key.Key_Escape)

    hand = QTimer()
    hand.timeout.connect(escape)
    hand.start(0)
    referee.events.actions_by_id[command].trigger()
    referee.qtbot.waitUntil(lambda: bool(met) and QApplication.activeModalWidget() is None)
    hand.stop()
    return met


def test_a_question_that_is_given_up_changes_nothing(
    referee: Referee, answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(QMessageBox.StandardButton.Cancel)
    files: list[str] = []

    def no_file(parent: object, title: str, *more: object) -> tuple[str, str]:
        files.append(title)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", no_file)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", no_file)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([], no_file(*args)[1]))
    window, before = referee.events, referee.event
    stamp = window.store.stamp()
    for command in ASKING:
        if command in ELSEWHERE:
            continue
        # The second table waits for its decision, the first has a suggestion to be accepted.
        referee.row(0 if command == "accept" else 1)
        action = window.actions_by_id[command]
        if command in ("reopen", "open-round"):
            assert not action.isEnabled(), "what was never decided is not opened again"
            continue
        if command == "close-round":
            action.trigger()
            assert "not decided: 1/1" in referee.status, "it says what is in the way"
            continue
        assert action.isEnabled(), command
        questions = len(asked) + len(files)
        if command in ("accept", "import", "save-pairings"):
            action.trigger()
            assert len(asked) + len(files) > questions, command
        else:
            [told] = given_up(referee, command)
            assert ABOUT.get(command, "") in told, command
        settle()
        assert (window.store.stamp(), referee.event) == (stamp, before), command
        referee.front(window)
        assert window.list.table.hasFocus(), command
