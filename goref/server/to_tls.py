"""The way to the referees' pages for a browser that asks for them without TLS."""

from __future__ import annotations

import re
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

REFEREES = "/referee"
"""The path of the pages for referees' phones."""
HOST = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,50}\])(?::[0-9]{1,5})?")
HEAD = re.compile(rb"\r\nhost:[ \t]*([^\r\n]{1,300})\r\n", re.IGNORECASE)
MOST_HEAD = 16 * 1024
ANSWER = (
    "HTTP/1.1 303 See Other\r\nlocation: {address}\r\ncache-control: no-store\r\n"
    "content-length: 0\r\nconnection: close\r\n\r\n"
)


def referees_at(host: str, usual: str) -> str:
    """Returns the address of the referees' pages.

    Args:
        host: as a browser named this server; its port does not matter.
        usual: host and port of the server with TLS; its port, and its host if the browser's is
            invalid, are used.
    """
    usual_host, _, port = usual.rpartition(":")
    found = HOST.fullmatch(host)
    return f"https://{found[1] if found else usual_host}:{port}{REFEREES}"


def referee_redirect(usual: str) -> Route:
    """Returns the route that leads from the server without TLS to the referees' pages."""

    async def answer(request: Request) -> Response:
        address = referees_at(request.headers.get("host", ""), usual)
        return RedirectResponse(address, 303, {"cache-control": "no-store"})

    handler: Callable[[Request], Awaitable[Response]] = answer
    return Route(f"{REFEREES}{{rest:path}}", handler, methods=["GET"])


class TlsContext(ssl.SSLContext):
    """The settings of TLS; a browser that begins without TLS is led to the referees' pages.

    Nothing of its request is read but the name of the host.
    """

    usual: str

    @classmethod
    def of(cls, chain: Path, key: Path, usual: str) -> TlsContext:
        """Returns the settings for a certificate; ``usual`` as for :func:`referees_at`."""
        context = cls(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(chain, key)
        context.sslobject_class = _AnsweringObject
        context.usual = usual
        return context

    def wrap_bio(
        self,
        incoming: ssl.MemoryBIO,
        outgoing: ssl.MemoryBIO,
        server_side: bool = False,
        server_hostname: str | bytes | None = None,
        session: ssl.SSLSession | None = None,
    ) -> ssl.SSLObject:
        made = super().wrap_bio(incoming, outgoing, server_side, server_hostname, session)
        assert isinstance(made, _AnsweringObject)
        made.incoming, made.outgoing, made.usual = incoming, outgoing, self.usual
        return made


class _AnsweringObject(ssl.SSLObject):
    """A connection with TLS that answers a first request without it, and then no other."""

    incoming: ssl.MemoryBIO
    outgoing: ssl.MemoryBIO
    usual: str
    is_answered = False

    def do_handshake(self) -> None:
        try:
            super().do_handshake()
        except ssl.SSLError as error:
            if error.reason != "HTTP_REQUEST" or self.is_answered:
                raise
            self.is_answered = True
            found = HEAD.search(self.incoming.read(MOST_HEAD))
            host = found[1].decode("latin-1").strip() if found else ""
            address = referees_at(host, self.usual)
            self.outgoing.write(ANSWER.format(address=address).encode())
            raise ssl.SSLWantReadError from None  # what was written is sent; nothing follows
