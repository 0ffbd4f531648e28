"""The server that this computer runs, as its owner sees it: started, asked, joined, ended."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Thread, Timer
from typing import Any

from goref.app.event.files import here
from goref.app.serving.devices import Device, read_devices
from goref.app.sharing.connection import NotReachedError, ServerConnection, ServerRefusedError
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.joining import join_event
from goref.app.sharing.server_record import ServerRecord, served_here, server_of
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.language import ENGLISH, Language
from goref.core.event.event import EventError
from goref.io.event.lease import is_taken
from goref.io.files import shown_path
from goref.io.locking import is_running

LOOKS, LOOK_S = 100, 0.1
"""The number of times, and the seconds between, that the end of a server is awaited."""
START_S = 60.0
"""The most seconds until a server that was started can be joined."""
PREFIX = "goref: "
"""The beginning of a line in which a command reports an error."""


class NotServedError(EventError):
    """A server of this computer that does not answer, or did not start."""


@frozen
class ServedNow:
    """The data that a server of this computer shows its owner.

    Attributes:
        pages, joins: the addresses of the pages, and those for joining; the likeliest first.
        pins: by the roles' ids.
        referees: the address of the referees' pages.
        fingerprint: the certificate's SHA-256, as browsers show it.
        members, phones: the number of connections that listen.
        devices: those that have joined.
    """

    pages: tuple[str, ...]
    joins: tuple[str, ...]
    digits: str
    pins: Mapping[str, str]
    referees: str
    fingerprint: str
    members: int
    phones: int
    devices: tuple[Device, ...]


class OwnServer:
    """A server of this computer.

    Attributes:
        record: what its process left for its owner.
    """

    def __init__(self, record: ServerRecord, language: Language = ENGLISH) -> None:
        self.record, self._language = record, language

    def ask(self) -> ServedNow:
        """Returns what the server shows its owner. Raises NotServedError."""
        return _served_now(self._asked("GET", None))

    def put_out(self, device: str) -> ServedNow:
        """Makes the server forget a device, by its id; returns the rest.

        Raises NotServedError.
        """
        return _served_now(self._asked("POST", {"put_out": device}))

    def join(self) -> JoinedEvent:
        """Joins from this computer as chief referee, without a PIN.

        Raises JoinError, EventFileError.
        """
        name, record = here().partition("@")[0], self.record
        return join_event(
            record.address, record.digits, "chief", record.key, name, self._language
        )

    def stop(self) -> None:
        """Ends the server, and waits for its end. Raises NotServedError."""
        asyncio.run(self._stop())

    async def _stop(self) -> None:
        await self._request("POST", {"stop": True})
        for _ in range(LOOKS):
            if not (is_running(self.record.process) and is_taken(Path(self.record.event))):
                return
            await asyncio.sleep(LOOK_S)
        raise NotServedError(fault("server-silent", address=self.record.address))

    def _asked(self, method: str, body: object) -> dict[str, Any]:
        return asyncio.run(self._request(method, body))

    async def _request(self, method: str, body: object) -> dict[str, Any]:
        record = self.record
        connection = ServerConnection(
            record.address, record.certificate, record.key, self._language
        )
        try:
            return await connection.ask(method, "/owner", body)
        except (NotReachedError, ServerRefusedError) as error:
            raise NotServedError(error.problem) from None
        finally:
            await connection.close()


def own_server(event: Path, language: Language = ENGLISH) -> OwnServer | None:
    """Returns the server of an event's file on this computer; None if none runs."""
    record = server_of(event)
    return None if record is None else OwnServer(record, language)


def server_joined(joined: JoinedEvent, language: Language = ENGLISH) -> OwnServer | None:
    """Returns the server of this computer to which a joined event belongs; else None."""
    member = joined.membership
    for one in served_here():
        if (one.id, one.address) == (member.id, member.address):
            return OwnServer(one, language)
    return None


def start_server(
    event: Path,
    options: Sequence[str] = (),
    language: Language = ENGLISH,
    go_on: Callable[[], object] = lambda: None,
) -> OwnServer:
    """Starts a process that serves an event, which lasts longer than this one.

    Args:
        options: further ones of ``goref event serve``.
        go_on: raises if that was cancelled.

    Returns when others can connect. Raises NotServedError with the reason.
    """
    program = goref_command(Path(sys.executable))
    command = [*program, "event", "serve", str(event), "--json", "--lang", language, *options]
    apart: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        apart = {"creationflags": subprocess.DETACHED_PROCESS}
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            **apart,
        )
        assert process.stdout is not None
        # Its end is noticed as long as this process lasts: an unnoticed one seems to run on.
        Thread(target=process.wait, name="served", daemon=True).start()
        timer = Timer(START_S, process.kill)
        timer.start()
        try:
            line = process.stdout.readline()
            go_on()
        except BaseException:
            process.terminate()
            raise
        finally:
            timer.cancel()
            process.stdout.close()
        if not line:
            process.wait()
            errors.seek(0)
            told = errors.read().decode("utf-8", "replace").strip().splitlines() or ["?"]
            raise NotServedError(fault("says-that", reason=told[-1].removeprefix(PREFIX)))
    found = own_server(Path(str(json.loads(line)["file"])), language)
    if found is None:
        raise NotServedError(fault("not-served", path=shown_path(event)))
    return found


def goref_command(executable: Path) -> list[str]:
    """Returns the command that starts goref again: a Python with its module, or the program
    that was built, which is its own Python."""
    module = ["-m", "goref"] if executable.name.lower().startswith("py") else []
    return [str(executable), *module]


def _served_now(told: Mapping[str, Any]) -> ServedNow:
    try:
        return ServedNow(
            tuple(map(str, told["pages"])),
            tuple(map(str, told["joins"])),
            str(told["digits"]),
            {str(role): str(pin) for role, pin in told["pins"].items()},
            str(told["referees"]),
            str(told["fingerprint"]),
            int(told["members"]),
            int(told["phones"]),
            read_devices(told["devices"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NotServedError(fault("server-protocol")) from None
