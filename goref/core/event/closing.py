"""Closing a round: the obstacles, and the missing signatures."""

from __future__ import annotations

from goref.core.base.frozen import frozen
from goref.core.event.event import Event, Player, Table, TableState


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
        without_table: players with neither a table nor a bye who are not stated as absent.
    """

    tables: tuple[Table, ...] = ()
    open: tuple[Table, ...] = ()
    protested: tuple[Table, ...] = ()
    undecided: tuple[Table, ...] = ()
    unsigned: tuple[Table, ...] = ()
    without_table: tuple[Player, ...] = ()

    @property
    def in_the_way(self) -> tuple[Table, ...]:
        """The tables that prevent closing, each once, by number."""
        found = {t.id: t for t in (*self.open, *self.protested, *self.undecided)}
        return tuple(sorted(found.values(), key=lambda table: table.number))

    @property
    def can_close(self) -> bool:
        """True if there are tables and none prevents closing.

        Missing signatures and players without a table do not prevent it; they need a reason.
        """
        return bool(self.tables) and not self.in_the_way


def before_closing(event: Event, round: int) -> ClosingCheck:
    """Returns the state of a round before it is closed."""
    tables = event.of_round(round)
    return ClosingCheck(
        tables,
        tuple(t for t in tables if t.state is not TableState.DECIDED),
        tuple(t for t in tables if t.under_protest),
        tuple(t for t in tables if t.has_open_incident),
        tuple(t for t in tables if t.to_sign and not t.is_signed),
        without_table(event, round),
    )


def without_table(event: Event, round: int) -> tuple[Player, ...]:
    """Returns the players with neither a table nor a bye in a round, and not absent from it."""
    placed = {id_ for t in event.of_round(round) for id_ in (t.black, t.white)}
    placed.update(bye.player for bye in event.byes if bye.round == round)
    return tuple(p for p in event.players if p.id not in placed and round not in p.absent)


def states_of(event: Event, table: Table, *, again: bool = False) -> tuple[str, ...]:
    """Returns a table's shown states: its own, and ``question``, ``signed`` and ``closed`` if
    they apply.

    A question is an incident that is not decided.

    Args:
        again: True if the result must be decided again, which is a question too.
    """
    asked = ("question",) if again or table.has_open_incident else ()
    signed = ("signed",) if table.is_signed else ()
    closed = ("closed",) if table.round in event.info.closed else ()
    return (table.shown_state, *asked, *signed, *closed)
