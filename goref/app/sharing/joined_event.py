"""A joined event on this computer: a folder with its two files, and who joined it.

The working file is an event like any other; windows and commands open and change it. The other
file, the mirror, only follows the server. ``joined.json``, which the user alone may read, has
the server's address and certificate, the member's token, the acts that the server refused, and
those of others that it has no longer.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from goref.app.sharing.state import RefusedOwnAct, SharingState
from goref.core.base.faults import fault, why
from goref.core.base.frozen import fields, frozen
from goref.io.event.faults import EventFileError
from goref.io.event.schema import SUFFIX
from goref.io.files import FileError, naming, one_line, shown_path, write_bytes
from goref.io.places import joined

MIRROR = f"mirror{SUFFIX}"
JOINED = "joined.json"
MOST_LETTERS = 60
"""The most characters of a file's name that are taken from the event's."""
MOST_REFUSED = 500


@frozen
class Membership:
    """Somebody's membership in a served event.

    Attributes:
        address: of the server: host and port.
        certificate: the one certificate (PEM) with which the server is accepted.
        digits: those of the certificate, as they were typed.
        role, who: the role's id, and the author of this member's acts.
        token: what the server knows the member by; secret.
        event: the event's name.
        id: identifies the event.
    """

    address: str
    certificate: str
    digits: str
    role: str
    who: str
    token: str
    event: str
    id: str


class JoinedEvent:
    """The folder of a joined event.

    Attributes:
        refused: the refused acts that the user has not dismissed, oldest first.
        others: the ids of acts in the working file that a server had accepted from somebody
            else, and that the present one does not have.
        to_bring: other files of the same event, such as one that this computer served: what
            they alone have is sent, one file after the other.
    """

    def __init__(
        self,
        folder: Path,
        membership: Membership,
        working: str,
        refused: Iterable[RefusedOwnAct] = (),
        others: Iterable[str] = (),
        to_bring: Iterable[str] = (),
    ) -> None:
        self.folder = folder
        self.membership = membership
        self.refused = tuple(refused)
        self.others = frozenset(others)
        self.to_bring = tuple(to_bring)
        self._working = working

    @classmethod
    def of(cls, membership: Membership) -> Self:
        """Returns the joined event of a membership; the folder may be new.

        If it was joined before, its files and refused acts are kept.
        """
        folder = joined() / f"{_plain(membership.event)} {membership.id[:12]}"
        for before in joined_events():
            if before.membership.id == membership.id:
                kept = before._working, before.refused, before.others, before.to_bring
                return cls(before.folder, membership, *kept)
        return cls(folder, membership, f"{_plain(membership.event)}{SUFFIX}")

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Reads the joined event in a folder. Raises EventFileError."""
        path = folder / JOINED
        with naming(path, "cannot-read", EventFileError):
            data = path.read_bytes()
        try:
            value = json.loads(data)
            membership = Membership(**_texts(Membership, value["member"]))
            refused = [RefusedOwnAct(**_texts(RefusedOwnAct, one)) for one in value["refused"]]
            others = tuple(map(str, value.get("others", ())))
            working = Path(str(value["working"])).name
            if not working.endswith(SUFFIX) or working == MIRROR:
                raise ValueError(fault("column-range", column="working"))
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            problem = fault("event-damaged", path=shown_path(path), reason=why(error))
            raise EventFileError(problem) from None
        to_bring = tuple(map(str, value.get("to_bring", ())))
        return cls(folder, membership, working, refused, others, to_bring)

    @property
    def working(self) -> Path:
        """The file that windows and commands open."""
        return self.folder / self._working

    @property
    def mirror(self) -> Path:
        """The file that only follows the server."""
        return self.folder / MIRROR

    @property
    def first_state(self) -> SharingState:
        """The state before anything is heard of the server."""
        member = self.membership
        return SharingState(member.event, member.role, member.who, refused=self.refused)

    def make_folder(self) -> None:
        """Creates the folder, which the user alone may read. Raises EventFileError."""
        with naming(self.folder, "cannot-make", EventFileError):
            self.folder.mkdir(parents=True, exist_ok=True)
            os.chmod(self.folder, 0o700)

    def store(self) -> None:
        """Writes ``joined.json``. Raises FileError."""
        value = {
            "member": _value(self.membership),
            "working": self._working,
            "refused": [_value(one) for one in self.refused],
            "others": sorted(self.others),
            "to_bring": list(self.to_bring),
        }
        path = self.folder / JOINED
        text = json.dumps(value, ensure_ascii=False, indent=1)
        write_bytes(path, text.encode("utf-8", "replace"), mode=0o600)

    def see_membership(self) -> bool:
        """Takes over the stored membership; returns whether the event was joined again."""
        with suppress(FileError):
            found = JoinedEvent.read(self.folder)
            if found.membership != self.membership:
                self.membership, self.to_bring = found.membership, found.to_bring
                return True
        return False

    def bring(self, paths: Iterable[Path]) -> None:
        """Adds files of the same event whose acts are to be sent; not stored yet."""
        self.to_bring = tuple(dict.fromkeys((*self.to_bring, *map(str, paths))))

    def drop_brought(self, path: str) -> None:
        """Forgets a file whose acts are in the working file, or known. Raises FileError."""
        self.see_membership()
        self.to_bring = tuple(one for one in self.to_bring if one != path)
        self.store()

    def note_others(self, ids: Iterable[str]) -> None:
        """Stores the ids of acts of others that the server does not have. Raises FileError."""
        if self.others != (others := frozenset(ids)):
            self.others = others
            self.see_membership()
            self.store()

    def refuse(self, acts: Iterable[RefusedOwnAct], done: Iterable[str] = ()) -> None:
        """Stores refused acts, with the reason of their first refusal.

        Args:
            done: the ids of acts that are done and no longer refused.

        Raises FileError.
        """
        known = {one.id: one for one in acts} | {one.id: one for one in self.refused}
        gone = set(done)
        kept = tuple(one for one in known.values() if one.id not in gone)[-MOST_REFUSED:]
        if {one.id for one in kept} != {one.id for one in self.refused}:
            self.refused = kept
            self.see_membership()
            self.store()


