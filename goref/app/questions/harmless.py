"""Whether an act leaves every stone and point what it is."""

from __future__ import annotations

from goref.app.edits.ruling import ClaimPoints, DisputePoints, MarkStones
from goref.core.case.case import Case
from goref.core.ruling.survey import Survey, survey


def counts_alike(
    case: Case, of: Survey, edit: MarkStones | ClaimPoints | DisputePoints
) -> bool:
    """Whether nothing changes by an act that is counted; ``of``: the case's survey."""
    after = survey(of.position, edit.apply(case).ruling)
    return (of.seki, of.dead) == (after.seki, after.dead) and all(
        (now.kind, now.owner) == (after.statuses[p].kind, after.statuses[p].owner)
        for p, now in of.statuses.items()
    )
