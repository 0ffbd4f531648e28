"""Run the benchmarks and hold them against their goals.

A run of all of them, without arguments, puts its table into RESULTS.md.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

HERE = Path(__file__).parent
RESULTS = HERE / "RESULTS.md"
HEADING = "## The last run of all\n"
"""What stands above it in RESULTS.md is written by hand."""


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
            "-W", "ignore:Not saving anything",  # said below, in a line
            "--benchmark-only",
            "--benchmark-disable-gc",
            "--benchmark-columns=min,median,mean,rounds",
            f"--benchmark-json={report}",
            *extra,
        ]  # fmt: skip
        failures = Failures()
        try:
            code = pytest.main(arguments, [failures])
        except ValueError:  # of the plugin, which has no times of a benchmark that failed
            raise SystemExit(f"failed: {', '.join(failures.names)}") from None
        if code == pytest.ExitCode.NO_TESTS_COLLECTED:
            raise SystemExit(f"No benchmark is called so: {' '.join(extra)}")
        if code != 0 or not report.exists():  # as after --help
            raise SystemExit(int(code))
        measured: list[dict[str, Any]] = json.loads(report.read_text())["benchmarks"]
    return measured


class Failures:
    """Prints why a benchmark failed; the plugin ends the run before pytest does."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names.append(report.nodeid.rpartition("/")[2])
            print(report.longreprtext, file=sys.stderr)


class Row(NamedTuple):
    """A goal, and what was measured: ratios to a peer or a limit, all of one run."""

    what: str
    peer: str
    low: float
    middle: float
    high: float
    goal: float

    @property
    def met(self) -> bool:
        return self.middle <= self.goal

    def __str__(self) -> str:
        spread = f"{self.middle:.2f} ({self.low:.2f}-{self.high:.2f})"
        met = "yes" if self.met else "NO"
        return f"| {self.what} | {self.peer} | {spread} | {self.goal:.4g} | {met} |"


def rows(measured: list[dict[str, Any]]) -> Iterator[Row]:
    """A row for every goal; the spread is that of the middle half."""
    for bench in measured:
        told, times = bench["extra_info"], bench["stats"]
        what = bench["name"].removeprefix("test_").replace("_", " ")
        if "ratios" in told:
            low, middle, high = statistics.quantiles(told["ratios"], n=4)
            yield Row(what, told["against"], low, middle, high, told["at_most"])
        if "goal_ms" in told:
            limit = told["goal_ms"] / 1000
            low, middle, high = (times[key] / limit for key in ("q1", "median", "q3"))
            yield Row(what, f"{told['goal_ms']} ms", low, middle, high, 1)
        worst_of = told.get("worst_of", {what: told["worst_ms"]} if "worst_ms" in told else {})
        for name, worst_ms in worst_of.items():
            worst = worst_ms / told["limit_ms"]
            yield Row(f"{name}, worst event", f"{told['limit_ms']} ms", worst, worst, worst, 1)


def table(found: list[Row]) -> str:
    """The rows as a table in Markdown."""
    head = (
        "| What | Peer or limit | Ratio (middle half) | At most | Met |",
        "|:--|:--|:--|:--|:--|",
    )
    return "\n".join([*head, *map(str, found)])


def write(told: str) -> None:
    """Put the outcome of a run into RESULTS.md, in place of the one before."""
    by_hand = RESULTS.read_text("utf-8").partition(HEADING)[0]
    where = (
        f"{platform.system()}, {os.cpu_count()} processors, Python {platform.python_version()}"
    )
    RESULTS.write_text(f"{by_hand}{HEADING}\n{where}.\n\n{told}\n", "utf-8")


def main(arguments: list[str]) -> int:
    measured = run(arguments)
    figures = [x for bench in measured for x in bench["extra_info"].get("figures", ())]
    found = list(rows(measured))
    told = "\n".join([*(f"- {line}" for line in figures), "", table(found)]).lstrip()
    print(told)
    if not arguments:
        write(told)
    return 0 if all(row.met for row in found) else 1


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except BrokenPipeError:  # who reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
