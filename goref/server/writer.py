"""The one writer of a served event: everything done with its file is done in one thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from goref.app.event.files import open_event
from goref.core.base.frozen import frozen
from goref.core.event.event import Event
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore

P = ParamSpec("P")
T = TypeVar("T")

LOOK_S = 1.0
"""The number of seconds between two looks at what others may have done with the file."""


@frozen
class Served:
    """The served event at one moment.

    Attributes:
        last, link: number and link of the last entry of its audit.
    """

    event: Event
    last: int
    link: str


class EventWriter:
    """The open file of a served event, and the thread in which it is read and written.

    Attributes:
        now: the event as it was last read; follows each change, and what others do with the
            file within :data:`LOOK_S` seconds.
        id: identifies the event: the link of its first entry.
    """

    now: Served
    id: str

    def __init__(
        self, path: Path, who: str, address: str = "", *, read_only: bool = False
    ) -> None:
        """Opens the event, and takes the right to write it for this process alone.

        Args:
            address: where others join the event.

        Raises EventFileError, WrittenError if somebody else writes it.
        """
        self._thread = ThreadPoolExecutor(1, "event")
        self._changed = asyncio.Event()
        try:
            self._store = self._thread.submit(_opened, path, who, address, read_only).result()
            self._thread.submit(self._begin).result()
        except BaseException:
            self._thread.shutdown()
            raise

    async def call(
        self, act: Callable[Concatenate[EventStore, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Calls a function with the open event, after all that were called before.

        Returns when its changes are on disk and :attr:`now` has them.
        """
        work = partial(self._called, partial(act, self._store, *args, **kwargs))
        loop = asyncio.get_running_loop()
        before = self.now
        try:
            return await loop.run_in_executor(self._thread, work)
        finally:
            self._tell(before)

    def _called(self, act: Callable[[], T]) -> T:
        try:
            return act()
        finally:
            self._look()

    def _begin(self) -> None:
        """Reads the event for the first time. Called in the thread."""
        self.id = self._store.chain().links[0]
        self.now = Served(self._store.event(), *self._store.last_link())

    def _look(self) -> None:
        """Reads the event as it is now. Called in the thread."""
        event = self._store.event()
        if event is not self.now.event:
            self.now = Served(event, *self._store.last_link())

    def _tell(self, before: Served) -> None:
        if self.now is not before:
            self._changed.set()
            self._changed = asyncio.Event()

    async def changed(self, timeout: float) -> None:
        """Returns after the next change, or after some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._changed.wait()

    async def watch(self) -> None:
        """Looks, until it is cancelled, whether others have changed the file."""
        while True:
            await asyncio.sleep(LOOK_S)
            with suppress(EventFileError):  # the next look may succeed
                await self.call(_nothing)

    def close(self) -> None:
        """Finishes what was begun, closes the file, and releases the right to write it."""
        self._thread.submit(self._store.close)
        self._thread.shutdown()


def _opened(path: Path, who: str, address: str, read_only: bool) -> EventStore:
    store = open_event(path, who, read_only=read_only)
    try:
        if not read_only:
            store.sit_alone(address)
    except BaseException:
        store.close()
        raise
    return store


def _nothing(store: EventStore) -> None:
    """Does nothing: every call looks at the file afterwards."""
