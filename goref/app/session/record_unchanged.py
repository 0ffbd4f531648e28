"""Whether a case's record is still the one that was read from a file, and what follows."""

from __future__ import annotations

from goref.app.edits.base import Edit, OnRecord
from goref.core.base.findings import Finding
from goref.core.base.history import History
from goref.core.case.case import Case
from goref.core.game.record import Act, Entry

ABOUT_THE_TREE = frozenset({"variations-kept"})
"""Findings of reading that say how the game tree is kept."""


def is_as_read(history: History[Case, Edit]) -> bool:
    """Whether no act that is in force made another record than the one that was read.

    Only then may the game tree be written with the case. Moves added at the end are no other
    record; a move corrected, taken out or put in makes one, also where it is corrected back.
    """
    return all(act.on_record is OnRecord.GOES_ON for act in history.acts)


def still_true(
    reading: tuple[Finding, ...], history: History[Case, Edit]
) -> tuple[Finding, ...]:
    """What of the findings of reading still speaks of the case.

    None of them after an act on the position. After a correction all that is about no move
    or about a move that stands, with all before it, as it was read.
    """
    if is_as_read(history):
        return reading
    if any(act.on_record is OnRecord.ANOTHER for act in history.acts):
        return ()
    read = history.past[0].value.record.entries
    alike = _alike(read, history.value.record.entries)
    return tuple(
        finding
        for finding in reading
        if finding.code not in ABOUT_THE_TREE
        and (finding.move is None or finding.move <= alike)
    )


def _alike(one: tuple[Entry, ...], other: tuple[Entry, ...]) -> int:
    """The number of the last move up to which two records are the same."""
    moves = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        moves += isinstance(mine, Act)
    return moves
