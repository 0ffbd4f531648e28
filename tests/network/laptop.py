"""A joined laptop at work, a process of its own that is killed at any moment:

    python -m tests.network.laptop FOLDER LOG [--window] [--away SECONDS]

It keeps the joined event in step, as a window or without one, and works at tables as a hurried
user. It writes the id of each act to a log once the act is on disk. Commands are lines of JSON
on its input. It reports states, with the time of the system's clock, as lines on its output.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do, new_id
from goref.app.event.acts.tables import Decide, WriteNote
from goref.app.event.files import open_event
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.state import SharingState
from goref.app.sharing.synchroniser import EventSynchroniser
from goref.core.event.changes import seen
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore

RESULTS = tuple(
    Result(verdict, re, ResultBasis.WORD)
    for verdict, re in ((Verdict.BLACK, "B+R"), (Verdict.WHITE, "W+R"))
)
LOOK_S = 0.02
"""The number of seconds between two looks at the window's chip, and at the commands."""


class Laptop:
    """A laptop that acts, by command and by itself.

    Attributes:
        tables: the numbers of the tables at which it works by itself, in the round ``round``.
    """

    def __init__(self, store: EventStore, log: Path) -> None:
        self._store = store
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._rng = Random(os.getpid())
        self._next = 0.0
        self.round, self.tables, self.pause_s = 1, [1], 0.0

    def work(self) -> None:
        """Does an act by itself, if it is time for one."""
        if not self.pause_s or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + self._rng.uniform(0.5, 1.5) * self.pause_s
        self.act_at(self.round, self._rng.choice(self.tables), "")

    def act_at(self, round: int, number: int, text: str) -> str:
        """Does an act at a table, a note if there is a text; returns its id, "" if refused."""
        id_ = new_id()
        with suppress(ChangedError):  # the file was brought up to date in between
            table = self._store.event().table(round, number)
            assert table is not None
            act: EventAct = WriteNote(seen(table), text or id_)
            result = self._rng.choice(RESULTS)
            if not text and self._rng.random() < 0.4 and table.result != result:
                act = Decide(seen(table), result)
            do(self._store, act, "because", id=id_)
            os.write(self._log, f"{id_}\n".encode())
            return id_
        return ""


def tell(**what: Any) -> None:
    told = {"t": time.monotonic(), **what}
    os.write(1, json.dumps(told, ensure_ascii=False).encode() + b"\n")


def tell_state(state: SharingState, **more: Any) -> None:
    tell(
        heard=state.is_heard,
        in_step=state.is_in_step,
        waiting=state.on_the_way,
        refused=[[one.id, one.code] for one in state.refused],
        clashes=[[one.key, str(one.there), str(one.own)] for one in state.clashes],
        problem=str(state.problem or ""),
        **more,
    )


def commands() -> list[dict[str, Any]]:
    """A list that fills with the commands as they come; the process ends with its input."""
    found: list[dict[str, Any]] = []

    def read() -> None:
        found.extend(json.loads(line) for line in sys.stdin)  # each as it comes
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return found


def obey(laptop: Laptop, choose: Callable[[dict[str, str]], object], told: Any) -> None:
    match told["do"]:
        case "work":
            laptop.round, laptop.tables = told["round"], told["tables"]
            laptop.pause_s = told["pause_s"]
        case "act":
            id_ = ""
            while not id_:
                id_ = laptop.act_at(told["round"], told["number"], told["text"])
            tell(did=id_, text=told["text"])
        case "choose":
            choose(told["choices"])


def main(folder: Path, log: Path, away_s: float) -> None:
    """A laptop without a window; its clocks are ahead by some seconds."""
    joined = JoinedEvent.read(folder)
    ahead = timedelta(seconds=away_s)
    sync = EventSynchroniser(
        joined,
        clock=lambda: time.monotonic() + away_s,
        now=lambda: datetime.now() + ahead,
    )
    sync.subscribe(tell_state)
    given = commands()
    sync.start()
    with open_event(joined.working, "busy") as store:
        laptop = Laptop(store, log)
        tell(begun=True)
        while True:
            while given:
                obey(laptop, sync.choose, given.pop(0))
            laptop.work()
            threading.Event().wait(LOOK_S)


def main_of_window(folder: Path, log: Path) -> None:
    """The window of a joined event."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from goref.qt.app.app import Application

    app = QApplication([])
    goref = Application(app)
    goref.preferences.opinion_by_itself = False
    goref.start(JoinedEvent.read(folder).working)
    window = goref.events.windows[0]
    laptop, given = Laptop(window.store, log), commands()
    chip = window.sharing
    shown, before, longest = "", time.monotonic(), 0.0

    def look() -> None:
        nonlocal shown, before, longest
        now = time.monotonic()
        longest, before = max(longest, now - before), now
        if chip.state is not None and (text := f"{chip.button.text()} {chip.state}") != shown:
            shown = text
            tell_state(chip.state, chip=chip.button.text(), longest_s=round(longest, 3))
            longest = 0.0
        while given and chip.sync is not None:
            obey(laptop, chip.sync.choose, given.pop(0))
        laptop.work()

    timer = QTimer(interval=round(LOOK_S * 1000))
    timer.timeout.connect(look)
    timer.start()
    tell(begun=True)
    app.exec()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("log", type=Path)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--away", type=float, default=0.0)
    args = parser.parse_args()
    if args.window:
        main_of_window(args.folder, args.log)
    main(args.folder, args.log, args.away)
