"""Acts on the pairings of a round: tables and byes."""

from __future__ import annotations

from goref.app.event.acts.base import EventAct, TableRow, event_act
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows, Seen, seen
from goref.core.event.event import Bye


@event_act("pair", Text("event acts", "Table added"))
@frozen
class AddTable(EventAct):
    """Adds a table.

    Attributes:
        table: the table's data; its id is 0, or that of a removed table that is added again.
    """

    table: TableRow

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(new_tables=(self.table,))


@event_act("pair-anew", Text("event acts", "Pairing changed"))
@frozen
class ChangePairing(EventAct):
    """Changes players, number or terms of a table.

    Attributes:
        table: the table after the act, but with the version number from before the act.
    """

    table: TableRow

    def changes(self, rows: EventRows) -> EventChanges:
        now, table = rows.table(seen(self.table)), self.table
        if (now.black, now.white) != (table.black, table.white):
            table = replace(table, second=None)  # that slip was of another game
        return EventChanges(tables=(table,))


@event_act("unpair", Text("event acts", "Table removed"))
@frozen
class RemoveTable(EventAct):
    """Removes a table."""

    table: Seen

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(gone_tables=(rows.table(self.table),))


@event_act("bye", Text("event acts", "Bye given"))
@frozen
class GiveBye(EventAct):
    """Gives a player a bye in a round."""

    bye: Bye

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(byes=(self.bye,))


@event_act("no-bye", Text("event acts", "Bye withdrawn"))
@frozen
class WithdrawBye(EventAct):
    """Withdraws a player's bye in a round."""

    bye: Bye

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(gone_byes=(self.bye,))
