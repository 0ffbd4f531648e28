"""The program ends: what is written is finished, and nothing else keeps it."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.core.ruling.ruling import StoneStatus
from goref.io.places import journals
from goref.qt.app import leaving
from goref.qt.look.preferences import Preferences
from goref.qt.work.work import RUNNING, Work, stop_all
from tests.qt.desk import plain_sgf

ROOT = Path(__file__).parents[3]
CLOSING_S = 1.0
"""Seconds that closing the window takes at most, on a machine on which goref starts in"""
STARTING_S = 1.0
"""so many; on a slower one it may take as much longer."""
MOST_S = 60


@pytest.mark.parametrize("how", ["computes", "hangs"])
def test_a_search_that_never_ends_keeps_neither_window_nor_program(
    how: str, tmp_path: Path
) -> None:
    path = tmp_path / "case.goref"
    Session(open_path(plain_sgf("gold-petal-bowls", tmp_path))[0]).save(path)
    command = [sys.executable, "-P", "-m", "tests.qt.endless", str(path), "H17 C12", how]
    begun = monotonic()
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    hang = threading.Timer(MOST_S, process.kill)
    hang.start()
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "SEARCHING\n"
        started = monotonic()
        assert process.stdout.readline() == "CLOSING\n"
        closing = monotonic()
        written, errors = process.communicate()
        ended = monotonic()
    finally:
        hang.cancel()
        process.kill()
    assert (process.returncode, written, errors) == (0, "", "")
    assert ended - closing <= CLOSING_S * max(1, (started - begun) / STARTING_S)
    case = open_path(path)[0].case
    dead = {case.record.grid.point(name) for name in ("H17", "H16", "C12")}
    assert case.ruling.lives == dict.fromkeys(dead, StoneStatus.DEAD)
    assert list(journals().iterdir()) == [], "the journal is over"
    assert Preferences().geometry is not None, "the settings were written"


class Writing:
    """Work that writes for as long as its gate is shut."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.owner = QObject()
        self.written: list[str] = []

    def start(self) -> None:
        def act(_: object) -> None:
            assert self.gate.wait(MOST_S)
            self.written.append("all")

        Work(self.owner).start(act, lambda _: None, writes=True)


@pytest.fixture
def writing(qtbot: QtBot) -> Iterator[Writing]:
    made = Writing()
    yield made
    made.gate.set()
    assert stop_all(MOST_S)
    qtbot.waitUntil(lambda: not RUNNING)


def once_shown(act: Callable[[QProgressDialog], object]) -> QTimer:
    """Does something as soon as the progress of the end is shown."""
    looking = QTimer()

    def look() -> None:
        for shown in QApplication.topLevelWidgets():
            if shown.objectName() == "leaving" and shown.isVisible():
                looking.stop()
                assert isinstance(shown, QProgressDialog)
                act(shown)

    looking.timeout.connect(look)
    looking.start(0)
    return looking


def test_what_is_being_written_is_finished_and_seen(
    writing: Writing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "SOON_MS", 0)
    said: list[str] = []
    writing.start()
    looking = once_shown(lambda shown: (said.append(shown.labelText()), writing.gate.set()))
    leaving.leave()
    looking.stop()
    assert writing.written == ["all"]
    assert said == ["Something is still being written. goref ends as soon as that is done."]


def test_whoever_does_not_want_to_wait_need_not(
    writing: Writing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "SOON_MS", 0)
    writing.start()
    looking = once_shown(lambda shown: shown.findChild(QPushButton).click())
    leaving.leave()
    looking.stop()
    assert writing.written == []


def test_a_disk_that_never_answers_is_not_waited_for_without_end(
    writing: Writing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "LONGEST_WRITE_MS", 0)
    writing.start()
    leaving.leave()
    assert writing.written == []


def test_a_process_in_which_nothing_is_at_work_ends_as_usual(qapp: QApplication) -> None:
    leaving.leave()
    assert leaving.end_process(3) == 3
