"""An event set against what was done to it: its tables, its cases, and the chain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goref.app.event.tables import recount
from goref.core.base.frozen import frozen
from goref.core.base.language import Text
from goref.core.event.event import Event
from goref.core.event.notes import Note, note
from goref.core.words.event.audit import DIGEST, change_text, subject_of
from goref.io.event.audit import AuditChain, shown_link
from goref.io.event.replay import Replay, Subject, Values, as_it_is, replayed, subject
from goref.io.event.store import EventStore


@frozen
class EventCheck:
    """What was found.

    Attributes:
        notes: what does not fit, or should be known.
        entries: how many things were done.
        link: the last link of the chain, in full; empty where the chain is broken.
    """

    notes: tuple[Note, ...]
    entries: int
    link: str


def checked(store: EventStore, link: str = "") -> EventCheck:
    """Compare an event with its audit done again, and every decision with its case.

    Args:
        link: a link that was written down, or its beginning, to be looked for.

    Raises EventFileError.
    """
    with store.at_one_moment():
        event, entries = store.event(), store.audit()
        chain, kept = store.chain(), store.kept()
    replay = replayed(entries)
    found = (
        *_chain(chain, link),
        *(note("audit-odd", number=number) for number in replay.odd),
        *_differing(event, replay),
        *_cases(kept, replay.digests),
        *recount(store),
    )
    return EventCheck(found, len(entries), chain.last if chain.broken_at is None else "")


def _chain(chain: AuditChain, link: str) -> Iterator[Note]:
    if chain.unchained:
        yield note("audit-unchained", number=chain.unchained)
    if chain.broken_at is not None:
        yield note("audit-broken", number=chain.broken_at)
    if link:
        number = chain.found(link)
        if number:
            yield note("link-found", link=shown_link(link), number=number)
        else:
            yield note("link-missing", link=shown_link(link))


def _differing(event: Event, replay: Replay) -> Iterator[Note]:
    mine, theirs = as_it_is(event), replay.things
    names = {player.id: player.name for player in event.players}

    def order(key: Subject) -> tuple[int, int]:
        return ("event", "player", "table", "bye").index(key[0]), key[1]

    for key in sorted({**mine, **theirs}, key=order):
        here, there = mine.get(key), theirs.get(key)
        if here == there:
            continue
        told = subject_of(subject(key[0], here or there or {}))
        if here is None:
            yield note("audit-missing", subject=told)
        elif there is None:
            yield note("audit-extra", subject=told)
        else:
            changes = _changes(here, there, names)
            yield note("audit-differs", subject=told, changes=changes)


def _changes(here: Values, there: Values, names: Mapping[int, str]) -> Text:
    """What a thing is, and what it should be."""
    other = [column for column in here if here[column] != there.get(column)]
    before, after = ({column: side.get(column) for column in other} for side in (here, there))
    return Text.of(lambda language: change_text(before, after, names, language))


def _cases(kept: dict[str, bool], named: set[str]) -> Iterator[Note]:
    for digest, whole in kept.items():
        if not whole:
            yield note("kept-changed", digest=digest[:DIGEST])
        elif digest not in named:
            yield note("kept-extra", digest=digest[:DIGEST])
    for digest in sorted(named - kept.keys()):
        yield note("kept-missing", digest=digest[:DIGEST])
