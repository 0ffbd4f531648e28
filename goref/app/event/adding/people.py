"""The players named in records: players of an event, or new ones."""

from __future__ import annotations

from itertools import chain, count

from goref.app.event.adding.games import Game
from goref.app.event.attach import name_parts
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Language
from goref.core.event.event import Event, Player, player_key
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import read_rank
from goref.core.texts.event.adding import NAMELESS
from goref.core.texts.terms import SIDES, term
from goref.io.files import one_line

LONGEST = 200
"""The most characters of a record's text that are used for a name or a rank."""


@frozen
class PlayerSeat:
    """A side of a game and its player.

    Attributes:
        player: the player. The id is below 0 for a player to be added, or 0 until
            :meth:`People.enter`.
        parts: the parts of the name in the record; empty if the record names nobody.
        notes: facts that the organiser should know about the player.
        problems: reasons why the game cannot be added with this player.
    """

    player: Player
    parts: frozenset[str]
    notes: tuple[Note, ...] = ()
    problems: tuple[Note, ...] = ()

    def is_same(self, other: PlayerSeat) -> bool:
        """Returns whether this seat and ``other`` have the same player."""
        mine, theirs = self.player, other.player
        if mine.id or theirs.id:
            return mine.id == theirs.id
        return mine.key == theirs.key or (bool(self.parts) and self.parts == other.parts)


class People:
    """An event's players, found by the parts of their names, and the players to be added to
    them."""

    def __init__(self, event: Event, language: Language) -> None:
        self._language = language
        self._by_parts: dict[frozenset[str], list[Player]] = {}
        self._by_key: dict[str, Player] = {}
        self._with_part: dict[str, set[frozenset[str]]] = {}
        self._entered: list[Player] = []
        for player in event.players:
            self._know(player, name_parts(player.name))

    @property
    def entered(self) -> tuple[Player, ...]:
        """The players to be added, each with id 0.

        In tables of the plan, the first of them has the id -1, the second -2, and so on.
        """
        return tuple(replace(player, id=0) for player in self._entered)

    def seat(self, game: Game, side: str) -> PlayerSeat:
        """Returns the player at side ``B`` or ``W`` of a game."""
        told, parts = self._told(game, side)
        if not game_names(game, side):  # the record names nobody
            colour = term(SIDES, side, self._language)
            made_up = note("player-made-up", side=colour, name=told.name)
            return PlayerSeat(told, parts, (made_up, *_about_rank(told)))
        known = self._by_parts.get(parts, []) if parts else []
        if not known and told.key in self._by_key:
            known = [self._by_key[told.key]]
        if len(known) > 1:
            names = listed(player.name for player in known)
            unclear = note("player-unclear", name=told.name, names=names)
            return PlayerSeat(replace(told, id=0), parts, problems=(unclear,))
        if known:
            return PlayerSeat(known[0], parts)
        like = self._like(parts)
        if like:
            entered = note("player-like", name=told.name, other=listed(like))
        else:
            name = " ".join(filter(None, (told.name, told.rank)))
            entered = note("player-new", name=name)
        return PlayerSeat(told, parts, (entered, *_about_rank(told)))

    def enter(self, seat: PlayerSeat) -> int:
        """Returns the id of a seat's player, adding him if he is new."""
        if seat.player.id:
            return seat.player.id
        player = replace(seat.player, id=-len(self._entered) - 1)
        self._entered.append(player)
        self._know(player, seat.parts)
        return player.id

    def _know(self, player: Player, parts: frozenset[str]) -> None:
        self._by_parts.setdefault(parts, []).append(player)
        self._by_key[player.key] = player
        for part in parts:
            self._with_part.setdefault(part, set()).add(parts)

    def _like(self, parts: frozenset[str]) -> list[str]:
        """Returns the names of players who have all of ``parts`` and more, or only some of
        them."""
        near = set().union(*(self._with_part.get(part, ()) for part in parts))
        found = [other for other in near if parts < other or other < parts]
        return sorted(player.name for other in found for player in self._by_parts[other])

    def _told(self, game: Game, side: str) -> tuple[Player, frozenset[str]]:
        """Returns the player as the record describes him, and the parts of his name."""
        name = game_names(game, side)
        rank = "" if game.opened is None else game.opened.case.record.info.text(f"{side}R")
        plain = " ".join(one_line(rank).split())[:LONGEST]
        plain = read_rank(plain) or plain
        if not name:
            return Player(self._free_name(game, side), rank=plain), frozenset()
        words = name.split()
        behind = read_rank(words[-1].strip("[]()")) if len(words) > 1 else None
        if behind:  # “Doe Jane 3d”
            name, plain = " ".join(words[:-1]), plain or behind
        surname, comma, given = name.partition(",")
        if not (comma and surname.strip()):
            surname, given = name, ""
        player = Player(surname.strip()[:LONGEST], given.strip()[:LONGEST], plain)
        return player, name_parts(name)

    def _free_name(self, game: Game, side: str) -> str:
        """Returns a name that no known player has, for a player whom the record does not
        name."""
        made = NAMELESS[side].in_(self._language, file=game.title)[:LONGEST]
        names = chain((made,), (f"{made} ({number})" for number in count(2)))
        return next(name for name in names if player_key(name) not in self._by_key)


def _about_rank(player: Player) -> tuple[Note, ...]:
    """Returns a note if a player's rank is not understood and therefore kept as written.

    Returns an empty tuple otherwise.
    """
    if not player.rank or read_rank(player.rank):
        return ()
    return (note("rank-as-written", name=player.name, text=player.rank),)


def game_names(game: Game, side: str) -> str:
    """Returns the name of a side in a record; empty for a placeholder such as ``?``."""
    name = game.black if side == "B" else game.white
    return name if player_key(name).strip("?-–—_.,") else ""
