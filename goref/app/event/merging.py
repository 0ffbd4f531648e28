"""The import of a copy of an event: the acts done in the copy are done in the event too.

A copy is another file, or entries sent by somebody who keeps one (:class:`EventCopy`). The
audits of event and copy begin with the same entries, up to the common link. Every later act in
the copy is repeated in the event, with its reason, its cases and the name of its author. Each
act keeps its id, so that a later import of the same copy repeats only the new acts. If event
and copy have changed the same thing, the user must choose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from goref.app.event.acts.copied import CopiedAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.table import original_act
from goref.app.event.checking import unfit
from goref.core.base.faults import fault, why
from goref.core.base.frozen import frozen
from goref.core.base.language import InWords
from goref.core.event.changes import EventChanges
from goref.core.event.event import Event, EventError, player_key
from goref.core.event.notes import Note, note
from goref.core.texts.event.audit import subject_of
from goref.core.texts.event.events import say
from goref.io.event import rows
from goref.io.event.audit import BESIDE, AuditEntry
from goref.io.event.change import EventChange
from goref.io.event.replay import Subject, Values, as_it_is, bye_id, subject
from goref.io.event.store import EventStore

RESULT = frozenset(
    (*rows.RESULT, "state", "digest", "source", "signed", "handicap", "komi", "size")
)
"""The columns of a table that are chosen together: all from the event, or all from the copy."""
READ: dict[str, Callable[[Any], Any]] = {
    "event": rows.read_info,
    "player": rows.read_player,
    "table": rows.read_table,
    "bye": rows.read_bye,
}
"""For each kind of thing, the function that makes it from the values of its row."""
NONE = object()
"""Stands for the value of a column whose row does not exist."""
PLAYERS = frozenset(("black", "white", "player"))
"""The columns that hold a player's id."""
PLACING = PLAYERS | {"round", "number"}
"""The columns that say who plays where."""


class EventCopy(Protocol):
    """A copy of an event, as far as its import needs it.

    Attributes:
        name: the name of the copy in the log and in messages.
    """

    name: str

    def common(self, store: EventStore) -> int:
        """Returns the number of entries, at the beginning, that the copy shares with an event.

        Raises EventError if the copy does not fit its own audit.
        """

    def audit(self, since: int) -> tuple[AuditEntry, ...]:
        """Returns the copy's entries after number ``since``, oldest first."""

    def things(self) -> Mapping[Subject, Values]:
        """Returns the values of all things in the copy."""

    def case(self, digest: str) -> bytes:
        """Returns the text of a case file by its digest. Raises EventError if it is missing."""


