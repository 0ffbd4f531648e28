"""The pairing lists of a round as texts: the same for web page and paper."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from unicodedata import combining, normalize

from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.core.base.language import Language, Text
from goref.core.event.closing import without_table
from goref.core.event.event import Event, EventError, Player, Table
from goref.core.texts.event.events import NO_TABLES, TERMS
from goref.core.texts.event.wall_list import PagePart, PageTable, PageText, days_text

BY_NAME = Text("event", "Round {n}: pairings by name")
BY_TABLE = Text("event", "Round {n}: pairings by table")
NOT_PLAYING = Text("event", "Round {n}: not playing")


@frozen
class Seat:
    """A player's place in a round.

    Attributes:
        colour: ``black`` or ``white``, a key of ``TERMS``.
    """

    player: Player
    table: Table
    colour: str
    opponent: Player


def listed_round(event: Event, round: int = 0) -> int:
    """Returns the round that pairing lists are for: the given one; for 0, the last paired one.

    Raises EventError if the round has neither tables nor byes.
    """
    round = round or event.paired
    if not round or not (event.of_round(round) or any(b.round == round for b in event.byes)):
        raise EventError(fault("round-empty", round=round or 1))
    return round


def pairing_lists(event: Event, round: int, language: Language) -> Iterator[PagePart]:
    """Yields the facts of the event and three lists of a round.

    They are the pairings by the players' names, the pairings by table, and the players who do
    not play: those with a bye, absent, or without a table. A list without rows is left out.
    """
    yield PageText("h1", event.info.name)
    for fact in filter(None, (event.info.place, days_text(event))):
        yield PageText("p", fact)
    if event.of_round(round):
        yield PageText("h2", BY_NAME.in_(language, n=round))
        yield _by_name(event, round, language)
        yield PageText("h2", BY_TABLE.in_(language, n=round))
        yield by_table(event, round, language)
    else:
        yield PageText("h2", TERMS["round-n"].in_(language, n=round))
        yield PageText("p", NO_TABLES.in_(language))
    if resting := not_playing(event, round):
        yield PageText("h2", NOT_PLAYING.in_(language, n=round))
        rows = tuple((player_text(player), TERMS[why].in_(language)) for player, why in resting)
        yield _table(("name", "state"), rows, language, names={0})


def seats_by_name(event: Event, round: int) -> list[Seat]:
    """Returns the seats of a round in order of the players' names."""
    found = []
    for table in event.of_round(round):
        black, white = event.by_id[table.black], event.by_id[table.white]
        found.append(Seat(black, table, "black", white))
        found.append(Seat(white, table, "white", black))
    return sorted(found, key=lambda seat: name_order(seat.player))


def _by_name(event: Event, round: int, language: Language) -> PageTable:
    texts = tuple(
        (
            player_text(seat.player),
            str(seat.table.number),
            TERMS[seat.colour].in_(language),
            player_text(seat.opponent),
        )
        for seat in seats_by_name(event, round)
    )
    return _table(
        ("name", "table", "colour", "opponent"), texts, language, names={0, 3}, numbers={1}
    )


def by_table(event: Event, round: int, language: Language) -> PageTable:
    """Returns the tables by number, with a handicap column if any game has a handicap."""
    tables = sorted(event.of_round(round), key=lambda table: table.number)
    stones = any(table.handicap for table in tables)
    rows = []
    for table in tables:
        players = (player_text(event.by_id[id_]) for id_ in (table.black, table.white))
        more = [str(table.handicap or "")] if stones else []
        rows.append((str(table.number), *players, *more))
    heads = ("table", "black", "white", *(["handicap"] if stones else []))
    return _table(heads, tuple(rows), language, names={1, 2}, numbers={0, 3} if stones else {0})


def not_playing(event: Event, round: int) -> list[tuple[Player, str]]:
    """Returns the players who do not play in a round, by name, each with a key of ``TERMS``."""
    busy = {id_ for table in event.of_round(round) for id_ in (table.black, table.white)}
    byes = {bye.player for bye in event.byes if bye.round == round}
    unpaired = {player.id for player in without_table(event, round)}
    found = []
    for player in sorted(event.players, key=name_order):
        if player.id in busy:
            continue
        if player.id in byes:
            found.append((player, "bye"))
        else:
            found.append((player, "no-table" if player.id in unpaired else "absent"))
    return found


def player_text(player: Player) -> str:
    """Returns a player's name and rank."""
    return " ".join(filter(None, (player.name, player.rank)))


def name_order(player: Player) -> tuple[str, str, int]:
    """Returns a sort key for the player's name that ignores case and accents."""
    name = player.name.casefold()
    letters = (sign for sign in normalize("NFKD", name) if not combining(sign))
    return "".join(letters), name, player.id


def _table(
    heads: tuple[str, ...],
    rows: tuple[tuple[str, ...], ...],
    language: Language,
    *,
    names: AbstractSet[int],
    numbers: AbstractSet[int] = frozenset(),
) -> PageTable:
    told = tuple(TERMS[key].in_(language) for key in heads)
    return PageTable(told, rows, frozenset(numbers), frozenset(names))
