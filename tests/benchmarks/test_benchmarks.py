"""The benchmarks are run by name, and what is none is said in a line."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.house import ROOT

ALONE = {key: said for key, said in os.environ.items() if not key.startswith("PYTEST_")}
"""A run of its own, not a worker of this one."""


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.benchmarks", *arguments]
    return subprocess.run(command, cwd=ROOT, env=ALONE, capture_output=True, text=True)


def test_a_name_that_no_benchmark_has_is_told_in_a_line() -> None:
    said = told("-k", "nothing_is_called_so")
    assert said.returncode == 1
    assert said.stderr.splitlines() == ["No benchmark is called so: -k nothing_is_called_so"]


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
