"""An event at two windows, a command line and in a copy that is imported again and again.

All draw from every kind of act. What was acknowledged is in the event once; exactly what both
changed in different ways is asked about, and comes out as it was chosen; whoever acts on what
another has changed since is told; and the event is what its audit says.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from goref.app.event.acts.base import EventAct
from goref.app.event.acts.doing import new_id
from goref.app.event.acts.imports import PreparedAct
from goref.app.event.acts.players import Absence
from goref.app.event.acts.tables import SecondSlip
from goref.app.event.checking import unfit
from goref.app.event.files import new_event, open_event
from goref.app.event.merging import PLAYERS, RESULT, compared, merge_copy
from goref.core.event.changes import EventChanges, Seen
from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table
from goref.io.event.audit import AuditEntry
from goref.io.event.faults import ChangedError
from goref.io.event.replay import Subject, Values, as_it_is
from goref.io.event.store import EventStore
from tests.attack.event_acts import Draw, change_event, done, drawn
from tests.attack.kill import scratch
from tests.attack.outcome import Outcome
from tests.attack.recovering import LostError
from tests.attack.tampering import said_of

ACTS = 2000
BEGUN = 40
"""So many acts are done before the copy is made."""
OFTEN = 60
"""After so many acts the copy is imported."""
Touched = set[tuple[Subject, str]]
"""The columns that were changed, each with its thing."""


def attack(outcome: Outcome) -> None:
    """Events of 2,000 acts each."""
    rng = Random(outcome.seed)
    while outcome.goes_on():
        seed = rng.getrandbits(32)
        with scratch(outcome, f"merging {seed}") as folder, ExitStack() as open_:
            Hall(folder, Random(seed), open_).work(ACTS, outcome)


@dataclass
class CopyDone:
    """An act in the copy, and the columns that it changed there."""

    id: str
    kind: str
    touched: Touched


@dataclass
class Hall:
    """An event, two windows on it, and a copy.

    Attributes:
        home: what was last changed here, by a window or a command, and not by an import.
        away: the acts in the copy.
        known: the ids of acts, and the reasons of commands, that were acknowledged here.
        counts: how often something happened.
    """

    folder: Path
    rng: Random
    open_: ExitStack
    home: Touched = field(default_factory=set)
    away: list[CopyDone] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.path = self.folder / "cup.gorefevent"
        copy = self.folder / "copy.gorefevent"
        with new_event(self.path, EventInfo("Cup"), "first") as store:
            for number in range(BEGUN):
                change_event(store, self.rng, f"begun {number}")
        shutil.copyfile(self.path, copy)
        self.windows = [self._opened(self.path, who) for who in ("one", "two")]
        self.read = [window.event() for window in self.windows]
        self.earlier = self.read[0]
        self.copy = self._opened(copy, "away")
        self.copied = self.copy.event()
        self.common, self.base = self.copied.entries, as_it_is(self.copied)

    def _opened(self, path: Path, who: str) -> EventStore:
        return self.open_.enter_context(open_event(path, who, sitting=True))

    @property
    def event(self) -> Event:
        return self.windows[0].event()

    def work(self, acts: int, outcome: Outcome) -> None:
        """Does so many acts, and imports the copy now and then. Raises LostError."""
        for number in range(1, acts + 1):
            if not outcome.goes_on():
                break
            self._act(f"act {number}")
            outcome.tried += 1
            if number % OFTEN == 0:
                self._import()
            if number % (5 * OFTEN) == 0:
                self._check()
        self._import()
        self._check()

    def _act(self, reason: str) -> None:
        draw = self.rng.random()
        if draw < 0.35:
            self._act_away(reason)
        elif draw < 0.45:
            self._command(reason)
        else:
            self._act_here(self.rng.randrange(2), reason)
        if self.rng.random() < 0.02:
            self.earlier = self.event

    def _act_here(self, at: int, reason: str) -> None:
        """A window acts on what it read; now and then it has not read what the other did."""
        if self.rng.random() < 0.4:
            self.read[at] = self.windows[at].event()
        before, id_ = self.event, new_id()
        act = drawn(Draw(self.rng, self.read[at], self.earlier))
        stale = _is_stale(act, before)
        try:
            changes = done(self.windows[at], act, reason, id_)
        except (ChangedError, EventError) as error:
            self.counts["refused"] += 1
            if self.event != before:
                raise LostError(f"a refused {act.name} has changed something") from None
            if self.read[at].link == before.link:
                raise LostError(f"a possible {act.name} was refused: {error}") from None
            if isinstance(error, ChangedError) and not (stale and error.who):
                raise LostError(f"{act.name}: {error}, though nobody was there") from None
            self.read[at] = self.event
            return
        if stale:
            raise LostError(f"{act.name} wrote over what another had done")
        self._acknowledged(before, id_ if changes != EventChanges() else "")

    def _command(self, reason: str) -> None:
        before = self.event
        table = Draw(self.rng, before, before).table()
        arguments: list[object] = ["edit", self.path, "--place", reason]
        if table is not None and self.rng.random() < 0.7:
            arguments = [
                "set",
                self.path,
                table.place,
                "--result",
                self.rng.choice(("B+R", "W+")),
            ]
        answer = said_of(reason, "event", *arguments, "--reason", f"command {reason}")
        if answer.code:
            raise LostError(f"{arguments}: {answer.said}")
        self.counts["command"] += 1
        self._acknowledged(before, f"command {reason}")

    def _acknowledged(self, before: Event, known: str) -> None:
        now = self.event
        if now.entries > before.entries and known:
            self.known.append(known)
        self.home |= _touched(before, now)

    def _act_away(self, reason: str) -> None:
        before, id_ = self.copy.event(), new_id()
        act = drawn(Draw(self.rng, before, self.copied))
        done(self.copy, act, reason, id_)
        now = self.copy.event()
        if now.entries > before.entries:
            self.away.append(CopyDone(id_, act.name, _touched(before, now)))
        if self.rng.random() < 0.02:
            self.copied = now

    # Importing the copy

    def _import(self) -> None:
        before, store = self.event, self.windows[self.rng.randrange(2)]
        found = compared(store, self.copy)
        ids = self._ids()
        pending = self._pending()
        wanted = self._clashes(ids, pending)
        clashes = dict(zip(found.keys, found.clashes, strict=True))
        asked = {key: {*clash.here} for key, clash in clashes.items()}
        if asked != wanted:
            only = {k: v for k, v in asked.items() if wanted.get(k) != v}
            lacking = {k: v for k, v in wanted.items() if asked.get(k) != v}
            raise LostError(f"asked and no conflict: {only}; conflict and not asked: {lacking}")
        self.counts["asked"] += len(asked)
        chosen = [clash.number for clash in found.clashes if self.rng.random() < 0.5]
        kept = {key: asked[key] for key, c in clashes.items() if c.number not in chosen}
        merged = merge_copy(store, self.copy, found, chosen)
        left = self._pending()
        if len(left) != len(merged.notes):
            raise LostError(f"{len(left)} acts did not come over, {merged.notes} say so")
        self.counts["came over"] += len(pending) - len(left)
        self.counts["refused away"] += len(left)
        missing = {act.id for act in left}
        came = [act for act in pending if act.id not in missing]
        self._is_as_chosen(before, _columns(came), {*_by_thing(_columns(left))}, kept)
        for entry in store.audit(before.entries):
            kind = entry.what.partition("-")[0]
            columns = _whole({*entry.before, *entry.after})
            self.home -= {((kind, entry.about or 0), column) for column in columns}
        again = compared(store, self.copy)
        if {act.id for act in again.acts} != {act.id for act in left}:
            raise LostError("what came over would come over again")

    def _pending(self) -> list[CopyDone]:
        """The acts of the copy that are not in the event, and what they change there.

        What a later act has changed again, which came over, is none of it.
        """
        there = {entry.act_id for entry in self.windows[0].audit(self.common)}
        later: Touched = set()
        left = []
        for act in reversed(self.away):
            touched = {
                (key, column)
                for key, columns in _by_thing(act.touched).items()
                for column in _whole(columns)
            }
            if act.id in there:
                later |= touched
            else:
                left.append(CopyDone(act.id, act.kind, touched - later))
        return left[::-1]

    def _ids(self) -> dict[Subject, int]:
        """The ids here of what the copy has: what came over, and what both added alike."""
        ids = {key: key[1] for key in self.base}
        here, away = (_added(of.audit(self.common)) for of in (self.windows[0], self.copy))
        for act, things in away.items():
            ids |= {k: mine[1] for k, mine in zip(things, here.get(act, ()), strict=False)}
        there = {_place(of): key[1] for key, of in as_it_is(self.event).items()}
        for key, values in as_it_is(self.copy.event()).items():
            same = there.get(_place(_translated(values, ids)))
            if same is not None:
                ids.setdefault(key, same)
        return ids

    def _clashes(
        self, ids: Mapping[Subject, int], pending: Iterable[CopyDone]
    ) -> dict[Subject, set[str]]:
        """What both changed, in different ways, by the thing in the copy."""
        now, copied = as_it_is(self.event), as_it_is(self.copy.event())
        mine = _by_thing(self.home)
        found = {}
        for key, theirs in _by_thing(_columns(pending)).items():
            there = key[0], ids.get(key, 0)
            if key[0] == "bye" or there not in mine:
                continue
            state, wanted = now.get(there, {}), _translated(copied.get(key, {}), ids)
            columns = {*state, *wanted}
            if state and wanted:
                both = _whole(mine[there]) & _whole(theirs)
                columns = {column for column in both if state[column] != wanted[column]}
            if columns:
                found[key] = columns
        return found

    def _is_as_chosen(
        self,
        before: Event,
        came: Touched,
        left: set[Subject],
        kept: Mapping[Subject, set[str]],
    ) -> None:
        """Compares the event with what the acts that came over, and the choices, make of it."""
        ids = self._ids()
        was, now, copied = as_it_is(before), as_it_is(self.event), as_it_is(self.copy.event())
        for key, columns in _by_thing(came).items():
            there = key[0], ids.get(key, 0)
            if key in left or key[0] == "bye":
                continue
            state, wanted = now.get(there), copied.get(key)
            if key in kept and not (there in was and wanted):
                wanted_here = was.get(there)
            elif wanted is None:
                wanted_here = None
            else:
                keeps = _whole(kept.get(key, set()))
                taken = _translated(wanted, ids)
                wanted_here = {**(state or {}), **{c: taken[c] for c in columns - keeps}}
                if there in was:
                    wanted_here |= {c: was[there][c] for c in keeps}
            if state != wanted_here:
                raise LostError(f"{key}, here {there}: {state}\nis to be {wanted_here}")

    def _check(self) -> None:
        """Nothing that was acknowledged is lost or doubled, and both files are whole."""
        audit = self.windows[0].audit()
        times = Counter(entry.act_id for entry in audit if entry.act_id)
        if max(times.values()) > 1:
            raise LostError("an act was done twice")
        times |= Counter(entry.reason for entry in audit if entry.reason.startswith("command"))
        if lost := [known for known in self.known if times[known] != 1]:
            raise LostError(f"{len(lost)} of {len(self.known)} acts are not there once")
        names = Counter(player.key for player in self.event.players)
        if names and max(names.values()) > 1:
            raise LostError("a player is there twice")
        for store in (self.windows[0], self.copy):
            if notes := unfit(store):
                raise LostError(f"{store.path.name}: {[note.code for note in notes]}")
        if self.windows[0].event() != self.windows[1].event():
            raise LostError("the two windows see different events")


def _touched(before: Event, after: Event) -> Touched:
    one, other = as_it_is(before), as_it_is(after)
    return {
        (key, column)
        for key in one.keys() | other.keys()
        for column in {**one.get(key, {}), **other.get(key, {})}
        if one.get(key, {}).get(column, MISSING) != other.get(key, {}).get(column, MISSING)
    }


MISSING = object()


def _whole(columns: set[str]) -> set[str]:
    return columns | RESULT if columns & RESULT else columns


def _columns(acts: Iterable[CopyDone]) -> Touched:
    return {each for act in acts for each in act.touched}


def _by_thing(touched: Touched) -> dict[Subject, set[str]]:
    things: dict[Subject, set[str]] = {}
    for key, column in touched:
        things.setdefault(key, set()).add(column)
    return things


def _place(values: Values) -> object:
    """What tells a table from all others."""
    columns = ("round", "number", "black", "white")
    return tuple(values[c] for c in columns) if "black" in values else values.get("surname")


def _translated(values: Values, ids: Mapping[Subject, int]) -> Values:
    players = {c: ids.get(("player", values[c])) for c in PLAYERS & values.keys()}
    return {**values, **players}


def _added(entries: Iterable[AuditEntry]) -> dict[str, list[Subject]]:
    """The players and tables that each act added, by its id, in their order."""
    found: dict[str, list[Subject]] = {}
    act = ""
    for entry in entries:
        act = entry.act_id or act
        if entry.what in ("player-added", "table-added"):
            kind = entry.what.partition("-")[0]
            found.setdefault(act, []).append((kind, entry.about or 0))
    return found


def _is_stale(act: EventAct, now: Event) -> bool:
    """Returns whether something that an act was made against is not as it was then."""
    tables = {table.id: table.version for table in now.tables}
    players = {player.id: player.version for player in now.players}
    changes = act.changed if isinstance(act, PreparedAct) else None
    of = vars(changes) if changes is not None else vars(act)
    for name, value in of.items():
        for part in value if isinstance(value, tuple) else (value,):
            one = part.table if isinstance(part, SecondSlip) else part
            of_player = "player" in name or isinstance(part, Absence)
            one = one.player if isinstance(one, Absence) else one
            if isinstance(one, Bye) and "no-bye" in (
                act.name,
                name.replace("gone_byes", "no-bye"),
            ):
                if one not in now.byes:
                    return True
            elif isinstance(one, EventInfo):
                if one.version != now.info.version:
                    return True
            elif name.startswith("new_") or not isinstance(one, Seen | Table | Player):
                continue
            elif one.id:
                there = players if of_player else tables
                if there.get(one.id) != one.version:
                    return True
    return False
