"""The result file for the European Go Federation's rating list (``.h9``).

By its maintainers' description, it has a line for every player. Text after a semicolon is
ignored, but programs keep the event's data there (``; EV[name]``). A round is written
``<opponent's row><+ - or =>/<b or w><handicap>``, as in ``12+/b2``. A round without an opponent
is ``0+`` (a free win), ``0=`` (half of one) or ``0-`` (a free round). All players have equally
many rounds; a game is in both players' lines, with opposite results. As in OpenGotha, four
criteria come before the rounds, and the player's number after them: ``|12345678``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import filterfalse
from unicodedata import combining, normalize

from goref.core.base.faults import Fault, fault, why
from goref.core.base.frozen import replace
from goref.core.base.language import InWords, Language
from goref.core.base.numbers import decimal
from goref.core.event.event import MOST_ROUNDS, Event, EventError, Player
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import read_rank
from goref.core.event.result import Result, Verdict
from goref.core.event.standings import StandingsRow, WallCell, standings
from goref.core.rulesets.table import ruleset
from goref.core.texts.faults.said import said
from goref.core.texts.terms import JOINT
from goref.io.files import one_line

ENCODING = "iso8859-15"
"""The encoding that OpenGotha writes."""
NAME_WIDTH = 30
NO_GIVEN = "x"
"""The text for an unknown given name, as in OpenGotha."""
GIVEN_WIDTH = 12
"""The number of characters kept of a long given name if a long surname needs the rest."""
CLUB_WIDTH = 4
LEAST_CRITERIA = 4
MOST_HANDICAP = 9
"""The most handicap stones that other programs write: the number has one digit."""
MOST_TOLD = 40
"""The most problems that a message names."""
PIN = re.compile(r"[0-9]{8}")
BOTH_SIDES = (Verdict.BOTH_LOSE, Verdict.BOTH_WIN)
HEADS = {"NBW": "Win", "SOSW": "SOS", "SOSOSW": "SOSOS", "SODOSW": "SODOS"}
"""The names that other programs give to criteria computed from wins."""
CLASSES = ("A", "B", "C", "D")
LETTERS = str.maketrans({"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i", "ħ": "h"})
"""Letters that Unicode decomposition does not make Western, and their replacements."""
OTHERWISE = str.maketrans({";": ",", "[": "(", "]": ")", "|": "/"})
"""Characters with a meaning in the file, and their replacements."""


def write_egf(
    event: Event,
    *,
    tournament_class: str = "",
    minutes: int = 0,
    country: str = "",
    unfinished: bool = False,
) -> tuple[bytes, tuple[Note, ...]]:
    """Returns the result file, and notes for the organiser.

    Args:
        tournament_class: ``A`` to ``D``, the federation's class of the tournament.
        minutes: a player's adjusted time, in minutes.
        country: the tournament's country, as two letters.
        unfinished: True to write undecided games as ``?``, which the rating list refuses.

    An argument that is empty or 0 is left out of the file, with a note. Raises EventError if
    tables are open (unless ``unfinished``), a player has no known rank, or a name has no Latin
    letters.
    """
    open_tables = [table.place for table in event.tables if not table.is_settled]
    if open_tables and not unfinished:
        raise EventError(fault("tables-open", tables=listed(open_tables)))
    notes: list[Note] = []
    if open_tables:
        notes.append(note("written-unfinished", tables=listed(open_tables)))
    lines = _header(event, tournament_class, minutes, country, notes)
    rounds = rounds_told(event)
    event = of_played(event)
    found = standings(event, max(event.played, default=0))
    rows = [row for row in found.rows if any(c.table or c.bye for c in _cells(row, event))]
    heads = " ".join(f"{HEADS.get(name, name):>5}" for name in found.criteria)
    lines.append(f"; Pl {'Name':<{NAME_WIDTH}} {'Rk':>3} Co Club {heads}".rstrip())
    if found.unknown:
        notes.append(note("egf-no-places", criteria=listed(found.unknown)))
    _tell_what_it_cannot_say(event, notes)
    refuse([problem for row in rows for problem in _problems(row.player)])
    lines += [_line(row, event, notes) for row in rows]
    _tell_of_players([row.player for row in rows], notes)
    left = [row.player.name for row in found.rows if row not in rows]
    if left:
        notes.append(note("players-without-games", names=listed(left)))
    text = "\n".join(lines) + "\n"
    return text.encode(ENCODING), tuple(dict.fromkeys((*notes, *rounds)))


def _tell_what_it_cannot_say(event: Event, notes: list[Note]) -> None:
    """Adds notes on games that the file cannot express, such as a game that both sides lost."""
    ended = [(table, table.result) for table in event.tables if table.result is not None]
    void = [t.place for t, result in ended if result.verdict is Verdict.NO_RESULT]
    if void:
        notes.append(note("egf-no-result", tables=listed(void)))
    high = [t.place for t, _ in ended if t.handicap > MOST_HANDICAP]
    if high:
        notes.append(note("handicap-high", most=MOST_HANDICAP, tables=listed(high)))
    both = [t.place for t, r in ended if r.verdict in BOTH_SIDES and not r.by_default]
    if both:
        notes.append(note("egf-both-sides", tables=listed(both)))


def _tell_of_players(players: list[Player], notes: list[Note]) -> None:
    """Adds notes on players' numbers, countries and clubs that the file omits or shortens."""
    odd = [f"{p.name} {p.egf_pin}" for p in players if p.egf_pin.strip() and not _pin(p)]
    if odd:
        notes.append(note("egf-pin-odd", names=listed(odd)))
    without = [p.name for p in players if not p.egf_pin.strip()]
    if without:
        notes.append(note("egf-no-pin", names=listed(without)))
    places = [f"{p.name} ({p.country})" for p in players if p.country and not _country(p)]
    if places:
        notes.append(note("egf-country", names=listed(places)))
    clubs = dict.fromkeys(p.club for p in players if len(" ".join(p.club.split())) > CLUB_WIDTH)
    if clubs:
        notes.append(note("egf-club-cut", most=CLUB_WIDTH, names=listed(clubs)))


