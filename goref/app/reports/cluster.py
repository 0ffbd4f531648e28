"""Work on many items on a dask cluster, as :mod:`goref.app.reports.spreading` on one machine.

dask.distributed is an extra, ``goref[dask]``. Items travel in pickled chunks, and so do the
answers. If a worker dies, dask gives its chunks to another one, and counts the death against
all of them. For a chunk with too many deaths, each item is done again alone. Only an item for
which that happens again gets no result.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import pickle
import signal
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import uuid4

from goref import __version__
from goref.app.reports.batch import ClusterError
from goref.app.reports.spreading import MOST_HELD
from goref.core.base.faults import fault, one_line, why

if TYPE_CHECKING:
    from distributed import Future

T = TypeVar("T")
R = TypeVar("R")

CONNECT_S = 10
"""Seconds within which the scheduler has to answer."""
WORKERS_S = 30
"""Seconds to wait for a worker, at the start and whenever all have gone."""
LOOK_S = 2
"""Seconds between two counts of the workers."""
AHEAD = 4
"""The most chunks per thread that are sent while the first of them is unanswered."""
HEAVY = 2**20
"""A chunk is full when its items have this many bytes."""
QUIET = ("distributed", "tornado")
"""Packages whose logging to stderr is turned off; goref reports what matters itself."""
TELL = "__import__('goref').__version__"
DO = "__import__('goref.app.reports.cluster', fromlist=['']).work(wanted, packed)"
"""The expression that a worker evaluates.

