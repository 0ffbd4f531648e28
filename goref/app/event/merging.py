"""Takes what was done in a copy of an event over into the event.

Event and copy share the beginning of their audits, up to the common link. What was done in the
copy since then is done here again, act by act: with its reason, its cases, and the name of who
did it. Each act keeps its id, so that a copy can be imported again later, and its new acts come
over alone. If both changed the same, somebody must choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from goref.app.event.acts.copied import CopiedAct
from goref.app.event.acts.doing import do
from goref.app.event.acts.table import act_of
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
from goref.io.event.audit import AuditEntry
from goref.io.event.replay import Subject, Values, as_it_is, bye_id, replayed, subject
from goref.io.event.store import EventStore

T = TypeVar("T")

RESULT = frozenset(
    (*rows.RESULT, "state", "digest", "source", "signed", "handicap", "komi", "size")
)
"""The columns of a table's row that belong together: who changes one chooses for all."""
PLAYERS = frozenset(("black", "white", "player"))
"""The columns that hold a player's id."""


@frozen
class CopyAct:
    """An act in the copy.

    Attributes:
        id: the same in the event after it came over.
        entries: what it changed, as the copy's audit says.
    """

    id: str
    entries: tuple[AuditEntry, ...]

    @property
    def who(self) -> str:
        """The author."""
        return self.entries[0].who


@frozen
class CopyClash:
    """Columns of a row that were changed both here and in the copy, in different ways.

    Attributes:
        number: from 1, by which it is chosen.
        subject: the thing, such as ``table 2/13``.
        here, copy: the columns that differ, with their values here and in the copy.
        who_here, who_copy: who changed it last, here and in the copy.
        time_here, time_copy: when.
    """

    number: int
    subject: str
    here: Values
    copy: Values
    who_here: str
    who_copy: str
    time_here: str
    time_copy: str


@frozen
class CopyComparison:
    """The acts of a copy that the event does not have.

    Attributes:
        common: the number of entries that both audits begin with.
        acts: those to come over, in the copy's order.
        clashes: what both changed; each needs a choice.
        keys: for each clash, the thing in the copy.
    """

    common: int
    acts: tuple[CopyAct, ...]
    clashes: tuple[CopyClash, ...]
    keys: tuple[Subject, ...]


@frozen
class MergedCopy:
    """The outcome of an import of a copy.

    Attributes:
        done: the number of acts that came over.
        notes: those that the event did not accept, with the reason.
    """

    done: int
    notes: tuple[Note, ...]


def compared(store: EventStore, copy: EventStore) -> CopyComparison:
    """Returns what was done in a copy since it was made, and what clashes with the event.

    Raises EventError if it is no copy of the event, or does not fit its own audit;
    EventFileError.
    """
    if found := unfit(copy):
        problem = InWords(say, (found[0],))
        raise EventError(fault("copy-unfit", copy=copy.path.name, problem=problem))
    common = _common(store.chain().links, copy.chain().links)
    if not common:
        raise EventError(fault("copy-of-another", path=copy.path.name))
    here = store.audit(common)
    known = {entry.act_id for entry in here if entry.act_id}
    every = _acts(copy.audit(common))
    acts = tuple(act for act in every if act.id not in known)
    ids = _known_ids(store.audit()[:common], every, here, known)
    _identified(store.event(), acts, ids)
    clashes, keys = _clashes(store.event(), here, every, acts, ids, known)
    return CopyComparison(common, acts, clashes, keys)


def merge_copy(
    store: EventStore, copy: EventStore, found: CopyComparison, from_copy: Iterable[int] = ()
) -> MergedCopy:
    """Does the acts of a copy here; each is on disk before the next one begins.

    Args:
        from_copy: the numbers of the clashes in which the copy's state is chosen; in all others
            the event's remains.

    Raises ChangedError if the event is changed meanwhile, EventFileError; the acts done before
    remain, and importing the copy again goes on with the others.
    """
    chosen = set(from_copy)
    kept = {
        key for clash, key in zip(found.clashes, found.keys, strict=True)
        if clash.number not in chosen
    }  # fmt: skip
    here = store.audit(found.common)
    known = {entry.act_id for entry in here if entry.act_id}
    shared = store.audit()[: found.common]
    ids = _known_ids(shared, _acts(copy.audit(found.common)), here, known)
    _identified(store.event(), found.acts, ids)
    done, notes = 0, []
    for act in found.acts:
        entries = [entry for entry in act.entries if _key(entry) not in kept]
        event = store.event()
        try:
            made = _Redone(event, ids)
            for entry in entries:
                made.do(entry)
            changes = made.changes()
            if changes == EventChanges():
                continue
            first = act.entries[0]
            digests = {str(e.after["digest"]) for e in entries if e.after.get("digest")}
            put = do(
                store,
                CopiedAct(changes, first.time, act_of(first) or {}),
                first.reason,
                id=act.id,
                texts=[copy.case(digest) for digest in sorted(digests)],
                who=first.who,
            )
        except EventError as error:
            told = subject_of(act.entries[0].subject)
            notes.append(note("copied-refused", subject=told, who=act.who, problem=why(error)))
            continue
        ids |= made.new_ids(put)
        done += 1
    return MergedCopy(done, tuple(notes))


