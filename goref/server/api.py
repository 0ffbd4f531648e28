"""The requests of those who joined; :mod:`goref.server.protocol` describes them."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from goref.app.event.acts.parts import part_of
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.core.event.event import Event, EventError, Table
from goref.core.sharing.roles import ReadingLevel
from goref.io.event.audit import RawEntry
from goref.io.event.faults import EventFileError
from goref.io.event.follow import UnfitEntryError
from goref.io.event.store import EventStore
from goref.server.acting import EventMember, do_acts
from goref.server.door import Door
from goref.server.guard import TooLargeError, TooSlowError
from goref.server.languages import accepted
from goref.server.protocol import (
    BEAT_S,
    MOST_BODY,
    MOST_ENTRIES,
    MOST_ID,
    MOST_NAME,
    MOST_SMALL,
    MOST_TEXTS,
    PROTOCOL,
    RequestError,
    problem_value,
    read_acts,
    read_json,
    text_of,
    texts_value,
)
from goref.server.writer import EventWriter

BODIES = {"/acts": MOST_BODY, "/join": MOST_SMALL}
"""The most bytes of a request's body, by path."""
MOST_WITHOUT_COPY = 2**18
"""The most bytes of acts from a role that has no copy of the event, and so sends no cases."""
MOST_LISTENERS = 800
"""The most connections that listen to events, on each of the two servers."""
STEADY_S = 10.0
"""The number of seconds for which a phone that listens no more is still counted at least."""
CHUNK = 2**18
Handler = Callable[[Request], Awaitable[Response]]


class RequestRefusedError(Exception):
    """A request that is refused.

    Attributes:
        status: of HTTP.
        problem: the fault, for the answer.
    """

    def __init__(self, status: int, problem: object, wait_s: int = 0) -> None:
        super().__init__(status)
        self.status = status
        self.problem = problem
        self.wait_s = wait_s


