"""The result file that the European Go Federation's rating list takes (``.h9``).

As its maintainers describe it: a line for every player; what follows a semicolon is passed
over, but programs keep the event's data there (``; EV[name]``). A round is written
``<opponent's row><+ - or =>/<b or w><handicap>``, as in ``12+/b2``; without an opponent
``0+`` (a free win) or ``0-`` (a free round).
"""

from __future__ import annotations

from fractions import Fraction
from itertools import filterfalse
from unicodedata import combining, normalize

from goref.core.base.faults import fault
from goref.core.base.numbers import decimal
from goref.core.event.event import Event, EventError, Player
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import read_rank
from goref.core.event.result import Result, Verdict
from goref.core.event.standings import StandingsRow, WallCell, standings
from goref.core.rulesets.table import ruleset

ENCODING = "iso8859-15"
"""What OpenGotha writes."""
NAME_WIDTH = 30
NO_GIVEN = "x"
"""What stands for a given name that is not known, as OpenGotha has it."""
HEADS = {"NBW": "Win", "SOSW": "SOS", "SOSOSW": "SOSOS", "SODOSW": "SODOS"}
"""Criteria over wins as other programs head them."""
CLASSES = ("A", "B", "C", "D")
LETTERS = str.maketrans({"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i", "ħ": "h"})
"""Letters that no decomposition brings into Western text."""


def write_egf(
    event: Event,
    *,
    tournament_class: str = "",
    minutes: int = 0,
    country: str = "",
    unfinished: bool = False,
) -> tuple[bytes, tuple[Note, ...]]:
    """The file, and what the organiser should know of it.

    Args:
        tournament_class: ``A`` to ``D`` as the federation classes tournaments.
        minutes: adjusted time of a player.
        country: where it took place, as two letters.
        unfinished: write games that are not decided as ``?``, which the list refuses.

    Raises EventError if tables are open or a name has no Latin letters.
    """
    open_tables = [table.place for table in event.tables if table.result is None]
    if open_tables and not unfinished:
        raise EventError(fault("tables-open", tables=listed(open_tables)))
    notes: list[Note] = []
    if open_tables:
        notes.append(note("written-unfinished", tables=listed(open_tables)))
    lines = _header(event, tournament_class, minutes, country, notes)
    found = standings(event)
    rows = found.rows
    heads = " ".join(f"{HEADS.get(name, name):>5}" for name in found.criteria)
    lines.append(f"; Pl {'Name':<{NAME_WIDTH}} {'Rk':>3} Co Club {heads}".rstrip())
    if found.unknown:
        notes.append(note("egf-no-places", criteria=listed(found.unknown)))
    void = [t.place for t in event.tables if t.result and t.result.verdict is Verdict.NO_RESULT]
    if void:
        notes.append(note("egf-no-result", tables=listed(void)))
    lines += [_line(row, notes) for row in rows if any(c.table or c.bye for c in row.cells)]
    left = [row.player.name for row in rows if not any(c.table or c.bye for c in row.cells)]
    if left:
        notes.append(note("players-without-games", names=listed(left)))
    text = "\n".join(lines) + "\n"
    return text.encode(ENCODING), tuple(notes)


def _header(
    event: Event, tournament_class: str, minutes: int, country: str, notes: list[Note]
) -> list[str]:
    info = event.info
    komi = info.komi if info.komi is not None else ruleset(info.rules).komi
    lines = []
    if tournament_class:
        lines.append(f"; CL[{tournament_class}]")
    lines += [
        f"; EV[{_western(info.name, notes)}]",
        f"; PC[{country.lower()},{_western(info.place, notes)}]",
        f"; DT[{info.begins},{info.ends or info.begins}]",
    ]
    if komi is not None:
        lines.append(f"; KM[{decimal(komi)}]")
    if minutes:
        lines.append(f"; TM[{minutes}]")
    missing = {"CL": tournament_class, "DT": info.begins, "TM": minutes}
    lacking = [name for name, value in missing.items() if not value]
    if lacking:
        notes.append(note("egf-header-lacks", fields=listed(lacking)))
    return [*lines, ";"]


def _line(row: StandingsRow, notes: list[Note]) -> str:
    player = row.player
    name = _western(_joined(player, notes), notes)
    if len(name) > NAME_WIDTH:
        notes.append(note("name-cut", name=player.name, most=NAME_WIDTH))
    rank = player.rank
    if not read_rank(rank):
        raise EventError(fault("egf-rank", name=player.name, rank=rank))
    country, club = _word(player.country, 2, "XX", notes), _word(player.club, 4, "xxxx", notes)
    scores = " ".join(f"{decimal(score):>5}" for score in row.scores)
    rounds = " ".join(f"{_cell(cell):>8}" for cell in row.cells)
    return (
        f"{row.row:>4} {name[:NAME_WIDTH]:<{NAME_WIDTH}} {rank:>3} {country:>2} {club:>4} "
        f"{scores} {rounds}"
    ).rstrip()


def _cell(cell: WallCell) -> str:
    """A round of a player, padded so that the colours stand in line."""
    if cell.table is None:
        return "0+      " if cell.bye else "0-      "
    result = cell.table.result
    if result is None:
        return _against(cell, "?")
    sign = _sign(result, cell.black)
    if result.by_default:
        return f"0{sign}      "
    if result.verdict is Verdict.NO_RESULT:
        return "0-      "
    return _against(cell, sign)


def _against(cell: WallCell, sign: str) -> str:
    assert cell.table is not None
    return f"{cell.row}{sign}/{'b' if cell.black else 'w'}{cell.table.handicap}"


def _sign(result: Result, black: bool) -> str:
    return {Fraction(1): "+", Fraction(0): "-"}.get(result.points(black), "=")


def _joined(player: Player, notes: list[Note]) -> str:
    """Surname and given name, each in one piece, as the list tells them apart by a blank."""
    surname, given = player.surname.split(), player.given.split()
    if not given:
        surname, given = surname[:1], surname[1:] or [NO_GIVEN]
        written = f"{surname[0]} {'_'.join(given)}"
        notes.append(note("egf-name-parted", name=player.name, written=written))
    return f"{'_'.join(surname)} {'_'.join(given)}"


def _word(text: str, most: int, without: str, notes: list[Note]) -> str:
    plain = _western(text.strip(), notes).replace(" ", "_")
    return plain[:most] if plain else without


def _western(text: str, notes: list[Note]) -> str:
    """A text in Western European letters. Raises EventError where it has none."""
    plain = text.replace(";", ",").replace("[", "(").replace("]", ")")
    if _is_western(plain):
        return plain
    folded = "".join(
        sign if _is_western(sign) else "".join(filterfalse(combining, normalize("NFKD", sign)))
        for sign in plain.translate(LETTERS)
    )
    if not _is_western(folded):
        raise EventError(fault("egf-latin", text=text))
    notes.append(note("letters-changed", before=text, after=folded))
    return folded


def _is_western(text: str) -> bool:
    try:
        text.encode(ENCODING)
    except UnicodeEncodeError:
        return False
    return True
