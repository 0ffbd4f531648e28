"""Pairgoth's tournament files: players, games and byes in them.

The format is the JSON that Pairgoth saves as ``.tour``: the tournament, with ``pairing`` (its
rules of pairing and placement), ``players``, and ``games``, a list of games for every round.
Games name players by a number; a game of a player against nobody (0) is a bye. Messages count
rounds and places in lists from 1; a path such as ``games[2][5].w`` counts from 0. A result is
written back by changing the value ``r`` of its game (``pairgoth_results``).
"""

from __future__ import annotations

import re

from goref.core.base.faults import fault
from goref.core.event.event import (
    MOST_CORRECTION,
    MOST_HANDICAP,
    MOST_ROUNDS,
    MOST_TABLES,
    EventInfo,
    Player,
)
from goref.core.event.merge import STARTS, ImportedEvent, Pairing
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import HIGHEST, LOWEST, rank_text
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.io.event.formats.json import JsonDocument, Value, read_json
from goref.io.event.formats.opengotha import read_size
from goref.io.event.formats.pairgoth_placement import read_placement

NOBODY = 0
"""The number of the opponent in a bye."""
MOST_ID = 10**9
VERDICTS = {
    "b": Verdict.BLACK,
    "w": Verdict.WHITE,
    "=": Verdict.DRAW,
    "X": Verdict.NO_RESULT,
    "#": Verdict.BOTH_WIN,
    "0": Verdict.BOTH_LOSE,
}
"""Results by their characters; ``X`` is a cancelled game."""
UNKNOWN = "?"
INDIVIDUAL = "INDIVIDUAL"


def read_tournament(data: bytes) -> ImportedEvent:
    """Reads players, games and byes of a tournament.

    Raises JsonError if the file is damaged or is not an individual tournament.
    """
    return TournamentReading(read_document(data).root).incoming()


def read_document(data: bytes) -> JsonDocument:
    """Returns the document of a tournament.

    Raises JsonError if it is not JSON, or not an individual tournament.
    """
    document = read_json(data)
    root = document.root
    if not {"players", "games"} & set(root.holds if isinstance(root.holds, dict) else ()):
        raise root.error(fault("pairgoth-none"))
    kind = root["type"]
    if kind is not None and kind.text() != INDIVIDUAL:
        raise kind.error(fault("pairgoth-teams", kind=kind.text()))
    return document


def _games_of(root: Value) -> list[tuple[int, Value]]:
    """Returns every game and bye, each with its round from 1.

    Raises JsonError if there are too many rounds, or ``games`` is not a list of lists.
    """
    rounds = root.every("games")
    if len(rounds) > MOST_ROUNDS:
        raise rounds[MOST_ROUNDS].error(fault("json-rounds", most=MOST_ROUNDS))
    return [(n, game) for n, round in enumerate(rounds, 1) for game in round.each()]


def read_sign(sign: str) -> Result | None:
    """Returns a result from Pairgoth's character; None for an unknown one."""
    verdict = VERDICTS.get(sign)
    if verdict is None:
        return None
    return Result(verdict, re_of(verdict, False), ResultBasis.IMPORTED)


