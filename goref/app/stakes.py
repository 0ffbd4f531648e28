"""Stakes: how a case's count changes after an act or under another ruling."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from goref.app.edits.base import Edit
from goref.core.base.frozen import frozen
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.scoring.scorer import Score, Scorer


@frozen
class Stake:
    """The effect of an act or another ruling on the result.

    Attributes:
        change: the change of the margin (Black less White), in points. None if unknown: the
            matter is played out, or facts are missing for a margin.
        flips: True if the act or ruling changes the winner.
        then: the count afterwards, if the act supplies the facts that were missing for a count.
    """

    change: Fraction | None
    flips: bool = False
    then: Score | None = None

    @property
    def weight(self) -> tuple[bool, Fraction]:
        """The sort key: first whether the winner changes, then the change in points."""
        return self.flips, abs(self.change or Fraction(0))


def stake(now: Score, after: Score) -> Stake:
    """Returns the effect on the result if a case counts as ``after`` instead of ``now``.

    The change is unknown if the two scores lack different facts.
    """
    if after.needs != now.needs:
        return Stake(None)
    return Stake(now.change_to(after), after.ahead is not now.ahead)


def stake_of_case(now: Scorer, score: Score, rules: RuleSet, otherwise: Case) -> Stake:
    """Returns the effect on the result if the case ``otherwise`` is counted instead.

    Args:
        now, score: the scorer of the present case, and its score under ``rules``.
    """
    return stake(score, now.with_case(otherwise).score(rules, remarks=False))


def counting_after(bench: Scorer, edit: Edit, rules: RuleSet) -> Iterator[Score | None]:
    """Yields the score of a case after an act, and None before it, between pieces of the work.

    Yields nothing if the act is not valid. Each piece replays or reads a long record at most
    once.
    """
    try:
        after = bench.with_case(edit.apply(bench.case))
    except ValueError:
        return
    yield None
    yield from after.preparing(rules, remarks=False)
    yield after.score(rules, remarks=False)
