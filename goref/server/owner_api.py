"""The requests about a served event itself: its devices, and what its owner alone may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from goref.core.base.faults import fault
from goref.server.api import Listeners, RequestRefusedError, answered, token_of
from goref.server.door import Door
from goref.server.protocol import MOST_ID, RequestError, read_json, text_of

CHIEF = "chief"
"""The id of the role that sees the devices, and removes one."""


class OwnerApi:
    """The requests of a chief referee about devices, and those of the server's owner."""

    def __init__(
        self,
        door: Door,
        listeners: Listeners,
        shown: dict[str, Any],
        stop: Callable[[], object],
    ) -> None:
        """Prepares the requests.

        Args:
            shown: what the owner sees, apart from the devices.
            stop: ends the server.
        """
        self._door, self._listeners = door, listeners
        self._shown, self._stop = shown, stop

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/devices", answered(self.devices), methods=["GET", "POST"]),
            Route("/owner", answered(self.owner), methods=["GET", "POST"]),
        ]

    async def devices(self, request: Request) -> Response:
        token = token_of(request)
        member = self._door.member(token)
        if member is None and not self._door.is_owner(token):
            raise RequestRefusedError(401, fault("join-first"))
        if member is not None and member.role.id != CHIEF:
            raise RequestRefusedError(403, fault("role-may-not", role=member.role.name))
        await self._put_out(request)
        return JSONResponse({"devices": self._door.devices()})

    async def owner(self, request: Request) -> Response:
        if not self._door.is_owner(token_of(request)):
            raise RequestRefusedError(401, fault("join-first"))
        if (await self._put_out(request)).get("stop") is True:
            self._stop()
        counts = {"members": self._listeners.members, "phones": self._listeners.phones}
        return JSONResponse({**self._shown, **counts, "devices": self._door.devices()})

    async def _put_out(self, request: Request) -> dict[str, Any]:
        """Puts out the device that a request names; returns the request's body."""
        if request.method != "POST":
            return {}
        body = read_json(await request.body())
        device = text_of(body, "put_out", MOST_ID, default="")
        if device and not self._door.put_out(device):
            raise RequestError(fault("no-device", device=device))
        return body
