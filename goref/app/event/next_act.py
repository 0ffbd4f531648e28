"""The next act in a round, by the state of its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from goref.core.base.frozen import frozen
from goref.core.event.event import Event, Table, TableState


class NextKind(Enum):
    """The kinds of a next act."""

    PAIR = "pair"
    """There are no tables yet, or none of the next planned round."""
    OPEN = "open"
    """The case of a table is to be checked."""
    ENTER = "enter"
    """The result of a table without a record is to be entered."""
    READY = "ready"
    """Every undecided table is ready to be decided."""
    SETTLE = "settle"
    """Every table shown is decided, but at one of them a protest or an incident is not."""
    ROUND = "round"
    """Every table shown is decided, but a table of another round is not."""
    CLOSE = "close"
    """Every table is decided; the last round is not closed yet."""
    LIST = "list"
    """Every table is decided, and the last round is closed."""


@frozen
class NextAct:
    """The next act to do.

    Attributes:
        kind: the kind of the act.
        table: the table of the act, for OPEN, ENTER and SETTLE; else None.
        round: the round to go to for ROUND, to close for CLOSE, or to pair for PAIR once there
            are tables; else 0.
    """

    kind: NextKind
    table: Table | None = None
    round: int = 0


@frozen
class RoundProgress:
    """The numbers of tables in each state.

    Attributes:
        tables: all tables.
        decided: tables that are decided and not under protest.
        in_dispute: tables in dispute.
        ready: undecided tables whose summarised case is ready to decide them.
        unlooked: undecided tables whose case was not summarised yet.
        bare: tables still to play that have no record.
        unsigned: decided tables that are not signed; 0 if no table at all is signed.
        protested: tables with a protest that is not decided.
        happened: tables with an incident that is not decided.
    """

    tables: int
    decided: int
    in_dispute: int
    ready: int
    unlooked: int
    bare: int
    unsigned: int
    protested: int = 0
    happened: int = 0


def progress_of(
    tables: Sequence[Table], ready: Callable[[Table], bool], unlooked: int
) -> RoundProgress:
    states = [table.state for table in tables]
    signed = sum(table.is_signed for table in tables)
    return RoundProgress(
        len(tables),
        sum(table.is_settled for table in tables),
        states.count(TableState.IN_DISPUTE),
        sum(map(ready, tables)),
        unlooked,
        sum(t.state is TableState.TO_PLAY and not t.case for t in tables),
        sum(bool(table.to_sign) for table in tables) - signed if signed else 0,
        sum(table.under_protest for table in tables),
        sum(table.has_open_incident for table in tables),
    )


def next_act(
    event: Event, tables: Sequence[Table], chosen: Table | None, ready: Callable[[Table], bool]
) -> NextAct:
    """Returns the next act.

    Args:
        tables: the tables of the round that is shown, or all tables.
        chosen: the table that the user has chosen. If it is not decided, the act is about it,
            unless all undecided tables are ready.
        ready: returns whether a table only waits to be decided by its case.
    """
    left = [table for table in tables if table.state is not TableState.DECIDED]
    if not tables:
        return NextAct(NextKind.PAIR)
    if not left:
        unsettled = [t for t in tables if t.under_protest or t.has_open_incident]
        if unsettled:
            table = chosen if chosen is not None and chosen in unsettled else unsettled[0]
            return NextAct(NextKind.SETTLE, table)
        open_ = [t.round for t in event.tables if t.state is not TableState.DECIDED]
        if open_:
            return NextAct(NextKind.ROUND, round=min(open_))
        last = max(table.round for table in event.tables)
        if last in event.info.closed:
            planned = last < event.info.rounds
            return NextAct(NextKind.PAIR, round=last + 1) if planned else NextAct(NextKind.LIST)
        return NextAct(NextKind.CLOSE, round=last)
    first = next((table for table in left if not ready(table)), None)
    if first is None:
        return NextAct(NextKind.READY)
    table = chosen if chosen is not None and chosen in left else first
    return NextAct(NextKind.OPEN if table.case else NextKind.ENTER, table)
