"""The result files of the rating lists read back by the lists' own rules, and nothing else.

Written from what the lists say, without a look at what writes the files here.

The European list, gemma.ujf.cas.cz/~cieply/GO/format.html, and what its database and OpenGotha
write besides:

1. A text file; each player is one line; what follows a semicolon, and an empty line, says
   nothing. Programs keep the event there, ``; EV[name]``, a property a line.
2. A line has the place, the surname, the given name, the grade, the country in two letters,
   the club in up to four signs, four scores, and an entry a round, parted by blanks.
3. An entry is ``<opponent's place><symbol>[/<colour>[<handicap>]]``: ``+`` a win, ``-`` a loss,
   ``=`` jigo. Without a game: ``0+`` a free win, ``0-`` a free round, ``0=`` half a point.
4. The number of rounds is the same for each player.
5. A game stands with both players: each names the other, one won what the other lost, the
   colours differ and the handicap does not.
6. A player's number stands last, ``|`` and eight digits.

The American list, usgo.org (Submitting Rated Games), and what OpenGotha writes:

1. ``TOURNEY`` and what identifies the event; then ``start=``, ``finish=``, ``rules=``.
2. ``PLAYERS``: number, full name, rank, a line each, parted by tabs; no number twice.
3. ``GAMES`` and the round; a game a line: White's number, Black's, ``W`` or ``B`` for the
   winner, handicap, komi. Nobody has two games in a round.
4. ``END``.
"""

from __future__ import annotations

import re
from datetime import date
from typing import NamedTuple

LIST_OF_SYMBOLS = {"+": "-", "-": "+", "=": "=", "?": "?"}
"""What stands with the other player; ``?`` only in a file that is not finished."""
ENTRY = re.compile(r"([0-9]+)([-+=?])(?:/([bw])([0-9]{1,2})?)?")
PROPERTY = re.compile(r"; ([A-Z]{2})\[([^\[\];|]*)\]")
HEADER = {
    "CL": r"[A-D]",
    "EV": r".*",
    "PC": r"([a-z]{2})?,.*",
    "DT": r"([0-9-]{10}),([0-9-]{10})",
    "KM": r"-?[0-9]+(\.[0-9]+)?",
    "TM": r"[1-9][0-9]*",
}
COLUMNS = {"place": (0, 4), "name": (5, 35), "grade": (36, 39), "land": (40, 42)}
COLUMNS["club"] = (43, 47)


class Entry(NamedTuple):
    """A player's round: the opponent's place (0: none), the symbol, colour and handicap."""

    opponent: int
    symbol: str
    colour: str = ""
    handicap: int = 0


class Rated(NamedTuple):
    """A player's line of the European file."""

    surname: str
    given: str
    grade: str
    country: str
    club: str
    scores: tuple[str, ...]
    rounds: tuple[Entry, ...]
    pin: str


def read_h9(data: bytes) -> tuple[dict[str, str], dict[int, Rated]]:
    """The event's properties and the players by their places; AssertionError for a breach."""
    text = data.decode("iso8859-15")
    assert all(sign.isprintable() or sign == "\n" for sign in text)
    assert text.endswith("\n")
    header: dict[str, str] = {}
    players: dict[int, Rated] = {}
    for line in text.splitlines():
        if line.startswith("; ") and "[" in line:
            found = PROPERTY.fullmatch(line)
            assert found is not None, line
            assert found[1] not in header, line
            assert re.fullmatch(HEADER[found[1]], found[2]), line
            header[found[1]] = found[2]
        said = line.partition(";")[0]
        if said.strip():
            assert said == line, "a semicolon within a player's line"
            place, player = _rated(line)
            assert place not in players
            players[place] = player
    if "DT" in header:
        begins, ends = map(date.fromisoformat, header["DT"].split(","))
        assert begins <= ends
    _agree(players)
    return header, players


