"""Texts and tables of the pages that a served event shows to phones and on a screen."""

from __future__ import annotations

from goref.core.base.frozen import frozen
from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.event.event import Bye, Event, Player, Table
from goref.core.event.standings import Standings
from goref.core.texts.event.events import TERMS
from goref.core.texts.event.glance import result_told
from goref.core.texts.event.pairing_lists import player_text
from goref.core.texts.event.placing import criterion_name, place_text
from goref.core.texts.event.wall_list import PageTable

YOUR_TABLE = Text("phone pages", "Your table")
YOU_ARE = {
    "black": Text("phone pages", "You are Black"),
    "white": Text("phone pages", "You are White"),
}
AGAINST = Text("phone pages", "against {name}")
HANDICAP = Text("phone pages", "handicap {stones}")
NOT_PAIRED = Text("phone pages", "You have no table in this round. Ask at the desk.")
HAS_BYE = Text("phone pages", "You have a bye in this round.")
NO_ROUND = Text("phone pages", "There are no pairings yet.")
FIND = Text("phone pages", "Find your table")
FIND_IN = Text("phone pages", "Round {n} · find your table")
SEARCH = Text("phone pages", "Search")
NOBODY = Text("phone pages", "Nobody has a name like this.")
EVERYBODY = Text("phone pages", "Show all names")
NAMES = Text("phone pages", "Names")
TABLES = Text("phone pages", "Tables")
WALL_LIST = Text("phone pages", "Wall list")
GAMES = Text("phone pages", "Your games")
WON = Text("phone pages", "Won")
AFTER = Text("phone pages", "Standings after round {n}")
AS_OF = Text("phone pages", "As of {time}")
HEARD = Text("phone pages", "heard {seconds} s ago")
STALE = Text("phone pages", "not heard since {time}")
THEN = Text("phone pages", "Page {page} of {pages}")
NOT_FOUND = Text("phone pages", "There is no such page.")


@frozen
class PlayedRound:
    """A round of one player.

    Attributes:
        table: None without a game.
        colour: ``black`` or ``white``; "" without a game.
        outcome: the result, or the state of the round, as text.
    """

    round: int
    table: Table | None
    colour: str
    opponent: Player | None
    outcome: str


def rounds_of(event: Event, player: Player, language: Language) -> list[PlayedRound]:
    """Returns a player's rounds so far, the last one first."""
    found = []
    tables = {table.round: table for table in event.games_of.get(player.id, ())}
    for round in range(event.paired, 0, -1):
        table = tables.get(round)
        if table is None:
            bye = Bye(round, player.id) in event.byes
            state = "bye" if bye else "absent" if round in player.absent else "no-table"
            found.append(PlayedRound(round, None, "", None, TERMS[state].in_(language)))
            continue
        black = table.black == player.id
        other = event.by_id[table.white if black else table.black]
        told = (
            result_told(table.result, language, event.info.rules)
            if table.result is not None
            else TERMS["to-play"].in_(language)
        )
        found.append(PlayedRound(round, table, "black" if black else "white", other, told))
    return found


def games_table(rounds: list[PlayedRound], language: Language) -> PageTable:
    """Returns a player's rounds as a table that is as wide as a phone."""
    keys = ("round", "colour", "opponent", "result")
    rows = tuple(
        (
            str(one.round),
            TERMS[one.colour].in_(language) if one.colour else "",
            player_text(one.opponent) if one.opponent else "",
            one.outcome,
        )
        for one in rounds
    )
    heads = tuple(TERMS[key].in_(language) for key in keys)
    return PageTable(heads, rows, frozenset((0,)), frozenset((2, 3)))


def short_standings(found: Standings, language: Language) -> PageTable:
    """Returns the standings for a narrow page: place, player, wins and the first criterion."""
    first = found.criteria[:1]
    heads = (
        TERMS["place"].in_(language),
        TERMS["name"].in_(language),
        WON.in_(language),
        *(criterion_name(name, language) for name in first),
    )
    rows = tuple(
        (
            place_text(row),
            player_text(row.player),
            mixed(row.wins),
            *(mixed(score) for score in row.scores[:1]),
        )
        for row in found.rows
    )
    return PageTable(heads, rows, frozenset((0, *range(2, len(heads)))), frozenset((1,)))
