"""A goref whose search never ends: opens a case, rules, saves, and is closed by a key.

Run as ``python -m tests.qt.endless FILE POINTS HOW``; HOW is ``computes`` or ``hangs``. It
prints SEARCHING once the search is at work, and CLOSING just before Ctrl+Q is pressed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goref.qt.app.start import run
from goref.qt.look.preferences import Preferences
from goref.qt.opinion import second_opinion
from goref.qt.window.main_window import MainWindow
from tests.qt.desk import CTRL, LEFT, NONE, Key

SEARCHES = Event()


def computes(*_: object) -> None:
    """A search that neither ends nor asks whether it was given up."""
    SEARCHES.set()
    while True:
        pass


def hangs(*_: object) -> None:
    """A search that waits for an answer of the system which never comes."""
    SEARCHES.set()
    os.read(os.pipe()[0], 1)


def referee(app: QApplication, points: list[str]) -> Iterator[None]:
    """What is done at the window, step by step; between the steps events come."""
    window = None
    while window is None or not (window.is_whole and window.isActiveWindow()):
        yield
        window = next((w for w in app.topLevelWidgets() if isinstance(w, MainWindow)), None)
    while not SEARCHES.is_set():
        yield
    window.questions.do_not_wait()
    print("SEARCHING", flush=True)
    for name in points:
        x, y = window.board.board_layout().centre(window.session.case.record.grid.point(name))
        QTest.mouseClick(window.board, LEFT, NONE, QPoint(int(x), int(y)))
        yield
    QTest.keyClick(window.windowHandle(), Key.Key_S, CTRL)
    while window.session.is_changed:
        yield
    print("CLOSING", flush=True)
    QTest.keyClick(window.windowHandle(), Key.Key_Q, CTRL)


def main(path: Path, points: list[str], how: str) -> int:
    app = QApplication(sys.argv[:1])
    Preferences().opinion_by_itself = True
    second_opinion.suggested = {"computes": computes, "hangs": hangs}[how]
    steps = referee(app, points)
    stepping = QTimer()
    stepping.timeout.connect(lambda: next(steps, None))
    stepping.start(0)
    return run([path])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2].split(), sys.argv[3]))
