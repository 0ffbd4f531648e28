"""The hall: where its computers are, the wires between them, and how a wire is cut.

A :class:`SocketHall` is this computer alone. A :class:`NamespaceHall` gives every computer a
network namespace of its own; it needs root, and ``ip`` of iproute2.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import AddGames
from goref.app.event.files import new_event
from goref.core.event.changes import EventChanges
from goref.core.event.event import EventInfo, Player, Table
from tests.app.sharing.laptops import Proxy
from tests.server.served import Server

T = TypeVar("T")

SERVER, PHONES = "server", "phones"
NET = "10.99.0"
"""The first three numbers of all addresses in the namespaces."""
NAMES = ("Ann Berg", "王星昊", "Ōta Hideo", "김은지", "مريم الخوارزمي", "Bob " + "Long" * 8)


class Cut(Enum):
    """A way to cut a computer's wire to the server.

    OUT and IN swallow the packets of one direction; BOTH and LINK those of both; SWALLOW is a
    device in between that takes all bytes and passes none on.
    """

    OUT = "out"
    IN = "in"
    BOTH = "both"
    LINK = "link"
    SWALLOW = "swallow"

    @property
    def is_both_ways(self) -> bool:
        return self not in (Cut.OUT, Cut.IN)


def new_congress(path: Path, tables: int, rounds: int) -> Path:
    """Makes an event whose rounds are all paired."""
    with new_event(path, EventInfo("Congress", rounds=rounds), "home") as store:
        players = tuple(
            Player(f"{NAMES[n % len(NAMES)]} {n}", rank="3d", rating=2345, club="Club")
            for n in range(1, 2 * tables + 1)
        )
        games = tuple(
            Table(round, n, -2 * n + 1, -2 * ((n + round) % tables + 1))
            for round in range(1, rounds + 1)
            for n in range(1, tables + 1)
        )
        do(store, AddGames(EventChanges(new_players=players, new_tables=games)))
    return path


class SocketHall:
    """All computers are this one; wires are cut by proxies.

    Attributes:
        host: the server's address.
    """

    host = "127.0.0.1"
    cuts: Sequence[Cut] = (Cut.SWALLOW,)

    def __init__(self) -> None:
        self._proxies: dict[str, Proxy] = {}

    def prefix(self, name: str) -> tuple[str, ...]:
        """Returns the words before a command that is to run on a computer."""
        return ()

    def inside(self, name: str, act: Callable[[], T]) -> T:
        """Calls a function as on a computer."""
        return act()

    def address(self, name: str, server: Server) -> str:
        """Returns where a laptop finds the server."""
        if name not in self._proxies:
            self._proxies[name] = self.inside(name, lambda: Proxy(server))
        return self._proxies[name].address

    def has_proxy(self, name: str) -> bool:
        return name in self._proxies

    def cut(self, name: str, cut: Cut) -> None:
        assert cut is Cut.SWALLOW
        self._proxies[name].swallows = True

    def heal(self, name: str) -> None:
        """Mends whatever was cut."""
        if name in self._proxies:
            self._proxies[name].swallows = False

    def close(self) -> None:
        for proxy in self._proxies.values():
            proxy.close()


class NamespaceHall(SocketHall):
    """A network namespace for each computer, joined by a bridge in one more."""

    cuts = tuple(Cut)

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._of = f"goref{os.getpid()}"
        self._made: list[str] = []
        self._addresses = {name: f"{NET}.{at}" for at, name in enumerate(names, 1)}
        self.host = self._addresses[SERVER]
        try:
            self._make()
        except BaseException:
            self.close()
            raise

    def _make(self) -> None:
        hub = self._add("hub")
        _ip("-n", hub, "link", "add", "bridge", "type", "bridge")
        _ip("-n", hub, "link", "set", "bridge", "up")
        for at, (name, address) in enumerate(self._addresses.items()):
            space, port = self._add(name), f"port{at}"
            _ip("-n", hub, "link", "add", port, "type", "veth", "peer", "eth", "netns", space)
            _ip("-n", hub, "link", "set", port, "master", "bridge", "up")
            _ip("-n", space, "addr", "add", f"{address}/24", "dev", "eth")
            for link in ("lo", "eth"):
                _ip("-n", space, "link", "set", link, "up")

    def _add(self, name: str) -> str:
        space = f"{self._of}-{name}"
        _ip("netns", "add", space)
        self._made.append(space)
        return space

    def prefix(self, name: str) -> tuple[str, ...]:
        return ("ip", "netns", "exec", f"{self._of}-{name}")

    def inside(self, name: str, act: Callable[[], T]) -> T:
        """Calls a function in a thread of a namespace; threads that it starts are there too."""
        found: list[Any] = []

        def work() -> None:
            with open(f"/run/netns/{self._of}-{name}") as space:
                if ctypes.CDLL(None, use_errno=True).setns(space.fileno(), 0):
                    raise OSError(ctypes.get_errno(), "setns")
            found.append(act())

        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        (value,) = found
        return value  # type: ignore[no-any-return]

    def cut(self, name: str, cut: Cut) -> None:
        if cut is Cut.SWALLOW:
            super().cut(name, cut)
            return
        if cut is Cut.LINK:
            self._link(name, "down")
            return
        if cut is not Cut.IN:
            self._route("add", name, self.host)
        if cut is not Cut.OUT:
            self._route("add", SERVER, self._addresses[name])

    def heal(self, name: str) -> None:
        super().heal(name)
        for space, to in ((name, self.host), (SERVER, self._addresses[name])):
            with suppress(subprocess.CalledProcessError):  # it was not cut in that way
                self._route("del", space, to)
        self._link(name, "up")

    def _route(self, act: str, name: str, to: str) -> None:
        _ip("-n", f"{self._of}-{name}", "route", act, "blackhole", to)

    def _link(self, name: str, state: str) -> None:
        port = f"port{[*self._addresses].index(name)}"
        _ip("-n", f"{self._of}-hub", "link", "set", port, state)

    def close(self) -> None:
        super().close()
        for space in self._made:
            with suppress(subprocess.CalledProcessError):
                _ip("netns", "del", space)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def opened(hall: SocketHall) -> Iterator[SocketHall]:
    try:
        yield hall
    finally:
        hall.close()
