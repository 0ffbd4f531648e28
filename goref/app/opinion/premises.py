"""Separates conclusions that depend on a ruling from those the board alone supports."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from goref.app.opinion.consistency import asked_together
from goref.app.opinion.judging import ChainJudged, Judged
from goref.app.opinion.suggestion import Reason, Why, joined
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.proof import Proof
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.ruling.survey import Survey, survey


def as_ruled(alone: Judged, ruled: Mapping[Point, StoneStatus]) -> Judged | None:
    """Returns the judgement of the board alone, with the ruled chains noted as ruled.

    Returns None unless the ruling only repeats that judgement: if it differs, if something is
    unclear, if there is a seki, or if the ruling leaves out dead stones. Then more must be
    read.
    """
    if alone.seki or not alone.clear or not alone.dead <= ruled.keys():
        return None
    chains = []
    for chain in alone.chains:
        said = {ruled.get(p) for p in chain.points}
        if said == {chain.life}:
            lean = -1.0 if chain.life is StoneStatus.DEAD else 1.0
            chain = replace(chain, lean=lean, proof=None, fate=None, ruled=True)
        elif said != {None}:
            return None
        chains.append(chain)
    return replace(alone, chains=tuple(chains))


def depends_on_ruling(of: Judged, alone: Judged) -> bool:
    """Returns whether the ruling makes something clear that is unclear by the board alone."""
    before = {chain.points: chain for chain in alone.chains}
    return not all(c.ruled or c.doubts or _is_so(c, before[c.points]) for c in of.chains)


def limit_to_evidence(
    of: Judged,
    alone: Judged,
    position: Position,
    ruling: Ruling,
    read: Callable[[Collection[Chain]], Mapping[Chain, Proof]],
) -> Judged:
    """Returns a judgement that claims no more than the ruling and the board prove.

    Conclusions that the board alone supports keep their reasons. Three kinds depend on the
    ruling: results of reading with it, statuses to which it spreads, and stones that stay on
    the board. All others were only played out or estimated by the network, so the players are
    asked.

    Args:
        alone: the judgement of the same board without a ruling.
        read: returns the proofs found by reading about the given chains.
    """
    before = {chain.points: chain for chain in alone.chains}
    premises = _premises(of, before)
    spread = survey(position, ruling)
    is_whole = not any(c.ruled and c.life is StoneStatus.DEAD for c in of.chains)
    chains, asked = {}, set()
    for chain in of.chains:
        then = before[chain.points]
        if chain.ruled or (chain.proof is not None and is_whole):
            pass  # readings on the unchanged board hold without a ruling
        elif _is_so(chain, then) and (not chain.doubts or _is_unread(chain, then)):
            chain = then
        elif chain.proof is not None and (chain.doubts == () or then.proof is None):
            chain = replace(chain, premises=premises)
        elif not chain.doubts:
            chain = replace(chain, premises=premises)
            if not _goes_with(chain, spread):
                asked.add(chain.points)
        chains[chain.points] = chain
    fallen = {points for points in asked if chains[points].life is StoneStatus.DEAD}
    found = read(fallen) if fallen else {}
    for points in asked:
        proof = found.get(points)
        if proof is not None and proof.life is chains[points].life is StoneStatus.DEAD:
            chains[points] = replace(chains[points], proof=proof)
        else:
            doubts = (Reason(Why.BY_RULING, premises),)
            chains[points] = replace(chains[points], doubts=doubts)
    return asked_together(replace(of, chains=tuple(chains.values())), position)


def _is_so(chain: ChainJudged, alone: ChainJudged) -> bool:
    return alone.life is chain.life and not alone.doubts


def _is_unread(chain: ChainJudged, alone: ChainJudged) -> bool:
    """Returns whether a chain is in doubt only because less is read with a ruling than
    without."""
    half = any(reason.why is Why.ONE_SIDE for reason in chain.doubts)
    return chain.proof is None and alone.proof is not None and not half


def _premises(of: Judged, alone: Mapping[Chain, ChainJudged]) -> frozenset[Point]:
    """Returns the ruled stones whose status the board alone shows differently or not clearly.

    If there are none, returns all ruled stones.
    """
    ruled = [c for c in of.chains if c.ruled]
    new = [c for c in ruled if not _is_so(c, alone[c.points])]
    return joined(c.points for c in new or ruled)


def _goes_with(chain: ChainJudged, spread: Survey) -> bool:
    """Returns whether a chain has its status by the ruling itself; True for living chains."""
    match chain.life:
        case StoneStatus.DEAD:
            return chain.points <= spread.dead
        case StoneStatus.SEKI:
            return chain.points <= spread.seki
        case StoneStatus.ALIVE:
            return True
