"""The parts of an event: a new one begins where it is continued on another computer."""

from __future__ import annotations

from goref.app.event.acts.doing import tell_part
from goref.app.event.acts.table import original_act
from goref.core.sharing.roles import GO_ON
from goref.io.event.audit import CONTINUED, KEPT
from goref.io.event.store import EventStore


def part_of(store: EventStore) -> int:
    """Returns the number of an event's part, from 1: one more for each time it was continued.

    Parts that were continued elsewhere, and whose acts were brought here since, count too.
    Raises EventFileError.
    """
    begun = (entry for entry in store.audit() if entry.what in (CONTINUED, KEPT))
    return 1 + len([one for one in begun if original_act(one)[1].get("act") == GO_ON])


def begin_part(store: EventStore, who: str = "") -> int:
    """Records that the event is continued with this file; returns the part's number.

    Raises EventFileError.
    """
    part = part_of(store) + 1
    tell_part(store, part, who)
    return part
