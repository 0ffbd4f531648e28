"""Continuing here: the copy of a joined event becomes an event that this computer serves.

A person orders it when the server is gone. The new file holds the last known state of the
server and what was done here since; its audit records where the new part begins. The joined
copy remains and follows the new server. Acts of this computer that contradict the server's wait
in it for the user's choice.
"""

from __future__ import annotations

import os
from pathlib import Path

from goref.app.event.acts.parts import begin_part
from goref.app.event.files import open_event
from goref.app.event.merging import compared, merge_copy, waiting
from goref.app.sharing.joined_copies import JoinedCopies, common_entries
from goref.app.sharing.joined_event import JoinedEvent, joined_events, joined_with
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.event.event import EventError
from goref.io.event.faults import EventFileError
from goref.io.event.lease import WrittenError
from goref.io.event.schema import SUFFIX
from goref.io.event.store import EventStore
from goref.io.files import UNFINISHED, is_there, naming, shown_path
from goref.io.places import continued

MOST_PARTS = 1000


@frozen
class ContinuedEvent:
    """An event that is continued on this computer.

    Attributes:
        path: its file.
        part: the number of the part that began.
        joined: the joined copy that is to follow it; None if there is none.
        waits: the number of acts here that wait for choices, since the server had changed the
            same things.
    """

    path: Path
    part: int
    joined: JoinedEvent | None = None
    waits: int = 0


def go_on(path: Path, who: str = "") -> ContinuedEvent:
    """Begins a new part of an event with a file: a joined one's, or an ordinary one.

    Raises EventError with the reason, EventFileError.
    """
    joined = joined_with(path)
    if joined is None:
        with open_event(path, who) as store:
            return ContinuedEvent(path, begin_part(store))
    try:
        copies = JoinedCopies(joined)
    except WrittenError as error:
        raise EventError(fault("not-going-on", problem=why(error))) from None
    try:
        if not copies.has_mirror:
            raise EventFileError(fault("no-file", path=shown_path(joined.mirror)))
        return _continued(joined, copies, who)
    finally:
        copies.close()


def _continued(joined: JoinedEvent, copies: JoinedCopies, who: str) -> ContinuedEvent:
    """Makes the new file, whole or not at all, of the mirror and of what was done here."""
    folder = continued()
    with naming(folder, "cannot-make", EventFileError):
        folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / UNFINISHED.format(os.urandom(8).hex())
    try:
        copies.mirror.back_up(unfinished)
        with EventStore.open(unfinished, who or copies.working.who) as store:
            found = compared(store, copies.working)
            later = waiting(found, found.keys)
            merge_copy(store, copies.working, found, later=later)
            part = begin_part(store)
        path = _free(folder, joined, part)
        with naming(path, "cannot-write", EventFileError):
            os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    return ContinuedEvent(path, part, joined, len(later))


def _free(folder: Path, joined: JoinedEvent, part: int) -> Path:
    """Returns a path that no file has: ``Spring Open part 2.gorefevent``."""
    stem = f"{joined.working.stem} part {part}"
    names = (stem, *(f"{stem} ({number})" for number in range(2, MOST_PARTS)))
    paths = (folder / f"{name}{SUFFIX}" for name in names)
    return next(path for path in paths if not is_there(path))


def check_serving(path: Path, certificate: str) -> None:
    """Checks that an event's file may be served without a new part.

    Args:
        certificate: this computer's own, as a server.

    Raises EventError if the file is the copy of a joined event, or if this computer has joined
    the event elsewhere since and the file lacks some of it.
    """
    joined = joined_with(path)
    if joined is not None:
        told = {"path": shown_path(path), "address": joined.membership.address}
        raise EventError(fault("serve-joined", **told))
    with open_event(path) as store:  # to undo what a server that was killed has left half done
        links = store.chain().links
        for one in joined_events():
            member = one.membership
            if not links or member.id != links[0] or member.certificate == certificate:
                continue
            if _lacks(store, one.mirror):
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
