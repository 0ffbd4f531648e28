"""A served event, and a laptop's home for each test."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goref.app.event.files import open_event
from goref.app.sharing import kept_in_step
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.joining import join_event
from tests.server.conftest import cup, home, no_server_is_left, server
from tests.server.served import PINS, Server
from tests.systems import user_data

__all__ = ["cup", "home", "no_server_is_left", "server"]
Joined = Callable[[str], JoinedEvent]


@pytest.fixture(autouse=True)
def laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, value in user_data(tmp_path).items():
        monkeypatch.setenv(name, value)
    yield tmp_path
    assert not kept_in_step._HELD, "a window ends what it began"
    for thread in threading.enumerate():
        if thread.name.startswith("sharing"):
            thread.join()


@pytest.fixture
def joined(server: Server) -> JoinedEvent:
    address, digits = server.told["joins"][0], server.told["digits"]
    return join_event(address, digits, "referee", PINS["referee"], "Ann")


def note_of(path: Path, number: int) -> str:
    with open_event(path, read_only=True) as store:
        return store.event().table(1, number).note
