"""Players: read from an entry list, and written as an entry list."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from math import floor

from goref.core.base.faults import Fault, fault
from goref.core.event.event import MOST_RATING, Event, Player
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note, note
from goref.core.event.ranks import read_rank
from goref.io.event.lists.csv import write_list
from goref.io.event.lists.headings import list_words
from goref.io.event.lists.problems import ListProblems
from goref.io.event.lists.reading import read_list
from goref.io.event.lists.rows import ListRow, ListTable, in_short

RATING = re.compile(r"[-+]?[0-9]{1,9}([.,][0-9]{1,9})?")
THOUSANDS = re.compile(r"[-+]?[0-9]{1,3},[0-9]{3}")
"""A number whose comma may separate thousands or decimals: ``2,105``."""
Rounded = tuple[int, str, int]
"""A line's number, the rating on the line, and the rounded rating that is stored."""
MINUS = dict.fromkeys(map(ord, "−–"), "-")


def are_players(fields: frozenset[str]) -> bool:
    """Returns whether a table with these columns is an entry list."""
    return bool({"name", "surname"} & fields)


def read_players(data: bytes) -> ImportedEvent:
    """Reads the players of an entry list.

    Raises ListError if the file is no such list, or any cell is unfit.
    """
    table = read_list(data, list_words().players, are_players)
    if not are_players(frozenset(table.fields)):
        raise table.fault(fault("csv-no-names"))
    notes, unfit = list(table.notes), ListProblems()
    named = _names(table, notes)
    players: dict[str, Player] = {}
    lines: dict[str, int] = {}
    rounded: list[Rounded] = []
    for row in table.rows:
        player = _player(row, named, notes, rounded, unfit)
        if player is None:
            continue
        if player.key in players:
            there = fault("name-there", name=player.name, line=lines[player.key])
            row.refuse("name" if row["name"] else "surname", there, unfit)
            continue
        players[player.key] = player
        lines[player.key] = row.line
    unfit.join(table.unfit)
    unfit.refuse()
    if rounded:
        line, text, whole = rounded[0]
        told = {"count": len(rounded), "text": text, "rating": whole}
        notes.append(note("ratings-rounded", line=line, **told))
    return ImportedEvent(tuple(players.values()), notes=in_short(notes))


def _names(table: ListTable, notes: list[Note]) -> dict[str, str]:
    """Returns the columns with the surname and the given name.

    A column "Name" holds the given names if there are surnames and no other given names.
    """
    named = {"surname": "surname", "given": "given"}
    if {"surname", "name"} <= set(table.fields):
        heading = table.columns["name"].heading
        if "given" in table.fields:
            notes.append(note("column-ignored", line=table.line, column=heading))
        else:
            named["given"] = "name"
            notes.append(note("column-given", line=table.line, column=heading))
    return named


def _player(
    row: ListRow,
    named: dict[str, str],
    notes: list[Note],
    rounded: list[Rounded],
    unfit: ListProblems,
) -> Player | None:
    surname, given = row[named["surname"]], row[named["given"]]
    if "surname" not in row.columns:
        surname, comma, rest = row["name"].partition(",")
        surname = surname.strip()
        if comma and not given:
            given = rest.strip()
    if not surname:
        field = "surname" if "surname" in row.columns else "name"
        if field not in row.unfit:
            row.refuse(field, fault("name-missing"), unfit)
        return None
    rank = read_rank(row["rank"])
    if rank is None:
        rank = row["rank"]
        notes.append(note("rank-unreadable", line=row.line, text=rank, name=surname))
    ids = (row["egf_pin"], row["aga_id"])
    rating = _rating(row, notes, rounded)
    return Player(surname, given, rank, rating, row["club"], row["country"].upper(), *ids)


def _rating(row: ListRow, notes: list[Note], rounded: list[Rounded]) -> int | None:
    """Returns the rating of a row as a whole number; None if it is empty or unreadable."""
    text = row["rating"]
    if not text:
        return None
    number = read_rating(text)
    if isinstance(number, Fault):
        notes.append(row.left_out("rating", number))
        return None
    whole = floor(abs(number) + Fraction(1, 2)) * (1 if number > 0 else -1)
    if whole != number:
        rounded.append((row.line, text, whole))
    return whole


def read_rating(text: str) -> Fraction | Fault:
    """Returns the rating in a text (``2105``, ``-6.9``, ``1650,5``); else a fault."""
    plain = unicodedata.normalize("NFKC", text).translate(MINUS).replace(" ", "")
    if THOUSANDS.fullmatch(plain):
        return fault("rating-unclear", text=text)
    if RATING.fullmatch(plain) is None:
        return fault("text-no-number", text=text)
    number = Fraction(plain.replace(",", "."))
    if abs(number) > MOST_RATING:
        return fault("no-rating", text=text, most=MOST_RATING)
    return number


def write_players(event: Event) -> bytes:
    """Returns all players as CSV that :func:`read_players` reads."""
    fields = ("surname", "given", "rank", "rating", "club", "country", "egf_pin", "aga_id")
    rows = [
        ["" if (value := getattr(player, field)) is None else str(value) for field in fields]
        for player in event.players
    ]
    return write_list([list_words().players[field][0] for field in fields], rows)


def with_comma(player: Player) -> str:
    """Returns a player's name in the form of lists: ``Doe, Jane``."""
    return f"{player.surname}, {player.given}" if player.given else player.surname
