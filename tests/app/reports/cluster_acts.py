"""What workers of a cluster are given to do in tests: they have this module too."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def doubled(number: int) -> int:
    """Double it; some numbers end the process, as the system does it, or make no sense."""
    if number % 100 == 13:
        os.kill(os.getpid(), signal.SIGKILL)
    if number % 100 == 17:
        raise ValueError(f"no {number}")
    return 2 * number


def dies_once(mark: str) -> str:
    """End the process, unless the file is there that it puts down before; ``""`` is none."""
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark


def read_first(pipe: str) -> str:
    """Wait until somebody writes to a pipe of this name; ``""`` is done at once."""
    return Path(pipe).read_text() if pipe else ""


def weighs(item: bytes) -> int:
    return len(item)
