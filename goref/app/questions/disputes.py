"""What can be ruled on an item of the checklist, as acts: as it is counted, or otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from goref.app.edits.ruling import ClaimPoints, DisputePoints, MarkStones
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.ruling.ruling import Claim, Life
from goref.core.ruling.survey import Survey, survey

if TYPE_CHECKING:
    from goref.core.trials.checklist import Item, OtherRuling


@dataclass(frozen=True)
class Decision:
    """One ruling on an item.

    Attributes:
        life, claim: what is ruled.
        other: what it would lead to; None where it is counted so already.
    """

    edit: MarkStones | ClaimPoints | DisputePoints
    life: Life | None
    claim: Claim | None
    other: OtherRuling | None = None

    def because(self, reason: str) -> MarkStones | ClaimPoints | DisputePoints:
        """The act with a reason, where it can carry one."""
        if reason and not isinstance(self.edit, DisputePoints):
            return replace(self.edit, reason=reason)
        return self.edit


def decisions(case: Case, of: Survey, item: Item) -> tuple[Decision, ...]:
    """The rulings there are on an item: as it is, unless it was ruled so, and otherwise.

    ``of``: the survey that the item was made from.
    """
    made = []
    if not item.ruled or item.points & case.disputed:
        now = Decision(_act(item.points, item.life, item.claim), item.life, item.claim)
        made.append(_harmless(case, of, item, now))
    for other in item.otherwise:
        edit = _act(other.points, other.life, other.claim)
        made.append(Decision(edit, other.life, other.claim, other))
    return tuple(made)


def _act(
    points: frozenset[Point], life: Life | None, claim: Claim | None
) -> MarkStones | ClaimPoints:
    return MarkStones(points, life) if claim is None else ClaimPoints(points, claim)


def _harmless(case: Case, of: Survey, item: Item, decision: Decision) -> Decision:
    """The ruling that all stays as it is, if it does; else the dispute is only ended.

    Put down in words a claim can cut its points off from the rest of their region.
    """
    before = survey(of.position, case.ruling)
    if counts_alike(case, before, decision.edit) or not item.points <= case.disputed:
        return decision
    return replace(decision, edit=DisputePoints(item.points, disputed=False))


def counts_alike(
    case: Case, of: Survey, edit: MarkStones | ClaimPoints | DisputePoints
) -> bool:
    """Whether an act leaves every stone and point what it is; ``of``: the case's survey."""
    after = survey(of.position, edit.apply(case).ruling)
    return (of.seki, of.dead) == (after.seki, after.dead) and all(
        (now.kind, now.owner) == (after.statuses[p].kind, after.statuses[p].owner)
        for p, now in of.statuses.items()
    )


def taking_back(case: Case, item: Item) -> ClaimPoints | None:
    """The act that takes a ruling on points back; None where there is none, or a dispute."""
    said = item.points & case.ruling.claims.keys()
    if item.claim is None or not said or item.points & case.disputed:
        return None
    return ClaimPoints(said, None)
