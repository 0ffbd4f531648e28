"""The events that processes of this computer serve to others, as their owner knows them.

A serving process leaves a file in goref's data folder, which its user alone may read, and
removes it at its end. With the key in it a window or a command of the same user finds the
server again, joins it without a PIN, asks it what it showed, and ends it.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from goref.app.event.files import here
from goref.app.sharing.connection import NotReachedError, ServerConnection, ServerRefusedError
from goref.app.sharing.devices import Device, read_devices
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.joining import join_event
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import EventError
from goref.io.event.lease import is_taken
from goref.io.files import FileError, probe_all, write_bytes
from goref.io.locking import is_running
from goref.io.places import serving

RECORD = "{} owner.json"
"""The name of the file of a serving process, by the event's id."""
LOOKS, LOOK_S = 100, 0.1
"""The number of times, and the seconds between, that the end of a server is awaited."""


class NotServedError(EventError):
    """A server of this computer that does not answer, or an event that none serves."""


@frozen
class ServedNow:
    """What a server of this computer shows its owner.

    Attributes:
        pages, joins: the addresses of the pages, and those for joining; the likeliest first.
        pins: by the roles' ids.
        members, phones: the number of connections that listen.
        devices: those that have joined.
    """

    pages: tuple[str, ...]
    joins: tuple[str, ...]
    digits: str
    pins: Mapping[str, str]
    members: int
    phones: int
    devices: tuple[Device, ...]


@frozen
class ServedHere:
    """A process of this computer that serves an event.

    Attributes:
        event: the event's file.
        process: its id.
        id: identifies the event.
        name: the event's name.
        address: where this computer reaches it to join: host and port.
        certificate: as PEM.
        digits: those of the certificate.
        key: what it knows its owner by; secret.
    """

    event: str
    process: int
    id: str
    name: str
    address: str
    certificate: str
    digits: str
    key: str

    def store(self) -> Path:
        """Writes the file by which the process is found; returns its path.

        Raises FileError, OSError.
        """
        path = serving() / RECORD.format(self.id)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(vars_of(self), ensure_ascii=False)
        write_bytes(path, text.encode("utf-8", "replace"))
        os.chmod(path, 0o600)
        return path

    def ask(self, language: Language = ENGLISH) -> ServedNow:
        """Returns what the server shows its owner. Raises NotServedError."""
        return _served_now(self._asked("GET", None, language))

    def put_out(self, device: str, language: Language = ENGLISH) -> ServedNow:
        """Makes the server forget a device, by its id, and returns the rest.

        Raises NotServedError.
        """
        return _served_now(self._asked("POST", {"put_out": device}, language))

    def join(self, language: Language = ENGLISH) -> JoinedEvent:
        """Joins from this computer as chief referee, without a PIN.

        Raises JoinError, EventFileError.
        """
        name = here().partition("@")[0]
        return join_event(self.address, self.digits, "chief", self.key, name, language)

    def stop(self, language: Language = ENGLISH) -> None:
        """Ends the server, and waits for its end. Raises NotServedError."""
        asyncio.run(self._stop(language))

    async def _stop(self, language: Language) -> None:
        await self._request("POST", {"stop": True}, language)
        for _ in range(LOOKS):
            if not is_running(self.process) or not is_taken(Path(self.event)):
                return
            await asyncio.sleep(LOOK_S)
        raise NotServedError(fault("server-silent", address=self.address))

    def _asked(self, method: str, body: object, language: Language) -> dict[str, Any]:
        return asyncio.run(self._request(method, body, language))

    async def _request(self, method: str, body: object, language: Language) -> dict[str, Any]:
        connection = ServerConnection(self.address, self.certificate, self.key, language)
        try:
            return await connection.ask(method, "/owner", body)
        except (NotReachedError, ServerRefusedError) as error:
            raise NotServedError(error.problem) from None
        finally:
            await connection.close()


def vars_of(served: ServedHere) -> dict[str, Any]:
    """Returns the attributes by name."""
    return {name: getattr(served, name) for name in ServedHere.__annotations__}


def served_here() -> tuple[ServedHere, ...]:
    """Returns the servers of this computer that run."""
    found = []
    with suppress(OSError):
        for path in sorted(serving().glob(RECORD.format("*"))):
            with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
                value = json.loads(path.read_bytes())
                texts = {name: str(value[name]) for name in ServedHere.__annotations__}
                one = ServedHere(**{**texts, "process": int(value["process"])})  # type: ignore[arg-type]
                if is_running(one.process):
                    found.append(one)
    return tuple(found)


def server_of(event: Path) -> ServedHere | None:
    """Returns the server of an event's file on this computer; None if none runs."""
    return next((one for one in served_here() if _same(Path(one.event), event)), None)


def server_joined(joined: JoinedEvent) -> ServedHere | None:
    """Returns the server of this computer to which a joined event belongs; else None."""
    member = joined.membership
    fitting = (o for o in served_here() if (o.id, o.address) == (member.id, member.address))
    return next(fitting, None)


def _same(one: Path, other: Path) -> bool:
    with suppress(OSError, FileError):
        first, second = (probed.found for probed in probe_all((one, other)))
        if first is not None and second is not None:
            return os.path.samestat(first, second)
    return one.absolute() == other.absolute()


def _served_now(told: Mapping[str, Any]) -> ServedNow:
    try:
        return ServedNow(
            tuple(map(str, told["pages"])),
            tuple(map(str, told["joins"])),
            str(told["digits"]),
            {str(role): str(pin) for role, pin in told["pins"].items()},
            int(told["members"]),
            int(told["phones"]),
            read_devices(told["devices"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NotServedError(fault("server-protocol")) from None