def _common(here: tuple[str, ...], copy: tuple[str, ...]) -> int:
    """Returns how many links two chains share at their beginning."""
    pairs = enumerate(zip(here, copy, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(here), len(copy)))


def _acts(entries: Iterable[AuditEntry]) -> tuple[CopyAct, ...]:
    """Returns the entries of an audit by acts; one of an earlier goref is an act by itself."""
    acts: list[tuple[str, list[AuditEntry]]] = []
    for entry in entries:
        if entry.act_id or not acts or not acts[-1][1][0].act_id:
            acts.append((entry.act_id or entry.chain, []))
        acts[-1][1].append(entry)
    return tuple(CopyAct(id_, tuple(of)) for id_, of in acts)


def _key(entry: AuditEntry) -> Subject:
    """Returns the thing that an entry is about."""
    kind = entry.what.partition("-")[0]
    if kind == "bye":
        return kind, bye_id(entry.after or entry.before) or 0
    return kind, entry.about or 0


def _known_ids(
    shared: Iterable[AuditEntry],
    every: Iterable[CopyAct],
    here: Iterable[AuditEntry],
    known: set[str],
) -> dict[Subject, int]:
    """Returns the ids here of what the copy has, by the thing there.

    That is what both had when the copy was made, and what came over since.

    Args:
        shared: the entries up to the common link.
    """
    ids = {key: key[1] for key in replayed(shared).things}
    groups: dict[str, list[AuditEntry]] = {}
    last = ""
    for entry in here:
        last = entry.act_id or last
        groups.setdefault(last, []).append(entry)
    for act in every:
        if act.id in known:
            mine = [entry for entry in groups[act.id] if entry.what.endswith("-added")]
            theirs = [entry for entry in act.entries if entry.what.endswith("-added")]
            for one, other in zip(mine, theirs, strict=False):
                ids[_key(other)] = one.about or 0
    return ids


def _clashes(
    event: Event,
    here: Iterable[AuditEntry],
    every: Iterable[CopyAct],
    acts: Iterable[CopyAct],
    ids: Mapping[Subject, int],
    known: set[str],
) -> tuple[tuple[CopyClash, ...], tuple[Subject, ...]]:
    """Returns what differs between the event and what the copy's acts would make of it."""
    mine: dict[Subject, list[AuditEntry]] = {}
    last = ""
    for entry in here:
        last = entry.act_id or last
        if last not in known or last not in {act.id for act in every}:
            mine.setdefault(_key(entry), []).append(entry)
    theirs: dict[Subject, list[AuditEntry]] = {}
    for act in acts:
        for entry in act.entries:
            theirs.setdefault(_key(entry), []).append(entry)
    now = as_it_is(event)
    clashes: list[CopyClash] = []
    keys: list[Subject] = []
    for key, entries in theirs.items():
        there = key[0], ids.get(key, 0)
        own = mine.get(there)
        if own is None or key[0] == "bye" or entries[0].what.endswith("-added"):
            continue
        state, wanted = now.get(there, {}), _final(entries)
        touched = _together({column for entry in own for column in _columns(entry)})
        if not state or not wanted:
            differ = set(_together(wanted or state)) if bool(state) != bool(wanted) else set()
        else:
            differ = {c for c in touched & set(wanted) if state.get(c) != wanted[c]}
        if not differ:
            continue
        both = _together(differ) & {*state, *wanted}
        if state and wanted:
            both = {c for c in both if state.get(c) != wanted.get(c, state.get(c))}
        one, other = own[-1], entries[-1]
        clashes.append(
            CopyClash(
                len(clashes) + 1,
                subject(key[0], {**state, **wanted}),
                {column: state.get(column) for column in sorted(both)},
                {column: wanted.get(column, state.get(column)) for column in sorted(both)},
                one.who,
                other.who,
                one.time,
                other.time,
            )
        )
        keys.append(key)
    return tuple(clashes), tuple(keys)


def _columns(entry: AuditEntry) -> set[str]:
    return {*entry.before, *entry.after}


def _together(columns: Iterable[str]) -> set[str]:
    """Returns columns, with all of a result if any of it is among them."""
    found = set(columns)
    return found | RESULT if found & RESULT else found


