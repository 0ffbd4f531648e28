"""Marks sheets as signed; closes rounds and opens them again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.event.closing import before_closing
from goref.core.event.event import EventError, Table
from goref.core.texts.terms import cut_short
from goref.io.event.store import EventStore


def sign(
    store: EventStore, tables: Iterable[Table], *, signed: bool = True
) -> tuple[Table, ...]:
    """Marks the results of tables as signed by the players, or as not signed.

    Raises EventError for a table without a result to sign or in a closed round; ChangedError,
    EventFileError.
    """
    with store.change() as change:
        return tuple(change.update_table(_signing(table, signed)) for table in tables)


def _signing(table: Table, signed: bool) -> Table:
    if signed and not table.to_sign:
        raise EventError(fault("nothing-to-sign", table=table.place))
    return replace(table, signed=table.to_sign if signed else "")


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
    with store.change(reason) as change:
        event = store.event()
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
        marked = {table.id for table in signed}
        left = [table for table in before.unsigned if table.id not in marked]
        if left and not reason.strip():
            raise EventError(fault("round-unsigned", round=round, tables=_places(left)))
        for table in signed:
            change.update_table(_signing(table, True))
        closed = tuple(sorted({*event.info.closed, round}))
        change.set_info(replace(event.info, closed=closed))


def open_round(store: EventStore, round: int, reason: str) -> None:
    """Opens a closed round again.

    Raises EventError without a reason or for a round that is not closed; ChangedError,
    EventFileError.
    """
    if not reason.strip():
        raise EventError(fault("needs-reason"))
    with store.change(reason) as change:
        info = store.event().info
        if round not in info.closed:
            raise EventError(fault("round-not-closed", round=round))
        change.set_info(replace(info, closed=tuple(r for r in info.closed if r != round)))


def _places(tables: Iterable[Table]) -> str:
    return cut_short([table.place for table in tables])
