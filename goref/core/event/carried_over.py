"""Cautions and warnings that players carry through an event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.base.frozen import field, frozen, replace
from goref.core.case.case import Case
from goref.core.event.event import Event, Player, Table
from goref.core.incidents.consequence import ConsequenceKind, has, paid_points
from goref.core.incidents.incident import Incident, in_act_order
from goref.core.incidents.proposing import Precedent
from goref.core.incidents.regulation import Regulation

COUNTED = (ConsequenceKind.CAUTION, ConsequenceKind.WARNING, ConsequenceKind.LOSS)


@frozen
class WarningRecord:
    """A player's cautions, warnings and losses so far.

    Attributes:
        cautions, warnings, losses: the numbers of each; losses are those by penalty.
        points: the points paid as penalties.
        incidents: each with its table, in the order of the rounds.
    """

    player: Player
    cautions: int
    warnings: int
    losses: int
    points: Fraction
    incidents: tuple[tuple[Table, Incident], ...]


@frozen
class CarriedOver:
    """The facts that count at a table in addition to its own game.

    Attributes:
        regulation: the event's regulation; None if it names none.
        precedents: the valid incidents of each player in earlier rounds, by the colour at this
            table.
        names: the players as the event names them, by colour; without unknown players.
        has_result: True if the event has a result of the table, with or without a record.
    """

    regulation: Regulation | None = None
    precedents: Mapping[Colour, tuple[Precedent, ...]] = field(default_factory=dict)
    names: Mapping[Colour, str] = field(default_factory=dict)
    has_result: bool = False

    def asked_by(self, case: Case) -> Case:
        """Returns the case, with the event's regulation if the case has no regulation."""
        if case.regulation is not None or self.regulation is None:
            return case
        return replace(case, regulation=self.regulation)


def carried_over(event: Event, table: Table) -> CarriedOver:
    """Returns the facts that count at a table of an event in addition to its own game."""
    players = {BLACK: table.black, WHITE: table.white}
    names = {side: event.by_id[id_].name for side, id_ in players.items() if id_ in event.by_id}
    return CarriedOver(
        event.info.regulation, brought(event, table), names, table.result is not None
    )


def colour_of(table: Table, player: int) -> Colour | None:
    """Returns the colour a player had at a table; None if the player was not at this table."""
    return {table.black: BLACK, table.white: WHITE}.get(player)


def _of(event: Event, player: int, before: int | None) -> Iterator[tuple[Table, Incident]]:
    """Yields the valid incidents of a player, each with its table.

    ``before``: the round before which they happened; None for all rounds.
    """
    for table in event.games_of.get(player, ()):
        colour = colour_of(table, player)
        if colour is None or (before is not None and table.round >= before):
            continue
        for each in in_act_order(table.incidents):
            if each.holds and colour in each.side.colours:
                yield table, each


def incidents_of(event: Event, player: int) -> tuple[tuple[Table, Incident], ...]:
    """Returns the valid incidents of a player in the whole event, each with its table."""
    return tuple(_of(event, player, None))


def brought(event: Event, table: Table) -> dict[Colour, tuple[Precedent, ...]]:
    """Returns the valid incidents of a table's players in earlier rounds, by present colour."""
    return {
        colour: tuple(
            Precedent(each.kind, each.decided or (), there.round, there.number)
            for there, each in _of(event, player, table.round)
        )
        for colour, player in zip(COLOURS, (table.black, table.white), strict=True)
    }


def warning_records(event: Event) -> tuple[WarningRecord, ...]:
    """Returns the record of every player with an incident, the most serious first."""
    found = []
    for player in event.players:
        own = incidents_of(event, player.id)
        if own:
            many = [each.decided or () for _, each in own]
            cautions, warnings, losses = (
                sum(has(one, effect) for one in many) for effect in COUNTED
            )
            points = sum(map(paid_points, many), Fraction(0))
            found.append(WarningRecord(player, cautions, warnings, losses, points, own))
    return tuple(
        sorted(found, key=lambda h: (-h.losses, -h.warnings, -h.cautions, h.player.name))
    )
