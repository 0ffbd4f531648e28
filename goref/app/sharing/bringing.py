"""Joining with a file of the same event: what it alone has is sent as if done while cut off.

Of two computers that continued one event, the one that joins gives way: its acts go into the
event of the other. A server whose part of the event is an earlier one is not joined.
"""

from __future__ import annotations

import os
from pathlib import Path

from goref.app.event.files import open_event
from goref.app.event.going_on import part_of
from goref.app.sharing.joined_copies import common_entries
from goref.app.sharing.joined_event import JoinedEvent, Membership, joined_events
from goref.app.sharing.server_record import served_here
from goref.core.base.faults import fault
from goref.core.event.event import EventError
from goref.core.sharing.roles import ROLES
from goref.io.event.store import EventStore
from goref.io.files import UNFINISHED, is_there, shown_path


def check_going_on(member: Membership, bring: Path | None, part: int) -> None:
    """Checks that an event can be joined with what this computer has of it.

    Args:
        member: the membership, which is not stored yet.
        bring: the file that is brought; None for none.
        part: the number of the server's part of the event.

    Raises EventError with the reason, EventFileError.
    """
    if any(one.id == member.id and one.address != member.address for one in served_here()):
        raise EventError(fault("serves-itself"))
    before = next((one for one in joined_events() if one.membership.id == member.id), None)
    files = [before.working] if before is not None and is_there(before.working) else []
    if bring is not None and _is_of(bring, member):
        if not ROLES[member.role].for_others:
            raise EventError(fault("bring-needs-chief"))
        files.append(bring)
    for path in files:
        with open_event(path, read_only=True) as store:
            here = part_of(store)
        if here > part:
            raise EventError(fault("server-earlier", here=here, there=part))


def bring_file(joined: JoinedEvent, path: Path) -> None:
    """Makes the working file of a joined event a copy of another file of the same event.

    The file itself is left as it is. Does nothing with a file of another event. Raises
    EventError if the working file has acts that are not sent yet, EventFileError.
    """
    if not _is_of(path, joined.membership) or path.absolute() == joined.working.absolute():
        return
    unfinished = joined.folder / UNFINISHED.format(os.urandom(8).hex())
    try:
        with open_event(path, read_only=True) as store:
            store.back_up(unfinished)
        if not is_there(joined.working):
            os.replace(unfinished, joined.working)
            return
        with (
            open_event(unfinished) as brought,
            open_event(joined.working) as working,
            open_event(joined.mirror, read_only=True) as mirror,
        ):
            last = working.last_link()
            if common_entries(working, mirror, last[0]) < last[0]:
                raise EventError(fault("joined-unsent", path=shown_path(joined.working)))
            working.become(brought, common_entries(working, brought, last[0]), last)
    finally:
        unfinished.unlink(missing_ok=True)


def _is_of(path: Path, member: Membership) -> bool:
    """Returns whether a file is the event of a membership. Raises EventFileError."""
    with EventStore.open(path, "", read_only=True) as store:
        links = store.chain().links
    return bool(links) and links[0] == member.id