It is a text, so that a scheduler or a worker without goref can read it; the worker then reports
that goref is missing.
"""

CANCELLED = (asyncio.CancelledError, concurrent.futures.CancelledError)
"""The exceptions that waiting for a chunk raises once the scheduler has ended."""

Answer = tuple[object, Exception | None]
Came = tuple[str, bytes, BaseException | None]
"""The key of a chunk, and its answers or the exception instead of them."""
ONE = threading.Lock()
"""Held while a process works on a chunk: several threads of one worker would gain nothing."""


def work(wanted: str, packed: bytes) -> bytes:
    """Works on a pickled chunk of items; returns the pickled answers. Runs on a worker.

    Raises RuntimeError if the worker's version of goref is not ``wanted``.
    """
    if wanted != __version__:
        raise RuntimeError(__version__)
    act, items = cast(tuple[Callable[[Any], Any], list[Any]], pickle.loads(packed))
    answers: list[Answer] = []
    with ONE:
        for item in items:
            try:
                answers.append((act(item), None))
            except Exception as error:
                answers.append((None, error))
    return pickle.dumps(answers)


class Cluster:
    """A connection to a dask scheduler and its workers."""

    def __init__(self, address: str) -> None:
        """Connects, and checks that every worker has this version of goref.

        Raises ClusterError if a worker has another version, if dask is missing, or if no
        scheduler or worker answers.
        """
        try:
            from distributed import Client, KilledWorker
        except ImportError:
            raise ClusterError(fault("no-dask")) from None
        _quieten()
        self.address = address
        self._killed = KilledWorker
        self._threads, self._looked = 0, 0.0
        self._seen = time.monotonic()  # the last time that there was a worker
        self._is_interrupted = False
        try:
            self._client = Client(address, timeout=CONNECT_S, set_as_default=False)
        except Exception as error:  # dask raises many kinds of exceptions
            reason = one_line(str(why(error)))
            raise ClusterError(
                fault("cluster-not-reached", address=address, reason=reason)
            ) from None
        try:
            self._wait_for_workers()
            self._check()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Cluster:
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            with contextlib.suppress(ValueError):  # not the main thread
                signal.signal(signal.SIGINT, self._interrupt)
        return self

    def _interrupt(self, *_: object) -> None:
        """Raises KeyboardInterrupt, and remembers it.

        Python drops exceptions that are raised in finalisers, which dask's objects have.
        """
        self._is_interrupted = True
        raise KeyboardInterrupt

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leaves the cluster, which forgets the chunks sent from here but keeps running."""
        if signal.getsignal(signal.SIGINT) == self._interrupt:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        with contextlib.suppress(Exception):
            self._client.close(timeout=LOOK_S)

    def spread(
        self,
        act: Callable[[T], R],
        items: Iterable[T],
        size: int,
        weight: Callable[[T], int] = lambda _: 0,
    ) -> Iterator[tuple[T, R | None]]:
        """Yields every item with its result, in order; with None if workers died on it.

        Items are taken as they are needed, as by :func:`goref.app.reports.spreading.spread`. At
        most :data:`AHEAD` chunks for each thread of the workers are held. No more are taken
        once :data:`~goref.app.reports.spreading.MOST_HELD` bytes are held.

        Args:
            act: a function of a module that workers have; never returns None. Its exceptions
                are raised here, in the order of the items.
            size: the most items of a chunk.
            weight: returns the bytes of an item.

        Raises ClusterError if no worker is left for :data:`WORKERS_S` seconds, if a worker has
        another version of goref, or if the scheduler ends.
        """
        source = iter(items)
        open_items: dict[int, T] = {}
        done: dict[int, Answer] = {}
        came: SimpleQueue[Came] = SimpleQueue()
        flying: dict[str, tuple[Future, list[int]]] = {}
        suspects: deque[int] = deque()
        on_trial = False
        given = told = held = 0
        ended = False

        def take() -> list[int]:
            """Returns the indices of the items of the next chunk; empty at the end."""
            nonlocal given, held, ended
            chunk: list[int] = []
            heavy = 0
            while len(chunk) < size and heavy < HEAVY:
                try:
                    item = open_items[given] = next(source)
                except StopIteration:
                    ended = True
                    break
                chunk.append(given)
                heavy += weight(item)
                given += 1
            held += heavy
            return chunk

        def give(places: list[int]) -> None:
            packed = pickle.dumps((act, [open_items[place] for place in places]))
            future = self._submit(packed, came)
            flying[future.key] = future, places

        try:
            while True:
                # Answers go first: the next item may take long to arrive.
                while not (ended or suspects) and held < MOST_HELD and came.empty():
                    if self._is_interrupted:
                        raise KeyboardInterrupt
                    if given - told >= self._count_threads() * AHEAD * size:
                        break
                    if chunk := take():
                        give(chunk)
                if suspects and not flying:
                    on_trial = True
                    give([suspects.popleft()])
                if not flying:
                    if ended:
                        return
                    continue
                one = self._next(came)
                if one is None:
                    continue
                key, answers, error = one
                _, places = flying.pop(key)
                if error is None:
                    done.update(zip(places, pickle.loads(answers), strict=True))
                elif not isinstance(error, self._killed):
                    self._fail(error)
                elif on_trial:
                    done[places[0]] = None, None
                else:
                    suspects.extend(places)
                on_trial = False
                while told in done:
                    answer, raised = done.pop(told)
                    if raised is not None:
                        raise raised
                    item = open_items.pop(told)
                    held -= weight(item)
                    yield item, cast(R | None, answer)
                    told += 1
        finally:
            for future, _ in flying.values():
                future.release()

    def _submit(self, packed: bytes, came: SimpleQueue[Came]) -> Future:
        """Gives a chunk to the cluster; its answers will be put into ``came``."""
        future = self._client.submit(
            eval,
            DO,
            {"wanted": __version__, "packed": packed},
            key=f"goref-batch-{uuid4().hex}",
        )
        self._client.loop.add_callback(self._bring, future, came)
        return future

    async def _bring(self, future: Future, came: SimpleQueue[Came]) -> None:
        """Waits for a chunk in the client's own thread, and puts its answers into ``came``."""
        try:
            answers = await self._client.gather(future, asynchronous=True)
        except (Exception, *CANCELLED) as error:
            came.put((future.key, b"", error))
        else:
            came.put((future.key, answers, None))

    def _next(self, came: SimpleQueue[Came]) -> Came | None:
        """Returns the next chunk that came back.

        Returns None if no chunk came for :data:`LOOK_S` seconds, after counting the workers.
        Raises ClusterError if no chunk can come.
        """
        if self._is_interrupted:
            raise KeyboardInterrupt
        try:
            one = came.get(timeout=LOOK_S)
        except Empty:
            if not self._look() and time.monotonic() - self._seen > WORKERS_S:
                raise self._empty() from None
            return None
        self._seen = time.monotonic()
        return one

    def _count_threads(self) -> int:
        """Returns the number of threads of all workers at the last count; at least 1."""
        if time.monotonic() - self._looked > LOOK_S:
            self._look()
        return max(self._threads, 1)

    def _look(self) -> int:
        """Counts the threads of all workers, and returns their number. Raises ClusterError."""
        try:
            self._threads = sum(self._client.nthreads().values())
        except Exception as error:
            raise ClusterError(fault("cluster-lost", address=self.address)) from error
        self._looked = time.monotonic()
        if self._threads:
            self._seen = self._looked
        return self._threads

    def _wait_for_workers(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=WORKERS_S)
        except TimeoutError:
            raise self._empty() from None

    def _empty(self) -> ClusterError:
        return ClusterError(fault("cluster-empty", address=self.address, seconds=WORKERS_S))

    def _check(self) -> None:
        """Raises ClusterError unless every worker has this process's version of goref."""
        try:
            told = self._client.run(eval, TELL, on_error="return")
        except Exception as error:
            raise ClusterError(fault("cluster-lost", address=self.address)) from error
        for worker, version in sorted(told.items()):
            if isinstance(version, ImportError):
                raise ClusterError(fault("cluster-no-goref", worker=worker, ours=__version__))
            if isinstance(version, str) and version != __version__:
                raise ClusterError(
                    fault("cluster-version", worker=worker, theirs=version, ours=__version__)
                )

    def _fail(self, error: BaseException) -> None:
        """Raises ClusterError with the reason why a chunk did not come back."""
        if isinstance(error, ImportError | RuntimeError):
            self._check()  # a worker that came later
        if not isinstance(error, CANCELLED):
            reason = one_line(f"{type(error).__name__}: {error}")
            raise ClusterError(fault("cluster-failed", reason=reason)) from error
        raise ClusterError(fault("cluster-lost", address=self.address)) from error


def _quieten() -> None:
    """Keeps dask from logging to stderr."""
    warnings.filterwarnings("ignore", module=r"distributed\b")
    there = (
        name for name in logging.root.manager.loggerDict if name.partition(".")[0] in QUIET
    )
    for logger in map(logging.getLogger, [*there]):
        if logger.handlers or logger.name in QUIET:
            kept = [one for one in logger.handlers if type(one) is not logging.StreamHandler]
            logger.handlers[:] = [*kept, logging.NullHandler()]
            logger.propagate = False
