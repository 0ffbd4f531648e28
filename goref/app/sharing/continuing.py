"""Going on here: the copy of a joined event becomes the event, which then is served from here.

It is an act of a person, for when the server is gone. All that the server was known to have,
and all that was done here, is in the file afterwards, and its audit records the new part.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from goref.app.event.files import open_event
from goref.app.event.going_on import begin_part
from goref.app.event.merging import CopyClash, compared, merge_copy
from goref.app.sharing.joined_copies import JoinedCopies, common_entries
from goref.app.sharing.joined_event import JoinedEvent, joined_events, joined_with
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.event.event import EventError
from goref.io.event.faults import EventFileError
from goref.io.event.lease import WrittenError
from goref.io.event.schema import SUFFIX
from goref.io.event.store import EventStore
from goref.io.files import UNFINISHED, naming, shown_path

OWN = f"own {{}}{SUFFIX}"
"""The name of a working file as it was before its event was continued."""


@frozen
class Continued:
    """An event that is continued on this computer.

    Attributes:
        path: its file.
        part: the number of the part that began.
        kept: what was changed here and, in a different way, at the server, whose state was
            kept.
        own: the file as it was before, if something in it was not kept; else None.
    """

    path: Path
    part: int
    kept: tuple[CopyClash, ...] = ()
    own: Path | None = None


def go_on(path: Path, who: str = "") -> Continued:
    """Begins a new part of an event with a file: a joined one's, or an ordinary one.

    Of a joined event, what was not sent yet is added to what the server was known to have. If
    both had changed a thing differently, the server's state is kept and the file as it was is
    kept too. The server is not followed any longer.

    Raises EventError with the reason, EventFileError.
    """
    joined = joined_with(path)
    if joined is None:
        with open_event(path, who) as store:
            return Continued(path, begin_part(store))
    try:
        copies = JoinedCopies(joined)
    except WrittenError as error:
        raise EventError(fault("not-going-on", problem=why(error))) from None
    unfinished = joined.folder / UNFINISHED.format(os.urandom(8).hex())
    try:
        if not copies.has_mirror:
            raise EventFileError(fault("no-file", path=shown_path(joined.mirror)))
        copies.mirror.back_up(unfinished)
        with EventStore.open(unfinished, copies.working.who) as store:
            continued = _continued(joined, copies.working, store, who)
    finally:
        copies.close()
        unfinished.unlink(missing_ok=True)
    return continued


def _continued(
    joined: JoinedEvent, working: EventStore, store: EventStore, who: str
) -> Continued:
    """Adds to a copy of the mirror what only the working file has, which then is as that."""
    last = working.last_link()
    found = compared(store, working)
    merged = merge_copy(store, working, found)
    own = None
    if found.clashes or merged.refused:
        own = _keep_own(joined)
    part = begin_part(store, who)
    working.become(store, common_entries(working, store, last[0]), last)
    joined.went_on = True
    joined.store()
    return Continued(joined.working, part, found.clashes, own)


def _keep_own(joined: JoinedEvent) -> Path:
    number = len([*joined.folder.glob(OWN.format("*"))]) + 1
    path = joined.folder / OWN.format(f"{number:04}")
    with naming(path, "cannot-write", EventFileError):
        shutil.copyfile(joined.working, path)
    return path


def check_serving(path: Path, certificate: str) -> None:
    """Checks that an event's file may be served without going on here.

    Args:
        certificate: this computer's own, as a server.

    Raises EventError if the file is the copy of a joined event, or if this computer has joined
    the event elsewhere since and the file lacks some of it.
    """
    joined = joined_with(path)
    if joined is not None:
        told = {"path": shown_path(path), "address": joined.membership.address}
        raise EventError(fault("serve-joined", **told))
    with open_event(path, read_only=True) as store:
        links = store.chain().links
        for one in joined_events():
            member = one.membership
            if one.went_on or not links or member.id != links[0]:
                continue
            if member.certificate != certificate and _lacks(store, one.mirror):
                told = {"path": shown_path(path), "address": member.address}
                raise EventError(fault("serve-left", **told))


def _lacks(store: EventStore, mirror: Path) -> bool:
    """Returns whether an event lacks entries of a mirror; False if that cannot be read."""
    try:
        with open_event(mirror, read_only=True) as other:
            last = other.last_link()[0]
            return common_entries(other, store, last) < last
    except EventFileError:
        return False