def joined_events() -> tuple[JoinedEvent, ...]:
    """Returns the joined events of this computer; damaged ones are left out."""
    found: list[JoinedEvent] = []
    with suppress(OSError):
        for folder in sorted(joined().iterdir()):
            with suppress(FileError):
                found.append(JoinedEvent.read(folder))
    return tuple(found)


def last_joined() -> JoinedEvent | None:
    """Returns the event that was joined, or changed its refused acts, last; None for none."""
    found: list[tuple[float, JoinedEvent]] = []
    for one in joined_events():
        with suppress(OSError):
            found.append(((one.folder / JOINED).stat().st_mtime, one))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def joined_with(working: Path) -> JoinedEvent | None:
    """Returns the joined event with a working file; None if the file is not one of those."""
    found = _joined_beside(working)
    return found if found is not None and found.working.name == working.name else None


def _joined_beside(path: Path) -> JoinedEvent | None:
    """Returns the joined event whose folder a file is in; None if it is in no such folder."""
    with suppress(FileError):
        return JoinedEvent.read(path.absolute().parent)
    return None


def author_at(path: Path) -> str:
    """Returns the author of acts in an event's file: its member's name if it is a joined one.

    "" for any other file. Raises EventFileError for a mirror, where a change would be lost.
    """
    joined = _joined_beside(path)
    if joined is None or path.name not in (joined.working.name, joined.mirror.name):
        return ""
    if path.name == joined.mirror.name:
        told = {"path": shown_path(path), "working": shown_path(joined.working)}
        raise EventFileError(fault("event-mirror", **told))
    return joined.membership.who


def _texts(kind: type[Any], value: Any) -> dict[str, str]:
    names = [field.name for field in fields(kind)]
    if not isinstance(value, dict) or not all(
        isinstance(value.get(name, ""), str) for name in names
    ):
        raise ValueError(fault("column-no-text", column=kind.__name__))
    return {name: value[name] for name in names if name in value}


def _value(value: Any) -> dict[str, str]:
    return {field.name: getattr(value, field.name) for field in fields(type(value))}


def _plain(name: str) -> str:
    """Returns an event's name as part of a file's name, on every system."""
    letters = [one if one.isalnum() or one in "-_" else " " for one in one_line(name)]
    plain = " ".join("".join(letters).split())[:MOST_LETTERS].strip()
    return plain if plain and plain.lower() != "mirror" else "event"
