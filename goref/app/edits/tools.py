"""The acts that a click or a key on the board leads to, by the active tool."""

from __future__ import annotations

from goref.app.edits.base import Edit
from goref.app.edits.ruling import DisputePoints, MarkStones, RulePoints
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.ruling.dead import kin
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.ruling.survey import REGION_KINDS, Survey
from goref.core.ruling.survey import survey as surveyed


def mark_stones(case: Case, survey: Survey, point: Point, life: StoneStatus) -> Edit | None:
    """Returns the act that marks the chain at a point; if it has that mark, the act removes it.

    Dead stones of one side in one area are marked, or unmarked, together. A chain that would
    keep the status without its mark is marked alive instead. Returns None if there is no stone.
    """
    position = case.position
    if not position.cells[point]:
        return None
    chain = position.chain(point)
    status = survey.life(point)
    if status is life:
        gone = marked_together(survey, point, life)
        decided = frozenset(p for p in gone if p in case.ruling.lives)
        back = MarkStones(decided, None)
        if decided and surveyed(position, back.apply(case).ruling).life(point) is not life:
            return back
        # A chain that follows others must be called alive, or it would follow again.
        return MarkStones(chain, StoneStatus.ALIVE)
    if life is StoneStatus.DEAD:
        return MarkStones(kin(position, case.ruling, point), life)
    return MarkStones(chain, life)


def marked_together(survey: Survey, point: Point, life: StoneStatus) -> frozenset[Point]:
    """Returns the stones that are marked together with the stone at a point.

    For DEAD: the dead stones of its side in the same area; for other statuses: its chain.
    """
    position = survey.position
    if life is not StoneStatus.DEAD:
        return position.chain(point)
    colour = position.cells[point]
    near = position.grid.neighbours
    reach = [point]
    seen = {point}
    for p in reach:
        for n in near[p]:
            if n not in seen and (n in survey.dead or not position.cells[n]):
                seen.add(n)
                reach.append(n)
    return frozenset(p for p in seen if position.cells[p] == colour and p in survey.dead)


def claim_points(
    case: Case, survey: Survey, point: Point, kind: PointKind, owner: Colour
) -> Edit | None:
    """Returns the act that rules a point's kind and owner, or removes this very ruling.

    A ruling of territory or an eye is removed from the whole region. Returns None if there is a
    live stone at the point.
    """
    if survey.board.cells[point]:
        return None
    claim = PointRuling(kind, None if kind.is_public else owner)
    points = _claimed_together(case, survey, point, kind)
    if any(case.ruling.claims.get(p) == claim for p in points):
        return RulePoints(points, None)
    return RulePoints(frozenset({point}), claim)


def _claimed_together(
    case: Case, survey: Survey, point: Point, kind: PointKind
) -> frozenset[Point]:
    if kind in REGION_KINDS:
        for region in survey.regions:
            if point in region.points:
                claimed = region.points & case.ruling.claims.keys()
                return frozenset(claimed | {point})
    return frozenset({point})


def cycle_owner(case: Case, survey: Survey, point: Point) -> Edit | None:
    """Returns the act of the key T: Black's territory at first, then White's, then no ruling.

    Returns None if there is a live stone at the point.
    """
    if survey.board.cells[point]:
        return None
    claim = case.ruling.claims.get(point)
    if claim is None or claim.kind is not PointKind.TERRITORY:
        return RulePoints(frozenset({point}), PointRuling(PointKind.TERRITORY, BLACK))
    if claim.owner is BLACK:
        return RulePoints(frozenset({point}), PointRuling(PointKind.TERRITORY, WHITE))
    return RulePoints(frozenset({point}), None)


def dispute(case: Case, point: Point) -> Edit:
    """Returns the act that puts a chain, or an empty point, in dispute.

    If it is in dispute already, the act ends the dispute.
    """
    position = case.position
    points = position.chain(point) if position.cells[point] else frozenset({point})
    return DisputePoints(points, disputed=not points <= case.disputed)


def holder(survey: Survey, point: Point, otherwise: Colour) -> Colour:
    """Returns the owner of a point; ``otherwise`` if neither side owns it."""
    status = survey.statuses.get(point)
    return otherwise if status is None or status.owner is None else status.owner


def likely_owner(survey: Survey, point: Point) -> Colour:
    """Returns the owner of a point in the survey, else the side that probably owns the point.

    That is the side with more stones next to it; Black if both have as many.
    """
    near = [survey.board.cells[n] for n in survey.board.grid.neighbours[point]]
    most = WHITE if near.count(WHITE) > near.count(BLACK) else BLACK
    return holder(survey, point, most)
