"""Pairings and results: read from a list, and written as a list."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import partial

from goref.core.base.faults import fault, why
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.base.numbers import decimal
from goref.core.event.event import (
    MOST_HANDICAP,
    MOST_ROUNDS,
    MOST_TABLES,
    Event,
    Player,
    Table,
    player_key,
)
from goref.core.event.merge import ImportedEvent, Pairing
from goref.core.event.notes import Note, note
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.io.event.lists.csv import write_list
from goref.io.event.lists.headings import EXPORTED, list_words
from goref.io.event.lists.players import with_comma
from goref.io.event.lists.points import read_points, verdict_of
from goref.io.event.lists.problems import ListProblems
from goref.io.event.lists.reading import read_list
from goref.io.event.lists.rows import ListRow, ListTable
from goref.io.event.words import read_word
from goref.io.sgf.typed import typed_number
from goref.io.sgf.values import WrittenUnit
from goref.io.values.incident_values import encode_consequences

MISSING = {"black": "csv-no-black", "white": "csv-no-white"}
"""The fault for each column that a list of pairings must have."""
MOST_KOMI = 1000


def are_pairings(fields: frozenset[str]) -> bool:
    """Returns whether a table with these columns is a list of pairings."""
    return {"black", "white"} <= fields


def read_pairings(data: bytes, known: Iterable[Player] = (), round: int = 0) -> ImportedEvent:
    """Reads the tables of one or more rounds from a list.

    Args:
        known: the players among whom names are searched; if empty, names make new players.
        round: the round, from 1, of rows that name none; 0 if every row must name one.

    Raises ListError if the file is no such list, or any cell is unfit.
    """
    table = read_list(data, list_words().pairings, are_pairings)
    for field in ("black", "white"):
        if field not in table.fields:
            raise table.fault(fault(MISSING[field]))
    if "round" not in table.fields and not round:
        raise table.fault(fault("csv-no-round"))
    return _Pairings(table, _People(tuple(known)), round).incoming()


class _Pairings:
    """Turns the rows of a list into tables and byes, one after the other."""

    def __init__(self, table: ListTable, people: _People, round: int) -> None:
        self._table, self._people, self._round = table, people, round
        ours = [n for n in table.notes if n.code == "column-ignored" and _is_ours(n)]
        self._notes = [n for n in table.notes if n not in ours]
        if len(ours) == len(EXPORTED):
            self._notes.append(note("own-list"))
        self._black_first = table.fields.index("black") < table.fields.index("white")
        self._points_told = False
        self._unfit = ListProblems()
        self._found: list[Pairing] = []
        self._byes: list[tuple[int, str]] = []
        self._taken: dict[tuple[int, int], int] = {}
        self._busy: dict[tuple[int, str], int] = {}
        self._last: dict[int, int] = {}

    def incoming(self) -> ImportedEvent:
        """Returns the tables and byes of all rows. Raises ListError if any cell is unfit."""
        for row in self._table.rows:
            free = _free(row)
            if free:
                self._bye(row, free)
            else:
                self._pairing(row)
        self._unfit.join(self._table.unfit)
        others = self._people.missed > 1 and not self._people.met
        self._unfit.refuse(fault("list-other-event") if others else None)
        players = tuple(self._people.new.values())
        found, byes = tuple(self._found), tuple(self._byes)
        return ImportedEvent(players, found, byes, notes=tuple(self._notes))

    def _bye(self, row: ListRow, field: str) -> None:
        played = row.read("round", self._played, self._unfit)
        key = row.read(field, partial(self._people.key, field=field), self._unfit)
        if played is not None and key is not None:
            self._only_once(row, field, played, key)
            self._byes.append((played, key))

    def _pairing(self, row: ListRow) -> None:
        read, unfit = row.read, self._unfit
        played = read("round", self._played, unfit)
        number = read("number", partial(_number, field="number", most=MOST_TABLES), unfit)
        black = read("black", partial(self._people.key, field="black"), unfit)
        white = read("white", partial(self._people.key, field="white"), unfit)
        of = partial(_number, field="handicap", most=MOST_HANDICAP)
        handicap = read("handicap", of, unfit)
        komi = read("komi", _komi, unfit)
        size = read("size", _size, unfit)
        default = read("default", _default, unfit)
        result = None
        if default is not None:
            result = read("result", partial(self._result, default=default), unfit)
        if black is not None and black == white:
            himself = fault("would-play-himself", name=row["white"])
            row.refuse("white", himself, unfit)
            return
        if played is None or number is None:
            return
        if not number:
            number = self._last.get(played, 0) + 1
            place = f"{played}/{number}"
            self._notes.append(note("table-numbered", line=row.line, table=place))
        self._last[played] = max(self._last.get(played, 0), number)
        there = self._taken.setdefault((played, number), row.line)
        if there != row.line:
            told = fault("table-on-line", table=f"{played}/{number}", line=there)
            row.refuse("number", told, unfit)
        for field, key in (("black", black), ("white", white)):
            if key is not None:
                self._only_once(row, field, played, key)
        if black is not None and white is not None and handicap is not None:
            pairing = (played, number, black, white, handicap, komi, result, row.line)
            self._found.append(Pairing(*pairing, size or 0))

    def _only_once(self, row: ListRow, field: str, round: int, key: str) -> None:
        """Records that a player is busy in a round; adds an error for a second game or bye."""
        there = self._busy.setdefault((round, key), row.line)
        if there != row.line:
            told = fault("plays-on-line", name=row[field], round=round, line=there)
            row.refuse(field, told, self._unfit)

    def _played(self, row: ListRow) -> int:
        """Returns the round of a row. Raises ListError if it is missing or no round."""
        played = _number(row, "round", MOST_ROUNDS) or self._round
        if not played:
            raise row.fault("round", fault("round-missing"))
        return played

    def _result(self, row: ListRow, default: bool) -> Result | None:
        """Returns the result in a row; None if it is open.

        Raises ListError if the text is no result.
        """
        text = row["result"]
        points = read_points(text.removesuffix("!"))
        if points is not None:
            default = default or text.endswith("!")
            verdict = verdict_of(points, self._black_first)
            self._tell_points(row, verdict)
            return Result(
                verdict, re_of(verdict, default), ResultBasis.IMPORTED, by_default=default
            )
        try:
            return read_word(text, default=default, basis=ResultBasis.IMPORTED)
        except ValueError as error:
            raise row.fault("result", why(error)) from None

    def _tell_points(self, row: ListRow, verdict: Verdict) -> None:
        """Adds a note on the side whose points come first, or on the meaning of 0-0 or 1-1."""
        text = row["result"]
        if verdict is Verdict.BOTH_LOSE:
            self._notes.append(note("points-nobody", line=row.line, text=text))
        elif verdict is Verdict.BOTH_WIN:
            self._notes.append(note("points-everybody", line=row.line, text=text))
        elif verdict is not Verdict.DRAW and not self._points_told:
            self._points_told = True
            first = "black" if self._black_first else "white"
            column = self._table.columns[first].heading
            told = note("points-order", line=row.line, text=text, column=column, field=first)
            self._notes.append(told)


def _free(row: ListRow) -> str:
    """Returns the side with a bye: the other side's cell is empty or ``bye``; "" if neither."""
    nobody = [
        f not in row.unfit and row[f].lower() in list_words().byes for f in ("black", "white")
    ]
    if nobody == [True, False]:
        return "white"
    return "black" if nobody == [False, True] else ""


