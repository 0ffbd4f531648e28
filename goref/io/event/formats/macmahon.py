"""Tournament files of Christoph Gerlach's MacMahon 3: players, games and byes in them.

No description of the format by its author was found. The reader takes what public files and
programs, as found in 2026, agree on:

- files saved by MacMahon 3.10 (github.com/nackkrmt/macmahon-tesuji): names and order of the
  elements, ``typeversion`` on every element that holds others, names in CDATA, ``?-?`` for
  a game without a result, 35k, a rating of 0 and a PIN of 0 if unknown; the programs next to
  them, which work inside MacMahon, show the five results;
- Pairgoth's importer of such files (github.com/ffrgo/pairgoth, ``MacMahon39.kt``), which
  comes from one for OpenGotha: ids, byes, absences, bars and criteria, ``!`` after a result;
- three more programs: one for a club's rating (gocra), one for lists of awards
  (``macmahon-xml.ts``), and a pairing program that saves such files itself (Tourtoss): Black
  first in a result, a bye's player as Black, one ``NotPlayingInRound`` a round.

A tournament is ``Tournament`` with settings, a ``Walllist``, countries and their clubs, an
``IndividualParticipant`` a player, and a ``TournamentRound`` a round with its ``Pairing``
elements. Where these sources differ, a note replaces reading: the start of players in the
super group and of those with an adjusted score, jokers, and the meaning of a referee's
result.
"""

from __future__ import annotations

from collections import Counter

from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.event.event import MOST_HANDICAP, MOST_ROUNDS, MOST_TABLES, EventInfo, Player
from goref.core.event.merge import ImportedEvent, Pairing
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import read_rank
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.io.event.formats.macmahon_placement import read_placement
from goref.io.event.formats.opengotha import ROOT, check_pairings, check_root
from goref.io.event.formats.xml import Branch, Document, read_xml

PLAYER, ROUND = "IndividualParticipant", "TournamentRound"
READ = (PLAYER, ROUND, "Walllist", "Country", "MakePairingSeedingPlacementCriterion")
"""Elements whose children are read, or do not matter for an event."""
OTHER_ROOT = "TournamentData"
SHAPES: dict[tuple[str, ...], tuple[str, ...]] = {
    ("Tournament",): (),
    ("Playerlist", "Player"): (PLAYER,),
    ("Playerlist",): (),
    ("Roundlist", "Round"): (ROUND,),
    ("Roundlist",): (),
    ("Walllist", "Criterion"): ("Walllist", "SortCriterionDescriptor"),
}
"""Paths of elements in Pairgoth's own sample, and MacMahon's paths for the same elements.

Pairgoth's importer reads both shapes.
"""
MOST_ID = 10**9 - 1
VERDICTS = {
    "1-0": Verdict.BLACK,
    "0-1": Verdict.WHITE,
    "\N{VULGAR FRACTION ONE HALF}-\N{VULGAR FRACTION ONE HALF}": Verdict.DRAW,
    "1-1": Verdict.BOTH_WIN,
    "0-0": Verdict.BOTH_LOSE,
}
"""Results by their text, in which Black's points come before White's."""
UNKNOWN = "?-?"
BY_REFEREE = "!"


def read_tournament(data: bytes) -> ImportedEvent:
    """Reads players, games and byes of a tournament.

    Raises XmlError if the file is damaged or is not a tournament of a known program.
    """
    document = _in_one_shape(read_xml(data))
    check_root(document)
    whole = document.whole
    if not (whole.branches(PLAYER) or whole.branches(ROUND)):
        raise whole.element.error(fault("no-macmahon", player=PLAYER, round=ROUND))
    return _Participants(document).incoming()


def _in_one_shape(document: Document) -> Document:
    """Returns the document in MacMahon's own shape, converted if it was in Pairgoth's."""
    root = document.elements[0]
    if root.path != (OTHER_ROOT,):
        return document
    elements = [replace(root, path=(ROOT,))]
    for element in document.elements[1:]:
        for there, here in SHAPES.items():
            if element.path[1 : len(there) + 1] == there:
                path = (ROOT, *here, *element.path[len(there) + 1 :])
                # An element that only holds the others is now the root itself.
                if path != (ROOT,):
                    elements.append(replace(element, path=path))
                break
        else:
            elements.append(replace(element, path=(ROOT, *element.path[1:])))
    return replace(document, elements=tuple(elements))


