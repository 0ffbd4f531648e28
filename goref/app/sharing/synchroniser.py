"""The thread that keeps a joined event in step with the server, with its state for views."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import datetime

from goref.app.sharing.connection import ServerConnection
from goref.app.sharing.exchange import Exchange, Listener
from goref.app.sharing.hearing import Hearing
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.state import SharingState
from goref.core.base.language import ENGLISH, Language

END_S = 15.0
"""The most seconds for which the beginning, and the end, of the thread is awaited."""


class EventSynchroniser:
    """The thread that keeps one joined event in step.

    Attributes:
        joined: the event.
    """

    def __init__(
        self,
        joined: JoinedEvent,
        *,
        language: Language = ENGLISH,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self.joined = joined
        self._language = language
        self._hearing = Hearing(clock, now)
        self._lock = threading.Lock()
        self._listeners: list[Listener] = []
        self._state = joined.first_state
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._main: asyncio.Task[None] | None = None
        self._ready = threading.Event()
        self._exchange: Exchange | None = None

    @property
    def state(self) -> SharingState:
        """The state as it was published last."""
        return self._state

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls a function after each change of the state, in the thread of this object.

        Returns the function that ends that.
        """
        with self._lock:
            self._listeners.append(listener)

        def end() -> None:
            with self._lock, suppress(ValueError):
                self._listeners.remove(listener)

        return end

    def start(self) -> None:
        """Starts the thread. Raises EventError if a package is missing."""
        self._connection()  # raises the error here, where it is seen
        self._thread = threading.Thread(target=self._work, name="sharing", daemon=True)
        self._thread.start()
        self._ready.wait(END_S)

    def stop(self) -> None:
        """Ends the thread and closes the files; what was not sent is sent another time."""
        if self._thread is None:
            return
        self._call(self._cancel)
        self._thread.join(END_S)
        self._thread = None

    def choose(self, choices: Mapping[str, str]) -> None:
        """Sends the user's choices for clashes: "copy" or "here" (the server), by their keys.

        The server asks again if it changed one of these things after it had asked.
        """
        chosen = dict(choices)
        self._call(lambda: self._exchange.choose(chosen) if self._exchange else None)

    def dismiss(self, ids: Iterable[str]) -> None:
        """Forgets refused acts that the user has seen, by their ids."""
        gone = tuple(ids)
        self._call(lambda: self._exchange.dismiss(gone) if self._exchange else None)

    def wake(self) -> None:
        """Checks the working file at once."""
        self._call(lambda: self._exchange.wake() if self._exchange else None)

    def _call(self, act: Callable[[], object]) -> None:
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the thread has ended
                loop.call_soon_threadsafe(act)

    def _cancel(self) -> None:
        if self._main is not None:
            self._main.cancel()

    def _work(self) -> None:
        with suppress(asyncio.CancelledError):
            asyncio.run(self._run())

    async def _run(self) -> None:
        self._loop, self._main = asyncio.get_running_loop(), asyncio.current_task()
        self._exchange = Exchange(self.joined, self._hearing, self._connection, self._publish)
        self._ready.set()
        try:
            await self._exchange.run()
        finally:
            self._exchange.close()
            self._loop = None

    def _connection(self) -> ServerConnection:
        self.joined.see_membership()  # it may have been joined again
        member = self.joined.membership
        return ServerConnection(
            member.address, member.certificate, member.token, self._language
        )

    def _publish(self, state: SharingState) -> None:
        with self._lock:
            if state == self._state:
                return
            self._state = state
            listeners = tuple(self._listeners)
        for listener in listeners:
            try:
                listener(state)
            except Exception:  # such as a view that is gone; the others remain
                logging.getLogger(__name__).exception("a listener failed")
