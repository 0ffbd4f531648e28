"""A lock is one's own until its process ends, however it ends."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

import goref
from goref.io.locking import is_running, knows_locks, lock

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


def test_a_file_system_without_locks_is_told_from_one_that_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    assert knows_locks(tmp_path)
    assert knows_locks(tmp_path / "none"), "nobody can tell"

    for number, known in ((errno.ENOLCK, False), (errno.EOPNOTSUPP, False), (errno.EIO, True)):
        refused = OSError(number, os.strerror(number))
        monkeypatch.setattr(fcntl, "lockf", Mock(side_effect=refused))
        assert knows_locks(tmp_path) is known
    assert list(tmp_path.iterdir()) == []


def test_a_process_runs_until_it_has_ended() -> None:
    assert is_running(os.getpid())
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    assert not is_running(process.pid)
    assert not is_running(0)
    assert not is_running(-1)
