"""The list of members that the American Go Association gives to directors (``TDListA``).

Each member is one line, without headings; tabs separate the fields: name, number, kind of
membership, rating, expiry, chapter, state, sigma, and the day of the rating. Ratings are
decimals: 3.21 is 3 dan, -6.9 is 6 kyu, and there is nothing between 1 and -1.
"""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Player
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import HIGHEST, LOWEST, rank_text
from goref.io.event.lists.csv import read_text
from goref.io.event.lists.problems import ListError, ListProblems, on_line
from goref.io.event.lists.rows import LONGEST, MOST_ROWS, in_short
from goref.io.files import one_line

NAME, NUMBER, KIND, RATING, EXPIRY, CHAPTER = range(6)
MOST_FIELDS = 9
DECIMAL = re.compile(r"[-+]?[0-9]{1,2}(\.[0-9]{1,9})?")
ID = re.compile(r"[0-9]{1,9}")
DAY = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/[0-9]{4}")
SHOWN = 12
"""The most characters of a rating that a note quotes."""
BEGINNING = 4096
"""The number of characters at a file's beginning that must hold the first line."""


def is_tdlist(data: bytes) -> bool:
    """Returns whether a file's first non-empty line looks like a member in a ``TDListA``."""
    try:
        text, _ = read_text(data)
    except ListError:
        return False
    lines = text[:BEGINNING].strip("\r\n").splitlines()
    fields = [field.strip() for field in lines[0].split("\t")] if lines else []
    return (
        CHAPTER < len(fields) <= MOST_FIELDS
        and bool(fields[NAME])
        and ID.fullmatch(fields[NUMBER]) is not None
        and (not fields[RATING] or DECIMAL.fullmatch(fields[RATING]) is not None)
        and (not fields[EXPIRY] or DAY.fullmatch(fields[EXPIRY]) is not None)
    )


def read_tdlist(data: bytes) -> ImportedEvent:
    """Returns the members as players. Raises ListError if a line cannot be read."""
    text, told = read_text(data)
    notes, unfit = list(told), ListProblems()
    players: dict[str, Player] = {}
    lines: dict[str, int] = {}
    unranked: list[str] = []
    strange: list[str] = []
    for line, row in enumerate(text.splitlines(), 1):
        if not row.strip():
            continue
        player = _member(row, line, unranked, strange, notes)
        problem = player if isinstance(player, Fault) else None
        if isinstance(player, Player):
            if player.key not in players:
                players[player.key], lines[player.key] = player, line
            else:
                problem = fault("name-there", name=player.name, line=lines[player.key])
        if problem is not None:
            unfit.add(line, on_line(line, problem))
        if len(players) > MOST_ROWS:
            raise on_line(line, fault("csv-rows", most=MOST_ROWS))
    unfit.refuse()
    notes.append(note("tdlist-not-kept"))
    if unranked:
        notes.append(note("tdlist-no-rank", names=listed(unranked)))
    if strange:
        notes.append(note("tdlist-rating", names=listed(strange)))
    return ImportedEvent(tuple(players.values()), notes=in_short(notes))


def _member(
    row: str, line: int, unranked: list[str], strange: list[str], notes: list[Note]
) -> Player | Fault:
    """Returns the player on a line; a fault if the line cannot be read."""
    fields = [" ".join(field.split()) for field in row.split("\t")]
    if not NUMBER < len(fields) <= MOST_FIELDS:
        return fault("tdlist-fields", count=len(fields), most=MOST_FIELDS)
    fields += [""] * (MOST_FIELDS - len(fields))
    name, number, chapter = fields[NAME], fields[NUMBER], fields[CHAPTER]
    surname, _, given = (part.strip() for part in name.partition(","))
    if not surname:
        return fault("name-missing")
    if len(name) > LONGEST:
        return fault("cell-long", count=len(name), most=LONGEST)
    if one_line(name) != name:
        return fault("cell-signs")
    if ID.fullmatch(number) is None:
        return fault("text-no-number", text=number[:LONGEST])
    if len(chapter) > LONGEST or one_line(chapter) != chapter:
        problem = fault("cell-signs")
        notes.append(note("cell-left-out", line=line, column=CHAPTER + 1, problem=problem))
        chapter = ""
    rank = rank_of(fields[RATING])
    player = Player(surname, given, rank, club=chapter, aga_id=number)
    if not rank:
        rating = fields[RATING]
        if not rating or (DECIMAL.fullmatch(rating) and not Fraction(rating)):
            unranked.append(player.name)
        else:
            strange.append(f"{player.name} ({one_line(rating)[:SHOWN]})")
    return player


def rank_of(rating: str) -> str:
    """Returns the rank for a rating of the AGA, such as ``6K`` for -6.9; "" if it has none."""
    if DECIMAL.fullmatch(rating) is None:
        return ""
    number = Fraction(rating)
    whole = abs(number).__floor__()
    if not whole:
        return ""
    return rank_text(min(whole - 1, HIGHEST) if number > 0 else max(-whole, LOWEST))