class TournamentReading:
    """Reads players, games and byes from a document.

    Attributes:
        games: the values of the games, and the pairings read from them; empty until
            :meth:`incoming` was called.
    """

    def __init__(self, root: Value) -> None:
        self.root = root
        self.notes: list[Note] = []
        self.players: dict[str, Player] = {}
        self.keys: dict[int, str] = {}
        self.preliminary: list[str] = []
        self.places: dict[tuple[int, int], str] = {}
        self.busy: dict[tuple[int, str], str] = {}
        self.games: list[tuple[Value, Pairing]] = []
        self.byes: list[tuple[int, str]] = []

    def incoming(self) -> ImportedEvent:
        for value in self.root.every("players"):
            self._player(value)
        games = _games_of(self.root)
        for round, game in sorted(games, key=lambda one: not _number(one[1])):
            self._game(round, game)
        placement, notes = read_placement(self.root)
        self.notes += notes
        if self.preliminary:
            self.notes.append(note("players-preliminary", names=listed(self.preliminary)))
        rounds, komi = self.root["rounds"], self.root["komi"]
        points = None if komi is None else komi.number()
        odd = points is not None and (abs(points) > 1000 or (points * 1000).denominator != 1)
        if komi is not None and odd:
            raise komi.error(fault("json-no-komi"))
        size, told = _size(self.root["gobanSize"])
        self.notes += told
        info = EventInfo(
            self.root.says("name") or self.root.says("shortName"),
            self.root.says("location"),
            _day(self.root.says("startDate")),
            _day(self.root.says("endDate")),
            0 if rounds is None else rounds.whole(0, MOST_ROUNDS),
            komi=points,
            placement=placement,
            size=size,
        )
        return ImportedEvent(
            tuple(self.players.values()),
            tuple(sorted((p for _, p in self.games), key=lambda p: (p.round, p.number))),
            tuple(self.byes),
            info,
            tuple(self.notes),
            starts=STARTS,
            rules=self.root.says("rules"),
        )

    def _player(self, value: Value) -> None:
        surname, given = value.says("name"), value.says("firstname")
        if not surname:
            raise value.error(fault("player-no-name"))
        rank, rating = value["rank"], value["rating"]
        correction, final = value["mmsCorrection"], value["final"]
        absent = {one.whole(1, MOST_ROUNDS) for one in value.every("skip")}
        player = Player(
            surname,
            given,
            "" if rank is None else rank_text(rank.whole(LOWEST, HIGHEST)),
            None if rating is None else rating.whole(-99_999, 99_999),
            value.says("club"),
            value.says("country").upper(),
            value.says("egf"),
            value.says("aga"),
            0 if correction is None else correction.whole(-MOST_CORRECTION, MOST_CORRECTION),
            tuple(sorted(absent)),
        )
        if player.key in self.players:
            raise value.error(fault("player-in-file-twice", name=player.name))
        if final is not None and not final.flag():
            self.preliminary.append(player.name)
        number = value.needed("id")
        id_ = number.whole(1, MOST_ID)
        if id_ in self.keys:
            other = self.players[self.keys[id_]].name
            raise number.error(fault("json-same-number", name=other))
        self.players[player.key] = player
        self.keys[id_] = player.key

    def _game(self, round: int, game: Value) -> None:
        black, white = self._side(round, game, "b"), self._side(round, game, "w")
        if not (black and white):
            if not (black or white):
                raise game.error(fault("json-nobody"))
            self.byes.append((round, black or white))
            return
        number = _number(game)
        if not number:
            number = 1 + max((n for r, n in self.places if r == round), default=0)
            self.notes.append(note("table-numbered", line=game.line, table=f"{round}/{number}"))
        if (round, number) in self.places:
            there = {"table": f"{round}/{number}", "other": self.places[round, number]}
            raise game.error(fault("json-table-there", **there))
        self.places[round, number] = game.path
        handicap = game["h"]
        sign = game.says("r") or UNKNOWN
        result = read_sign(sign)
        if result is None and sign != UNKNOWN:
            self.notes.append(note("result-unknown", line=game.line, text=sign))
        stones = 0 if handicap is None else handicap.whole(0, MOST_HANDICAP)
        pairing = Pairing(round, number, black, white, stones, None, result, game.line)
        self.games.append((game, pairing))

    def _side(self, round: int, game: Value, side: str) -> str:
        """Returns the key of one side's player in a game; "" if a bye has no player there.

        Raises JsonError if the player is unknown, or already plays in that round.
        """
        value = game.needed(side)
        id_ = value.whole(NOBODY, MOST_ID)
        if id_ == NOBODY:
            return ""
        if id_ not in self.keys:
            raise value.error(fault("json-no-player", number=id_))
        key = self.keys[id_]
        if (round, key) in self.busy:
            there = {"name": self.players[key].name, "other": self.busy[round, key]}
            raise value.error(fault("json-plays-there", **there))
        self.busy[round, key] = game.path
        return key


def _size(value: Value | None) -> tuple[int, list[Note]]:
    """Returns the number of the board's lines; 0 if not given or, with a note, unusable."""
    told = "" if value is None else value.holds
    if isinstance(told, bool):
        told = "?"
    line = None if value is None else value.line
    return read_size(str(told) if isinstance(told, int | str) else "?", line)


def _number(game: Value) -> int:
    """Returns the table's number of a game; 0 if the game has none.

    Raises JsonError if it is not such a number.
    """
    number = game["t"]
    return 0 if number is None else number.whole(0, MOST_TABLES)


def _day(text: str) -> str:
    return text if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text) else ""
