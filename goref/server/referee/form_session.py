"""The sender of a form of the referees' pages: a cookie over TLS, and its check."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response

from goref.app.sharing.protocol import MOST_REASON
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.server.acting import EventMember
from goref.server.door import LASTS_S, Door
from goref.server.protocol import RequestError

COOKIE = "__Host-goref"
"""With this prefix a browser takes it over TLS alone, and sends it to its host alone."""
FORM = "form"
"""The field with the check against other sites."""
NO_ORIGIN = "null"
MOST_FIELDS = 30


@frozen
class FormSession:
    """Somebody who has signed in on a phone.

    Attributes:
        form: the value that every form of this session has, and no other site knows.
    """

    member: EventMember
    token: str

    @property
    def form(self) -> str:
        return hashlib.sha256(f"form {self.token}".encode()).hexdigest()[:32]


def session_of(request: Request, door: Door) -> FormSession | None:
    """Returns the session of a request; None if nobody who may act has signed in."""
    token = request.cookies.get(COOKIE, "")
    member = door.member(token) if token else None
    if member is None or not member.role.acts:
        return None
    return FormSession(member, token)


def is_from_here(request: Request) -> bool:
    """Returns whether a form was sent by a page of this server, as far as the browser says.

    Pages without a referrer, as these are, send the origin ``null``.
    """
    host = request.headers.get("host", "")
    origin = request.headers.get("origin", NO_ORIGIN)
    site = request.headers.get("sec-fetch-site", "same-origin")
    return site == "same-origin" and origin in (NO_ORIGIN, f"https://{host}")


def is_of_session(fields: Mapping[str, str], session: FormSession) -> bool:
    """Returns whether a form was made for a session."""
    given = fields.get(FORM, "").encode("utf-8", "replace")
    return hmac.compare_digest(given, session.form.encode())


async def fields_of(request: Request) -> dict[str, str]:
    """Returns the fields of a form. Raises RequestError for anything that no form sends."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise RequestError(fault("request-field", field="content-type"))
    body = await request.body()
    try:
        pairs = parse_qsl(
            body.decode("ascii"),
            keep_blank_values=True,
            max_num_fields=MOST_FIELDS,
            errors="strict",
        )
    except ValueError:
        raise RequestError(fault("request-field", field=FORM)) from None
    fields = {key: value.replace("\r\n", "\n") for key, value in pairs}
    for key, value in fields.items():
        if len(value) > MOST_REASON or "\0" in value:
            raise RequestError(fault("request-field", field=key[:20]))
    return fields


def with_cookie(response: Response, token: str) -> Response:
    """Returns a response that signs a browser in; with "" it signs it out."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=LASTS_S if token else 0,
        path="/",
        secure=True,
        httponly=True,
        samesite="lax",
    )
    return response
