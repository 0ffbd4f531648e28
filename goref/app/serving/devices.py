"""The devices that have joined a served event: their owners, and the removal of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from goref.app.sharing.connection import NotReachedError, ServerConnection, ServerRefusedError
from goref.app.sharing.joined_event import Membership
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import EventError


class DevicesError(EventError):
    """Devices that the server does not show or does not remove."""


@frozen
class Device:
    """A device that has joined: one token of the server.

    Attributes:
        id: identifies it to the server.
        who, role: the author of its acts, and the role's id.
        joined, heard: the times at which it joined, and was heard last (ISO 8601).
        listens: True if it is connected now.
    """

    id: str
    who: str
    role: str
    joined: str
    heard: str
    listens: bool


def read_devices(value: Any) -> tuple[Device, ...]:
    """Returns the devices in an answer. Raises ValueError, KeyError or TypeError."""
    return tuple(
        Device(
            str(one["id"]),
            str(one["who"]),
            str(one["role"]),
            str(one["joined"]),
            str(one["heard"]),
            bool(one["listens"]),
        )
        for one in value
    )


def devices_of(member: Membership, language: Language = ENGLISH) -> tuple[Device, ...]:
    """Returns the devices that have joined, for a chief referee. Raises DevicesError."""
    return _asked(member, language, lambda to: to.ask("GET", "/devices"))


def put_out(
    member: Membership, device: str, language: Language = ENGLISH
) -> tuple[Device, ...]:
    """Makes the server forget a device; returns the others. Raises DevicesError.

    The device may join again with a PIN.

    Args:
        device: its id.
    """
    return _asked(member, language, lambda to: to.ask("POST", "/devices", {"put_out": device}))


def _asked(
    member: Membership,
    language: Language,
    ask: Callable[[ServerConnection], Coroutine[Any, Any, dict[str, Any]]],
) -> tuple[Device, ...]:
    async def asked() -> dict[str, Any]:
        connection = ServerConnection(
            member.address, member.certificate, member.token, language
        )
        try:
            return await ask(connection)
        finally:
            await connection.close()

    try:
        return read_devices(asyncio.run(asked())["devices"])
    except (NotReachedError, ServerRefusedError) as error:
        raise DevicesError(error.problem) from None
    except (KeyError, TypeError, ValueError):
        raise DevicesError(fault("server-protocol")) from None
