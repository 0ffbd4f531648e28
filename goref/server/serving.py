"""Serving an event: two servers in one process, one for who joins and one for who reads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import socket
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route

from goref.app.event.files import here
from goref.app.serving.continuing import ContinuedEvent, check_serving, go_on
from goref.app.sharing.joined_event import JoinedEvent, Membership
from goref.app.sharing.protocol import JOIN_PORT
from goref.app.sharing.server_record import ServerRecord, note_served, served_files
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import EventError
from goref.io.places import serving
from goref.server.api import BODIES, Admission, Api, Listeners
from goref.server.certificate import ServerCertificate, TlsContext, certificate_in
from goref.server.door import Door, new_pins
from goref.server.guard import Guard, allow_connections, server_options
from goref.server.owner_api import OwnerApi
from goref.server.qr_code import code_lines
from goref.server.site import REFEREES, Site, referee_redirect
from goref.server.writer import EventWriter

PORT = 8080
"""The usual port of the pages."""
NOWHERE = "192.0.2.1"
"""An address that belongs to nobody; the system names the way there without sending."""


@frozen
class ServeOptions:
    """The settings under which an event is served.

    Attributes:
        who: the author of what this process does by itself.
        host: the address to listen at; "" for all of this computer.
        port, join_port: 0 for any that is free.
        pins: PINs by the roles' ids; a new one is made for every other role.
        read_only: True to serve pages alone; the event may then be written elsewhere.
        goes_on: True to begin a new part of the event first
            (:mod:`goref.app.serving.continuing`).
        language: of pages whose reader asks for none that goref has.
    """

    path: Path
    who: str = ""
    host: str = ""
    port: int = PORT
    join_port: int = JOIN_PORT
    pins: Mapping[str, str] = {}
    read_only: bool = False
    goes_on: bool = False
    language: Language = ENGLISH


@frozen
class Began:
    """An event that is being served.

    Attributes:
        name: of the event.
        pages: the addresses of the pages, the likeliest first.
        joins: those for joining, as host and port; empty if only pages are served.
        digits: typed to join, in addition to the address.
        pins: by the roles' ids.
        fingerprint: of the certificate, as browsers show it.
        continued: the part of the event that began with it; None for none.
        file: the served file.
    """

    name: str
    pages: tuple[str, ...]
    joins: tuple[str, ...] = ()
    digits: str = ""
    pins: Mapping[str, str] = {}
    fingerprint: str = ""
    continued: ContinuedEvent | None = None
    file: Path = Path()

    @property
    def referees(self) -> str:
        """The address of the pages for referees' phones; "" if only pages are served."""
        return f"https://{self.joins[0]}{REFEREES}" if self.joins else ""

    @property
    def value(self) -> dict[str, Any]:
        """The addresses, digits and PINs, for JSON."""
        return {
            "event": self.name,
            "pages": list(self.pages),
            "joins": list(self.joins),
            "digits": self.digits,
            "referees": self.referees,
            "fingerprint": self.fingerprint,
            "pins": dict(self.pins),
            "part": self.continued.part if self.continued else None,
            "file": str(self.file),
        }

    @property
    def code_lines(self) -> list[str]:
        """The QR code of the first address of the pages, as printed lines."""
        return code_lines(self.pages[0])


MoreRoutes = Callable[[EventWriter, Door, Admission, Language], list[Route]]
"""Returns further addresses of the server with TLS."""