def _final(entries: Iterable[AuditEntry]) -> Values:
    """Returns the values that entries leave in the columns they change; none if it is gone."""
    values: Values = {}
    for entry in entries:
        if entry.what.endswith("-removed"):
            values = {}
        else:
            values |= {c: entry.after.get(c) for c in (entry.before or entry.after)}
    return values


def _identified(event: Event, acts: Iterable[CopyAct], ids: dict[Subject, int]) -> None:
    """Adds to ``ids`` what was added in both: players of one name, and equal pairings."""
    players = {player.key: player.id for player in event.players}
    tables = {(t.round, t.number, t.black, t.white): t.id for t in event.tables}
    for act in acts:
        for entry in act.entries:
            after, key = _translated(entry.after, ids), _key(entry)
            if entry.what == "player-added":
                name = f"{after.get('surname', '')}{after.get('given', '')}"
                there = players.get(player_key(name))
            elif entry.what == "table-added":
                there = tables.get(tuple(after.get(column) for column in rows.PLACE))  # type: ignore[arg-type]
            else:
                continue
            if there is not None:
                ids.setdefault(key, there)


def _translated(values: Values, ids: Mapping[Subject, int]) -> Values:
    """Returns values of the copy with the ids that its players have here."""
    there = {column: ids.get(("player", values[column])) for column in PLAYERS & values.keys()}
    return {**values, **there}


class _Redone:
    """Computes the changes that an act of a copy makes in the event.

    Attributes:
        ids: the ids here of what the copy added, by the thing there; below 0 for what this act
            adds.
    """

    def __init__(self, event: Event, ids: Mapping[Subject, int]) -> None:
        self.ids = dict(ids)
        self._versions = {("event", 1): event.info.version}
        self._versions |= {("player", player.id): player.version for player in event.players}
        self._versions |= {("table", table.id): table.version for table in event.tables}
        self._before = as_it_is(event)
        self._things = dict(self._before)
        self._added: dict[str, list[Subject]] = {"player": [], "table": []}

    def do(self, entry: AuditEntry) -> None:
        """Applies an entry of the copy's audit."""
        kind, _, verb = entry.what.partition("-")
        key, after = _key(entry), _translated(entry.after, self.ids)
        if kind == "bye":
            here = kind, bye_id(after or _translated(entry.before, self.ids)) or 0
        elif verb != "added" and key not in self.ids:
            raise EventError(fault("copied-without"))
        else:
            here = kind, self.ids.get(key, 0)
        if any(after.get(column, 0) is None for column in PLAYERS):
            raise EventError(fault("copied-without"))
        if verb == "added" and kind in self._added and key not in self.ids:
            self._added[kind].append(key)
            self.ids[key] = -len(self._added[kind])
            self._things[kind, self.ids[key]] = after
        elif verb == "added" and kind == "bye":
            self._things[here] = after
        elif verb == "changed" and here in self._things:
            changed = {column: after.get(column) for column in entry.before}
            self._things[here] = {**self._things[here], **changed}
        elif verb == "removed":
            self._things.pop(here, None)

    def changes(self) -> EventChanges:
        """Returns the changes that lead from the event to the state after the entries."""
        new, changed, gone = {}, {}, {}
        for key in {**self._before, **self._things}:
            was, now = self._before.get(key), self._things.get(key)
            if was is None:
                new[key] = now
            elif now is None:
                gone[key] = was
            elif was != now:
                changed[key] = now

        def of(
            kind: str, found: Mapping[Subject, Any], read: Callable[[Any], T]
        ) -> tuple[T, ...]:
            listed = ((id_, values) for (k, id_), values in found.items() if k == kind)
            return tuple(
                read(
                    {**values, "id": max(id_, 0), "version": self._versions.get((kind, id_), 0)}
                )
                for id_, values in sorted(listed, key=lambda one: abs(one[0]))
            )

        info = of("event", changed, rows.read_info)
        return EventChanges(
            info=info[0] if info else None,
            new_players=of("player", new, rows.read_player),
            players=of("player", changed, rows.read_player),
            gone_players=of("player", gone, rows.read_player),
            new_tables=of("table", new, rows.read_table),
            tables=of("table", changed, rows.read_table),
            gone_tables=of("table", gone, rows.read_table),
            byes=of("bye", new, rows.read_bye),
            gone_byes=of("bye", gone, rows.read_bye),
        )

    def new_ids(self, done: EventChanges) -> dict[Subject, int]:
        """Returns the ids that what was added got here, by the thing in the copy."""
        players = zip(self._added["player"], done.new_players, strict=True)
        tables = zip(self._added["table"], done.new_tables, strict=True)
        ids = {key: player.id for key, player in players}
        return ids | {key: table.id for key, table in tables}
