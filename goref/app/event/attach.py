"""Matches the records of a folder with the tables of an event, and gives reasons.

Nothing is guessed. A record is attached automatically only if players and colours agree with
one open table without a case. Neither round, event nor board size may contradict. Every other
record is listed with the reasons for and against, and the referee decides.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from goref.app.event.deciding import assessed, said_against
from goref.app.event.tables import case_for, open_case, put_file
from goref.app.opening import Opened, OpeningError, open_path
from goref.app.reports.gathering import collect
from goref.core.base.faults import fault, why
from goref.core.base.findings import Level
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import LANGUAGES, InWords, Language
from goref.core.event.event import Event, EventError, Table
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import NUMERALS, read_rank
from goref.core.texts.event.events import level, say
from goref.io.event.store import EventStore
from goref.io.files import FileError, is_there, one_line, shown_path
from goref.io.records.read import RECORD_SUFFIXES
from goref.io.text.name_signs import alike
from goref.io.text.readings import spellings

SUFFIXES = (*RECORD_SUFFIXES, ".goref")
LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ı": "i", "_": " "})
DOUBTED = ("other-players", "colours-turned", "other-size")
"""Codes of notes that need a confirmation before a record is attached to a chosen table."""
FORCED = (*DOUBTED, "near-players", "record-contradicts", "count-contradicts")
"""Codes of notes that ``forced`` overrides: the record is attached to its table all the
same."""
SHORTEST = 3
"""The least number of letters of a part that makes two names similar if both have it."""


@frozen
class Match:
    """A record of a folder, and the table it seems to belong to.

    Attributes:
        file: the path of the record.
        game: the number of the game in the file, from 1.
        table: the table; None unless exactly one fits.
        notes: reasons for and against the table.
        differing: once attached, notes on how the record differs from the table's terms.
        problem: why the file cannot be used, as a fault or a text; "" if it can.
        attached: True if the record was attached to the table.
    """

    file: str
    game: int = 1
    table: Table | None = None
    notes: tuple[Note, ...] = ()
    problem: object = ""
    attached: bool = False
    differing: tuple[Note, ...] = ()

    @property
    def certain(self) -> bool:
        """True if the record fits a table, and there is no reason against it."""
        return self.table is not None and all(level(n) is Level.NOTE for n in self.notes)

    @property
    def is_there(self) -> bool:
        """True if the match's table already has a case or a decision."""
        return any(n.code in ("table-has-case", "table-decided") for n in self.notes)

    def is_put(self, forced: bool) -> bool:
        """Returns whether the record is attached automatically.

        Args:
            forced: True to attach it also if :attr:`is_doubted`.
        """
        return self.certain or (forced and self.is_doubted)

    @property
    def is_doubted(self) -> bool:
        """True if there are reasons against the match, and the referee may overrule them
        all."""
        against = {n.code for n in self.notes if level(n) is not Level.NOTE}
        return self.table is not None and bool(against) and against <= set(FORCED)


def matched(event: Event, folder: Path) -> tuple[Match, ...]:
    """Returns the records of a folder, each with the table that fits; changes nothing.

    Raises FileError if there is no such folder.
    """
    if not is_there(folder):
        raise FileError(fault("no-file-or-folder", path=shown_path(folder)))
    names = PlayerNames(event)
    found: list[Match] = []
    for file in collect([str(folder)]):
        if not file.lower().endswith(SUFFIXES):
            continue
        try:
            games = open_path(Path(file))
        except (OpeningError, FileError) as error:
            found.append(Match(file, problem=why(error)))
            continue
        for number, opened in enumerate(games, 1):
            table, notes = table_of(event, names, opened)
            found.append(Match(file, number, table, tuple(notes)))
    return tuple(_alone(found))


def attach(
    store: EventStore,
    folder: Path,
    reason: str = "",
    *,
    dry_run: bool = False,
    forced: bool = False,
) -> tuple[Match, ...]:
    """Attaches every certain record of a folder to its table; returns all matches.

    Args:
        dry_run: True to check the records without changing the event; ``attached`` is then
            False.
        forced: True to attach also records whose only faults are similar names, exchanged
            colours, another board size, or another result than the table's.

    Raises FileError, EventFileError, or EventError as :func:`put`. The records attached before
    the error remain attached.
    """
    return tuple(
        put(store, match, reason, dry_run=dry_run, forced=True)
        if match.is_put(forced)
        else match
        for match in matched(store.event(), folder)
    )


