"""A process that tells, line by line, what it is about to do and what then is shown.

What it told before it was killed is what a referee had seen; that has to be there again.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

LONGEST = 60
"""Seconds after which a process that hangs is ended by the system."""
_write = os.write  # the real one, whatever is spoiled later

Line = dict[str, Any]


@dataclass
class Forked:
    """A process that was begun as a copy of this one.

    Attributes:
        pid: of the process.
        told: what it can be read from.
    """

    pid: int
    told: int

    def lines(self) -> list[Line]:
        """What it told until it ended; a line that was cut short was never seen."""
        data = b""
        with os.fdopen(self.told, "rb") as pipe:
            data = pipe.read()
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return [json.loads(line) for line in data.split(b"\n")[:-1]]


class Teller:
    """Tells through a pipe."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def tell(self, what: str, **more: Any) -> None:
        """Say something; it has arrived when this is over."""
        _write(self._descriptor, json.dumps({"what": what, **more}).encode() + b"\n")

    @contextmanager
    def alarm(self) -> Iterator[None]:
        """What nobody expects is told with its traceback."""
        try:
            yield
        except BaseException:
            self.tell("alarm", trace=traceback.format_exc())


def forked(work: Callable[[Teller], None]) -> Forked:
    """Do something in a copy of this process, which ends with it."""
    reads, writes = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(writes)
        return Forked(pid, reads)
    try:
        os.close(reads)
        signal.alarm(LONGEST)
        teller = Teller(writes)
        with teller.alarm():
            work(teller)
    finally:
        os._exit(0)


def alarms(lines: list[Line]) -> Iterator[str]:
    """What nobody expected."""
    return (line["trace"] for line in lines if line["what"] == "alarm")


def last(lines: list[Line], what: str) -> Line | None:
    """The last line of a kind."""
    return next((line for line in reversed(lines) if line["what"] == what), None)
