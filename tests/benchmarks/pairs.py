"""Ours and a peer by turns in one run: what else the machine does meets both.

Whole processes are taken by the clock, as the processor time of so short a one is counted in
ticks; functions of this process by processor time, which differs less from run to run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time

ROOT = Path(__file__).parents[2]
ROUNDS = 15


def seconds(command: Sequence[str], cache: Path, language: str = "en") -> float:
    """What a run of this Python takes with these arguments, from its start to its end.

    ``language`` is the system's. ``cache`` keeps compiled modules from one start to the
    next, as an installation does.
    """
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": f"{language}.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(cache),
    }
    before = perf_counter()
    subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, check=True, capture_output=True
    )
    return perf_counter() - before


def of_processes(
    ours: Sequence[str],
    peer: Sequence[str],
    cache: Path,
    *,
    above: Sequence[str] | None = None,
    language: str = "en",
) -> list[float]:
    """How many times the peer each run of ours costs; ``above``: less what this run costs."""
    ratios = []
    for _ in range(ROUNDS + 1):
        least = seconds(above, cache) if above else 0.0
        ratios.append((seconds(ours, cache) - least) / seconds(peer, cache))
    return ratios[1:]  # the first compiled


def within(
    ours: Callable[[], object],
    peer: Callable[[], object],
    before: Callable[[], object] = lambda: None,
    rounds: int = ROUNDS,
) -> list[float]:
    """The same of two functions of this process; ``before`` goes before each run of ours."""

    def taken() -> Iterator[float]:
        for _ in range(rounds + 1):
            before()
            start = process_time()
            ours()
            middle = process_time()
            peer()
            yield (middle - start) / (process_time() - middle)

    return list(taken())[1:]
