"""One thing done to many items by several processes, whatever becomes of any of them.

Every helper has a pipe of its own: at its end (killed, out of memory) only the item that it
was at is given up, and another helper takes its place. When this process ends, however it
ends, the helpers end too.
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

from goref.app.reports.batch import collecting_seldom

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 64
"""So many items for each helper may be given out beyond the first that has no answer yet."""
MOST_HELD = 256 * 2**20
"""Bytes of items that are held: none is given out beyond them."""


class Helper(Generic[T, R]):
    """Another process that does one item after the other.

    Attributes:
        line: what is sent through here, and comes back.
        at: the place of the item that it is at; None if it waits for one.
    """

    def __init__(self, act: Callable[[T], R]) -> None:
        self.line, theirs = multiprocessing.Pipe()
        self.at: int | None = None
        self._process = multiprocessing.Process(target=_work, args=(act, theirs), daemon=True)
        self._process.start()
        theirs.close()  # the process alone has it: the line ends with it

    def take(self, place: int, item: T) -> None:
        """Give it something to do. A helper that has ended tells so at :meth:`answer`."""
        self.at = place
        with contextlib.suppress(OSError):
            self.line.send(item)

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
            idle = next((helper for helper in helpers if helper.at is None), None)
            room = given - told < jobs * AHEAD and held < MOST_HELD
            if not ended and room and (idle or len(helpers) < jobs):
                try:
                    item = open_items[given] = next(source)
                except StopIteration:
                    ended = True
                    continue
                if idle is None:
                    idle = Helper(act)
                    helpers.append(idle)
                idle.take(given, item)
                held += weight(item)
                given += 1
                continue
            if told == given:
                return
            ready = wait([helper.line for helper in helpers if helper.at is not None])
            for helper in [helper for helper in helpers if helper.line in ready]:
                assert helper.at is not None
                place = helper.at
                done[place] = helper.answer()
                if done[place] == (None, None):
                    helpers.remove(helper)
                    helper.end()
            while told in done:
                answer, error = done.pop(told)
                if error is not None:
                    raise error
                item = open_items.pop(told)
                held -= weight(item)
                yield item, answer
                told += 1
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
        while True:
            item = line.recv()
            try:
                answer = act(item), None
            except Exception as error:
                line.send((None, error))
            else:
                line.send(answer)


def _end_with_parent() -> None:
    """End this process at once when the one that started it has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