def put(
    store: EventStore,
    match: Match,
    reason: str = "",
    *,
    dry_run: bool = False,
    forced: bool = False,
) -> Match:
    """Attaches a record to its table.

    Args:
        dry_run: True to check the record without changing the event.
        forced: True to attach the record even if players, colours or board differ from the
            table's. This is not needed if the table already has a case with the same players
            and board size.

    Raises the errors of :func:`goref.app.event.tables.put_file`; without ``forced``, also
    EventError with the doubts.
    """
    assert match.table is not None
    chosen = match.table

    def check(opened: Opened) -> None:
        event = store.event()
        if chosen.case and _same_game(opened, open_case(store, chosen)):
            return
        reasons = doubts(at_table(event, PlayerNames(event), chosen, opened))
        if reasons is not None:
            raise EventError(fault("attach-doubted", table=chosen.place, reasons=reasons))

    table, differing = put_file(
        store,
        chosen,
        Path(match.file),
        match.game,
        reason,
        dry_run=dry_run,
        check=None if forced else check,
    )
    new = tuple(one for one in differing if one not in match.notes)
    return replace(match, table=table, differing=new, attached=not dry_run)


def _same_game(one: Opened, other: Opened) -> bool:
    """Returns whether two records name the same players on boards of one size."""
    mine, theirs = one.case.record, other.case.record
    named = [(r.info.text("PB"), r.info.text("PW"), r.grid.width) for r in (mine, theirs)]
    return named[0] == named[1]


def _alone(found: Sequence[Match]) -> Iterable[Match]:
    """Yields the matches; one that shares its table with others gets a note on that."""
    shares = Counter(m.table.id for m in found if m.table is not None)
    for match in found:
        if match.table is None or shares[match.table.id] == 1:
            yield match
            continue
        others = [
            Path(m.file).name + (f" #{m.game}" if m.game > 1 else "")
            for m in found
            if m is not match and m.table is not None and m.table.id == match.table.id
        ]
        yield replace(
            match, notes=(*match.notes, note("several-records", other=listed(others)))
        )


def table_of(
    event: Event, names: PlayerNames, opened: Opened
) -> tuple[Table | None, list[Note]]:
    """Returns the table of a record, and the reasons for and against it.

    The table is None unless exactly one fits.
    """
    record = opened.case.record
    black, white = record.info.text("PB"), record.info.text("PW")
    shown: dict[str, Any] = {
        "black": one_line(black).strip() or "?",
        "white": one_line(white).strip() or "?",
    }
    fits = [fit for table in event.tables if (fit := names.fit(table, black, white))]
    if not fits:
        return None, [note("no-such-players", **shown)]
    told = round_named(record.info.text("RO"))
    notes: list[Note] = []
    same_round = [fit for fit in fits if fit.table.round == told]
    if same_round:
        fits = same_round
        notes.append(note("same-round"))
    elif told is not None:
        notes.append(note("other-round", theirs=told))
    exact = any(fit.exact for fit in fits)
    fits = [fit for fit in fits if fit.exact is exact]
    straight = [fit for fit in fits if not fit.turned]
    # Without a round, colours cannot tell two games of a pair apart: they may be swapped.
    if told is not None and straight:
        fits = straight
    if len(fits) > 1:
        return None, [
            *notes,
            note("several-tables", tables=listed(f.table.place for f in fits)),
        ]
    if told is None:
        notes.append(note("no-round"))
    table = fits[0].table
    notes.append(note("same-players") if exact else note("near-players", **shown))
    if fits[0].turned:
        notes.append(note("colours-turned"))
    named = record.info.text("EV").strip()
    if named and event.info.name:
        same = _alike(named, event.info.name)
        notes.append(
            note("same-event") if same else note("other-event", theirs=one_line(named))
        )
    notes += _size_told(event, table, opened)
    if table.is_by_case:
        notes.append(note("table-decided", table=table.place))
    elif table.case:
        notes.append(note("table-has-case", table=table.place))
    elif table.result is not None:
        notes += [
            note("decision-kept", table=table.place),
            *_said_against(event, table, opened),
        ]
    return table, notes


def doubts(notes: Iterable[Note]) -> InWords | None:
    """Returns in words the doubts about attaching a record to its chosen table; None without
    any."""
    asked = [one for one in notes if one.code in DOUBTED]
    if not asked:
        return None
    return InWords(_in_a_row, (asked,))


def _in_a_row(notes: Iterable[Note], language: Language) -> str:
    return LANGUAGES[language].gap.join(say(one, language) for one in notes)


