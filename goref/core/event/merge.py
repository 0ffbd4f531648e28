"""The changes that a file of players and pairings would make to an event; none is made here.

The file decides the pairings, goref the results: the referee's decisions remain, with a note if
the file differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction

from goref.core.base.frozen import frozen, replace
from goref.core.event.event import (
    USUAL_SIZE,
    Bye,
    Event,
    EventInfo,
    Player,
    Table,
    TableState,
)
from goref.core.event.notes import Note, note
from goref.core.event.placement import SWISS
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.rulesets.recorded_names import spoken_rules


@frozen
class Pairing:
    """A table in a file.

    Attributes:
        black, white: the players' keys.
        komi: in points; None if the file does not state it.
        result: None if the file has none.
        line: the line of the file, from 1; None for a file without lines.
        size: lines of the board; 0 if the file does not state them.
    """

    round: int
    number: int
    black: str
    white: str
    handicap: int = 0
    komi: Fraction | None = None
    result: Result | None = None
    line: int | None = None
    size: int = 0


@frozen
class ImportedEvent:
    """The contents of a file of players, pairings or a whole event.

    Attributes:
        info: the file's facts on the event as a whole (not the rule set, which is goref's own);
            None if the file has none.
        byes: rounds and players' keys.
        notes: the notes on parts that were ignored or read differently.
        starts: the fields of :data:`STARTS` that the file states for every player.
        rules: the rule set as the file names it, or empty. The event's rule set remains.
    """

    players: tuple[Player, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    byes: tuple[tuple[int, str], ...] = ()
    info: EventInfo | None = None
    notes: tuple[Note, ...] = ()
    starts: tuple[str, ...] = ()
    rules: str = ""


@frozen
class MergePlan:
    """The changes to make. Players of new tables and byes are named by their keys.

    Attributes:
        info: the event as a whole, changed; None if unchanged.
        new, changed: players to add, and stored players as changed.
        paired, repaired: tables to add, and stored tables as changed.
        removed: tables that another pairing replaces.
        byes, freed: byes to add, and stored byes that no longer hold.
    """

    info: EventInfo | None = None
    new: tuple[Player, ...] = ()
    changed: tuple[Player, ...] = ()
    paired: tuple[Pairing, ...] = ()
    repaired: tuple[Table, ...] = ()
    removed: tuple[Table, ...] = ()
    byes: tuple[tuple[int, str], ...] = ()
    freed: tuple[Bye, ...] = ()
    notes: tuple[Note, ...] = ()


FIELDS = ("rank", "rating", "club", "country", "egf_pin", "aga_id")
"""Fields of a known player that a file may change."""


STARTS = ("mms_correction", "absent")
"""Fields that a file states for all players or for none; they change between rounds."""


def merge(event: Event, incoming: ImportedEvent) -> MergePlan:
    """Returns the changes that a file makes to an event."""
    notes = list(incoming.notes)
    known = {player.key: player for player in event.players}
    new, changed = [], []
    for player in incoming.players:
        stored = known.get(player.key)
        if stored is None:
            new.append(player)
            continue
        told = {f: v for f in FIELDS if (v := getattr(player, f)) not in ("", None)}
        told |= {f: getattr(player, f) for f in incoming.starts}
        other = {f: v for f, v in told.items() if v != getattr(stored, f)}
        if other:
            changed.append(replace(stored, **other))
            for field, value in other.items():
                before = getattr(stored, field)
                if before not in ("", None) and field not in STARTS:
                    notes.append(
                        note(
                            "player-changed",
                            name=stored.name,
                            field=field,
                            before=before,
                            after=value,
                        )
                    )
    if incoming.rules and spoken_rules(incoming.rules) != event.info.rules:
        notes.append(note("file-rules", theirs=incoming.rules, mine=event.info.rules))
    tables = _Tables(event, incoming, notes)
    for pairing in incoming.pairings:
        tables.take(pairing)
    byes, freed = _byes(event, incoming, tables.removed, notes)
    tables.left_over()
    notes = [*_misplaced(event, incoming, tables.refused), *tables.without_refused(notes)]
    return MergePlan(
        _info(event, incoming.info, notes),
        tuple(new),
        tuple(changed),
        tuple(tables.paired),
        tuple(tables.repaired),
        tuple(tables.removed),
        byes,
        freed,
        tuple(notes),
    )


def _misplaced(
    event: Event, incoming: ImportedEvent, refused: Collection[int]
) -> Iterator[Note]:
    """Yields notes on pairings that seem to belong to another event or another round.

    ``refused``: the rounds in which all pairings of the file are in the way of the event's.
    """
    paired = {key for p in incoming.pairings for key in (p.black, p.white)}
    if paired and event.players and paired.isdisjoint(player.key for player in event.players):
        yield note("file-other-event")
    for round in sorted(refused):
        yield note("round-other", round=round)
    there = {table.round for table in event.tables}
    rounds = {pairing.round for pairing in incoming.pairings}
    for round in sorted(rounds - there):
        if there and round > 1 and round - 1 not in there | rounds:
            yield note("round-skipped", round=round, before=round - 1)


def _byes(
    event: Event, incoming: ImportedEvent, removed: list[Table], notes: list[Note]
) -> tuple[tuple[tuple[int, str], ...], tuple[Bye, ...]]:
    """Returns the byes to add, and the stored byes of players whom the file pairs."""
    paired = {(p.round, key) for p in incoming.pairings for key in (p.black, p.white)}
    closed = event.info.closed
    freed = [
        bye
        for bye in event.byes
        if (bye.round, event.by_id[bye.player].key) in paired and bye.round not in closed
    ]
    for bye in freed:
        name = event.by_id[bye.player].name
        notes.append(note("bye-dropped", name=name, round=bye.round))
    there = {(b.round, event.by_id[b.player].key) for b in event.byes}
    busy = {
        (table.round, event.by_id[id_].key)
        for table in event.tables
        if table not in removed
        for id_ in (table.black, table.white)
    }
    byes = []
    for bye_ in dict.fromkeys(incoming.byes):
        if bye_ in busy | paired:
            notes.append(note("bye-not-taken", name=bye_[1], round=bye_[0]))
        elif bye_[0] in closed and bye_ not in there:
            notes.append(note("round-closed-kept", round=bye_[0], what=bye_[1]))
        elif bye_ not in there:
            byes.append(bye_)
    return tuple(byes), tuple(freed)


INFO = ("name", "place", "begins", "ends", "rounds", "komi", "size")
"""Fields of the event as a whole that a file may fill in."""


def _info(event: Event, told: EventInfo | None, notes: list[Note]) -> EventInfo | None:
    """Returns the event's facts with those that a file adds; None if the file adds none.

    Before there are tables, a file also replaces the board size that new events have.
    """
    if told is None:
        return None
    stored = event.info
    new: dict[str, object] = {}
    for field in INFO:
        mine, theirs = getattr(stored, field), getattr(told, field)
        if theirs in ("", 0, None) or theirs == mine:
            continue
        if mine in ("", 0, None):
            new[field] = theirs
        elif (field, mine, event.tables) == ("size", USUAL_SIZE, ()):
            new[field] = theirs
            notes.append(note("size-from-file", theirs=theirs, mine=mine))
        else:
            notes.append(note("info-differs", field=field, mine=mine, theirs=theirs))
    if told.placement not in (SWISS, stored.placement):
        theirs = " ".join(told.placement.criteria)
        if stored.placement == SWISS:
            new |= {"placement": told.placement, "bye": told.bye}
            notes.append(note("placed-by", criteria=theirs))
        else:
            notes.append(note("placement-differs", theirs=theirs))
    return replace(stored, **new) if new else None  # type: ignore[arg-type]


class _Tables:
    """The tables of a file, compared with those of the event."""

    def __init__(self, event: Event, incoming: ImportedEvent, notes: list[Note]) -> None:
        self.event, self.incoming = event, incoming
        self.notes = notes
        self.left_out: Counter[int] = Counter()
        self.keys = {player.id: player.key for player in event.players}
        self.ids = {player.key: player.id for player in event.players}
        self.stored = {(t.round, self._pair(t)): t for t in event.tables}
        meant = {(p.round, frozenset((p.black, p.white))) for p in incoming.pairings}
        self.met = {table.id for place, table in self.stored.items() if place in meant}
        self.rounds = {pairing.round for pairing in incoming.pairings}
        self.paired: list[Pairing] = []
        self.repaired: list[Table] = []
        self.removed: list[Table] = []

    def _pair(self, table: Table) -> frozenset[str]:
        return frozenset((self.keys[table.black], self.keys[table.white]))

    def take(self, pairing: Pairing) -> None:
        pair = frozenset((pairing.black, pairing.white))
        stored = self.stored.get((pairing.round, pair))
        if pairing.round in self.event.info.closed:
            if stored is None or self._differs(stored, pairing):
                what = f"{pairing.round}/{pairing.number}"
                self.notes.append(
                    note("round-closed-kept", line=pairing.line, round=pairing.round, what=what)
                )
        elif stored is not None:
            self._again(stored, pairing)
        elif self._make_room(pairing, pair):
            self.paired.append(self._without_usual(pairing))

    def _without_usual(self, pairing: Pairing) -> Pairing:
        """Returns a pairing without its komi and board size if they are the event's own."""
        info = self.event.info
        if pairing.size == info.lines:
            pairing = replace(pairing, size=0)
        usual = info.komi_for(pairing.handicap)
        return replace(pairing, komi=None) if pairing.komi == usual else pairing

    def _differs(self, stored: Table, pairing: Pairing) -> bool:
        """Returns whether a table, or its result, differs between the file and the event."""
        mine = (stored.number, self.keys[stored.black], stored.handicap)
        if mine != (pairing.number, pairing.black, pairing.handicap):
            return True
        if pairing.komi is not None and pairing.komi != self.event.komi(stored):
            return True
        if pairing.size and pairing.size != self.event.lines(stored):
            return True
        theirs, had = pairing.result, stored.result
        if theirs is None or had is None:
            return theirs is not None
        return (had.verdict, had.by_default) != (theirs.verdict, theirs.by_default)

    def _make_room(self, pairing: Pairing, pair: frozenset[str]) -> bool:
        """Removes the tables in a pairing's place; returns False if that is impossible."""
        in_way = [
            table
            for table in self.event.of_round(pairing.round)
            if table.id not in self.met
            and (table.number == pairing.number or pair & self._pair(table))
        ]
        for table in in_way:
            if not _untouched(table):
                self.notes.append(
                    note(
                        "pairing-in-the-way",
                        line=pairing.line,
                        table=f"{pairing.round}/{pairing.number}",
                        by=table.place,
                    )
                )
                self.left_out[pairing.round] += 1
                return False
        for table in in_way:
            if table not in self.removed:
                self.removed.append(table)
                self.notes.append(note("pairing-replaced", table=table.place))
        return True

    def _again(self, stored: Table, pairing: Pairing) -> None:
        """Updates a stored table from the file."""
        now = replace(stored, number=pairing.number)
        told: dict[str, int | Fraction] = {
            "black": self.ids[pairing.black],
            "white": self.ids[pairing.white],
            "handicap": pairing.handicap,
        }
        as_told = replace(stored, handicap=pairing.handicap)
        if pairing.komi is not None and pairing.komi != self.event.komi(as_told):
            told["komi"] = pairing.komi
        if pairing.size and pairing.size != self.event.lines(stored):
            told["size"] = 0 if pairing.size == self.event.info.lines else pairing.size
        other = {f: value for f, value in told.items() if value != getattr(stored, f)}
        untouched = _untouched(stored)
        if untouched:
            now = replace(now, **other)  # type: ignore[arg-type]
            if "black" in other:  # the slip was of a game with other colours
                now = replace(now, second=None)
        for field in other:
            code = "table-changed" if untouched else "table-kept"
            self.notes.append(note(code, line=pairing.line, table=now.place, field=field))
        theirs = pairing.result
        if theirs is not None and "black" in other and not untouched:
            theirs = turned(theirs)
        mine = stored.result
        if theirs is not None and stored.state is TableState.IN_DISPUTE:
            self.notes.append(
                note("result-in-dispute", line=pairing.line, table=now.place, theirs=theirs.re)
            )
        elif theirs is not None and (mine is None or mine.basis is ResultBasis.IMPORTED):
            now = replace(now, state=TableState.DECIDED, result=theirs)
        if theirs is not None and mine is not None:
            if (mine.verdict, mine.by_default) != (theirs.verdict, theirs.by_default):
                taken = now.result is theirs
                code = "result-changed" if taken else "result-differs"
                shown = {"table": now.place, "mine": mine.re, "theirs": theirs.re}
                self.notes.append(note(code, line=pairing.line, **shown))
            elif now.result is theirs:
                now = replace(now, result=mine)
        if now != stored:
            self.repaired.append(now)

    @property
    def refused(self) -> frozenset[int]:
        """The rounds of the file of which every pairing was left out, if that is several."""
        counts = Counter(p.round for p in self.incoming.pairings)
        return frozenset(
            round for round, count in counts.items() if count == self.left_out[round] > 1
        )

    def without_refused(self, notes: Iterable[Note]) -> Iterator[Note]:
        """Yields notes, without those on the single tables of refused rounds."""
        places = {f"{round}/" for round in self.refused}
        for each in notes:
            place = str(dict(each.args).get("table", "")).partition("/")[0] + "/"
            single = each.code in ("pairing-in-the-way", "table-not-in-file")
            if not (single and place in places):
                yield each

    def left_over(self) -> None:
        """Adds a note on each table that the file lacks, in the rounds that the file has."""
        for table in self.event.tables:
            if table.round not in self.rounds or table.id in self.met or table in self.removed:
                continue
            self.notes.append(note("table-not-in-file", table=table.place))


def _untouched(table: Table) -> bool:
    """Returns whether nothing has happened at a table yet."""
    happened = table.incidents or table.protests
    return table.state is TableState.TO_PLAY and not (table.case or happened)


def turned(result: Result) -> Result:
    """Returns a result with the two colours exchanged."""
    other = {Verdict.BLACK: Verdict.WHITE, Verdict.WHITE: Verdict.BLACK}
    verdict = other.get(result.verdict, result.verdict)
    sides = str.maketrans("BW", "WB") if verdict is not result.verdict else {}
    margin = None if result.margin is None else -result.margin
    return replace(result, verdict=verdict, re=result.re.translate(sides), margin=margin)
