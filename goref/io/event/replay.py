"""The state of an event by its audit: every entry is applied again, without the tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from goref.core.event.event import Event, Player
from goref.io.event import rows
from goref.io.event.audit import CONTINUED, GAP, KEPT, LATELY, AuditEntry

Values = dict[str, Any]
Subject = tuple[str, int]
"""The kind of a thing (``event``, ``player``, ``table`` or ``bye``) and the thing's id."""
FOUND = "-found"
"""The suffix of entries about a thing whose values were found to differ from the audit."""
NO_CHANGE = ("event-restored", KEPT, GAP, CONTINUED)
"""The names of entries that record no change."""
MOST_SEARCHES = 1000
"""The most searches for players by new names; more than any event's changes of names need."""
STEP, MOST_STATES = 128, 8
"""The number of entries between two states that are kept, and the most such states."""


@dataclass
class Replay:
    """The state of an event after the entries of its audit.

    Attributes:
        things: the values of all things, by subject; byes by their round and player.
        digests: the digests of all cases that were attached to a table.
        odd: the numbers of entries that could not be applied, or do not fit their subject.
    """

    things: dict[Subject, Values] = field(default_factory=dict)
    digests: set[str] = field(default_factory=set)
    odd: list[int] = field(default_factory=list)
    _added: dict[str, int] = field(default_factory=dict)
    _called: dict[tuple[str, str], dict[int, None]] = field(default_factory=dict)
    _searches: int = 0

    def copy(self) -> Replay:
        """Returns a replay with the same state that continues by itself."""
        called = {name: dict(ids) for name, ids in self._called.items()}
        return Replay(
            dict(self.things),  # the values of a thing are replaced, never changed
            set(self.digests),
            list(self.odd),
            dict(self._added),
            called,
            self._searches,
        )

    def do(self, entry: AuditEntry) -> None:
        """Applies one entry; adds its number to ``odd`` if it does not fit."""
        digest = entry.after.get("digest")
        if isinstance(digest, str):
            self.digests.add(digest)
        if entry.what in NO_CHANGE:
            return
        kind, _, act = entry.what.partition("-")
        done = False
        if kind in ("event", "player", "table", "bye"):
            match act:
                case "created" | "added":
                    done = self._add(kind, entry)
                case "changed":
                    done = self._change(kind, entry)
                case "removed":
                    done = self._remove(kind, entry)
                case "found":
                    act_ = self._change if entry.before else self._add
                    done = (act_ if entry.after else self._remove)(kind, entry)
        if not done:
            self.odd.append(entry.number)

    def _add(self, kind: str, entry: AuditEntry) -> bool:
        # Older entries lack the id; it was the next one.
        id_ = bye_id(entry.after) if kind == "bye" else entry.about
        if id_ is None:
            id_ = self._added.get(kind, 0) + 1
        self._added[kind] = max(self._added.get(kind, 0), id_)
        there = (kind, id_) in self.things
        self._put(kind, id_, {**LATELY.get(kind, {}), **entry.after})
        return not there

    def _change(self, kind: str, entry: AuditEntry) -> bool:
        id_ = self._meant(kind, entry)
        if id_ is None:
            return False
        values = self._take(kind, id_)
        after = {key: entry.after.get(key) for key in entry.before}
        self._put(kind, id_, {**values, **after})
        return _has(values, entry.before)

    def _remove(self, kind: str, entry: AuditEntry) -> bool:
        id_ = self._meant(kind, entry)
        return id_ is not None and _has(self._take(kind, id_), entry.before)

    def _put(self, kind: str, id_: int, values: Values) -> None:
        self.things[kind, id_] = values
        self._called.setdefault((kind, _name(kind, values)), {})[id_] = None

    def _take(self, kind: str, id_: int) -> Values:
        values = self.things.pop((kind, id_))
        del self._called[kind, _name(kind, values)][id_]
        return values

    def _meant(self, kind: str, entry: AuditEntry) -> int | None:
        """Returns the id of the thing that an entry changed; None if there is no such thing."""
        if kind == "bye":
            told = bye_id(entry.before)
        elif kind == "event":
            told = 1
        else:
            told = entry.about
        if told is not None:
            return told if (kind, told) in self.things else None
        name = entry.subject.partition(" ")[2]
        called = list(self._called.get((kind, name), ()))
        if kind == "player" and {"surname", "given"} & entry.before.keys():
            # The entry has the name after the change.
            self._searches += 1
            if self._searches > MOST_SEARCHES:
                return None
            called = [
                id_
                for (of, id_), values in self.things.items()
                if of == kind and _name(kind, {**values, **entry.after}) == name
            ]
        # In one change two things may get the same name for a while: the later one keeps it.
        fitting = (id_ for id_ in called if _has(self.things[kind, id_], entry.before))
        return next(fitting, None)


