"""Phones that read the pages, all in one process:

    python -m tests.network.phones HOST:PORT NUMBER

Each does what the page's script does: it listens to ``/live``, loads its player's page again
after a change, within a while that is drawn by chance, and shows that the server is not heard.
Reports are lines of JSON with the time of the system's own clock; the process ends with its
input.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import re
import sys
import time
from contextlib import suppress
from random import Random
from typing import Any

from goref.server.page_files import LISTEN_AGAIN_S, SPREAD_S, STALE_S

AGAIN_S = 3.0
"""The number of seconds after which a browser connects again to a server that closed."""
LAST = re.compile(rb'data-last="(\d+)"')


def tell(**what: Any) -> None:
    os.write(1, json.dumps({"t": time.monotonic(), **what}).encode() + b"\n")


class Connection:
    """One connection to a server, kept as long as both sides keep it."""

    def __init__(self, host: str, port: int) -> None:
        self._to = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def head(self, path: str, method: str = "GET") -> tuple[int, dict[str, str]]:
        """Sends a request; returns the status and the headers of its answer."""
        for fresh in (self._streams is None, True):
            try:
                if self._streams is None:
                    self._streams = await asyncio.open_connection(*self._to)
                self._streams[1].write(
                    f"{method} {path} HTTP/1.1\r\nhost: {self._to[0]}\r\n"
                    "accept-encoding: gzip, deflate\r\n\r\n".encode()
                )
                lines = (await self._streams[0].readuntil(b"\r\n\r\n")).decode().split("\r\n")
                break
            except (OSError, EOFError):
                self.close()
                if fresh:  # one that was kept may have ended
                    raise
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        return int(lines[0].split()[1]), headers

    async def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        status, headers = await self.head(path)
        assert self._streams is not None
        length = int(headers["content-length"])
        return status, headers, await self._streams[0].readexactly(length)

    async def line(self) -> bytes:
        """Returns the next line of an answer that goes on; empty at its end."""
        assert self._streams is not None
        return await self._streams[0].readline()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
        self._streams = None


class Phone:
    """A phone that shows a player's page.

    Attributes:
        last: the number of the last entry that its page shows.
    """

    def __init__(self, host: str, port: int, number: int) -> None:
        self._to, self._path = (host, port), f"/player/{number}"
        self._pages = Connection(host, port)
        self._number = number
        self._rng = Random(number)
        self.last = -1
        self._heard, self._stale = time.monotonic(), False

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._watch())
            while True:
                since, listening = time.monotonic(), group.create_task(self._listen())
                while not listening.done():
                    if time.monotonic() - max(since, self._heard) > LISTEN_AGAIN_S:
                        listening.cancel()
                    await asyncio.wait([listening], timeout=1.0)
                await asyncio.sleep(0)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1)
            stale = int(time.monotonic() - self._heard) >= STALE_S
            if stale != self._stale:
                self._stale = stale
                tell(phone=self._number, stale=stale)

    async def _listen(self) -> None:
        """Loads the page, and listens until it is to be loaded again."""
        live = Connection(*self._to)
        try:
            await self.load()
            status, _ = await live.head("/live")
            while status == 200:
                line = await live.line()
                if not line:
                    break
                if not line.startswith(b"data:"):
                    continue
                self._heard = time.monotonic()
                told = json.loads(line[5:])
                if told["last"] != self.last:
                    await asyncio.sleep(self._rng.random() * SPREAD_S)
                    return
            await asyncio.sleep(AGAIN_S)
        except (OSError, EOFError):
            await asyncio.sleep(AGAIN_S)
        finally:
            live.close()

    async def load(self) -> None:
        began = time.monotonic()
        try:
            if self.last >= 0:
                await self._pages.head(self._path, method="HEAD")
            status, headers, body = await self._pages.get(self._path)
        except BaseException:  # half an answer may be left
            self._pages.close()
            raise
        assert status == 200
        if headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        found = LAST.search(body)
        assert found is not None
        self.last = int(found[1])
        tell(phone=self._number, last=self.last, took_s=time.monotonic() - began)


async def main(host: str, port: int, number: int) -> None:
    loop, ended = asyncio.get_running_loop(), asyncio.Event()

    def look() -> None:
        if not os.read(0, 4096):
            ended.set()

    loop.add_reader(0, look)
    phones = [Phone(host, port, each) for each in range(1, number + 1)]
    tasks = [asyncio.create_task(phone.run()) for phone in phones]
    ending = asyncio.create_task(ended.wait())
    await asyncio.wait([ending, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("number", type=int)
    args = parser.parse_args()
    host, _, port = args.address.rpartition(":")
    asyncio.run(main(host, int(port), args.number))
    sys.exit(0)
