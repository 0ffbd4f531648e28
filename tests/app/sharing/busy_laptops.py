"""Laptops at work, each a process that is killed at any moment:

    python -m tests.app.sharing.busy_laptops

Reads lines ``FOLDER TABLE LOG`` and starts a process for each, whose id it prints: it keeps the
joined event in a folder in step, does acts at one table as fast as a hurried user, and writes
the id of each act to a log once the act is on disk. Processes are forked, since a start of
Python would take longer than the work of most.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path
from random import Random

from goref.app.event.acts.doing import do, new_id
from goref.app.event.acts.players import AddPlayer
from goref.app.event.acts.tables import WriteNote
from goref.app.event.files import open_event
from goref.app.sharing import connection
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.synchroniser import EventSynchroniser
from goref.core.event.changes import seen
from goref.core.event.event import Player
from goref.io.event.faults import ChangedError

PACE_S = (0.0, 0.03)


def main() -> None:
    connection._httpx()  # imported once
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        folder, number, log = line.rstrip("\n").split("\t")
        pid = os.fork()
        if not pid:
            work(Path(folder), int(number), Path(log))
        print(pid, flush=True)


def work(folder: Path, number: int, log: Path) -> None:
    """Does acts until it is killed."""
    rng = Random(os.getpid())
    joined = JoinedEvent.read(folder)
    EventSynchroniser(joined).start()
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    with open_event(joined.working, "busy") as window:
        while True:
            id_ = new_id()
            event = window.event()
            act = WriteNote(seen(event.table(1, number)), id_)
            with suppress(ChangedError):
                if rng.random() < 0.1:
                    do(window, AddPlayer(Player(f"P{id_}")), id=id_)
                else:
                    do(window, act, id=id_)
                os.write(file, f"{id_}\n".encode())
            threading.Event().wait(rng.uniform(*PACE_S))


if __name__ == "__main__":
    main()
