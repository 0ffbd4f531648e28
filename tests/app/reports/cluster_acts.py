"""What workers of a cluster are given to do in tests: they have this module too."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def doubled(number: int) -> int:
    """Returns the double of a number; some numbers kill the process, others raise an
    exception."""
    if number % 100 == 13:
        os.kill(os.getpid(), signal.SIGKILL)
    if number % 100 == 17:
        raise ValueError(f"no {number}")
    return 2 * number


def dies_once(mark: str) -> str:
    """Creates the file ``mark`` and kills the process, unless the file exists; "" does
    nothing."""
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark


def read_first(pipe: str) -> str:
    """Waits until somebody writes to the named pipe; "" does not wait."""
    return Path(pipe).read_text() if pipe else ""


def weighs(item: bytes) -> int:
    return len(item)
