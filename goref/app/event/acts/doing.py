"""The one place where an event's file is changed: acts are carried out here."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from uuid import uuid4

from goref.app.event.acts.base import EventAct
from goref.core.event.changes import EventChanges
from goref.core.sharing.roles import GO_ON
from goref.io.event.change import EventChange
from goref.io.event.store import EventStore


def new_id() -> str:
    """Returns an id for an act, different from all others."""
    return uuid4().hex


def tell_part(store: EventStore, part: int, who: str = "") -> None:
    """Records that a part of the event begins, by its number. Raises EventFileError."""
    act = new_id(), json.dumps({"act": GO_ON})
    with store.change("", act, who) as change:
        change.tell_continued(part)


def do(
    store: EventStore,
    act: EventAct,
    reason: str = "",
    *,
    id: str = "",
    who: str = "",
    texts: Iterable[bytes] = (),
    first: Callable[[EventChange], object] | None = None,
    check: Callable[[EventChange], object] | None = None,
) -> EventChanges:
    """Carries out an act, all of it or nothing; its changes are on disk afterwards.

    Args:
        reason: why it is done, for the audit.
        id: the act's id, if the call may be repeated: an act whose id is in the audit already
            is not done again. Empty for a new id.
        who: the person who did the act; empty for the person who opened the file.
        texts: the case files to which the act refers by their digests.
        first: called before the changes are made, in the same transaction.
        check: called after they are made; if it raises, nothing is changed.

    Returns:
        The changes, with their new ids and versions; no changes if the act was done before.

    Raises EventError if the act is impossible, ChangedError if a row has changed since the act
    was made, EventFileError if the file cannot be written. In each case nothing is changed.
    """
    text = json.dumps(act.encode(), ensure_ascii=False)
    with store.change(reason, (id or new_id(), text), who) as change:
        if id and change.is_repeated:
            return EventChanges()
        if first is not None:
            first(change)
        changes = act.changes(change)
        for each in texts:
            change.keep_case(each)
        done = change.carry_out(changes)
        if check is not None:
            check(change)
        return done
