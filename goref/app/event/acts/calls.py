"""Acts on calls for a referee: a table calls, somebody comes, the call ends."""

from __future__ import annotations

from datetime import datetime

from goref.app.event.acts.base import EventAct, event_act
from goref.app.event.acts.doing import do
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows, Seen, seen
from goref.core.event.event import EventError, Table, check_moment
from goref.io.event.store import EventStore


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
        check_moment(self.time)
        table = rows.table(self.table)
        if table.called:
            raise EventError(fault("call-there", table=table.place))
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


def call_referee(store: EventStore, table: Table) -> Table:
    """Calls a referee to a table now; returns the table.

    Raises EventError in a closed round, ChangedError, EventFileError.
    """
    time = datetime.now().astimezone().isoformat(timespec="minutes")
    return do(store, CallReferee(seen(table), time)).tables[0]


def answer_call(store: EventStore, table: Table, name: str = "") -> Table:
    """Says who comes to a table that called; returns the table. Raises as :func:`end_call`.

    Args:
        name: the person who comes; "" for the one who writes the event.
    """
    return do(store, AnswerCall(seen(table), name or name_of(store.who))).tables[0]


def end_call(store: EventStore, table: Table) -> Table:
    """Ends a table's call; returns the table.

    Raises EventError if there is no call, or in a closed round; ChangedError, EventFileError.
    """
    return do(store, EndCall(seen(table))).tables[0]


def name_of(who: str) -> str:
    """Returns the name of an author without the role: ``Ann`` for ``Ann (referee)``."""
    return who.rpartition(" (")[0] or who
