"""The pages' addresses: read-only, for everybody, the same on both servers."""

from __future__ import annotations

import re
from asyncio import get_running_loop
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import cache, partial
from struct import pack
from zlib import MAX_WBITS, Z_FULL_FLUSH, compressobj, crc32

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from goref.app.event.acts.round_clock import present
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import Event
from goref.core.event.standings import Standings
from goref.core.sharing.roles import for_everybody, standings_for_everybody
from goref.io.text.catalogue import languages
from goref.server.api import Listeners, RequestRefusedError
from goref.server.languages import asked
from goref.server.page_files import SCRIPT, STYLE
from goref.server.pages import TIME, PhonePages
from goref.server.writer import EventWriter, Served

MOST_KEPT = 24 * 2**20
"""The most bytes of pages of one state of the event that are kept."""
LARGE = 8192
"""The number of bytes from which a page is compressed."""
MOST_NAME = 100
"""The most characters of a name that is searched for."""
PageKey = tuple[str, str, bool]
"""A page: its address, its language, and whether that was chosen in the address."""
NO_STORE = {"cache-control": "no-store"}
REFEREES = "/referee"
"""The path of the pages for referees' phones."""
HOST = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,50}\])(?::[0-9]{1,5})?")


@frozen
class KeptPage:
    """A page as bytes, without the time in its foot.

    Attributes:
        before, after: what is before and after the time; ``after`` alone if there is none.
        packed: ``before`` as the beginning of a gzip file; empty if that is not worth it.
    """

    before: bytes
    after: bytes
    packed: bytes = b""

    @classmethod
    def of(cls, page: str) -> KeptPage:
        before, _, after = page.encode("utf-8", "xmlcharrefreplace").rpartition(TIME.encode())
        if len(before) < LARGE:
            return cls(before, after)
        packing = compressobj(6, wbits=16 + MAX_WBITS)
        return cls(before, after, packing.compress(before) + packing.flush(Z_FULL_FLUSH))

    @property
    def size(self) -> int:
        return len(self.before) + len(self.after) + len(self.packed)

    def whole(self, *, packed: bool) -> bytes:
        """Returns the page with the time of day; ``packed``: as a gzip file."""
        rest = (f"{datetime.now():%H:%M:%S}".encode() if self.before else b"") + self.after
        if not packed:
            return self.before + rest
        # After a full flush, what follows does not depend on what was before.
        packing = compressobj(1, wbits=-MAX_WBITS)
        ends = pack("<II", crc32(rest, crc32(self.before)), len(self.before) + len(rest))
        return self.packed + packing.compress(rest) + packing.flush() + ends


