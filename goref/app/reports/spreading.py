"""One thing done to many items by several processes, whatever becomes of any of them.

Every helper has a pipe of its own: at its end (killed, out of memory) only the item that it
was at is given up, and another helper takes its place. When this process ends, however it
ends, the helpers end too.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar, cast

T = TypeVar("T")
R = TypeVar("R")


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

    def answer(self) -> R | None:
        """What its item came to; None if it ended instead. Raises what the act raised."""
        try:
            answer, error = cast(tuple[R, Exception | None], self.line.recv())
        except (EOFError, OSError):
            return None
        if error is not None:
            raise error
        return answer

    def end(self) -> None:
        """End it, whatever it does."""
        self.line.close()
        self._process.kill()
        self._process.join()


def spread(
    act: Callable[[T], R], items: Sequence[T], jobs: int
) -> Iterator[tuple[T, R | None]]:
    """Every item with what it came to, in order; None where the helper that was at it ended.

    Args:
        act: a function of a module, not None for anything; what it raises is raised here.
        jobs: how many processes work at once, at least one.
    """
    done: dict[int, R | None] = {}
    given = told = 0
    helpers: list[Helper[T, R]] = []
    try:
        while told < len(items):
            if given < len(items) and len(helpers) < jobs:
                helpers.append(Helper(act))
                helpers[-1].take(given, items[given])
                given += 1
                continue
            ready = wait([helper.line for helper in helpers])
            for helper in [helper for helper in helpers if helper.line in ready]:
                assert helper.at is not None
                answer = done[helper.at] = helper.answer()
                if answer is not None and given < len(items):
                    helper.take(given, items[given])
                    given += 1
                else:
                    helpers.remove(helper)
                    helper.end()
            while told in done:
                yield items[told], done.pop(told)
                told += 1
    finally:
        for helper in helpers:
            helper.end()


def _work(act: Callable[[T], R], line: Connection) -> None:
    """What a helper does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):  # nobody is there any more
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
