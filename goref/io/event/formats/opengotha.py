"""OpenGotha's tournament files: players, games and byes in them.

The format is the XML that OpenGotha saves: ``Tournament`` with ``Players``, ``Games``,
``ByePlayers`` and ``TournamentParameterSet``. Players are named in games by a key: surname
and first name in upper case without blanks. A result is written back by changing the
attribute ``result`` of its game (``opengotha_results``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.base.numbers import parse_decimal
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
from goref.core.event.ranks import read_rank
from goref.io.event.formats.opengotha_names import UNKNOWN, Keys, read_word
from goref.io.event.formats.opengotha_placement import read_placement
from goref.io.event.formats.xml import Document, Element, on_line, read_xml

ROOT = "Tournament"
PLAYER = (ROOT, "Players", "Player")
GAME = (ROOT, "Games", "Game")
BYES = ("ByePlayers", "ByePlayer")
"""The list of byes, by OpenGotha's name and by Pairgoth's name."""
GENERAL = (ROOT, "TournamentParameterSet", "GeneralParameterSet")
SETTINGS = ("TournamentParameterSet", "TeamTournamentParameterSet")
"""OpenGotha's own settings. Only the general settings among them are read."""
CONTAINERS = ("Players", "Games", *BYES, "Teams", "ClubsGroups")

FFG_SHIFT = 2050
"""The number to add to ratings in files before data version 201, which have another zero."""


def read_tournament(data: bytes) -> ImportedEvent:
    """Reads players, games and byes of a tournament.

    Raises XmlError if the file is damaged or is not a tournament.
    """
    return _Reading(read_document(data)).incoming()


def read_document(data: bytes) -> Document:
    document = read_xml(data)
    check_root(document)
    return document


def check_root(document: Document) -> None:
    """Raises XmlError if a document is not a tournament."""
    root = document.elements[0]
    if root.path != (ROOT,):
        raise root.error(fault("no-tournament", name=root.path[0], wanted=ROOT))


