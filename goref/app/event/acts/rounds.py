"""Acts on the event as a whole: its data, the closing and the times of its rounds."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.event.acts.base import EventAct, InfoRow, event_act
from goref.app.event.acts.doing import do
from goref.app.event.acts.tables import signing
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.changes import EventChanges, EventRows, Seen
from goref.core.event.closing import before_closing
from goref.core.event.event import EventError, RoundTime, Table
from goref.core.texts.terms import cut_short
from goref.io.event.store import EventStore


@event_act("event", Text("event acts", "Event changed"))
@frozen
class ChangeEvent(EventAct):
    """Changes the event's own data.

    Attributes:
        info: the data after the act, but with the version number from before the act.
    """

    info: InfoRow

    def changes(self, rows: EventRows) -> EventChanges:
        return EventChanges(info=self.info)


@event_act("close-round", Text("event acts", "Round closed"))
@frozen
class CloseRound(EventAct):
    """Closes a round: nothing in it can be changed until it is opened again.

    Attributes:
        signed: tables to be marked as signed in the same act.
        unsigned: True to close the round although sheets of other tables are not signed.
        lacking: True to close the round although players have no table in it.
    """

    of_many = True
    round: int
    signed: tuple[Seen, ...]
    unsigned: bool
    lacking: bool = False

    def changes(self, rows: EventRows) -> EventChanges:
        event, round = rows.event(), self.round
        if round in event.info.closed:
            raise EventError(fault("round-is-closed", round=round))
        before = before_closing(event, round)
        if not before.tables:
            raise EventError(fault("round-empty", round=round))
        for code, tables in (
            ("round-open", before.open),
            ("round-protested", before.protested),
            ("round-undecided", before.undecided),
        ):
            if tables:
                raise EventError(fault(code, round=round, tables=_places(tables)))
        marked = {table.id for table in self.signed}
        left = [table for table in before.unsigned if table.id not in marked]
        if left and not self.unsigned:
            raise EventError(fault("round-unsigned", round=round, tables=_places(left)))
        if before.without_table and not self.lacking:
            raise EventError(fault("round-lacks", round=round))
        return EventChanges(
            tables=tuple(signing(rows.table(table), True) for table in self.signed),
            info=replace(event.info, closed=tuple(sorted({*event.info.closed, round}))),
        )


@event_act("open-round", Text("event acts", "Round opened again"))
@frozen
class OpenRound(EventAct):
    """Opens a closed round again."""

    round: int

    def changes(self, rows: EventRows) -> EventChanges:
        info = rows.info()
        if self.round not in info.closed:
            raise EventError(fault("round-not-closed", round=self.round))
        left = tuple(round for round in info.closed if round != self.round)
        return EventChanges(info=replace(info, closed=left))


@event_act("round-time", Text("event acts", "Time of a round"))
@frozen
class SetRoundTime(EventAct):
    """Sets when a round began, and how long it lasts.

    Attributes:
        began, minutes: as for a :class:`RoundTime`; if both say nothing, its time is removed.
        before: the time as it was seen; None if there was none.
    """

    round: int
    began: str
    minutes: int
    before: RoundTime | None

    def changes(self, rows: EventRows) -> EventChanges:
        info, round = rows.info(), self.round
        if info.time_of(round) != self.before:
            raise EventError(fault("time-changed", round=round))
        others = [time for time in info.times if time.round != round]
        if self.began or self.minutes:
            others.append(RoundTime(round, self.began, self.minutes))
        times = tuple(sorted(others, key=lambda time: time.round))
        return EventChanges(info=replace(info, times=times))


def set_round_time(store: EventStore, round: int, began: str, minutes: int) -> None:
    """Sets when a round began, and how long it lasts, whatever was stated before.

    Args:
        began, minutes: as for a :class:`RoundTime`; its time is removed if both say nothing.

    Raises EventError for impossible values, EventFileError.
    """
    before = store.event().info.time_of(round)
    do(store, SetRoundTime(round, began, minutes, before))


def _places(tables: Iterable[Table]) -> str:
    return cut_short([table.place for table in tables])