class KeptReplays:
    """States on the way through an audit: a later replay begins with the last that is right."""

    def __init__(self) -> None:
        self._states: dict[int, tuple[str, Replay]] = {}  # by the last entry; with its link

    def after(
        self,
        number: int,
        link: Callable[[int], str],
        entries: Callable[[int], Iterable[AuditEntry]],
    ) -> Replay:
        """Returns the state after an entry.

        Args:
            link: returns the link of an entry of the audit as it is now; "" if it has none.
            entries: returns the entries after another one, up to this one.
        """
        begin, replay = 0, Replay()
        for at, (there, state) in sorted(self._states.items(), reverse=True):
            if at <= number and link(at) == there:
                begin, replay = at, state.copy()
                break
        for entry in entries(begin):
            replay.do(entry)
            is_step = entry.number % STEP == 0 and entry.number > number - MOST_STATES * STEP
            if is_step and entry.chain:
                self._states[entry.number] = entry.chain, replay.copy()
        for at in sorted(self._states)[:-MOST_STATES]:
            del self._states[at]
        return replay


def replayed(entries: Iterable[AuditEntry]) -> Replay:
    """Returns the state of an event after applying the entries of its audit."""
    replay = Replay()
    for entry in entries:
        replay.do(entry)
    return replay


def as_it_is(event: Event, only: Collection[Subject] | None = None) -> dict[Subject, Values]:
    """Returns the values in an event's tables by subject, as in :attr:`Replay.things`.

    Args:
        only: the players and tables to return; None for all.
    """
    things: dict[Subject, Values] = {("event", 1): rows.info_values(event.info)}
    for player in event.players:
        if only is None or ("player", player.id) in only:
            things["player", player.id] = rows.player_values(player)
    for table in event.tables:
        if only is None or ("table", table.id) in only:
            things["table", table.id] = rows.table_values(table)
    for bye in event.byes:
        values = {"round": bye.round, "player": bye.player}
        things["bye", bye_id(values) or 0] = values
    return things


def as_told(replay: Replay) -> Event:
    """Returns the event that results from the entries of an audit.

    Raises ValueError or KeyError if the result is not a valid event.
    """

    def of(kind: str) -> list[Any]:
        there = ((id_, values) for (k, id_), values in replay.things.items() if k == kind)
        return [{**values, "id": id_, "version": 1} for id_, values in sorted(there)]

    (info,) = of("event")
    tables = map(rows.read_table, of("table"))
    return Event(
        rows.read_info(info),
        tuple(map(rows.read_player, of("player"))),
        tuple(sorted(tables, key=lambda table: (table.round, table.number, table.id))),
        tuple(sorted(map(rows.read_bye, of("bye")), key=lambda bye: (bye.round, bye.player))),
    )


Difference = tuple[Subject, Values | None, Values | None]
"""A thing, its values in an event's tables, and those by the audit; None where missing."""


def differences(event: Event, replay: Replay) -> Iterator[Difference]:
    """Yields each thing of an event that is not as its audit says, with its values in both."""
    mine, theirs = as_it_is(event), replay.things

    def order(key: Subject) -> tuple[int, int]:
        return ("event", "player", "table", "bye").index(key[0]), key[1]

    for key in sorted({**mine, **theirs}, key=order):
        here, there = mine.get(key), theirs.get(key)
        if here != there:
            yield key, here, there


def changed(here: Values, there: Values) -> tuple[Values, Values]:
    """Returns the values that differ between two states, from ``here`` and from ``there``."""
    other = [column for column in here if here[column] != there.get(column)]
    return {column: here[column] for column in other}, {c: there.get(c) for c in other}


def subject(kind: str, values: Mapping[str, Any]) -> str:
    """Returns the name by which the audit calls a thing, such as ``table 2/13``."""
    if kind == "event":
        return kind
    if kind == "bye":
        return f"bye in round {values.get('round')}"
    return f"{kind} {_name(kind, values)}"


def _name(kind: str, values: Mapping[str, Any]) -> str:
    """Returns the name of a player or a table in the audit, such as ``2/13``; else "".

    The kind stands before it there: ``table 2/13``.
    """
    if kind == "table":
        return f"{values.get('round')}/{values.get('number')}"
    if kind == "player":
        return Player(str(values.get("surname") or ""), str(values.get("given") or "")).name
    return ""


def _has(values: Mapping[str, Any], some: Mapping[str, Any]) -> bool:
    return all(key in values and values[key] == value for key, value in some.items())


def bye_id(values: Mapping[str, Any]) -> int | None:
    """Returns one number made from a bye's round and player; None for invalid values."""
    round_, player = values.get("round"), values.get("player")
    if not isinstance(round_, int) or not isinstance(player, int):
        return None
    return player * 100 + round_
