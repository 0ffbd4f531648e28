"""What is to be done next in a round, by how far its tables are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from goref.core.base.frozen import frozen
from goref.core.event.event import Event, Table, TableState


class NextKind(Enum):
    """The kinds of what comes next."""

    PAIR = "pair"
    """There are no tables yet."""
    OPEN = "open"
    """The case of a table is to be looked at."""
    RECORD = "record"
    """A table has no record yet."""
    READY = "ready"
    """All that is left waits for nothing but to be decided."""
    ROUND = "round"
    """Everything here is decided, but not in another round."""
    CLOSE = "close"
    """Everything is decided; the last round is not closed yet."""
    LIST = "list"
    """Everything is decided and closed."""


@frozen
class NextAct:
    """What is to be done next.

    Attributes:
        table: the one it is done at, for OPEN and RECORD.
        round: the one it is done in, or to, for ROUND and CLOSE.
    """

    kind: NextKind
    table: Table | None = None
    round: int = 0


@frozen
class RoundProgress:
    """How far some tables are: how many there are of each kind.

    Attributes:
        ready: to be decided by their cases, as far as they were looked at.
        unlooked: with a case that was not looked at yet.
        bare: to play, and without a record.
        unsigned: decided and not signed, where any is signed at all.
    """

    tables: int
    decided: int
    in_dispute: int
    ready: int
    unlooked: int
    bare: int
    unsigned: int


def progress_of(
    tables: Sequence[Table], ready: Callable[[Table], bool], unlooked: int
) -> RoundProgress:
    """How far some tables are."""
    states = [table.state for table in tables]
    signed = sum(table.is_signed for table in tables)
    return RoundProgress(
        len(tables),
        states.count(TableState.DECIDED),
        states.count(TableState.IN_DISPUTE),
        sum(map(ready, tables)),
        unlooked,
        sum(t.state is TableState.TO_PLAY and not t.case for t in tables),
        sum(bool(table.to_sign) for table in tables) - signed if signed else 0,
    )


def next_act(
    event: Event, tables: Sequence[Table], chosen: Table | None, ready: Callable[[Table], bool]
) -> NextAct:
    """What is to be done next.

    Args:
        tables: those of the round that is looked at, or all.
        chosen: the one that somebody has chosen: it comes first if it is not decided.
        ready: whether a table waits for nothing but to be decided by its case.
    """
    left = [table for table in tables if table.state is not TableState.DECIDED]
    if not tables:
        return NextAct(NextKind.PAIR)
    if not left:
        open_ = [t.round for t in event.tables if t.state is not TableState.DECIDED]
        if open_:
            return NextAct(NextKind.ROUND, round=min(open_))
        last = max(table.round for table in event.tables)
        if last in event.info.closed:
            return NextAct(NextKind.LIST)
        return NextAct(NextKind.CLOSE, round=last)
    first = next((table for table in left if not ready(table)), None)
    if first is None:
        return NextAct(NextKind.READY)
    table = chosen if chosen is not None and chosen in left else first
    return NextAct(NextKind.OPEN if table.case else NextKind.RECORD, table)
