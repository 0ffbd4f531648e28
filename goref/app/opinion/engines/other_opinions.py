"""Other engines' opinions, compared with goref's own.

Engines are asked about every doubt. If goref and an engine agree on stones that were only hard
to judge, the players are no longer asked about them. If they differ, the players are asked. An
answer that cannot settle a doubt is only shown.
"""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.opinion.accepting import suggested_ruling
from goref.app.opinion.border_stakes import together
from goref.app.opinion.engines.engines import EngineOpinion
from goref.app.opinion.suggestion import (
    ChainFinding,
    Doubt,
    OtherOpinion,
    Reason,
    Suggestion,
    Why,
    is_proved,
    joined,
)
from goref.app.stakes import stake_of_case
from goref.core.base.frozen import replace
from goref.core.board.position import connected
from goref.core.board.regions import cut_regions
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import Scorer

DIFFERS = Reason(Why.DIFFERS)
PERHAPS_SEKI = {Why.UNAPPROACHED, Why.ONE_AREA, Why.NOT_TAKEN}
"""Reasons of doubts that only an engine that reports sekis can settle."""
SETTLED = {
    Why.NEAR,
    Why.CONTRADICTED,
    Why.NO_EYES,
    Why.BARE,
    Why.DEPENDS,
    Why.LEADS,
    Why.EYE_FILLED,
    Why.PARTNER,
    Why.BY_RULING,
    *PERHAPS_SEKI,
}
"""The reasons of doubts that another opinion can settle.

It cannot settle doubts about kos, empty points or a rule set's own provisions, nor doubts that
exist because another engine differs. Nor can it settle a status that depends on who plays
first: an engine reports an outcome, but not for which side to begin.
"""


def with_opinions(
    suggestion: Suggestion, opinions: Iterable[EngineOpinion], case: Case, rules: RuleSet
) -> Suggestion:
    """Returns a suggestion with engines' opinions of its position; their order does not matter.

    A doubt that other opinions can settle ends if an engine agrees with goref and none differs.
    If one differs, the players are asked.
    """
    for opinion in opinions:
        suggestion = with_opinion(suggestion, opinion, case, rules)
    for other in suggestion.others:
        suggestion = agreed(suggestion, other)
    return suggestion


def agreed(suggestion: Suggestion, other: OtherOpinion) -> Suggestion:
    """Returns a suggestion without the doubts on which an engine agrees with goref.

    Only doubts with reasons in ``SETTLED`` are removed, and only as a whole. Stones that become
    clear this way are still only suggested, and record the engine's name. No doubt about a seki
    is removed if the engine judges stones in it, or next to it, differently.
    """
    settled = {
        doubt
        for doubt in suggestion.unclear
        if _may_be_settled(doubt)
        and not _is_in_disputed_seki(doubt, suggestion, other)
        and all(_agrees(c, doubt, other) for c in _chains_of(doubt, suggestion))
    }
    left = tuple(doubt for doubt in suggestion.unclear if doubt not in settled)
    stones = joined(doubt.stones for doubt in settled)
    chains = tuple(
        replace(c, unclear=False, agreed=(*c.agreed, other.name)) if c.points <= stones else c
        for c in suggestion.chains
    )
    return replace(suggestion, chains=chains, unclear=left) if settled else suggestion


def _may_be_settled(doubt: Doubt) -> bool:
    return doubt.otherwise is not None and {r.why for r in doubt.reasons} <= SETTLED


def _is_in_disputed_seki(doubt: Doubt, suggestion: Suggestion, other: OtherOpinion) -> bool:
    grid, seki = suggestion.position.grid, suggestion.seki
    group = bytes(p in seki or p in other.differs for p in grid.points)
    parts = (connected(grid, group, p) for p in doubt.stones & seki)
    return any(not part.isdisjoint(other.differs) for part in parts)


def _chains_of(doubt: Doubt, suggestion: Suggestion) -> list[ChainFinding]:
    return [c for c in suggestion.chains if c.points & doubt.stones]


