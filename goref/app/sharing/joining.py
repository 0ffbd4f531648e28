"""Joining a served event: the certificate by its digits, the role by its PIN, then a copy."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from goref.app.sharing.bringing import files_to_bring
from goref.app.sharing.connection import (
    NotReachedError,
    ServerConnection,
    ServerRefusedError,
    certificate_at,
    check_digits,
    digits_of_pem,
    read_address,
    shown_address,
)
from goref.app.sharing.joined_copies import NEW, JoinedCopies
from goref.app.sharing.joined_event import JoinedEvent, Membership, joined_events
from goref.app.sharing.protocol import PROTOCOL
from goref.core.base.faults import fault
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import EventError
from goref.core.sharing.roles import ROLES, ReadingLevel
from goref.io.files import is_there

JOINING = tuple(id_ for id_, role in ROLES.items() if role.can_read(ReadingLevel.EVERYTHING))
"""The ids of the roles that get a copy of the event."""


class JoinError(EventError):
    """An event that could not be joined; nothing was changed."""


def joined_at(address: str) -> JoinedEvent | None:
    """Returns the event that was joined at an address; None if none was.

    Raises EventError for an invalid address.
    """
    plain = shown_address(*read_address(address))
    fitting = (one for one in joined_events() if one.membership.address == plain)
    return next(fitting, None)


def join_event(
    address: str,
    digits: str,
    role: str,
    pin: str,
    name: str,
    language: Language = ENGLISH,
    *,
    bring: Path | None = None,
) -> JoinedEvent:
    """Joins a served event; its files then are on this computer.

    An event that was joined before keeps what was done here. Takes some seconds: call it in a
    thread of its own.

    Args:
        address: host and port; the port may be missing.
        digits: those that the server shows.
        role: the role's id.
        name: the user's name, for the log.
        bring: an event's file. If it is the same event, such as one that this computer served
            before, what it alone has is sent; another event's file is left alone.

    Raises JoinError with the reason, EventFileError.
    """
    if role not in JOINING:
        raise JoinError(fault("role-no-copy", role=ROLES[role].name))
    return asyncio.run(_join(address, digits, role, pin, name, language, bring))


async def _join(
    address: str,
    digits: str,
    role: str,
    pin: str,
    name: str,
    language: Language,
    bring: Path | None,
) -> JoinedEvent:
    address = shown_address(*read_address(address))
    try:
        certificate = await certificate_at(address)
        await asyncio.to_thread(check_digits, certificate, digits)
        connection = ServerConnection(address, certificate, language=language)
        try:
            told = await connection.join(role, pin, name)
        finally:
            await connection.close()
        member = _membership(told, address, certificate)
        part = int(told["part"])
        files = await asyncio.to_thread(files_to_bring, member, bring, part)
        joined = JoinedEvent.of(member)
        joined.bring(files)
        joined.make_folder()
        await _fetch(joined, language)
    except NotReachedError as error:
        raise JoinError(error.problem) from None
    except ServerRefusedError as error:
        raise JoinError(error.problem) from None
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, EventError):
            raise
        raise JoinError(fault("server-protocol")) from None
    return joined


def _membership(told: dict[str, Any], address: str, certificate: str) -> Membership:
    try:
        if told["protocol"] != PROTOCOL:
            raise JoinError(fault("server-protocol"))
        texts = (str(told[key]) for key in ("role", "who", "token", "event", "id"))
        return Membership(address, certificate, digits_of_pem(certificate), *texts)
    except KeyError:
        raise JoinError(fault("server-not-goref", address=address)) from None


async def _fetch(joined: JoinedEvent, language: Language) -> None:
    """Fetches the event, unless its files are here already; stores the membership."""
    member = joined.membership
    if not is_there(joined.mirror):
        path = joined.folder / NEW
        connection = ServerConnection(
            member.address, member.certificate, member.token, language
        )
        try:
            await connection.copy(path)
        finally:
            await connection.close()
        await asyncio.to_thread(_put, joined, path)
    joined.store()


def _put(joined: JoinedEvent, path: Path) -> None:
    copies = JoinedCopies(joined)
    try:
        copies.put_mirror(path)
    finally:
        copies.close()