class FileCopy:
    """A copy of an event that is a file of its own."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self.name = store.path.name

    def common(self, store: EventStore) -> int:
        if found := unfit(self._store):
            problem = InWords(say, (found[0],))
            raise EventError(fault("copy-unfit", copy=self.name, problem=problem))
        return _common(store.chain().links, self._store.chain().links)

    def audit(self, since: int) -> tuple[AuditEntry, ...]:
        return self._store.audit(since)

    def things(self) -> Mapping[Subject, Values]:
        return as_it_is(self._store.event())

    def case(self, digest: str) -> bytes:
        return self._store.case(digest)


def _as_copy(copy: EventStore | EventCopy) -> EventCopy:
    return FileCopy(copy) if isinstance(copy, EventStore) else copy


@frozen
class CopyAct:
    """An act in the copy.

    Attributes:
        id: the act's id; the same in the event after the import.
        entries: the entries of the act in the copy's audit.
    """

    id: str
    entries: tuple[AuditEntry, ...]

    @property
    def who(self) -> str:
        """The person who did the act."""
        return self.entries[0].who


@frozen
class CopyClash:
    """Columns of a row that were changed in the event and, in a different way, in the copy.

    Attributes:
        number: the clash's number, from 1, by which the user refers to it.
        subject: the thing changed, such as ``table 2/13``.
        here, copy: the columns that differ, with their values in the event and in the copy.
        who_here, who_copy: the last person who changed the thing in the event and in the copy.
        time_here, time_copy: the times of these two changes.
        entry_here: the number of the last entry here that changed it.
    """

    number: int
    subject: str
    here: Values
    copy: Values
    who_here: str
    who_copy: str
    time_here: str
    time_copy: str
    entry_here: int = 0


@frozen
class CopyComparison:
    """The acts of a copy that the event does not have.

    Attributes:
        common: the number of entries at the beginning that both audits share.
        acts: the acts to be imported, in the copy's order.
        clashes: the things that event and copy changed differently; each needs a choice.
        keys: for each clash, the kind and id of its thing in the copy.
    """

    common: int
    acts: tuple[CopyAct, ...]
    clashes: tuple[CopyClash, ...]
    keys: tuple[Subject, ...]


@frozen
class RefusedAct:
    """An act of a copy that the event did not accept.

    Attributes:
        subject: the thing that it changed first, such as ``table 2/13``.
        problem: the reason.
    """

    id: str
    who: str
    subject: str
    problem: object


@frozen
class MergedCopy:
    """The outcome of an import of a copy.

    Attributes:
        done: the number of imported acts.
        refused: the acts that the event did not accept.
    """

    done: int
    refused: tuple[RefusedAct, ...]

    @property
    def notes(self) -> tuple[Note, ...]:
        """The acts that the event did not accept, as notes."""
        return tuple(
            note(
                "copied-refused",
                subject=subject_of(act.subject),
                who=act.who,
                problem=act.problem,
            )
            for act in self.refused
        )


def compared(store: EventStore, copy: EventStore | EventCopy) -> CopyComparison:
    """Compares a copy with the event; returns the acts to import, and their clashes.

    Raises EventError if ``copy`` is no copy of the event, or does not fit its own audit. Raises
    EventFileError if a file cannot be read.
    """
    copy = _as_copy(copy)
    common = copy.common(store)
    if not common:
        raise EventError(fault("copy-of-another", path=copy.name))
    both = _Audits(store, copy, common)
    clashes, keys = both.clashes()
    return CopyComparison(common, both.acts, clashes, keys)


def merge_copy(
    store: EventStore,
    copy: EventStore | EventCopy,
    found: CopyComparison,
    from_copy: Iterable[int] = (),
    *,
    reason: str = "",
    who: str = "",
    check: Callable[[str, EventChange], object] | None = None,
    later: Collection[str] = (),
) -> MergedCopy:
    """Repeats the acts of a copy in the event; each is on disk before the next one begins.

    Args:
        found: the comparison that :func:`compared` returned.
        from_copy: the numbers of the clashes for which the copy's state is chosen. For all
            others the event's state is kept, and the event's audit records the choice.
        reason: why the copy is imported; the audit stores it after each act's own reason.
        who: the author of all acts; empty for the author that the copy names.
        check: called with an act's name in files and its changes, before they take effect; if
            it raises EventError, the act is refused.
        later: the ids of acts that are not imported now, as :func:`waiting` returns them.

    Raises ChangedError if the event is changed meanwhile, EventFileError. The acts imported
    before the error remain; a further import of the copy continues with the others.
    """
    chosen = set(from_copy)
    kept = {
        key: clash for clash, key in zip(found.clashes, found.keys, strict=True)
        if clash.number not in chosen
    }  # fmt: skip
    copy = _as_copy(copy)
    redoing = _Redoing(store.event(), _Audits(store, copy, found.common), kept)
    wanted = {act.id for act in found.acts}
    done = 0
    refused: list[RefusedAct] = []
    for act in redoing.audits.every:
        if act.id in later:
            continue
        first = act.entries[0]
        left = dict.fromkeys(kept[key].subject for key in map(_key, act.entries) if key in kept)
        try:
            changes = redoing.changes(act)
            if act.id not in wanted:  # imported before
                continue
            if changes == EventChanges():
                left = left or {first.subject: None}  # otherwise the next import would do it
            digests = {table.case for table in (*changes.tables, *changes.new_tables)} - {""}
            digests -= {table.case for table in store.event().tables}  # attached here alone
            time, original = original_act(first)
            put = do(
                store,
                CopiedAct(changes, time, original),
                " · ".join(filter(None, (first.reason, reason.strip()))),
                id=act.id,
                texts=[copy.case(digest) for digest in sorted(digests)],
                first=partial(_tell_kept, subjects=left, copy=copy.name),
                check=partial(check, str(original.get("act", ""))) if check else None,
                who=who or first.who,
            )
        except ValueError as error:  # an EventError, or values that do not fit here
            refused.append(RefusedAct(act.id, who or act.who, first.subject, why(error)))
            continue
        redoing.took(put)
        done += changes != EventChanges()
    return MergedCopy(done, tuple(refused))


def waiting(found: CopyComparison, asked: Collection[Subject]) -> frozenset[str]:
    """Returns the ids of the acts that wait for the user's choices; all others can be imported.

    An act waits if it changes one of the asked things, or a thing that a waiting act before it
    changes or names: what is done in the copy on one thing is imported in its order. All acts
    that place players at tables are about one thing, and so is everything before an act on the
    event itself, such as closing a round.

    Args:
        asked: the keys of the clashes without a choice.
    """
    things: set[object] = set(asked)
    ids = set()
    for act in found.acts:
        about = _about(act)
        if things and (about & things or ("event", 1) in about):
            ids.add(act.id)
            things |= about
    return frozenset(ids)


def _about(act: CopyAct) -> set[object]:
    """Returns the keys of the things that an act changes or names, and whether it places."""
    about: set[object] = set()
    for entry in act.entries:
        about.add(_key(entry))
        for values in (entry.before, entry.after):
            about |= {("player", values[column]) for column in PLAYERS & values.keys()}
            if values.keys() & PLACING:
                about.add("places")
    return about


def _tell_kept(change: EventChange, subjects: Iterable[str], copy: str) -> None:
    for one in subjects:
        change.tell_kept(one, copy)


def _common(here: tuple[str, ...], copy: tuple[str, ...]) -> int:
    """Returns the number of links that two chains share at their beginning."""
    pairs = enumerate(zip(here, copy, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(here), len(copy)))


def acts_of(entries: Iterable[AuditEntry]) -> tuple[CopyAct, ...]:
    """Groups the entries of an audit by act.

    Those before the first entry with an act's id are each an act by themselves.
    """
    acts: list[tuple[str, list[AuditEntry]]] = []
    for entry in entries:
        if entry.act_id or not acts or not acts[-1][1][0].act_id:
            acts.append((entry.act_id or entry.chain, []))
        acts[-1][1].append(entry)
    return tuple(CopyAct(id_, tuple(of)) for id_, of in acts)


def _key(entry: AuditEntry) -> Subject:
    """Returns the kind and id of the thing that an entry is about."""
    kind = entry.what.partition("-")[0]
    if kind == "bye":
        return kind, bye_id(entry.after or entry.before) or 0
    return kind, entry.about or 0


class _Audits:
    """The acts of an event and of its copy since the common link.

    Attributes:
        shared: the state of both at the common link.
        every: all acts of the copy.
        acts: those of them that are not imported yet.
        taken: by an act's id and by thing, the columns that the act still changes. A column is
            left out if a later act, imported already, has changed it again.
        ids: for each thing of the copy, by kind and id, its id in the event. It has the things
            from before the common link, imported things, and those added in both: players of
            the same name, equal pairings.
    """

    def __init__(self, store: EventStore, copy: EventCopy, common: int) -> None:
        self.every, here = acts_of(copy.audit(common)), acts_of(store.audit(common))
        came = {act.id: act for act in here}
        self._event, self._copied = store.event(), copy.things()
        self.acts = tuple(act for act in self.every if act.id not in came)
        over = [(act, came[act.id]) for act in self.every if act.id in came]
        ids = {act.id for act, _ in over}
        self._own, self.taken = _own(here, ids), _taken(self.every, ids)
        self.shared = store.replay(common)
        self.ids = {key: key[1] for key in self.shared.things}
        for theirs, mine in over:
            for there, added in zip(_added(theirs), _added(mine), strict=False):
                self.ids[_key(there)] = added.about or 0
        self._identify()

    def _identify(self) -> None:
        entries = [entry for act in self.acts for entry in _added(act)]
        if not entries:
            return
        players = {player.key: player.id for player in self._event.players}
        tables = {tuple(getattr(t, c) for c in rows.PLACE): t.id for t in self._event.tables}
        for entry in entries:
            after = _translated(entry.after, self.ids)
            if entry.what == "player-added":
                name = f"{after.get('surname', '')}{after.get('given', '')}"
                there = players.get(player_key(name))
            else:
                there = tables.get(tuple(after.get(column) for column in rows.PLACE))
            if there is not None:
                self.ids.setdefault(_key(entry), there)

    def clashes(self) -> tuple[tuple[CopyClash, ...], tuple[Subject, ...]]:
        """Returns the things that event and copy changed differently, and their keys in the
        copy."""
        theirs: dict[Subject, set[str]] = {}
        for act in self.acts:
            for key, columns in self.taken[act.id].items():
                theirs.setdefault(key, set()).update(columns)
        last = {_key(entry): entry for act in self.acts for entry in act.entries}
        there_are = {(key[0], self.ids.get(key, 0)) for key in theirs}
        now, copied = as_it_is(self._event, there_are), self._copied
        clashes: list[CopyClash] = []
        keys: list[Subject] = []
        for key, changed in theirs.items():
            there = key[0], self.ids.get(key, 0)
            mine = self._own.get(there)
            if not (mine and changed) or key[0] == "bye":
                continue
            state, wanted = now.get(there, {}), _translated(copied.get(key, {}), self.ids)
            both = {*state, *wanted}
            if state and wanted:
                both = _whole({*mine}) & changed
                both = {column for column in both if state[column] != wanted[column]}
            if both:
                number, named = len(clashes) + 1, subject(key[0], state or wanted)
                sides = (
                    {column: state.get(column) for column in sorted(both)},
                    {column: wanted.get(column) for column in sorted(both)},
                )
                one, other = max(mine.values(), key=lambda entry: entry.number), last[key]
                whose = one.who, other.who, one.time, other.time
                clashes.append(CopyClash(number, named, *sides, *whose, one.number))
                keys.append(key)
        return tuple(clashes), tuple(keys)


def _added(act: CopyAct) -> list[AuditEntry]:
    """Returns the entries of an act that add a player or a table."""
    return [entry for entry in act.entries if entry.what in ("player-added", "table-added")]


def _net(act: CopyAct) -> dict[Subject, dict[str, AuditEntry]]:
    """Returns what an act changed in the end: by thing and column, the last entry.

    A column that the act changed back is left out, such as a round that was opened in between.
    """
    first: dict[tuple[Subject, str], object] = {}
    net: dict[Subject, dict[str, AuditEntry]] = {}
    for entry in act.entries:
        for column in {*entry.before, *entry.after} - BESIDE:
            first.setdefault((_key(entry), column), entry.before.get(column, NONE))
            net.setdefault(_key(entry), {})[column] = entry
    return {
        key: {
            column: entry
            for column, entry in columns.items()
            if entry.after.get(column, NONE) != first[key, column]
        }
        for key, columns in net.items()
    }


def _own(
    acts: Iterable[CopyAct], over: Collection[str]
) -> dict[Subject, dict[str, AuditEntry]]:
    """Returns by thing and column the last entry of the event's own changes.

    A column is left out if an imported act changed it after that.

    Args:
        over: the ids of the imported acts.
    """
    own: dict[Subject, dict[str, AuditEntry]] = {}
    for act in acts:
        for key, columns in _net(act).items():
            mine = own.setdefault(key, {})
            if act.id not in over:
                mine |= columns
                continue
            for column in _whole({*columns}):
                mine.pop(column, None)
    return own


def _taken(
    acts: Sequence[CopyAct], over: Collection[str]
) -> dict[str, dict[Subject, set[str]]]:
    """Returns :attr:`_Audits.taken`.

    Args:
        over: the ids of the imported acts.
    """
    later: dict[Subject, set[str]] = {}
    taken: dict[str, dict[Subject, set[str]]] = {}
    for act in reversed(acts):
        net = {key: _whole({*columns}) for key, columns in _net(act).items()}
        taken[act.id] = {key: columns - later.get(key, set()) for key, columns in net.items()}
        if act.id in over:
            for key, columns in net.items():
                later.setdefault(key, set()).update(columns)
    return taken


def _whole(columns: set[str]) -> set[str]:
    return columns | RESULT if columns & RESULT else columns


def _translated(values: Values, ids: Mapping[Subject, int]) -> Values:
    """Returns values of the copy with players' ids replaced by those in the event."""
    there = {column: ids.get(("player", values[column])) for column in PLAYERS & values.keys()}
    return {**values, **there}


