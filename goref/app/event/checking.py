"""Checks an event against its audit: its tables, its cases, and the chain of the audit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from goref.core.base.faults import why
from goref.core.base.findings import Level
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import InWords
from goref.core.event.event import Event
from goref.core.event.notes import Note, listed, note
from goref.core.texts.event.audit import DIGEST, change_text, subject_of
from goref.core.texts.event.checking import shown_link
from goref.core.texts.event.events import differing, level
from goref.io.case.chain import backwards
from goref.io.event.audit import UNFIT, AuditChain, AuditEntry
from goref.io.event.faults import EventFileError
from goref.io.event.replay import (
    FOUND,
    Replay,
    Values,
    changed,
    differences,
    replayed,
    subject,
)
from goref.io.event.store import EventStore
from goref.io.values.regulations import regulation_named


@frozen
class EventCheck:
    """The result of checking an event.

    Attributes:
        notes: contradictions, and facts that the organiser should know.
        entries: the number of entries in the audit.
        link: the last link of the chain, in full; empty if the chain is broken.
        unchained: the number of entries at the start that have no link.
        blanked_at: the number, from 1, of the first of these that once had a link; 0 if there
            is no such entry.
        backwards: the numbers, from 1, of the entries whose time is earlier than the previous
            entry's.
        restored: the numbers of the entries that record a return to a copy which did not fit
            its own audit.
        found: the numbers of the entries that record deviations from the audit, corrected
            since.
    """

    notes: tuple[Note, ...]
    entries: int
    link: str
    unchained: int = 0
    blanked_at: int = 0
    backwards: tuple[int, ...] = ()
    restored: tuple[int, ...] = ()
    found: tuple[int, ...] = ()

    @property
    def fits(self) -> bool:
        """True if nothing contradicts the audit."""
        return all(level(note) is not Level.CONFLICT for note in self.notes)

    @property
    def is_whole(self) -> bool:
        """True if the event fits, and the audit records everything that was done, in order."""
        gaps = self.blanked_at or self.backwards or self.restored or self.found
        return self.fits and not gaps

    @property
    def unfit(self) -> tuple[Note, ...]:
        """The notes that are reasons not to trust an event, or a copy of one."""
        return tuple(
            note
            for note in self.notes
            if level(note) is Level.CONFLICT or note.code == "audit-blanked"
        )


def checked(store: EventStore, link: str = "") -> EventCheck:
    """Compares an event with the replay of its audit, and every decision with its case and
    with what somebody typed a second time.

    Args:
        link: a link of the chain noted earlier, or its beginning; a note then states whether
            the audit has it.

    Raises EventFileError if the event cannot be read.
    """
    from goref.app.event.tables import recount  # loads the counting, which only this needs

    found = audited(store, link)
    typed = differing(store.event().tables)
    return replace(found, notes=(*found.notes, *recount(store), *typed))


def audited(store: EventStore, link: str = "") -> EventCheck:
    """Returns the result of comparing an event with its audit; no case is counted.

    Args:
        link: as for :func:`checked`.

    Raises EventFileError if the event cannot be read.
    """
    with store.at_one_moment():
        event, entries = store.event(), store.audit()
        chain, kept = store.chain(), store.kept()
    replay = replayed(entries)
    names = {player.id: player.name for player in event.players}
    restored = tuple(entry for entry in entries if entry.after.get(UNFIT))
    found = (
        *chain_notes(chain, link),
        *(
            note("restored-unfit", number=entry.number, copy=entry.after.get("copy"))
            for entry in restored
        ),
        *found_notes(entries, event),
        *(note("audit-odd", number=number) for number in replay.odd),
        *_differing(event, replay, names),
        *_cases(kept, replay.digests),
    )
    return EventCheck(
        found,
        len(entries),
        chain.last if chain.broken_at is None else "",
        chain.unchained,
        chain.blanked_at,
        _backwards(chain),
        tuple(entry.number for entry in restored),
        tuple(entry.number for entry in entries if entry.what.endswith(FOUND)),
    )


def unfit(store: EventStore) -> tuple[Note, ...]:
    """Returns the reasons not to trust an event. An audit that cannot be read is one of
    them."""
    try:
        return audited(store).unfit
    except EventFileError as error:
        return (note("audit-unread", problem=why(error)),)


def _backwards(chain: AuditChain) -> tuple[int, ...]:
    return tuple(at + 1 for at in backwards(chain.times))


def chain_notes(chain: AuditChain, link: str = "") -> Iterator[Note]:
    """Yields notes on the links and times of an audit."""
    earlier = chain.blanked_at - 1 if chain.blanked_at else chain.unchained
    if earlier:
        yield note("audit-unchained", number=earlier)
    if chain.blanked_at:
        yield note("audit-blanked", first=chain.blanked_at, last=chain.unchained)
    if chain.broken_at is not None:
        yield note("audit-broken", number=chain.broken_at)
    if chain.cut:
        yield note("audit-cut", count=chain.cut)
    if back := _backwards(chain):
        yield note("audit-backwards", numbers=listed(back))
    if link:
        number = chain.found(link)
        if number:
            yield note("link-found", link=shown_link(link), number=number)
        else:
            yield note("link-missing", link=shown_link(link))


def found_notes(entries: Iterable[AuditEntry], event: Event) -> tuple[Note, ...]:
    """Returns notes on the deviations that entries of the audit record."""
    names = {player.id: player.name for player in event.players}
    return tuple(
        note(
            "rows-found",
            number=entry.number,
            subject=subject_of(entry.subject),
            changes=_changes(entry.after, entry.before, names),
        )
        for entry in entries
        if entry.what.endswith(FOUND)
    )


def _differing(event: Event, replay: Replay, names: Mapping[int, str]) -> Iterator[Note]:
    for key, here, there in differences(event, replay):
        told = subject_of(subject(key[0], here or there or {}))
        if here is None:
            yield note("audit-missing", subject=told)
        elif there is None:
            yield note("audit-extra", subject=told)
        else:
            changes = _changes(*changed(here, there), names)
            yield note("audit-differs", subject=told, changes=changes)


def _changes(here: Values, there: Values, names: Mapping[int, str]) -> InWords:
    """Returns a text on values that differ: those in the event, and those of the audit."""
    return InWords(change_text, (here, there, names, regulation_named))


def _cases(kept: dict[str, bool], named: set[str]) -> Iterator[Note]:
    for digest, whole in kept.items():
        if not whole:
            yield note("kept-changed", digest=digest[:DIGEST])
        elif digest not in named:
            yield note("kept-extra", digest=digest[:DIGEST])
    for digest in sorted(named - kept.keys()):
        yield note("kept-missing", digest=digest[:DIGEST])
