"""The reason for the judgement of a chain, with its points."""

from __future__ import annotations

from goref.app.opinion.judging import ChainJudged, Judged
from goref.app.opinion.playing_out.fates import PlayedOut
from goref.app.opinion.playing_out.scene import ROOM
from goref.app.opinion.suggestion import Reason, Why, joined
from goref.core.base.colour import Colour
from goref.core.base.geometry import Point
from goref.core.proving.proof import Ground
from goref.core.ruling.ruling import StoneStatus

GROUNDS = {
    Ground.UNCONDITIONAL: Why.ALIVE_PROVED,
    Ground.LAND: Why.ALIVE_LAND,
    Ground.READ_ALIVE: Why.ALIVE_READ,
    Ground.READ_DEAD: Why.DEAD_READ,
    Ground.NAKADE: Why.DEAD_SHAPE,
    Ground.BENT_FOUR: Why.DEAD_BENT_FOUR,
    Ground.SEKI_SPARE: Why.SEKI_SPARE,
    Ground.SEKI_AVENGED: Why.SEKI_AVENGED,
}
BETWEEN = {
    StoneStatus.ALIVE: Why.ALIVE_BETWEEN,
    StoneStatus.DEAD: Why.DEAD_BETWEEN,
    StoneStatus.SEKI: Why.SEKI_BETWEEN,
}
"""The reasons for statuses found by reading between walls, which are chains assumed to live."""


def reason_of(chain: ChainJudged, of: Judged) -> Reason:
    """Returns the reason for a chain's judgement, without its doubts."""
    if chain.ruled:
        return Reason(Why.RULED)
    eyes = _regions(chain, of, chain.colour)
    if chain.proof and chain.proof.rests and chain.proof.ground is not Ground.BENT_FOUR:
        why = BETWEEN[chain.proof.life]
        if chain.proof.ground is Ground.SEKI_AVENGED:
            why = Why.SEKI_AVENGED_BETWEEN
        elif chain.proof.life is StoneStatus.DEAD and chain.premises & _ruled_to_live(of):
            why = Why.DEAD_GIVEN
        return Reason(why, chain.proof.points)
    if chain.proof is not None and chain.proof.ground is Ground.SEKI:
        why = Why.SEKI_EYES if eyes else Why.SEKI_SHARED
        return Reason(why, chain.proof.points)
    if chain.proof is not None:
        points = chain.proof.points or eyes
        return Reason(GROUNDS[chain.proof.ground], points, len(points))
    if chain.life is StoneStatus.DEAD:
        played = chain.fate is PlayedOut.CAPTURED
        return Reason(Why.DEAD_PLAYED if played else Why.DEAD_LEARNED)
    if chain.life is StoneStatus.SEKI:
        played = all(c.is_safe for c in (chain, *of.partners(chain)))
        return Reason(
            Why.SEKI_PLAYED if played else Why.SEKI_LEARNED, _regions(chain, of, None)
        )
    spaces = sum(1 for r in of.regions if r.owner is chain.colour and r.stones & chain.points)
    if spaces > 1:
        return Reason(Why.ALIVE_EYES, eyes)
    if chain.is_safe:
        return Reason(Why.ALIVE_PLAYED)
    if len(eyes) >= ROOM:
        return Reason(Why.ALIVE_LAND, eyes, len(eyes))
    return Reason(Why.ALIVE_LEARNED)


def _ruled_to_live(of: Judged) -> frozenset[Point]:
    return joined(c.points for c in of.chains if c.ruled and c.life is StoneStatus.ALIVE)


def _regions(chain: ChainJudged, of: Judged, owner: Colour | None) -> frozenset[Point]:
    """Returns the points of all regions next to a chain that ``owner`` owns (None: nobody)."""
    return joined(
        region.points
        for region in of.regions
        if region.owner is owner and region.stones & chain.points
    )