class _Server(uvicorn.Server):
    """A server that leaves signals to :func:`serve`."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def serve(options: ServeOptions, began: Callable[[Began], object], more: MoreRoutes) -> None:
    """Serves an event until the process is interrupted or terminated.

    Args:
        began: called once, when others can connect.
        more: the pages for those who have a PIN.

    Raises EventFileError (WrittenError if somebody else writes the event), EventError if a port
    cannot be used, OSError if the certificate cannot be stored.
    """
    # It warns of each connection that was lost while something was sent.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    allow_connections()
    asyncio.run(_serve(options, began, more))


async def _serve(
    options: ServeOptions, began: Callable[[Began], object], more: MoreRoutes
) -> None:
    with contextlib.ExitStack() as stack:
        open_ = _listening(options.host, options.port)
        stack.callback(open_.close)
        joins: tuple[str, ...] = ("",)
        continued, path = None, options.path.absolute()
        if not options.read_only:
            joining = _listening(options.host, options.join_port)
            stack.callback(joining.close)
            joins = tuple(_addresses(options.host, joining))
            certificate = certificate_in(serving())
            if options.goes_on:
                continued = go_on(path, options.who)
                path = continued.path
            else:
                check_serving(path, certificate.chain.read_text())
        writer = EventWriter(path, options.who, joins[0], read_only=options.read_only)
        stack.callback(writer.close)
        listeners = Listeners(writer)
        site = Site(writer, listeners, options.language)
        name = writer.now.event.info.name
        ends = asyncio.Event()
        public = [*site.routes, referee_redirect(joins[0])] if joins[0] else site.routes
        servers = [(_Server(_config(site, public)), open_)]
        told = Began(name, tuple(f"http://{at}/" for at in _addresses(options.host, open_)))
        if not options.read_only:
            pins = {**new_pins(), **options.pins}
            key = secrets.token_urlsafe(32)
            door = Door(pins, serving() / f"{writer.id}.json", key)
            admission = Admission(door)
            told = Began(
                name,
                told.pages,
                joins,
                certificate.digits,
                pins,
                certificate.fingerprint,
                continued,
                path,
            )
            routes = [
                *Api(writer, door, admission, listeners).routes,
                *OwnerApi(door, listeners, told.value, ends.set).routes,
                *more(writer, door, admission, options.language),
                *site.routes,
            ]
            servers.append((_Server(_config(site, routes, certificate, joins[0])), joining))
            record = ServerRecord(
                str(path),
                os.getpid(),
                writer.id,
                name,
                joins[-1],
                certificate.chain.read_text(),
                certificate.digits,
                key,
            )
            note_served(writer.id, path)
            if continued is not None and continued.joined is not None:
                _follow(continued.joined, record, door)
            stack.callback(record.store().unlink, missing_ok=True)
        await _run(servers, writer, listeners, ends, lambda: began(told))


def _follow(joined: JoinedEvent, record: ServerRecord, door: Door) -> None:
    """Makes a joined copy on this computer follow its new server, as chief referee."""
    entered = door.joined("chief", record.key, here().partition("@")[0])
    assert entered is not None
    token, member = entered
    joined.membership = Membership(
        record.address,
        record.certificate,
        record.digits,
        member.role.id,
        member.who,
        token,
        record.name,
        record.id,
    )
    joined.bring(one for one in served_files(record.id) if str(one) != record.event)
    joined.store()


async def _run(
    servers: list[tuple[_Server, socket.socket]],
    writer: EventWriter,
    listeners: Listeners,
    ends: asyncio.Event,
    began: Callable[[], object],
) -> None:
    """Runs the servers until the process is to end."""
    _on_signals(ends.set)

    async def end() -> None:
        await ends.wait()
        listeners.ends = True
        for server, _ in servers:
            server.should_exit = True

    async with asyncio.TaskGroup() as group:
        watching = group.create_task(writer.watch())
        running = [group.create_task(server.serve([at])) for server, at in servers]
        group.create_task(end())
        while not all(server.started for server, _ in servers):
            await asyncio.sleep(0.01)
        began()
        await asyncio.wait(running)
        ends.set()
        watching.cancel()


def _on_signals(act: Callable[[], object]) -> None:
    """Calls a function when the process is interrupted or terminated."""
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(each, act)
        except NotImplementedError:  # on Windows
            signal.signal(each, lambda *_: loop.call_soon_threadsafe(act))


def _config(
    site: Site,
    routes: list[Route],
    certificate: ServerCertificate | None = None,
    joins: str = "",
) -> uvicorn.Config:
    """Returns the settings of a server; with a certificate, of that with TLS at ``joins``."""
    app = Starlette(
        routes=routes, exception_handlers={404: site.not_found, 405: site.not_found}
    )
    app.router.redirect_slashes = False
    chain, key = (certificate.chain, certificate.key) if certificate else (None, None)
    guard = Guard(app, BODIES)
    config = uvicorn.Config(guard, ssl_certfile=chain, ssl_keyfile=key, **server_options())
    config.load()
    if certificate is not None:
        config.ssl = TlsContext.of(certificate.chain, certificate.key, joins)
    return config


def _listening(host: str, port: int) -> socket.socket:
    """Returns a socket that listens. Raises EventError if the port cannot be used."""
    both = not host and socket.has_dualstack_ipv6()
    try:
        if both:
            return socket.create_server(
                ("", port), family=socket.AF_INET6, dualstack_ipv6=True, backlog=512
            )
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=512)
    except (OSError, OverflowError) as error:
        raise EventError(fault("port-in-use", port=port, reason=why(error))) from None


def _addresses(host: str, at: socket.socket) -> Iterator[str]:
    """Yields the addresses at which others reach a socket, as host and port."""
    port = at.getsockname()[1]
    hosts = [host] if host else [*dict.fromkeys(_own()), "localhost"]
    for each in hosts:
        yield f"[{each}]:{port}" if ":" in each else f"{each}:{port}"


def _own() -> Iterator[str]:
    """Yields this computer's addresses in its networks, that of the usual way out first."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        out.connect((NOWHERE, 9))
        yield str(out.getsockname()[0])
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if not str(address[0]).startswith("127."):
                yield str(address[0])
