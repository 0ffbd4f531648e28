"""Work on many items by several processes, any of which may end at any time.

Every helper process has its own pipe. If a helper ends (killed, out of memory), only its
current item gets no result, and another helper takes its place. A helper that ends before it
has started is not replaced, since the system may be unable to start one. This process then does
the item. When this process ends, in whatever way, the helpers end too.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar, cast

from goref.core.base.collecting import collecting_seldom

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 64
"""The most items per helper that are sent out while the first of them is unanswered."""
MOST_HELD = 256 * 2**20
"""Once the items sent out and not yet yielded have this many bytes, no more are sent out."""
UP = "up"
"""The first message of a helper, which states that it runs."""


class Helper(Generic[T, R]):
    """Another process that works on one item after the other.

    Attributes:
        line: the pipe for items and answers.
        at: the index of the helper's current item; None if the helper waits for an item.
        is_up: True once the helper has reported that it runs.
    """

    def __init__(self, act: Callable[[T], R]) -> None:
        self.line, theirs = multiprocessing.Pipe()
        self.at: int | None = None
        self.is_up = False
        self._first: list[T] = []  # sent once it is up
        self._process = multiprocessing.Process(target=_work, args=(act, theirs), daemon=True)
        self._process.start()
        theirs.close()  # then the process alone has it, and the pipe ends with the process

    def take(self, place: int, item: T) -> None:
        """Gives the helper an item. If the helper has ended, :meth:`answer` shows it."""
        self.at = place
        if not self.is_up:
            self._first.append(item)
            return
        with contextlib.suppress(OSError):
            self.line.send(item)

    def ends(self) -> list[Connection | int]:
        """Returns the objects to wait on until the helper has something to report.

        Until the helper is up, its process is one of them. If that process ended, the pipe
        alone would not show it: on Windows, this process holds the helper's end until the
        helper fetches it.
        """
        return [self.line] if self.is_up else [self.line, self._process.sentinel]

    def comes_up(self) -> bool:
        """Receives the message that the helper is up, then sends it the waiting item.

        Returns False if the helper has ended.
        """
        try:
            self.is_up = self.line.poll() and self.line.recv() == UP
        except (EOFError, OSError):
            return False
        while self.is_up and self._first:
            with contextlib.suppress(OSError):
                self.line.send(self._first.pop())
        return self.is_up

    def answer(self) -> tuple[R | None, Exception | None]:
        """Returns the item's result and the exception it raised; one of them is None.

        Both are None if the helper has ended.
        """
        self.at = None
        try:
            return cast(tuple[R | None, Exception | None], self.line.recv())
        except (EOFError, OSError):
            return None, None

    def end(self) -> None:
        """Ends the helper's process, whatever it is doing."""
        self.line.close()
        self._process.kill()
        self._process.join()


def spread(
    act: Callable[[T], R],
    items: Iterable[T],
    jobs: int,
    weight: Callable[[T], int] = lambda _: 0,
) -> Iterator[tuple[T, R | None]]:
    """Yields every item with its result, in order; the result is None if the helper ended.

    Items are taken as needed, and answers kept until their turn. At most ``jobs * AHEAD`` items
    are held, however long one takes. No more are taken once :data:`MOST_HELD` bytes are held.

    Args:
        act: a function of a module that never returns None; its exceptions are raised here, in
            the order of the items.
        jobs: the number of processes, at least one.
        weight: returns the bytes of an item.
    """
    source = iter(items)
    open_items: dict[int, T] = {}
    done: dict[int, tuple[R | None, Exception | None]] = {}
    given = told = held = 0
    ended = False
    helpers: list[Helper[T, R]] = []
    try:
        while True:
            while told in done:
                answer, error = done.pop(told)
                if error is not None:
                    raise error
                item = open_items.pop(told)
                held -= weight(item)
                yield item, answer
                told += 1
            idle = next((helper for helper in helpers if helper.at is None), None)
            room = given - told < max(jobs, 1) * AHEAD and held < MOST_HELD
            if not ended and room and (idle or len(helpers) < jobs or not jobs):
                try:
                    item = open_items[given] = next(source)
                except StopIteration:
                    ended = True
                    continue
                if idle is None and jobs:
                    try:
                        idle = Helper(act)
                        helpers.append(idle)
                    except OSError:  # the system starts no further process
                        jobs = len(helpers)
                if idle is None:
                    done[given] = _done(act, item)
                else:
                    idle.take(given, item)
                held += weight(item)
                given += 1
                continue
            if told == given:
                return
            busy = [helper for helper in helpers if helper.at is not None]
            ready = wait([end for helper in busy for end in helper.ends()])
            for helper in [one for one in busy if any(end in ready for end in one.ends())]:
                assert helper.at is not None
                place = helper.at
                if not helper.is_up:
                    if not helper.comes_up():
                        helpers.remove(helper)
                        helper.end()
                        jobs -= 1
                        done[place] = _done(act, open_items[place])
                    continue
                done[place] = helper.answer()
                if done[place] == (None, None):
                    helpers.remove(helper)
                    helper.end()
    finally:
        for helper in helpers:
            helper.end()


def _work(act: Callable[[T], R], line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    threading.Thread(target=_end_with_parent, daemon=True).start()
    gc.freeze()  # objects that exist already are not searched again
    with (
        collecting_seldom(),
        contextlib.suppress(EOFError, OSError),
    ):  # the other end is closed
        line.send(UP)
        while True:
            line.send(_done(act, line.recv()))


def _done(act: Callable[[T], R], item: T) -> tuple[R | None, Exception | None]:
    """Returns the result of an item, or the exception raised."""
    try:
        return act(item), None
    except Exception as error:
        return None, error


def _end_with_parent() -> None:
    """Waits for the end of the process that started this one, and then ends this process."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
