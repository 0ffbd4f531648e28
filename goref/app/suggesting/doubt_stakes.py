"""What hangs on a doubt: chains that are doubtful together, and the count taken otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from goref.app.suggesting.judging import ChainJudged
from goref.app.suggesting.suggestion import AtStake, ChainFinding
from goref.core.base.geometry import Point
from goref.core.board.regions import Region
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scoring import Bench, Score

AnyChain = TypeVar("AnyChain", ChainFinding, ChainJudged)


def at_stake(now: Bench, score: Score, rules: RuleSet, otherwise: Case) -> AtStake:
    """What it changes to count a case as ``otherwise`` has it.

    Args:
        now, score: the case as it is taken, and its count under ``rules``.
    """
    after = now.with_case(otherwise).score(rules, remarks=False)
    if after.needs != score.needs:
        return AtStake(None, False)
    change = abs(score.change_to(after))
    return AtStake(change, after.ahead is not score.ahead)


def together(chains: Iterable[AnyChain], regions: Sequence[Region]) -> Iterator[list[AnyChain]]:
    """Chains of one colour, taken for the same, in groups that lie round one region each.

    Args:
        regions: the empty regions once the dead stones are off.
    """
    left = {c.points: c for c in chains}
    home: dict[Point, AnyChain] = {p: c for c in left.values() for p in c.points}
    while left:
        _, first = left.popitem()
        group = [first]
        for chain in group:
            for region in regions:
                around = region.stones | region.points
                if around.isdisjoint(chain.points):
                    continue
                for other in (home[p] for p in around if p in home):
                    alike = other.colour is first.colour and other.life is first.life
                    if alike and other.points in left:
                        del left[other.points]
                        group.append(other)
        yield group
