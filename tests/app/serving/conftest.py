"""A served event for each test file; servers that end with their test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.sharing.laptops import Proxies, Proxy, Serve
from tests.server.conftest import cup, home, no_server_is_left, server
from tests.server.served import Server

__all__ = ["cup", "home", "no_server_is_left", "server"]


@pytest.fixture
def serve(home: Path) -> Iterator[Serve]:
    began: list[Server] = []

    def serve(path: Path) -> Server:
        began.append(Server.of(path, home))
        return began[-1]

    yield serve
    for one in began:
        if one.process.poll() is None:
            one.kill()


@pytest.fixture
def proxies() -> Iterator[Proxies]:
    made: list[Proxy] = []

    def make(server: Server) -> Proxy:
        made.append(Proxy(server))
        return made[-1]

    yield make
    for one in made:
        one.close()