def _rated(line: str) -> tuple[int, Rated]:
    before, bar, pin = line.partition("|")
    assert not bar or re.fullmatch("[0-9]{8}", pin), line
    columns = {name: before[first:last] for name, (first, last) in COLUMNS.items()}
    for first, _ in list(COLUMNS.values())[1:]:
        assert before[first - 1] == " ", line
    place, surname, given, grade, country, club, *rest = before.split()
    assert columns["place"].strip() == place
    assert columns["name"].rstrip() == f"{surname} {given}", line
    assert columns["grade"].strip() == grade
    assert columns["land"] == country
    assert columns["club"].strip() == club
    assert re.fullmatch(r"([1-9]|[12][0-9]|30)K|[1-9][DP]", grade), line
    assert re.fullmatch("[A-Z]{2}", country), line
    first = next((n for n, cell in enumerate(rest) if ENTRY.fullmatch(cell)), len(rest))
    assert first >= 4, line
    scores, entries = rest[:first], rest[first:]
    assert all(re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", score) for score in scores), line
    return int(place), Rated(
        surname, given, grade, country, club, tuple(scores), tuple(map(_entry, entries)), pin
    )


def _entry(cell: str) -> Entry:
    found = ENTRY.fullmatch(cell)
    assert found is not None, cell
    if found[1] == "0":
        assert found[3] is None, cell
        assert found[2] != "?", cell
    else:
        assert not found[1].startswith("0"), cell
        assert found[3] is not None, cell  # goref knows the colours
    return Entry(int(found[1]), found[2], found[3] or "", int(found[4] or 0))


def _agree(players: dict[int, Rated]) -> None:
    assert len({len(player.rounds) for player in players.values()}) <= 1
    assert len({len(player.scores) for player in players.values()}) <= 1
    for place, player in players.items():
        for round, entry in enumerate(player.rounds):
            if entry.opponent:
                assert entry.opponent != place
                other = players[entry.opponent].rounds[round]
                assert other.opponent == place
                assert other.symbol == LIST_OF_SYMBOLS[entry.symbol]
                assert {other.colour, entry.colour} == {"b", "w"}
                assert other.handicap == entry.handicap


class RatedGame(NamedTuple):
    """A game of the American file, the players by their numbers."""

    round: int
    white: str
    black: str
    winner: str
    handicap: int
    komi: str


class AgaFile(NamedTuple):
    """The American file: the event, its ``key=value`` lines, names and ranks, and games."""

    event: str
    told: dict[str, str]
    players: dict[str, tuple[str, str]]
    games: list[RatedGame]


def read_aga(data: bytes) -> AgaFile:
    """What the file says; AssertionError for a breach of its rules."""
    text = data.decode("utf-8")
    assert all(sign.isprintable() or sign in "\n\t" for sign in text)
    assert text.endswith("\nEND\n")
    head, *rest = text.removesuffix("END\n").split("\n")
    word, _, event = head.partition(" ")
    assert word == "TOURNEY"
    assert event.strip()
    assert "\t" not in head
    told: dict[str, str] = {}
    players: dict[str, tuple[str, str]] = {}
    games: list[RatedGame] = []
    part, round = "", 0
    for line in filter(None, rest):
        if line == "PLAYERS":
            assert part == ""
            part = line
        elif found := re.fullmatch("GAMES ([1-9][0-9]*)", line):
            assert part in ("PLAYERS", "GAMES")
            part = "GAMES"
            assert int(found[1]) == round + 1
            round += 1
        elif part == "":
            found = re.fullmatch(r"\t(start|finish|rules)=(\S.*)", line)
            assert found is not None, line
            assert found[1] not in told
            told[found[1]] = found[2]
        elif part == "PLAYERS":
            number, name, rank = line.split("\t")
            assert re.fullmatch("[0-9]+", number), line
            assert number not in players, line
            assert name.strip() == name != "", line
            assert re.fullmatch(r"([1-9]|[12][0-9]|30)K|[1-9][DP]|\?", rank), line
            players[number] = (name, rank)
        else:
            white, black, winner, handicap, komi = line.split("\t")
            assert white != black
            assert {white, black} <= set(players), line
            assert winner in ("W", "B"), line
            assert handicap == "0" or 2 <= int(handicap) <= 50, line
            assert re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", komi), line
            games.append(RatedGame(round, white, black, winner, int(handicap), komi))
    busy = [(g.round, number) for g in games for number in (g.white, g.black)]
    assert len(set(busy)) == len(busy)
    assert "rules" in told
    assert ("start" in told) == ("finish" in told)
    if "start" in told:
        assert date.fromisoformat(told["start"]) <= date.fromisoformat(told["finish"])
    return AgaFile(event, told, players, games)
