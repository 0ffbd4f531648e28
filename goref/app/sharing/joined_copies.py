"""The two files of a joined event: the working file is made to follow the mirror.

What was done in the working file after the last entry that it shares with the mirror is this
computer's own. It is sent to the server, and comes back in the mirror in the server's order;
only then the working file takes over the mirror's state.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from goref.app.event.files import open_event
from goref.app.sharing.joined_event import JoinedEvent
from goref.app.sharing.protocol import MOST_ENTRIES, MOST_TEXTS
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.event.audit import RawEntry
from goref.io.event.faults import EventFileError
from goref.io.event.follow import UnfitEntryError
from goref.io.event.rebase import MovedOnError
from goref.io.event.schema import SUFFIX
from goref.io.event.store import EventStore
from goref.io.files import UNFINISHED, is_there, naming, shown_path

NEW = "mirror.new"
"""The name of a mirror that is not completely fetched."""
BEFORE = f"before {{}}{SUFFIX}"
"""The name of a mirror that has entries which the server has no longer; the last is kept."""
MOST_BEFORE = 20
"""The most such mirrors; the oldest is removed."""


@frozen
class OwnActs:
    """Acts in the working file that the mirror does not have.

    Attributes:
        after, link: number and link of the last entry that both share.
        last: number and link of the last entry of the working file.
        entries: the entries after that.
        texts: the digests of the case files to which they refer.
    """

    after: int
    link: str
    last: tuple[int, str]
    entries: tuple[RawEntry, ...] = ()
    texts: tuple[str, ...] = ()

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of the acts, in order; for entries without an act, the first one's link."""
        return tuple(id_ for id_, _ in by_act(self.entries))

    def entry(self, id: str) -> RawEntry | None:
        """Returns the first entry of an act, by its id."""
        return next((entries[0] for id_, entries in by_act(self.entries) if id_ == id), None)


class JoinedCopies:
    """The open files of a joined event, in the hands of one process alone."""

    def __init__(self, joined: JoinedEvent) -> None:
        """Opens the files. What is missing is taken from the other, or later from the server.

        Raises EventFileError; WrittenError if another process keeps the files in step.
        """
        self._joined = joined
        self._mirror: EventStore | None = None
        self._working: EventStore | None = None
        self._seen = -1
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        who = self._joined.membership.who
        if is_there(self._joined.mirror):
            with suppress(UnfitMirrorError):
                self._mirror = _mirror(self._joined, who)
        if self._mirror is not None:
            if not is_there(self._joined.working):
                _copy_file(self._joined.mirror, self._joined.working)
            self._working = open_event(self._joined.working)
            self._working.follow(())  # of the present format, as the mirror is

    def close(self) -> None:
        """Closes the files."""
        for store in (self._working, self._mirror):
            if store is not None:
                store.close()
        self._working = self._mirror = None

    @property
    def has_mirror(self) -> bool:
        """False if the whole event must be fetched from the server."""
        return self._mirror is not None

    @property
    def mirror(self) -> EventStore:
        assert self._mirror is not None
        return self._mirror

    @property
    def working(self) -> EventStore:
        assert self._working is not None
        return self._working

    def put_mirror(self, path: Path) -> None:
        """Puts a file, fetched from the server, in the place of the mirror.

        Raises EventFileError if it is not the event that was joined.
        """
        with EventStore.open(path, "", read_only=True) as found:
            links = found.chain().links
            if not links or links[0] != self._joined.membership.id:
                raise EventFileError(fault("server-another"))
            gone = self._gone(found)
        if gone:
            who = self._joined.membership.who
            others = (id_ for id_, entries in by_act(gone) if entries[0]["who"] != who)
            self._joined.note_others({*self._joined.others, *others})
        self.close()
        with naming(self._joined.mirror, "cannot-write", EventFileError):
            if gone:
                self._keep_before()
            os.replace(path, self._joined.mirror)
        self._open()

    def _gone(self, found: EventStore) -> tuple[RawEntry, ...]:
        """Returns the entries of the present mirror that another one does not have."""
        if self._mirror is None:
            return ()
        last = self._mirror.last_link()[0]
        return self._mirror.raw_audit(common_entries(self._mirror, found, last))

    def _keep_before(self) -> None:
        """Keeps the present mirror under another name: it has what the server has no longer."""
        folder = self._joined.folder
        kept = sorted(folder.glob(BEFORE.format("*")))
        last = int(kept[-1].stem.partition(" ")[2]) if kept else 0
        os.replace(self._joined.mirror, folder / BEFORE.format(f"{last + 1:04}"))
        for old in kept[: max(0, len(kept) + 1 - MOST_BEFORE)]:
            old.unlink(missing_ok=True)

    def bring(self, path: Path) -> bool:
        """Makes the working file like another file of the event, which has acts of its own.

        Those are own acts then, and are sent. The other file is left as it is. Nothing is
        changed if it has no such acts, is gone, or is another event.

        Returns False, and changes nothing, while the working file has something that the mirror
        does not have: call it again then.
        """
        last = self.working.last_link()
        if last != self.mirror.last_link():
            return False
        if not is_there(path):
            return True
        unfinished = self._joined.folder / UNFINISHED.format(os.urandom(8).hex())
        try:
            with EventStore.open(path, "", read_only=True) as found:
                links = found.chain().links
                if not links or links[0] != self._joined.membership.id:
                    return True
                own = self._missing(found)
                if not own:
                    return True
                found.back_up(unfinished)
            mine = self._joined.membership.who, self.working.who
            others = (id_ for id_, who in own.items() if who not in mine)
            self._joined.note_others({*self._joined.others, *others})
            with open_event(unfinished) as brought:
                common = common_entries(self.working, brought, last[0])
                self.working.become(brought, common, last)
        except MovedOnError:
            return False
        finally:
            unfinished.unlink(missing_ok=True)
        return True

    def _missing(self, found: EventStore) -> dict[str, str]:
        """Returns the ids of the acts of a file that the mirror does not have, with authors."""
        common = common_entries(found, self.mirror, found.last_link()[0])
        there = {id_ for id_, _ in by_act(self.mirror.raw_audit(common))}
        acts = by_act(found.raw_audit(common))
        return {id_: str(es[0]["who"]) for id_, es in acts if id_ not in there}

    def has_changed(self) -> bool:
        """Returns whether others have changed the working file since the last call."""
        before, self._seen = self._seen, self.working.others()
        return before != self._seen

    def own(self) -> OwnActs:
        """Returns the acts in the working file that the mirror does not have.

        Raises EventFileError, also if the two files are not copies of one event.
        """
        with self.working.at_one_moment():
            last = self.working.last_link()
            after = common_entries(self.working, self.mirror, last[0])
            if not after:
                raise EventFileError(
                    fault("copy-of-another", path=shown_path(self._joined.working))
                )
            entries = self.working.raw_audit(after)
            link = last[1] if after == last[0] else self._link(after)
        return OwnActs(after, link, last, entries, _digests(entries))

    def _link(self, number: int) -> str:
        (entry,) = self.working.raw_audit(number - 1, 1)
        return str(entry["chain"]) or self.working.chain().links[number - 1]

    def portions(self, own: OwnActs) -> list[tuple[Sequence[RawEntry], list[bytes]]]:
        """Returns own acts as they are sent: entries from the first one on, and texts.

        There is more than one portion if all texts would be too many for one request; each has
        the entries of those before, whose texts the server then has.
        """
        portions: list[tuple[Sequence[RawEntry], list[bytes]]] = []
        texts: dict[str, bytes] = {}
        sent: set[str] = set()
        count = 0
        for _, entries in by_act(own.entries):
            new = {
                digest: self.working.case(digest)
                for digest in _digests(entries)
                if digest not in texts and digest not in sent
            }
            size = sum(map(len, (*texts.values(), *new.values())))
            if texts and size > MOST_TEXTS:
                portions.append((own.entries[:count], list(texts.values())))
                sent |= texts.keys()
                texts = {}
            texts |= new
            count += len(entries)
        return [*portions, (own.entries, list(texts.values()))]

    def follow(self, entries: Sequence[RawEntry], texts: Iterable[bytes]) -> None:
        """Takes the server's next entries into the mirror.

        Raises UnfitEntryError if they do not fit: the whole event must be fetched.
        """
        self.mirror.follow(entries, texts)

    def take_over(self, own: OwnActs) -> bool:
        """Makes the working file like the mirror, which has all that the server has.

        Args:
            own: the acts that the server has answered; none if there were none.

        Returns False, and changes nothing, if something else was done meanwhile.
        """
        if own.last == self.mirror.last_link():
            self._joined.note_others(())
            return True
        try:
            if not own.entries:
                with suppress(UnfitEntryError):  # the rows here are not as the audit says
                    self._follow_mirror(own.last[0])
                    return True
            self.working.become(self.mirror, own.after, own.last)
        except MovedOnError:
            return False
        self._joined.note_others(())
        return True

    def _follow_mirror(self, after: int) -> None:
        while entries := self.mirror.raw_audit(after, MOST_ENTRIES):
            texts = [self.mirror.case(digest) for digest in _digests(entries)]
            self.working.follow(entries, texts)
            after = entries[-1]["id"]


