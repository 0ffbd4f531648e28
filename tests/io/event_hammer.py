"""A process that changes an event again and again; started by the tests, several at once.

Usage: python event_hammer.py FILE WHO TIMES. Each time it takes the lowest free table of
round 1 and decides it, and adds a word to the event's note that all fight for; where
another was faster it looks again. Prints how often that happened.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from goref.core.event.event import TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore

RESULT = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)


def hammer(path: Path, who: str, times: int) -> int:
    beaten = 0
    with EventStore.open(path, who) as store:
        done = 0
        while done < times:
            event = store.event()
            free = next((t for t in event.tables if t.state is TableState.TO_PLAY), None)
            if free is None:
                break
            try:
                with store.change(f"{who} {done}") as change:
                    change.update_table(
                        replace(free, state=TableState.DECIDED, result=RESULT, note=who)
                    )
                    place = f"{event.info.place}{who}"
                    change.set_info(replace(event.info, place=place))
            except ChangedError:
                beaten += 1
                continue
            done += 1
    return beaten


if __name__ == "__main__":
    print(hammer(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