class _Reading:
    """Reads players, games and byes from a document."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.notes: list[Note] = []
        version = document.elements[0].attributes.get("dataVersion", "200").strip()
        self.version = int(version) if re.fullmatch(r"[0-9]{1,9}", version) else 201
        self.players: dict[str, Player] = {}
        self.preliminary: list[str] = []
        self.uncoloured = 0

    def incoming(self) -> ImportedEvent:
        elements = self.document.elements
        unread = Counter(e.path[1] for e in elements if _is_unread(e.path))
        self.notes += [note("part-ignored", part=part) for part in unread]
        for element in elements:
            if element.path == PLAYER:
                self._player(element)
        by_key = Keys(self.players)
        pairings, byes = [], []
        for element in elements:
            if element.path == GAME and (pairing := self._game(element, by_key)):
                pairings.append(pairing)
            elif _is_bye(element.path) and (bye := self._bye(element, by_key)):
                byes.append(bye)
        for round, count in sorted(Counter(round for round, _ in byes).items()):
            if count > 1:
                last = next(key for at, key in reversed(byes) if at == round)
                name = self.players[last].name
                self.notes.append(note("byes-several", round=round, count=count, name=name))
        info = next((self._info(e) for e in elements if e.path == GENERAL), None)
        if info is not None:
            info = replace(info, placement=read_placement(self.document))
        check_pairings(pairings, self.players)
        if self.preliminary:
            self.notes.append(note("players-preliminary", names=listed(self.preliminary)))
        if self.uncoloured:
            self.notes.append(note("colours-unknown", count=self.uncoloured))
        if self.version < 201 and any(p.rating is not None for p in self.players.values()):
            self.notes.append(note("ratings-shifted", shift=FFG_SHIFT))
        return ImportedEvent(
            tuple(self.players.values()),
            tuple(pairings),
            tuple(byes),
            info,
            tuple(self.notes),
            starts=STARTS,
        )

    def _player(self, element: Element) -> None:
        surname, given = element.says("name"), element.says("firstName")
        if not surname:
            raise element.error(fault("player-no-name"))
        rank = read_rank(element.says("rank"))
        if rank is None:
            rank = element.says("rank")
            self.notes.append(
                note("rank-unreadable", line=element.line, text=rank, name=surname)
            )
        rating = None
        if element.says("rating"):
            rating = element.whole("rating", 99_999, signed=True)
            rating += FFG_SHIFT if self.version < 201 else 0
        player = Player(
            surname,
            given,
            rank,
            rating,
            element.says("club"),
            element.says("country").upper(),
            element.says("egfPin"),
            element.says("agaId"),
            element.whole("smmsCorrection", MOST_CORRECTION, signed=True),
            _absent(element.says("participating")),
        )
        if player.key in self.players:
            twice = fault("player-in-file-twice", name=player.name)
            raise element.error(twice)
        if element.says("registeringStatus") == "PRE":
            self.preliminary.append(player.name)
        self.players[player.key] = player

    def _game(self, element: Element, keys: Keys) -> Pairing | None:
        found = {}
        for side in ("blackPlayer", "whitePlayer"):
            key = keys.find(element.says(side))
            if key is None:
                self.notes.append(
                    note("game-ignored", line=element.line, name=element.says(side) or "?")
                )
                return None
            found[side] = key
        if found["blackPlayer"] == found["whitePlayer"]:
            raise element.error(fault("game-himself"))
        if element.says("knownColor") == "false":
            self.uncoloured += 1
        word = element.says("result") or UNKNOWN
        result = read_word(word)
        if result is None and word != UNKNOWN:
            self.notes.append(note("result-unknown", line=element.line, text=word))
        return Pairing(
            element.whole("roundNumber", MOST_ROUNDS, least=1),
            element.whole("tableNumber", MOST_TABLES, least=1),
            found["blackPlayer"],
            found["whitePlayer"],
            element.whole("handicap", MOST_HANDICAP),
            None,
            result,
            element.line,
        )

    def _bye(self, element: Element, keys: Keys) -> tuple[int, str] | None:
        key = keys.find(element.says("player"))
        if key is None:
            self.notes.append(
                note("bye-ignored", line=element.line, name=element.says("player") or "?")
            )
            return None
        round = element.whole("roundNumber", MOST_ROUNDS, least=1)
        return round, key

    def _info(self, element: Element) -> EventInfo:
        komi: Fraction | None = None
        try:
            komi = (
                parse_decimal(element.says("komi").replace(",", "."))
                if element.says("komi")
                else None
            )
        except ValueError:
            self.notes.append(
                note("komi-unreadable", line=element.line, text=element.says("komi"))
            )
        bye = element.says("genNBW2ValueBye")
        size, told = read_size(element.says("size"), element.line)
        self.notes += told
        return EventInfo(
            element.says("name") or element.says("shortName"),
            element.says("location"),
            _day(element.says("beginDate")),
            _day(element.says("endDate")),
            element.whole("numberOfRounds", MOST_ROUNDS),
            komi=komi,
            bye=Fraction(int(bye), 2) if bye in ("0", "1", "2") else Fraction(1),
            size=size,
        )


def read_size(text: str, line: int | None) -> tuple[int, list[Note]]:
    """Returns the number of the board's lines; 0 if not given or, with a note, unusable."""
    if not text:
        return 0, []
    if re.fullmatch(r"[0-9]{1,3}", text) and SMALLEST <= int(text) <= LARGEST:
        return int(text), []
    return 0, [note("size-not-taken", line=line, text=text, least=SMALLEST, most=LARGEST)]


def check_pairings(pairings: Iterable[Pairing], players: Mapping[str, Player]) -> None:
    """Raises XmlError if a table or a player occurs twice in a round."""
    places: dict[tuple[int, int], int | None] = {}
    busy: dict[tuple[int, str], int | None] = {}
    for p in pairings:
        if (p.round, p.number) in places:
            before = places[p.round, p.number]
            again = fault("table-on-line", table=f"{p.round}/{p.number}", line=before)
            raise on_line(p.line or 0, again)
        places[p.round, p.number] = p.line
        for key in (p.black, p.white):
            if (p.round, key) in busy:
                there = {"round": p.round, "line": busy[p.round, key]}
                again = fault("plays-on-line", name=players[key].name, **there)
                raise on_line(p.line or 0, again)
            busy[p.round, key] = p.line


def _is_unread(path: tuple[str, ...]) -> bool:
    """Returns whether an element has content that goref does not read."""
    if len(path) == 2:
        return path[1] not in (*CONTAINERS, *SETTINGS)
    if len(path) != 3 or path[1] in SETTINGS:
        return False
    return path not in (PLAYER, GAME) and not _is_bye(path)


def _is_bye(path: tuple[str, ...]) -> bool:
    return len(path) == 3 and path[1] in BYES and path[2] == "ByePlayer"


def _absent(participating: str) -> tuple[int, ...]:
    """Returns a player's rounds of absence, which are zeros in a row of ones and zeros."""
    return tuple(round for round, sign in enumerate(participating, 1) if sign == "0")


def _day(text: str) -> str:
    return text if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text) else ""
