"""Opening what is large in the window: ``python -m tests.benchmarks.large FOLDER``.

Writes the files into the folder, opens one after the other in one window, does with each what
is done with it, and prints for every step, as a line of JSON, the worst event in processor time
and the one that 99 of 100 stay under, how many took longer than a frame, and the memory of the
process afterwards. Events are timed as :mod:`tests.benchmarks.referee` does, but by the clock
of the window's thread: others use the machine too.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import sleep, thread_time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QMessageBox

from goref.app.edits.ruling import ChooseRules, ConfirmAllOthers
from goref.app.event.files import new_event, open_event
from goref.core.base.findings import Level, found
from goref.core.event.event import EventInfo, Player, Table
from goref.io.case.case_file import dump
from goref.qt.app.app import Application
from goref.qt.app.start import COLLECT
from goref.qt.events.output.wall_list import Printing, paint
from goref.qt.look.preferences import Preferences
from tests.core.build import game
from tests.languages import EN

FRAME_MS = 16
EVENT, PLAYERS = "3000 tables.gorefevent", 600
QUIET = 30
"""Looks at the loop that find nothing to do: then it is over."""


@dataclass(frozen=True)
class Opening:
    """What opening a file took, or a step after that; times in milliseconds of the processor,
    memory in MB."""

    name: str
    worst_ms: float
    hundredth_ms: float
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
        before = thread_time()
        try:
            return super().notify(receiver, event)
        finally:
            self._inside = False
            self.took.append(1000 * (thread_time() - before))


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
    """An event of ten rounds, with :data:`PLAYERS` players."""
    half = PLAYERS // 2
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
    many_tables(folder / EVENT, 3000)
    return [*paths, folder / EVENT]


def print_wall(printing: Printing, path: Path) -> None:
    """Print a wall list into a file, as the dialog would have it printed."""

    def on(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printing._do(paint(printing.wall, printer), lambda: None)

    printing._measure(on)


def change_one(path: Path) -> None:
    """Change a table of an event, as another would."""
    with open_event(path, "another") as store, store.change() as change:
        table = store.event().tables[-1]
        change.update_table(replace(table, note="late"))


def memory() -> int:
    """What the process holds, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 // 1_000_000


def main(folder: Path) -> None:
    app = ClockedApplication()
    Preferences().language = EN
    QMessageBox.warning = lambda *told: print(told[2], file=sys.stderr)  # type: ignore[assignment]
    desk = Application(app)
    desk.start()

    printed: list[Printing] = []

    def settle() -> None:
        quiet = 0
        while quiet < QUIET:
            before = len(app.took)
            app.processEvents()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            assert desk.window is not None
            busy = desk._reading is not None or desk.window.questions.is_busy
            busy |= any(one.work.is_busy or one.pump.is_busy for one in printed)
            quiet = 0 if busy or len(app.took) > before else quiet + 1
            sleep(0.002)

    def step(name: str, act: Callable[[], object]) -> None:
        app.took = []
        QTimer.singleShot(0, act)
        settle()
        took = sorted(app.took)
        over = sum(one > FRAME_MS for one in took)
        worst, hundredth = took[-1], took[99 * (len(took) - 1) // 100]
        opening = Opening(name, round(worst, 1), round(hundredth, 1), over, memory())
        print(json.dumps(vars(opening)), flush=True)

    settle()
    gc.collect()
    gc.freeze()  # as goref does once its window is there
    gc.set_threshold(*COLLECT)  # likewise
    for path in files(folder):
        step(path.name, partial(desk.open_path, path))
        if desk.has_events:
            shown = desk.events.windows[-1]
            step("  all rounds", partial(shown.go_to_round, 0))
            change_one(path)
            step("  another's change", shown.watch.look)
            printed.append(Printing(shown.widget, shown.event_read, EN))
            pages = folder / "wall.pdf"
            step(f"  wall list of {PLAYERS}", partial(print_wall, printed[0], pages))
            assert pages.stat().st_size > 100_000
            continue
        assert desk.window is not None
        window = desk.window
        for command in ("back-move", "first-move", "last-move", "compare"):
            step(f"  {command}", window.actions_by_id[command].trigger)
        window.pages.close_drawer()
        step("  a mark", partial(window.do, ConfirmAllOthers()))
        step("  other rules", partial(window.do, ChooseRules("japanese")))
        while window.session.history.past:
            step("  undo", window.session.undo)
    sys.stdout.flush()
    app.exit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
