"""A window killed at any moment; another brings back what it showed, and goes on.

``python -m tests.attack.kill_window SEED`` is the window: it answers the question of
recovery, then clicks and types by chance, and tells after each what it shows. With a path after
the seed it is the window of an event.
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


def attack_event(outcome: Outcome, most: int = sys.maxsize) -> None:
    """Windows of an event, one after the other; ``most``: how many are killed at most."""
    from tests.attack.kill import scratch

    rng = Random(outcome.seed)
    while outcome.goes_on() and outcome.tried < most:
        seed = rng.getrandbits(32)
        with scratch(outcome, f"event's window {seed}") as folder:
            _chain_of_events(outcome, folder, Random(seed))


def _chain_of_events(outcome: Outcome, folder: Path, rng: Random) -> None:
    from goref.app.event.files import new_event, take_in
    from goref.core.event.event import EventInfo
    from tests.attack.recovering import LostError, event_in
    from tests.attack.tampering import said_of

    path = folder / "cup.gorefevent"
    with new_event(path, EventInfo("Cup"), "attack") as store:
        pairs = [f"1,{number},A{number},B{number}" for number in range(1, 13)]
        take_in(store, "pairings", "\n".join(["Round,Table,Black,White", *pairs]).encode())
    for _ in range(CHAIN):
        lines = _killed(outcome, folder, rng, path)
        outcome.tried += 1
        if not lines:
            raise LostError("no window came up")
        if "alarm" in lines[-1]:
            raise LostError(f"{lines[-1]['alarm']}\nan error in the window")
        shown = lines[-1]
        event_in(path, int(shown["entries"]), shown["link"])
        if said_of("check", "event", "check", path).code:
            raise LostError("goref event check finds something")
        if not outcome.goes_on():
            return


def _killed(outcome: Outcome, folder: Path, rng: Random, *event: Path) -> list[dict[str, str]]:
    """Start a window, kill it, and return what it told."""
    home = {f"XDG_{n}_HOME": str(folder / n.lower()) for n in ("STATE", "CONFIG", "CACHE")}
    process = subprocess.Popen(
        [
            *(sys.executable, "-P", "-m", "tests.attack.kill_window"),
            *(str(rng.getrandbits(32)), *map(str, event), *[SABOTAGED] * outcome.sabotaged),
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


def main_of_event(seed: int, path: Path) -> None:
    """The window of an event that is going to be killed."""
    import traceback

    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from goref.qt.app.app import Application

    app = QApplication([])
    goref = Application(app)
    goref.start(path)
    window = goref.events.windows[0]
    rng = Random(seed)
    failed: list[str] = []
    sys.excepthook = lambda *raised: failed.append("".join(traceback.format_exception(*raised)))
    hand = QTimer()
    hand.timeout.connect(lambda: _answer(app, rng))
    hand.start(1)
    while True:
        read = window.event_read
        told = {"entries": str(read.entries), "link": read.link, "said": window.message}
        told |= {"alarm": failed[0]} if failed else {}
        os.write(1, json.dumps(told).encode() + b"\n")
        _act_in_event(window, rng)
        app.processEvents()
        while app.activeModalWidget() is not None:
            app.processEvents()


def _answer(app: object, rng: Random) -> None:
    """Writes something where it is asked for, and presses Enter or Esc."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QLineEdit

    from tests.qt.desk import Key

    assert isinstance(app, QApplication)
    dialog = app.activeModalWidget()
    if dialog is None:
        return
    at = app.focusWidget()
    if isinstance(at, QLineEdit) and not at.text():
        QTest.keyClicks(at, rng.choice(("B+R", "late", f"Name {rng.random()}", "W+2.5")))
    keys = (Key.Key_Return, Key.Key_Return, Key.Key_Tab, Key.Key_Escape)
    QTest.keyClick(at or dialog, rng.choice(keys))


def _act_in_event(window: object, rng: Random) -> None:
    """Clicks a row, types a result, or uses a command that asks or does not."""
    from PySide6.QtTest import QTest

    from goref.qt.events.window import EventWindow
    from tests.qt.desk import LEFT, NONE, Key

    assert isinstance(window, EventWindow)
    view = window.list.table
    row = rng.randrange(max(1, window.model.rowCount()))
    where = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), LEFT, NONE, where)
    chosen = rng.random()
    if chosen < 0.3:
        QTest.keyClicks(view, rng.choice("bw=."))
    elif chosen < 0.5:
        table = rng.choice(window.event_read.tables)
        window.enter_results()
        typed = window.filter.search
        QTest.keyClicks(typed, f"{table.place} {rng.choice('bw')}")
        QTest.keyClick(typed, Key.Key_Return)
    else:
        action = window.actions_by_id[rng.choice(COMMANDS)]
        if action.isEnabled():
            action.trigger()


COMMANDS = (
    *("undo", "undo", "dispute", "reopen", "note", "sign", "close-round", "open-round"),
    *("add-player", "black", "add-table", "pairing", "byes", "info", "remove-player"),
    *("remove-table", "word", "ready"),
)
"""The commands of an event's window that are used."""


if __name__ == "__main__":
    if SABOTAGED in sys.argv:
        from tests.attack import sabotage

        sabotage.break_for("kill-window")
    if len(sys.argv) > 2 and sys.argv[2] != SABOTAGED:
        main_of_event(int(sys.argv[1]), Path(sys.argv[2]))
    main(int(sys.argv[1]))
