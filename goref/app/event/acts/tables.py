"""Acts at a table: its case, its result, disputes, its note and terms, the signatures."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

from goref.app.event.acts.base import EventAct, TableRow, event_act
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows, Seen, seen
from goref.core.event.event import EventError, Table, TableState
from goref.core.event.result import Result
from goref.io.values.codec import plain, read_object

TOLD = Annotated[dict[str, Any], plain(read_object)]
"""Values for the audit, as JSON."""


@event_act("decide", Text("event acts", "Result entered"))
@frozen
class Decide(EventAct):
    """Gives a table the result that the referee states."""

    table: Seen
    result: Result

    def changes(self, rows: EventRows) -> EventChanges:
        table = rows.table(self.table)
        return _one(replace(table, state=TableState.DECIDED, result=self.result))


@event_act("decide-by-case", Text("event acts", "Decided by its case"))
@frozen
class DecideByCase(EventAct):
    """Gives a table the result of its case; the case may be attached in the same act.

    Attributes:
        table: the table after the act, but with the version number from before the act.
        forced: for the audit, the matters that were open when the referee forced the decision;
            empty if it was not forced.
    """

    table: TableRow
    forced: TOLD

    def changes(self, rows: EventRows) -> EventChanges:
        rows.table(seen(self.table))
        beside = {self.table.id: self.forced} if self.forced else {}
        return EventChanges(tables=(self.table,), beside=beside)


@event_act("attach-case", Text("event acts", "Case attached"))
@frozen
class AttachCase(EventAct):
    """Attaches a case to a table, with the incidents and protests in it.

    Attributes:
        table: the table after the act, but with the version number from before the act.
    """

    table: TableRow

    def changes(self, rows: EventRows) -> EventChanges:
        rows.table(seen(self.table))
        return _one(self.table)


@event_act("incidents", Text("event acts", "Incidents and protests"))
@frozen
class NoteIncidents(EventAct):
    """Stores the present incidents and protests of a table.

    Attributes:
        table: the table after the act, but with the version number from before the act.
    """

    table: TableRow

    def changes(self, rows: EventRows) -> EventChanges:
        table = rows.table(seen(self.table))
        incidents, protests = self.table.incidents, self.table.protests
        return _one(replace(table, incidents=incidents, protests=protests))


@event_act("dispute", Text("event acts", "Dispute noted"))
@frozen
class Dispute(EventAct):
    """Puts a table in dispute, and withdraws its result.

    Attributes:
        note: the table's note after the act.
    """

    table: Seen
    note: str

    def changes(self, rows: EventRows) -> EventChanges:
        table = rows.table(self.table)
        return _one(replace(table, state=TableState.IN_DISPUTE, result=None, note=self.note))


@event_act("reopen", Text("event acts", "Opened again"))
@frozen
class Reopen(EventAct):
    """Opens a table again: withdraws its dispute and its result."""

    table: Seen

    def changes(self, rows: EventRows) -> EventChanges:
        return _one(replace(rows.table(self.table), state=TableState.TO_PLAY, result=None))


@event_act("note", Text("event acts", "Note written"))
@frozen
class WriteNote(EventAct):
    """Changes a table's note."""

    table: Seen
    note: str

    def changes(self, rows: EventRows) -> EventChanges:
        return _one(replace(rows.table(self.table), note=self.note))


@event_act("terms", Text("event acts", "Terms of the game changed"))
@frozen
class ChangeTerms(EventAct):
    """Changes handicap, komi or board size of a table; its case is detached.

    Attributes:
        komi: in points; None for the event's komi.
        size: lines of the board; 0 for the event's board size.
    """

    table: Seen
    handicap: int
    komi: Fraction | None
    size: int
    note: str

    def changes(self, rows: EventRows) -> EventChanges:
        table = rows.table(self.table)
        if table.result is not None:
            raise EventError(fault("decided-open-first", table=table.place))
        table = replace(table, handicap=self.handicap, komi=self.komi, size=self.size)
        return _one(replace(table, note=self.note, case="", source=""))


@frozen
class SecondSlip:
    """A result that was typed again from the slip, as a check.

    Attributes:
        result: the result; None to forget the one typed again before.
    """

    table: Seen
    result: Result | None


@event_act("second-entry", Text("event acts", "Slip typed again"))
@frozen
class EnterAgain(EventAct):
    """Stores results that somebody typed again from the slips. It decides nothing."""

    slips: tuple[SecondSlip, ...]

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(
            tables=tuple(replace(rows.table(s.table), second=s.result) for s in self.slips)
        )


@event_act("sign", Text("event acts", "Signatures changed"))
@frozen
class Sign(EventAct):
    """Marks the results of tables as signed by the players, or as not signed."""

    tables: tuple[Seen, ...]
    signed: bool

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(
            tables=tuple(signing(rows.table(s), self.signed) for s in self.tables)
        )


@event_act("put-back", Text("event acts", "Undone"))
@frozen
class PutBack(EventAct):
    """Undoes acts at tables.

    Attributes:
        tables: each table as it was before its act, but with the version number that it has
            now.
    """

    tables: tuple[TableRow, ...]

    def changes(self, rows: EventRows) -> EventChanges:
        for table in self.tables:
            rows.table(seen(table))
        return EventChanges(tables=self.tables)


def signing(table: Table, signed: bool) -> Table:
    """Returns a table with its present result marked as signed, or as not signed.

    Raises EventError if there is no result to sign.
    """
    if signed and not table.to_sign:
        raise EventError(fault("nothing-to-sign", table=table.place))
    return replace(table, signed=table.to_sign if signed else "")


def _one(table: Table) -> EventChanges:
    return EventChanges(tables=(table,))
