"""Double entry: compares the results typed a second time with the decisions of a round."""

from __future__ import annotations

from enum import Enum

from goref.core.event.event import Event, Table


class EntryGap(Enum):
    """The ways in which a table's two entries do not confirm each other."""

    DIFFERS = "differs"
    """They are different results."""
    ONCE = "once"
    """The table is decided, and nobody typed its slip again."""
    UNDECIDED = "undecided"
    """The slip was typed again, but the table is not decided."""
    MISSING = "missing"
    """The table is not decided, and nobody typed its slip again."""


def gap_of(table: Table) -> EntryGap | None:
    """Returns why a table's two entries do not confirm each other; None if they do."""
    if table.result is None:
        return EntryGap.MISSING if table.second is None else EntryGap.UNDECIDED
    if table.second is None:
        return EntryGap.ONCE
    return EntryGap.DIFFERS if table.result.differs(table.second) else None


def gaps(event: Event, round: int) -> tuple[tuple[Table, EntryGap], ...]:
    """Returns the tables of a round whose entries do not confirm each other.

    Those whose entries differ come first, then the others, each by number.
    """
    found = [(table, gap) for table in event.of_round(round) if (gap := gap_of(table))]
    return tuple(sorted(found, key=lambda one: one[1] is not EntryGap.DIFFERS))
