"""Limits on what a connection may ask and hold, for both servers."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, ClassVar

from h11 import LocalProtocolError
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from goref.server.protocol import MOST_SMALL

MOST_CONNECTIONS = 1500
"""The most connections to one of the two servers."""
MOST_OF_ONE = 1000
"""The most of them from one address; guests may share an address.

A browser has three or four while it loads its first page, so this is enough for 250 phones.
"""
OTHER_FILES = 200
"""The most open files that are no connections."""
MOST_HEAD = 16 * 1024
"""The most bytes of a request's head."""
MOST_PATH = 2000
FIRST_S = 10
"""The number of seconds in which a new connection must have sent its first request's head."""
BODY_S = 30
"""The number of seconds in which a request's body must have come."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"; ".join(
            (
                *(b"default-src 'none'", b"style-src 'self'", b"script-src 'self'"),
                *(b"connect-src 'self'", b"img-src 'self'", b"form-action 'self'"),
                *(b"base-uri 'none'", b"frame-ancestors 'none'"),
            )
        ),
    ),
]
METHODS = frozenset(("GET", "HEAD", "POST"))


class TooLargeError(Exception):
    """A body that is longer than its path allows; whoever reads the body answers it."""


class TooSlowError(Exception):
    """A body that did not come in time; whoever reads the body answers it."""


class Guard:
    """Passes requests on whose path, method and body are within limits.

    Args:
        bodies: the most bytes of a body, by path; of any other path :data:`MOST_SMALL`.
    """

    def __init__(self, app: ASGIApp, bodies: dict[str, int]) -> None:
        self._app = app
        self._bodies = bodies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            try:
                await send(message)
            except LocalProtocolError:  # what followed the request was none, and ends it
                raise ClientDisconnect from None

        most = self._bodies.get(scope["path"], MOST_SMALL)
        status = _refused(scope, most)
        try:
            if not status:
                await self._app(scope, _limited(receive, most), send_with_headers)
                return
        except ClientDisconnect:  # there is nobody to answer
            return
        except Exception:
            logging.getLogger(__name__).exception("a request failed")
            status = 500
        if not started:
            with suppress(ClientDisconnect):
                await _send(send_with_headers, status)


def _refused(scope: Scope, most: int) -> int:
    """Returns the status of a refusal by a request's head; 0 if it is passed on."""
    if scope["method"] not in METHODS:
        return 405
    if len(scope["raw_path"]) + len(scope["query_string"]) > MOST_PATH:
        return 414
    for name, value in scope["headers"]:
        if name == b"content-length" and (len(value) > 12 or int(value) > most):
            return 413
    return 0


def _limited(receive: Receive, most: int) -> Receive:
    """Returns a function that receives a body up to a size and a time."""
    got, ends = 0, asyncio.get_running_loop().time() + BODY_S
    whole = False

    async def limited() -> Message:
        nonlocal got, whole
        if whole:  # from now on it waits for the client to go
            return await receive()
        try:
            async with asyncio.timeout_at(ends):
                message = await receive()
        except TimeoutError:
            raise TooSlowError from None
        got += len(message.get("body", b""))
        whole = not message.get("more_body", False)
        if got > most:
            raise TooLargeError
        return message

    return limited


async def _send(send: Callable[[Message], Awaitable[None]], status: int) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"refused\n"})


class GuardedProtocol(H11Protocol):
    """A connection that is closed if it sends nothing, or if one address has too many."""

    of_one: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        at = transport.get_extra_info("socket")
        if at is not None:  # an answer is two pieces; the second waited 40 ms for the first
            at.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._from = self.client[0] if self.client else ""
        self.of_one[self._from] += 1
        self._waits = self.loop.call_later(FIRST_S, self._had_nothing)
        if self.of_one[self._from] > MOST_OF_ONE or len(self.connections) > MOST_CONNECTIONS:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waits.cancel()
        self.of_one[self._from] -= 1
        if not self.of_one[self._from]:
            del self.of_one[self._from]
        super().connection_lost(exc)

    def _had_nothing(self) -> None:
        if not self.headers:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # h11 refuses to go on after an invalid request
            logging.getLogger(__name__).info("a connection was closed: %s", error)
            self.transport.abort()


def allow_connections() -> None:
    """Allows this process as many open files as both servers may have connections.

    The usual limit is 1024, and 256 on macOS; where there are fewer, connections wait.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    wanted = 2 * MOST_CONNECTIONS + OTHER_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def server_options() -> dict[str, Any]:
    """Returns the options of uvicorn that both servers have."""
    return {
        "http": GuardedProtocol,
        "loop": "asyncio",
        "ws": "none",
        "lifespan": "off",
        "log_config": None,
        "log_level": "critical",  # a bad request prints nothing; Guard logs what fails here
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "h11_max_incomplete_event_size": MOST_HEAD,
        "timeout_keep_alive": 10,
        "timeout_graceful_shutdown": 2,
    }
