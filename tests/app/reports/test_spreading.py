"""Helpers that end, and helpers whose first process ends: nothing waits for ever."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from goref.app.reports.spreading import spread
from tests.cli.runs import ENVIRONMENT, ROOT

posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")


def twice(number: int) -> int:
    """Double it; some numbers end the process, as the system does it, or make no sense."""
    if number % 10 == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    if number % 10 == 7:
        raise ValueError(f"no {number}")
    return 2 * number


def test_answers_come_in_order() -> None:
    items = [number * 10 for number in range(40)]
    assert list(spread(twice, items, 3)) == [(item, 2 * item) for item in items]
    assert list(spread(twice, [], 3)) == []


@posix
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_helper_costs_its_item_and_no_other(jobs: int) -> None:
    items = [1, 3, 13, 2, 23, 5]
    assert list(spread(twice, items, jobs)) == [
        *((1, 2), (3, None), (13, None), (2, 4), (23, None), (5, 10))
    ]


def test_what_an_act_raises_is_raised_here() -> None:
    answers = spread(twice, [1, 7, 2], 2)
    assert next(answers) == (1, 2)
    with pytest.raises(ValueError, match="no 7"):
        next(answers)


STUCK = """
import os
from goref.app.reports.spreading import spread

def stuck(number):
    print(os.getpid(), flush=True)
    while True:  # busy, and never at its pipe
        sum(range(10_000))

if __name__ == "__main__":
    list(spread(stuck, [1, 2, 3], 3))
"""


@posix
def test_helpers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    script = tmp_path / "stuck.py"
    script.write_text(STUCK)
    with subprocess.Popen(
        [sys.executable, script], cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        helpers = [int(process.stdout.readline()) for _ in range(3)]
        process.kill()
        try:
            # They have the other end of this pipe: it ends with the last of them.
            ended, _, _ = select.select([process.stdout], [], [], 20)
            assert ended, "helpers live on"
            assert process.stdout.read() == ""
        finally:
            for helper in helpers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(helper, signal.SIGKILL)
