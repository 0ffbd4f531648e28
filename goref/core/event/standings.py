"""Standings of an event: every player's scores by the event's criteria, in order."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import groupby

from goref.core.base.frozen import frozen
from goref.core.event.direct import balances, compared, simply_compared
from goref.core.event.event import Event, Player, Table
from goref.core.event.placement import CRITERIA
from goref.core.event.ranks import rank_number
from goref.core.event.scores import Scores, Values

DIRECT = ("DC", "SDC")
BY_RANK = ("RANK", "EXT", "EXR")


@frozen
class WallCell:
    """A player's round: one cell of a wall list's row.

    Attributes:
        table: the table of the game; None without a game, and then ``bye`` is True for a bye.
        row: the opponent's row in the standings, from 1; 0 without an opponent.
        black: True if the player had Black.
    """

    table: Table | None = None
    row: int = 0
    black: bool = False
    bye: bool = False


@frozen
class StandingsRow:
    """A row of the standings.

    Attributes:
        row: the number of the row, from 1, different for every row.
        place: the place, shared by players who are equal by every criterion. None for a player
            with neither a game nor a bye, and for all players if a criterion is not known.
        scores: the values, in the order of :attr:`Standings.criteria`.
        wins: games won, draws as ½, and the points for byes and absences.
        start: the McMahon score that the player began with.
    """

    row: int
    place: int | None
    player: Player
    scores: tuple[Fraction, ...]
    wins: Fraction
    start: Fraction
    cells: tuple[WallCell, ...]

    @property
    def playing(self) -> bool:
        """True if the player has a game or a bye in the counted rounds."""
        return any(cell.table or cell.bye for cell in self.cells)


@frozen
class Standings:
    """The standings after a number of rounds.

    Attributes:
        criteria: the criteria that could be computed, in order of weight.
        unknown: the event's criteria that could not be computed; then no player has a place.
        unranked: players without a rank, whose McMahon score started at the floor; empty if no
            criterion needs that score.
    """

    rounds: int
    criteria: tuple[str, ...]
    rows: tuple[StandingsRow, ...]
    unknown: tuple[str, ...] = ()
    unranked: tuple[Player, ...] = ()


def standings(event: Event, rounds: int | None = None) -> Standings:
    """Returns the standings after a number of rounds (None: all), the best player first.

    A table under protest counts as open: its result gives nobody a point.

    Players who are equal share a place, sorted by name. Players without any game or bye come
    last.
    """
    last = event.rounds if rounds is None else rounds
    scores = Scores(event, last)
    unknown = _unknown(event)
    criteria = tuple(c for c in event.info.placement.criteria if c not in unknown)
    keys = _keys(event, scores, criteria)

    def order(player: Player) -> tuple[object, ...]:
        parts = (-part for part in keys[player.id])
        return (player.id not in scores.busy, *parts, player.surname, player.given, player.id)

    ordered = sorted(event.players, key=order)
    rows = {player.id: row for row, player in enumerate(ordered, 1)}
    cells = _cells(event, last, rows)
    found: list[StandingsRow] = []
    for row, player in enumerate(ordered, 1):
        id_ = player.id
        place: int | None = None
        if not unknown and id_ in scores.busy:
            shared = found and keys[id_] == keys[found[-1].player.id]
            place = found[-1].place if shared else row
        told = zip(criteria, keys[id_], strict=True)
        shown = tuple(-part if name == "CAT" else part for name, part in told)
        figures = (shown, scores.wins[-1][id_], scores.starts[id_])
        found.append(StandingsRow(row, place, player, *figures, tuple(cells[id_])))
    unranked: tuple[Player, ...] = ()
    if event.info.placement.mcmahon:
        unranked = tuple(p for p in event.players if rank_number(p.rank) is None)
    return Standings(last, criteria, tuple(found), unknown, unranked)


def _unknown(event: Event) -> tuple[str, ...]:
    """Returns the criteria that cannot be computed for an event, in order."""
    placement = event.info.placement
    unrated = any(player.rating is None for player in event.players)
    unranked = any(rank_number(player.rank) is None for player in event.players)

    def cannot(name: str) -> bool:
        if name == "CAT":
            several = placement.categories > 1
            return several and (unranked or not placement.has_limits)
        if name in BY_RANK:
            return unranked
        return name not in CRITERIA or (name == "RATING" and unrated)

    return tuple(filter(cannot, placement.criteria))


def _keys(
    event: Event, scores: Scores, criteria: tuple[str, ...]
) -> dict[int, tuple[Fraction, ...]]:
    """Returns every player's values in all criteria, direct comparison included.

    Higher values come first. The highest category is number 1, so categories are negative.
    """
    plain: dict[str, Values] = {c: scores.of(c) for c in criteria if c not in DIRECT}
    if "CAT" in plain:
        plain["CAT"] = {id_: -number for id_, number in plain["CAT"].items()}
    keys: dict[int, tuple[Fraction, ...]] = {player.id: () for player in event.players}
    for at, name in enumerate(criteria):
        values = plain.get(name)
        if values is None:
            after = [plain[later] for later in criteria[at + 1 :] if later in plain]
            values = _directly(event, scores, name, keys, after)
        keys = {id_: (*key, values[id_]) for id_, key in keys.items()}
    return keys


def _directly(
    event: Event,
    scores: Scores,
    name: str,
    keys: Mapping[int, tuple[Fraction, ...]],
    after: list[Values],
) -> Values:
    """Returns the direct comparison within each group of players that are equal so far."""
    balance = balances(event, scores.rounds)
    later = {id_: tuple(values[id_] for values in after) for id_ in keys}
    found: Values = {}
    for _, group in groupby(sorted(keys, key=keys.__getitem__), key=keys.__getitem__):
        members = list(group)
        if name == "DC":
            once = event.info.placement.direct_once
            found |= compared(members, balance, later, once=once)
        else:
            found |= simply_compared(members, balance)
    return found


def _cells(event: Event, last: int, rows: Mapping[int, int]) -> dict[int, list[WallCell]]:
    """Returns the cells of each player's row, round by round."""
    cells = {player.id: [WallCell()] * last for player in event.players}
    for bye in event.byes:
        if bye.round <= last:
            cells[bye.player][bye.round - 1] = WallCell(bye=True)
    for table in event.tables:
        if table.round <= last:
            at = table.round - 1
            cells[table.black][at] = WallCell(table, rows[table.white], black=True)
            cells[table.white][at] = WallCell(table, rows[table.black])
    return cells