def _header(
    event: Event, tournament_class: str, minutes: int, country: str, notes: list[Note]
) -> list[str]:
    info = event.info
    komi = info.komi if info.komi is not None else ruleset(info.rules).komi
    lines = [f"; CL[{tournament_class}]"] if tournament_class else []
    lines.append(f"; EV[{_western(info.name, notes)}]")
    if country or info.place:
        lines.append(f"; PC[{country.lower()},{_western(info.place, notes)}]")
    if info.begins:
        lines.append(f"; DT[{info.begins},{info.ends or info.begins}]")
    if komi is not None:
        lines.append(f"; KM[{decimal(komi)}]")
    if minutes:
        lines.append(f"; TM[{minutes}]")
    told = {"CL": tournament_class, "PC": country, "DT": info.begins, "TM": minutes}
    lacking = [name for name, value in told.items() if not value]
    if lacking:
        notes.append(note("egf-header-lacks", fields=listed(lacking)))
    return [*lines, ";"]


def of_played(event: Event) -> Event:
    """Returns the event without the tables and byes of rounds in which nothing was decided."""
    return replace(
        event,
        tables=tuple(table for table in event.tables if table.round in event.played),
        byes=tuple(bye for bye in event.byes if bye.round in event.played),
    )


def rounds_told(event: Event) -> list[Note]:
    """Returns notes on which rounds a file of results contains: those with a decided game."""
    left = [round for round in range(1, event.rounds + 1) if round not in event.played]
    notes = [note("rounds-written", rounds=listed(event.played, MOST_ROUNDS) or "–")]
    if left:
        notes.append(note("rounds-not-written", rounds=listed(left, MOST_ROUNDS)))
    return notes


def _cells(row: StandingsRow, event: Event) -> list[WallCell]:
    """Returns a player's cells of the wall list for the rounds that the file has."""
    return [row.cells[round - 1] for round in event.played]


def refuse(problems: Sequence[Fault]) -> None:
    """Raises one EventError that names all problems of a list; none, if there is none."""
    if len(problems) == 1:
        raise EventError(problems[0])
    if problems:
        told = InWords(_in_a_row, (tuple(problems),))
        raise EventError(fault("list-refuses", count=len(problems), problems=told))


def _in_a_row(problems: Iterable[Fault], language: Language) -> str:
    told = [said(EventError(one), language) for one in problems]
    shown = JOINT.join(told[:MOST_TOLD])
    return f"{shown} …" if len(told) > MOST_TOLD else shown


def _problems(player: Player) -> Iterator[Fault]:
    """Yields why the list does not accept a player."""
    if not read_rank(player.rank):
        yield fault("egf-rank", name=player.name, rank=player.rank)
    for write in (_name, _club):
        try:
            write(player, [])
        except EventError as error:
            problem = why(error)
            assert isinstance(problem, Fault)
            yield problem


def _club(player: Player, notes: list[Note]) -> str:
    club = _one_word(player.club, notes, f"{player.name}, {player.club}")
    return club[:CLUB_WIDTH] or "xxxx"


