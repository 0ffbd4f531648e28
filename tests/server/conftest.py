"""One server for the tests of a file that do not end it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import STARTED, Server, new_cup


@pytest.fixture(autouse=True)
def no_server_is_left() -> Iterator[None]:
    """Ends the servers that a test started itself, if it failed before it did."""
    before = len(STARTED)
    yield
    for server in STARTED[before:]:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def cup(home: Path) -> Path:
    return new_cup(home / "cup.gorefevent")


@pytest.fixture(scope="module")
def server(cup: Path, home: Path) -> Iterator[Server]:
    server = Server.of(cup, home)
    yield server
    if server.process.poll() is None:
        server.interrupt()
