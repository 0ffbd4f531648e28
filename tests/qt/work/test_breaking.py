"""An exception raised inside a thread: where that is safe, and nowhere else."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import call

import pytest

from goref.qt.work.breaking import BrokenOffError, break_off, calm

MOST_S = 20


class Spinning:
    """A thread that computes until it is told, and what was raised in it."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act = act
        self.raised: list[BaseException] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        try:
            self.act()
        except BrokenOffError as error:
            self.raised.append(error)

    def breaks(self) -> bool:
        return break_off(self.thread, Spinning.run.__code__)

    def end(self) -> None:
        self.thread.join(MOST_S)
        assert not self.thread.is_alive()


@contextmanager
def spinning(name: str) -> Iterator[tuple[Spinning, threading.Event]]:
    """A thread that spins in a function of a module so called, until the event is set."""
    begun, enough = threading.Event(), threading.Event()
    inside = {"__name__": name, "begun": begun, "enough": enough}
    exec("def spin():\n  begun.set()\n  while not enough._flag:\n    pass", inside)
    thread = Spinning(inside["spin"])
    thread.thread.start()
    assert begun.wait(MOST_S)
    try:
        yield thread, enough
    finally:
        enough.set()
        thread.end()


def test_computing_is_broken_off() -> None:
    with spinning("goref.core.anything") as (thread, _):
        assert thread.breaks()
        thread.end()
    assert [type(error) for error in thread.raised] == [BrokenOffError]


def test_it_is_not_broken_off_where_a_lock_would_stay_taken() -> None:
    for name in ("importlib._bootstrap", "threading", "logging.handlers", "subprocess"):
        with spinning(name) as (thread, _):
            assert not thread.breaks(), name
        assert thread.raised == [], name


def test_a_thread_that_does_not_run_the_act_is_left_alone() -> None:
    with spinning("goref.core.anything") as (thread, enough):
        enough.set()
        thread.end()
        assert not thread.breaks()
        assert not break_off(threading.main_thread(), Spinning.run.__code__)


@pytest.mark.parametrize("taken_back", [False, True])
def test_what_is_not_raised_yet_can_be_taken_back(*, taken_back: bool) -> None:
    """In a thread that waits for the system it is raised only once that answers."""
    asked, answered = threading.Lock(), threading.Lock()
    asked.acquire()
    answered.acquire()
    # No line of Python is run between the two.
    thread = Spinning(lambda: deque(map(call, (asked.release, answered.acquire))))
    thread.thread.start()
    assert asked.acquire(timeout=MOST_S)
    assert thread.breaks()
    if taken_back:
        calm(thread.thread)
    answered.release()
    thread.end()
    assert len(thread.raised) == (not taken_back)
