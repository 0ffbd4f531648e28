"""The records of the processes of this computer that serve an event.

A serving process leaves a file in goref's data folder, which its user alone may read, and
removes it at its end. With the key in it a window or a command of the same user finds the
server again.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from goref.core.base.frozen import fields, frozen
from goref.io.files import FileError, probe_all, write_bytes
from goref.io.locking import is_running
from goref.io.places import serving

RECORD = "{} owner.json"
"""The name of the file of a serving process, by the event's id."""
FILES = "{} files.json"
"""The name of the list of files of an event that this computer has served."""


@frozen
class ServerRecord:
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
        told = {field.name: getattr(self, field.name) for field in fields(ServerRecord)}
        _write(path, told)
        return path


def note_served(id_: str, path: Path) -> None:
    """Notes that this computer serves a file of an event. Raises FileError, OSError."""
    files = dict.fromkeys((*map(str, served_files(id_)), str(path)))
    file = serving() / FILES.format(id_)
    _write(file, [*files])


def served_files(id_: str) -> tuple[Path, ...]:
    """Returns the files of an event that this computer has ever served; they may be gone."""
    with suppress(OSError, ValueError, TypeError, RecursionError):
        found = json.loads((serving() / FILES.format(id_)).read_bytes())
        return tuple(Path(str(one)) for one in found)
    return ()


def served_here() -> tuple[ServerRecord, ...]:
    """Returns the servers of this computer that run."""
    found = []
    with suppress(OSError):
        for path in sorted(serving().glob(RECORD.format("*"))):
            with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
                value = json.loads(path.read_bytes())
                told = {field.name: str(value[field.name]) for field in fields(ServerRecord)}
                one = ServerRecord(**{**told, "process": int(value["process"])})  # type: ignore[arg-type]
                if is_running(one.process):
                    found.append(one)
    return tuple(found)


def server_of(event: Path) -> ServerRecord | None:
    """Returns the server of an event's file on this computer; None if none runs."""
    return next((one for one in served_here() if _same(Path(one.event), event)), None)


def _write(path: Path, value: object) -> None:
    """Writes a file that only this user may read, from its first byte on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = json.dumps(value, ensure_ascii=False).encode("utf-8", "replace")
    write_bytes(path, data, mode=0o600)


def _same(one: Path, other: Path) -> bool:
    with suppress(OSError, FileError):
        first, second = (probed.found for probed in probe_all((one, other)))
        if first is not None and second is not None:
            return os.path.samestat(first, second)
    return one.absolute() == other.absolute()
