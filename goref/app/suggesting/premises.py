"""What of an opinion is owed to a ruling: what the board alone would not say so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from goref.app.suggesting.consistency import asked_together
from goref.app.suggesting.judging import ChainJudged, Judged
from goref.app.suggesting.suggestion import Reason, Why, joined
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.proof import Proof
from goref.core.ruling.ruling import Life, Ruling
from goref.core.ruling.survey import Survey, survey


def as_ruled(alone: Judged, ruled: Mapping[Point, Life]) -> Judged | None:
    """A board with a ruling that says what is clear without it, where all is clear; None if it
    says anything else, or less: of what is dead or in seki without it more has to be read."""
    if alone.seki or not alone.clear or not alone.dead <= ruled.keys():
        return None
    chains = []
    for chain in alone.chains:
        said = {ruled.get(p) for p in chain.points}
        if said == {chain.life}:
            lean = -1.0 if chain.life is Life.DEAD else 1.0
            chain = replace(chain, lean=lean, proof=None, fate=None, ruled=True)
        elif said != {None}:
            return None
        chains.append(chain)
    return replace(alone, chains=tuple(chains))


def is_owed(of: Judged, alone: Judged) -> bool:
    """Whether a ruling seems to make anything clear that the board alone does not say."""
    before = {chain.points: chain for chain in alone.chains}
    return not all(c.ruled or c.doubts or _is_so(c, before[c.points]) for c in of.chains)


def owed(
    of: Judged,
    alone: Judged,
    position: Position,
    ruling: Ruling,
    read: Callable[[Collection[Chain]], Mapping[Chain, Proof]],
) -> Judged:
    """A board judged with a ruling, no more claimed than follows from it.

    What is so from the board alone keeps its grounds there. What is clear only by the ruling
    rests on it: that is told of what is read out with it, of what the ruling spreads to, and
    of what is left standing. The rest was played out or learned, and is asked about.

    Args:
        alone: the same board as it is judged without a ruling.
        read: what can be read out of chains if those live that were ruled to.
    """
    before = {chain.points: chain for chain in alone.chains}
    premises = _premises(of, before)
    spread = survey(position, ruling)
    is_whole = not any(c.ruled and c.life is Life.DEAD for c in of.chains)
    chains, asked = {}, set()
    for chain in of.chains:
        then = before[chain.points]
        if chain.ruled or (chain.proof is not None and is_whole):
            pass  # what is read on the board as it is holds without a ruling
        elif _is_so(chain, then) and (not chain.doubts or _is_unread(chain, then)):
            chain = then
        elif chain.proof is not None and (chain.doubts == () or then.proof is None):
            chain = replace(chain, premises=premises)
        elif not chain.doubts:
            chain = replace(chain, premises=premises)
            if not _goes_with(chain, spread):
                asked.add(chain.points)
        chains[chain.points] = chain
    fallen = {points for points in asked if chains[points].life is Life.DEAD}
    found = read(fallen) if fallen else {}
    for points in asked:
        proof = found.get(points)
        if proof is not None and proof.life is chains[points].life is Life.DEAD:
            chains[points] = replace(chains[points], proof=proof)
        else:
            doubts = (Reason(Why.BY_RULING, premises),)
            chains[points] = replace(chains[points], doubts=doubts)
    return asked_together(replace(of, chains=tuple(chains.values())), position)


def _is_so(chain: ChainJudged, alone: ChainJudged) -> bool:
    return alone.life is chain.life and not alone.doubts


def _is_unread(chain: ChainJudged, alone: ChainJudged) -> bool:
    """Whether a chain is in doubt only because a ruling ends the reading."""
    half = any(reason.why is Why.ONE_SIDE for reason in chain.doubts)
    return chain.proof is None and alone.proof is not None and not half


def _premises(of: Judged, alone: Mapping[Chain, ChainJudged]) -> frozenset[Point]:
    """What was ruled that the board alone does not say; all that was, where it says it all."""
    ruled = [c for c in of.chains if c.ruled]
    new = [c for c in ruled if not _is_so(c, alone[c.points])]
    return joined(c.points for c in new or ruled)


def _goes_with(chain: ChainJudged, spread: Survey) -> bool:
    """Whether a chain is what it is taken for by the ruling itself, or left standing by it."""
    match chain.life:
        case Life.DEAD:
            return chain.points <= spread.dead
        case Life.SEKI:
            return chain.points <= spread.seki
        case Life.ALIVE:
            return True
