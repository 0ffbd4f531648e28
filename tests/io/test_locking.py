"""A lock is one's own until its process ends, however it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import goref
from goref.io.locking import knows_locks, lock

ROOT = Path(goref.__file__).parents[1]
HOLDING = """
import sys
from goref.io.locking import lock
file = open(sys.argv[1], "rb")
print(lock(file), flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
def test_another_process_has_it_until_it_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.touch()
    with path.open("rb") as file:
        assert lock(file)
        with path.open("rb") as other:
            assert not lock(other)
    with (
        subprocess.Popen(
            [sys.executable, "-c", HOLDING, str(path)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
        path.open("rb") as file,
    ):
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        assert not lock(file)
        process.kill()
        process.wait()
        assert lock(file, wait=True)


def test_a_disk_knows_locks_and_a_folder_that_is_gone_is_not_blamed(tmp_path: Path) -> None:
    assert knows_locks(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert knows_locks(tmp_path / "gone")
