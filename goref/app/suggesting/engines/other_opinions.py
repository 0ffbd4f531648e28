"""Another engine's opinion beside goref's own: where the two differ, the players are asked."""

from __future__ import annotations

from dataclasses import replace

from goref.app.suggesting.accepting import suggested_ruling
from goref.app.suggesting.doubt_stakes import at_stake, together
from goref.app.suggesting.engines.engines import EngineOpinion
from goref.app.suggesting.suggestion import (
    ChainFinding,
    Doubt,
    OtherOpinion,
    Reason,
    Suggestion,
    Why,
    joined,
)
from goref.core.board.regions import cut_regions
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import Life
from goref.core.scoring.scoring import Bench

DIFFERS = Reason(Why.DIFFERS)


def with_opinion(
    suggestion: Suggestion, opinion: EngineOpinion, case: Case, rules: RuleSet
) -> Suggestion:
    """A suggestion with what an engine says of the same position.

    Chains that it takes for dead and goref does not, or the other way round, become unclear
    and are listed first. Of those it says nothing of, nothing follows; where the referee has
    ruled, the difference is told and nothing else.

    Args:
        case, rules: those of the suggestion; what is at stake is counted under them.
    """
    other = [c for c in suggestion.chains if _differs(c, opinion)]
    asked = [c for c in other if c.reason.why is not Why.RULED]
    told = OtherOpinion(
        opinion.engine,
        opinion.version,
        opinion.dead,
        opinion.seki,
        joined(c.points for c in other),
        opinion.seconds,
        opinion.remarks,
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
    return (chain.life is Life.DEAD) is chain.points.isdisjoint(opinion.dead)


def _with_differing(
    suggestion: Suggestion, chains: list[ChainFinding], case: Case, rules: RuleSet
) -> tuple[Doubt, ...]:
    doubts = []
    covered = frozenset[int]()
    for doubt in suggestion.unclear:
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
    now = Bench(replace(case, ruling=ruling))
    score = now.score(rules, remarks=False)
    board = suggestion.position.without(suggestion.dead)
    empties = [p for p in board.grid.points if not board.cells[p]]
    made = []
    for group in together(chains, cut_regions(board, {}, empties)):
        points = joined(c.points for c in group)
        otherwise = Life.ALIVE if group[0].life is Life.DEAD else Life.DEAD
        other = replace(case, ruling=ruling.with_lives(points, otherwise))
        stake = at_stake(now, score, rules, other)
        made.append(Doubt(points, (DIFFERS,), stake, otherwise))
    return made
