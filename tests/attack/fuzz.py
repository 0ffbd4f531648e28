"""Bytes made up by what they reach, put to every reader.

``python -m tests.attack.fuzz READER …`` is the process that atheris (libFuzzer) leads. It
begins with a few files of ours in ``corpus/READER``, and with what reached new lines of goref
in earlier runs (beside what fell). What is raised and not documented, takes too long or too
much memory ends it, with the bytes that did it; ``python -m tests.attack.fuzz
READER FILE`` reads those again.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.attack.outcome import Outcome

ROOT = Path(__file__).parents[2]
CORPUS = Path(__file__).parent / "corpus"
MOST_BYTES, MOST_SECONDS, MOST_MEGABYTES = 16_384, 10, 1_024
"""Of one input, and for reading it."""
MOST_FALLS = 5
UNITS = re.compile(r"stat::number_of_executed_units:\s*(\d+)")
UNCAUGHT = re.compile(r"=== Uncaught Python exception: ===\n(.*)")
SABOTAGED = "--sabotage"
STARTING = 180
"""Seconds it may take beyond its time: it begins slowly on a machine that is busy."""


def attack(outcome: Outcome, reader: str) -> None:
    """Put made-up bytes to a reader until the time is over."""
    number = outcome.seed % 2**31 or 1
    falls = 0
    with tempfile.TemporaryDirectory(prefix="goref-fuzz-") as scratch:
        kept = Path(scratch) if outcome.sabotaged else outcome.keep
        new, fallen = kept / "reached" / reader, Path(scratch) / "fallen"
        fallen.mkdir()
        new.mkdir(parents=True, exist_ok=True)
        while outcome.goes_on() and falls < MOST_FALLS:
            left = max(1, int(outcome.until - time.monotonic()))
            command = [sys.executable, "-P", "-m", "tests.attack.fuzz", reader]
            command += [SABOTAGED] * outcome.sabotaged
            command += [str(new), str(CORPUS / reader), f"-artifact_prefix={fallen}/"]
            command += [f"-max_total_time={left}", f"-seed={number}", "-print_final_stats=1"]
            command += [f"-max_len={MOST_BYTES}", f"-timeout={MOST_SECONDS}"]
            command += [f"-rss_limit_mb={MOST_MEGABYTES}", "-verbosity=0"]
            ran = subprocess.run(
                command, cwd=ROOT, capture_output=True, text=True, errors="replace",
                timeout=left + MOST_SECONDS + STARTING,
            )  # fmt: skip
            said = ran.stdout + ran.stderr
            found = UNITS.search(said)
            outcome.tried += int(found[1]) if found else 0
            if ran.returncode == 0 and found:
                return
            falls, number = falls + 1, number + 1
            kinds = [path.name.partition("-")[0] for path in fallen.iterdir()]
            told = UNCAUGHT.search(said)
            summary = told[1] if told else f"ended with {ran.returncode}"
            outcome.fail(f"{said[-8000:]}\n{reader} {kinds}: {summary}", fallen)
            for path in fallen.iterdir():
                path.unlink()


def main(arguments: list[str]) -> None:
    """The process that is led."""
    import atheris  # type: ignore[import-untyped]

    reader, *rest = arguments
    sabotaged = SABOTAGED in rest
    plainly = contextlib.nullcontext()  # it takes seconds, and what is broken falls anyhow
    with plainly if sabotaged else atheris.instrument_imports(include=["goref"]):
        from tests.attack.readers import READERS

        work = READERS[reader]
        for path in (CORPUS / reader).iterdir():  # what is imported late is imported now
            with contextlib.suppress(Exception):
                work(path.read_bytes())
    if sabotaged:
        from tests.attack import sabotage

        rest.remove(SABOTAGED)
        sabotage.break_for("fuzz")
    atheris.Setup([sys.argv[0], *rest], work)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1:])
