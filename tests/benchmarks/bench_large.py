"""Large records, cases and events in the window: the worst event, and memory."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

MEANT = ("10000 moves.sgf", "5000 findings let stand.goref", "3000 tables.gorefevent")
"""What no event is to take longer than a frame in; the others are told of."""
ROOT = Path(__file__).parents[2]


def test_opening_what_is_large(benchmark: Any, tmp_path: Path) -> None:
    """One process opens them all; what each took is printed."""
    pytest.importorskip("PySide6")

    def opened() -> list[str]:
        command = [sys.executable, "-m", "tests.benchmarks.large", str(tmp_path)]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.splitlines()

    lines = [json.loads(line) for line in benchmark.pedantic(opened, rounds=1)]
    assert sum(not one["name"].startswith(" ") for one in lines) == 5
    worst: dict[str, float] = {}
    for one in lines:
        if not one["name"].startswith(" "):
            of = one["name"]
        elif "wall list" in one["name"]:
            of = one["name"].strip()
        if of in MEANT or "wall list" in of:
            worst[of] = max(worst.get(of, 0), one["worst_ms"])
    benchmark.extra_info.update(worst_of=worst, limit_ms=16)
    benchmark.extra_info["figures"] = [
        f"{one['name']}: worst event {one['worst_ms']} ms, 99 of 100 under "
        f"{one['hundredth_ms']} ms, {one['over']} over a frame, {one['memory']} MB"
        for one in lines
    ]
