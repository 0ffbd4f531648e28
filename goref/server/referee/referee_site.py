"""The addresses of the referees' pages, on the server with TLS alone.

A page is read by GET and changes nothing. Every act is a form sent by POST. The answer is the
address of the page to show, so that a page that is loaded again sends nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from goref.app.event.acts.round_clock import present
from goref.core.base.faults import fault, why
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import MOST_ROUNDS, EventError
from goref.io.event.faults import EventFileError
from goref.io.text.catalogue import languages
from goref.server.api import Admission, RequestRefusedError
from goref.server.door import Door
from goref.server.guard import TooLargeError, TooSlowError
from goref.server.languages import asked
from goref.server.protocol import RequestError
from goref.server.referee.form_acts import (
    FormAct,
    FormAnswer,
    FormAnswers,
    do_form,
    form_at_table,
    form_of_round,
    id_of,
    table_in,
)
from goref.server.referee.form_session import (
    FormSession,
    fields_of,
    is_from_here,
    is_of_session,
    session_of,
    with_cookie,
)
from goref.server.referee.referee_files import SCRIPT, STYLE
from goref.server.referee.referee_pages import Reader, RefereePages
from goref.server.site import NO_STORE, text_file
from goref.server.site import REFEREES as HOME
from goref.server.writer import EventWriter

Page = Callable[[Request, FormSession, RefereePages], str]
OLD = "old"
"""The value of ``act`` in an address if a form was not sent by a page of this session."""


class RefereeSite:
    """The referees' pages of a served event."""

    def __init__(
        self, writer: EventWriter, door: Door, admission: Admission, usual: Language = ENGLISH
    ) -> None:
        """Prepares the site.

        Args:
            usual: the language of pages whose reader asks for none that goref has.
        """
        self._writer = writer
        self._door = door
        self._admission = admission
        self._usual = usual
        self._answers = FormAnswers()

    @property
    def routes(self) -> list[Route]:
        table, round = f"{HOME}/table/{{id:int}}", f"{HOME}/round/{{round:int}}"
        return [
            Route(HOME, self._read(self._tables), methods=["GET"]),
            Route(f"{HOME}/go", self.go, methods=["GET"]),
            Route(table, self._read(self._table), methods=["GET"]),
            Route(f"{table}/incident", self._read(_incident), methods=["GET"]),
            Route(f"{table}/result", self._read(_result), methods=["GET"]),
            Route(round, self._read(self._round), methods=["GET"]),
            Route(f"{HOME}/in", self._sent(self._sign_in), methods=["POST"]),
            Route(f"{HOME}/out", self._sent(self._sign_out), methods=["POST"]),
            Route(f"{table}/{{what}}", self._sent(self._act_at_table), methods=["POST"]),
            Route(round, self._sent(self._act_on_round), methods=["POST"]),
            Route("/referee.css", text_file(STYLE, "text/css"), methods=["GET"]),
            Route("/referee.js", text_file(SCRIPT, "text/javascript"), methods=["GET"]),
        ]

    # Reading

    def _read(self, make: Page) -> Callable[[Request], Awaitable[Response]]:
        """Returns the handler of a page; who has not signed in gets the page for that."""

        async def answer(request: Request) -> Response:
            session = session_of(request, self._door)
            pages = self._pages(request, session)
            if session is None:
                return self._html(
                    request, pages.sign_in(), 200 if request.url.path == HOME else 401
                )
            try:
                return self._html(request, make(request, session, pages))
            except EventError as error:
                return self._html(request, pages.problem(why(error)), 404)

        return answer

    def _tables(self, request: Request, session: FormSession, pages: RefereePages) -> str:
        round = _number(request.query_params.get("round", ""))
        if not 0 < round <= pages.event.paired:
            round = pages.event.paired
        return pages.tables(round, self._answered(request, session))

    def _table(self, request: Request, session: FormSession, pages: RefereePages) -> str:
        table = table_in(pages.event, request.path_params["id"])
        return pages.table(table, self._answered(request, session))

    def _round(self, request: Request, session: FormSession, pages: RefereePages) -> str:
        round = request.path_params["round"]
        if not 0 < round <= MOST_ROUNDS:
            raise EventError(fault("rounds-range", most=MOST_ROUNDS))
        if not session.member.role.may("round-time"):
            raise EventError(fault("role-may-not", role=session.member.role.name))
        return pages.round(round, self._answered(request, session))

    async def go(self, request: Request) -> Response:
        """Leads to the table whose number was typed."""
        session = session_of(request, self._door)
        asked_for = request.query_params
        round, number = (_number(asked_for.get(key, "")) for key in ("round", "number"))
        event = self._writer.now.event
        found = [one for one in event.of_round(round) if one.number == number]
        if session is None or not found:
            return self._to(request, HOME)
        return self._to(request, f"{HOME}/table/{found[0].id}")

    def _answered(self, request: Request, session: FormSession) -> FormAnswer | None:
        """Returns the answer to the form that was sent last, if the address names it."""
        id_ = request.query_params.get("act", "")
        if id_ == OLD:
            problem = fault("form-too-old")
            return FormAnswer(session.member.who, "", "", present(), problem)
        return self._answers.of(id_, session.member) if id_ else None

    # Sending

    def _sent(
        self, act: Callable[[Request, dict[str, str]], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Returns the handler of a form; a form of another site does nothing."""

        async def answer(request: Request) -> Response:
            try:
                fields = await fields_of(request)
                if not is_from_here(request):
                    raise RequestRefusedError(403, fault("form-from-elsewhere"))
                return await act(request, fields)
            except TooLargeError:
                return Response(status_code=413)
            except TooSlowError:
                return Response(status_code=408)
            except RequestRefusedError as error:
                status, problem = error.status, error.problem
            except EventFileError as error:
                status, problem = 503, why(error)
            except EventError as error:
                status, problem = 400, why(error)
            session = session_of(request, self._door)
            return self._html(request, self._pages(request, session).problem(problem), status)

        return answer

    async def _sign_in(self, request: Request, fields: dict[str, str]) -> Response:
        role, pin, name = (fields.get(key, "") for key in ("role", "pin", "name"))
        try:
            token, member = await self._admission.admit(request, role, pin, name)
            if not member.role.acts:
                self._door.forget(token)
                raise RequestRefusedError(403, fault("role-may-not", role=member.role.name))
        except RequestRefusedError as error:
            page = self._pages(request, None).sign_in(error.problem, fields)
            response = self._html(request, page, error.status)
            if error.wait_s:
                response.headers["retry-after"] = str(error.wait_s)
            return response
        return with_cookie(self._to(request, HOME), token)

    async def _sign_out(self, request: Request, fields: dict[str, str]) -> Response:
        session = session_of(request, self._door)
        if session is not None and is_of_session(fields, session):
            self._door.forget(session.token)
        return with_cookie(self._to(request, HOME), "")

    async def _act_at_table(self, request: Request, fields: dict[str, str]) -> Response:
        id_ = request.path_params["id"]
        back = f"{HOME}/table/{id_}"
        session = session_of(request, self._door)
        if session is None:
            return self._to(request, HOME)
        table = table_in(self._writer.now.event, id_)
        language = self._reader(request, session).language
        what = request.path_params["what"]
        form = form_at_table(what, table, fields, session.member, language)
        if form is None:
            raise RequestError(fault("request-field", field="form"))
        return await self._do(request, session, fields, form, back)

    async def _act_on_round(self, request: Request, fields: dict[str, str]) -> Response:
        round = request.path_params["round"]
        session = session_of(request, self._door)
        if session is None:
            return self._to(request, HOME)
        form = form_of_round(round, fields)
        back = f"{HOME}/round/{round}" if session.member.role.may("round-time") else HOME
        return await self._do(request, session, fields, form, back)

    async def _do(
        self,
        request: Request,
        session: FormSession,
        fields: dict[str, str],
        form: FormAct,
        back: str,
    ) -> Response:
        """Does a form's act, and leads to the page with the answer."""
        if not is_of_session(fields, session):
            return self._to(request, back, OLD)
        id_ = id_of(fields)
        if self._answers.of(id_, session.member) is None:
            answer = await self._writer.call(do_form, session.member, id_, form)
            self._answers.keep(id_, answer)
        return self._to(request, back, id_)

    # Answers

    def _reader(self, request: Request, session: FormSession | None) -> Reader:
        chosen = request.query_params.get("lang", "")
        language = asked(chosen, request.headers.get("accept-language", ""), self._usual)
        if session is None:
            return Reader(language, chosen in languages())
        return Reader(language, chosen in languages(), session.member, session.form)

    def _pages(self, request: Request, session: FormSession | None) -> RefereePages:
        now = self._writer.now
        return RefereePages(now.event, now.last, self._reader(request, session))

    def _html(self, request: Request, page: str, status: int = 200) -> Response:
        language = self._reader(request, None).language
        headers = {**NO_STORE, "content-language": language, "vary": "accept-language, cookie"}
        data = page.encode("utf-8", "xmlcharrefreplace")
        return Response(data, status, headers, "text/html")

    def _to(self, request: Request, path: str, act: str = "") -> Response:
        chosen = request.query_params.get("lang", "")
        query = {"lang": chosen} if chosen in languages() else {}
        if act:
            query["act"] = act
        more = "&".join(f"{key}={value}" for key, value in query.items())
        return RedirectResponse(f"{path}?{more}" if more else path, 303, NO_STORE)


def referee_routes(
    writer: EventWriter, door: Door, admission: Admission, usual: Language
) -> list[Route]:
    """Returns the addresses of the referees' pages of a served event.

    Args:
        usual: the language of pages whose reader asks for none that goref has.
    """
    return RefereeSite(writer, door, admission, usual).routes


def _incident(request: Request, session: FormSession, pages: RefereePages) -> str:
    _check(session, "incidents")
    table = table_in(pages.event, request.path_params["id"])
    side, kind = (request.query_params.get(key, "") for key in ("side", "kind"))
    return pages.incident(table, side, kind)


def _result(request: Request, session: FormSession, pages: RefereePages) -> str:
    _check(session, "decide")
    return pages.result(table_in(pages.event, request.path_params["id"]))


def _check(session: FormSession, act: str) -> None:
    if not session.member.role.may(act):
        raise EventError(fault("role-may-not", role=session.member.role.name))


def _number(text: str) -> int:
    """Returns a number in an address; 0 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
