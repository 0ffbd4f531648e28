"""The connection of somebody who joined to the server of the event, over TLS.

Requests and answers are described in :mod:`goref.server.protocol`. Only the certificate whose
digits were typed is accepted, with any signer and any name of the server.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import ssl
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from goref.app.sharing.digits import digits_of, same_digits
from goref.app.sharing.hearing import STALE_S
from goref.app.sharing.protocol import JOIN_PORT
from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import EventError
from goref.io.event.faults import EventFileError
from goref.io.event.guard import MOST_BYTES
from goref.io.files import FileError, naming

if TYPE_CHECKING:
    import httpx

SCHEME = re.compile("^https?://", re.IGNORECASE)
CONNECT_S = 2.0
"""The most seconds for a connection to be made."""
ANSWER_S = 60.0
"""The most seconds of silence while an answer is awaited."""
ASKED = 409
"""The status of an answer that asks about clashes."""
PLAIN = ("WRONG_VERSION_NUMBER", "HTTP_REQUEST")
"""The reasons for which TLS fails if the answer comes without it."""
MOST_LINE = 64 * 1024
"""The most characters of one event."""


class NotReachedError(Exception):
    """A server that was not reached, or whose answer is not that of a goref.

    Attributes:
        problem: the fault, for the user.
    """

    def __init__(self, problem: Fault) -> None:
        super().__init__(problem)
        self.problem = problem


class ServerRefusedError(Exception):
    """A request that the server refused.

    Attributes:
        status: of HTTP.
        code: the fault's code; empty if the server stated none.
        problem: the sentence of the server, or a fault.
    """

    def __init__(self, status: int, code: str, problem: object) -> None:
        super().__init__(status, code)
        self.status, self.code, self.problem = status, code, problem


@frozen
class Beat:
    """An event that the server sends every 0.8 s, and after each change.

    Attributes:
        last, link: number and link of the last entry of the event's audit.
        time: the server's clock (ISO 8601).
        members, phones: the number of laptops and of phones that listen.
    """

    last: int
    link: str
    time: str
    members: int = 0
    phones: int = 0


def read_address(text: str) -> tuple[str, int]:
    """Returns host and port of an address such as ``192.168.1.5:8443``.

    The port may be missing, and ``https://`` or ``http://`` may precede the host: the way is
    always TLS. Raises EventError.
    """
    plain = SCHEME.sub("", text.strip()).rstrip("/")
    host, colon, port = plain.rpartition(":")
    if plain.endswith("]") or not colon or (":" in host.strip("[]") and host[:1] != "["):
        host, port = plain, str(JOIN_PORT)
    host = host.removeprefix("[").removesuffix("]")
    plain_host = host and not set(host) & set("/@?# []\\")
    if not (plain_host and port.isascii() and port.isdecimal() and 0 < int(port) < 2**16):
        raise EventError(fault("no-address", text=text))
    return host, int(port)


def shown_address(host: str, port: int) -> str:
    """Returns host and port as an address."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


async def certificate_at(address: str) -> str:
    """Returns the certificate (PEM) that a server shows, unchecked.

    Raises NotReachedError, EventError for an invalid address.
    """
    host, port = read_address(address)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with _reached(address):
        async with asyncio.timeout(CONNECT_S * 2):
            _, writer = await asyncio.open_connection(host, port, ssl=context)
            try:
                found = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
            finally:
                writer.transport.abort()
                await asyncio.sleep(0)  # it is closed in the next turn
    return ssl.DER_cert_to_PEM_cert(found)


def digits_of_pem(certificate: str) -> str:
    """Returns the digits of a certificate (PEM)."""
    return digits_of(ssl.PEM_cert_to_DER_cert(certificate))


def check_digits(certificate: str, typed: str) -> None:
    """Raises EventError unless the typed digits are those of a certificate (PEM)."""
    if not same_digits(typed, digits_of_pem(certificate)):
        raise EventError(fault("join-digits"))


