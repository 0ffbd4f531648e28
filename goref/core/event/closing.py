"""Closing a round: the obstacles, and the missing signatures."""

from __future__ import annotations

from goref.core.base.frozen import frozen
from goref.core.event.event import Event, Table, TableState


@frozen
class ClosingCheck:
    """The state of a round before it is closed.

    Attributes:
        tables: all tables of the round.
        open: tables that are not decided.
        protested: tables with a protest that is not decided.
        undecided: tables with an incident that is not decided.
        unsigned: tables whose players have not signed the present result. Results without play
            are never signed.
    """

    tables: tuple[Table, ...] = ()
    open: tuple[Table, ...] = ()
    protested: tuple[Table, ...] = ()
    undecided: tuple[Table, ...] = ()
    unsigned: tuple[Table, ...] = ()

    @property
    def in_the_way(self) -> tuple[Table, ...]:
        """The tables that prevent closing, each once, by number."""
        found = {t.id: t for t in (*self.open, *self.protested, *self.undecided)}
        return tuple(sorted(found.values(), key=lambda table: table.number))

    @property
    def can_close(self) -> bool:
        """True if nothing but signatures is missing."""
        return bool(self.tables) and not self.in_the_way


def before_closing(event: Event, round: int) -> ClosingCheck:
    """Returns the state of a round before it is closed."""
    tables = event.of_round(round)
    return ClosingCheck(
        tables,
        tuple(t for t in tables if t.state is not TableState.DECIDED),
        tuple(t for t in tables if t.under_protest),
        tuple(t for t in tables if any(one.is_open for one in t.incidents)),
        tuple(t for t in tables if t.to_sign and not t.is_signed),
    )


def states_of(event: Event, table: Table) -> tuple[str, ...]:
    """Returns the shown states of a table: its own, then ``signed`` and ``closed`` if true."""
    signed = ("signed",) if table.is_signed else ()
    closed = ("closed",) if table.round in event.info.closed else ()
    return (table.shown_state, *signed, *closed)
