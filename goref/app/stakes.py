"""What is at stake: what it changes to count a case after an act or under another ruling."""

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
    """What an act or another ruling would change.

    Attributes:
        change: what it adds to the margin (Black less White), in points; None where that is
            not to be known: it is played out, or other facts are missing for a margin.
        flips: whether it changes the winner.
        then: the count there would be, where it makes known what is missing for one.
    """

    change: Fraction | None
    flips: bool = False
    then: Score | None = None

    @property
    def weight(self) -> tuple[bool, Fraction]:
        """The sort key: the weightiest is the greatest."""
        return self.flips, abs(self.change or Fraction(0))


def stake(now: Score, after: Score) -> Stake:
    """What it would change to count a case as ``after`` does."""
    if after.needs != now.needs:
        return Stake(None)
    return Stake(now.change_to(after), after.ahead is not now.ahead)


def stake_of_case(now: Scorer, score: Score, rules: RuleSet, otherwise: Case) -> Stake:
    """What it would change to count another case.

    Args:
        now, score: the case as it is, and its count under ``rules``.
    """
    return stake(score, now.with_case(otherwise).score(rules, remarks=False))


def counting_after(bench: Scorer, edit: Edit, rules: RuleSet) -> Iterator[Score | None]:
    """A case counted after an act, in pieces: None between two of them, last the score.

    No score comes if the act makes no sense. Of a long record each piece plays it through,
    or reads it, once.
    """
    try:
        after = bench.with_case(edit.apply(bench.case))
    except ValueError:
        return
    yield None
    yield from after.preparing(rules, remarks=False)
    yield after.score(rules, remarks=False)