def common_entries(store: EventStore, other: EventStore, last: int) -> int:
    """Returns the number of entries that two files share from the beginning.

    Args:
        last: the number of the last entry of ``store``.
    """

    def is_shared(number: int) -> bool:  # then all entries before it are the same, too
        if number == 0:
            return False
        return store.raw_audit(number - 1, 1) == other.raw_audit(number - 1, 1)

    low, high = 0, min(last, other.last_link()[0])
    if is_shared(high):
        return high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if is_shared(middle) else (low, middle)
    return low


class UnfitMirrorError(EventFileError):
    """A mirror that cannot be read; the whole event must be fetched."""


def _mirror(joined: JoinedEvent, who: str) -> EventStore:
    """Opens the mirror for this process alone. Raises UnfitMirrorError, WrittenError."""
    try:
        store = EventStore.open(joined.mirror, who)
    except EventFileError as error:
        raise UnfitMirrorError(*error.args) from None
    try:
        store.sit_alone()
        store.follow(())  # of the present format
    except BaseException:
        store.close()
        raise
    return store


def _copy_file(path: Path, to: Path) -> None:
    """Copies a file so that the copy is there whole or not at all. Raises EventFileError."""
    unfinished = to.with_name(UNFINISHED.format(os.urandom(8).hex()))
    with naming(to, "cannot-write", EventFileError):
        shutil.copyfile(path, unfinished)
        os.replace(unfinished, to)


def _digests(entries: Iterable[RawEntry]) -> tuple[str, ...]:
    """Returns the digests of the case files to which entries refer."""
    found: dict[str, None] = {}
    for entry in entries:
        with suppress(ValueError, AttributeError, RecursionError):
            if digest := json.loads(entry["after"]).get("digest"):
                found[str(digest)] = None
    return tuple(found)


def by_act(entries: Iterable[RawEntry]) -> list[tuple[str, list[RawEntry]]]:
    """Returns entries by act; one that names no act is an act by itself."""
    acts: list[tuple[str, list[RawEntry]]] = []
    for entry in entries:
        if entry["act_id"] or not acts or not acts[-1][1][0]["act_id"]:
            acts.append((str(entry["act_id"] or entry["chain"]), []))
        acts[-1][1].append(entry)
    return acts