def at_table(event: Event, names: PlayerNames, table: Table, opened: Opened) -> list[Note]:
    """Returns the reasons for and against attaching a record to a chosen table."""
    fitted, notes = table_of(replace(event, tables=(table,)), names, opened)
    if fitted is not None:
        return [one for one in notes if one.code != "no-round"]  # that note is about all tables
    info = opened.case.record.info
    black, white = (one_line(info.text(key)).strip() for key in ("PB", "PW"))
    told = []
    if black or white:
        told.append(note("other-players", black=black or "?", white=white or "?"))
    told += [*_size_told(event, table, opened), *_said_against(event, table, opened)]
    return [*told, note("table-has-case", table=table.place)] if table.case else told


def _said_against(event: Event, table: Table, opened: Opened) -> tuple[Note, ...]:
    """Returns the notes on what a record says against the table's decision, on the event's
    terms."""
    if table.result is None:
        return ()
    case, _ = case_for(event, table, opened)
    return said_against(table, assessed(replace(opened, case=case)))


def _size_told(event: Event, table: Table, opened: Opened) -> list[Note]:
    """Returns a note if a record's board size differs from the table's."""
    theirs = opened.case.record.grid.width
    mine = table.size or event.info.size
    return [] if mine in (0, theirs) else [note("other-size", theirs=theirs, mine=mine)]


class _Fit(NamedTuple):
    """A table whose players fit the names in a record.

    Attributes:
        exact: True if the names are equal, False if they are similar.
        turned: True if the colours are exchanged.
    """

    table: Table
    exact: bool
    turned: bool


class PlayerNames:
    """An index of an event's players by the parts of their names."""

    def __init__(self, event: Event) -> None:
        self._parts = {player.id: name_parts(player.name) for player in event.players}

    def fit(self, table: Table, black: str, white: str) -> _Fit | None:
        sides = name_parts(black), name_parts(white)
        seats = self._parts[table.black], self._parts[table.white]
        for exact in (True, False):
            for turned in (False, True):
                pairs = zip(sides, reversed(seats) if turned else seats, strict=True)
                test = _same if exact else _near
                if all(test(one, other) for one, other in pairs):
                    return _Fit(table, exact, turned)
        return None


def name_parts(name: str) -> frozenset[str]:
    """Returns a name's parts without rank, accents and case.

    Chinese, Japanese and Korean parts are joined into one.
    """
    folded = unicodedata.normalize("NFKC", name).casefold().translate(LETTERS)
    bare = (s for s in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(s))
    parts = [p for p in re.findall(r"[^\W_]+", "".join(bare)) if not read_rank(p)]
    together = "".join(p for p in parts if not p.isascii() and p[0] >= "\u2e80")
    rest = (p for p in parts if p.isascii() or p[0] < "\u2e80")
    return frozenset(filter(None, (*rest, together)))


def _same(one: frozenset[str], other: frozenset[str]) -> bool:
    return bool(one) and one == other


def _near(one: frozenset[str], other: frozenset[str]) -> bool:
    mine, theirs = (frozenset(map(alike, parts)) for parts in (one, other))
    return (
        any(len(part) >= SHORTEST or not part.isascii() for part in mine & theirs)
        or (
            # One name has in one word what the other has in several: Ke Jie, KeJie.
            len(one) != len(other)
            and len("".join(mine)) > SHORTEST
            and bool(_joined(mine) & _joined(theirs))
        )
        or _read_alike(one, other)
        or _read_alike(other, one)
    )


def _read_alike(one: frozenset[str], other: frozenset[str]) -> bool:
    """Returns whether a name in another script may be read as one in Latin letters."""
    if len(one) != 1 or not all(part.isascii() for part in other):
        return False
    (name,) = one
    if name.isascii():
        return False
    told = _joined(other) | _joined(frozenset(map(alike, other)))
    return bool(spellings(name) & told)


def _joined(parts: Iterable[str]) -> set[str]:
    """Returns the parts of a name joined in every order; nothing for more than three parts."""
    found = sorted(parts)
    return {"".join(order) for order in permutations(found)} if len(found) < 4 else set()


def round_named(text: str) -> int | None:
    """Returns the number in a record's name of a round, such as ``第三轮``, or None."""
    plain = unicodedata.normalize("NFKC", text)
    found = re.search(r"\d{1,3}", plain)
    if found is not None:
        return int(found.group())
    spoken = re.search(r"第([一二三四五六七八九十])(?:轮|輪|回|局|戦)", plain)
    return NUMERALS[spoken.group(1)] if spoken is not None else None


def _alike(one: str, other: str) -> bool:
    """Returns whether two names of events share a word, or one contains the other."""
    mine, theirs = (re.findall(r"[^\W_]+", text.casefold()) for text in (one, other))
    if any(len(p) >= SHORTEST and not p.isdecimal() for p in {*mine} & {*theirs}):
        return True
    short, long = sorted(("".join(mine), "".join(theirs)), key=len)
    return bool(short) and short in long
