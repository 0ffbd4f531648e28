"""Run the benchmarks and hold them against their goals."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def run(extra: list[str]) -> list[dict[str, Any]]:
    """Run every benchmark; returns pytest-benchmark's records."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "benchmarks.json"
        arguments = [
            str(HERE),
            "-o", "python_files=bench_*.py",
            "-o", "addopts=--strict-markers --strict-config --import-mode=importlib -p no:xvfb",
            "-o", "testpaths=",
            "-p", "no:cacheprovider",
            "--benchmark-only",
            "--benchmark-disable-gc",
            "--benchmark-columns=min,median,mean,rounds",
            f"--benchmark-json={report}",
            *extra,
        ]  # fmt: skip
        code = pytest.main(arguments)
        if code != 0:
            raise SystemExit(int(code))
        measured: list[dict[str, Any]] = json.loads(report.read_text())["benchmarks"]
    return measured


def verdicts(measured: list[dict[str, Any]]) -> list[tuple[bool, str]]:
    """A line for every goal, and whether it is met."""
    medians = {b["name"]: b["stats"]["median"] for b in measured}
    lines = []
    for bench in measured:
        goals, median = bench["extra_info"], bench["stats"]["median"]
        if "goal_ms" in goals:
            met = median * 1000 < goals["goal_ms"]
            lines.append(
                (met, f"{bench['name']}: {median * 1000:.2f} ms (goal < {goals['goal_ms']} ms)")
            )
        if "goal_most" in goals:
            met = goals["ratio"] <= goals["goal_most"]
            than = f"{goals['times']} (goal at most {goals['goal_most']})"
            lines.append((met, f"{bench['name']}: {goals['ratio']:.2f} times {than}"))
        if goals.get("faster_than") in medians:
            ratio = medians[goals["faster_than"]] / median
            met = ratio >= goals["goal_ratio"]
            than = f"{goals['faster_than']} (goal {goals['goal_ratio']})"
            lines.append((met, f"{bench['name']}: {ratio:.1f} times as fast as {than}"))
    return lines


def main(arguments: list[str]) -> int:
    measured = run(arguments)
    for line in [x for bench in measured for x in bench["extra_info"].get("figures", ())]:
        print(line)
    lines = verdicts(measured)
    print("\nGoals")
    for met, text in lines:
        print(f"  {'met   ' if met else 'MISSED'} {text}")
    return 0 if all(met for met, _ in lines) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