def _is_ours(ignored: Note) -> bool:
    return str(dict(ignored.args)["column"]).lower() in EXPORTED


def _komi(row: ListRow) -> Fraction | None:
    text = row["komi"]
    if not text:
        return None
    written = typed_number(text)
    if written is None or written.unit is WrittenUnit.ZI:  # its value depends on rules
        raise row.fault("komi", fault("text-no-number", text=text))
    komi = written.number
    if abs(komi) > MOST_KOMI or (komi * 1000).denominator != 1:
        raise row.fault("komi", fault("no-komi-value", text=text, most=MOST_KOMI))
    return komi


def _size(row: ListRow) -> int:
    size = _number(row, "size", LARGEST)
    if 0 < size < SMALLEST:
        wrong = fault("board-size", least=SMALLEST, most=LARGEST, size=size)
        raise row.fault("size", wrong)
    return size


def _default(row: ListRow) -> bool:
    default = row["default"].lower()
    if default not in (*list_words().yes, *list_words().no):
        raise row.fault("default", fault("no-yes-or-no", text=row["default"]))
    return default in list_words().yes


def _number(row: ListRow, field: str, most: int) -> int:
    text = row[field]
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= most):
        raise row.fault(field, fault("no-whole-number-to", text=text, most=most))
    return int(text)