def _line(row: StandingsRow, event: Event, notes: list[Note]) -> str:
    player = row.player
    rank, club = read_rank(player.rank), _club(player, notes)
    shown = [decimal(score) for score in row.scores]
    shown += ["0"] * (LEAST_CRITERIA - len(shown))
    scores = " ".join(f"{score:>5}" for score in shown)
    rounds = " ".join(
        f"{_cell(cell, _free(event, player, round, cell.bye)):>8}"
        for round, cell in zip(event.played, _cells(row, event), strict=True)
    )
    pin = f"|{_pin(player)}" if _pin(player) else ""
    line = (
        f"{row.row:>4} {_name(player, notes):<{NAME_WIDTH}} {rank:>3} "
        f"{_country(player) or 'XX'} {club:>{CLUB_WIDTH}} {scores} {rounds}"
    )
    return f"{line.rstrip()} {pin}".rstrip()


def _pin(player: Player) -> str:
    pin = player.egf_pin.strip()
    return pin if PIN.fullmatch(pin) else ""


def _country(player: Player) -> str:
    """Returns a player's country by the list's code of two letters; "" if there is none."""
    country = player.country.strip().upper()
    return country if re.fullmatch("[A-Z]{2}", country) else ""


def _free(event: Event, player: Player, round: int, bye: bool) -> str:
    """Returns the mark of a round without an opponent: ``+`` win, ``=`` half, ``-`` nothing."""
    info, placement = event.info, event.info.placement
    given = Fraction(0)
    if bye:
        given = placement.bye_mms if placement.mcmahon else info.bye
    elif round in player.absent:
        given = placement.absent_mms if placement.mcmahon else placement.absent
    return {Fraction(0): "-", Fraction(1): "+"}.get(given, "=")


def _cell(cell: WallCell, free: str) -> str:
    """Returns the text of a player's round, padded so that colours are aligned."""
    if cell.table is None:
        return f"0{free}      "
    result = cell.table.counted
    if result is None:
        return _against(cell, "?")
    sign = _sign(result, cell.black)
    if result.by_default or result.verdict in BOTH_SIDES:
        return f"0{sign}      "
    if result.verdict is Verdict.NO_RESULT:
        return "0-      "
    return _against(cell, sign)


def _against(cell: WallCell, sign: str) -> str:
    assert cell.table is not None
    return f"{cell.row}{sign}/{'b' if cell.black else 'w'}{cell.table.handicap}"


def _sign(result: Result, black: bool) -> str:
    return {Fraction(1): "+", Fraction(0): "-"}.get(result.points(black), "=")


def _name(player: Player, notes: list[Note]) -> str:
    """Returns the surname, a blank, and the given name; neither name contains a blank."""
    words = [player.surname.split(), player.given.split()]
    before = " ".join(filter(None, map("_".join, words)))
    # A letter may become a blank when it is replaced.
    surname, given = ("_".join(_western("_".join(part), [], before).split()) for part in words)
    if not (surname and given):
        first, _, rest = (surname or given).partition("_")
        surname, given = first or NO_GIVEN, rest or NO_GIVEN
        written = f"{surname} {given}"
        notes.append(note("egf-name-parted", name=player.name, written=written))
    elif f"{surname} {given}" != before:
        notes.append(note("letters-changed", before=before, after=f"{surname} {given}"))
    if len(surname) + 1 + len(given) > NAME_WIDTH:
        given = given[: max(NAME_WIDTH - 1 - len(surname), GIVEN_WIDTH)]
        surname = surname[: NAME_WIDTH - 1 - len(given)]
        notes.append(note("name-cut", name=player.name, most=NAME_WIDTH))
    return f"{surname} {given}"


def _one_word(text: str, notes: list[Note], whole: str) -> str:
    return "_".join(_western(" ".join(text.split()), notes, whole).split())


def _western(text: str, notes: list[Note], whole: str = "") -> str:
    """Returns a text in Western European letters, in one line.

    Raises EventError if that is impossible; the message names ``whole``, of which the text is a
    part.
    """
    plain = text.translate(OTHERWISE)
    folded = one_line(plain)
    if not _is_western(folded):
        folded = "".join(
            sign if _is_western(sign) else _without_accents(sign)
            for sign in folded.translate(LETTERS)
        )
        folded = one_line(folded).translate(OTHERWISE)
    if not _is_western(folded):
        raise EventError(fault("egf-latin", text=whole or text))
    if folded != plain:
        notes.append(note("letters-changed", before=text, after=folded))
    return folded


def _without_accents(sign: str) -> str:
    return "".join(filterfalse(combining, normalize("NFKD", sign)))


def _is_western(text: str) -> bool:
    try:
        text.encode(ENCODING)
    except UnicodeEncodeError:
        return False
    return True
