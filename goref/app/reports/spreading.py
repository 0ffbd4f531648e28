"""One thing done to many items by several processes, whatever becomes of any of them.

Every helper has a pipe of its own: at its end (killed, out of memory) only the item that it
was at is given up, and another helper takes its place. A helper that ends before it has come
up (the system starts no process) is not replaced, and its item is done here. When this process
ends, however it ends, the helpers end too.
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
"""So many items for each helper may be given out beyond the first that has no answer yet."""
MOST_HELD = 256 * 2**20
"""Bytes of items that are held: none is given out beyond them."""
UP = "up"
"""The first word of a helper."""


class Helper(Generic[T, R]):
    """Another process that does one item after the other.

    Attributes:
        line: what is sent through here, and comes back.
        at: the place of the item that it is at; None if it waits for one.
        is_up: it has said that it is there.
    """

    def __init__(self, act: Callable[[T], R]) -> None:
        self.line, theirs = multiprocessing.Pipe()
        self.at: int | None = None
        self.is_up = False
        self._first: list[T] = []  # sent once it is up
        self._process = multiprocessing.Process(target=_work, args=(act, theirs), daemon=True)
        self._process.start()
        theirs.close()  # once it is up the process alone has it: the line ends with it

    def take(self, place: int, item: T) -> None:
        """Give it something to do. A helper that has ended tells so at :meth:`answer`."""
        self.at = place
        if not self.is_up:
            self._first.append(item)
            return
        with contextlib.suppress(OSError):
            self.line.send(item)

    def ends(self) -> list[Connection | int]:
        """What is ready when it has something to tell.

        Before it is up its end is no end of the line: on Windows a copy of the other end is
        left in this process until the helper fetches it.
        """
        return [self.line] if self.is_up else [self.line, self._process.sentinel]

    def comes_up(self) -> bool:
        """Hears that it is up, and gives it its item; False if it ended before."""
        try:
            self.is_up = self.line.poll() and self.line.recv() == UP
        except (EOFError, OSError):
            return False
        while self.is_up and self._first:
            with contextlib.suppress(OSError):
                self.line.send(self._first.pop())
        return self.is_up

    def answer(self) -> tuple[R | None, Exception | None]:
        """What its item came to, or what the act raised; neither if it ended instead."""
        self.at = None
        try:
            return cast(tuple[R | None, Exception | None], self.line.recv())
        except (EOFError, OSError):
            return None, None

    def end(self) -> None:
        """End it, whatever it does."""
        self.line.close()
        self._process.kill()
        self._process.join()


def spread(
    act: Callable[[T], R],
    items: Iterable[T],
    jobs: int,
    weight: Callable[[T], int] = lambda _: 0,
) -> Iterator[tuple[T, R | None]]:
    """Every item with what it came to, in order; None where the helper that was at it ended.

    Items are taken as they are needed and answers kept until their turn comes: however many
    items there are, and however long one takes, at most ``jobs * AHEAD`` of them are held, and
    no more once they weigh :data:`MOST_HELD`.

    Args:
        act: a function of a module, not None for anything; what it raises is raised here, in
            its turn.
        jobs: how many processes work at once, at least one.
        weight: the bytes of an item.
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
                if not jobs:
                    done[given] = _done(act, item)
                else:
                    if idle is None:
                        idle = Helper(act)
                        helpers.append(idle)
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
    """What a helper does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    threading.Thread(target=_end_with_parent, daemon=True).start()
    gc.freeze()  # what is there already stays, and is not looked through again
    with (
        collecting_seldom(),
        contextlib.suppress(EOFError, OSError),
    ):  # nobody is there any more
        line.send(UP)
        while True:
            line.send(_done(act, line.recv()))


def _done(act: Callable[[T], R], item: T) -> tuple[R | None, Exception | None]:
    """What an item came to, or what the act raised."""
    try:
        return act(item), None
    except Exception as error:
        return None, error


def _end_with_parent() -> None:
    """End this process at once when the one that started it has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
