"""Two hundred phones at once: how long a page takes, and what that costs the server.

The yardstick is a bare Starlette that answers with as many bytes, in the same run.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from goref.app.event.acts.tables import Decide
from goref.app.event.files import open_event
from goref.core.event.changes import seen
from goref.core.event.event import Event
from tests.cli.runs import ENVIRONMENT, ROOT
from tests.network.hall import new_congress
from tests.network.laptop import RESULTS
from tests.network.phones import Connection
from tests.server.served import Server, sent

TICKS = os.sysconf("SC_CLK_TCK")
BARE = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route
body = b"x" * int(sys.argv[1])
async def page(request): return Response(body, media_type="text/html")
app = Starlette(routes=[Route("/player/{id}", page)])
uvicorn.run(app, fd=int(sys.argv[2]), http="h11", loop="asyncio", access_log=False,
    log_config=None, lifespan="off")
"""


def cpu_s(pid: int) -> float:
    """The processor's seconds that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / TICKS


def peak_mib(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def at(times: Sequence[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


async def _burst(host: str, port: int, number: int) -> tuple[list[float], int]:
    size = 0

    async def one(player: int) -> float:
        nonlocal size
        began = time.monotonic()
        connection = Connection(host, port)
        try:
            status, _, body = await connection.get(f"/player/{player}")
        finally:
            connection.close()
        assert status == 200
        size = len(body)
        return time.monotonic() - began

    return list(await asyncio.gather(*map(one, range(1, number + 1)))), size


def burst(pid: int, host: str, port: int, number: int) -> dict[str, float]:
    """Loads pages of different players, all at once, each by a new connection."""
    before = cpu_s(pid)
    times, size = asyncio.run(_burst(host, port, number))
    return {
        "p50_s": round(at(times, 0.5), 3),
        "p95_s": round(at(times, 0.95), 3),
        "cpu_ms": round((cpu_s(pid) - before) / number * 1000, 2),
        "bytes": size,
    }


def bare(number: int, size: int) -> dict[str, float]:
    """The same of a bare Starlette."""
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listening:
        command = [sys.executable, "-c", BARE, str(size), str(listening.fileno())]
        with subprocess.Popen(command, pass_fds=[listening.fileno()]) as process:
            try:
                host, port = listening.getsockname()
                burst(process.pid, host, port, number)
                return burst(process.pid, host, port, number)
            finally:
                process.kill()


def started_phones(
    address: str, number: int, log: Path, prefix: Sequence[str] = ()
) -> subprocess.Popen[bytes]:
    """Starts phones that write what they show to a log; they end with their input."""
    with log.open("wb") as shown:
        return subprocess.Popen(
            [*prefix, sys.executable, "-P", "-m", "tests.network.phones", address, str(number)],
            cwd=ROOT,
            env={**ENVIRONMENT, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=shown,
        )


def measured(folder: Path, number: int, tables: int, rounds: int, changes: int) -> list[str]:
    """Measures a server with so many phones; returns the figures as lines."""
    cup = new_congress(folder / "cup.gorefevent", tables, rounds)
    server = Server.of(cup, folder / "home")
    pid = server.process.pid
    host, _, port = server.pages.removeprefix("http://").rstrip("/").rpartition(":")
    lines = []
    try:
        with server.joined("chief") as chief:
            lines.append(f"first pages   {burst(pid, host, int(port), number)}")
            found = burst(pid, host, int(port), number)
            lines.append(f"kept pages    {found}")
            lines.append(f"bare          {bare(number, int(found['bytes']))}")
            for _ in range(3):
                chief.post("/acts", json=_act(cup))
                lines.append(f"after a change {burst(pid, host, int(port), number)}")
            log = folder / "phones.log"
            phones = started_phones(f"{host}:{port}", number, log)
            time.sleep(6)
            began, cpu = time.monotonic(), cpu_s(pid)
            time.sleep(5)
            idle = (cpu_s(pid) - cpu) / (time.monotonic() - began)
            cpu, posts = cpu_s(pid), []
            began = time.monotonic()
            for _ in range(changes):
                act, before = _act(cup), time.monotonic()
                chief.post("/acts", json=act)
                posts.append(time.monotonic() - before)
                time.sleep(max(0.0, 3 - (time.monotonic() - before)))
            busy = (cpu_s(pid) - cpu - idle * (time.monotonic() - began)) / changes
            phones.communicate()
            told = [json.loads(line) for line in log.read_text().splitlines()]
            told = [one for one in told if one["t"] > began]
            loads = [one["took_s"] for one in told if "took_s" in one]
            lines.append(
                f"{number} phones listen: {len(loads)} pages, p50 {at(loads, 0.5):.3f} s, "
                f"p95 {at(loads, 0.95):.3f} s, longest {max(loads):.3f} s; "
                f"an act {at(posts, 0.5):.3f}-{max(posts):.3f} s; processor {idle:.2f} idle, "
                f"{busy:.2f} s a change; stale {sum(one.get('stale', 0) for one in told)}"
            )
            lines.append(f"memory {peak_mib(pid):.0f} MiB")
    finally:
        if server.process.poll() is None:
            server.kill()
    return lines


def _act(cup: Path) -> dict[str, object]:
    with open_event(cup, read_only=True) as store:
        event: Event = store.event()
    table = next(t for t in event.tables if t.result is None)
    return sent(Decide(seen(table), RESULTS[0]))
