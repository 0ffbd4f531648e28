"""Acts that mark sheets as signed, close rounds and open them again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goref.app.event.acts.doing import do
from goref.app.event.acts.rounds import CloseRound, OpenRound
from goref.app.event.acts.tables import Sign
from goref.core.base.faults import fault
from goref.core.event.changes import seen
from goref.core.event.event import EventError, Table
from goref.io.event.store import EventStore


def sign(
    store: EventStore, tables: Iterable[Table], *, signed: bool = True
) -> tuple[Table, ...]:
    """Marks the results of tables as signed by the players, or as not signed.

    Raises EventError for a table without a result to sign or in a closed round; ChangedError if
    a table was changed meanwhile; EventFileError.
    """
    return do(store, Sign(tuple(map(seen, tables)), signed)).tables


def close_round(
    store: EventStore, round: int, reason: str = "", *, signed: Sequence[Table] = ()
) -> None:
    """Closes a round: nothing in it can be changed until it is opened again.

    Args:
        reason: why the round is closed although sheets are not signed.
        signed: tables to be marked as signed in the same change.

    Raises EventError if a table is open, under protest or has an undecided incident; if a sheet
    is unsigned and there is no reason; if the round is closed or has no tables. Also
    ChangedError, EventFileError.
    """
    do(store, CloseRound(round, tuple(map(seen, signed)), bool(reason.strip())), reason)


def open_round(store: EventStore, round: int, reason: str) -> None:
    """Opens a closed round again.

    Raises EventError without a reason or for a round that is not closed; ChangedError,
    EventFileError.
    """
    if not reason.strip():
        raise EventError(fault("needs-reason"))
    do(store, OpenRound(round), reason)
