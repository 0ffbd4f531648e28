"""Attack goref for some minutes, and say what was tried and what fell.

python -m tests.attack [MINUTES] [--seed N] [--only NAME ...] [--least N] [--keep FOLDER]
                       [--sabotage]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom

from tests.attack.outcome import Outcome, table

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")
READERS = (
    *(
        "sgf",
        "record",
        "archive",
        "pairgoth",
        "macmahon",
        "case",
        "journal",
        "rows",
        "opengotha",
        "csv",
        "xlsx",
        "gtp",
        "regulation",
        "event",
    ),
    "photo",
    "command",
)
SHARES = {
    "disk-session": 2,
    "disk-event": 2,
    "disk-restore": 1,
    "kill-session": 2,
    "kill-event": 2,
    "kill-acts": 3,
    "kill-window": 3,
    "kill-window-event": 3,
    "merge-event": 2,
    "machine-session": 2,
    "machine-event": 2,
    "serve-requests": 2,
    "serve-acts": 1,
    "split-brains": 3,
    "stray-keys": 3,
    "tamper-case": 1,
    "tamper-event": 1,
    **{f"fuzz-{reader}": 1 for reader in READERS},
}
"""The attacks, and how large a part of the time each gets."""
GRACE = 90
"""Seconds that an attack may take beyond its time before it is called hanging."""


def attack_of(name: str) -> Callable[[Outcome], None]:
    """The attack of a name. Each is read where it is wanted: few processes need two."""
    match name.partition("-"):
        case "disk", _, part:
            from tests.attack import disk

            scripts = {"event": disk.attack_event, "restore": disk.attack_restoring}
            return scripts.get(part, disk.attack_sitting)
        case "kill", _, ("window" | "window-event") as part:
            from tests.attack import kill_window

            of_event = part == "window-event"
            return kill_window.attack_event if of_event else kill_window.attack
        case "kill", _, "acts":
            from tests.attack import kill_acts

            return kill_acts.attack
        case "kill", _, part:
            from tests.attack import kill

            return kill.attack_event if part == "event" else kill.attack_session
        case "merge", _, _:
            from tests.attack import merging

            return merging.attack
        case "machine", _, part:
            from tests.attack import machine

            return machine.attack_event if part == "event" else machine.attack_session
        case "serve", _, part:
            from tests.attack import serving

            return serving.ATTACKS[part]
        case "split", _, _:
            from tests.attack import split_brains

            return split_brains.attack
        case "stray", _, _:
            from tests.attack import stray

            return stray.attack
        case "tamper", _, part:
            from tests.attack import tampering

            return tampering.attack_event if part == "event" else tampering.attack_case
        case _, _, part:
            from tests.attack import fuzz

            return lambda outcome: fuzz.attack(outcome, part)


def one(
    name: str, seed: int, seconds: float, keep: Path, *, least: int, sabotaged: bool
) -> None:
    """Carry out one attack in this process, and print what came of it."""
    from tests.attack import clock

    clock.install()  # before goref is read
    if sabotaged:
        from tests.attack import sabotage

        sabotage.break_for(name)
    attack = attack_of(name)
    until = time.monotonic() + seconds
    outcome = Outcome(name, seed, until, keep, sabotaged=sabotaged, least=least)
    attack(outcome)
    print(outcome.line())


def started(
    name: str,
    seed: int,
    seconds: float,
    keep: Path,
    *,
    least: int = 1,
    sabotaged: bool = False,
) -> Outcome:
    """Carry out one attack in a process of its own.

    Args:
        least: how often it is tried at least. If that is more than once, it takes as long as
            it takes.
    """
    outcome = Outcome(name, seed, 0, keep)
    with tempfile.TemporaryDirectory(prefix="goref-attack-") as home:
        command = [sys.executable, "-P", "-m", "tests.attack", str(seconds / 60)]
        command += ["--one", name, "--seed", str(seed), "--keep", str(keep)]
        command += ["--least", str(least)] + ["--sabotage"] * sabotaged
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": home, "LANG": "C.UTF-8"}
        environment |= {"TMPDIR": home, "OPENBLAS_NUM_THREADS": "1"}
        environment |= {f"XDG_{n}_HOME": f"{home}/{n}" for n in ("STATE", "CONFIG", "CACHE")}
        try:
            ran = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                timeout=seconds + GRACE if least == 1 else None,
            )
            told = json.loads(ran.stdout.splitlines()[-1])
            outcome.tried, outcome.failed = told["tried"], told["failed"]
            outcome.counts = told["counts"]
        except subprocess.TimeoutExpired:
            outcome.fail(f"{name} hangs")
        except (ValueError, IndexError):
            outcome.fail(f"{ran.stderr}\nthe attack itself ended with {ran.returncode}")
    return outcome


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack")
    parser.add_argument("minutes", nargs="?", type=float, default=2)
    parser.add_argument("--seed", type=int, help="what all is drawn from")
    parser.add_argument("--only", nargs="+", choices=SHARES, default=list(SHARES))
    parser.add_argument("--least", type=int, default=1, help="try each so often, however long")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--keep", type=Path, default=ROOT / ".cache" / "attack")
    parser.add_argument("--sabotage", action="store_true", help="break goref first: it falls")
    parser.add_argument("--one", choices=SHARES, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed
    if args.one:
        how = {"least": args.least, "sabotaged": args.sabotage}
        one(args.one, seed, args.minutes * 60, args.keep, **how)
        return 0
    names = args.only
    if find_spec("atheris") is None:
        names = [name for name in names if not name.startswith("fuzz")]
        print("no atheris (extra 'check'): nothing is made up for the readers")
    if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK):
        tempfile.tempdir = str(MEMORY)  # a process that is killed leaves the disk to itself
    jobs = max(1, min(args.jobs, len(names)))
    second = args.minutes * 60 * jobs / max(1, sum(SHARES[name] for name in names))
    with ThreadPoolExecutor(jobs) as pool:
        running = [
            pool.submit(
                started,
                name,
                seed,
                second * SHARES[name],
                args.keep,
                least=args.least,
                sabotaged=args.sabotage,
            )
            for name in names
        ]
        done = [future.result() for future in running]
    print(table([(outcome.name, outcome.tried, outcome.failed) for outcome in done]))
    for counted in filter(None, map(Outcome.counts_line, done)):
        print(counted)
    print(f"seed {seed}")
    if any(outcome.failed for outcome in done):
        print(f"what fell is in {args.keep}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