class Site:
    """The pages of a served event, each made once for a state of the event and a language."""

    def __init__(
        self, writer: EventWriter, listeners: Listeners, usual: Language = ENGLISH
    ) -> None:
        """Prepares the site.

        Args:
            usual: the language of pages whose reader asks for none that goref has.
        """
        self._writer = writer
        self._listeners = listeners
        self._usual = usual
        self._of: Served | None = None
        self._minute = ""
        self._shown: tuple[Event, Callable[[], Standings]]
        self._made: dict[PageKey, KeptPage] = {}
        self._size = 0
        self._maker = ThreadPoolExecutor(1, "pages")

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/", self.names, methods=["GET"]),
            Route("/pairings", self.tables, methods=["GET"]),
            Route("/standings", self.standings, methods=["GET"]),
            Route("/wall", self.wall, methods=["GET"]),
            Route("/player/{id}", self.player, methods=["GET"]),
            Route("/hall", self.hall, methods=["GET"]),
            Route("/live", self.live, methods=["GET"]),
            Route("/pages.css", text_file(STYLE, "text/css"), methods=["GET"]),
            Route("/pages.js", text_file(SCRIPT, "text/javascript"), methods=["GET"]),
        ]

    async def names(self, request: Request) -> Response:
        name = request.query_params.get("name", "")[:MOST_NAME]
        return await self._answer(request, f"/?{name}", lambda pages: pages.names(name))

    async def tables(self, request: Request) -> Response:
        return await self._answer(request, "/tables", PhonePages.tables)

    async def standings(self, request: Request) -> Response:
        return await self._answer(request, "/standings", PhonePages.standings)

    async def wall(self, request: Request) -> Response:
        return await self._answer(request, "/wall", PhonePages.wall)

    async def player(self, request: Request) -> Response:
        number = _whole(request.path_params["id"])
        return await self._answer(
            request, f"/player/{number}", lambda pages: pages.player(number)
        )

    async def hall(self, request: Request) -> Response:
        page = max(0, _whole(request.query_params.get("page", "0")))
        return await self._answer(request, f"/hall/{page}", lambda pages: pages.hall(page))

    async def live(self, request: Request) -> Response:
        try:
            return self._listeners.response()
        except RequestRefusedError as error:
            return Response(status_code=error.status, headers=NO_STORE)

    async def not_found(self, request: Request, error: Exception) -> Response:
        """Answers an address that leads nowhere."""
        return await self._answer(request, "", lambda _: None)

    async def _answer(
        self, request: Request, key: str, make: Callable[[PhonePages], str | None]
    ) -> Response:
        """Returns a page; the page that there is none if ``make`` returns None."""
        chosen = request.query_params.get("lang", "")
        language = asked(chosen, request.headers.get("accept-language", ""), self._usual)
        stays = chosen in languages()
        whole = key, language, stays
        kept = self._made.get(whole) if self._is_present() else None
        if kept is not None:
            made, status = kept, 200
        else:  # in a thread of its own: a wall list takes as long as 50 answers
            work = partial(self._page, whole, make, language, stays)
            made, status = await get_running_loop().run_in_executor(self._maker, work)
        headers = {**NO_STORE, "content-language": language}
        headers["vary"] = "accept-language, accept-encoding"
        packed = bool(made.packed) and "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(made.whole(packed=packed), status, headers, "text/html")

    def _is_present(self) -> bool:
        """Returns whether the kept pages are of the present event and minute."""
        served = self._writer.now
        return self._of is served and self._minute == minute_of(served.event, present())

    def _page(
        self,
        key: PageKey,
        make: Callable[[PhonePages], str | None],
        language: Language,
        chosen: bool,
    ) -> tuple[KeptPage, int]:
        """Returns a page of the present event, made if need be, and its status.

        Called in the thread that makes pages, and there alone the kept ones are changed.
        """
        served = self._writer.now
        now = present()
        if self._of is not served or self._minute != minute_of(served.event, now):
            event = served.event
            self._minute = minute_of(event, now)
            self._shown = for_everybody(event), cache(partial(standings_for_everybody, event))
            self._made, self._size = {}, 0
            self._of = served
        if (made := self._made.get(key)) is not None:
            return made, 200
        pages = PhonePages(*self._shown, served.last, language, chosen, now)
        found = make(pages)
        if found is None:
            return KeptPage.of(pages.not_found()), 404
        if self._size > MOST_KEPT:
            self._made, self._size = {}, 0
        self._made[key] = made = KeptPage.of(found)
        self._size += made.size
        return made, 200


def minute_of(event: Event, now: datetime) -> str:
    """Returns the minute for which an event's pages hold; "" if they hold until a change."""
    return f"{now:%d %H:%M}" if event.info.times else ""


def _whole(text: str) -> int:
    """Returns a number in an address; -1 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


def text_file(text: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
    """Returns the handler of a file that does not change while the server runs."""

    async def answer(request: Request) -> Response:
        return Response(text, headers={"cache-control": "max-age=600"}, media_type=kind)

    return answer


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
        return RedirectResponse(address, 303, NO_STORE)

    return Route(f"{REFEREES}{{rest:path}}", answer, methods=["GET"])
