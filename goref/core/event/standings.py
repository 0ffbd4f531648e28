"""Standings of an event: points, and the sums over opponents that break ties.

Points are wins, half a point for a draw, and what a bye gives. Sums over opponents take
every decided game, those won by default included, and the opponent's points at the end of
the last round that is counted. There is no starting score: a McMahon event is to be placed
by the program that pairs it.
"""

from __future__ import annotations

from fractions import Fraction

from goref.core.base.frozen import frozen
from goref.core.event.event import Event, Player, Table
from goref.core.event.ranks import strength
from goref.core.event.result import Verdict


@frozen
class WallCell:
    """A player's round: one line of a wall list's row.

    Attributes:
        table: None without a game; then ``bye`` tells whether there was a bye.
        row: the opponent's row in the standings, from 1; 0 without one.
        black: whether the player had Black.
    """

    table: Table | None = None
    row: int = 0
    black: bool = False
    bye: bool = False


@frozen
class StandingsRow:
    """A row of the standings.

    Attributes:
        row: where it stands, from 1, every row another.
        place: the same for players who are equal in all of points, SOS, SOSOS, SODOS.
        sos: sum of opponents' points.
        sosos: sum of opponents' SOS.
        sodos: sum of the points of opponents beaten, of half of them for a draw.
    """

    row: int
    place: int
    player: Player
    points: Fraction
    sos: Fraction
    sosos: Fraction
    sodos: Fraction
    cells: tuple[WallCell, ...]


def standings(event: Event, rounds: int | None = None) -> tuple[StandingsRow, ...]:
    """The standings after some rounds (usual: all), the best first.

    Players who are equal share a place and stand by rating, rank and name. Games that are
    not decided give nothing, to nobody.
    """
    last = event.rounds if rounds is None else rounds
    tables = [t for t in event.tables if t.round <= last]
    decided = [t for t in tables if t.result is not None]
    points = {p.id: Fraction(0) for p in event.players}
    for bye in event.byes:
        if bye.round <= last:
            points[bye.player] += event.info.bye
    met: dict[int, list[tuple[int, Fraction]]] = {p.id: [] for p in event.players}
    for table in decided:
        assert table.result is not None
        points[table.black] += table.result.points(black=True)
        points[table.white] += table.result.points(black=False)
        met[table.black].append((table.white, _share(table, black=True)))
        met[table.white].append((table.black, _share(table, black=False)))
    zero = Fraction(0)
    sos = {id_: sum((points[o] for o, _ in met[id_]), zero) for id_ in points}
    sosos = {id_: sum((sos[o] for o, _ in met[id_]), zero) for id_ in points}
    sodos = {id_: sum((points[o] * part for o, part in met[id_]), zero) for id_ in points}

    def score(player: Player) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        id_ = player.id
        return points[id_], sos[id_], sosos[id_], sodos[id_]

    def order(player: Player) -> tuple[object, ...]:
        rating = -10_000 if player.rating is None else player.rating
        return (
            *(-part for part in score(player)),
            *(-rating, -strength(player.rank), player.name, player.id),
        )

    ordered = sorted(event.players, key=order)
    rows = {player.id: row for row, player in enumerate(ordered, 1)}
    cells = _cells(event, tables, last, rows)
    found: list[StandingsRow] = []
    for row, player in enumerate(ordered, 1):
        shared = bool(found) and score(found[-1].player) == score(player)
        place = found[-1].place if shared else row
        found.append(StandingsRow(row, place, player, *score(player), tuple(cells[player.id])))
    return tuple(found)


def _share(table: Table, *, black: bool) -> Fraction:
    """What part of the opponent's points counts for SODOS."""
    assert table.result is not None
    verdict = table.result.verdict
    if verdict is Verdict.BOTH_WIN:
        return Fraction(0)  # nobody was beaten
    return table.result.points(black)


def _cells(
    event: Event, tables: list[Table], last: int, rows: dict[int, int]
) -> dict[int, list[WallCell]]:
    """What stands in each player's row, round by round."""
    cells = {player.id: [WallCell()] * last for player in event.players}
    for bye in event.byes:
        if bye.round <= last:
            cells[bye.player][bye.round - 1] = WallCell(bye=True)
    for table in tables:
        at = table.round - 1
        cells[table.black][at] = WallCell(table, rows[table.white], black=True)
        cells[table.white][at] = WallCell(table, rows[table.black])
    return cells
