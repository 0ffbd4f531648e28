"""Acts on calls for a referee: a table calls, somebody comes, the call ends."""

from __future__ import annotations

from goref.app.event.acts.base import EventAct, event_act
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows, Seen
from goref.core.event.event import EventError, moment


@event_act("call", Text("event acts", "Referee called"))
@frozen
class CallReferee(EventAct):
    """Calls a referee to a table.

    Attributes:
        time: the moment of the call, as ISO 8601 text with the offset.
    """

    table: Seen
    time: str

    def changes(self, rows: EventRows) -> EventChanges:
        moment(self.time)
        table = rows.table(self.table)
        return EventChanges(tables=(replace(table, called=self.time, comes=""),))


@event_act("answer-call", Text("event acts", "Call answered"))
@frozen
class AnswerCall(EventAct):
    """Says who comes to a table that called.

    Attributes:
        comes: the person's name.
    """

    table: Seen
    comes: str

    def changes(self, rows: EventRows) -> EventChanges:
        table = rows.table(self.table)
        if not table.called:
            raise EventError(fault("no-call", table=table.place))
        return EventChanges(tables=(replace(table, comes=self.comes),))


@event_act("end-call", Text("event acts", "Call ended"))
@frozen
class EndCall(EventAct):
    """Ends a call: the referee was at the table, or is no longer needed."""

    table: Seen

    def changes(self, rows: EventRows) -> EventChanges:
        table = rows.table(self.table)
        if not table.called:
            raise EventError(fault("no-call", table=table.place))
        return EventChanges(tables=(replace(table, called="", comes=""),))
