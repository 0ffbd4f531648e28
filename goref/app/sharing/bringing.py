"""Joining an event of which this computer has files of its own: what they alone have is sent.

Of two computers that continued one event, the one that joins gives way: its acts go into the
event of the other, as if done while cut off. A server whose part of the event is an earlier one
than here is not joined.
"""

from __future__ import annotations

from pathlib import Path

from goref.app.event.acts.parts import part_of
from goref.app.event.files import open_event
from goref.app.sharing.joined_event import Membership, joined_events
from goref.app.sharing.server_record import served_files, served_here
from goref.core.base.faults import fault
from goref.core.event.event import EventError
from goref.io.event.store import EventStore
from goref.io.files import FileError, is_there


def files_to_bring(member: Membership, bring: Path | None, part: int) -> tuple[Path, ...]:
    """Returns the files whose acts are sent once an event is joined.

    Those are ``bring`` and the files of the event that this computer has served.

    Args:
        member: the membership, which is not stored yet.
        bring: a file that the user names; None for none.
        part: the number of the server's part of the event.

    Raises EventError if this computer serves the event itself, or has a later part of it.
    """
    own = [one for one in served_here() if one.id == member.id]
    if any(one.address != member.address for one in own):
        raise EventError(fault("serves-itself"))
    now = {Path(one.event) for one in own}
    named = (*served_files(member.id), *(() if bring is None else (bring.absolute(),)))
    files = tuple(path for path in named if path not in now and _is_of(path, member))
    before = (one.working for one in joined_events() if one.membership.id == member.id)
    for path in (*files, *before):
        if is_there(path):
            with open_event(path, read_only=True) as store:
                here = part_of(store)
            if here > part:
                raise EventError(fault("server-earlier", here=here, there=part))
    return files


def _is_of(path: Path, member: Membership) -> bool:
    """Returns whether a file is there, and is the event of a membership."""
    try:
        if not is_there(path):
            return False
        with EventStore.open(path, "", read_only=True) as store:
            links = store.chain().links
    except FileError:
        return False
    return bool(links) and links[0] == member.id
