"""A window killed at any moment; another brings back what it showed, and goes on.

``python -m tests.attack.kill_window SEED`` is the window: it answers the question of
recovery, then clicks and types by chance, and tells after each what it shows.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

from tests.attack.outcome import Outcome

ROOT = Path(__file__).parents[2]
LONGEST = 1.5
"""Seconds after its first sign of life in which a window is killed."""
PATIENCE = 60
SABOTAGED = "--sabotage"
CHAIN = 4


def attack(outcome: Outcome) -> None:
    """Windows, one after the other, in one home."""
    from tests.attack.kill import scratch

    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        with scratch(outcome, f"window {seed}") as folder:
            _chain(outcome, folder, Random(seed))


def _chain(outcome: Outcome, folder: Path, rng: Random) -> None:
    from tests.attack.acts import session_print
    from tests.attack.recovering import LostError, found_again, read_back

    journals = folder / "state" / "goref" / "journals"
    wanted = ""
    for _ in range(CHAIN):
        lines = _killed(outcome, folder, rng)
        outcome.tried += 1
        if not lines:
            raise LostError("no window came up")
        if wanted and lines[0]["print"] != wanted:
            raise LostError("the window does not bring back what was shown")
        if "alarm" in lines[-1]:
            raise LostError(f"{lines[-1]['alarm']}\nan error in the window")
        left = found_again(journals, lines[-1]["print"])
        if left is None:
            if not wanted and all(line["print"] == lines[0]["print"] for line in lines):
                return  # killed before the first act of all: there is nothing to bring back
            raise LostError("no journal has what the window showed")
        if not left.entries or not outcome.goes_on():
            return  # nothing was done: it is not offered
        wanted = session_print(read_back(left))


def _killed(outcome: Outcome, folder: Path, rng: Random) -> list[dict[str, str]]:
    """Start a window, kill it, and return what it told."""
    home = {f"XDG_{n}_HOME": str(folder / n.lower()) for n in ("STATE", "CONFIG", "CACHE")}
    process = subprocess.Popen(
        [
            *(sys.executable, "-P", "-m", "tests.attack.kill_window"),
            *(str(rng.getrandbits(32)), *[SABOTAGED] * outcome.sabotaged),
        ],
        cwd=ROOT,
        env={**os.environ, **home, "HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=(folder / "stderr.txt").open("ab"),
    )
    assert process.stdout is not None
    hang = threading.Timer(PATIENCE, process.kill)
    hang.start()
    first = process.stdout.readline()
    time.sleep(rng.random() * LONGEST)
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read()
    process.wait()
    hang.cancel()
    return [json.loads(line) for line in (first + rest).split(b"\n")[:-1]]


def main(seed: int) -> None:
    """The window that is going to be killed."""
    import traceback

    from PySide6.QtCore import QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QMessageBox

    from goref.qt.app.app import Application
    from tests.attack.acts import session_print
    from tests.qt.desk import Key

    app = QApplication([])
    goref = Application(app)
    goref.preferences.opinion_by_itself = False
    goref.start()
    window = goref.window
    assert window is not None

    def answer() -> None:
        """Enter: bring it back."""
        box = app.activeModalWidget()
        if isinstance(box, QMessageBox):
            QTest.keyClick(box, Key.Key_Return)

    timer = QTimer()
    timer.timeout.connect(answer)
    timer.start(5)
    goref.offer_recovery()
    timer.stop()

    def tell(**more: str) -> None:
        told = {"print": session_print(window.session), **more}
        os.write(1, json.dumps(told).encode() + b"\n")

    tell()
    rng = Random(seed)
    failed: list[str] = []
    sys.excepthook = lambda *raised: failed.append("".join(traceback.format_exception(*raised)))
    while True:
        _do_something(window, rng)
        app.processEvents()
        tell(**({"alarm": failed[0]} if failed else {}))


def _do_something(window: object, rng: Random) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    from goref.qt.window.main_window import MainWindow
    from tests.qt.desk import CTRL, LEFT, NONE, SHIFT, Key

    assert isinstance(window, MainWindow)
    board = window.board
    if rng.random() < 0.6:
        grid = window.session.case.record.grid
        x, y = board.board_layout().centre(rng.randrange(len(grid)))
        QTest.mouseClick(board, LEFT, NONE, QPoint(int(x), int(y)))
        return
    board.setFocus()
    keys = (
        *((Key.Key_Z, CTRL), (Key.Key_Z, CTRL | SHIFT), (Key.Key_T, NONE), (Key.Key_S, NONE)),
        *((Key.Key_D, NONE), (Key.Key_Right, NONE), (Key.Key_Down, NONE)),
    )
    key, with_ = rng.choice(keys)
    assert isinstance(key, Qt.Key)
    QTest.keyClick(board, key, with_)


if __name__ == "__main__":
    if SABOTAGED in sys.argv:
        from tests.attack import sabotage

        sabotage.break_for("kill-window")
    main(int(sys.argv[1]))
