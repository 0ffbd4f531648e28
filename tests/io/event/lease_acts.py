"""Enters a hundred players into an event whose file system has locks that do not reach.

Run by ``test_lease.py``: HOST EVENT SHARED. Says when it is refused first, and when half is
done; waits there for a line.
"""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from typing import Any

from goref.core.event.event import Player
from goref.core.texts.faults.said import said
from goref.io.event import lease
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from tests.languages import EN

ACTS = 100


def main(host: str, event: str, shared: str) -> None:
    connect = sqlite3.connect

    def unlocked(where: str, *args: Any, **how: Any) -> sqlite3.Connection:
        return connect(where.replace("?mode=", "?nolock=1&mode="), *args, **how)

    sqlite3.connect = unlocked  # type: ignore[assignment]
    lease._host = lambda: host
    lease.is_shared = lambda _: shared == "yes"  # type: ignore[attr-defined]
    refused = False
    with EventStore.open(Path(event), host) as store:
        store.sit_down()
        done = 0
        while done < ACTS:
            try:
                with store.change() as change:
                    change.add_player(Player(f"{host} {done}"))
            except EventFileError as error:
                if not refused:
                    print("refused", said(error, EN), flush=True)
                refused = True
                continue
            done += 1
            if done == ACTS // 2:
                print("half", flush=True)
                sys.stdin.readline()


if __name__ == "__main__":
    main(*sys.argv[1:])
