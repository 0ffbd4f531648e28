"""Going back to a copy of an event.

A readable event is set back to the copy by ordinary changes: everything done since remains in
the audit, the cases are kept, and everyone who has the event open sees the change.

Only a file that is missing or cannot be read is itself replaced by the copy. Everything done
since the copy was made is then lost, and the audit records that the file was replaced.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from goref.app.event.acts.doing import do
from goref.app.event.acts.imports import Restore
from goref.app.event.checking import EventCheck, audited, found_notes
from goref.app.event.files import here, open_event
from goref.core.base.faults import fault, fault_of
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import InWords
from goref.core.event.changes import EventChanges
from goref.core.event.event import Event, EventError, Player, Table
from goref.core.event.notes import Note
from goref.core.texts.event.events import say
from goref.io.event.change import EventChange
from goref.io.event.copies import Copy, copies_of, put_back
from goref.io.event.faults import EventFileError
from goref.io.event.replay import Difference, as_told, differences, replayed
from goref.io.event.store import EventStore
from goref.io.files import FileError

T = TypeVar("T", Player, Table)

UNREADABLE = frozenset(
    (
        *("no-file", "event-damaged", "event-damaged-check", "event-damaged-keys"),
        *("event-other-file", "event-other-database", "event-alien", "event-lacks"),
        *("event-otherwise", "event-too-large", "event-too-much", "db-corrupt"),
    )
)
"""Codes of the faults of files that a copy may replace; a file in use is not among them."""

OF_ROWS = ("audit-differs", "audit-missing", "audit-extra")
"""Codes of notes on rows that differ from the audit; all other notes are on the audit
itself."""


@frozen
class Restored:
    """The outcome of going back to a copy.

    Attributes:
        copy: the check of the copy against its own audit.
        is_put_back: True if the file itself had to be replaced.
        found: deviations of the event from its audit, which records them now.
    """

    copy: EventCheck
    is_put_back: bool = False
    found: tuple[Note, ...] = ()


def restore(
    event: Path, copy: Copy, who: str = "", reason: str = "", *, forced: bool = False
) -> Restored:
    """Sets an event back to its state in a copy.

    Args:
        forced: True to restore it even if the copy does not fit its own audit; the event's
            audit notes that.

    Raises EventError if the copy does not fit (unless ``forced``), or if nothing would change.
    If rounds are closed, raises EventError without a reason. Raises EventFileError if a file
    cannot be read or written.
    """
    who = who or here()
    # Before anything is done, the copy is read and checked.
    with EventStore.open(copy.path, who, read_only=True) as source:
        found = audited(source)
        if found.unfit and not forced:
            problem = found.unfit[0]
            told = InWords(say, (problem,))
            raise EventError(fault("copy-unfit", copy=copy.number, problem=told))
        before = source.event()
        texts = {t.case: source.case(t.case) for t in before.tables if t.case}
    unfit = tuple(dict.fromkeys(note.code for note in found.unfit))
    try:
        store = EventStore.open(event, who)
    except EventFileError as error:
        if not _is_unreadable(error):
            raise
        put_back(event, copy.path, who, reason, unfit)
        return Restored(found, is_put_back=True)
    with store:
        if store.event().info.closed and not reason.strip():
            raise EventError(fault("needs-reason"))
        store.keep_copies()
        since = store.stamp()
        go_back(store, before, texts, reason, copy.path.name, unfit)
        mended = found_notes(store.audit(since), store.event())
    return Restored(found, found=mended)


def can_put_right(unfit: Sequence[Note]) -> bool:
    """Returns whether :func:`put_right` can correct all deviations.

    Returns False without deviations, or if the audit has faults itself.
    """
    return bool(unfit) and all(one.code in OF_ROWS for one in unfit)


def put_right(event: Path, who: str = "", reason: str = "") -> tuple[Note, ...]:
    """Corrects an event to the state that its audit records; returns the corrected deviations.

    Unlike going back to a copy, this undoes no act. Raises EventError if the audit itself does
    not fit or nothing needs correction; EventFileError.
    """
    with open_event(event, who) as store:
        since = store.stamp()
        wrong = audited(store).unfit
        if not wrong:
            raise EventError(fault("event-fits"))
        if not can_put_right(wrong):
            problem = next(one for one in wrong if one.code not in OF_ROWS)
            told = InWords(say, (problem,))
            raise EventError(fault("audit-unfit", problem=told))
        go_back(store, as_told(replayed(store.audit())), {}, reason)
        return found_notes(store.audit(since), store.event())


def has_copies(event: Path, error: FileError) -> bool:
    """Returns whether there is a copy to replace a file, which could not be opened for
    ``error``."""
    try:
        return _is_unreadable(error) and bool(copies_of(event))
    except EventFileError:
        return False


def _is_unreadable(error: FileError) -> bool:
    problem = fault_of(error)
    return problem is not None and problem.code in UNREADABLE


def go_back(
    store: EventStore,
    before: Event,
    texts: dict[str, bytes],
    reason: str,
    copy: str = "",
    unfit: Sequence[str] = (),
) -> None:
    """Sets an event back to an earlier state, in one change.

    Args:
        before: the earlier state.
        texts: the cases attached to the tables in that state, by digest.
        copy: the name of the copy that holds that state.
        unfit: codes of the deviations in that copy.

    Raises EventError if nothing would change, EventFileError; nothing is changed then.
    """
    now = store.event()
    found = _found(store, now)
    if _same(now, before) and not found:
        raise EventError(fault("copy-as-it-is"))

    def first(change: EventChange) -> None:
        if store.copies is not None:
            store.copies.keep_restore()
        if unfit:
            change.tell_restored(copy, unfit)
        for one in found:
            change.tell_found(*one)

    do(store, Restore(_back(now, before)), reason, texts=texts.values(), first=first)


def _back(now: Event, before: Event) -> EventChanges:
    """Returns the changes that set the event ``now`` back to its state ``before``."""
    players = {player.id: player.version for player in now.players}
    tables = {table.id: table.version for table in now.tables}
    return EventChanges(
        info=replace(before.info, version=now.info.version),
        players=tuple(
            replace(p, version=players[p.id]) for p in before.players if p.id in players
        ),
        new_players=tuple(p for p in before.players if p.id not in players),
        gone_players=_gone(now.players, before.players),
        tables=tuple(replace(t, version=tables[t.id]) for t in before.tables if t.id in tables),
        new_tables=tuple(t for t in before.tables if t.id not in tables),
        gone_tables=_gone(now.tables, before.tables),
        byes=tuple(bye for bye in before.byes if bye not in now.byes),
        gone_byes=tuple(bye for bye in now.byes if bye not in before.byes),
        in_closed_rounds=True,
    )


def _gone(now: tuple[T, ...], before: tuple[T, ...]) -> tuple[T, ...]:
    there = {thing.id for thing in before}
    return tuple(thing for thing in now if thing.id not in there)


def _found(store: EventStore, now: Event) -> tuple[Difference, ...]:
    """Returns the deviations from the audit; none if the audit cannot be read."""
    try:
        return tuple(differences(now, replayed(store.audit())))
    except EventFileError:
        return ()


def _same(one: Event, other: Event) -> bool:
    """Returns whether two events are equal, except for the versions of their parts."""

    def plain(event: Event) -> tuple[object, ...]:
        players = tuple(replace(player, version=0) for player in event.players)
        tables = tuple(replace(table, version=0) for table in event.tables)
        return replace(event.info, version=0), players, tables, event.byes

    return plain(one) == plain(other)
