"""The command line as a whole process, against Python doing nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.bench_window import GAME
from tests.benchmarks.pairs import of_processes
from tests.languages import EN, JA, KO, ZH

NOTHING = ["-c", "pass"]
GOALS = {("rules",): 4.5, ("score", str(GAME)): 6}


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
@pytest.mark.parametrize("command", list(GOALS), ids=[command[0] for command in GOALS])
def test_command(benchmark: Any, tmp_path: Path, command: tuple[str], language: str) -> None:
    ours = ["-m", "goref", *command, "--lang", language]
    ratios = benchmark.pedantic(of_processes, args=(ours, NOTHING, tmp_path), rounds=1)
    benchmark.extra_info.update(against="python -c pass", ratios=ratios, at_most=GOALS[command])


def test_suggest(benchmark: Any, tmp_path: Path) -> None:
    ours, above = ["-m", "goref", "suggest", str(GAME)], ["-c", "import numpy"]
    ratios = benchmark.pedantic(
        of_processes, args=(ours, NOTHING, tmp_path), kwargs={"above": above}, rounds=1
    )
    against = "python -c pass, above import numpy"
    benchmark.extra_info.update(against=against, ratios=ratios, at_most=8)
