"""Where a session sits, for its sheet: the table of an event, if it is at one."""

from __future__ import annotations

from contextlib import suppress

from goref.app.event.files import open_event
from goref.app.event.sitting import TableSession
from goref.app.session.session import Session
from goref.app.sheet.names import SheetPlace
from goref.io.files import FileError


def place_of(session: Session) -> SheetPlace | None:
    """What an event says of the game at its table; None for a session at no table.

    Where the event cannot be read just now, or has the table no more, what the session itself
    knows: round and table.
    """
    if not isinstance(session, TableSession):
        return None
    seat = session.seat
    with suppress(FileError), open_event(seat.event, read_only=True) as store:
        event = store.event()
        for table in event.tables:
            if table.id == seat.id:
                return SheetPlace.of_table(event, table)
    round_, _, number = seat.place.partition("/")
    return SheetPlace(round=round_, table=number)
