"""The changes that an act makes to an event, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from goref.core.base.frozen import frozen, replace
from goref.core.event.event import Bye, Event, EventInfo, Player, Table

NOTHING: Mapping[int, Mapping[str, Any]] = MappingProxyType({})


@frozen
class Seen:
    """A player or a table, in the version that an act is based on.

    Attributes:
        id: its number in the event.
        version: the number of its changes when somebody saw it.
    """

    id: int
    version: int


def seen(thing: Player | Table) -> Seen:
    """Returns the id and the version of a player or a table."""
    return Seen(thing.id, thing.version)


class EventRows(Protocol):
    """The state of an event to which an act is applied."""

    def event(self) -> Event:
        """Returns the whole event."""

    def info(self) -> EventInfo:
        """Returns the event's own data."""

    def table(self, seen: Seen) -> Table:
        """Returns a table. Raises an error if it is gone, or changed since it was seen."""

    def player(self, seen: Seen) -> Player:
        """Returns a player. Raises an error like :meth:`table`."""


@frozen
class EventChanges:
    """Changes of an event: rows to add, rows as they will be, and rows to remove.

    Attributes:
        info: the event's own data as they will be; None if they do not change.
        new_players, new_tables: to be added. A player's id in a new table may be negative: -1
            is the first of ``new_players``. A removed player or table that returns keeps its
            id; the id of any other is 0.
        players, tables: changed, each with the version of the stored one.
        beside: values for the audit in addition to the changed ones, by the table's id.
        in_closed_rounds: True if closed rounds may change too, as when an earlier state of the
            event is restored.
    """

    info: EventInfo | None = None
    new_players: tuple[Player, ...] = ()
    players: tuple[Player, ...] = ()
    gone_players: tuple[Player, ...] = ()
    new_tables: tuple[Table, ...] = ()
    tables: tuple[Table, ...] = ()
    gone_tables: tuple[Table, ...] = ()
    byes: tuple[Bye, ...] = ()
    gone_byes: tuple[Bye, ...] = ()
    beside: Mapping[int, Mapping[str, Any]] = NOTHING
    in_closed_rounds: bool = False


def with_ids(table: Table, new: tuple[Player, ...]) -> Table:
    """Returns a table; negative numbers of new players are replaced by the players' ids."""
    black, white = (
        new[-number - 1].id if number < 0 else number for number in (table.black, table.white)
    )
    if (black, white) == (table.black, table.white):
        return table
    return replace(table, black=black, white=white)


def bye_with_id(bye: Bye, new: tuple[Player, ...]) -> Bye:
    """Returns a bye; a negative number of a new player is replaced by the player's id."""
    return replace(bye, player=new[-bye.player - 1].id) if bye.player < 0 else bye
