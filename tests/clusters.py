"""A real dask cluster of two processes, for tests; run as a program it is one.

A worker's chunk is given up after its second death, not its fourth: each takes a second.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import goref

ROOT = Path(__file__).parents[1]
# Workers have goref, these tests, and dask wherever it lies.
PATHS = [str(Path(goref.__file__).parents[1]), str(ROOT), *filter(None, sys.path)]
FAILURES = "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES"
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(PATHS), FAILURES: "1"}


@contextmanager
def cluster(workers: int = 2) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Runs a dask cluster; yields the address of its scheduler, and the scheduler's process."""
    pytest.importorskip("distributed", reason="distributed is in the extra 'test'")
    with subprocess.Popen(
        [sys.executable, "-m", "tests.clusters", str(workers)],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # dask tells there that workers die
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("tcp://127.0.0.1:"), "no cluster"
        try:
            yield address, process
        finally:
            process.stdin.close()  # it ends with its input


def _serve(workers: int) -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as made:
        print(made.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
