"""Laptops that have joined a real server, and proxies between them."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do, new_id
from goref.app.event.acts.tables import WriteNote
from goref.app.event.checking import unfit
from goref.app.event.files import open_event
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.joining import join_event
from goref.app.sharing.state import SharingState
from goref.app.sharing.synchroniser import EventSynchroniser
from goref.core.event.changes import seen
from goref.core.event.event import Event
from goref.io.event.store import TornError
from tests.server.served import PINS, Server
from tests.systems import user_data

PATIENCE_S = 30
Serve = Callable[[Path], Server]
"""Starts a server of an event, which ends with the test."""
Proxies = Callable[[Server], "Proxy"]
"""Makes a proxy to a server, which ends with the test."""


class Laptop:
    """A laptop with a home of its own, which has joined an event.

    Attributes:
        states: every state that was published.
    """

    def __init__(
        self,
        home: Path,
        server: Server,
        role: str = "referee",
        name: str = "Ann",
        address: str = "",
        bring: Path | None = None,
        **options: Any,
    ) -> None:
        self.home = home
        with patch.dict(os.environ, user_data(home)):
            self.joined: JoinedEvent = join_event(
                address or server.told["joins"][0],
                server.told["digits"],
                role,
                PINS[role],
                name,
                bring=bring,
            )
        self.options = options
        self.states: list[SharingState] = []
        self._changed = threading.Condition()
        self.start()

    def start(self) -> None:
        """Starts to keep it in step, with what the folder has."""
        self.joined = JoinedEvent.read(self.joined.folder)
        self.sync = EventSynchroniser(self.joined, **self.options)
        self.sync.subscribe(self._take)
        self.sync.start()

    def stop(self) -> None:
        self.sync.stop()

    def _take(self, state: SharingState) -> None:
        with self._changed:
            self.states.append(state)
            self._changed.notify_all()

    def until(self, fits: Callable[[SharingState], object], what: str = "") -> SharingState:
        """Waits until the state fits."""
        with self._changed:
            found = self._changed.wait_for(lambda: fits(self.sync.state), PATIENCE_S)
        assert found, f"{what}: {self.sync.state}"[:2000]
        return self.sync.state

    def act(self, act: EventAct, reason: str = "because", id: str = "") -> str:
        """Does an act in the working file, as a window does; returns its id."""
        id_ = id or new_id()
        with open_event(self.joined.working, self.home.name) as store:
            do(store, act, reason, id=id_)
        return id_

    def note(self, text: str, number: int = 1) -> str:
        return self.act(WriteNote(seen(self.event().table(1, number)), text))

    @property
    def refused(self) -> list[str]:
        """The ids of the acts that were refused."""
        return [one.id for one in self.sync.state.refused]

    def event(self) -> Event:
        return event_of(self.joined.working)


def event_of(path: Path) -> Event:
    with open_event(path, read_only=True) as store:
        return store.event()


def link_of(path: Path) -> tuple[int, str]:
    with open_event(path, read_only=True) as store:
        return store.last_link()


def acts_of(path: Path) -> list[str]:
    """The ids of all acts in a file, in order."""
    with open_event(path, read_only=True) as store:
        return [entry.act_id for entry in store.audit() if entry.act_id]


def authors(path: Path, acts: Iterable[str]) -> list[str]:
    """The authors of acts in a file, by their ids."""
    with open_event(path, read_only=True) as store:
        who = {entry.act_id: entry.who for entry in store.audit()}
    return [who[id_] for id_ in acts]


def is_whole(path: Path) -> bool:
    with open_event(path, read_only=True) as store:
        return unfit(store) == ()


def until_same(server: Path, laptops: Iterable[Laptop], acts: Iterable[str] = ()) -> None:
    """Waits until all copies of laptops are as a server's file, and some acts are done there
    or refused."""
    wanted, ends = set(acts), time.monotonic() + PATIENCE_S
    while time.monotonic() < ends:
        paths = [path for one in laptops for path in (one.joined.working, one.joined.mirror)]
        with suppress(TornError):  # as a file is that is written all the time
            links = {link_of(path) for path in (server, *paths)}
            done = {*acts_of(server), *(i for one in laptops for i in one.refused)}
            is_in_step = all(one.sync.state.is_in_step for one in laptops)
            if len(links) == 1 and wanted <= done and is_in_step:
                return
        threading.Event().wait(0.02)
    missing = wanted - {*acts_of(server)}
    told = [(one.sync.state.problem, one.sync.state.is_in_step) for one in laptops]
    raise AssertionError(f"{told} {links} {[*missing][:5]}")


@contextmanager
def closing(*laptops: Laptop) -> Iterator[None]:
    try:
        yield
    finally:
        for laptop in laptops:
            laptop.stop()


class Proxy:
    """Passes TCP connections on to a server, and swallows what they carry when told to.

    Attributes:
        swallows: while True, nothing comes through, and nobody is told.
        address: where it listens.
    """

    def __init__(self, server: Server) -> None:
        self.lead_to(server)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.swallows = False
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def lead_to(self, server: Server) -> None:
        """Leads new connections to a server."""
        host, _, port = server.told["joins"][0].rpartition(":")
        self._to = host, int(port)

    def close(self) -> None:
        self._listening.close()
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._open.append(near)
                with suppress(OSError):
                    far = socket.create_connection(self._to)
                    self._open.append(far)
                    for one, other in ((near, far), (far, near)):
                        threading.Thread(
                            target=self._pass, args=(one, other), daemon=True
                        ).start()
                    continue
                near.close()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        swallowed = False
        with suppress(OSError):
            while data := one.recv(65536):
                swallowed |= self.swallows
                if not swallowed:  # a connection that lost something is of no use again
                    other.sendall(data)
        for each in (one, other):
            if not swallowed:
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
