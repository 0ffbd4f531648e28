"""Players and pairings from CSV, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.faults import fault, why
from goref.core.base.numbers import decimal, parse_decimal
from goref.core.event.event import (
    MOST_HANDICAP,
    MOST_ROUNDS,
    MOST_TABLES,
    Event,
    Player,
    Table,
    player_key,
)
from goref.core.event.merge import Incoming, Pairing
from goref.core.event.notes import Note, note
from goref.core.event.ranks import read_rank
from goref.core.event.result import ResultBasis
from goref.io.event.formats.csv import CsvRow, on_line, read_sheet, write_sheet
from goref.io.event.words import read_word

PLAYER_HEADINGS = {
    "surname": ("Surname", "Last name", "Family name", "姓"),
    "given": ("Given name", "First name", "Forename", "名"),
    "name": ("Name", "Player", "Full name", "姓名", "名字", "棋手", "選手", "氏名", "名前"),
    "rank": ("Rank", "Grade", "Strength", "段位", "级别", "段级", "段級", "段級位", "棋力"),
    "rating": ("Rating", "GoR", "等级分", "レーティング"),
    "club": ("Club", "Team", "俱乐部", "单位", "代表队", "クラブ", "所属"),
    "country": ("Country", "Nation", "国家", "地区", "国", "国籍"),
    "egf_pin": ("EGF PIN", "PIN", "EGF"),
    "aga_id": ("AGA ID", "AGA", "AGA number"),
}
PAIRING_HEADINGS = {
    "round": ("Round", "Rd", "轮", "轮次", "回戦", "ラウンド"),
    "number": ("Table", "Board", "Table number", "Board number", "台", "台次", "桌号", "卓"),
    "black": ("Black", "Black player", "黑", "黑方", "执黑", "黒", "黒番"),
    "white": ("White", "White player", "白", "白方", "执白", "白番"),
    "handicap": ("Handicap", "Hd", "让子", "置石", "手合割"),
    "komi": ("Komi", "贴目", "贴点", "コミ"),
    "result": ("Result", "结果", "結果"),
    "default": ("By default", "Forfeit", "弃权", "不戦"),
}
EXPORTED = ("state", "winner", "margin", "rules", "basis", "reason", "note", "incidents")
"""More columns of an export of ours, which say again what others say, or cannot be taken."""
MISSING = {"black": "csv-no-black", "white": "csv-no-white"}
"""What is said where a column is missing without which nothing can be paired."""
BYES = ("", "-", "–", "—", "bye", "(bye)", "free", "轮空", "輪空", "不戦", "不戦勝")
"""What stands for nobody where the other player has a bye."""
YES = ("yes", "1", "true", "x", "是", "はい")
NO = ("", "no", "0", "false", "否", "いいえ")


def read_players(data: bytes) -> Incoming:
    """Players of an entry list. Raises CsvError."""
    sheet = read_sheet(data, PLAYER_HEADINGS)
    if not {"name", "surname"} & set(sheet.fields):
        raise on_line(1, fault("csv-no-names"))
    notes = list(sheet.notes)
    players: dict[str, Player] = {}
    lines: dict[str, int] = {}
    for row in sheet.rows:
        player = _player(row, notes)
        if player.key in players:
            raise row.fault(
                "name" if row["name"] else "surname",
                fault("name-there", name=player.name, line=lines[player.key]),
            )
        players[player.key] = player
        lines[player.key] = row.line
    return Incoming(tuple(players.values()), notes=tuple(notes))


def _player(row: CsvRow, notes: list[Note]) -> Player:
    surname, given = row["surname"], row["given"]
    if not surname:
        surname, comma, rest = row["name"].partition(",")
        surname = surname.strip()
        if comma and not given:
            given = rest.strip()
    if not surname:
        raise row.fault("name", fault("name-missing"))
    rank = read_rank(row["rank"])
    if rank is None:
        rank = row["rank"]
        notes.append(note("rank-unreadable", line=row.line, text=rank, name=surname))
    rating = None
    if row["rating"]:
        if re.fullmatch(r"[-+]?[0-9]{1,5}", row["rating"]) is None:
            raise row.fault("rating", fault("no-whole-number", text=row["rating"]))
        rating = int(row["rating"])
    return Player(
        surname,
        given,
        rank,
        rating,
        row["club"],
        row["country"].upper(),
        row["egf_pin"],
        row["aga_id"],
    )


def read_pairings(data: bytes, known: Iterable[Player] = (), round: int = 0) -> Incoming:
    """Tables of one or more rounds.

    Args:
        known: players the names may mean. If there are none the names make new players.
        round: the round, for a file without such a column.

    Raises CsvError.
    """
    sheet = read_sheet(data, PAIRING_HEADINGS)
    for field in ("black", "white"):
        if field not in sheet.fields:
            raise on_line(1, fault(MISSING[field]))
    if "round" not in sheet.fields and not round:
        raise on_line(1, fault("csv-no-round"))
    notes = [n for n in sheet.notes if not (n.code == "column-ignored" and _is_ours(n))]
    people = _People(tuple(known))
    found: list[Pairing] = []
    taken: dict[tuple[int, int], int] = {}
    busy: dict[tuple[int, str], int] = {}
    byes: list[tuple[int, str]] = []
    for row in sheet.rows:
        free = _free(row)
        if free:
            bye = (_round(row, round), people.key(row, free))
            _only_once(row, free, *bye, busy)
            byes.append(bye)
            continue
        pairing = _pairing(row, round, found, people, notes)
        place = (pairing.round, pairing.number)
        if place in taken:
            where = f"{place[0]}/{place[1]}"
            raise row.fault("number", fault("table-on-line", table=where, line=taken[place]))
        taken[place] = row.line
        for field, key in (("black", pairing.black), ("white", pairing.white)):
            _only_once(row, field, pairing.round, key, busy)
        found.append(pairing)
    return Incoming(tuple(people.new.values()), tuple(found), tuple(byes), notes=tuple(notes))


def _free(row: CsvRow) -> str:
    """The field of the player who has a bye: the other is named ``bye``, or nobody."""
    nobody = [row[field].lower() in BYES for field in ("black", "white")]
    if nobody == [True, False]:
        return "white"
    return "black" if nobody == [False, True] else ""


def _only_once(
    row: CsvRow, field: str, round: int, key: str, busy: dict[tuple[int, str], int]
) -> None:
    """Note who is busy in a round. Raises CsvError for somebody who is already."""
    if (round, key) in busy:
        there = {"round": round, "line": busy[round, key]}
        raise row.fault(field, fault("plays-on-line", name=row[field], **there))
    busy[round, key] = row.line


def _round(row: CsvRow, round: int) -> int:
    """The round a row is of. Raises CsvError."""
    played = _number(row, "round", MOST_ROUNDS) or round
    if not played:
        raise row.fault("round", fault("round-missing"))
    return played


def _is_ours(ignored: Note) -> bool:
    return str(dict(ignored.args)["column"]).lower() in EXPORTED


def _pairing(
    row: CsvRow, round: int, before: list[Pairing], people: _People, notes: list[Note]
) -> Pairing:
    played = _round(row, round)
    number = _number(row, "number", MOST_TABLES)
    if not number:
        number = max((p.number for p in before if p.round == played), default=0) + 1
        notes.append(note("table-numbered", line=row.line, table=f"{played}/{number}"))
    black, white = people.key(row, "black"), people.key(row, "white")
    if black == white:
        raise row.fault("white", fault("would-play-himself", name=row["white"]))
    komi: Fraction | None = None
    if row["komi"]:
        try:
            komi = parse_decimal(row["komi"].replace(",", "."))
        except ValueError:
            raise row.fault("komi", fault("text-no-number", text=row["komi"])) from None
        if abs(komi) > 1000 or (komi * 1000).denominator != 1:
            raise row.fault("komi", fault("no-komi-value", text=row["komi"]))
    default = row["default"].lower()
    if default not in (*YES, *NO):
        raise row.fault("default", fault("no-yes-or-no", text=row["default"]))
    try:
        result = read_word(row["result"], default=default in YES, basis=ResultBasis.IMPORTED)
    except ValueError as error:
        raise row.fault("result", why(error)) from None
    handicap = _number(row, "handicap", MOST_HANDICAP)
    return Pairing(played, number, black, white, handicap, komi, result, row.line)


def _number(row: CsvRow, field: str, most: int) -> int:
    text = row[field]
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= most):
        raise row.fault(field, fault("no-whole-number-to", text=text, most=most))
    return int(text)


class _People:
    """Players by the ways a name may be written."""

    def __init__(self, known: tuple[Player, ...]) -> None:
        self.open = not known
        self.new: dict[str, Player] = {}
        self.names: dict[str, set[str]] = {}
        for player in known:
            for name in (player.surname + player.given, player.given + player.surname):
                self.names.setdefault(_plain(name), set()).add(player.key)

    def key(self, row: CsvRow, field: str) -> str:
        """The key of the player a cell names. Raises CsvError."""
        name = row[field]
        if not name:
            raise row.fault(field, fault("name-missing"))
        if self.open:
            surname, _, given = name.partition(",")
            player = Player(surname.strip() or name, given.strip())
            self.new.setdefault(player.key, player)
            return player.key
        keys = self.names.get(_plain(name), set())
        if len(keys) > 1:
            raise row.fault(field, fault("several-players", name=name))
        if not keys:
            raise row.fault(field, fault("no-player-called", name=name))
        return next(iter(keys))


def _plain(name: str) -> str:
    return player_key(name.replace(",", ""))


def write_players(event: Event) -> bytes:
    """All players as CSV that :func:`read_players` reads."""
    fields = ("surname", "given", "rank", "rating", "club", "country", "egf_pin", "aga_id")
    rows = [
        ["" if (value := getattr(player, field)) is None else str(value) for field in fields]
        for player in event.players
    ]
    return write_sheet([PLAYER_HEADINGS[field][0] for field in fields], rows)


def write_results(event: Event) -> bytes:
    """All tables as CSV that :func:`read_pairings` reads; margins are Black less White."""
    headings = [PAIRING_HEADINGS[f][0] for f in PAIRING_HEADINGS]
    headings += [heading.title() for heading in EXPORTED]
    return write_sheet(headings, [_line(event, table) for table in event.tables])


def _line(event: Event, table: Table) -> list[str]:
    komi, result = event.komi(table), table.result
    names = [with_comma(event.by_id[p]) for p in (table.black, table.white)]
    cells = [str(table.round), str(table.number), *names, str(table.handicap)]
    cells.append("" if komi is None else decimal(komi))
    if result is None:
        return [*cells, "", "", table.shown_state, *([""] * 5), table.note, _happened(table)]
    told = result.re if result.re != "Void" else result.verdict.value
    return [
        *cells,
        told,
        "yes" if result.by_default else "",
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
    """The incidents that hold, in the words of files: ``1. W late: warning, 2 points``."""
    if not table.incidents:
        return ""
    from goref.io.values.incident_values import encode_consequences  # few tables have any

    return "; ".join(
        f"{one.number}. {one.side.value} {one.kind}: "
        + ", ".join(encode_consequences(one.decided or ()))
        for one in table.incidents
        if one.holds
    )


def with_comma(player: Player) -> str:
    """A player's name as lists have it: ``Doe, Jane``."""
    return f"{player.surname}, {player.given}" if player.given else player.surname
