"""A real server of an event in a process of its own, and clients that join it."""

from __future__ import annotations

import json
import signal
import ssl
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import IO, Any

import httpx

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import do, new_id
from goref.app.event.acts.imports import AddGames
from goref.app.event.files import new_event
from goref.app.sharing.digits import digits_of
from goref.core.event.changes import EventChanges
from goref.core.event.event import EventInfo, Player, Table
from goref.core.sharing.roles import ROLES
from tests.cli.runs import ENVIRONMENT, ROOT
from tests.systems import WINDOWS, user_data

PINS = {role: f"{number}{number}{number}00" for number, role in enumerate(ROLES, 1)}
SERVE = (sys.executable, "-P", "-m", "goref", "event", "serve")
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


STARTED: list[Server] = []
"""All servers that were started, also those that a failed test did not end."""
digits = cache(digits_of)  # slow on purpose


def new_cup(path: Path) -> Path:
    """Makes an event of eight players and three tables of round 1."""
    with new_event(path, EventInfo("Cup", rounds=2), "home") as store:
        players = tuple(
            Player(name, rank="3d", rating=2345, egf_pin="13579246", aga_id="97531")
            for name in NAMES
        )
        tables = tuple(Table(1, n, 1 - 2 * n, -2 * n) for n in (1, 2, 3))
        do(store, AddGames(EventChanges(new_players=players, new_tables=tables)))
    return path


@dataclass
class Server:
    """A running server.

    Attributes:
        told: what it printed when others could connect.
        clients: closed with the server.
    """

    process: subprocess.Popen[str]
    told: dict[str, Any]
    clients: list[httpx.Client] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        path: Path,
        home: Path,
        *options: str,
        ports: tuple[int, int] = (0, 0),
        command: Sequence[str] = SERVE,
        errors: int | IO[bytes] = subprocess.PIPE,
    ) -> Server:
        """Starts a server; ``errors``: where it writes them."""
        pins = [f"--pin={role}={pin}" for role, pin in PINS.items()]
        numbers = ["--port", str(ports[0]), "--join-port", str(ports[1])]
        process = subprocess.Popen(
            [
                *(*command, str(path), "--json", "--host", "127.0.0.1"),
                *(*numbers, *pins, *options),
            ],
            cwd=ROOT,
            env={**ENVIRONMENT, "HOME": str(home), **user_data(home)},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise AssertionError(process.communicate()[1])
        server = cls(process, json.loads(line))
        STARTED.append(server)
        return server

    @property
    def pages(self) -> str:
        return str(self.told["pages"][0])

    @property
    def joins(self) -> str:
        return f"https://{self.told['joins'][0]}"

    def client(self) -> httpx.Client:
        """A client that takes the certificate with the digits that the server showed."""
        host, _, port = self.told["joins"][0].rpartition(":")
        pem = ssl.get_server_certificate((host, int(port)))
        assert digits(ssl.PEM_cert_to_DER_cert(pem)) == self.told["digits"]
        context = ssl.create_default_context(cadata=pem)
        context.check_hostname = False
        client = httpx.Client(base_url=self.joins, verify=context, timeout=60)
        self.clients.append(client)
        return client

    def joined(self, role: str, name: str = "Ann") -> httpx.Client:
        """A client that has joined."""
        told = {"role": role, "pin": PINS[role], "name": name}
        with self.client() as client:
            answer = client.post("/join", json=told)
        assert answer.status_code == 200, answer.text
        client = self.client()
        client.headers["authorization"] = f"Bearer {answer.json()['token']}"
        return client

    def interrupt(self) -> int:
        """Ends it as Ctrl+C does; returns the exit code."""
        self.process.send_signal(signal.SIGTERM if WINDOWS else signal.SIGINT)
        return self._ended()

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        for client in self.clients:
            client.close()
        self.process.communicate(timeout=60)
        return self.process.returncode


def sent(act: EventAct, id: str = "", reason: str = "because") -> dict[str, Any]:
    """A request to do one act."""
    return {"acts": [{"id": id or new_id(), "act": act.encode(), "reason": reason}]}
