"""Ours and a peer by turns in one run: what else the machine does meets both.

Both by processor time, of the system on their behalf too: the clock tells more of what else
the machine does than of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import process_time

from goref.io.text.catalogue import write_tables
from tests.languages import EN

ROOT = Path(__file__).parents[2]
ROUNDS = 15


def seconds(command: Sequence[str], where: Path, language: str = EN) -> float:
    """Processor time that a run of this Python with these arguments takes, all in all.

    ``language`` is the system's. ``where`` has the program as :func:`installed` puts it
    there; it keeps compiled modules from one start to the next, and what is remembered.
    """
    places = ("CONFIG", "STATE", "CACHE", "DATA")
    environment = {
        **os.environ,
        **{f"XDG_{place}_HOME": str(where / place) for place in places},
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": f"{language}.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(where / "compiled"),
    }
    silent = subprocess.DEVNULL
    process = subprocess.Popen(
        [sys.executable, *command], cwd=where, env=environment, stdout=silent, stderr=silent
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return used.ru_utime + used.ru_stime


def installed(where: Path) -> None:
    """Put goref where it is run from, as an installation has it: with tables of texts."""
    package = where / "goref"
    for folder, to in ((ROOT / "goref", package), (ROOT / "resources", package / "_resources")):
        shutil.copytree(folder, to, ignore=shutil.ignore_patterns("__pycache__"))
    write_tables(ROOT / "resources" / "i18n", package / "_resources" / "i18n")


def of_processes(
    ours: Sequence[str],
    peer: Sequence[str],
    where: Path,
    *,
    above: Sequence[str] | None = None,
    language: str = EN,
) -> list[float]:
    """How many times the peer each run of ours costs; ``above``: less what this run costs."""
    installed(where)
    ratios = []
    for _ in range(ROUNDS + 1):
        least = seconds(above, where) if above else 0.0
        ratios.append((seconds(ours, where, language) - least) / seconds(peer, where))
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