class ServerConnection:
    """Requests to one server, from one thread's event loop."""

    def __init__(
        self, address: str, certificate: str, token: str = "", language: Language = ENGLISH
    ) -> None:
        """Prepares requests; nothing is sent. Raises EventError if a package is missing."""
        host, port = read_address(address)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False  # the certificate itself is known
        context.load_verify_locations(cadata=certificate)
        headers = {"accept-language": str(language)}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._address = shown_address(host, port)
        self._httpx = _httpx()
        self._client: httpx.AsyncClient = self._httpx.AsyncClient(
            base_url=f"https://{self._address}",
            verify=context,
            headers=headers,
            trust_env=False,  # a proxy leads to the internet, the server is in this network
        )

    async def close(self) -> None:
        """Closes all connections."""
        await self._client.aclose()

    async def join(self, role: str, pin: str, name: str) -> dict[str, Any]:
        """Joins as a member; returns what the server answers.

        Raises ServerRefusedError, NotReachedError.
        """
        told = {"role": role, "pin": pin, "name": name}
        _, answer = await self._json("POST", "/join", told)
        return answer

    @asynccontextmanager
    async def beats(self) -> AsyncIterator[AsyncIterator[Beat]]:
        """Opens the events that the server sends. Raises ServerRefusedError, NotReachedError.

        The iterator raises NotReachedError after :data:`STALE_S` seconds of silence.
        """
        async with self._asked("GET", "/events", silence_s=STALE_S) as answer:
            yield self._read_beats(answer)

    async def _read_beats(self, answer: httpx.Response) -> AsyncIterator[Beat]:
        with _reached(self._address):
            async for line in answer.aiter_lines():
                if not line.startswith("data:") or len(line) > MOST_LINE:
                    continue
                told = json.loads(line.removeprefix("data:"))
                numbers = (int(told.get(key, 0)) for key in ("members", "phones"))
                yield Beat(int(told["last"]), str(told["link"]), str(told["time"]), *numbers)

    async def entries(self, after: int) -> dict[str, Any]:
        """Returns the answer with the entries after a number.

        Raises ServerRefusedError, NotReachedError.
        """
        _, told = await self._json("GET", f"/entries?after={after}")
        return told

    async def acts(self, request: Mapping[str, Any]) -> tuple[bool, dict[str, Any]]:
        """Sends acts.

        Returns:
            True and the acts done and refused, or False and the clashes.

        Raises ServerRefusedError, NotReachedError.
        """
        status, told = await self._json("POST", "/acts", request, (200, ASKED))
        return status != ASKED, told

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Returns the answer to a request about the server itself.

        Raises ServerRefusedError, NotReachedError.
        """
        _, told = await self._json(method, path, body)
        return told

    async def copy(self, path: Path) -> None:
        """Writes the whole event to a file.

        Raises ServerRefusedError, NotReachedError, EventFileError.
        """
        async with self._asked("GET", "/copy") as answer:
            with naming(path, "cannot-write", EventFileError), path.open("wb") as file:
                async for piece in _pieces(answer, self._address):
                    file.write(piece)
                file.flush()
                os.fsync(file.fileno())

    async def _json(
        self, method: str, path: str, body: object = None, statuses: Sequence[int] = (200,)
    ) -> tuple[int, dict[str, Any]]:
        async with self._asked(method, path, body, statuses) as answer:
            await answer.aread()
            return answer.status_code, _object(answer)

    @asynccontextmanager
    async def _asked(
        self,
        method: str,
        path: str,
        body: object = None,
        statuses: Sequence[int] = (200,),
        silence_s: float = ANSWER_S,
    ) -> AsyncIterator[httpx.Response]:
        """Opens the answer to a request.

        Raises ServerRefusedError if its status is none of ``statuses``, NotReachedError.
        """
        with _reached(self._address):
            content = None
            if body is not None:
                content = await asyncio.to_thread(lambda: json.dumps(body).encode())
            way = _Way()
            request = self._client.build_request(
                method,
                path,
                content=content,
                headers={"content-type": "application/json"} if content else None,
                timeout=self._httpx.Timeout(silence_s, connect=CONNECT_S),
                extensions={"trace": way.trace},
            )
            answer = await way.through(self._client.send(request, stream=True))
            try:
                if answer.status_code not in statuses:
                    await answer.aread()
                    raise _refusal(answer)
                yield answer
            finally:
                await answer.aclose()


class _Way:
    """The way of one request: cancelled while its connection is made, it ends that first.

    The library below would leave the socket open.
    """

    def __init__(self) -> None:
        self._is_made = asyncio.Event()
        self._is_made.set()

    async def trace(self, name: str, _: object) -> None:
        """Takes what the library reports (httpcore's extension ``trace``)."""
        if name == "connection.connect_tcp.started":
            self._is_made.clear()
        elif name == "connection.start_tls.complete" or name.endswith(".failed"):
            self._is_made.set()

    async def through(self, sending: Coroutine[Any, Any, httpx.Response]) -> httpx.Response:
        task = asyncio.ensure_future(sending)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            made = asyncio.ensure_future(self._is_made.wait())
            await asyncio.wait((task, made), return_when=asyncio.FIRST_COMPLETED)
            for each in (task, made):
                each.cancel()
            answer, _ = await asyncio.gather(task, made, return_exceptions=True)
            if not isinstance(answer, BaseException):
                await answer.aclose()
            raise


async def _pieces(answer: httpx.Response, address: str) -> AsyncIterator[bytes]:
    """Yields the body of an answer in pieces. Raises NotReachedError."""
    size = 0
    with _reached(address):
        async for piece in answer.aiter_bytes():
            size += len(piece)
            if size > MOST_BYTES:
                raise NotReachedError(fault("server-not-goref", address=address))
            yield piece


def _object(answer: httpx.Response) -> dict[str, Any]:
    value = answer.json()
    if not isinstance(value, dict):
        raise ValueError
    return value


def _refusal(answer: httpx.Response) -> ServerRefusedError:
    try:
        told = _object(answer)
        code, problem = str(told.get("code", "")), str(told["problem"])
    except (ValueError, KeyError, RecursionError):
        return ServerRefusedError(
            answer.status_code, "", fault("server-refused", status=answer.status_code)
        )
    return ServerRefusedError(answer.status_code, code, problem)


@contextmanager
def _reached(address: str) -> Iterator[None]:
    """Turns everything by which a connection or an answer fails into NotReachedError."""
    try:
        yield
    except (NotReachedError, ServerRefusedError, EventError, FileError):
        raise
    except TimeoutError:
        raise NotReachedError(fault("server-silent", address=address)) from None
    except OSError as error:
        if isinstance(error, ssl.SSLError):
            code = "server-pages" if error.reason in PLAIN else "server-not-goref"
            raise NotReachedError(fault(code, address=address)) from None
        raise NotReachedError(fault("server-far", address=address, reason=why(error))) from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise NotReachedError(fault("server-not-goref", address=address)) from None
    except Exception as error:
        httpx = _httpx()
        if isinstance(error, httpx.TimeoutException):
            raise NotReachedError(fault("server-silent", address=address)) from None
        if isinstance(error, httpx.HTTPError | httpx.StreamError):
            if "CERTIFICATE_VERIFY_FAILED" in str(error):
                raise NotReachedError(fault("server-other", address=address)) from None
            far = fault("server-far", address=address, reason=str(error))
            raise NotReachedError(far) from None
        raise


def _httpx() -> ModuleType:
    """Returns the package of the extra ``serve``. Raises EventError if it is missing."""
    try:
        import httpx
    except ImportError:
        raise EventError(fault("no-join")) from None
    return httpx
