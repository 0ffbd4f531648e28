"""Checks whether a case's record is the one read from a file, and which findings still
apply."""

from __future__ import annotations

from goref.app.edits.base import Edit, RecordEffect
from goref.core.base.findings import Finding
from goref.core.base.history import History
from goref.core.case.case import Case
from goref.core.game.record import Act, Entry

ABOUT_THE_TREE = frozenset({"variations-kept"})
"""Codes of findings of reading that state how the game tree is kept."""


def is_as_read(history: History[Case, Edit]) -> bool:
    """Returns whether the acts in force only added moves at the end of the record as read.

    Only then may the game tree be written with the case. A corrected, removed or inserted move
    forbids that, even if it is corrected back.
    """
    return all(act.on_record is RecordEffect.GOES_ON for act in history.acts)


def still_true(
    reading: tuple[Finding, ...], history: History[Case, Edit]
) -> tuple[Finding, ...]:
    """Returns the findings of reading that still apply to the case.

    If an act replaced the record, none applies. After a correction, a finding applies if it is
    about no move, or about a move before the first difference.
    """
    if is_as_read(history):
        return reading
    if any(act.on_record is RecordEffect.ANOTHER for act in history.acts):
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
    """Returns the number of the last move up to which two records are the same."""
    moves = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        moves += isinstance(mine, Act)
    return moves