class _Redoing:
    """The state of the event while the acts of a copy are repeated in it one by one."""

    def __init__(
        self, event: Event, audits: _Audits, kept: Mapping[Subject, CopyClash]
    ) -> None:
        self.audits, self._kept = audits, kept
        self._ids = dict(audits.ids)
        self._there = audits.shared.copy()
        entries = (entry for act in audits.every for entry in act.entries)
        named = {(key[0], self._ids.get(key, 0)) for key in map(_key, entries)}
        self._things = as_it_is(event, named)  # those added here are put in by :meth:`took`
        self._versions = {("event", 1): event.info.version}
        self._versions |= {("player", player.id): player.version for player in event.players}
        self._versions |= {("table", table.id): table.version for table in event.tables}
        self._added: dict[str, list[Subject]] = {}

    def changes(self, act: CopyAct) -> EventChanges:
        """Returns the changes by which an act of the copy is repeated in the event.

        It must be called for every act, in order. Added players and tables get the ids -1, -2
        and so on. A clash for which the event's state is kept changes nothing. Raises
        EventError if the act is about something that was added in the copy and not imported.
        """
        self._added, ids = {"player": [], "table": []}, dict(self._ids)
        later: dict[Subject, Values | None] = {}
        for entry in act.entries:
            self._there.do(entry)
        for entry in act.entries:
            kind, _, verb = entry.what.partition("-")
            key, kept = _key(entry), self._kept.get(_key(entry))
            taken = self.audits.taken[act.id].get(key)
            if not taken:
                continue
            after = _translated(entry.after, ids)
            if kind == "bye":
                here = kind, bye_id(after or _translated(entry.before, ids)) or 0
            elif verb != "added" and key not in ids:
                raise EventError(fault("copied-without"))
            else:
                here = kind, ids.get(key, 0)
            if any(after.get(column, 0) is None for column in PLAYERS):
                raise EventError(fault("copied-without"))
            now = later.get(here, self._things.get(here))
            if verb == "added" and kind in self._added and key not in ids:
                self._added[kind].append(key)
                ids[key] = -len(self._added[kind])
                later[kind, ids[key]] = after
            elif verb == "added" and kind == "bye":
                later[here] = after
            elif verb in ("added", "changed"):
                # A result is imported whole: parts not changed in the copy may differ here.
                there = _translated(self._there.things.get(key, {}), ids)
                if kept is not None:
                    taken = taken - _whole({*kept.here})
                if now is not None:
                    later[here] = {**now, **{c: there[c] for c in taken & there.keys()}}
                elif kept is None and there:  # it was removed, and returns as it is in the copy
                    later[here] = there
            elif verb == "removed" and kept is None:
                later[here] = None
        return self._as_changes(later)

    def _as_changes(self, later: Mapping[Subject, Values | None]) -> EventChanges:
        new: dict[str, list[Any]] = {}
        changed: dict[str, list[Any]] = {}
        gone: dict[str, list[Any]] = {}
        # What is new comes first, in the order of its ids, before what returns.
        for key, values in sorted(later.items(), key=lambda i: (i[0][1] > 0, abs(i[0][1]))):
            (kind, id_), was = key, self._things.get(key)
            if values == was:
                continue
            into = new if was is None else gone if values is None else changed
            row = {**(values or was or {}), "id": max(id_, 0)}
            row["version"] = self._versions.get(key, 0)
            into.setdefault(kind, []).append(READ[kind](row))
        info = changed.get("event", [None])[0]
        return EventChanges(
            info=info,
            new_players=tuple(new.get("player", ())),
            players=tuple(changed.get("player", ())),
            gone_players=tuple(gone.get("player", ())),
            new_tables=tuple(new.get("table", ())),
            tables=tuple(changed.get("table", ())),
            gone_tables=tuple(gone.get("table", ())),
            byes=tuple(new.get("bye", ())),
            gone_byes=tuple(gone.get("bye", ())),
        )

    def took(self, done: EventChanges) -> None:
        """Applies the changes of an act that was carried out, with their ids and versions."""
        added = self._added
        players = zip(added["player"], done.new_players, strict=False)
        self._ids |= {key: player.id for key, player in players}
        tables = zip(added["table"], done.new_tables, strict=False)
        self._ids |= {key: table.id for key, table in tables}
        if done.info is not None:
            self._put(("event", 1), rows.info_values(done.info), done.info.version)
        for player in (*done.players, *done.new_players):
            self._put(("player", player.id), rows.player_values(player), player.version)
        for table in (*done.tables, *done.new_tables):
            self._put(("table", table.id), rows.table_values(table), table.version)
        for bye in done.byes:
            values = {"round": bye.round, "player": bye.player}
            self._put(("bye", bye_id(values) or 0), values, 0)
        gone = [("player", player.id) for player in done.gone_players]
        gone += [("table", table.id) for table in done.gone_tables]
        gone += [("bye", bye_id(vars(bye)) or 0) for bye in done.gone_byes]
        for key in gone:
            self._things.pop(key, None)

    def _put(self, key: Subject, values: Values, version: int) -> None:
        self._things[key], self._versions[key] = values, version