class _People:
    """Finds players by the possible spellings of their names.

    Attributes:
        met, missed: the number of names that were found, and that were not.
    """

    def __init__(self, known: tuple[Player, ...]) -> None:
        self.open = not known
        self.new: dict[str, Player] = {}
        self.met = self.missed = 0
        self.names: dict[str, set[str]] = {}
        for player in known:
            for name in (player.surname + player.given, player.given + player.surname):
                self.names.setdefault(_plain(name), set()).add(player.key)

    def key(self, row: ListRow, field: str) -> str:
        """Returns the key of the player in a cell.

        Raises ListError if the cell is empty, or its name fits no player or several.
        """
        name = row[field]
        if not name:
            raise row.fault(field, fault("name-missing"))
        if self.open:
            surname, _, given = name.partition(",")
            player = Player(surname.strip() or name, given.strip())
            self.new.setdefault(player.key, player)
            return player.key
        keys = self.names.get(_plain(name), set())
        self.met += bool(keys)
        self.missed += not keys
        if len(keys) > 1:
            raise row.fault(field, fault("several-players", name=name))
        if not keys:
            raise row.fault(field, fault("no-player-called", name=name))
        return next(iter(keys))


def _plain(name: str) -> str:
    return player_key(name.replace(",", ""))


def write_results(event: Event) -> bytes:
    """Returns all tables as CSV for :func:`read_pairings`; a margin is positive for Black."""
    headings = [names[0] for names in list_words().pairings.values()]
    headings += [heading.title() for heading in EXPORTED]
    return write_list(headings, [_line(event, table) for table in event.tables])


def _line(event: Event, table: Table) -> list[str]:
    komi, result = event.komi(table), table.result
    names = [with_comma(event.by_id[p]) for p in (table.black, table.white)]
    cells = [str(table.round), str(table.number), *names, str(table.handicap)]
    cells.append("" if komi is None else decimal(komi))
    size = str(table.size or "")
    if result is None:
        open_ = ["", "", size, table.shown_state, *([""] * 5), table.note]
        return [*cells, *open_, _happened(table)]
    told = result.re if result.re != "Void" else result.verdict.value
    return [
        *cells,
        told,
        "yes" if result.by_default else "",
        size,
        table.shown_state,
        result.verdict.value,
        "" if result.margin is None else decimal(result.margin),
        result.rules,
        result.basis.value,
        result.reason,
        table.note,
        _happened(table),
    ]


def _happened(table: Table) -> str:
    """Returns the valid incidents in the words of files: ``1. W late: warning, 2 points``."""
    if not table.incidents:
        return ""

    return "; ".join(
        f"{one.number}. {one.side.value} {one.kind}: "
        + ", ".join(encode_consequences(one.decided or ()))
        for one in table.incidents
        if one.holds
    )
