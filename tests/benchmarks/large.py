"""Opening what is large in the window: ``python -m tests.benchmarks.large FOLDER``.

Writes the files into the folder, opens one after the other in one window, and prints for each,
as a line of JSON, the worst event in processor time, how many took longer than a frame, and
the memory of the process afterwards. Events are timed as :mod:`tests.benchmarks.referee` does,
but by the processor's clock: others use the machine too.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import process_time, sleep

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from goref.app.event.files import new_event
from goref.core.base.findings import Level, found
from goref.core.event.event import EventInfo, Player, Table
from goref.io.case.case_file import dump
from goref.qt.app.app import Application
from goref.qt.look.preferences import Preferences
from tests.core.build import game

FRAME_MS = 16
QUIET = 30
"""Looks at the loop that find nothing to do: then it is over."""


@dataclass(frozen=True)
class Opening:
    """What opening a file took; times in milliseconds of the processor, memory in MB."""

    name: str
    worst_ms: float
    over: int
    memory: int


class ClockedApplication(QApplication):
    """Takes the processor time of every event."""

    def __init__(self) -> None:
        super().__init__([])
        self.took: list[float] = []
        self._inside = False

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        if self._inside:
            return super().notify(receiver, event)
        self._inside = True
        before = process_time()
        try:
            return super().notify(receiver, event)
        finally:
            self._inside = False
            self.took.append(1000 * (process_time() - before))


def illegal(moves: int) -> str:
    """A record whose moves after the second are on stones."""
    return f"(;SZ[19]KM[6.5]{';B[dd];W[pp]' * (moves // 2)})"


def long(moves: int) -> str:
    """A record of so many moves: the board is filled but for a line, taken, and filled anew."""
    letters = "abcdefghijklmnopqrs"
    points = [x + y for y in letters[:12:2] for x in letters]
    turns = [f";B[{point}];W[]" for point in points]
    cleared = f";AE[aa:{letters[-1]}l]"
    filled = "".join(turns) + cleared
    return f"(;SZ[19]KM[6.5]{filled * (moves // (2 * len(points)) + 1)})"


def many_tables(path: Path, tables: int) -> None:
    """An event of twelve rounds."""
    half = tables // 12
    with new_event(path, EventInfo("Large")) as store, store.change() as change:
        people = [change.add_player(Player(f"Player {n}", "A")).id for n in range(2 * half)]
        for n in range(tables):
            pair = people[n % half], people[half + (n + n // half) % half]
            change.add_table(Table(1 + n // half, 1 + n % half, *pair))


def files(folder: Path) -> list[Path]:
    """What is opened."""
    case = game("gold-petal-bowls").settled()
    ko = partial(found, "illegal-ko", Level.CHECK, colour="B", repeats="")
    settled = {ko([n % 361], move=n + 1): f"reason {n}" for n in range(5000)}
    texts = {
        "2000 illegal moves.sgf": illegal(2000).encode(),
        "10000 moves.sgf": long(10_000).encode(),
        "1000000 nodes.sgf": f"(;SZ[19]{'(;B[aa];W[bb])' * 499_999})".encode(),
        "5000 findings let stand.goref": dump(replace(case, settled=settled)),
    }
    paths = [folder / name for name in texts]
    for path, data in zip(paths, texts.values(), strict=True):
        path.write_bytes(data)
    many_tables(folder / "5000 tables.gorefevent", 5004)
    return [*paths, folder / "5000 tables.gorefevent"]


def memory() -> int:
    """What the process holds, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 // 1_000_000


def main(folder: Path) -> None:
    app = ClockedApplication()
    Preferences().language = "en"
    QMessageBox.warning = lambda *told: print(told[2], file=sys.stderr)  # type: ignore[assignment]
    desk = Application(app)
    desk.start()

    def settle() -> None:
        quiet = 0
        while quiet < QUIET:
            before = len(app.took)
            app.processEvents()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            assert desk.window is not None
            busy = desk._reading is not None or desk.window.questions.is_busy
            quiet = 0 if busy or len(app.took) > before else quiet + 1
            sleep(0.002)

    settle()
    for path in files(folder):
        app.took = []
        QTimer.singleShot(0, partial(desk.open_path, path))
        settle()
        over = sum(one > FRAME_MS for one in app.took)
        opening = Opening(path.name, round(max(app.took), 1), over, memory())
        print(json.dumps(vars(opening)), flush=True)
    sys.stdout.flush()
    app.exit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