def _agrees(chain: ChainFinding, doubt: Doubt, other: OtherOpinion) -> bool:
    if other.seki is not None or chain.life is not StoneStatus.ALIVE:
        return other.life(chain.points) is chain.life
    # To this engine, alive and seki look alike.
    whys = {reason.why for reason in doubt.reasons} if chain.points <= doubt.points else set()
    return not whys & PERHAPS_SEKI and chain.points <= other.told - other.dead


def with_opinion(
    suggestion: Suggestion, opinion: EngineOpinion, case: Case, rules: RuleSet
) -> Suggestion:
    """Returns a suggestion with an engine's opinion of the same position.

    A chain that only goref or only the engine calls dead becomes unclear, and is listed first.
    So is an unclear chain that only one of them calls seki. Chains to which the engine gave no
    status are not changed.

    A difference is only shown, and makes nothing unclear, if the referee has ruled or the
    status is proved. The same holds if the two differ only on whether clear, living chains are
    in seki.

    Args:
        case, rules: those of the suggestion; the stakes are counted under them.
    """
    other = [c for c in suggestion.chains if _differs(c, opinion)]
    asked = [c for c in other if _is_to_ask(c, opinion)]
    told = OtherOpinion(
        opinion.engine,
        opinion.version,
        opinion.dead,
        opinion.seki,
        joined(c.points for c in other),
        opinion.seconds,
        opinion.remarks,
        joined(c.points for c in suggestion.chains) - opinion.unsaid,
        opinion.if_begun,
        opinion.land,
    )
    found = {c.points for c in asked}
    return replace(
        suggestion,
        chains=tuple(
            replace(c, unclear=True) if c.points in found else c for c in suggestion.chains
        ),
        unclear=_with_differing(suggestion, asked, case, rules),
        others=(*suggestion.others, told),
    )


def _differs(chain: ChainFinding, opinion: EngineOpinion) -> bool:
    if chain.points & opinion.unsaid:
        return False
    if (chain.life is StoneStatus.DEAD) is chain.points.isdisjoint(opinion.dead):
        return True
    if opinion.seki is None or chain.life is StoneStatus.DEAD:
        return False
    return (chain.life is StoneStatus.SEKI) is chain.points.isdisjoint(opinion.seki)


def _is_to_ask(chain: ChainFinding, opinion: EngineOpinion) -> bool:
    """Returns whether the players are asked about a chain on which an engine differs."""
    if chain.reason.why is Why.RULED or is_proved(chain):
        return False
    fallen = (chain.life is StoneStatus.DEAD) is chain.points.isdisjoint(opinion.dead)
    return fallen or chain.unclear


def _with_differing(
    suggestion: Suggestion, chains: list[ChainFinding], case: Case, rules: RuleSet
) -> tuple[Doubt, ...]:
    doubts = []
    covered = frozenset[int]()
    differing = joined(c.points for c in chains)
    for doubt in suggestion.unclear:
        doubt = doubt.without(differing)
        held = [c for c in chains if c.points <= doubt.points]
        if doubt.otherwise is not None and held:
            covered |= doubt.points
            if DIFFERS not in doubt.reasons:
                doubt = replace(doubt, reasons=(DIFFERS, *doubt.reasons))
        doubts.append(doubt)
    doubts += _new(suggestion, [c for c in chains if not c.points & covered], case, rules)
    return tuple(sorted(doubts, key=lambda d: (DIFFERS in d.reasons, d.at_stake.weight)))[::-1]


def _new(
    suggestion: Suggestion, chains: list[ChainFinding], case: Case, rules: RuleSet
) -> list[Doubt]:
    if not chains:
        return []
    ruling = suggested_ruling(case, suggestion)
    now = Scorer(replace(case, ruling=ruling))
    score = now.score(rules, remarks=False)
    board = suggestion.position.without(suggestion.dead)
    made = []
    for group in together(chains, cut_regions(board)):
        points = joined(c.points for c in group)
        otherwise = StoneStatus.ALIVE if group[0].life is StoneStatus.DEAD else StoneStatus.DEAD
        other = replace(case, ruling=ruling.with_lives(points, otherwise))
        stake = stake_of_case(now, score, rules, other)
        made.append(Doubt(points, (DIFFERS,), stake, otherwise))
    return made