class Listeners:
    """The Server-Sent Events of a served event.

    Attributes:
        members, phones: the number of connections that listen, of members and of others.
    """

    def __init__(
        self, writer: EventWriter, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._writer, self._clock = writer, clock
        self.members = 0
        self.phones = 0
        self.ends = False
        self._since, self._most, self._most_before = clock(), 0, 0

    def response(self, still: Callable[[], object] | None = None) -> Response:
        """Returns the answer that goes on until the listener or the server ends.

        Args:
            still: for somebody who joined, who is also shown the link: returns None as soon as
                that holds no longer.
        """
        if (self.members if still else self.phones) >= MOST_LISTENERS:
            raise RequestRefusedError(503, fault("server-busy"))
        headers = {"cache-control": "no-store"}
        events = self._members(still) if still else self._phones()
        return StreamingResponse(events, media_type="text/event-stream", headers=headers)

    async def _members(self, still: Callable[[], object]) -> AsyncIterator[str]:
        self.members += 1
        try:
            while not self.ends and still() is not None:
                now = self._writer.now
                told = {"last": now.last, "link": now.link, **self._state()}
                yield f"data: {json.dumps(told)}\n\n"
                if now is self._writer.now:
                    await self._writer.changed(BEAT_S)
        finally:
            self.members -= 1

    async def _phones(self) -> AsyncIterator[str]:
        self.phones += 1
        try:
            while not self.ends:
                now = self._writer.now
                yield f"data: {json.dumps({'last': now.last, **self._state()})}\n\n"
                if now is self._writer.now:
                    await self._writer.changed(BEAT_S)
        finally:
            self.phones -= 1

    def _state(self) -> dict[str, object]:
        now = datetime.now().astimezone().isoformat(timespec="milliseconds")
        return {"time": now, "members": self.members, "phones": self.most_phones}

    @property
    def most_phones(self) -> int:
        """The most phones that listened just now: one that loads its page again does not."""
        if (now := self._clock()) - self._since > STEADY_S:
            self._since, self._most, self._most_before = now, 0, self._most
        self._most = max(self._most, self.phones)
        return max(self._most, self._most_before)


class Admission:
    """Lets people in by role and PIN, with limits on guessing. TLS alone may ask it."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._joining = asyncio.Semaphore(2)  # each takes a processor for a while

    async def admit(
        self, request: Request, role: str, pin: str, name: str
    ) -> tuple[str, EventMember]:
        """Returns a new token and its member. Raises RequestRefusedError."""
        if not name.strip() or len(name) > MOST_NAME:
            raise RequestRefusedError(400, fault("request-field", field="name"))
        address = request.client.host if request.client else ""
        brake = self._door.brake
        if wait_s := brake.wait_s(address):
            raise RequestRefusedError(
                429, fault("join-wait", seconds=int(wait_s) + 1), int(wait_s) + 1
            )
        brake.was_wrong(address)  # until it was right: others may come in meanwhile
        async with self._joining:
            joined = await asyncio.to_thread(self._door.joined, role, pin, name)
        if joined is None:
            raise RequestRefusedError(403, fault("join-wrong"))
        brake.was_right(address)
        return joined


class Api:
    """The requests of members."""

    def __init__(
        self, writer: EventWriter, door: Door, admission: Admission, listeners: Listeners
    ) -> None:
        self._writer = writer
        self._door = door
        self._admission = admission
        self._listeners = listeners
        self._parsing = asyncio.Semaphore(1)

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/join", answered(self.join), methods=["POST"]),
            Route("/events", answered(self.events), methods=["GET"]),
            Route("/entries", answered(self.entries), methods=["GET"]),
            Route("/copy", answered(self.copy), methods=["GET"]),
            Route("/tables", answered(self.tables), methods=["GET"]),
            Route("/acts", answered(self.acts), methods=["POST"]),
        ]

    async def join(self, request: Request) -> Response:
        told = read_json(await request.body())
        role, pin = text_of(told, "role", MOST_ID), text_of(told, "pin", MOST_ID)
        name = text_of(told, "name", MOST_NAME)
        token, member = await self._admission.admit(request, role, pin, name)
        now = self._writer.now
        part = await self._writer.call(part_of)
        return JSONResponse(
            {
                "protocol": PROTOCOL,
                "token": token,
                "role": member.role.id,
                "who": member.who,
                "event": now.event.info.name,
                "id": self._writer.id,
                "part": part,
                "acts": sorted(member.role.acts),
                "reads": member.role.reads.value,
                "last": now.last,
                "link": now.link,
            }
        )

    async def events(self, request: Request) -> Response:
        self._member(request)
        return self._listeners.response(partial(self._door.member, token_of(request)))

    async def entries(self, request: Request) -> Response:
        self._member(request, ReadingLevel.EVERYTHING)
        after = request.query_params.get("after", "0")
        if not (after.isascii() and after.isdecimal() and len(after) < 16):
            raise RequestError(fault("request-field", field="after"))
        return JSONResponse(await self._writer.call(entries_after, int(after)))

    async def copy(self, request: Request) -> Response:
        self._member(request, ReadingLevel.EVERYTHING)
        folder = tempfile.TemporaryDirectory(prefix="goref")
        try:
            path = Path(folder.name) / "copy"
            last = await self._writer.call(_backed_up, path)
        except BaseException:
            folder.cleanup()
            raise

        async def pieces() -> AsyncIterator[bytes]:
            with folder, path.open("rb") as file:
                while piece := await asyncio.to_thread(file.read, CHUNK):
                    yield piece

        headers = {"goref-last": str(last), "cache-control": "no-store"}
        return StreamingResponse(
            pieces(), media_type="application/x-goref-event", headers=headers
        )

    async def tables(self, request: Request) -> Response:
        self._member(request, ReadingLevel.TABLES)
        now = self._writer.now
        found = [table_value(now.event, table) for table in now.event.tables]
        return JSONResponse({"last": now.last, "tables": found})

    async def acts(self, request: Request) -> Response:
        member = self._member(request)
        if not member.role.acts:
            raise RequestRefusedError(403, fault("role-may-not", role=member.role.name))
        has_copy = member.role.can_read(ReadingLevel.EVERYTHING)
        body = await _body(request, MOST_BODY if has_copy else MOST_WITHOUT_COPY)
        async with self._parsing:  # the values take many times as much as their text
            sent = read_acts(await asyncio.to_thread(read_json, body))
        answer = await self._writer.call(do_acts, member, sent)
        status = 409 if answer.clashes else 200
        return JSONResponse(answer.value(language_of_request(request)), status)

    def _member(
        self, request: Request, reads: ReadingLevel = ReadingLevel.LISTS
    ) -> EventMember:
        """Returns the member who sends a request. Raises RequestRefusedError."""
        member = self._door.member(token_of(request))
        if member is None:
            raise RequestRefusedError(401, fault("join-first"))
        if not member.role.can_read(reads):
            raise RequestRefusedError(403, fault("role-may-not", role=member.role.name))
        return member


def token_of(request: Request) -> str:
    """Returns the token that a request bears; "" for none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def answered(handler: Handler) -> Handler:
    """Returns a handler that answers errors too."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except RequestRefusedError as error:
            status, problem, wait_s = error.status, error.problem, error.wait_s
        except TooLargeError:
            return Response(status_code=413)
        except TooSlowError:
            return Response(status_code=408)
        except EventFileError as error:
            unfit = isinstance(error, UnfitEntryError)
            status, problem, wait_s = (400 if unfit else 503), why(error), 0
        except EventError as error:
            status, problem, wait_s = 400, why(error), 0
        headers = {"retry-after": str(wait_s)} if wait_s else {}
        language = language_of_request(request)
        return JSONResponse(problem_value(problem, language), status, headers)

    return answer


async def _body(request: Request, most: int) -> bytes:
    """Returns the body of a request. Raises TooLargeError."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise TooLargeError
    return bytes(body)


def language_of_request(request: Request) -> Language:
    """Returns the language that a request asks for."""
    return accepted(request.headers.get("accept-language", ""))


def entries_after(store: EventStore, after: int) -> dict[str, Any]:
    """Returns the entries after a number and the texts they need, as far as one answer goes."""
    with store.at_one_moment():
        raw = store.raw_audit(after, MOST_ENTRIES)
        last, _ = store.last_link()
        taken: list[RawEntry] = []
        texts: dict[str, bytes] = {}
        size = 0
        for entry in raw:
            digest = _digest(entry)
            if digest and digest not in texts:
                with suppress(EventFileError):  # the follower then says that it is missing
                    texts[digest] = store.case(digest)
                    size += len(texts[digest])
            if taken and size > MOST_TEXTS:
                texts.pop(digest, None)
                break
            taken.append(entry)
    more = bool(taken) and taken[-1]["id"] < last
    told = texts_value(texts.values())
    return {"entries": taken, "texts": told, "last": last, "more": more}


def _digest(entry: RawEntry) -> str:
    """Returns the digest of the case to which an entry refers; "" for none."""
    try:
        after = json.loads(entry["after"])
        return str(after.get("digest") or "")
    except (ValueError, AttributeError, RecursionError):
        return ""


def _backed_up(store: EventStore, path: Path) -> int:
    """Writes a copy of the event; returns the number of its last entry."""
    with store.at_one_moment():
        store.back_up(path)
        return store.last_link()[0]


def table_value(event: Event, table: Table) -> dict[str, Any]:
    """Returns a table with no more than :attr:`ReadingLevel.TABLES`, for JSON."""
    black, white = (event.by_id[id_] for id_ in (table.black, table.white))
    return {
        "id": table.id,
        "version": table.version,
        "round": table.round,
        "number": table.number,
        "black": black.name,
        "white": white.name,
        "state": table.shown_state,
        "result": table.result.re if table.result else None,
        "note": table.note,
        "called": table.called,
        "comes": table.comes,
    }
