"""Helpers that end, and helpers whose first process ends: nothing waits for ever."""

from __future__ import annotations

import contextlib
import errno
import gc
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest

from goref.app.reports.spreading import AHEAD, spread
from goref.core.base.collecting import COLLECT_AFTER
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


def waits_at_first(path: str) -> str:
    """The first waits until the file is there that it names; the others are done at once."""
    while path and not os.path.exists(path):
        time.sleep(0.01)
    return "done"


def test_one_long_item_does_not_have_all_others_held(tmp_path: Path) -> None:
    gate, taken = tmp_path / "gate", 0

    def items() -> Iterator[str]:
        nonlocal taken
        for number in range(1000):
            taken += 1
            if taken == 2 * AHEAD:  # the last that may be given out beside the first
                gate.touch()
            yield "" if number else str(gate)

    answers = spread(waits_at_first, items(), 2)
    assert next(answers)[1] == "done"
    assert taken == 2 * AHEAD
    assert len(list(answers)) == 999


def threshold(_: int) -> int:
    return gc.get_threshold()[0]


def test_helpers_seldom_look_for_garbage() -> None:
    assert list(spread(threshold, [1], 1)) == [(1, COLLECT_AFTER)]


def test_what_an_act_raises_is_raised_here() -> None:
    answers = spread(twice, [1, 7, 2], 2)
    assert next(answers) == (1, 2)
    with pytest.raises(ValueError, match="no 7"):
        next(answers)


@posix
@pytest.mark.timeout(30)
@pytest.mark.parametrize("jobs", [1, 3])
def test_where_no_helper_comes_up_all_is_done_here(
    jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[int] = []
    made = multiprocessing.Pipe

    def pipe() -> tuple[Connection, Connection]:
        ours, theirs = made()
        kept.append(os.dup(theirs.fileno()))  # as Windows does until a helper has come up
        return ours, theirs

    def dies(*_: object) -> None:
        os._exit(1)

    first = os.getpid()
    monkeypatch.setattr("goref.app.reports.spreading.multiprocessing.Pipe", pipe)
    monkeypatch.setattr("goref.app.reports.spreading._work", dies)
    try:
        answers = list(spread(here, range(9), jobs))
    finally:
        for end in kept:
            os.close(end)
    assert answers == [(number, first) for number in range(9)]
    assert len(kept) <= jobs  # none is started in the place of one that did not come up


def test_where_no_process_can_be_started_all_is_done_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "no such program")

    monkeypatch.setattr(multiprocessing.Process, "start", refuse)
    answers = list(spread(here, range(9), 3))
    assert answers == [(number, os.getpid()) for number in range(9)]


def here(_: int) -> int:
    return os.getpid()


STUCK = """
import os
from goref.app.reports.spreading import spread

def stuck(number):
    os.write(1, b"%d\\n" % os.getpid())  # at once, between the others' lines
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


def weighs(item: bytes) -> int:
    return len(item)


def weighs_once_written(item: bytes) -> int:
    """What an item weighs; if it names a pipe, once something was written there."""
    if path := item.rstrip(b"\0"):
        Path(os.fsdecode(path)).read_bytes()
    return len(item)


@posix
def test_no_more_is_held_than_may_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("goref.app.reports.spreading.MOST_HELD", 1000)
    given = told = most = 0
    first = os.getpid()
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    def waiting(lines: list[Connection]) -> list[object]:
        here = os.getpid() == first  # the helpers wait as well, for the end of this process
        if here and len(lines) == 1 and told == 0:  # the other helper is given nothing more
            gate.write_bytes(b"on")
        return wait(lines)

    monkeypatch.setattr("goref.app.reports.spreading.wait", waiting)

    def items() -> Iterator[bytes]:
        nonlocal given, most
        for number in range(60):
            given += 1
            most = max(most, given - told)
            yield bytes(300) if number else os.fsencode(gate).ljust(300, b"\0")

    for item, answer in spread(weighs_once_written, items(), 2, weighs):
        assert answer == len(item) == 300
        told += 1
    assert (given, told) == (60, 60)
    assert 4 <= most <= 5  # the one that goes beyond, and the one whose turn it is
    monkeypatch.setattr("goref.app.reports.spreading.MOST_HELD", 10)
    assert len(list(spread(weighs, [bytes(300)] * 9, 2, weighs))) == 9
