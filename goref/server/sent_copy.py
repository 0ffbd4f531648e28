"""A copy of an event as the entries that somebody sends who worked on in it."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence

from goref.app.event.merging import CopyAct, acts_of
from goref.core.base.faults import fault, why
from goref.core.event.event import EventError
from goref.core.sharing.roles import WHOLE
from goref.core.texts.event.audit import DONE
from goref.io.event import rows
from goref.io.event.audit import BESIDE, AuditEntry, RawEntry, read_entry
from goref.io.event.faults import EventFileError
from goref.io.event.follow import READ, UnfitEntryError, follows
from goref.io.event.replay import Replay, Subject, Values
from goref.io.event.store import EventStore

KINDS = DONE.keys() - {"event-created"}
"""The kinds of entries that work in a copy can make: all but the first of an event."""
MOST_NUMBER = 2**53
MOST_VALUE = 2**20
"""The most characters of an entry's values."""


class SentCopy:
    """The entries of a copy after the last that it shares with the event.

    Every entry is checked when it is made of a request: it follows from the one before, fits
    what it changes, and leaves something that can be read.
    """

    def __init__(
        self,
        store: EventStore,
        name: str,
        after: int,
        link: str,
        entries: Sequence[RawEntry],
        texts: Mapping[str, bytes],
        without: Collection[str] = (),
    ) -> None:
        """Checks the entries.

        Args:
            name: the name of the copy in the event's log.
            after, link: number and link of the last entry that both share.
            without: the ids of acts that are left out.

        Raises EventError if the event has no such entry, UnfitEntryError at the first entry
        that does not fit; EventFileError.
        """
        self.name = name
        self._store, self._after, self._texts = store, after, texts
        if not link or _link(store, after) != link:
            raise EventError(fault("copy-of-another", path=name))
        replay = store.replay(after)
        number, previous = after, link
        self._entries: list[AuditEntry] = []
        for raw in entries:
            number, previous = follows(raw, number, previous)
            self._entries.append(_read(raw, replay))
        self._things = replay.things
        acts = acts_of(self._entries)
        self.left_out: tuple[CopyAct, ...] = tuple(act for act in acts if act.id in without)
        """The acts of the entries that are left out."""
        self._taken = [entry for act in acts if act.id not in without for entry in act.entries]

    def common(self, store: EventStore) -> int:
        return self._after

    def audit(self, since: int) -> tuple[AuditEntry, ...]:
        return tuple(entry for entry in self._taken if entry.number > since)

    def things(self) -> Mapping[Subject, Values]:
        return self._things

    def case(self, digest: str) -> bytes:
        if (text := self._texts.get(digest)) is not None:
            return text
        try:
            return self._store.case(digest)
        except EventFileError as error:  # neither sent nor here: its act alone is refused
            raise EventError(why(error)) from None


def _link(store: EventStore, number: int) -> str:
    """Returns the link of an entry of an event; "" if there is no such entry."""
    found = store.raw_audit(number - 1, 1) if number > 0 else ()
    if not found:
        return ""
    stated = str(found[0]["chain"])
    return stated or store.chain().links[number - 1]  # an earlier goref made no links


def _read(raw: RawEntry, replay: Replay) -> AuditEntry:
    """Returns an entry, and applies it. Raises UnfitEntryError."""
    try:
        if raw["what"] not in KINDS or len(raw["before"]) + len(raw["after"]) > MOST_VALUE:
            raise UnfitEntryError(raw, fault("entry-kind"))
        entry = read_entry(raw)
        _check_columns(raw, entry)
        replay.do(entry)
        if replay.odd:
            raise UnfitEntryError(raw, fault("entry-row"))
        _check_thing(entry, replay)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        if isinstance(error, UnfitEntryError):
            raise
        raise UnfitEntryError(raw, why(error)) from None
    return entry


def _check_columns(raw: RawEntry, entry: AuditEntry) -> None:
    """Raises UnfitEntryError for columns that there are not, or values that no row has."""
    kind = entry.what.partition("-")[0]
    known = WHOLE[kind] | BESIDE
    for column, value in (*entry.before.items(), *entry.after.items()):
        plain = value is None or isinstance(value, str)
        plain |= isinstance(value, int) and abs(value) <= MOST_NUMBER
        if column not in known or not (plain or column in BESIDE):
            raise UnfitEntryError(raw, fault("entry-kind"))
        if column == "digest" and not (value is None or isinstance(value, str)):
            raise UnfitEntryError(raw, fault("entry-kind"))
    if entry.act and not isinstance(json.loads(entry.act), dict):
        raise UnfitEntryError(raw, fault("entry-kind"))


def _check_thing(entry: AuditEntry, replay: Replay) -> None:
    """Reads what an entry changed. Raises ValueError, or another error of a wrong value."""
    kind, _, verb = entry.what.partition("-")
    if verb not in ("added", "changed", "found") or (verb == "found" and not entry.after):
        return
    if kind == "bye":
        rows.read_bye({"id": 1, **entry.after})  # type: ignore[arg-type]  # read by its keys
        return
    key = kind, 1 if kind == "event" else entry.about or 0
    READ[kind]({**replay.things[key], "id": key[1], "version": 1})
