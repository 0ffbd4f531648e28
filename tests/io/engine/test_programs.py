"""Programs that were started are ended, whoever still talks to them."""

from __future__ import annotations

import sys

from goref.io.engine.programs import RUNNING, end, end_all, start

WAITS = [sys.executable, "-c", "input()"]


def test_whatever_runs_is_ended_with_this_process() -> None:
    one, other = start(WAITS), start(WAITS)
    assert {one, other} == RUNNING
    end(one)
    assert {other} == RUNNING
    end_all()
    assert not RUNNING
    for process in (one, other):
        assert process.returncode not in (None, 0)
        end(process)  # once more does no harm
        for pipe in (process.stdin, process.stdout, process.stderr):
            assert pipe is not None
            pipe.close()
