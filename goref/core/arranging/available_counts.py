"""Which counts can be laid out for a score, without loading what lays them out."""

from __future__ import annotations

from goref.core.rulesets.ruleset import Count
from goref.core.scoring.scoring import Score

ONE_SIDED = frozenset({Count.AREA, Count.HALF, Count.FILL_IN})


def countable(score: Score) -> tuple[Count, ...]:
    """The counts that this score's rule set allows and whose facts are known."""
    return tuple(check.count for check in score.checks)


def one_sided(count: Count) -> bool:
    """Whether a count can be made of one side alone."""
    return count in ONE_SIDED
