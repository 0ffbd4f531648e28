"""The benchmarks are run by name, what is none is said in a line, and the table is kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import __main__ as benchmarks
from tests.project import ROOT

ALONE = {key: said for key, said in os.environ.items() if not key.startswith("PYTEST_")}
"""A run of its own, not a worker of this one."""


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.benchmarks", *arguments]
    return subprocess.run(command, cwd=ROOT, env=ALONE, capture_output=True, text=True)


def test_a_name_that_no_benchmark_has_is_told_in_a_line() -> None:
    said = told("-k", "nothing_is_called_so")
    assert said.returncode == 1
    assert said.stderr.splitlines() == ["No benchmark is called so: -k nothing_is_called_so"]


def test_a_name_that_a_benchmark_has_finds_it() -> None:
    said = told("-k", "test_repaint_a_full_board", "--collect-only", "-q")
    assert said.returncode == 0, said.stderr
    assert "bench_window.py::test_repaint_a_full_board" in said.stdout


def test_help_may_be_read_in_part() -> None:
    command = [sys.executable, "-m", "tests.benchmarks", "--help"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=ROOT, env=ALONE, stdout=pipe, stderr=pipe, text=True
    ) as helping:
        assert helping.stdout is not None
        assert helping.stderr is not None
        assert helping.stdout.readline().startswith("usage: ")
        helping.stdout.close()
        assert helping.stderr.read() == ""


def test_a_run_puts_its_table_in_place_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand, _, before = benchmarks.RESULTS.read_text("utf-8").partition(benchmarks.HEADING)
    assert before.count("\n| ") > 30
    results = tmp_path / "RESULTS.md"
    results.write_text(f"{by_hand}{benchmarks.HEADING}{before}", "utf-8")
    monkeypatch.setattr(benchmarks, "RESULTS", results)
    row = benchmarks.Row("replay", "a peer", 0.1, 0.2, 0.3, 0.25)
    bench = {
        "name": "test_replay",
        "stats": {},
        "extra_info": {
            "against": "a peer",
            "at_most": 0.25,
            "ratios": [0.1, 0.1, 0.2, 0.3, 0.3],
        },
    }
    monkeypatch.setattr(benchmarks, "run", lambda _: [bench])
    assert benchmarks.main([]) == 0
    written = results.read_text("utf-8")
    assert written.startswith(by_hand + benchmarks.HEADING)
    assert written.endswith(f"\n{benchmarks.table([row])}\n")
    assert written.count("\n| ") == 2
    assert benchmarks.main(["-k", "replay"]) == 0
    assert results.read_text("utf-8") == written
