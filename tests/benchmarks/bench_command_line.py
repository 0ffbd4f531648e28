"""The command line as a whole process, against Python doing nothing."""

from __future__ import annotations

import statistics
from pathlib import Path

from tests.benchmarks.bench_window import GAME, ROUNDS, started


def test_score_as_a_process(benchmark, tmp_path: Path) -> None:
    """``goref score GAME``, each run next to one of ``python -c pass``."""
    ours, nothing = [], []

    def idle() -> None:
        nothing.append(started(["-c", "pass"], tmp_path))

    def goref() -> None:
        ours.append(started(["-m", "goref", "score", str(GAME)], tmp_path))

    benchmark.pedantic(goref, setup=idle, rounds=ROUNDS, warmup_rounds=2)
    ratio = statistics.median(ours) / statistics.median(nothing)
    benchmark.extra_info.update(times="python -c pass", ratio=ratio, goal_most=6)