class _Participants:
    """Reads players, games and byes from a document."""

    def __init__(self, document: Document) -> None:
        self.whole = document.whole
        self.notes: list[Note] = []
        self.players: dict[str, Player] = {}
        self.keys: dict[int, str] = {}
        self.marked: dict[str, list[str]] = {}
        self.odd_ranks: dict[str, list[str]] = {}
        self.games: list[tuple[int, Branch]] = []
        self.byes: list[tuple[int, str]] = []
        self.decided: list[str] = []

    def incoming(self) -> ImportedEvent:
        whole = self.whole
        depth = len(whole.element.path)
        parts = Counter(e.path[depth] for e in whole.inside if len(e.path) > depth + 1)
        self.notes += [note("part-ignored", part=part) for part in parts if part not in READ]
        for participant in whole.branches(PLAYER):
            self._player(participant)
        for round in whole.branches(ROUND):
            number = round.needed("RoundNumber").number(MOST_ROUNDS, least=1)
            self.games += [(number, pairing) for pairing in round.branches("Pairing")]
        pairings = self._pairings()
        check_pairings(pairings, self.players)
        self._tell()
        placement, notes = read_placement(
            whole,
            [player.rank for player in self.players.values()],
            handicaps=any(pairing.handicap for pairing in pairings),
        )
        self.notes += notes
        rounds = whole.one("NumberOfRounds")
        info = EventInfo(
            whole.says("Name"),
            rounds=0 if rounds is None else rounds.number(MOST_ROUNDS),
            placement=placement,
        )
        return ImportedEvent(
            tuple(self.players.values()),
            tuple(pairings),
            tuple(self.byes),
            info,
            tuple(self.notes),
            starts=("absent",),
        )

    def _player(self, participant: Branch) -> None:
        def says(name: str) -> str:
            return participant.says("GoPlayer", name)

        surname, given = says("Surname"), says("FirstName")
        if not surname:
            surname, given = given, ""
        if not surname:
            raise participant.element.error(fault("player-no-name"))
        told = says("GoLevel")
        rank = read_rank(told)
        rating, pin = participant.one("GoPlayer", "Rating"), says("EgdPin")
        points = 0 if rating is None else rating.number(99_999, signed=True)
        absent = {
            element.number(MOST_ROUNDS, least=1)
            for element in participant.every("NotPlayingInRound")
        }
        player = Player(
            surname,
            given,
            told if rank is None else rank,
            points or None,
            says("Club"),
            says("Country").upper(),
            pin if pin.strip("0") else "",
            absent=tuple(sorted(absent)),
        )
        if player.key in self.players:
            raise participant.element.error(fault("player-in-file-twice", name=player.name))
        if rank is None:
            self.odd_ranks.setdefault(told, []).append(player.name)
        for field in ("PreliminaryRegistration", "Joker", "SuperBarMember", "ScoreAdjustment"):
            if participant.flag(field):
                self.marked.setdefault(field, []).append(player.name)
        number = participant.needed("Id").number(MOST_ID)
        if number in self.keys:
            other = self.players[self.keys[number]].name
            same = fault("xml-same-number", name=other, number=number)
            raise participant.element.error(same)
        self.players[player.key] = player
        self.keys[number] = player.key

    def _pairings(self) -> list[Pairing]:
        """Returns the games by round and table; games without a table come last."""
        found: list[Pairing] = []
        last: Counter[int] = Counter()
        told = [(r, self._table(pairing), pairing) for r, pairing in self.games]
        for round, table, game in sorted(told, key=lambda one: (not one[1], *one[:2])):
            sides = [self._side(game, side) for side in ("Black", "White")]
            keys = [key for _, key in sides if key]
            if game.flag("PairingWithBye"):
                if len(keys) > 1:
                    raise game.element.error(fault("bye-of-two"))
                self.byes += [(round, key) for key in keys]
                if not keys:
                    name = sides[0][0] or sides[1][0] or "?"
                    self.notes.append(note("bye-ignored", line=game.element.line, name=name))
                continue
            unknown = next((text or "?" for text, key in sides if not key), None)
            if unknown is not None:
                self.notes.append(note("game-ignored", line=game.element.line, name=unknown))
                continue
            if not table:
                table, line = last[round] + 1, game.element.line
                self.notes.append(note("table-numbered", line=line, table=f"{round}/{table}"))
            last[round] = table
            found.append(self._pairing(round, table, game, keys))
        return sorted(found, key=lambda pairing: (pairing.round, pairing.number))

    def _pairing(self, round: int, table: int, game: Branch, keys: list[str]) -> Pairing:
        line = game.element.line
        black, white = keys
        if black == white:
            raise game.element.error(fault("game-himself"))
        stones = game.one("Handicap")
        word = game.says("Result") or UNKNOWN
        plain = word.removesuffix(BY_REFEREE)
        result = None
        if plain in VERDICTS:
            verdict = VERDICTS[plain]
            result = Result(verdict, re_of(verdict, False), ResultBasis.IMPORTED)
            if plain != word or game.flag("ResultByReferee"):
                self.decided.append(f"{round}/{table}")
        elif word != UNKNOWN:
            self.notes.append(note("result-unknown", line=line, text=word))
        handicap = 0 if stones is None else stones.number(MOST_HANDICAP)
        return Pairing(round, table, black, white, handicap, None, result, line)

    def _table(self, game: Branch) -> int:
        board = game.one("BoardNumber")
        return 0 if board is None else board.number(MOST_TABLES)

    def _side(self, game: Branch, side: str) -> tuple[str, str]:
        """Returns a player's text in a game, and the player's key; "" if unknown."""
        text = game.says(side)
        plain = text.isascii() and text.isdecimal() and len(text) < 10
        return text, self.keys.get(int(text), "") if plain else ""

    def _tell(self) -> None:
        """Adds notes about problems that several players or games share."""
        for text, names in self.odd_ranks.items():
            self.notes.append(note("rank-unreadable", text=text, name=listed(names)))
        for field, names in self.marked.items():
            every = listed(names)
            match field:
                case "PreliminaryRegistration":
                    self.notes.append(note("players-preliminary", names=every))
                case "Joker":
                    self.notes.append(note("marks-not-read", field=field, names=every))
                case _:
                    self.notes.append(note("starts-not-read", field=field, names=every))
        if self.decided:
            self.notes.append(note("results-by-referee", tables=listed(self.decided)))
